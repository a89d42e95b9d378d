# The words of the browser client.

## The door

home-motto = Six days to stage the most prestigious play in London.
home-play = Play now
home-play-what = you and two computer players
home-what = A board game for one to four players: against the computer, with friends by a link, or at one screen. Free, and without an account.
home-friends = With friends
    .about = send a link; nobody needs an account
home-continue = Go on with your game
# $names: whose turn it is.
home-waits = { $day ->
        [0] Setup
       *[other] Day { $day }
    }: { $turn ->
        [yours] your turn
       *[others] waiting for { $names }
    }
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
new-backstage = With Backstage
new-backstage-hint = The expansion: backstage cards to use with the cylinders you did not wager, nine more actors, hats, and a small Theater of your own. Better after a game or two without it.
new-rest = Strategic rest
new-rest-hint = At night everybody chooses openly who rests, in Initiative order, and not at the same time in secret.
new-start = Begin the game

# Computer players; .about says how well they play, .the is the name with its article, .start the same at a sentence’s beginning.
computer-random = Fool
    .the = the Fool
    .start = The Fool
    .about = does anything that is allowed.
computer-groundling = Groundling
    .the = the Groundling
    .start = The Groundling
    .about = plays at random, but never quite foolishly.
computer-apprentice = Apprentice
    .the = the Apprentice
    .start = The Apprentice
    .about = knows the trade; quick, sensible, beatable.
computer-player = Player
    .the = the Player
    .start = The Player
    .about = looks ahead through its own day; thorough, and a little in love with itself.
computer-master = Master
    .the = the Master
    .start = The Master
    .about = thinks about what everybody may do, wagers included; strong, and takes a second.
computer-strength = Of games for two it wins { $share }% against { $rival-the } ({ $low } to { $high }%).

games-title = Your games
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
games-deal = Share this deal
games-ranking = The ranking of this deal
games-delete = Delete this game
games-delete-sure = Delete this game for good?

## Everywhere

language = Language
settings = Settings
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
connection-lost = No connection; we keep trying. Your game is safe.
connection-retry = Try again
unkept = Games cannot be kept right now; we keep trying. What you have played is safe.
unkept-move = Games cannot be kept right now. Your move waits in the wings, and we send it again.
server-away = The server cannot be reached. Is there a connection?
server-odd = What answered is not the game’s server ({ $status }).
page-unscripted = The game needs JavaScript, which is switched off in this browser.
page-broken = The page could not be loaded whole. Is there a connection? If there is, this browser may be too old.
page-outdated = The game has been renewed since this page was opened.
page-reload = Load the page again
table-loading = The house opens …
table-gone = This table cannot be opened.
skip = Skip
skip-to-question = To what is asked

## The top bar

top-home = Shakespeare: home
top-day = Day counter: day { $day } of { $days }
# A phase of a day.
top-phase = { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
top-rehearsal = { $day ->
        [4] Day { $day } ends with the initial dress rehearsal
        [6] Day { $day } ends with the final dress rehearsal
       *[other] Day { $day } ends with a dress rehearsal
    }
top-your-turn = Your turn
day-begins = Day { $day }

## The board

board-title = The main board
prestige-title = Prestige track
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
crate-discarded-costumes = Discarded costume elements
crate-discarded-sets = Discarded set elements
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

## Backstage

backstage = Backstage
backstage-title = Backstage cards
backstage-none = No backstage card is left today.
# What one has for these cards.
backstage-own = { $count ->
        [0] Yours for these cards: no cylinders
       *[other] Yours for these cards:
    }
backstage-recruitment = or your Recruitment card
backstage-cylinders = { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }
backstage-gives = { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }: { $power }
backstage-in-use = { $seat } uses it for { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }
# What it takes to use a card: cylinders, with the Recruitment card or without.
use-cost = { $recruitment ->
        [use-recruitment] { $cylinders ->
            [0] Your Recruitment card
            [one] { $cylinders } cylinder and your Recruitment card
           *[other] { $cylinders } cylinders and your Recruitment card
        }
       *[use] { $cylinders ->
            [one] { $cylinders } cylinder
           *[other] { $cylinders } cylinders
        }
    }
rag-picker = Rag-picker
lord-title = Lord’s deck
lord-open = Look at all of the Lord’s deck
lord-label = { $card ->
        [nobody] The Lord’s deck: nobody is left
       *[other] The Lord’s deck: { $count ->
            [one] { $count } actor
           *[other] { $count } actors
        }, { $card-the } on top
    }
lord-none = Nobody is left.
lord-what = The Lord Chamberlain brings you actors from here, from the top or of your choice. They lie in this order, and no new ones come.
theater-title = Theater
theater-label = Theater: { $colours }, { $free } { $free ->
        [one] space
       *[other] spaces
    } free
theater-what = The Architect puts set elements here, from the bottom up. A space with a candle brings 1 prestige. Then every element in the Theater takes effect once more, from the bottom to the new one. It is no part of your stage set.
element-discarded = { $count } in the discards
element-salvaged = { $elements ->
        [costumes] { $colour } costume elements: { $count } discarded
       *[sets] { $colour } set elements: { $count } discarded
    }

# More about a card than its icons say.
about-architect = The element goes on the lowest free space of your Theater. Then all elements there take effect, the old ones too.
about-hatter = A hat lies above the first circle of an actor or extra, one each. If hat and element in that circle are worth 6 together, it brings 1 prestige at the end.
about-double = The actor may have worked today, or be resting. No cylinder lies on the actor, who can still be activated as usual. It always brings initiative.
about-lord-chamberlain = The actor joins your company at once, and you may still recruit today.
about-director = It counts this night. Two Directors add up.
about-prompter = The Prompter stays with you. Whenever an act is scored and you would lose prestige there, you may pay £1 instead.
about-backstage-jeweler = It is no character: it is used once and then gone.
about-ghost = Every other player chooses an act and steps back there.
about-caliban = In a dress rehearsal every other player chooses an act and steps back there.
about-bear = Before everybody’s turns you take one action of any kind, from the day after the bear joins you. It is never activated.

## Theatres

theatre-title = Your individual board
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
card-hat = has a { $colour } hat
card-spared = stays fresh
card-used = has worked today
card-resting = is resting today
card-pending = one moment

ambiance-label = Ambiance track, space { $space }: { $effect }
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

purse-cards = { $count ->
        [one] { $count } cylinder for backstage cards
       *[other] { $count } cylinders for backstage cards
    }
purse-fewer-rests = { $count ->
        [one] One Rest token fewer tonight
       *[other] { $count } Rest tokens fewer tonight
    }

mask-sign = It has a mask: it is played, and scores nothing at the end.
mask-played = { $objective }, played
objectives-title = Objectives
objectives-ask = None yet: ask the Queen.
objectives-secret = { $count ->
        [0] None yet.
        [one] { $count }, in secret
       *[other] { $count }, in secret
    }

opponents-title = The other players
opponent-title = { $seat }’s individual board
opponent-thinking = thinking …
opponent-passed = passed

## What is asked

question-title = What is asked of you
question-part = { $number } of { $count }
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
hint-action-own = Click one of your characters that glow to activate it. { $keys ->
        [on] Right-click or I shows a card large; G steps through all that glows.
       *[off] Right-click shows a card large.
    }
hint-action-own-touch = Tap one of your characters that glow to activate it. Press long to see a card large.
hint-take = Click an element in a crate, then its place; or the place first.
hint-take-touch = Tap an element, then its place; or the place first.
hint-place = Now click a glowing place on your board.
hint-place-touch = Now tap a glowing place on your board.
hint-place-one = There is one place for it: it glows on your board.
hint-armed-touch = Tap it once more, or the button above, and it is done.
pass-sure = { $count ->
        [one] Pass with { $count } cylinder unused? It ends your day.
       *[other] Pass with { $count } cylinders unused? It ends your day.
    }
pass-yes = Yes, pass
# Whoever wants to be asked before every move.
confirm-yes = Yes: { $move }
confirm-sure = Once more, and it is done.
hint-queen = You look at up to three objectives and keep one, in secret.
hint-step = Or click the act itself.
hint-step-touch = What each act brings stands on the main board.
hint-back = Or click the act itself.
hint-back-touch = What each act brings stands on the main board.
hint-spare = It is the night after the day’s work: click the one of your glowing characters that will work tomorrow too.
hint-spare-touch = It is the night after the day’s work: tap the one of your glowing characters that will work tomorrow too.

hint-wager-backstage = Few go first and the first gains 1 prestige. Each cylinder you wager is one activation today; the others can go to backstage cards.
hint-action-backstage = { $players ->
        [1] Recruit a character laid out, activate one of your own, or use a backstage card with some of your cylinders.
       *[other] Recruit a character laid out, activate one of your own, or use a backstage card with the cylinders you did not wager.
    }
hint-spare-more = { $count ->
        [one] Thanks to the Director one more stays fresh: choose them one after another.
       *[other] Thanks to the Directors { $count } more stay fresh: choose them one after another.
    }
hint-scavenge = Your rag-picker also brings what was discarded: so many of each colour as stand behind the +.
done-hat = Give no hat
done-theater = Build nothing there
hint-first-action = Recruit, activate or use a backstage card before the others; your turn comes as usual afterwards.
hint-theater = Click a set element in the crate, then your Theater. All elements there take effect once more.
hint-theater-touch = Tap a set element, then your Theater. All elements there take effect once more.
hint-hat = Click a costume element in the crate, then who wears it. Worth 6 with the element in the first circle, it brings 1 prestige at the end.
hint-hat-touch = Tap a costume element, then who wears it. Worth 6 with the element in the first circle, it brings 1 prestige at the end.
hint-double = Click one of your glowing actors. It may have worked today, or be resting.
hint-double-touch = Tap one of your glowing actors. It may have worked today, or be resting.
hint-engage = Click an actor of the Lord’s deck: it joins you at once, besides the day’s recruit.
hint-engage-touch = Tap an actor of the Lord’s deck: it joins you at once, besides the day’s recruit.
hint-origin = The rag-picker brings you what was discarded; what you leave in a crate others may take.
hint-masks = Those with a mask glow, if you have any: click one to play it. Everybody who holds an objective is asked, so that nobody can tell who holds one with a mask.
hint-masks-touch = Everybody who holds an objective is asked, so that nobody can tell who holds one with a mask.
hint-salvage = Click one of the discarded elements, then its place on your board.
hint-salvage-touch = Tap one of the discarded elements, then its place on your board.
hint-rehearse = Click one of your glowing actors: you choose in which order they rehearse.
hint-rehearse-touch = Tap one of your glowing actors: you choose in which order they rehearse.
hint-prompt = You are on a grey space of this act, which costs 1 prestige.

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

dialog-kind = Kind
dialog-printed = yours from the start
dialog-cost = Pay at the end
dialog-free = nothing
dialog-activated = Activated
dialog-back-of = On the other side
dialog-rehearsal = In the dress rehearsal, with a complete costume
dialog-nothing = nothing
dialog-costume = A complete costume pays at once
dialog-pay = { $worths ->
        [one] worth { $from }
       *[several] worth { $from }–{ $to }
    }: { $pounds ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] £{ $pounds }
           *[other] £{ $pounds } and { $prestige } prestige
        }
    }
dialog-today = Today
dialog-no-initiative = It brings no initiative.
dialog-hat = Hat
dialog-hat-what = { $colour }: worth 6 together with the element in the first circle, it brings 1 prestige at the end
dialog-mask = You may play it in the evening, before the ambiance takes effect. Then it is out of the game; kept, it scores nothing.

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
end-again = A rematch is waiting for you.
end-look = Look at the table
end-home = Home
end-reopen = The final scores

## Ways on from the door

ways = Learn, look up, watch
way-lesson = Learn to play
    .about = two short lessons, by playing
way-rules = Rules
    .about = all of them, with pictures
way-cards = Cards
    .about = every card and what it does
way-replay = Replay
    .about = watch a saved game again

## Playing with friends

new-friend = A friend, by link
    .about = you get an address to send; whoever opens it first sits down.
join-title = Join a friend
join-what = The address that you were sent
join-go = Go there
join-odd = This is not the address of a table. It ends like this: /tables/abc123
seats-title = Free seats
seats-send = { $seats-count ->
        [one] The seat of { $seats } is free: send this address to a friend.
       *[other] The seats of { $seats } are free: send this address to your friends.
    }
seats-address = The address of this table
seats-copy = Copy the address
seats-copied = Copied
seats-sit = Sit down as { $seat }
seats-sit-colour = Sit down as { $seat_colour }
seats-sit-for = Take the seat of { $seat }
colours-own = Your colour
colours-theirs = Their colour
colours-holder = { $name } has it
colours-held = taken

## Other people, and oneself elsewhere

home-you = Your devices and data
table-about = This table
table-barred = Nobody may watch at this table, but a seat is free.

## Said at home and at the table

end-replay = Watch again
end-copy = Copy the link
new-here = A person at this screen
new-here-name = Their name
new-here-hint = At one screen you hand it round: between turns it hides what only one of you may see.
