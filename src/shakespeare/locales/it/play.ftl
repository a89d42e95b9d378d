# The words of scoring, of one screen for several people, of hints, of the end of a game and of watching it again.

## Where points come from

account-title = La sera del giorno { $day }
account-title-end = La fine della partita
account-bar = La sera: guarda da dove vengono i punti.
account-act = Si valuta l’{ $act }
account-objectives = Obiettivi
account-yellow = Elementi gialli
account-hats = Cappelli
account-pay = Paghe
account-final = I punteggi finali
account-space = { $seat } è sulla casella { $space }.
account-rank = { $place ->
        [1] { $seat } è in testa, sulla casella { $space }.
        [2] { $seat } è al secondo posto, sulla casella { $space }.
       *[other] { $seat } è sulla casella { $space }.
    }
account-grey = { $seat } è ancora su una casella grigia.
account-ambiance = L’atmosfera di { $seat } è sulla casella { $space }.
account-paid = { $seat } paga { $cards-the }: £{ $cost } in tutto; { $left ->
        [one] resta
       *[other] restano
    } £{ $left }.
account-next = Avanti
account-pause = Pausa
account-play = In automatico
account-close = Continua
account-open = Da dove sono venuti i punti

## After being away

away-title = Mentre non c’eri
away-play = Rivedi
away-playing = Che cosa è successo mentre non c’eri:

## One screen for several people

handover-title = Tocca a { $seat }
handover-what = Passa lo schermo. Non si vede nulla finché non si preme il pulsante.
handover-ready = Sono { $seat }

## Hints

advice-ask = Consiglio
advice-thinking = Un momento…
advice-do = Fai questo
advice = { $player-start } sceglierebbe: «{ $first }».
advice-more = Punteggio attuale { $gain }; con la seconda scelta, «{ $second }», { $other }.
advice-less = Nell’immediato la seconda scelta, «{ $second }», darebbe di più (punteggio { $other } anziché { $gain }): la prima guarda più lontano.
advice-same = { $change ->
        [none] Nell’immediato né questa mossa né la seconda scelta, «{ $second }», cambia il punteggio: la prima dovrebbe rendere di più in seguito.
       *[some] Nell’immediato la seconda scelta, «{ $second }», vale lo stesso (punteggio { $gain }): la prima dovrebbe rendere di più in seguito.
    }
advice-only = Non c’è una seconda scelta.

done-nothing = Non prendere nulla
idle-today = oggi senza effetto
pay-later = £{ $cost } da pagare alla fine

## The end

end-tie-broken = { $seats } hanno lo stesso prestigio. A { $seat } resta più denaro (£{ $money }): è sua la vittoria.
end-tie-shared = { $seats } hanno lo stesso prestigio e lo stesso denaro avanzato (£{ $money }): si dividono la vittoria.
end-turns = I momenti decisivi
turn-lead = Giorno { $day }: { $seat } passa in testa, soprattutto { $source-mainly } ({ $points ->
        [one] { $points } punto prestigio
       *[other] { $points } punti prestigio
    }).
turn-day = Il giorno migliore: { $seat }, giorno { $day }, con { $points ->
        [one] { $points } punto prestigio
       *[other] { $points } punti prestigio
    }, soprattutto { $source-mainly }.
turn-loss = Ciò che è costato di più: { $points ->
        [one] { $points } punto prestigio
       *[other] { $points } punti prestigio
    } { $source-mainly }.
turn-unpaid = Senza { $points ->
        [one] il punto prestigio perso
       *[other] i { $points } punti prestigio persi
    } per chi non è stato pagato ({ $cards }), avrebbe vinto { $seat }.
turn-objectives = Senza gli obiettivi ({ $points ->
        [one] { $points } punto prestigio
       *[other] { $points } punti prestigio
    }), { $seat } non avrebbe vinto.
end-copied = Copiato: chi ha il link può rivedere questa partita.
end-copy-by-hand = Copia questo link a mano:
end-download = Scarica la registrazione
chart-sources = I punteggi per fonte, come nella tabella qui sotto.
chart-days = Il prestigio all’inizio e dopo ogni giorno.
chart-run = { $seat }: { $scores-row }.

## Watching again

replay-title = Rivedi una partita
replay-what = Una registrazione è il file di una partita intera: si può scaricare quando una partita è finita.
replay-choose = Scegli una registrazione
replay-drop = o trascinala qui
replay-no-record = { $name } non è la registrazione di una partita.
replay-steps = Scorri la partita
replay-phase-back = Torna alla fase precedente
replay-back = Un passo indietro
replay-play = Riproduci
replay-forward = Un passo avanti
replay-phase-forward = Vai alla fase successiva
replay-jump = Giorno e fase
replay-view = Punto di vista
replay-everybody = Ciò che tutti hanno visto
replay-seat = Visto da { $seat }
replay-slider = Momento della partita
replay-moment = { $at } di { $all }
replay-mark = { $day ->
        [0] { $phase }
        [4] Giorno { $day }: { $phase-initial }
        [6] Giorno { $day }: { $phase-final }
       *[other] Giorno { $day }: { $phase }
    }
replay-on = Gioca da qui
replay-on-what = Una nuova partita da questo momento. Ciò che dal tuo posto non si poteva sapere, e tutto ciò che è ancora da estrarre, viene deciso di nuovo a sorte. Gli altri sono giocatori artificiali.
replay-on-seat = Il tuo posto
replay-on-against = Contro
replay-keep = Crea un link
