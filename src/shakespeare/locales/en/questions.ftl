# What is asked. $character is "nobody" where no character's power asks; $value is 0 where no value counts.

ask-first-recruit = Who joins your company before the first day?
ask-wager = How many cylinders do you wager today? The fewest go first.
ask-action = Your turn: what will you do?
ask-token = Will you spend a “+3” token on { $character-the }, whose value is { $value }?
ask-take = { $value ->
        [0] { $elements ->
            [costumes] Which { $colours-or } costume element does { $character-the } take, and for whom?
            [sets] Where does { $character-the } put a { $colours-or } set element?
           *[both] Which { $colours-or } element does { $character-the } take, and where does it go?
        }
       *[other] { $elements ->
            [costumes] Which costume element does { $character-the } take? A value of { $value } is left.
            [sets] Which set element does { $character-the } take? A value of { $value } is left.
           *[both] Which element does { $character-the } take? A value of { $value } is left.
        }
    }
ask-step = { $character ->
        [nobody] The ambiance is good: on which act do you step forward?
       *[other] On which act does { $character-the } bring you a step forward?
    }
ask-back = { $character ->
        [nobody] The ambiance is poor: on which act do you step back?
       *[other] On which act does { $character-the } cost you a step back?
    }
ask-queen = What do you ask of { $character-the }?
ask-keep = Which objective do you keep: { $objectives-or }?
ask-spare = Who stays fresh? All others who worked take a Rest token.

# Of Backstage.
ask-first-action = The bear lets you act before everybody: what will you do?
ask-theater = Which { $colours-or } set element goes into your Theater?
ask-hat = Who gets a hat, and of which colour?
ask-double = Which actor does { $character-the } stand in for?
ask-engage = Which actor do you take from the Lord’s deck?
ask-origin = { $move }: from the crates or from the discards?
ask-masks = Will you play an objective before the ambiance takes effect?
ask-rehearse = Whose rehearsal comes next?
ask-prompt = Will you pay £1 to be spared the penalty of { $act }?
ask-salvage = { $value ->
        [0] Which yellow element do you take from the discards, and where does it go?
       *[other] Which element do you take from the discards? A value of { $value } is left.
    }

## Moves, as they are offered.

move-wager = { $cylinders ->
        [one] Wager { $cylinders } cylinder
       *[other] Wager { $cylinders } cylinders
    }
move-recruit = Recruit { $card-the }
move-recruit-extra = Recruit { $card-the } as an extra
move-activate = Activate { $character-the }
move-pass = Pass
move-spend-token = Spend a “+3” token
move-keep-token = Keep the token
move-step = Step forward on { $act }
move-back = Step back on { $act }
move-costume = Put { $colour } on { $character-the }, circle { $circle }
move-set = Build { $colour } at { $place }
move-done = Take nothing more
move-ask-money = Take £4
move-ask-objectives = Look at objectives and keep one
move-keep = Keep { $objective }
move-spare = Keep { $character-the } fresh
move-use = { $cylinders ->
        [one] Use { $card-the }, { $cylinders } cylinder
       *[other] Use { $card-the }, { $cylinders } cylinders
    }
move-use-recruitment = { $cylinders ->
        [one] Use { $card-the } with the Recruitment card
       *[other] Use { $card-the }, { $cylinders } cylinders, one of them the Recruitment card
    }
move-theater = Put { $colour } into the Theater
move-hat = Give { $character-the } a { $colour } hat
move-double = Stand in for { $character-the }
move-engage = Take { $card-the }
move-from-crates = Take it from the crates
move-from-discards = Take it from the discards
move-forgo = Forgo the first action
move-play = Play { $objective }
move-hold = Play no objective today
move-hold-for-good = Play no objective until you keep another
move-rehearse = Rehearse { $character-the }
move-pay-prompter = Pay £1
move-take-penalty = Take the penalty
