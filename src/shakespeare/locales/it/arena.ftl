# The report of an arena: the page that sums up many games.

report-heading = { $games } partite
report-setting = { $kind ->
        [solo] Partita in solitario · { $deals } smazzate, le stesse per ogni giocatore · { $edition }
        [alone] In { $players } al tavolo · { $deals } smazzate · { $edition }
       *[table] In { $players } al tavolo · { $deals } smazzate, ognuna giocata da ogni posto · { $edition }
    }
report-backstage = con Backstage
report-strategic_rest = con il riposo strategico
report-winners = vincitori
report-others = altri
report-table = Le cifre

report-wins = Chi vince
report-wins-lead = Quota di vittorie di { $player }: { $share }. Una quota equa sarebbe { $fair }: la linea tratteggiata.
report-ahead = Testa a testa
report-ahead-caption = Quanto spesso il giocatore di una riga finisce davanti a quello di una colonna; un pareggio vale metà
report-ratings = Forza
report-ratings-lead = In punti Elo: 400 in più significano finire davanti dieci volte più spesso che dietro. Le linee sono intervalli al 95%.

report-scores = Punteggi
report-scores-lead-winners = Un vincitore ha in media { $mean } punti; quattro su cinque ne hanno da { $low } a { $high }.
report-scores-lead-solo = Una partita finisce in media con { $mean } punti; quattro su cinque con un punteggio da { $low } a { $high }.
report-payrolls = Paghe
report-payrolls-lead-winners = La compagnia di un vincitore costa in media £{ $mean }; in quattro partite su cinque da £{ $low } a £{ $high }.
report-payrolls-lead-solo = Una compagnia costa in media £{ $mean }; in quattro partite su cinque da £{ $low } a £{ $high }.
report-sources = Da dove vengono i punti
report-sources-lead = La fonte più ricca è «{ $source }»: in media { $mean } punti a partita.
report-elements = Atti, allestimenti e costumi
report-elements-lead = In una partita un giocatore piazza { $sets } elementi di allestimento e { $elements } elementi di costume, e completa { $costumes } costumi.
report-acts = L’ultima casella su ogni atto
report-built = Piazzati e completati
report-set-elements = Elementi di allestimento
report-costume-elements = Elementi di costume
report-costumes = Costumi completati

report-wagers = Scommesse
report-wagers-lead = La scommessa più comune è { $cylinders } nel giorno { $day } ({ $share } dei giocatori). Le monete d’oro vincono più spesso della quota equa, quelle blu meno spesso.
report-wagers-caption = Quanto spesso si scommette ogni numero di cilindri in ogni giorno, e quanto spesso vince chi lo fa
report-wagers-wins = vittorie { $share }
report-day = Giorno { $day }

report-cards = Chi viene reclutato
report-cards-lead = Quanto spesso un vincitore recluta un personaggio, e quanto spesso gli altri. Quelli in cima sono gli amici dei vincitori.
report-cards-lead-solo = Quanto spesso ogni personaggio viene reclutato in una partita.
report-extras = Come comparse
report-activations = Chi viene messo al lavoro
report-activations-lead = Quanto spesso ogni personaggio viene attivato in una partita.
report-objectives = Obiettivi
report-objectives-lead = Quanto rende un obiettivo a chi lo tiene. Nella fascia chiara vale la pena, e niente di più.
report-kept = tenuto: { $share }
report-uses = Carte Backstage
report-uses-lead = Quanto spesso ogni carta viene usata in una partita, secondo il numero di cilindri messi sopra.
report-use = { $card }, { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }
report-nobody = Nessuno, in tutte queste partite.

report-thinking = Tempo per pensare
report-thinking-lead = Quanto richiede in media una decisione. Ogni tacca della scala vale dieci volte la precedente.
report-ms = { $time } ms

report-column-player = Giocatore
report-column-seats = Posti
report-column-wins = Vittorie (intervallo al 95%)
report-column-rating = Forza (intervallo al 95%)
report-column-score = Punteggio medio
report-column-payroll = Paghe medie, £
report-column-sd = ±
report-column-min = Minimo
report-column-max = Massimo
report-column-measure = In media
report-column-cylinders = Cilindri
report-column-card = Carta
report-column-seat = A partita
report-column-ratio = Rapporto
report-column-objective = Obiettivo
report-column-kept = Tenuto da
report-column-points = Punti
report-column-kept-winners = di cui vincitori
report-column-played = Giocato
report-column-decisions = Decisioni a partita
report-column-time = Tempo per decisione, ms
report-column-slowest = La più lenta, ms

report-method = Come è stato fatto
report-method-deals = Ogni smazzata è mischiata per conto suo e viene giocata una volta con ogni giocatore in ogni posto: la fortuna delle carte e del posto è la stessa per tutti. Una vittoria condivisa conta in parti uguali.
report-method-intervals = Un intervallo al 95% dice tra quali valori starebbe una cifra se fossero state estratte altre smazzate. Si trova estraendo di nuovo le smazzate mille volte, con ripetizione; le partite di una smazzata restano insieme.
report-method-ratings = Le forze sono quelle che rendono più probabile l’ordine dei giocatori alla fine di tutte le partite (modello di Bradley e Terry); la loro media è 1500.
report-method-settings = Seme { $seed }, edizione «{ $edition }» ({ $digest }), versione { $program }. Ogni partita è nel registro accanto a questa pagina e si può rivedere.
