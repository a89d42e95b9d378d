# What the server says when something cannot be done.

error-no-such-table = Questo tavolo non esiste; forse è stato eliminato.
error-no-such-seat = Questo posto non esiste a questo tavolo.
error-no-such-edition = Qui questa edizione non è conosciuta.
error-no-such-page = A questo indirizzo non c’è nulla.
error-wrong-method = Questo indirizzo non si può usare così.
error-not-your-table = Può farlo solo chi ha creato il tavolo.
error-not-your-seat = Non hai un posto a questo tavolo: puoi solo guardare.
error-seat-taken = Questo posto non è libero, oppure siedi già a questo tavolo.
error-colour-taken = { $seat_colour } è già preso: è il colore di { $name }. Scegline un altro.
error-colour-held = { $seat_colour } è già preso: è il colore di qualcuno a questo tavolo. Scegline un altro.
error-colour-twice = { $seat_colour } è chiesto per due posti: a ciascuno serve un colore suo.
error-colour-late = La partita è cominciata: ognuno tiene il proprio colore.
error-colour-lesson = La lezione parla di questi colori: restano.
error-seats-wanted = { $players ->
        [one] Una partita in solitario richiede un posto, non { $count }.
       *[other] Una partita a { $players } richiede { $players } posti, non { $count }.
    }
error-person-wanted = Un tavolo deve avere almeno un posto per una persona.
error-seed-not-alone = Il seme si può scegliere solo quando non gioca nessun altro: chi lo conosce conosce i segreti degli altri.
error-too-many-tables = Hai { $most } partite non concluse: prima finiscine o eliminane una.
error-too-many-tables-from = Dal tuo indirizzo ci sono troppe partite non concluse: al massimo { $most }.
error-too-many-requests = Troppe richieste insieme: riprova fra { $seconds } s.
error-too-many-connections = Sei già ai tavoli in { $most } finestre: prima chiudine una.
error-too-many-connections-from = Dal tuo indirizzo sono aperte troppe finestre: al massimo { $most }.
error-name-refused = Scegli un altro nome, per favore.
error-not-known = Qui nessuno ti conosce ancora: siediti prima a un tavolo.
error-link-used = Questo link è già stato usato, o è troppo vecchio: chiedine un altro.
error-no-spectators = Questo tavolo non ammette spettatori.
error-rematch-early = Questa partita non è ancora finita.
error-rematch-lesson = La lezione non si gioca come rivincita: ricominciala.
error-no-such-scene = La lezione non ha questa scena.
error-unknown-player = Questo giocatore artificiale non è conosciuto: { $problem }.
error-unknown-move = Nessuna mossa si scrive «{ $text }».
error-bad-options = Queste opzioni non vanno insieme: { $problem }.
error-bad-edition = Con questa edizione non si può giocare: { $problem }
error-bad-name = Un nome sta su una riga e si può vedere.
error-name-piled = Questo nome ha troppi segni su una sola lettera.
error-bad-request = La richiesta non è comprensibile: { $place }: { $problem }.
error-bad-message = Il messaggio non è comprensibile: { $problem }.
error-too-large = La richiesta supera { $most } byte.
error-not-finished = La registrazione di una partita è disponibile quando la partita è finita.
error-damaged-table = Questa partita non si può leggere; chi gestisce il server può scoprire perché.
error-foreign-origin = La pagina di un altro sito non può farlo.
error-wrong-host = Il server non risponde a questo nome.
error-storage-failed = Al momento il server non può salvare partite; nulla è cambiato.
error-failed = Qualcosa è andato storto sul server; il problema è stato annotato.
error-client-missing = La pagina di gioco non è stata preparata: esegui «make client», poi riavvia.
error-bad-record = Questa registrazione non si può rigiocare: { $problem }.
error-replays-busy = Al momento si stanno rigiocando troppe partite: riprova fra { $seconds } s.
error-replay-too-long = Rigiocare questa partita richiede troppo tempo.
error-no-such-moment = La partita non ha questo momento.
error-moment-over = In quel momento la partita era già finita: scegline uno precedente.
error-hint-not-alone = Quando giocano altre persone, un giocatore artificiale dà consigli solo se al tavolo è stato convenuto.
error-hint-late = Questo non viene più chiesto: non serve alcun consiglio.
error-hint-failed = Il giocatore artificiale al momento non dà consigli; riprova.
error-no-wish = A questo tavolo non c’è nessuna richiesta in attesa, o è cambiata: guarda di nuovo.
error-record-unfinished = Una partita si conserva quando è finita, non prima.
error-too-many-records = Qui non si possono conservare altre partite: prima eliminane una.
error-no-such-deal = Questa smazzata non esiste; forse è stata eliminata.
error-no-such-result = Questo risultato non esiste, o non ha nome.
error-deal-early = Una smazzata si condivide quando la sua partita è finita.
error-deal-none = Questa partita non ha una mescolata propria da condividere: è stata preparata, importata, il suo seme è stato scelto, o altri giocatori artificiali hanno continuato.
error-hint-deal = In una smazzata condivisa i giocatori artificiali non danno consigli, perché i risultati si possano confrontare.
error-stand-in-plays = Un giocatore artificiale gioca per te: prima riprendi il tuo posto.
error-nobody-stands-in = A questo posto nessun giocatore artificiale gioca per te.
error-no-way-back = A questo tavolo un posto non viene restituito.
error-leave-alone = Qui nessuno ti aspetta: vai pure, oppure elimina il tavolo.
error-leave-over = Questa partita è finita.
error-computers-stay = A questo tavolo i giocatori artificiali restano quelli che sono: è una smazzata condivisa, o una lezione.
error-no-computer-there = Nessun giocatore artificiale gioca a questo posto.
error-one-clock = Una partita ha un solo orologio: minuti per giocatore, o giorni per decisione.
error-no-push = Questo server non manda avvisi.
error-bad-push = Lì non si possono mandare avvisi: { $problem }.
error-too-many-pushes = Gli avvisi vanno già a { $most } dei tuoi browser: prima disattivane uno.

## Why a decision is refused where no rule of the game is the reason

reason-question-over = Questa domanda ha già avuto risposta, o non vale più.
reason-undo-late = È successo qualcosa che non avevi visto: guarda di nuovo prima di annullare una mossa.
reason-undo-nothing = Non c’è nulla da annullare: nel frattempo qualcuno ha mosso o ha scoperto qualcosa.
reason-undo-enough = In questa partita sono state annullate troppe mosse: non se ne possono annullare altre.
reason-undo-limit = Qui una mossa si può annullare solo se nel frattempo nessuno ha mosso né scoperto nulla.
reason-undo-asked = Una richiesta di annullare una mossa attende già una risposta.

## Notices, as a browser shows them

push-turn = Tocca a te.
push-turn-at = La partita continua con te. Al tavolo: { $names }.

## The command line

serve-at = Shakespeare è su { $address } – Ctrl-C per fermarlo.
serve-already = Shakespeare è già in funzione, su { $address }.
serve-stopped = Fermato. Le tue partite sono salvate.
help-serve = offre il gioco ai browser, senza aprirne uno
help-port = la porta su cui ascoltare (predefinita: 1616, o una qualsiasi libera)
help-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questo computer)
help-data = la cartella in cui salvare le partite (predefinita: una propria nella tua cartella dei dati)
help-pause = quanto aspetta un giocatore artificiale prima di muovere, perché tu possa seguire (predefinito: 0.3)
help-no-browser = non apre il browser
misused-serving = --port, --host, --data, --pause e --no-browser valgono per il gioco nel browser: non indicare altri comandi.
help-database = un database PostgreSQL in cui conservare le partite, postgresql://…; più server possono condividerlo (o SHAKESPEARE_DATABASE)
help-redis = un server Redis con cui più server si dicono le novità, redis://… (o SHAKESPEARE_REDIS)
help-name = un nome con cui si raggiunge il server; si può dare più volte
help-proxy = l’indirizzo di un proxy davanti al server, che fa fede per l’indirizzo di chi chiede; si può dare più volte
hosting-missing = Per questo serve più di quanto è installato: pip install "shakespeare-boardgame[hosting]".
help-unblock = permette di nuovo un nome segnalato; senza nome, elenca quelli bloccati
help-unblocked = il nome, così come è stato dato
unblocked = { $name } può essere dato di nuovo.
not-blocked = { $name } non è bloccato.
help-program = un programma che può giocare ai tavoli, e il nome che ha lì (docs/players.md); si può dare più volte
