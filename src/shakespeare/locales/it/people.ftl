# Other people: public tables, what was agreed about a table, one's own devices and data.

public-title = Tavoli pubblici
public-free = { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
public-going = Giorno { $day } della partita
public-with = Al tavolo: { $names }
public-empty = Non si è ancora seduto nessuno.
public-sit = Siediti
public-watch = Guarda

house-hints = Consigli
    .about = Tutti possono chiedere a un giocatore artificiale che cosa farebbe.
house-public = Pubblico
    .about = Elencato nella pagina iniziale: chiunque può prendere un posto libero.
house-spectators = Spettatori
    .about = Chi ha l’indirizzo può guardare.
house-you = tu
house-person = una persona
house-free = libero
house-is-public = Il tavolo è pubblico.
house-is-private = Solo chi ha l’indirizzo trova il tavolo.
house-watched = Gli spettatori sono ammessi.
house-unwatched = Gli spettatori non sono ammessi.
house-report = Segnala il nome
house-report-sure = «{ $name }» è un nome offensivo? Se lo dicono più persone, viene tolto.
house-reported = Grazie, è stato segnalato.
house-carry = Porta il tuo posto su un altro dispositivo
    .about = Chi apre il link siede qui al posto tuo.

link-make = Crea un link
link-address = Il link, per un solo uso
link-note = Funziona una volta sola, entro un giorno. Non inviarlo a nessuno tranne che a te.
link-failed = Non è stato possibile copiare il link: selezionalo e copialo a mano.

you-what = Non c’è nessun account. Questo browser è riconosciuto da un codice casuale, a cui sono legate le tue partite.
you-carry = Su un altro dispositivo
    .about = Il link rende tuo anche un altro browser: le stesse partite, gli stessi posti, il tuo nome e la tua lingua.
you-delete = Elimina i miei dati
    .about = I tuoi codici, i nomi che hai dato e i tavoli in cui c’eri solo tu vengono eliminati subito. Gli altri tuoi posti diventano liberi. I tuoi risultati nelle classifiche restano, senza nome.
you-delete-do = Elimina tutto
you-delete-sure = Eliminare tutto per sempre? Nessuno potrà ripristinarlo.
you-deleted = Tutto è stato eliminato. Qui nessuno ti conosce più.

carry-title = Continua su questo dispositivo
carry-seat = Con questo link prendi il posto di qualcuno a un tavolo. Funziona una volta sola: chi lo usa siede lì da quel momento in poi.
carry-me = Con questo link questo browser diventa la stessa persona di quello che lo ha creato. Le partite che aveva come un’altra persona non saranno più raggiungibili da qui.
carry-take = Continua qui
carry-nothing = Questo link è incompleto: copialo ancora una volta per intero.

wish-own = Vorresti annullare la tua ultima decisione e tutto ciò che è seguito. Aspettiamo { $waiting }.
wish-other = { $seat } vorrebbe annullare la sua ultima decisione e tutto ciò che è seguito.
wish-agree = Accetta
wish-refuse = Rifiuta
wish-withdraw = Ritira la richiesta
wish-agreed = Hai accettato. Aspettiamo { $waiting }.
house-undo = Annullamento concordato
    .about = Se tutti al tavolo sono d’accordo, una decisione può essere annullata qualunque cosa sia successa dopo.
house-undo-consent = Le decisioni possono essere annullate se tutti sono d’accordo.
house-undo-limit = Una mossa si può annullare solo se nel frattempo nessuno ha mosso né scoperto nulla.
house-back = Chiedi di annullare la tua ultima decisione
house-deal = Qui si gioca una smazzata condivisa, senza consigli.
