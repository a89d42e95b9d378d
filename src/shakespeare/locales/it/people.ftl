# Other people: public tables, what was agreed about a table, one's own devices and data.

public-title = Tavoli pubblici
public-free = { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
public-going = Giorno { $day } della partita
public-with = Al tavolo: { $names }
public-empty = Non è ancora seduto nessuno.
public-sit = Siediti
public-watch = Guarda

house-public = Pubblico
    .about = Elencato nella prima pagina: chiunque può prendere un posto libero.
house-spectators = Spettatori
    .about = Chi ha l’indirizzo può guardare.
house-you = tu
house-person = una persona
house-free = libero
house-is-public = Il tavolo è pubblico.
house-is-private = Solo chi ha l’indirizzo trova il tavolo.
house-watched = Gli spettatori sono ammessi.
house-unwatched = Nessuno può guardare.
house-report = Segnala il nome
house-report-sure = “{ $name }” è un nome offensivo? Se lo dicono più persone, viene tolto.
house-reported = Grazie, è stato segnalato.
house-carry = Porta il tuo posto su un altro dispositivo
    .about = Chi apre il link siede qui al posto tuo.

link-make = Crea un link
link-address = Il link, per un solo uso
link-note = Si apre una volta sola, entro un giorno. Non mandarlo ad altri che a te.
link-failed = Non è stato possibile copiare il link: selezionalo e copialo a mano.

you-what = Non c’è nessun account. Questo browser è riconosciuto da un codice casuale, a cui sono legate le tue partite.
you-carry = Su un altro dispositivo
    .about = Il link rende tuo anche un altro browser: le stesse partite, gli stessi posti.
you-delete = Elimina i miei dati
    .about = I tuoi codici, i nomi che hai dato e i tavoli in cui c’eri solo tu vengono eliminati subito. Gli altri tuoi posti diventano liberi. I tuoi risultati nelle classifiche restano, senza nome.
you-delete-do = Elimina tutto
you-delete-sure = Eliminare tutto per sempre? Nessuno potrà ripristinarlo.
you-deleted = È tutto eliminato. Qui nessuno ti conosce più.

carry-title = Un link da riprendere
carry-seat = Questo link porta un posto a un tavolo. Vale una volta sola: chi lo riprende siede lì da adesso.
carry-me = Questo link rende questo browser la stessa persona di quello che lo ha creato. Le partite che questo browser aveva con un’altra identità saranno allora fuori dalla sua portata.
carry-take = Riprendi qui
carry-nothing = Questo link è incompleto: copialo ancora una volta per intero.

wish-own = Vorresti annullare la tua ultima decisione e tutto ciò che è seguito. Si aspetta { $waiting }.
wish-other = { $seat } vorrebbe annullare la sua ultima decisione e tutto ciò che è seguito.
wish-agree = Accetta
wish-refuse = Rifiuta
wish-withdraw = Ripensaci
wish-agreed = Hai accettato. Si aspetta { $waiting }.
house-undo = Annullare più indietro
    .about = Se tutti al tavolo sono d’accordo, una decisione può essere annullata qualunque cosa sia successa dopo.
house-undo-consent = Le decisioni possono essere annullate se tutti sono d’accordo.
house-undo-limit = Una mossa si annulla solo finché nessuno ha mosso o saputo qualcosa.
house-back = Chiedi di annullare la tua ultima decisione
house-deal = Qui si gioca una smazzata condivisa, senza consigli.
