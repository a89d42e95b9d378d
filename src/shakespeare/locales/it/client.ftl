# The words of the browser client.

## The door

home-motto = Sei giorni per montare lo spettacolo più prestigioso di Londra.
home-play = Gioca subito
home-play-what = tu e due giocatori artificiali
home-what = Un gioco da tavolo da uno a quattro giocatori: contro il computer, con gli amici tramite un link o davanti a un solo schermo. Gratis e senza account.
home-friends = Con gli amici
    .about = invia un link; a nessuno serve un account
home-continue = Riprendi la partita
home-waits = { $day ->
        [0] Preparazione
       *[other] Giorno { $day }
    }: { $turn ->
        [yours] tocca a te
       *[others] aspettiamo { $names }
    }
home-about = Un adattamento non ufficiale del gioco da tavolo di Hervé Rigal. Molti valori delle carte sono ricostruiti.
home-version = Versione { $version }

new-title = Una partita a modo tuo
new-players = In quanti al tavolo?
new-players-hint = { $players ->
        [1] In solitario: giochi per il miglior punteggio.
        [2] Tu e un avversario.
       *[other] Tu e { $players ->
            [3] due
           *[other] tre
        } avversari.
    }
new-name = Il tuo nome
new-backstage = Con Backstage
new-backstage-hint = L’espansione: carte Backstage da usare con i cilindri non scommessi, altri nove attori, cappelli e un piccolo Teatro tutto tuo. Meglio dopo una o due partite senza.
new-rest = Riposo strategico
new-rest-hint = La sera ognuno sceglie apertamente chi riposa, in ordine di Iniziativa, anziché tutti insieme in segreto.
new-start = Inizia la partita

# Computer players; .about says how well they play, .the is the name with its article, .start the same at a sentence’s beginning.
computer-random = Giullare
    .the = il Giullare
    .start = Il Giullare
    .about = fa una cosa qualsiasi, purché permessa.
computer-groundling = Loggionista
    .the = il Loggionista
    .start = Il Loggionista
    .about = gioca a caso, ma mai proprio da sciocco.
computer-apprentice = Apprendista
    .the = l’Apprendista
    .start = L’Apprendista
    .about = conosce il mestiere; è rapido, sensato, battibile.
computer-player = Commediante
    .the = il Commediante
    .start = Il Commediante
    .about = calcola in anticipo la propria giornata; è accurato, e un po’ innamorato di sé.
computer-master = Maestro
    .the = il Maestro
    .start = Il Maestro
    .about = pensa a ciò che tutti possono fare, scommesse comprese; è forte, e si prende un secondo.
computer-strength = In due vince il { $share }% delle partite contro { $rival-the } (da { $low } a { $high }%).

games-title = Le tue partite
games-day = { $day ->
        [0] Preparazione
       *[other] Giorno { $day }
    }: { $turn ->
        [yours] tocca a te
       *[others] tocca agli altri
    }
games-solo = In solitario
games-with = Con { $names }
games-finished = Finita
games-score = Finita: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
games-rank = { $rank ->
        [1] Vittoria con { $score ->
            [one] { $score } punto
           *[other] { $score } punti
        }
       *[other] { $rank }º posto con { $score ->
            [one] { $score } punto
           *[other] { $score } punti
        }
    }
games-more = { $count ->
        [one] Un’altra
       *[other] Altre { $count }
    }
games-deal = Condividi questa smazzata
games-ranking = La classifica di questa smazzata
games-delete = Elimina questa partita
games-delete-sure = Eliminare per sempre questa partita?

## Everywhere

language = Lingua
settings = Impostazioni
close = Chiudi
undo = Annulla
word-prestige = Prestigio
theme = { $theme ->
        [light] Colori: chiari. Passa agli scuri
        [dark] Colori: scuri. Passa a quelli del sistema
       *[system] Colori: quelli del sistema. Passa ai chiari
    }
title-table = Shakespeare: il tavolo
title-your-turn = ● Tocca a te – Shakespeare
connection-lost = Nessuna connessione; continuiamo a provare. La tua partita è al sicuro.
connection-retry = Riprova
unkept = Al momento le partite non si possono salvare; continuiamo a provare. Ciò che hai giocato è al sicuro.
unkept-move = Al momento le partite non si possono salvare. La tua mossa attende dietro le quinte, e la invieremo di nuovo.
server-away = Il server non è raggiungibile. C’è la connessione?
server-odd = Ha risposto qualcosa che non è il server del gioco ({ $status }).
page-unscripted = Il gioco ha bisogno di JavaScript, che in questo browser è disattivato.
page-broken = Non è stato possibile caricare tutta la pagina. C’è la connessione? Se c’è, forse questo browser è troppo vecchio.
page-outdated = Il gioco è stato aggiornato dopo l’apertura di questa pagina.
page-reload = Ricarica la pagina
table-loading = Si apre il sipario…
table-gone = Questo tavolo non si può aprire.
skip = Salta
skip-to-question = Vai alla domanda

## The top bar

top-home = Shakespeare: pagina iniziale
top-day = Contatore del giorno: giorno { $day } di { $days }
# A phase of a day.
top-phase = { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
top-rehearsal = { $day ->
        [4] Il giorno { $day } finisce con la prova preliminare in costume
        [6] Il giorno { $day } finisce con la prova generale in costume
       *[other] Il giorno { $day } finisce con una prova in costume
    }
top-your-turn = Tocca a te
day-begins = Giorno { $day }

## The board

board-title = Il tabellone principale
prestige-title = Tracciato Prestigio
prestige-of = { $seat }: prestigio { $prestige }, punteggio se la partita finisse ora { $projected }
track-order = Ordine
track-initiative = Iniziativa
act-label = { $act }: { $standing }
act-disc = { $seat } sulla casella { $space }
act-neutral = il disco neutro sulla casella { $space }
act-ranks = Il primo e il secondo su questo atto guadagnano prestigio; in una pila è davanti chi sta più in basso.
act-rank = { $place ->
        [1] primo
        [2] secondo
       *[other] { $place }º
    }

crates-title = I bauli
crate-costumes = Elementi di costume
crate-sets = Elementi di allestimento
crate-discarded-costumes = Elementi di costume scartati
crate-discarded-sets = Elementi di allestimento scartati
crate-bag = Sacchetto
crate-in-bag = Ancora nel sacchetto
crate-discarded = Scartati
element-name = { $elements ->
        [costumes] elemento di costume { $colour }
       *[sets] elemento di allestimento { $colour }
    }
element-label = { $elements ->
        [costumes] elementi di costume { $colour-plural }: { $count ->
            [one] { $count } disponibile
           *[other] { $count } disponibili
        }, { $bag } nel sacchetto
       *[sets] elementi di allestimento { $colour-plural }: { $count ->
            [one] { $count } disponibile
           *[other] { $count } disponibili
        }, { $bag } nel sacchetto
    }

row-title = Personaggi
row-deck = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
row-nobody = Oggi non resta nessuno da reclutare.

## Backstage

backstage = Backstage
backstage-title = Carte Backstage
backstage-none = Oggi non resta nessuna carta Backstage.
# What one has for these cards.
backstage-own = { $count ->
        [0] Per queste carte hai: nessun cilindro
       *[other] Per queste carte hai:
    }
backstage-recruitment = o la tua carta Reclutamento
backstage-cylinders = { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }
backstage-gives = { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }: { $power }
backstage-in-use = { $seat } la usa con { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }
# What it takes to use a card: cylinders, with the Recruitment card or without.
use-cost = { $recruitment ->
        [use-recruitment] { $cylinders ->
            [0] La tua carta Reclutamento
            [one] { $cylinders } cilindro e la tua carta Reclutamento
           *[other] { $cylinders } cilindri e la tua carta Reclutamento
        }
       *[use] { $cylinders ->
            [one] { $cylinders } cilindro
           *[other] { $cylinders } cilindri
        }
    }
rag-picker = Straccivendolo
lord-title = Mazzo del Lord
lord-open = Guarda tutto il mazzo del Lord
lord-label = { $card ->
        [nobody] Il mazzo del Lord: non resta nessuno
       *[other] Il mazzo del Lord: { $count ->
            [one] { $count } attore
           *[other] { $count } attori
        }, in cima { $card-the }
    }
lord-none = Non resta nessuno.
lord-what = Da qui il Lord Ciambellano ti porta attori, quello in cima o uno a tua scelta. L’ordine è questo, e non ne arrivano di nuovi.
theater-title = Teatro
theater-label = Teatro: { $colours-count ->
        [0] vuoto
       *[other] { $colours }
    }, { $free } { $free ->
        [one] casella libera
       *[other] caselle libere
    }
theater-what = Qui l’Architetto piazza elementi di allestimento, dal basso verso l’alto. Una casella con una candela dà 1 punto prestigio. Poi ogni elemento del Teatro ha di nuovo effetto, dal più basso al nuovo. Non fa parte della tua scena.
element-discarded = { $count } tra gli scarti
element-salvaged = { $elements ->
        [costumes] elementi di costume { $colour-plural }: { $count } tra gli scarti
       *[sets] elementi di allestimento { $colour-plural }: { $count } tra gli scarti
    }

# More about a card than its icons say.
about-architect = L’elemento va sulla casella libera più bassa del tuo Teatro. Poi hanno effetto tutti gli elementi che vi si trovano, anche i vecchi.
about-hatter = Un cappello sta sopra il primo cerchio di un attore o di una comparsa, uno ciascuno. Se cappello ed elemento in quel cerchio valgono insieme 6, alla fine danno 1 punto prestigio.
about-double = L’attore può aver già lavorato oggi, o riposare. Non riceve cilindri e si può ancora attivare normalmente. Dà sempre l’iniziativa.
about-lord-chamberlain = L’attore entra subito nella tua compagnia, e oggi puoi ancora reclutare.
about-director = Vale per questa notte. Due Registi si sommano.
about-prompter = Il Suggeritore resta con te. Ogni volta che si valuta un atto e vi perderesti prestigio, puoi invece pagare £1.
about-backstage-jeweler = Non è un personaggio: si usa una volta e poi se ne va.
about-ghost = Ogni altro giocatore sceglie un atto e vi retrocede.
about-caliban = In una prova in costume ogni altro giocatore sceglie un atto e vi retrocede.
about-bear = Prima dei turni di tutti fai un’azione qualsiasi, dal giorno dopo l’arrivo dell’Orso. L’Orso non si attiva mai.

## Theatres

theatre-title = La tua plancia personale
troupe-actors = Attori e comparse
troupe-others = Artigiani, Regina e altri
stage-title = Scena
cell-filled = { $place }: { $colour }
cell-empty = { $place }: { $kind ->
        [candle] libera, con una candela
        [virtual] virtuale
       *[space] libera
    }

card-does = attivazione: { $power }
card-rehearses = in costume: { $power }
card-wears = { $free ->
        [0] indossa { $colours }
       *[other] { $colours-count ->
            [0] nessun costume
           *[other] indossa { $colours }
        }, { $free } { $free ->
            [one] cerchio libero
           *[other] cerchi liberi
        }
    }
card-hat = ha un cappello { $colour }
card-spared = resta in forma
card-used = ha già lavorato oggi
card-resting = oggi riposa
card-pending = un momento

ambiance-label = Tracciato Atmosfera, casella { $space }: { $effect }
# What a space of the ambiance track brings in the evening.
evening-prestige = { $amount-sign ->
        [up] guadagni { $amount ->
            [one] { $amount } punto prestigio
           *[other] { $amount } punti prestigio
        }
       *[down] perdi { $amount ->
            [one] { $amount } punto prestigio
           *[other] { $amount } punti prestigio
        }
    }
evening-money = guadagni £{ $amount }
evening-step = avanzi di { $amount } su un atto
evening-back = retrocedi di { $amount } su un atto
evening-nothing = nulla

purse-projected = Punteggio attuale
purse-projected-title = Il tuo punteggio se la partita finisse ora
purse-money = Denaro
purse-payroll = Paghe
purse-payroll-title = { $short ->
        [0] Alla fine puoi pagare tutti.
        [one] Manca £{ $short }: chi non viene pagato alla fine costa prestigio.
       *[other] Mancano £{ $short }: chi non viene pagato alla fine costa prestigio.
    }
purse-short = −£{ $short }
purse-tokens = Gettoni «+3»
purse-cylinders = { $count ->
        [one] { $count } cilindro a disposizione
       *[other] { $count } cilindri a disposizione
    }

purse-cards = { $count ->
        [one] { $count } cilindro per le carte Backstage
       *[other] { $count } cilindri per le carte Backstage
    }
purse-fewer-rests = { $count ->
        [one] Un gettone Riposo in meno stanotte
       *[other] { $count } gettoni Riposo in meno stanotte
    }

mask-sign = Ha una maschera: si gioca, e alla fine non dà punti.
mask-played = «{ $objective }», giocato
objectives-title = Obiettivi
objectives-ask = Ancora nessuno: chiedi alla Regina.
objectives-secret = { $count ->
        [0] Ancora nessuno.
        [one] { $count }, segreto
       *[other] { $count }, segreti
    }

opponents-title = Gli altri giocatori
opponent-title = Plancia personale di { $seat }
opponent-thinking = sta pensando…
opponent-passed = ha passato

## What is asked

question-title = Che cosa ti si chiede
question-part = { $number } di { $count }
question-waiting = Aspettiamo { $waiting }.
question-watching = Stai guardando.
question-over = La partita è finita.
note-over = La partita è finita.
note-not-asked = Ora non ti si chiede questo.
note-waiting = Un po’ di pazienza: aspettiamo { $waiting }.
recap-title = Dalla tua ultima mossa
chooser-title = Quale scegli?
wager-title = Cilindri da scommettere
hint-first-recruit = Fai clic su un personaggio: si unisce a te con il suo ruolo o, a faccia in giù, come comparsa.
hint-first-recruit-touch = Tocca un personaggio: si unisce a te con il suo ruolo o, a faccia in giù, come comparsa. Tieni premuto per ingrandirlo.
hint-wager = Chi ne mette meno gioca per primo e guadagna 1 punto prestigio; ma ogni cilindro è un’attivazione.
hint-action = Fai clic su un personaggio disponibile per reclutarlo, o su uno dei tuoi per attivarlo. { $keys ->
        [on] Il clic destro o I ingrandisce una carta; G scorre tutto ciò che è evidenziato.
       *[off] Il clic destro ingrandisce una carta.
    }
hint-action-touch = Tocca un personaggio disponibile per reclutarlo, o uno dei tuoi per attivarlo. Tieni premuto per ingrandire una carta.
hint-action-own = Fai clic su uno dei tuoi personaggi evidenziati per attivarlo. { $keys ->
        [on] Il clic destro o I ingrandisce una carta; G scorre tutto ciò che è evidenziato.
       *[off] Il clic destro ingrandisce una carta.
    }
hint-action-own-touch = Tocca uno dei tuoi personaggi evidenziati per attivarlo. Tieni premuto per ingrandire una carta.
hint-take = Fai clic su un elemento in un baule, poi sul suo posto; o prima sul posto.
hint-take-touch = Tocca un elemento, poi il suo posto; o prima il posto.
hint-place = Ora fai clic su un posto evidenziato della tua plancia personale.
hint-place-touch = Ora tocca un posto evidenziato della tua plancia personale.
hint-armed-touch = Tocca di nuovo lo stesso punto, o il pulsante qui sopra, ed è fatta.
hint-place-one = C’è un solo posto: è evidenziato sulla tua plancia personale.
pass-sure = { $count ->
        [one] Passare con { $count } cilindro inutilizzato? La tua giornata finisce qui.
       *[other] Passare con { $count } cilindri inutilizzati? La tua giornata finisce qui.
    }
pass-yes = Sì, passo
# Whoever wants to be asked before every move.
confirm-yes = Sì: { $move }
confirm-sure = Ancora una volta, ed è fatta.
hint-queen = Guardi fino a tre obiettivi e ne tieni uno, in segreto.
hint-step = Oppure fai clic sull’atto stesso.
hint-step-touch = Sul tabellone principale vedi che cosa rende ogni atto.
hint-back = Oppure fai clic sull’atto stesso.
hint-back-touch = Sul tabellone principale vedi che cosa rende ogni atto.
hint-spare = È la notte dopo il lavoro: fai clic su quello dei tuoi personaggi evidenziati che lavorerà anche domani.
hint-spare-touch = È la notte dopo il lavoro: tocca quello dei tuoi personaggi evidenziati che lavorerà anche domani.

hint-wager-backstage = Chi ne mette meno gioca per primo e guadagna 1 punto prestigio. Ogni cilindro scommesso è un’attivazione; gli altri possono andare sulle carte Backstage.
hint-action-backstage = { $players ->
        [1] Recluta un personaggio disponibile, attivane uno dei tuoi o usa una carta Backstage con alcuni dei tuoi cilindri.
       *[other] Recluta un personaggio disponibile, attivane uno dei tuoi o usa una carta Backstage con i cilindri non scommessi.
    }
hint-spare-more = { $count ->
        [one] Grazie al Regista ne resta in forma un altro: scegline uno alla volta.
       *[other] Grazie ai Registi ne restano in forma altri { $count }: scegline uno alla volta.
    }
hint-scavenge = Il tuo Straccivendolo porta anche ciò che è stato scartato: il numero dopo il + dice quanti elementi per colore.
done-hat = Non dare cappelli
done-theater = Non costruire nulla
hint-first-action = Recluta, attiva o usa una carta Backstage prima degli altri; poi avrai il tuo turno come sempre.
hint-theater = Fai clic su un elemento di allestimento nel baule, poi sul tuo Teatro. Tutti i suoi elementi hanno di nuovo effetto.
hint-theater-touch = Tocca un elemento di allestimento, poi il tuo Teatro. Tutti i suoi elementi hanno di nuovo effetto.
hint-hat = Fai clic su un elemento di costume nel baule, poi su chi lo porta. Se con l’elemento nel primo cerchio vale 6, alla fine dà 1 punto prestigio.
hint-hat-touch = Tocca un elemento di costume, poi chi lo porta. Se con l’elemento nel primo cerchio vale 6, alla fine dà 1 punto prestigio.
hint-double = Fai clic su uno dei tuoi attori evidenziati. Può aver già lavorato oggi, o riposare.
hint-double-touch = Tocca uno dei tuoi attori evidenziati. Può aver già lavorato oggi, o riposare.
hint-engage = Fai clic su un attore del mazzo del Lord: si unisce subito a te, oltre al reclutamento del giorno.
hint-engage-touch = Tocca un attore del mazzo del Lord: si unisce subito a te, oltre al reclutamento del giorno.
hint-origin = Lo Straccivendolo ti porta ciò che è stato scartato; ciò che lasci in un baule lo possono prendere gli altri.
hint-masks = Quelli con una maschera, se ne hai, sono evidenziati: fai clic su uno per giocarlo. La domanda si fa a tutti quelli che hanno un obiettivo, così nessuno può capire chi ne ha uno con la maschera.
hint-masks-touch = La domanda si fa a tutti quelli che hanno un obiettivo, così nessuno può capire chi ne ha uno con la maschera.
hint-salvage = Fai clic su uno degli elementi scartati, poi sul suo posto sulla tua plancia personale.
hint-salvage-touch = Tocca uno degli elementi scartati, poi il suo posto sulla tua plancia personale.
hint-rehearse = Fai clic su uno dei tuoi attori evidenziati: scegli tu in che ordine provano.
hint-rehearse-touch = Tocca uno dei tuoi attori evidenziati: scegli tu in che ordine provano.
hint-prompt = Sei su una casella grigia di questo atto, che costa 1 punto prestigio.

# What a move would bring, $change with its sign.
gain-prestige = prestigio { $change }
gain-money = denaro { $change }
gain-tokens = gettoni «+3» { $change }
gain-steps = { $act } { $change }
gain-ambiance = atmosfera { $change }
gain-others = atmosfera degli altri { $change }
gain-costume = costume completo, valore { $worth }
gain-act-pounds = l’Atto I renderebbe £{ $before } → £{ $after }
gain-act-prestige = prestigio se si provasse ora { $before } → { $after }
gain-projected = punteggio attuale { $before } → { $after }
gain-nothing = nulla di immediato

## A card, large

dialog-kind = Tipo
dialog-printed = con te fin dall’inizio
dialog-cost = Paga alla fine
dialog-free = nulla
dialog-activated = Attivazione
dialog-back-of = Sull’altra faccia
dialog-rehearsal = Nella prova in costume, con il costume completo
dialog-nothing = nulla
dialog-costume = Un costume completo rende subito
dialog-pay = { $worths ->
        [one] valore { $from }
       *[several] valore { $from }–{ $to }
    }: { $pounds ->
        [0] { $prestige ->
            [one] { $prestige } punto prestigio
           *[other] { $prestige } punti prestigio
        }
       *[other] { $prestige ->
            [0] £{ $pounds }
            [one] £{ $pounds } e { $prestige } punto prestigio
           *[other] £{ $pounds } e { $prestige } punti prestigio
        }
    }
dialog-today = Oggi
dialog-no-initiative = Non dà l’iniziativa.
dialog-hat = Cappello
dialog-hat-what = { $colour }: se insieme all’elemento nel primo cerchio vale 6, alla fine dà 1 punto prestigio
dialog-mask = Puoi giocarlo la sera, prima che l’atmosfera abbia effetto. Poi esce dal gioco; se lo tieni, non dà punti.

log-title = Che cosa è successo

## On a phone

phone-nav = Parti del tavolo
phone-board = Tabellone
phone-crates = Bauli
phone-people = Giocatori
phone-log = Cronaca
phone-guide = Aiuto

## The game on one page

guide-open = Come si gioca
guide-title = Come si gioca

## The end

end-solo = Cala il sipario: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
end-won = Hai vinto!
end-shared = { $seats } si dividono la vittoria.
end-lost = { $seats-count ->
        [one] Vince { $seats }
       *[other] Vincono { $seats }
    }{ $rank ->
        [2] ; sei al secondo posto
        [3] ; sei al terzo posto
        [4] ; sei al quarto posto
       *[other] {""}
    }.
end-winner = vince
end-apart = I punteggi nel dettaglio
end-by-source = Per fonte
end-by-day = Per giorno
end-day = { $day ->
        [0] All’inizio
       *[other] Giorno { $day }
    }
end-total = Totale
end-unpaid = Non pagati
end-objectives = Obiettivi tenuti
end-money = Denaro avanzato
end-rematch = Gioca ancora
end-again = Una rivincita ti aspetta.
end-look = Guarda il tavolo
end-home = Pagina iniziale
end-reopen = I punteggi finali

## Ways on from the door

ways = Impara, consulta, rivedi
way-lesson = Impara a giocare
    .about = due brevi lezioni, giocando
way-rules = Regole
    .about = tutte, con le figure
way-cards = Carte
    .about = ogni carta e ciò che fa
way-replay = Rivedi
    .about = guarda di nuovo una partita salvata

## Playing with friends

new-friend = Un amico, con un link
    .about = ricevi un indirizzo da inviare; chi lo apre per primo si siede.
join-title = Raggiungi un amico
join-what = L’indirizzo che ti è stato inviato
join-go = Vai
join-odd = Questo non è l’indirizzo di un tavolo. Finisce così: /tables/abc123
seats-title = Posti liberi
seats-send = { $seats-count ->
        [one] Il posto { $seats } è libero: invia questo indirizzo a un amico.
       *[other] I posti { $seats } sono liberi: invia questo indirizzo ai tuoi amici.
    }
seats-address = L’indirizzo di questo tavolo
seats-copy = Copia l’indirizzo
seats-copied = Copiato
seats-sit = Siediti come { $seat }
seats-sit-colour = Siediti come { $seat_colour }
seats-sit-for = Prendi il posto di { $seat }
colours-own = Il tuo colore
colours-theirs = Il suo colore
colours-holder = di { $name }
colours-held = preso

## Other people, and oneself elsewhere

home-you = I tuoi dispositivi e i tuoi dati
table-about = Questo tavolo
table-barred = Questo tavolo non ammette spettatori, ma un posto è libero.

## Said at home and at the table

end-replay = Rivedi la partita
end-copy = Copia il link
new-here = Una persona a questo schermo
new-here-name = Il suo nome
new-here-hint = Con un solo schermo, ve lo passate di mano in mano: tra un turno e l’altro nasconde ciò che solo una persona può vedere.
