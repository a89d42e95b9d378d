# Why a move is not allowed now. The rule's number follows by itself.

reason = { $text } ({ $rule })

reason-game-over = La partita è finita: non si fanno altre mosse.
reason-chosen-already = Hai già scelto; aspettiamo { $waiting }.
reason-not-your-choice = Non tocca a te scegliere: aspettiamo { $waiting }.

reason-card-not-laid-out = { $card-start } non è tra i personaggi disponibili oggi.
reason-pass-before-recruiting = Prima di passare devi reclutare.
reason-recruited-already = Oggi hai già reclutato: si può fare una sola volta al giorno.
reason-character-not-yours = { $character-start } non fa parte della tua compagnia.
reason-assistant-not-activated = { $character-start } non si può attivare: gli assistenti aiutano sempre i tuoi artigiani.
reason-extra-not-activated = { $character-start } non si può attivare: le comparse indossano costumi e provano, nient’altro.
reason-never-activated = { $character-start } non si attiva mai.
reason-character-used = { $character-start } ha già lavorato oggi.
reason-character-resting = { $character-start } oggi riposa.
reason-no-cylinder-left = Non hai più cilindri per { $character-the }.

reason-act-at-end = Sei già alla fine dell’{ $act }.
reason-act-at-start = Sei sulla prima casella dell’{ $act } e lì non puoi retrocedere.

reason-costume-not-taken = { $character-start } non prende elementi di costume.
reason-set-not-taken = { $character-start } non prende elementi di allestimento.
reason-costume-yellow = { $character-start } non prende elementi gialli: è compito di un gioielliere.
reason-set-yellow = { $character-start } non prende elementi gialli: è compito di un gioielliere.
reason-costume-other-colour = { $character-start } prende un elemento { $wanted }, non uno { $colour }.
reason-set-other-colour = { $character-start } prende un elemento { $wanted }, non uno { $colour }.
reason-costume-not-laid-out = Non è disponibile nessun elemento di costume { $colour }.
reason-set-not-laid-out = Non è disponibile nessun elemento di allestimento { $colour }.
reason-costume-too-dear = Un elemento { $colour } vale { $value }, e ti resta solo un valore di { $left }.
reason-set-too-dear = Un elemento { $colour } vale { $value }, e ti resta solo un valore di { $left }.

reason-wearer-not-yours = { $character-start } non fa parte della tua compagnia e non indossa i tuoi costumi.
reason-circle-filled = Il cerchio { $circle } { $character-of } è già occupato.
reason-circle-not-first = Il primo cerchio libero { $character-of } è il numero { $first }: riempi quello.

reason-space-virtual = Sulla casella { $place } c’è un elemento virtuale, che non si può coprire.
reason-space-filled = La casella { $place } è già occupata da un elemento { $colour }.
reason-space-unsupported = La casella { $place } non ha ancora un appoggio: riempi prima { $missing }.
reason-space-asymmetric = La casella { $place } è speculare alla { $mirror }, dove c’è un elemento { $colour }: va bene solo { $colour } o giallo.

reason-objective-not-drawn = «{ $objective }» non è tra gli obiettivi che stai guardando.
reason-spare-not-used = { $character-start } oggi non ha lavorato e non ha bisogno di riposo.
reason-spared-already = { $character-start } resta già in forma.

# Of Backstage.
reason-backstage-occupied = { $card-start } oggi è già in uso.
reason-backstage-not-laid-out = { $card-start } non è tra le carte Backstage disponibili oggi.
reason-backstage-too-dear = { $card-start } richiede { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }, e per le carte Backstage { $left ->
        [0] non ne hai
       *[other] ne hai { $left }
    }.
reason-recruitment-used = La tua carta Reclutamento oggi è già in uso.
reason-costume-other-colours = { $character-start } prende un elemento { $colours-or }, non uno { $colour }.
reason-set-other-colours = { $character-start } prende un elemento { $colours-or }, non uno { $colour }.
reason-theater-other-value = Con questo numero di cilindri l’Architetto prende un elemento { $colours-or }, non uno { $colour }.
reason-hat-yellow = Un cappello non è mai giallo.
reason-hat-worn = { $character-start } porta già un cappello.
reason-double-other-cost = { $character-start } costa £{ $cost }; la Controfigura sostituisce attori da £{ $pounds }.
reason-card-not-the-lords = { $card-start } non è nel mazzo del Lord.
reason-costume-nowhere = Non c’è nessun elemento di costume { $colour }, né disponibile né tra gli scarti.
reason-set-nowhere = Non c’è nessun elemento di allestimento { $colour }, né disponibile né tra gli scarti.
reason-nothing-to-rehearse = { $character-start } non ha più nulla da provare.
reason-objective-not-held = Non hai l’obiettivo «{ $objective }».
reason-salvage-yellow = Questo obiettivo non prende elementi gialli.
reason-salvage-not-yellow = Questo obiettivo prende un elemento giallo, non uno { $colour }.
reason-costume-not-discarded = Tra gli scarti non c’è nessun elemento di costume { $colour }.
reason-set-not-discarded = Tra gli scarti non c’è nessun elemento di allestimento { $colour }.

# A move that belongs to another moment; $asked is what is asked now.
reason-wager-not-now = Si scommette al mattino; ora devi { $asked }.
reason-recruit-not-now = Ora non puoi reclutare: prima devi { $asked }.
reason-recruit-extra-not-now = Ora non puoi reclutare: prima devi { $asked }.
reason-activate-not-now = Ora non puoi attivare nessuno: prima devi { $asked }.
reason-pass-not-now = Ora non puoi passare: prima devi { $asked }.
reason-spend-token-not-now = Un gettone si spende quando un artigiano comincia a lavorare; ora devi { $asked }.
reason-keep-token-not-now = Un gettone si spende o si tiene quando un artigiano comincia a lavorare; ora devi { $asked }.
reason-step-not-now = Non hai passi avanti da fare; ora devi { $asked }.
reason-back-not-now = Non hai passi indietro da fare; ora devi { $asked }.
reason-costume-not-now = Nessuno sta prendendo elementi di costume; ora devi { $asked }.
reason-set-not-now = Nessuno sta prendendo elementi di allestimento; ora devi { $asked }.
reason-done-not-now = Nessuno sta prendendo elementi; ora devi { $asked }.
reason-ask-money-not-now = Si chiede alla Regina quando la attivi; ora devi { $asked }.
reason-ask-objectives-not-now = Si chiede alla Regina quando la attivi; ora devi { $asked }.
reason-keep-not-now = Non stai guardando obiettivi; ora devi { $asked }.
reason-spare-not-now = Chi resta in forma si sceglie di notte; ora devi { $asked }.
reason-use-not-now = Ora non puoi usare una carta Backstage: prima devi { $asked }.
reason-use-recruitment-not-now = Ora non puoi usare una carta Backstage: prima devi { $asked }.
reason-theater-not-now = Ora non si costruisce nel Teatro; devi { $asked }.
reason-hat-not-now = Ora non si danno cappelli; devi { $asked }.
reason-double-not-now = Ora nessuno ha bisogno di una controfigura; devi { $asked }.
reason-engage-not-now = Ora il Lord Ciambellano non ti offre nessuna scelta; devi { $asked }.
reason-from-crates-not-now = Ora non si sceglie da dove viene un elemento; devi { $asked }.
reason-from-discards-not-now = Ora non si sceglie da dove viene un elemento; devi { $asked }.
reason-forgo-not-now = Non hai una prima azione a cui rinunciare; ora devi { $asked }.
reason-play-not-now = Gli obiettivi si giocano all’inizio della fase Atmosfera; ora devi { $asked }.
reason-hold-not-now = Gli obiettivi si giocano o si tengono all’inizio della fase Atmosfera; ora devi { $asked }.
reason-hold-for-good-not-now = Gli obiettivi si giocano o si tengono all’inizio della fase Atmosfera; ora devi { $asked }.
reason-rehearse-not-now = Ora non si sceglie l’ordine delle prove; devi { $asked }.
reason-pay-prompter-not-now = Il Suggeritore si paga quando si valuta un atto; ora devi { $asked }.
reason-take-penalty-not-now = Le penalità si subiscono quando si valuta un atto; ora devi { $asked }.

asked-first-recruit = prendere un personaggio
asked-wager = scegliere la scommessa
asked-action = fare un’azione
asked-token = decidere se spendere il gettone
asked-take = prendere elementi, o dire che hai finito
asked-step = scegliere su quale atto avanzare
asked-back = scegliere su quale atto retrocedere
asked-queen = dire alla Regina che cosa vuoi
asked-keep = scegliere quale obiettivo tenere
asked-spare = scegliere chi resta in forma
asked-first-action = fare la tua prima azione, o rinunciarvi
asked-theater = scegliere un elemento per il Teatro, o dire che hai finito
asked-hat = dare un cappello, o dire che hai finito
asked-double = scegliere un attore
asked-engage = scegliere una carta del mazzo del Lord
asked-origin = dire da dove viene l’elemento
asked-masks = giocare un obiettivo, o non giocarne
asked-rehearse = scegliere chi prova adesso
asked-prompt = pagare il Suggeritore o subire la penalità
asked-salvage = prendere elementi dagli scarti, o dire che hai finito
