### What happens at a table beside the game. Loaded when it is needed.

rewound = { $seat } ha riportato la partita fin qui ({ $when }): da allora si pesca altro rispetto a prima.
rewound-same = { $seat } ha riportato la partita fin qui ({ $when }): si pesca di nuovo ciò che si era pescato.
end-rewound = { $count ->
        [one] In questa partita una decisione è stata annullata quando ormai se ne sapeva di più.
       *[other] In questa partita delle decisioni sono state annullate { $count } volte quando ormai se ne sapeva di più.
    }
helped = Il giocatore di { $seat } questa volta non ha saputo decidere: ha deciso { $helper-the } al suo posto.
level-changed = D’ora in poi per { $seat } gioca { $computer-the }.
computer-seat = Chi gioca per { $seat }
computer-open = Lascia sedere qualcuno qui
    .about = Chi ha l’indirizzo del tavolo può sedersi qui; fino ad allora continua il giocatore artificiale.
computer-close = Non far sedere nessuno qui
