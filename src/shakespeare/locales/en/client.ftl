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
games-day = { $day ->
        [0] Setup
       *[other] Day { $day }
    }: { $turn ->
        [yours] your turn
       *[others] others are to move
    }
games-solo = Solo
games-with = With { $names }
games-finished = Finished
games-score = Finished: { $score } points
games-rank = { $rank ->
        [1] Won, with { $score } points
       *[other] Place { $rank }, with { $score } points
    }
games-more = { $count ->
        [one] One more
       *[other] { $count } more
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
shortcuts = Keyboard shortcuts
shortcuts-title = { $state ->
        [on] Keyboard shortcuts are on: G steps through all that glows, I shows a card large, U takes a move back
       *[off] Keyboard shortcuts are off
    }
title-table = Shakespeare: the table
title-your-turn = ● Your turn – Shakespeare
connection-lost = No connection; we keep trying. Your game is safe.
connection-retry = Try again
page-outdated = The game has been renewed since this page was opened.
page-reload = Load the page again
table-loading = The house opens …
table-gone = This table cannot be opened.
skip = Skip
skip-to-question = To what is asked
# How fast the moves of others are shown.
speed = { $speed ->
        [slow] The others’ moves: slow. Change to normal
        [instant] The others’ moves: at once. Change to slow
       *[normal] The others’ moves: normal. Change to at once
    }

## The top bar

top-home = Shakespeare: home
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
        [1] furthest
        [2] second
       *[other] { $place }th
    }

crates-title = The crates
crate-costumes = Costume elements
crate-sets = Set elements
crate-bag = Bag
crate-in-bag = Left in the bag
crate-discarded = Discarded
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
note-not-asked = This is not asked now.
note-waiting = Patience: we are waiting for { $waiting }.
recap-title = Since your last move
chooser-title = Which of these?
wager-title = Cylinders to wager
hint-first-recruit = Click a character: it joins you as itself, or face down as an extra.
hint-first-recruit-touch = Tap a character: it joins you as itself, or face down as an extra. Press long to see it large.
hint-wager = Few go first and the first gains 1 prestige; but each cylinder is one activation today.
hint-action = Click a character laid out to recruit, or one of your own to activate. { $keys ->
        [on] Right-click or I shows a card large; G steps through all that glows.
       *[off] Right-click shows a card large.
    }
hint-action-touch = Tap a character laid out to recruit, or one of your own to activate. Press long to see a card large.
hint-take = Click an element in a crate, then its place; or the place first.
hint-take-touch = Tap an element, then its place; or the place first.
hint-place = Now click a glowing place in your theatre.
hint-place-touch = Now tap a glowing place in your theatre.
pass-sure = { $count ->
        [one] Pass with { $count } cylinder unused? It ends your day.
       *[other] Pass with { $count } cylinders unused? It ends your day.
    }
pass-yes = Yes, pass
hint-step = Or click the act itself.
hint-step-touch = What each act brings stands on the board.
hint-back = Or click the act itself.
hint-back-touch = What each act brings stands on the board.
hint-spare = It is the night after the day’s work: click the one of your glowing characters that will work tomorrow too.
hint-spare-touch = It is the night after the day’s work: tap the one of your glowing characters that will work tomorrow too.

# What a move would bring, $change with its sign.
gain-prestige = prestige { $change }
gain-money = money { $change }
gain-tokens = “+3” tokens { $change }
gain-steps = { $act } { $change }
gain-ambiance = ambiance { $change }
gain-others = the others’ ambiance { $change }
gain-costume = costume complete, worth { $worth }
gain-act-pounds = Act I would pay £{ $before } → £{ $after }
gain-act-prestige = prestige if rehearsed now { $before } → { $after }
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
phone-guide = Help

## The game on one page

guide-open = How the game goes
guide-title = How the game goes
guide-goal = You have six days to stage a play for the Queen. Hire a company, dress it, build a stage set and take your play forward through three acts: after the sixth day the most prestige wins.
guide-day = A day
guide-phase-wager = Everybody secretly wagers one to five cylinders. The fewest go first, and the first gains 1 prestige; but each cylinder is one activation.
guide-phase-company = In turn, recruit a character, once a day, or put a cylinder on one of yours to use its power. Who passes is done for the day.
guide-phase-ambiance = Each purple set element that is left over lowers everybody’s ambiance. Then your marker under the stage brings what its space shows: prestige or a loss of it, money, a step forward or back on an act.
guide-phase-rehearsal = At the end of the lit days only: every complete costume brings what its wearer shows at the foot of the card. Then the acts score: what stands beside your space, and on Act II something for the furthest and the second; who is still on a grey space loses prestige.
guide-phase-maintenance = New elements and characters are laid out.
guide-phase-rest = Who has worked rests for a day, all but one whom you choose.
guide-solo = Alone
guide-solo-what = Nobody wagers: you may use all cylinders every day, and a day on which you place only one or two brings 1 prestige. The bare wooden disc on each act is nobody’s: you compete with it for the furthest place on Act II, and it moves on after the first dress rehearsal. Over 30 points is strong play.
guide-words = Words
guide-word-initiative = Initiative
    .meaning = The order in which the players first used an actor today. It decides between equal wagers, and who is first in a dress rehearsal.
guide-word-payroll = Payroll
    .meaning = What your company wants to be paid at the end of the game. Every character you cannot pay costs prestige.
guide-word-projected = Score now
    .meaning = Your prestige, and what would still be added or lost if the game ended now.
guide-word-costume = Costume
    .meaning = Fill all circles of an actor or an extra. A complete costume pays at once, the more the dearer its elements, and again in dress rehearsals.
guide-word-extra = Extra
    .meaning = A card recruited face down: it is not paid and does nothing but wear a costume.
guide-word-stage = Stage set
    .meaning = Built from below like a wall, with the same colours on both sides of the middle. Most colours bring something at once, and so does covering a candle: hover over a glowing cell, or tap it, to see what.
guide-word-virtual = Virtual cell
    .meaning = It counts as built for what lies above it, and cannot be built on.
guide-word-yellow = Yellow element
    .meaning = It fits beside any colour of the set, and each one you have placed is worth prestige at the end.
guide-word-token = “+3” token
    .meaning = Spend it when a craftsman works: its value is 3 more.
guide-word-objective = Objective
    .meaning = A secret goal from the Queen that brings up to 3 prestige at the end.
guide-signs = Signs
guide-hands = At the table
guide-hands-what = What glows can be clicked. Anything else says why not. Right-click, or a long press, shows a card large. On a keyboard G steps through all that glows, Enter does it, I shows a card large, U takes your last move back, Escape forgets what you were about to do.

## The end

end-solo = The curtain falls: { $score } points.
end-won = You win!
end-shared = { $seats } share the victory.
end-lost = { $seats } wins{ $rank ->
        [2] ; you come second
        [3] ; you come third
        [4] ; you come fourth
       *[other] {""}
    }.
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
end-objectives = Objectives kept
end-money = Money left
end-rematch = Play again
end-look = Look at the table
end-home = Home
end-reopen = The final scores
