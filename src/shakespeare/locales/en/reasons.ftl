# Why a move is not allowed now. The rule's number follows by itself.

reason = { $text } ({ $rule })

reason-game-over = The game is over: no more moves are made.
reason-chosen-already = You have chosen already; we are waiting for { $waiting }.
reason-not-your-choice = This is not your choice to make: we are waiting for { $waiting }.

reason-card-not-laid-out = { $card-start } is not among the characters laid out today.
reason-pass-before-recruiting = You must recruit before you may pass.
reason-recruited-already = You have recruited today; once a day is enough.
reason-character-not-yours = { $character-start } is not in your company.
reason-assistant-not-activated = { $character-start } cannot be activated: assistants help your craftsmen all the time.
reason-extra-not-activated = { $character-start } cannot be activated: extras only wear costumes and rehearse.
reason-never-activated = { $character-start } is never activated.
reason-character-used = { $character-start } has worked today already.
reason-character-resting = { $character-start } is resting today.
reason-no-cylinder-left = You have no cylinder left for { $character-the }.

reason-act-at-end = You are at the end of { $act } already.
reason-act-at-start = You are on the first space of { $act } and cannot step back there.

reason-costume-not-taken = { $character-start } takes no costume elements.
reason-set-not-taken = { $character-start } takes no set elements.
reason-costume-yellow = { $character-start } takes no yellow: that is a jeweler’s work.
reason-set-yellow = { $character-start } takes no yellow: that is a jeweler’s work.
reason-costume-other-colour = { $character-start } takes a { $wanted } element, not a { $colour } one.
reason-set-other-colour = { $character-start } takes a { $wanted } element, not a { $colour } one.
reason-costume-not-laid-out = No { $colour } costume element is laid out.
reason-set-not-laid-out = No { $colour } set element is laid out.
reason-costume-too-dear = A { $colour } element counts { $value }, and only { $left } of the value is left.
reason-set-too-dear = A { $colour } element counts { $value }, and only { $left } of the value is left.

reason-wearer-not-yours = { $character-start } is not in your company and cannot be dressed by you.
reason-circle-filled = Circle { $circle } of { $character-the } is filled already.
reason-circle-not-first = The first free circle of { $character-the } is number { $first }: fill that one.

reason-space-virtual = { $place } holds a virtual element, which cannot be covered.
reason-space-filled = { $place } is filled already, with { $colour }.
reason-space-unsupported = { $place } has nothing to stand on yet: fill { $missing } first.
reason-space-asymmetric = { $place } mirrors { $mirror }, which is { $colour }: only { $colour } or yellow fits.

reason-objective-not-drawn = { $objective } is not one of the objectives you look at.
reason-spare-not-used = { $character-start } did not work today, and needs no rest.
reason-spared-already = { $character-start } stays fresh already.

# Of Backstage.
reason-backstage-occupied = { $card-start } is in use already today.
reason-backstage-not-laid-out = { $card-start } is not among the backstage cards laid out today.
reason-backstage-too-dear = { $card-start } needs { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }, and you have { $left } for backstage cards.
reason-recruitment-used = Your Recruitment card is in use already today.
reason-costume-other-colours = { $character-start } takes a { $colours-or } element, not a { $colour } one.
reason-set-other-colours = { $character-start } takes a { $colours-or } element, not a { $colour } one.
reason-theater-other-value = With so many cylinders the Architect takes a { $colours-or } element, not a { $colour } one.
reason-hat-yellow = A hat is never yellow.
reason-hat-worn = { $character-start } wears a hat already.
reason-double-other-cost = { $character-start } costs £{ $cost }; the Double stands in for actors of £{ $pounds }.
reason-card-not-the-lords = { $card-start } is not in the Lord’s deck.
reason-costume-nowhere = No { $colour } costume element is laid out or discarded.
reason-set-nowhere = No { $colour } set element is laid out or discarded.
reason-nothing-to-rehearse = { $character-start } has nothing left to rehearse.
reason-objective-not-held = You do not hold { $objective }.
reason-salvage-yellow = This objective takes no yellow.
reason-salvage-not-yellow = This objective takes a yellow element, not a { $colour } one.
reason-costume-not-discarded = No { $colour } costume element lies in the discards.
reason-set-not-discarded = No { $colour } set element lies in the discards.

# A move that belongs to another moment; $asked is what is asked now.
reason-wager-not-now = Wagers are made in the morning; now you { $asked }.
reason-recruit-not-now = You cannot recruit now: first you { $asked }.
reason-recruit-extra-not-now = You cannot recruit now: first you { $asked }.
reason-activate-not-now = You cannot activate anybody now: first you { $asked }.
reason-pass-not-now = You cannot pass now: first you { $asked }.
reason-spend-token-not-now = A token is spent when a craftsman starts work; now you { $asked }.
reason-keep-token-not-now = A token is spent or kept when a craftsman starts work; now you { $asked }.
reason-step-not-now = You have no step forward to make; now you { $asked }.
reason-back-not-now = You have no step back to make; now you { $asked }.
reason-costume-not-now = Nobody is taking costume elements; now you { $asked }.
reason-set-not-now = Nobody is taking set elements; now you { $asked }.
reason-done-not-now = Nobody is taking elements; now you { $asked }.
reason-ask-money-not-now = The Queen is asked when you activate her; now you { $asked }.
reason-ask-objectives-not-now = The Queen is asked when you activate her; now you { $asked }.
reason-keep-not-now = You are not looking at objectives; now you { $asked }.
reason-spare-not-now = Who stays fresh is chosen at night; now you { $asked }.
reason-use-not-now = You cannot use a backstage card now: first you { $asked }.
reason-use-recruitment-not-now = You cannot use a backstage card now: first you { $asked }.
reason-theater-not-now = Nothing is built in the Theater now; you { $asked }.
reason-hat-not-now = No hats are given now; you { $asked }.
reason-double-not-now = No one needs a double now; you { $asked }.
reason-engage-not-now = The Lord Chamberlain offers you no choice now; you { $asked }.
reason-from-crates-not-now = It is no question where an element comes from; now you { $asked }.
reason-from-discards-not-now = It is no question where an element comes from; now you { $asked }.
reason-forgo-not-now = You have no first action to forgo; now you { $asked }.
reason-play-not-now = Objectives are played at the start of the ambiance phase; now you { $asked }.
reason-hold-not-now = Objectives are played or held at the start of the ambiance phase; now you { $asked }.
reason-hold-for-good-not-now = Objectives are played or held at the start of the ambiance phase; now you { $asked }.
reason-rehearse-not-now = No order of rehearsals is to be chosen; now you { $asked }.
reason-pay-prompter-not-now = The Prompter is paid when an act scores; now you { $asked }.
reason-take-penalty-not-now = Penalties are taken when an act scores; now you { $asked }.

asked-first-recruit = take a character
asked-wager = choose a wager
asked-action = take an action
asked-token = decide about the token
asked-take = take elements, or say that you are done
asked-step = choose an act to step forward on
asked-back = choose an act to step back on
asked-queen = tell the Queen what you want
asked-keep = choose an objective to keep
asked-spare = choose who stays fresh
asked-first-action = take your first action, or forgo it
asked-theater = choose an element for the Theater, or say that you are done
asked-hat = give a hat, or say that you are done
asked-double = choose an actor
asked-engage = choose a card of the Lord’s deck
asked-origin = say where the element comes from
asked-masks = play an objective, or hold them
asked-rehearse = choose whose rehearsal comes next
asked-prompt = pay the Prompter or take the penalty
asked-salvage = take elements from the discards, or say that you are done
