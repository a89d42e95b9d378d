# A deal: the shuffle of a game, shared by a link, and who did best with it.

deal-title = Una smazzata condivisa
deal-of-day = Smazzata del giorno: { $date }
deal-yesterday = La smazzata di ieri
deal-solo = La partita in solitario
deal-players = Una partita per { $count }
deal-edition = Edizione: { $name }
deal-person = una persona
deal-about = { $computers ->
        [0] Tutti cominciano dalla stessa mescolata.
       *[other] Tutti cominciano dalla stessa mescolata e con gli stessi giocatori artificiali.
    } Il resto è uguale finché si pescano le stesse cose: le stesse decisioni portano alla stessa partita.
deal-terms = Conta la prima partita che cominci, anche se la abbandoni; ogni altra è un allenamento. Non ci sono consigli, e una mossa si può annullare solo se nel frattempo nessuno ha scoperto nulla.
deal-company = Il confronto è tra chi siede allo stesso posto. Se qualcuno al tavolo conosce già la smazzata, la partita è un allenamento per tutti.
deal-seat = Il tuo posto
deal-player = Giocatore { $number }
deal-here = Tutti giocano su questo schermo
deal-play = Gioca questa smazzata
deal-again = Rigiocala, per allenamento
deal-go-on = Continua la tua partita
deal-link = Il link di questa smazzata
deal-copied = Copiato: chi ha il link può giocare questa smazzata.
deal-copy-failed = Non è stato possibile copiare il link: selezionalo e copialo a mano.

deal-ranking = Classifica
deal-count = { $count ->
        [one] Conta un risultato.
       *[other] Contano { $count } risultati.
    }
deal-order = Prima viene chi ha vinto; poi decide il prestigio, poi il denaro avanzato.
deal-order-solo = Decide il prestigio, poi il denaro avanzato.
deal-nobody = Qui non conta ancora nessuna partita: la tua può essere la prima.
deal-nameless = Qualcuno
deal-place = { $place }º posto
deal-ahead = { $points } di vantaggio
deal-behind = { $points } di distacco
deal-level = alla pari
deal-watch = Guarda questa partita: { $name }
deal-watch-later = Le partite si possono guardare quando hai finito la tua.
deal-practice = Per allenamento
deal-practice-again = conosceva la smazzata
deal-practice-company = qualcuno al tavolo conosceva la smazzata
deal-practice-hint = con un consiglio
deal-practice-stand-in = un giocatore artificiale ha sostituito qualcuno
deal-practice-back = con decisioni annullate
deal-report = Segnala un nome

day-title = Smazzata del giorno
day-about = La stessa partita in solitario per tutti, ogni giorno una nuova.
day-count = { $count ->
        [0] Nessuno l’ha ancora finita.
        [one] L’ha finita una persona.
       *[other] L’hanno finita { $count } persone.
    }
day-best = Miglior punteggio finora: { $score }.
day-mine = La tua posizione: { $stands }ª, con un punteggio di { $score }.
