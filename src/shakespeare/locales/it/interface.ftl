# The words of the terminal and of the command line.

## The table

table-day = Giorno { $day } di { $days } · { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
table-order = Ordine { $seats-row }
table-initiative = Iniziativa { $seats-row }
table-crates = Disponibili (nel sacchetto)
table-row = Personaggi
table-players = Giocatori
table-theatre = La tua plancia personale
table-short = { $short ->
        [one] Per le paghe manca £{ $short }
       *[other] Per le paghe mancano £{ $short }
    }: chi non viene pagato alla fine costa 2 punti prestigio.
you-are = { $name } (tu)
neutral-short = N
row-empty = Nessun personaggio disponibile.
rehearsal-power = in costume: { $power }
element-value = { $colour } { $value }
elements-costumes = Costumi
elements-sets = Allestimenti
opponent-set = Scena:

column-prestige = Prestigio
column-money = Denaro
column-payroll = Paghe
column-tokens = +3
column-ambiance = Atmosfera
column-cylinders = Cilindri
column-objectives = Obiettivi
column-projected = Punti
player-passed = ha passato

# The six spaces of the ambiance track, by what they bring.
ambiance-1 = −1 prestigio
ambiance-2 = un atto −1
ambiance-3 = –
ambiance-4 = £1
ambiance-5 = un atto +1
ambiance-6 = +1 prestigio

state-used = ha lavorato
state-resting = riposa

# Of Backstage.
table-backstage = Backstage
table-lord = Il mazzo del Lord, dall’alto: { $actors-row }
table-lord-called = Il mazzo del Lord, dall’alto:
table-played = Obiettivi giocati: { $masks-row }
table-discards = Negli scarti
table-fewer-rests = { $count ->
        [one] Nella fase Riposo di oggi metti un gettone Riposo in meno.
       *[other] Nella fase Riposo di oggi metti { $count } gettoni Riposo in meno.
    }
backstage-empty = Nessuna carta Backstage disponibile.
backstage-with-recruitment = con la carta Reclutamento
lord-empty = Il mazzo del Lord è vuoto.
played-by = «{ $objective }» di { $seat }
theater-spaces = Teatro
# A hat; $short is the short form of its colour. The sign stands where there is little room.
hat-worn = cappello { $short }
hat-sign = ^{ $short }

## Choosing

prompt = >{" "}
choices-recruit = Recluta
choices-activate = Attiva
choices-costume = Elementi di costume
choices-set = Elementi di allestimento
choices-extra = come comparsa
choices-use = Usa una carta Backstage
choices-back = qualcos’altro
where-costume = Chi indossa l’elemento { $colour }?
where-set = Dove va l’elemento { $colour }?
note-step = casella { $here } → { $there }
note-candle = una candela: 1 punto prestigio
# Of Backstage. $cylinders is the number that the card prints.
note-use = { $cylinders ->
        [one] { $cylinders } cilindro · { $power }
       *[other] { $cylinders } cilindri · { $power }
    }
note-use-recruitment = { $cylinders ->
        [one] la carta Reclutamento · { $power }
       *[other] { $cylinders } cilindri, compresa la carta Reclutamento · { $power }
    }
label-use = solo con cilindri
label-use-recruitment = contando la carta Reclutamento come cilindro, senza reclutare oggi
where-use = Come usi { $card-the }?
where-hat = Chi porta il cappello { $colour }?
label-first-circle = { $character }, primo cerchio
label-other-circle = { $character }, un altro cerchio
note-first-circle = { $colour } nel primo cerchio
note-six = { $colour } nel primo cerchio: fa sei
note-under-hat = sotto il cappello: fa sei
# What a set element of each colour does when it is built.
effect-black = nessun effetto
effect-pink = £1
effect-purple = atmosfera degli altri −1
effect-blue = atmosfera +2
effect-green = un gettone «+3»
effect-yellow = nessun effetto
note-worn = indossa { $colours }, { $free ->
        [one] { $free } cerchio libero
       *[other] { $free } cerchi liberi
    }
choose-something = Scegli un numero da 1 a { $count }, o scrivi una mossa. ? per l’aiuto.
unknown-move = Non conosco «{ $text }». ? mostra che cosa capisco.
nearest-move = Intendevi «{ $text }»?
legal-move = Nulla lo vieta: «{ $text }» si può fare.
why-what = Perché cosa? Scrivi anche la mossa: why set green 2.1
help-game =
    Scegli con un numero, o scrivi una mossa (in inglese): recruit hamlet,
    recruit hamlet as extra, activate queen, step II, costume pink falstaff 1,
    pass, oppure set green 1.3 per la fila in basso, terza casella da sinistra.
    Con Backstage anche: use hatter-1 3, o use hatter-1 1 with recruitment.

    table       di nuovo tutto il tavolo
    log         tutto ciò che è successo
    why MOSSA   perché una mossa ora non è permessa
    undo        annulla la tua ultima mossa, finché nessun altro ha mosso
    rules R7.3  una regola per numero; rules R7 mostra il capitolo
    save FILE   salva una copia della partita
    quit        esci; la partita resta salvata e si può continuare

    Le lettere sugli atti sono i dischi, per primo chi è davanti; una casella
    vuota mostra che cosa rende in una prova. Nella scena un numero è una casella
    libera, * una candela, ▒ un elemento virtuale. «Punti» è il punteggio che un
    giocatore avrebbe se la partita finisse ora, senza gli obiettivi degli altri.

    Con Backstage, 2/3 +1 significa: di 3 cilindri scommessi ne restano 2, e 1
    resta per le carte Backstage. ^ros è un cappello rosa. Il Teatro si riempie
    da sinistra.
undo-nothing = Non c’è nulla da annullare: nel frattempo qualcuno ha mosso o ha scoperto qualcosa.
rules-unknown = Non c’è una regola «{ $number }». I numeri sono come R7.3; da R0 a R14 sono capitoli.
rules-how = Chiedi le altre per numero: rules R7.3, o rules R7 per un capitolo.
rules-chapters = Da leggere ancora: rules strategy, rules scores, rules theme, rules box, rules signs.

## A game's beginning and end

welcome = { $players ->
        [1] Una partita in solitario, seme { $seed }. Sei { $seat }. Scrivi ? per l’aiuto.
       *[other] Una partita a { $players }, seme { $seed }. Sei { $seat }. Scrivi ? per l’aiuto.
    }
welcome-back = Si riprende { $file }. Sei { $seat }. Scrivi ? per l’aiuto.
players-wanted = Quanti giocatori, contando anche te? (da 1 a 4, Invio per 2)
players-again = Scrivi 1, 2, 3 o 4.
quit-sure = Lasci il tavolo? La partita resta salvata. (s/n)
# Answers that mean yes, in small letters.
yes-words = s sì si y yes
saved = Salvata in { $file }.
save-elsewhere = La partita continua. Per salvarla, scrivi: save FILE
left-saved = La partita è salvata. Continuala con: shakespeare play --load "{ $file }"
interrupted = Interrotto.

scores-title = Il punteggio finale
scores-source = Prestigio
scores-total = Totale
scores-payroll = Paghe
scores-left = Denaro avanzato
scores-objective = Obiettivo «{ $objective }» di { $seat }: { $points }.
scores-solo = Chiudi con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
scores-saved = La registrazione della partita è in { $file }.

replay-fine = { $file } è una registrazione valida: ogni mossa è permessa.
replay-unfinished = La partita non è finita: manca la decisione di { $waiting }.

## Simulations

simulate-progress = In gioco
simulate-stopped = Interrotto dopo { $done } di { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }.
arena-rest = Sono salvate: lo stesso comando riprende da lì.
arena-reading = Lettura
arena-title = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } su { $deals ->
        [one] { $deals } smazzata
       *[other] { $deals } smazzate
    }.
arena-rating = Forza
arena-report = Il resoconto è in { $file }, con le tabelle accanto.
# A number that is not whole.
decimal = { $whole },{ $part }
percent = { $percent }%
results-title = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } dal seme { $seed }: { $players }.
results-player = Giocatore
results-seat = Posto
results-score = Punti
results-sd = ±
results-least = Min
results-most = Max
results-wins = Vittorie
results-interval = Intervallo al 95%
results-payroll = Paghe
results-sources = Prestigio, media
results-winner = Punteggio del vincitore: { $mean } (± { $sd }, da { $least } a { $most }).
results-decisions = Decisioni a partita: { $mean } (± { $sd }, da { $least } a { $most }).
results-speed = { $rate } partite al secondo, { $seconds } secondi in tutto.

## Editions

edition-fine = { $file } è un’edizione valida.
edition-mistakes = L’edizione ha { $count } errori.
edition-counts = { $cards ->
        [one] { $cards } carta Personaggio
       *[other] { $cards } carte Personaggio
    }, { $objectives ->
        [one] { $objectives } obiettivo
       *[other] { $objectives } obiettivi
    }. { $reconstructed ->
        [0] Dei suoi { $values } valori nessuno è ricostruito.
       *[other] Valori ricostruiti, non tratti da regole o anteprime (R12.1): { $reconstructed } su { $values }.
    }
edition-backstage-counts = Backstage: { $actors } attori, { $objectives } obiettivi, { $cards } carte.
edition-marks = † ricostruito   ° attestato da anteprime o recensioni   senza segno: dalle regole
edition-character = Personaggio
edition-cost = Costo
edition-copies = Carte
# A column of numbers, and what they are.
edition-circles = ○
edition-circles-legend = ○ cerchi di un costume
edition-power = Attivazione
edition-rehearsal = In costume
edition-printed = su ogni plancia personale
edition-back = sul retro delle carte
edition-stage = Scena
edition-objective = Obiettivo
edition-goal = Alla fine
edition-backstage = Backstage
edition-theater = Teatro
edition-effect = Effetto
edition-card = Carta Backstage
edition-cylinders = Per
edition-cylinders-count = { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }
edition-notes = Note

## The command line

help-shakespeare = Il gioco da tavolo Shakespeare. Senza comandi si apre nel browser; con i comandi si gioca nel terminale, si simulano partite, si controllano edizioni e registrazioni.
help-commands = comandi
help-version = mostra la versione e quale motore è in uso
help-language = la lingua: { $languages-or } (predefinita: quella del sistema, o l’inglese)
help-play = gioca contro il computer, in questo terminale
help-players = numero di giocatori, da 1 a 4, contando anche te; se manca viene chiesto
help-seat = il tuo posto, a partire da 1: Rosso, Verde, Blu, Giallo (predefinito: 1)
help-opponent = il giocatore artificiale per gli altri posti: { $names-or } (predefinito: apprentice)
help-seed = un numero che decide tutte le estrazioni, per rigiocare la stessa partita (predefinito: a caso)
help-load = continua una partita salvata
help-save = dove salvare la partita (predefinito: un file proprio nella tua cartella dei dati)
help-simulate = fa giocare molte partite ai giocatori artificiali e le riassume
help-seats = numero di giocatori, da 1 a 4 (predefinito: 2)
help-games = numero di partite (predefinito: { $games })
help-first-seed = il seme della prima partita; ogni partita seguente ha il successivo (predefinito: 1)
help-jobs = numero di processi; i risultati non ne dipendono (predefinito: uno per processore)
help-arena = fa sfidare i giocatori artificiali, ognuno da ogni posto di ogni smazzata, e scrive un resoconto
help-entrants = chi si sfida: { $names-row }, o program:COMANDO per un tuo programma; senza nomi, il resoconto viene rifatto da ciò che la cartella contiene
help-arena-out = dove si salvano le partite, le tabelle e il resoconto; lo stesso comando riprende da dove è stato interrotto
help-arena-record = stampa la registrazione di una partita della cartella, come la vuole «shakespeare replay»
help-cluster = gioca su un cluster Ray anziché con processi di questo computer
help-with = giocatori artificiali, uno per tutti o uno per posto, separati da virgole: { $names-row } (predefinito: apprentice)
help-json = stampa i risultati come JSON
help-out = scrive in un file JSON i risultati, con una riga per ogni partita
help-backstage = gioca con l’espansione Backstage (R11)
help-strategic-rest = riposo scoperto, in ordine di Iniziativa (R10.3)
help-edition-file = una tua edizione, un file TOML
help-edition-shown = una tua edizione, un file TOML (predefinita: l’edizione fornita)
help-edition-facts = dire anche quali fatti delle regole rispetta
help-edition = controlla o mostra i valori di carte e plance
help-check = controlla il file di un’edizione; ogni errore viene indicato
help-show = mostra un’edizione: personaggi, scena, obiettivi, Backstage
help-replay = controlla la registrazione di una partita e la racconta a parole
help-record = la registrazione di una partita, un file JSON

version = { $engine ->
        [compiled] shakespeare { $version } (motore compilato)
       *[python] shakespeare { $version } (motore in puro Python)
    }
misused-load = --load porta con sé giocatori ed edizione: togli --players, --strategic-rest, --backstage e --edition.
misused-seat = Non c’è un posto { $seat_number } in una partita a { $players }.
misused-with = --with indica { $count } giocatori, ma la partita ha { $players } posti: indicane uno, o uno per posto.
save-exists = { $file } esiste già: indica un altro file.
