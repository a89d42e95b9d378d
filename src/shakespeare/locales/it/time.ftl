# Time at a table: clocks, who plays for whom, leaving, notices.

clock-title = Orologio
clock-none = Nessuno
clock-minutes = { $minutes } minuti per giocatore per tutta la partita
clock-days = { $days ->
        [one] Un giorno per decisione
       *[other] { $days } giorni per decisione
    }
clock-about = Scorre mentre si aspetta la tua risposta. Quando il tempo è scaduto, gioca il sostituto.
clock-left = { $seat }: restano { $time }
clock-soon = Ti resta meno di un minuto.
house-clock-none = Si gioca senza orologio.
house-clock-minutes = Ogni giocatore ha { $minutes } minuti per tutta la partita.
house-clock-days = { $days ->
        [one] Per ogni decisione c’è un giorno.
       *[other] Per ogni decisione ci sono { $days } giorni.
    }

standin-title = Sostituto
standin-about = Gioca per chi lascia la partita o non ha più tempo.
standin-returns = Il posto viene restituito
    .about = Chi torna può continuare a giocare.
standin-plays = ora gioca { $computer-the }
standin-left = { $seat } ha lasciato la partita: continua { $computer-the }.
standin-time = { $seat } non ha più tempo: continua { $computer-the }.
standin-failed = Il programma di { $seat } ha fallito più volte: continua { $computer-the }.
standin-open = Il posto di { $seat } è libero: { $computer-the } gioca finché qualcuno non si siede.
standin-back = { $seat } gioca di nuovo.
standin-own-left = Hai lasciato la partita: { $computer-the } gioca per te.
standin-own-time = Il tuo tempo è scaduto: { $computer-the } gioca per te.
standin-take-back = Riprendi il mio posto
standin-final = A questo tavolo un posto non viene restituito.
house-standin-returns = { $computer-start } gioca per chi se ne va o non ha più tempo. Chi torna riprende il suo posto.
house-standin-final = { $computer-start } gioca fino alla fine per chi se ne va o non ha più tempo.

leave-title = Lascia la partita per sempre
leave-about = Gli altri non devono aspettarti: { $computer-the } continua al tuo posto.
leave-do = Lascia la partita
leave-sure = Lasciare questa partita per sempre? Un giocatore artificiale prende il tuo posto.

notify-title = Avvisami quando tocca a me
    .about = Questo browser mostra un avviso quando si aspetta la tua risposta e non sei al tavolo.
notify-refused = Questo browser non permette avvisi da qui: permettili nelle sue impostazioni per questa pagina.
notify-cannot = Questo browser non può mostrare avvisi qui: serve un indirizzo sicuro (https).
notify-none = Questo server non manda avvisi.
