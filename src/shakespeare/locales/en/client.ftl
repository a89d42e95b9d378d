# The words of the browser client.

## The door

home-motto = Six days to stage the most prestigious play in London.
home-play = Play now
home-play-what = you and two computer players
home-about = An unofficial adaptation of the board game by Hervé Rigal. Many card values are reconstructed.
home-version = Version { $version }

new-title = A game to your taste
new-players = How many sit at the table?
new-players-hint = { $players ->
        [1] A solo game: you play for the best score.
        [2] You and one opponent.
       *[other] You and { $players ->
            [3] two
           *[other] three
        } opponents.
    }
new-name = Your name
new-rest = Strategic rest
new-rest-hint = In the evening everybody chooses openly who rests, in Initiative order, and not at the same time in secret.
new-start = Begin the game

# Computer players; .about says how well they play.
computer-random = Fool
    .about = does anything that is allowed.
computer-groundling = Groundling
    .about = plays at random, but never quite foolishly.
computer-apprentice = Apprentice
    .about = knows the trade: quick, sensible, beatable.

games-title = Your games
games-none = No games yet. The stage is yours.
games-day = { $turn ->
        [yours] Day { $day }: your turn
       *[others] Day { $day }: others are to move
    }
games-finished = Finished
games-score = Finished: { $score } points
games-rank = { $rank ->
        [1] Won, with { $score } points
       *[other] Place { $rank }, with { $score } points
    }
games-delete = Delete this game
games-delete-sure = Delete this game for good?

## Everywhere

close = Close
undo = Undo
word-prestige = Prestige
theme = { $theme ->
        [light] Colours: light. Change to dark
        [dark] Colours: dark. Change to your system’s
       *[system] Colours: as your system has them. Change to light
    }
title-table = Shakespeare: the table
title-your-turn = ● Your turn – Shakespeare
connection-lost = The connection is lost. We keep trying; nothing is lost.
connection-retry = Try again
table-loading = The house opens …
table-gone = This table does not exist, or it is not yours.

## The top bar

top-home = Shakespeare: back to the door
top-day = Day { $day } of { $days }
top-rehearsal = Day { $day } ends with a dress rehearsal
top-your-turn = Your turn
day-begins = Day { $day }

## The board

board-title = The main board
prestige-title = Prestige
prestige-of = { $seat }: prestige { $prestige }, score if the game ended now { $projected }
track-order = Order
track-initiative = Initiative
act-label = { $act }: { $standing }
act-disc = { $seat } on { $space }
act-neutral = the neutral disc on { $space }
act-ranks = The first and the second on this act gain prestige, whoever is lower in a pile is ahead.
act-rank = { $place ->
        [1] 1st
        [2] 2nd
       *[other] { $place }th
    }

crates-title = The crates
crate-costumes = Costume elements
crate-sets = Set elements
crate-bag = Bag
crate-in-bag = Left in the bag
crate-discarded = Discarded
element-value-title = Its value
element-name = { $elements ->
        [costumes] { $colour } costume element
       *[sets] { $colour } set element
    }
element-label = { $elements ->
        [costumes] { $colour } costume elements: { $count } laid out, { $bag } in the bag
       *[sets] { $colour } set elements: { $count } laid out, { $bag } in the bag
    }

row-title = Characters laid out
row-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
row-nobody = Nobody is left to recruit today.

## Theatres

theatre-title = Your theatre
troupe-actors = Actors and extras
troupe-others = Craftsmen, the Queen and others
stage-title = Stage set
cell-filled = { $place }: { $colour }
cell-empty = { $place }: { $kind ->
        [candle] free, with a candle
        [virtual] virtual
       *[space] free
    }

card-does = activated: { $power }
card-rehearses = in costume: { $power }
card-wears = { $free ->
        [0] wears { $colours }
       *[other] wears { $colours }, { $free } { $free ->
            [one] circle
           *[other] circles
        } free
    }
card-used = has worked today
card-resting = is resting today
card-pending = one moment

ambiance-label = Ambiance on space { $space }: { $effect }
# What a space of the ambiance track brings in the evening.
evening-prestige = { $amount-sign ->
        [up] gain { $amount } prestige
       *[down] lose { $amount } prestige
    }
evening-money = gain £{ $amount }
evening-step = step forward { $amount } on an act
evening-back = step back { $amount } on an act
evening-nothing = nothing

purse-projected = Score now
purse-projected-title = What you would score if the game ended now
purse-money = Money
purse-payroll = Payroll
purse-payroll-title = { $short ->
        [0] You can pay everybody at the end.
       *[other] £{ $short } short: whoever is not paid at the end costs prestige.
    }
purse-short = −£{ $short }
purse-tokens = “+3” tokens
purse-cylinders = { $count ->
        [one] { $count } cylinder at hand
       *[other] { $count } cylinders at hand
    }

objectives-title = Objectives
objectives-ask = None yet: ask the Queen.
objectives-secret = { $count ->
        [0] None yet.
        [one] { $count }, in secret
       *[other] { $count }, in secret
    }

opponents-title = The other players
opponent-title = { $seat }’s theatre
opponent-thinking = thinking …
opponent-passed = passed

## What is asked

question-title = What is asked of you
question-waiting = We are waiting for { $waiting }.
question-watching = You are watching.
question-over = The game is over.
note-over = The game is over.
note-waiting = Patience: we are waiting for { $waiting }.
recap-title = Since your last move
chooser-title = Which of these?
wager-title = Cylinders to wager
hint-first-recruit = Click a character: it joins you as itself, or face down as an extra.
hint-first-recruit-touch = Tap a character: it joins you as itself, or face down as an extra. Press long to see it large.
hint-wager = Few go first and the first gains 1 prestige; but each cylinder is one activation today.
hint-action = Click a character laid out to recruit, or one of your own to activate. Right-click or I shows a card large; G steps through all that glows.
hint-action-touch = Tap a character laid out to recruit, or one of your own to activate. Press long to see a card large.
hint-take = Click an element in a crate, then its place; or the place first.
hint-take-touch = Tap an element, then its place; or the place first.
hint-place = Now click a glowing place in your theatre.
hint-step = Or click the act itself.
hint-step-touch = What each act brings stands on the board.
hint-back = Or click the act itself.
hint-back-touch = What each act brings stands on the board.
hint-spare = Click one of your glowing characters.
hint-spare-touch = Tap one of your glowing characters.

# What a move would bring, $change with its sign.
gain-prestige = prestige { $change }
gain-money = money { $change }
gain-tokens = “+3” tokens { $change }
gain-steps = { $act } { $change }
gain-ambiance = ambiance { $change }
gain-others = the others’ ambiance { $change }
gain-costume = costume complete, worth { $worth }
gain-act-pounds = Act I would pay £{ $before } → £{ $after }
gain-act-prestige = acts’ prestige { $before } → { $after }
gain-projected = score now { $before } → { $after }
gain-nothing = nothing at once

## A card, large

dialog-kind = Who
dialog-printed = yours from the start
dialog-cost = Pay at the end
dialog-free = nothing
dialog-activated = Activated
dialog-back-of = On the other side
dialog-rehearsal = In the dress rehearsal, with a complete costume
dialog-nothing = nothing
dialog-costume = A complete costume pays at once
dialog-pay = { $from ->
        [one] worth { $from }
       *[other] worth { $from }–{ $to }
    }: { $pounds ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] £{ $pounds }
           *[other] £{ $pounds } and { $prestige } prestige
        }
    }
dialog-today = Today

log-title = What has happened

## On a phone

phone-nav = Parts of the table
phone-board = Board
phone-crates = Crates
phone-people = Players
phone-log = Log

## The end

end-solo = The curtain falls: { $score } points.
end-won = You win!
end-shared = { $seats } share the victory.
end-lost = { $seats } wins.
end-winner = winner
end-apart = The scores taken apart
end-by-source = By source
end-by-day = By day
end-day = { $day ->
        [0] At the start
       *[other] Day { $day }
    }
end-total = Total
end-unpaid = Not paid
end-money = Money left
end-rematch = Play again
end-look = Look at the table
end-home = Back to the door
end-reopen = The final scores
