# Names. A message is the name as it stands alone; each attribute is another form of it that the language needs
# in a sentence, and reaches the texts as an argument of its own: $character, $character-the.
# A name without an attribute that others have uses its plain form there.
#
# Forms in Italian: .the (with its article, inside a sentence), .start (the same, at its beginning), .of (di), .to (a),
# .on (su), .title (in full, as printed on the card); of colours .plural; of sources .for and .mainly.
# .kind is what the person is called, where that is another word than for most.
# $copy is empty, or the number of one of several equal cards (II) with a space before it.

## Characters

card-author = Autore
    .the = l’Autore
    .start = L’Autore
    .of = dell’Autore
    .to = all’Autore
    .on = sull’Autore
card-falstaff = Falstaff
    .the = Falstaff
    .start = Falstaff
    .of = di Falstaff
    .to = a Falstaff
    .on = su Falstaff
card-handyman = Tuttofare
    .the = il Tuttofare
    .start = Il Tuttofare
    .of = del Tuttofare
    .to = al Tuttofare
    .on = sul Tuttofare
card-queen = Regina
    .the = la Regina
    .start = La Regina
    .of = della Regina
    .to = alla Regina
    .on = sulla Regina
card-extra = Comparsa{ $copy }
    .the = la Comparsa{ $copy }
    .start = La Comparsa{ $copy }
    .of = della Comparsa{ $copy }
    .to = alla Comparsa{ $copy }
    .on = sulla Comparsa{ $copy }

card-costume-mistress-6 = Costumista{ $copy } (6)
    .the = la Costumista{ $copy } (6)
    .start = La Costumista{ $copy } (6)
    .of = della Costumista{ $copy } (6)
    .to = alla Costumista{ $copy } (6)
    .on = sulla Costumista{ $copy } (6)
card-costume-mistress-8 = Costumista{ $copy } (8)
    .the = la Costumista{ $copy } (8)
    .start = La Costumista{ $copy } (8)
    .of = della Costumista{ $copy } (8)
    .to = alla Costumista{ $copy } (8)
    .on = sulla Costumista{ $copy } (8)
card-set-dresser-6 = Decoratore{ $copy } (6)
    .the = il Decoratore{ $copy } (6)
    .start = Il Decoratore{ $copy } (6)
    .of = del Decoratore{ $copy } (6)
    .to = al Decoratore{ $copy } (6)
    .on = sul Decoratore{ $copy } (6)
card-set-dresser-8 = Decoratore{ $copy } (8)
    .the = il Decoratore{ $copy } (8)
    .start = Il Decoratore{ $copy } (8)
    .of = del Decoratore{ $copy } (8)
    .to = al Decoratore{ $copy } (8)
    .on = sul Decoratore{ $copy } (8)
card-handyman-4 = Tuttofare{ $copy } (4)
    .the = il Tuttofare{ $copy } (4)
    .start = Il Tuttofare{ $copy } (4)
    .of = del Tuttofare{ $copy } (4)
    .to = al Tuttofare{ $copy } (4)
    .on = sul Tuttofare{ $copy } (4)
card-jeweler = Gioielliere{ $copy }
    .the = il Gioielliere{ $copy }
    .start = Il Gioielliere{ $copy }
    .of = del Gioielliere{ $copy }
    .to = al Gioielliere{ $copy }
    .on = sul Gioielliere{ $copy }
card-assistant = Assistente{ $copy }
    .the = l’Assistente{ $copy }
    .start = L’Assistente{ $copy }
    .of = dell’Assistente{ $copy }
    .to = all’Assistente{ $copy }
    .on = sull’Assistente{ $copy }

card-romeo = Romeo
    .the = Romeo
    .start = Romeo
    .of = di Romeo
    .to = a Romeo
    .on = su Romeo
card-juliet = Giulietta
    .the = Giulietta
    .start = Giulietta
    .of = di Giulietta
    .to = a Giulietta
    .on = su Giulietta
    .kind = attrice
card-puck = Puck
    .the = Puck
    .start = Puck
    .of = di Puck
    .to = a Puck
    .on = su Puck
card-viola = Viola
    .the = Viola
    .start = Viola
    .of = di Viola
    .to = a Viola
    .on = su Viola
    .kind = attrice
card-hamlet = Amleto
    .the = Amleto
    .start = Amleto
    .of = di Amleto
    .to = ad Amleto
    .on = su Amleto
card-iago = Iago
    .the = Iago
    .start = Iago
    .of = di Iago
    .to = a Iago
    .on = su Iago
card-beatrice = Beatrice
    .the = Beatrice
    .start = Beatrice
    .of = di Beatrice
    .to = a Beatrice
    .on = su Beatrice
    .kind = attrice
card-desdemona = Desdemona
    .the = Desdemona
    .start = Desdemona
    .of = di Desdemona
    .to = a Desdemona
    .on = su Desdemona
    .kind = attrice
card-portia = Porzia
    .the = Porzia
    .start = Porzia
    .of = di Porzia
    .to = a Porzia
    .on = su Porzia
    .kind = attrice
card-lear = Lear
    .the = Lear
    .start = Lear
    .of = di Lear
    .to = a Lear
    .on = su Lear
card-lady-macbeth = Lady Macbeth
    .the = Lady Macbeth
    .start = Lady Macbeth
    .of = di Lady Macbeth
    .to = a Lady Macbeth
    .on = su Lady Macbeth
    .kind = attrice
card-othello = Otello
    .the = Otello
    .start = Otello
    .of = di Otello
    .to = a Otello
    .on = su Otello
card-prospero = Prospero
    .the = Prospero
    .start = Prospero
    .of = di Prospero
    .to = a Prospero
    .on = su Prospero
card-titania = Titania
    .the = Titania
    .start = Titania
    .of = di Titania
    .to = a Titania
    .on = su Titania
    .kind = attrice

# Of Backstage: its actors, then its backstage cards.
card-bear = Orso
    .the = l’Orso
    .start = L’Orso
    .of = dell’Orso
    .to = all’Orso
    .on = sull’Orso
    .title = Esce, inseguito da un orso
card-caliban = Calibano
    .the = Calibano
    .start = Calibano
    .of = di Calibano
    .to = a Calibano
    .on = su Calibano
card-ghost = Spettro
    .the = lo Spettro
    .start = Lo Spettro
    .of = dello Spettro
    .to = allo Spettro
    .on = sullo Spettro
card-hermione = Ermione
    .the = Ermione
    .start = Ermione
    .of = di Ermione
    .to = a Ermione
    .on = su Ermione
    .kind = attrice
card-mark-antony = Marco Antonio
    .the = Marco Antonio
    .start = Marco Antonio
    .of = di Marco Antonio
    .to = a Marco Antonio
    .on = su Marco Antonio
card-mercutio = Mercuzio
    .the = Mercuzio
    .start = Mercuzio
    .of = di Mercuzio
    .to = a Mercuzio
    .on = su Mercuzio
card-ophelia = Ofelia
    .the = Ofelia
    .start = Ofelia
    .of = di Ofelia
    .to = a Ofelia
    .on = su Ofelia
    .kind = attrice
card-richard-iii = Riccardo III
    .the = Riccardo III
    .start = Riccardo III
    .of = di Riccardo III
    .to = a Riccardo III
    .on = su Riccardo III
card-shylock = Shylock
    .the = Shylock
    .start = Shylock
    .of = di Shylock
    .to = a Shylock
    .on = su Shylock

card-architect = Architetto{ $copy }
    .the = l’Architetto{ $copy }
    .start = L’Architetto{ $copy }
    .of = dell’Architetto{ $copy }
    .to = all’Architetto{ $copy }
    .on = sull’Architetto{ $copy }
card-backstage-jeweler = Gioielliere Backstage{ $copy }
    .the = il Gioielliere Backstage{ $copy }
    .start = Il Gioielliere Backstage{ $copy }
    .of = del Gioielliere Backstage{ $copy }
    .to = al Gioielliere Backstage{ $copy }
    .on = sul Gioielliere Backstage{ $copy }
card-barkeep = Oste{ $copy }
    .the = l’Oste{ $copy }
    .start = L’Oste{ $copy }
    .of = dell’Oste{ $copy }
    .to = all’Oste{ $copy }
    .on = sull’Oste{ $copy }
card-director = Regista{ $copy }
    .the = il Regista{ $copy }
    .start = Il Regista{ $copy }
    .of = del Regista{ $copy }
    .to = al Regista{ $copy }
    .on = sul Regista{ $copy }
card-double = Controfigura{ $copy }
    .the = la Controfigura{ $copy }
    .start = La Controfigura{ $copy }
    .of = della Controfigura{ $copy }
    .to = alla Controfigura{ $copy }
    .on = sulla Controfigura{ $copy }
card-hatter = Cappellaio{ $copy }
    .the = il Cappellaio{ $copy }
    .start = Il Cappellaio{ $copy }
    .of = del Cappellaio{ $copy }
    .to = al Cappellaio{ $copy }
    .on = sul Cappellaio{ $copy }
card-lord-chamberlain = Lord Ciambellano{ $copy }
    .the = il Lord Ciambellano{ $copy }
    .start = Il Lord Ciambellano{ $copy }
    .of = del Lord Ciambellano{ $copy }
    .to = al Lord Ciambellano{ $copy }
    .on = sul Lord Ciambellano{ $copy }
card-marlowe = Kit Marlowe{ $copy }
    .the = Kit Marlowe{ $copy }
    .start = Kit Marlowe{ $copy }
    .of = di Kit Marlowe{ $copy }
    .to = a Kit Marlowe{ $copy }
    .on = su Kit Marlowe{ $copy }
card-merchant = Mercante{ $copy }
    .the = il Mercante{ $copy }
    .start = Il Mercante{ $copy }
    .of = del Mercante{ $copy }
    .to = al Mercante{ $copy }
    .on = sul Mercante{ $copy }
card-prompter = Suggeritore{ $copy }
    .the = il Suggeritore{ $copy }
    .start = Il Suggeritore{ $copy }
    .of = del Suggeritore{ $copy }
    .to = al Suggeritore{ $copy }
    .on = sul Suggeritore{ $copy }
card-rag-picker-costume-mistress = Straccivendolo{ $copy } (Costumista)
    .the = lo Straccivendolo{ $copy } (Costumista)
    .start = Lo Straccivendolo{ $copy } (Costumista)
    .of = dello Straccivendolo{ $copy } (Costumista)
    .to = allo Straccivendolo{ $copy } (Costumista)
    .on = sullo Straccivendolo{ $copy } (Costumista)
card-rag-picker-handyman = Straccivendolo{ $copy } (Tuttofare)
    .the = lo Straccivendolo{ $copy } (Tuttofare)
    .start = Lo Straccivendolo{ $copy } (Tuttofare)
    .of = dello Straccivendolo{ $copy } (Tuttofare)
    .to = allo Straccivendolo{ $copy } (Tuttofare)
    .on = sullo Straccivendolo{ $copy } (Tuttofare)
card-rag-picker-set-dresser = Straccivendolo{ $copy } (Decoratore)
    .the = lo Straccivendolo{ $copy } (Decoratore)
    .start = Lo Straccivendolo{ $copy } (Decoratore)
    .of = dello Straccivendolo{ $copy } (Decoratore)
    .to = allo Straccivendolo{ $copy } (Decoratore)
    .on = sullo Straccivendolo{ $copy } (Decoratore)

# A card or an objective that only somebody's own edition has.
own-card = { $title }{ $copy }
    .the = { $title }{ $copy }
    .start = { $title }{ $copy }
    .of = di { $title }{ $copy }
    .to = a { $title }{ $copy }
    .on = su { $title }{ $copy }
# One of several equal cards, where an edition has several of a character that is usually alone.
# $name-the and the like are the forms of its name.
own-copy = { $name }{ $copy }
    .the = { $name-the }{ $copy }
    .start = { $name-start }{ $copy }
    .of = { $name-of }{ $copy }
    .to = { $name-to }{ $copy }
    .on = { $name-on }{ $copy }

kind-actor = attore
kind-costume-mistress = costumista
kind-set-dresser = decoratore
kind-handyman = tuttofare
kind-jeweler = gioielliere
kind-assistant = assistente
kind-queen = regina
kind-extra = comparsa

## What characters do

power-costume-mistress = costumi fino a un valore di { $value }
power-set-dresser = allestimenti fino a un valore di { $value }
power-handyman = elementi a scelta fino a un valore di { $value }
power-jeweler = un elemento giallo
power-assistant = i tuoi artigiani +1
power-queen = £4 o un obiettivo
power-extra = –
# Of some actors of Backstage: $icons is added to, or taken from, the $power by a complete costume.
power-costumed = { $power }; in costume anche { $icons }
power-cancelled = { $power }; in costume senza { $icons }
power-first-action = la prima azione di ogni giorno
# An actor who does not bring initiative.
power-no-initiative = { $power }; niente iniziativa

# What a backstage card does as long as it is kept; $cost is 0 for craftsmen of any cost.
kept-prompter = puoi pagare £1 per evitare la penalità di un atto
kept-rag-picker = { $kind ->
        [costumista] la tua { $kind }
       *[other] il tuo { $kind }
    }{ $cost ->
        [0] {""}
       *[other] {" "}da £{ $cost }
    } può prendere anche dagli scarti

# Icons, $count of the same in a row.
icon-red = Atto I +{ $count }
icon-yellow = Atto II +{ $count }
icon-blue = Atto III +{ $count }
icon-white = { $count ->
        [1] atto a scelta +{ $count }
       *[other] atti a scelta +{ $count }
    }
icon-black = un atto −{ $count }
icon-coin1 = { $count ->
        [1] £1
       *[other] { $count } × £1
    }
icon-coin3 = { $count ->
        [1] £3
       *[other] { $count } × £3
    }
icon-coin5 = { $count ->
        [1] £5
       *[other] { $count } × £5
    }
icon-prestige = { $count ->
        [one] { $count } punto prestigio
       *[other] { $count } punti prestigio
    }
icon-mask = atmosfera +{ $count }
icon-mask-red = atmosfera −{ $count }
icon-mask-black = atmosfera degli altri −{ $count }
icon-token = { $count ->
        [1] un gettone «+3»
       *[other] { $count } gettoni «+3»
    }
icon-costume = { $count ->
        [1] un elemento di costume { $colour }
       *[other] { $count } elementi di costume { $colour-plural }
    }
icon-set = { $count ->
        [1] un elemento di allestimento { $colour }
       *[other] { $count } elementi di allestimento { $colour-plural }
    }

# Icons of Backstage.
icon-others-back = ogni altro giocatore: un atto −{ $count }
icon-others-coin = ogni altro giocatore: −£{ $count }
icon-objective = { $count ->
        [1] un obiettivo
       *[other] { $count } obiettivi
    }
icon-coin2 = { $count ->
        [1] £2
       *[other] { $count } × £2
    }
icon-theater-1 = { $count ->
        [1] un elemento di allestimento di valore 1 nel tuo Teatro
       *[other] { $count } elementi di allestimento di valore 1 nel tuo Teatro
    }
icon-theater-2-4 = { $count ->
        [1] un elemento di allestimento di valore da 2 a 4 nel tuo Teatro
       *[other] { $count } elementi di allestimento di valore da 2 a 4 nel tuo Teatro
    }
icon-theater-5 = { $count ->
        [1] un elemento di allestimento di valore 5 nel tuo Teatro
       *[other] { $count } elementi di allestimento di valore 5 nel tuo Teatro
    }
icon-hat = { $count ->
        [1] un cappello
       *[other] { $count } cappelli
    }
icon-double-1 = { $count ->
        [1] attiva un attore da £1
       *[other] attiva attori da £1, { $count } volte
    }
icon-double-3 = { $count ->
        [1] attiva un attore da £3
       *[other] attiva attori da £3, { $count } volte
    }
icon-double-5 = { $count ->
        [1] attiva un attore da £5
       *[other] attiva attori da £5, { $count } volte
    }
icon-lord-top = { $count ->
        [1] la prima carta del mazzo del Lord
       *[other] le prime { $count } carte del mazzo del Lord
    }
icon-lord-any = { $count ->
        [1] una carta a scelta del mazzo del Lord
       *[other] { $count } carte a scelta del mazzo del Lord
    }
icon-fewer-rest = { $count ->
        [1] un gettone Riposo in meno
       *[other] { $count } gettoni Riposo in meno
    }
icon-jewel = { $count ->
        [1] un elemento giallo
       *[other] { $count } elementi gialli
    }
icon-costume-1-3 = { $count ->
        [1] un elemento di costume di valore da 1 a 3
       *[other] { $count } elementi di costume di valore da 1 a 3
    }
icon-costume-4-5 = { $count ->
        [1] un elemento di costume di valore 4 o 5
       *[other] { $count } elementi di costume di valore 4 o 5
    }
icon-keep = si tiene come personaggio

## Objectives

objective-first-nights = Prime
objective-wardrobe = Guardaroba
objective-company = Maestranze
objective-scenery = Scenografia
objective-gilding = Doratura
objective-cast = Cast
objective-purse = Borsa
objective-finery = Sfarzo
objective-balance = Equilibrio
objective-crowd = Folla

# Of Backstage.
objective-salvage = Recupero
objective-gold = Oro
objective-cheer = Allegria
objective-run = Filata
objective-dismissal = Licenziamento

own-objective = { $title }

# What an objective counts, in the number of $count. First the measures with a name.
measure-acts-first = { $count ->
        [one] atto
       *[other] atti
    } in cui sei in testa
measure-costumes-complete = { $count ->
        [one] costume completo da
       *[other] costumi completi da
    } tre elementi
measure-non-actors = { $count ->
        [one] personaggio che non è né attore né comparsa
       *[other] personaggi che non sono né attori né comparse
    }
measure-stage-filled = { $count ->
        [one] casella riempita
       *[other] caselle riempite
    } della tua scena
measure-yellow-elements = { $count ->
        [one] elemento giallo piazzato
       *[other] elementi gialli piazzati
    }
measure-actors = { $count ->
        [one] attore
       *[other] attori
    }
measure-pounds = { $count ->
        [one] sterlina
       *[other] sterline
    } prima delle paghe
measure-least-act = { $count ->
        [one] casella raggiunta
       *[other] caselle raggiunte
    } sul tuo atto più arretrato
measure-extras-costumed = { $count ->
        [one] comparsa
       *[other] comparse
    } con il costume completo

# $steps are how many it takes, $points what each brings in all; $most is the last of these.
goal = { $steps-or } { $measure }: { $points-or } { $most ->
        [one] punto
       *[other] punti
    } prestigio
# With what the objective counts so far.
goal-counted = { $goal }. Conteggio: { $counted }

# What an objective of Backstage does; $value is for salvage, $amount for cheer.
goal-salvage = elementi dagli scarti fino a un valore di { $value }
goal-gold = un elemento giallo dagli scarti
goal-cheer = atmosfera +{ $amount }
goal-run = un passo avanti su ogni atto
goal-dismissal = alla fine uno dei tuoi personaggi non va pagato

## Elements, acts, phases, players

# .short has three letters, each colour its own.
colour-black = nero
    .short = ner
    .plural = neri
colour-pink = rosa
    .short = ros
    .plural = rosa
colour-purple = viola
    .short = vio
    .plural = viola
colour-blue = blu
    .short = blu
    .plural = blu
colour-green = verde
    .short = ver
    .plural = verdi
colour-yellow = giallo
    .short = gia
    .plural = gialli

act-1 = Atto I
act-2 = Atto II
act-3 = Atto III

phase-setup = Preparazione
phase-wager = Scommessa
phase-company = Reclutamento e attivazione
phase-ambiance = Atmosfera
# The two dress rehearsals have names (R9.0): .initial on day 4, .final on day 6.
phase-rehearsal = Prova in costume
    .initial = Prova preliminare
    .final = Prova generale
phase-maintenance = Mantenimento
phase-rest = Riposo
phase-end = Fine della partita

# .short is one letter: the disc.
seat-red = Rosso
    .short = R
seat-green = Verde
    .short = V
seat-blue = Blu
    .short = B
seat-yellow = Giallo
    .short = G
# A player with a name of their own.
own-seat = { $name }
    .short = { $short }

# Where prestige and money come from. .for follows "gains 1 prestige", "loses 1 prestige", "receives £1";
# .mainly follows "soprattutto", of all the gains or losses of a kind in a day or a game.
source-start = Inizio
    .for = all’inizio
    .mainly = all’inizio
source-wager = Primo posto
    .for = per il primo posto del giorno
    .mainly = per il primo posto del giorno
source-costumes = Costumi
    .for = per il costume
    .mainly = per i costumi
source-candles = Candele
    .for = per la candela
    .mainly = per le candele
source-ambiance = Atmosfera
    .for = per l’atmosfera
    .mainly = per l’atmosfera
source-activation = Attivazioni
    .for = per l’attivazione
    .mainly = per le attivazioni
source-rehearsal = Prove in costume
    .for = per la prova in costume
    .mainly = per le prove in costume
source-acts = Atti
    .for = per l’atto
    .mainly = per gli atti
source-objectives = Obiettivi
    .for = per l’obiettivo
    .mainly = per gli obiettivi
source-yellow = Elementi gialli
    .for = per gli elementi gialli
    .mainly = per gli elementi gialli
source-unpaid = Personaggi non pagati
    .for = per un personaggio non pagato
    .mainly = per i personaggi non pagati
source-sets = Allestimento
    .for = per l’allestimento
    .mainly = per l’allestimento
source-queen = Regina
    .for = dalla Regina
    .mainly = grazie alla Regina
source-hats = Cappelli
    .for = per i cappelli
    .mainly = per i cappelli
source-backstage = Carte Backstage
    .for = da una carta Backstage
    .mainly = per le carte Backstage
source-prompter = Suggeritore
    .for = per il Suggeritore
    .mainly = per il Suggeritore

## Lists

# One more item at the end of a list: $list is all that comes before.
list-comma = { $list }, { $item }
# Before the same vowel "e" becomes "ed".
list-and = { $item ->
        [Ermione] { $list } ed { $item }
        [Equilibrio] { $list } ed { $item }
       *[other] { $list } e { $item }
    }
list-or = { $list } o { $item }
# The same item several times.
list-times = { $item } ×{ $count }
list-empty = nessuno

# Quotation marks, then those of a quotation inside another: one opens, one closes.
quotes = « » “ ”

## Money and labels

pounds = £{ $pounds }
# A change; $sign is + or −.
pounds-change = { $sign }£{ $pounds }
labelled = { $label }: { $text }

# At the end of a game: the points of a close win, or alone what strong play exceeds; then said with Backstage, for which nobody has published any.
close-win = { $players ->
        [1] In solitario, più di { $score } punti è una bella partita.
        [2] In due, una vittoria di misura sta intorno ai { $score } punti.
        [3] In tre, una vittoria di misura sta intorno ai { $score } punti.
       *[other] In quattro, una vittoria di misura sta intorno ai { $score } punti.
    }
close-win-base = Vale per il gioco senza Backstage.

# The shipped edition; its name is the English words.
named-reconstructed-first-edition = Prima edizione, ricostruita
