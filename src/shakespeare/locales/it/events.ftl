# What happened, one sentence an event. Arguments are those of the event; besides, of a list $cards there are
# $cards-count, $cards-row (without "and") and $cards-or, and of $amount, which is its size, $amount-sign (up or down).

event-order = Ordine di gioco: { $seats-row }.
event-costumes-laid-out = Elementi di costume disponibili: { $colours }.
event-sets-laid-out = Elementi di allestimento disponibili: { $colours }.
event-characters-laid-out = Personaggi disponibili: { $cards }.
event-characters-discarded = { $cards-count ->
        [0] Non resta nessun personaggio da scartare.
       *[other] Personaggi scartati: { $cards }.
    }
event-characters-reshuffled = I personaggi scartati vengono mischiati in un nuovo mazzo: { $cards }.
event-elements-discarded = { $elements ->
        [costumes] Elementi di costume scartati: { $colours }.
       *[sets] Elementi di allestimento scartati: { $colours }.
    }
event-neutral = Il disco neutro è sulla casella { $space } dell’{ $act }.

event-recruited = { $seat } recluta { $card-the }.
event-recruited-extra = { $seat } recluta { $card-the } come { $character }.

event-day = Inizia il giorno { $day }.
event-phase = { $day ->
        [4] { $phase-initial }.
        [6] { $phase-final }.
       *[other] { $phase }.
    }

event-wager-chosen = { $seat } ha scelto la sua scommessa.
event-wager-yours = { $seat } scommette in segreto { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }.
event-wagered = { $seat } ha scommesso { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }.
event-cylinders = { $seat } ha { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    } per la giornata.
event-initiative-emptied = Il tracciato Iniziativa viene svuotato.

event-prestige = { $amount-sign ->
        [up] { $seat } guadagna { $amount ->
            [one] { $amount } punto prestigio
           *[other] { $amount } punti prestigio
        } { $source-for } (ora { $total }).
       *[down] { $seat } perde { $amount ->
            [one] { $amount } punto prestigio
           *[other] { $amount } punti prestigio
        } { $source-for } (ora { $total }).
    }
event-money = { $amount-sign ->
        [up] { $seat } riceve £{ $amount } { $source-for } (ora £{ $total }).
       *[down] { $seat } perde £{ $amount } { $source-for } (ora £{ $total }).
    }

event-activated = { $seat } attiva { $character-the }.
event-initiative = { $seat } prende la posizione { $place } sul tracciato Iniziativa.
event-step = { $seat } avanza alla casella { $space } dell’{ $act }.
event-step-lost = { $seat } è già alla fine dell’{ $act }: il passo va perso.
event-quill-lost = { $seat } è alla fine di tutti gli atti: il passo va perso.
event-back = { $seat } retrocede alla casella { $space } dell’{ $act }.
event-back-lost = { $seat } è sulla prima casella di ogni atto e non può retrocedere.
event-ambiance = { $amount-sign ->
        [up] L’atmosfera di { $seat } sale di { $amount }, fino alla casella { $space }.
       *[down] L’atmosfera di { $seat } scende di { $amount }, fino alla casella { $space }.
    }
event-ambiance-held = { $space ->
        [1] L’atmosfera di { $seat } non può scendere oltre.
       *[other] L’atmosfera di { $seat } non può salire oltre.
    }
event-token-gained = { $seat } guadagna un gettone «+3» (ora { $total }).
event-token-none = Non resta nessun gettone «+3» per { $seat }.
event-token-spent = { $seat } spende un gettone «+3» per { $character-the }: { $total ->
        [0] non ne restano altri
        [one] ne resta { $total }
       *[other] ne restano { $total }
    }.

event-costume-placed = { $seat } piazza un elemento { $colour } { $character-on }, cerchio { $circle }.
event-costume-complete = { $seat } completa il costume { $character-of } (valore { $worth }).
event-set-placed = { $seat } piazza un elemento { $colour } sulla casella { $cell }.
event-nothing-to-take = { $value ->
        [0] { $seat } non trova nulla da prendere con { $character-the }.
       *[other] { $seat } non trova nulla da prendere con { $character-the }; resta un valore di { $value }.
    }
event-declined = { $seat } non prende altro con { $character-the }.

event-looked = { $count ->
        [one] { $seat } guarda { $count } obiettivo.
       *[other] { $seat } guarda { $count } obiettivi.
    }
event-looked-at = { $objectives-count ->
        [one] { $seat } vede l’obiettivo «{ $objectives }».
       *[other] { $seat } vede gli obiettivi { $objectives }.
    }
event-kept = { $seat } tiene un obiettivo.
event-kept-card = { $seat } tiene l’obiettivo «{ $objective }».

event-passed = { $seat } passa.
event-passed-by-rule = { $seat } oggi non ha più nulla da fare e passa.

event-purple-left = { $count ->
        [one] Resta { $count } elemento di allestimento viola, che pesa sull’atmosfera di tutti.
       *[other] Restano { $count } elementi di allestimento viola, che pesano sull’atmosfera di tutti.
    }
event-ambiance-reset = Tutti i marcatori di atmosfera tornano sulla casella di partenza.
event-rehearsed = { $seat } fa provare { $character-the } in costume.
event-act-scored = Si valuta l’{ $act }.

event-rest-tokens-off = Si tolgono i gettoni Riposo.
event-rest-chosen = { $seat } ha scelto chi resta in forma.
event-rest-yours = { $seat } tiene in forma { $character-the }, per ora in segreto.
event-rested = { $seat } mette un gettone Riposo { $character-on }.
event-stayed-fresh = { $seat } tiene in forma { $character-the }.
event-cylinders-back = { $seat } recupera i suoi cilindri.
event-solo-stopped = { $seat } chiude la giornata con { $cylinders ->
        [one] { $cylinders } cilindro piazzato
       *[other] { $cylinders } cilindri piazzati
    }.

event-objective-scored = L’obiettivo «{ $objective }» di { $seat } conta { $measured } e vale { $amount ->
        [one] { $amount } punto prestigio
       *[other] { $amount } punti prestigio
    }.
event-yellow-counted = { $count ->
        [0] { $seat } non ha piazzato elementi gialli.
        [one] { $seat } ha piazzato { $count } elemento giallo.
       *[other] { $seat } ha piazzato { $count } elementi gialli.
    }
event-paid = { $seat } paga £{ $cost } { $character-to } (ora £{ $left }).
event-unpaid = { $seat } non può pagare £{ $cost } { $character-to }.
event-final = { $seat } chiude con { $total ->
        [one] { $total } punto prestigio
       *[other] { $total } punti prestigio
    } e un avanzo di £{ $left }.
event-won = { $seats-count ->
        [one] Vince { $seats }.
       *[other] { $seats } si dividono la vittoria.
    }
event-undone = { $seat } annulla l’ultima mossa.
event-forced = { $seat } ha una sola scelta: «{ $move }».

## Backstage

event-lord-dealt = Il mazzo del Lord, dall’alto: { $cards-row }.
event-backstage-laid-out = Carte Backstage disponibili: { $cards }.
event-backstage-discarded = { $cards-count ->
        [0] Non resta nessuna carta Backstage da scartare.
       *[other] Carte Backstage scartate: { $cards }.
    }
event-backstage-reshuffled = Le carte Backstage scartate vengono mischiate in un nuovo mazzo: { $cards }.
event-backstage-used = { $seat } usa { $card-the } con { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }.
event-backstage-used-recruitment = { $cylinders ->
        [one] { $seat } usa { $card-the } con la carta Reclutamento.
       *[other] { $seat } usa { $card-the } con { $cylinders } cilindri, compresa la carta Reclutamento.
    }
event-backstage-kept = { $seat } tiene { $card-the }.
event-backstage-idle = { $card-start } non trova nulla da fare per { $seat }.
event-theater-placed = { $seat } piazza un elemento { $colour } sulla casella { $space } del Teatro.
event-hat-placed = { $seat } dà un cappello { $colour } { $character-to }.
event-doubled = La Controfigura di { $seat } sostituisce { $character-the }.
event-engaged = { $seat } prende { $card-the } dal mazzo del Lord.
event-lord-empty = Nel mazzo del Lord non resta nessuno per { $seat }.
event-rest-eased = { $count ->
        [one] { $seat } mette un gettone Riposo in meno stanotte.
       *[other] { $seat } mette { $count } gettoni Riposo in meno stanotte.
    }
event-spared = { $seat } tiene in forma { $character-the } e può scegliere ancora.
event-discard-taken = { $elements ->
        [costumes] { $seat } prende dagli scarti un elemento di costume { $colour }.
       *[sets] { $seat } prende dagli scarti un elemento di allestimento { $colour }.
    }
event-salvage-ended = { $seat } non prende altro dagli scarti.
event-first-action-forgone = { $seat } rinuncia alla prima azione.
event-no-objective-left = Non resta nessun obiettivo da guardare per { $seat }.
event-objective-played = { $seat } gioca l’obiettivo «{ $objective }».
event-objectives-held = { $seat } non gioca obiettivi.
event-objectives-held-for-good = { $seat } non gioca obiettivi, e la domanda tornerà solo quando ne terrà un altro.
event-penalty-avoided = { $seat } paga il Suggeritore ed evita la penalità dell’{ $act }.
event-fired = { $seat } licenzia { $character-the } e risparmia la paga.
event-hats-counted = { $count ->
        [0] { $seat } non ha cappelli che fanno sei.
        [one] { $seat } ha { $count } cappello che fa sei.
       *[other] { $seat } ha { $count } cappelli che fanno sei.
    }
