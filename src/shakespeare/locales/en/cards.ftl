# Names. A message is the name as it stands alone; each attribute is another form of it that the language needs
# in a sentence, and reaches the texts as an argument of its own: $character, $character-the.
# A name without an attribute that others have uses its plain form there.
#
# Forms in English: .the (inside a sentence), .start (at its beginning), .title (in full, as printed on the card).
# $copy is empty, or the number of one of several equal cards (II) with a space before it.

## Characters

card-author = Author
    .the = the Author
    .start = The Author
card-falstaff = Falstaff
card-handyman = Handyman
    .the = the Handyman
    .start = The Handyman
card-queen = Queen
    .the = the Queen
    .start = The Queen
card-extra = Extra{ $copy }

card-costume-mistress-6 = Costume Mistress{ $copy } (6)
card-costume-mistress-8 = Costume Mistress{ $copy } (8)
card-set-dresser-6 = Set Dresser{ $copy } (6)
card-set-dresser-8 = Set Dresser{ $copy } (8)
card-handyman-4 = Handyman{ $copy } (4)
card-jeweler = Jeweler{ $copy }
card-assistant = Assistant{ $copy }

card-romeo = Romeo
card-juliet = Juliet
card-puck = Puck
card-viola = Viola
card-hamlet = Hamlet
card-iago = Iago
card-beatrice = Beatrice
card-desdemona = Desdemona
card-portia = Portia
card-lear = Lear
card-lady-macbeth = Lady Macbeth
card-othello = Othello
card-prospero = Prospero
card-titania = Titania

# Of Backstage: its actors, then its backstage cards.
card-bear = Bear
    .the = the Bear
    .start = The Bear
    .title = Exit, pursued by a bear
card-caliban = Caliban
card-ghost = Ghost
    .the = the Ghost
    .start = The Ghost
card-hermione = Hermione
card-mark-antony = Mark Antony
card-mercutio = Mercutio
card-ophelia = Ophelia
card-richard-iii = Richard III
card-shylock = Shylock

card-architect = Architect{ $copy }
card-backstage-jeweler = Backstage Jeweler{ $copy }
card-barkeep = Barkeep{ $copy }
card-director = Director{ $copy }
card-double = Double{ $copy }
card-hatter = Hatter{ $copy }
card-lord-chamberlain = Lord Chamberlain{ $copy }
card-marlowe = Kit Marlowe{ $copy }
card-merchant = Merchant{ $copy }
card-prompter = Prompter{ $copy }
card-rag-picker-costume-mistress = Rag-picker{ $copy } (Costume Mistress)
card-rag-picker-handyman = Rag-picker{ $copy } (Handyman)
card-rag-picker-set-dresser = Rag-picker{ $copy } (Set Dresser)

# A card or an objective that only somebody's own edition has.
own-card = { $title }{ $copy }
# One of several equal cards, where an edition has several of a character that is usually alone.
# $name-the and the like are the forms of its name.
own-copy = { $name }{ $copy }
    .the = { $name-the }{ $copy }
    .start = { $name-start }{ $copy }

kind-actor = actor
kind-costume-mistress = costume mistress
kind-set-dresser = set dresser
kind-handyman = handyman
kind-jeweler = jeweler
kind-assistant = assistant
kind-queen = queen
kind-extra = extra

## What characters do

power-costume-mistress = costumes worth up to { $value }
power-set-dresser = set elements worth up to { $value }
power-handyman = any elements worth up to { $value }
power-jeweler = one yellow element
power-assistant = your craftsmen +1
power-queen = £4, or an objective
power-extra = –
# Of some actors of Backstage: $icons is added to, or taken from, the $power by a complete costume.
power-costumed = { $power }; in costume also { $icons }
power-cancelled = { $power }; in costume without { $icons }
power-first-action = the first action of every day
# An actor who does not bring initiative.
power-no-initiative = { $power }; no initiative

# What a backstage card does as long as it is kept; $cost is 0 for craftsmen of any cost.
kept-prompter = you may pay £1 to avoid the penalty of an act
kept-rag-picker = { $cost ->
        [0] your { $kind } may take from the discards too
       *[other] your { $kind } for £{ $cost } may take from the discards too
    }

# Icons, $count of the same in a row.
icon-red = Act I +{ $count }
icon-yellow = Act II +{ $count }
icon-blue = Act III +{ $count }
icon-white = any act +{ $count }
icon-black = an act −{ $count }
icon-coin1 = { $count ->
        [1] £1
       *[other] { $count } × £1
    }
icon-coin3 = { $count ->
        [1] £3
       *[other] { $count } × £3
    }
icon-coin5 = { $count ->
        [1] £5
       *[other] { $count } × £5
    }
icon-prestige = { $count } prestige
icon-mask = ambiance +{ $count }
icon-mask-red = ambiance −{ $count }
icon-mask-black = others’ ambiance −{ $count }
icon-token = { $count ->
        [1] a “+3” token
       *[other] { $count } “+3” tokens
    }
icon-costume = { $count ->
        [1] a { $colour } costume element
       *[other] { $count } { $colour } costume elements
    }
icon-set = { $count ->
        [1] a { $colour } set element
       *[other] { $count } { $colour } set elements
    }

# Icons of Backstage.
icon-others-back = every other player: an act −{ $count }
icon-others-coin = every other player: −£{ $count }
icon-objective = { $count ->
        [1] an objective
       *[other] { $count } objectives
    }
icon-coin2 = { $count ->
        [1] £2
       *[other] { $count } × £2
    }
icon-theater-1 = { $count ->
        [1] a set element of value 1 in your Theater
       *[other] { $count } set elements of value 1 in your Theater
    }
icon-theater-2-4 = { $count ->
        [1] a set element of value 2 to 4 in your Theater
       *[other] { $count } set elements of value 2 to 4 in your Theater
    }
icon-theater-5 = { $count ->
        [1] a set element of value 5 in your Theater
       *[other] { $count } set elements of value 5 in your Theater
    }
icon-hat = { $count ->
        [1] a hat
       *[other] { $count } hats
    }
icon-double-1 = { $count ->
        [1] activate an actor who costs £1
       *[other] activate actors who cost £1, { $count } times
    }
icon-double-3 = { $count ->
        [1] activate an actor who costs £3
       *[other] activate actors who cost £3, { $count } times
    }
icon-double-5 = { $count ->
        [1] activate an actor who costs £5
       *[other] activate actors who cost £5, { $count } times
    }
icon-lord-top = { $count ->
        [1] the top card of the Lord’s deck
       *[other] the { $count } top cards of the Lord’s deck
    }
icon-lord-any = { $count ->
        [1] any card of the Lord’s deck
       *[other] any { $count } cards of the Lord’s deck
    }
icon-fewer-rest = { $count ->
        [1] one Rest token fewer
       *[other] { $count } Rest tokens fewer
    }
icon-jewel = { $count ->
        [1] a yellow element
       *[other] { $count } yellow elements
    }
icon-costume-1-3 = { $count ->
        [1] a costume element of value 1 to 3
       *[other] { $count } costume elements of value 1 to 3
    }
icon-costume-4-5 = { $count ->
        [1] a costume element of value 4 or 5
       *[other] { $count } costume elements of value 4 or 5
    }
icon-keep = kept as a character

## Objectives

objective-first-nights = First Nights
objective-wardrobe = Wardrobe
objective-company = Company
objective-scenery = Scenery
objective-gilding = Gilding
objective-cast = Cast
objective-purse = Purse
objective-finery = Finery
objective-balance = Balance
objective-crowd = Crowd

# Of Backstage.
objective-salvage = Salvage
objective-gold = Gold
objective-cheer = Cheer
objective-run = Run
objective-dismissal = Dismissal

own-objective = { $title }

# What an objective counts, in the number of $count. First the measures with a name.
measure-acts-first = { $count ->
        [one] act
       *[other] acts
    } where you are first
measure-costumes-complete = complete { $count ->
        [one] costume
       *[other] costumes
    } of three elements
measure-non-actors = { $count ->
        [one] character who is neither an actor nor an extra
       *[other] characters who are neither actors nor extras
    }
measure-stage-filled = filled { $count ->
        [one] space
       *[other] spaces
    } of your stage set
measure-yellow-elements = yellow { $count ->
        [one] element
       *[other] elements
    } placed
measure-actors = { $count ->
        [one] actor
       *[other] actors
    }
measure-pounds = { $count ->
        [one] pound
       *[other] pounds
    } before paying
measure-least-act = { $count ->
        [one] space
       *[other] spaces
    } reached on your least advanced act
measure-extras-costumed = { $count ->
        [one] extra
       *[other] extras
    } with a complete costume

# $steps are how many it takes, $points what each brings in all; $most is the last of these.
goal = { $steps-or } { $measure } for { $points-or } prestige
# With what the objective counts so far.
goal-counted = { $goal }. Count: { $counted }

# What an objective of Backstage does; $value is for salvage, $amount for cheer.
goal-salvage = elements from the discards worth up to { $value }
goal-gold = one yellow element from the discards
goal-cheer = ambiance +{ $amount }
goal-run = one step on each act
goal-dismissal = at the end one of your characters is not paid

## Elements, acts, phases, players

# .short has three letters, each colour its own.
colour-black = black
    .short = blk
colour-pink = pink
    .short = pnk
colour-purple = purple
    .short = pur
colour-blue = blue
    .short = blu
colour-green = green
    .short = grn
colour-yellow = yellow
    .short = yel

act-1 = Act I
act-2 = Act II
act-3 = Act III

phase-setup = Setup
phase-wager = Wager
phase-company = Recruitment and activation
phase-ambiance = Ambiance
# The two dress rehearsals have names (R9.0): .initial on day 4, .final on day 6.
phase-rehearsal = Dress rehearsal
    .initial = Initial dress rehearsal
    .final = Final dress rehearsal
phase-maintenance = Maintenance
phase-rest = Rest
phase-end = End of the game

# .short is one letter: the disc.
seat-red = Red
    .short = R
seat-green = Green
    .short = G
seat-blue = Blue
    .short = B
seat-yellow = Yellow
    .short = Y
# A player with a name of their own.
own-seat = { $name }
    .short = { $short }

# Where prestige and money come from. .for follows "gains 1 prestige", "loses 1 prestige", "receives £1".
source-start = Start
    .for = at the start
source-wager = Going first
    .for = for going first
source-costumes = Costumes
    .for = for costumes
source-candles = Candles
    .for = for candles
source-ambiance = Ambiance
    .for = for the ambiance
source-activation = Activations
    .for = for activations
source-rehearsal = Rehearsals
    .for = for the rehearsal
source-acts = Acts
    .for = for acts
source-objectives = Objectives
    .for = for objectives
source-yellow = Yellow elements
    .for = for yellow elements
source-unpaid = Unpaid characters
    .for = for unpaid characters
source-sets = Stage set
    .for = for the set
source-queen = The Queen
    .for = from the Queen
source-hats = Hats
    .for = for hats
source-backstage = Backstage cards
    .for = from backstage cards
source-prompter = The Prompter
    .for = for the Prompter

## Lists

# One more item at the end of a list: $list is all that comes before.
list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }
# The same item several times.
list-times = { $item } ×{ $count }
list-empty = none

# Quotation marks, then those of a quotation inside another: one opens, one closes.
quotes = “ ” ‘ ’

## Money and labels

pounds = £{ $pounds }
# A change; $sign is + or −.
pounds-change = { $sign }£{ $pounds }
labelled = { $label }: { $text }

# At the end of a game: the points of a close win, or alone what strong play exceeds; then said with Backstage, for which nobody has published any.
close-win = { $players ->
        [1] Alone, more than { $score } points is strong play.
        [2] A close win with two is about { $score } points.
        [3] A close win with three is about { $score } points.
       *[other] A close win with four is about { $score } points.
    }
close-win-base = That is said of the game without Backstage.

# The shipped edition; its name is the English words.
named-reconstructed-first-edition = Reconstructed first edition
