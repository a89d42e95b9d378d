# What happened, one sentence an event. Arguments are those of the event; besides, of a list $cards there are
# $cards-count, $cards-row (without "and") and $cards-or, and of $amount, which is its size, $amount-sign (up or down).

event-order = Order of play: { $seats-row }.
event-costumes-laid-out = Costume elements laid out: { $colours }.
event-sets-laid-out = Set elements laid out: { $colours }.
event-characters-laid-out = Characters laid out: { $cards }.
event-characters-discarded = { $cards-count ->
        [0] No character is left to discard.
       *[other] Characters discarded: { $cards }.
    }
event-characters-reshuffled = The discarded characters are shuffled into a new deck: { $cards }.
event-elements-discarded = { $elements ->
        [costumes] Costume elements discarded: { $colours }.
       *[sets] Set elements discarded: { $colours }.
    }
event-neutral = The neutral disc stands on space { $space } of { $act }.

event-recruited = { $seat } recruits { $card-the }.
event-recruited-extra = { $seat } takes { $card-the } as { $character }.

event-day = Day { $day } begins.
event-phase = { $day ->
        [4] { $phase-initial }.
        [6] { $phase-final }.
       *[other] { $phase }.
    }

event-wager-chosen = { $seat } has chosen a wager.
event-wager-yours = { $seat } wagers { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }, in secret.
event-wagered = { $seat } has wagered { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }.
event-cylinders = { $seat } has { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    } for the day.
event-initiative-emptied = The Initiative track is emptied.

event-prestige = { $amount-sign ->
        [up] { $seat } gains { $amount } prestige { $source-for } (now { $total }).
       *[down] { $seat } loses { $amount } prestige { $source-for } (now { $total }).
    }
event-money = { $amount-sign ->
        [up] { $seat } receives £{ $amount } { $source-for } (now £{ $total }).
       *[down] { $seat } loses £{ $amount } { $source-for } (now £{ $total }).
    }

event-activated = { $seat } activates { $character-the }.
event-initiative = { $seat } takes place { $place } on the Initiative track.
event-step = { $seat } steps forward to space { $space } on { $act }.
event-step-lost = { $seat } is at the end of { $act } already: the step is lost.
event-quill-lost = { $seat } is at the end of every act: the step is lost.
event-back = { $seat } steps back to space { $space } on { $act }.
event-back-lost = { $seat } is on the first space of every act and cannot step back.
event-ambiance = { $amount-sign ->
        [up] { $seat }’s ambiance rises by { $amount }, to space { $space }.
       *[down] { $seat }’s ambiance drops by { $amount }, to space { $space }.
    }
event-ambiance-held = { $space ->
        [1] { $seat }’s ambiance cannot drop any further.
       *[other] { $seat }’s ambiance cannot rise any further.
    }
event-token-gained = { $seat } gains a “+3” token (now { $total }).
event-token-none = No “+3” token is left for { $seat }.
event-token-spent = { $seat } spends a “+3” token on { $character-the } ({ $total } left).

event-costume-placed = { $seat } puts { $colour } on { $character-the }, circle { $circle }.
event-costume-complete = { $seat }’s { $character } is fully dressed (worth { $worth }).
event-set-placed = { $seat } builds { $colour } at { $cell }.
event-nothing-to-take = { $value ->
        [0] { $seat }’s { $character } finds nothing to take.
       *[other] { $seat }’s { $character } finds nothing to take with a value of { $value }.
    }
event-declined = { $seat } takes nothing more with { $character-the }.

event-looked = { $count ->
        [one] { $seat } looks at { $count } objective.
       *[other] { $seat } looks at { $count } objectives.
    }
event-looked-at = { $seat } sees the objectives { $objectives }.
event-kept = { $seat } keeps an objective.
event-kept-card = { $seat } keeps the objective { $objective }.

event-passed = { $seat } passes.
event-passed-by-rule = { $seat } has nothing left to do today and passes.

event-purple-left = { $count ->
        [one] { $count } purple set element is still laid out, and weighs on everybody’s ambiance.
       *[other] { $count } purple set elements are still laid out, and weigh on everybody’s ambiance.
    }
event-ambiance-reset = All ambiance markers return to the start.
event-rehearsed = { $seat }’s { $character } rehearses in full costume.
event-act-scored = { $act } is scored.

event-rest-tokens-off = The Rest tokens come off.
event-rest-chosen = { $seat } has chosen who stays fresh.
event-rest-yours = { $seat } keeps { $character-the } fresh, in secret for now.
event-rested = { $seat }’s { $character } takes a Rest token.
event-stayed-fresh = { $seat }’s { $character } stays fresh.
event-cylinders-back = { $seat }’s cylinders come back.
event-solo-stopped = { $seat } ends the day’s work with { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    } placed.

event-objective-scored = { $seat }’s objective { $objective } counts { $measured } and scores { $amount } prestige.
event-yellow-counted = { $count ->
        [0] { $seat } has placed no yellow element.
        [one] { $seat } has placed { $count } yellow element.
       *[other] { $seat } has placed { $count } yellow elements.
    }
event-paid = { $seat } pays £{ $cost } to { $character-the } (£{ $left } left).
event-unpaid = { $seat } cannot pay £{ $cost } to { $character-the }.
event-final = { $seat } ends with { $total } prestige and £{ $left } left over.
event-won = { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
event-undone = { $seat } takes the last move back.
event-forced = { $seat } has only one choice: { $move }.

## Backstage

event-lord-dealt = The Lord’s deck, from its top: { $cards-row }.
event-backstage-laid-out = Backstage cards laid out: { $cards }.
event-backstage-discarded = Backstage cards discarded: { $cards }.
event-backstage-reshuffled = The discarded backstage cards are shuffled into a new deck: { $cards }.
event-backstage-used = { $seat } uses { $card-the } with { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }.
event-backstage-used-recruitment = { $cylinders ->
        [one] { $seat } uses { $card-the } with the Recruitment card.
       *[other] { $seat } uses { $card-the } with { $cylinders } cylinders, one of them the Recruitment card.
    }
event-backstage-kept = { $seat } keeps { $card-the }.
event-backstage-idle = { $card-start } finds nothing to do for { $seat }.
event-theater-placed = { $seat } puts { $colour } on space { $space } of the Theater.
event-hat-placed = { $seat } gives { $character-the } a { $colour } hat.
event-doubled = { $seat }’s double stands in for { $character-the }.
event-engaged = { $seat } takes { $card-the } from the Lord’s deck.
event-lord-empty = The Lord’s deck has nobody left for { $seat }.
event-rest-eased = { $count ->
        [one] { $seat } takes one Rest token fewer tonight.
       *[other] { $seat } takes { $count } Rest tokens fewer tonight.
    }
event-spared = { $seat } keeps { $character-the } fresh, and may keep another.
event-discard-taken = { $elements ->
        [costumes] { $seat } takes a { $colour } costume element from the discards.
       *[sets] { $seat } takes a { $colour } set element from the discards.
    }
event-salvage-ended = { $seat } takes nothing more from the discards.
event-first-action-forgone = { $seat } forgoes the first action.
event-no-objective-left = No objective is left for { $seat } to look at.
event-objective-played = { $seat } plays the objective { $objective }.
event-objectives-held = { $seat } plays no objective.
event-objectives-held-for-good = { $seat } plays no objective, and wants to be asked again only after keeping another.
event-penalty-avoided = { $seat } pays the Prompter and is spared the penalty of { $act }.
event-fired = { $seat } fires { $character-the }, who is not paid.
event-hats-counted = { $count ->
        [0] { $seat } has no hat that makes six.
        [one] { $seat } has { $count } hat that makes six.
       *[other] { $seat } has { $count } hats that make six.
    }
