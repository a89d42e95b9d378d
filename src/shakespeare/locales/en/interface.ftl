# The words of the terminal and of the command line.

## The table

table-day = Day { $day } of { $days } · { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
table-order = Order { $seats-row }
table-initiative = Initiative { $seats-row }
table-crates = Laid out (left in the bag)
table-row = Characters
table-players = Players
table-theatre = Your individual board
table-short = £{ $short } short of the payroll: whoever is not paid at the end costs 2 prestige.
you-are = { $name } (you)
neutral-short = N
row-empty = Nobody is laid out.
rehearsal-power = in costume: { $power }
element-value = { $colour } { $value }
elements-costumes = Costumes
elements-sets = Set
opponent-set = Set:

column-prestige = Prestige
column-money = Money
column-payroll = Payroll
column-tokens = +3
column-ambiance = Ambiance
column-cylinders = Cylinders
column-objectives = Objectives
column-projected = Score
player-passed = passed

# The six spaces of the ambiance track, by what they bring.
ambiance-1 = −1 prestige
ambiance-2 = an act −1
ambiance-3 = –
ambiance-4 = £1
ambiance-5 = an act +1
ambiance-6 = +1 prestige

state-used = used
state-resting = resting

# Of Backstage.
table-backstage = Backstage
table-lord = The Lord’s deck, from its top: { $actors-row }
table-lord-called = The Lord’s deck, from its top:
table-played = Objectives played: { $masks-row }
table-discards = In the discards
table-fewer-rests = { $count ->
        [one] At this day’s rest one Rest token fewer for you.
       *[other] At this day’s rest { $count } Rest tokens fewer for you.
    }
backstage-empty = No backstage card is laid out.
backstage-with-recruitment = with the Recruitment card
lord-empty = The Lord’s deck is empty.
played-by = { $objective } by { $seat }
theater-spaces = Theater
# A hat; $short is the short form of its colour. The sign stands where there is little room.
hat-worn = { $short } hat
hat-sign = ^{ $short }

## Choosing

prompt = >{" "}
choices-recruit = Recruit
choices-activate = Activate
choices-costume = Costume elements
choices-set = Set elements
choices-extra = as an extra
choices-use = Use a backstage card
choices-back = something else
where-costume = Who wears the { $colour } element?
where-set = Where does the { $colour } element go?
note-step = space { $here } → { $there }
note-candle = a candle: 1 prestige
# Of Backstage. $cylinders is the number that the card prints.
note-use = { $cylinders ->
        [one] { $cylinders } cylinder · { $power }
       *[other] { $cylinders } cylinders · { $power }
    }
note-use-recruitment = { $cylinders ->
        [one] the Recruitment card · { $power }
       *[other] { $cylinders } cylinders, one of them the Recruitment card · { $power }
    }
label-use = with cylinders alone
label-use-recruitment = with the Recruitment card as one of them, and without recruiting today
where-use = How do you use { $card-the }?
where-hat = Who wears the { $colour } hat?
label-first-circle = { $character }, first circle
label-other-circle = { $character }, another circle
note-first-circle = { $colour } in the first circle
note-six = { $colour } in the first circle: makes six
note-under-hat = under the hat: makes six
# What a set element of each colour does when it is built.
effect-black = no effect
effect-pink = £1
effect-purple = the others’ ambiance −1
effect-blue = ambiance +2
effect-green = a “+3” token
effect-yellow = no effect
note-worn = wears { $colours }, { $free ->
        [one] { $free } circle free
       *[other] { $free } circles free
    }
choose-something = Please choose a number from 1 to { $count }, or write a move. ? helps.
unknown-move = I do not know “{ $text }”. ? shows what I understand.
nearest-move = Did you mean “{ $text }”?
legal-move = Nothing speaks against it: “{ $text }” is allowed.
why-what = Why what? Write the move after it: why set green 2.1
help-game =
    Choose by number, or write a move: recruit hamlet, recruit hamlet as extra,
    activate queen, step II, costume pink falstaff 1, pass, or set green 1.3 for
    the bottom row, third from the left. With Backstage also: use hatter-1 3, or
    use hatter-1 1 with recruitment.

    table       the whole table again
    log         all that has happened
    why MOVE    why a move is not allowed now
    undo        take your last move back, while nobody else has moved
    rules R7.3  a rule by its number; rules R7 shows the chapter
    save FILE   keep a copy of the game
    quit        leave; the game is kept, and can be continued

    Letters on the acts are discs, the one that is ahead first; an empty space
    shows what it brings in a rehearsal. In the stage set a number is a free
    space, * a candle, ▒ a virtual element. “Score” is what a player would have
    if the game ended now, objectives of the others aside.

    With Backstage, 2/3 +1 means: of 3 wagered cylinders 2 are left, and 1 is left
    for backstage cards. ^pnk is a pink hat. The Theater is filled from the left.
undo-nothing = There is nothing to take back: somebody has moved or learned something since.
rules-unknown = There is no rule “{ $number }”. They are numbered like R7.3; R0 to R14 are chapters.
rules-how = Ask for any other by its number: rules R7.3, or rules R7 for a chapter.
rules-chapters = There is more to read: rules strategy, rules scores, rules theme, rules box, rules signs.

## A game's beginning and end

welcome = { $players ->
        [1] A solo game, seed { $seed }. You are { $seat }. Type ? for help.
       *[other] A game for { $players }, seed { $seed }. You are { $seat }. Type ? for help.
    }
welcome-back = Welcome back to { $file }. You are { $seat }. Type ? for help.
players-wanted = How many players, you included? (1 to 4, Enter for 2)
players-again = Please type 1, 2, 3 or 4.
quit-sure = Leave the table? The game is kept. (y/n)
# Answers that mean yes, in small letters.
yes-words = y yes
saved = Saved in { $file }.
save-elsewhere = Your game goes on. To keep it, type: save FILE
left-saved = The game is kept. Continue it with: shakespeare play --load "{ $file }"
interrupted = Stopped.

scores-title = The final score
scores-source = Prestige
scores-total = Total
scores-payroll = Payroll
scores-left = Money left
scores-objective = { $seat }’s objective { $objective }: { $points }.
scores-solo = You end with { $score } points.
scores-saved = The record of the game is in { $file }.

replay-fine = { $file } is a good record: every move in it is legal.
replay-unfinished = The game is not finished: { $waiting } to decide.

## Simulations

simulate-progress = Playing
simulate-stopped = Stopped after { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
arena-rest = They are kept: the same command goes on from there.
arena-reading = Reading
arena-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
arena-rating = Rating
arena-report = The report is in { $file }, with tables beside it.
# A number that is not whole.
decimal = { $whole }.{ $part }
percent = { $percent }%
results-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } from seed { $seed }: { $players }.
results-player = Player
results-seat = Seat
results-score = Score
results-sd = ±
results-least = Min
results-most = Max
results-wins = Wins
results-interval = 95 % interval
results-payroll = Payroll
results-sources = Prestige, mean
results-winner = Winner’s score: { $mean } (± { $sd }, from { $least } to { $most }).
results-decisions = Decisions a game: { $mean } (± { $sd }, from { $least } to { $most }).
results-speed = { $rate } games a second, { $seconds } seconds in all.

## Editions

edition-fine = { $file } is a valid edition.
edition-mistakes = The edition has { $count } mistakes.
edition-counts = { $cards ->
        [one] { $cards } character card
       *[other] { $cards } character cards
    }, { $objectives } objectives. { $reconstructed ->
        [0] None of its { $values } values is reconstructed.
       *[other] { $reconstructed } of its { $values } values are reconstructed, not taken from rules or previews (R12.1).
    }
edition-backstage-counts = Backstage: { $actors } actors, { $objectives } objectives, { $cards } cards.
edition-marks = † reconstructed   ° attested by previews or reviews   no mark: from the rules
edition-character = Character
edition-cost = Cost
edition-copies = Cards
# A column of numbers, and what they are.
edition-circles = ○
edition-circles-legend = ○ circles of a costume
edition-power = Activated
edition-rehearsal = In costume
edition-printed = on every individual board
edition-back = on card backs
edition-stage = Stage set
edition-objective = Objective
edition-goal = At the end
edition-backstage = Backstage
edition-theater = Theater
edition-effect = What it does
edition-card = Backstage card
edition-cylinders = For
edition-cylinders-count = { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }
edition-notes = Notes

## The command line

help-shakespeare = The board game Shakespeare. Without a command it opens in your browser; the commands play in the terminal, simulate games, check editions and records.
help-commands = commands
help-version = show the version and which engine runs
help-language = the language: { $languages-or } (default: that of the system, or English)
help-play = play against the computer, in this terminal
help-players = number of players, 1 to 4, you included; asked for if not given
help-seat = your seat, from 1: Red, Green, Blue, Yellow (default: 1)
help-opponent = the computer player for the other seats: { $names-or } (default: apprentice)
help-seed = a number that decides all draws, to play the same game again (default: by chance)
help-load = continue a saved game
help-save = where to keep the game (default: a file of its own in your data folder)
help-simulate = have computer players play many games, and sum them up
help-seats = number of players, 1 to 4 (default: 2)
help-games = number of games (default: { $games })
help-first-seed = the seed of the first game; each next game has the next one (default: 1)
help-jobs = number of processes; the results do not depend on it (default: one for each processor)
help-arena = have computer players meet, each from every seat of every deal, and write a report
help-entrants = who meets: { $names-row }, or program:COMMAND for a program of your own; without any name, the report is made again from what the folder holds
help-arena-out = where the games, the tables and the report are kept; the same command goes on where it was interrupted
help-arena-record = print the record of one game of the folder, as “shakespeare replay” takes it
help-cluster = play on a Ray cluster instead of processes of this machine
help-with = computer players, one for all or one for each seat, with commas between: { $names-row } (default: apprentice)
help-json = print the results as JSON
help-out = write the results with a row for every game to a file, as JSON
help-backstage = play with the Backstage expansion (R11)
help-strategic-rest = rest openly, in Initiative order (R10.3)
help-edition-file = an edition of your own, a TOML file
help-edition-shown = an edition of your own, a TOML file (default: the shipped edition)
help-edition-facts = also say which facts of the rule documents it keeps
help-edition = check or show the values of cards and boards
help-check = check an edition file; every mistake is named
help-show = show an edition: characters, stage set, objectives, Backstage
help-replay = check the record of a game and tell it in words
help-record = the record of a game, a JSON file

version = { $engine ->
        [compiled] shakespeare { $version } (compiled engine)
       *[python] shakespeare { $version } (engine in plain Python)
    }
misused-load = --load brings its own players and edition: leave out --players, --strategic-rest, --backstage and --edition.
misused-seat = There is no seat { $seat_number } in a game for { $players }.
misused-with = --with names { $count } players, but the game has { $players } seats: name one, or one for each seat.
save-exists = { $file } exists already: name another file.
