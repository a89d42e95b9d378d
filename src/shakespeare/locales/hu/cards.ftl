# Names. A message is the name as it stands alone; each attribute is another form of it that the language needs
# in a sentence, and reaches the texts as an argument of its own: $character, $character-the.
# A name without an attribute that others have uses its plain form there.
#
# Forms in Hungarian: .the (with its article a/az, where it has one), .start (the same at a sentence's beginning),
# .acc (accusative, with the article), .on (-ra/-re, with the article). A possessor needs no suffix: .the.
# .title is the name in full, as printed on the card.
# Numbered characters take the suffix on the word "karakter", backstage cards on "kártya", since a suffix after
# the number itself would differ from number to number.
# $copy is empty, or the number of one of several equal cards (II) with a space before it.

## Characters

card-author = Szerző
    .the = a Szerző
    .start = A Szerző
    .acc = a Szerzőt
    .on = a Szerzőre
card-falstaff = Falstaff
    .the = Falstaff
    .start = Falstaff
    .acc = Falstaffot
    .on = Falstaffra
card-handyman = Ezermester
    .the = az Ezermester
    .start = Az Ezermester
    .acc = az Ezermestert
    .on = az Ezermesterre
card-queen = Királynő
    .the = a Királynő
    .start = A Királynő
    .acc = a Királynőt
    .on = a Királynőre
card-extra = Statiszta{ $copy }
    .the = a Statiszta{ $copy }
    .start = A Statiszta{ $copy }
    .acc = a Statiszta{ $copy } karaktert
    .on = a Statiszta{ $copy } karakterre

card-costume-mistress-6 = Jelmeztervező{ $copy } (6)
    .the = a Jelmeztervező{ $copy } (6)
    .start = A Jelmeztervező{ $copy } (6)
    .acc = a Jelmeztervező{ $copy } (6) karaktert
    .on = a Jelmeztervező{ $copy } (6) karakterre
card-costume-mistress-8 = Jelmeztervező{ $copy } (8)
    .the = a Jelmeztervező{ $copy } (8)
    .start = A Jelmeztervező{ $copy } (8)
    .acc = a Jelmeztervező{ $copy } (8) karaktert
    .on = a Jelmeztervező{ $copy } (8) karakterre
card-set-dresser-6 = Díszlettervező{ $copy } (6)
    .the = a Díszlettervező{ $copy } (6)
    .start = A Díszlettervező{ $copy } (6)
    .acc = a Díszlettervező{ $copy } (6) karaktert
    .on = a Díszlettervező{ $copy } (6) karakterre
card-set-dresser-8 = Díszlettervező{ $copy } (8)
    .the = a Díszlettervező{ $copy } (8)
    .start = A Díszlettervező{ $copy } (8)
    .acc = a Díszlettervező{ $copy } (8) karaktert
    .on = a Díszlettervező{ $copy } (8) karakterre
card-handyman-4 = Ezermester{ $copy } (4)
    .the = az Ezermester{ $copy } (4)
    .start = Az Ezermester{ $copy } (4)
    .acc = az Ezermester{ $copy } (4) karaktert
    .on = az Ezermester{ $copy } (4) karakterre
card-jeweler = Ékszerész{ $copy }
    .the = az Ékszerész{ $copy }
    .start = Az Ékszerész{ $copy }
    .acc = az Ékszerész{ $copy } karaktert
    .on = az Ékszerész{ $copy } karakterre
card-assistant = Segéd{ $copy }
    .the = a Segéd{ $copy }
    .start = A Segéd{ $copy }
    .acc = a Segéd{ $copy } karaktert
    .on = a Segéd{ $copy } karakterre

card-romeo = Rómeó
    .the = Rómeó
    .start = Rómeó
    .acc = Rómeót
    .on = Rómeóra
card-juliet = Júlia
    .the = Júlia
    .start = Júlia
    .acc = Júliát
    .on = Júliára
card-puck = Puck
    .the = Puck
    .start = Puck
    .acc = Puckot
    .on = Puckra
card-viola = Viola
    .the = Viola
    .start = Viola
    .acc = Violát
    .on = Violára
card-hamlet = Hamlet
    .the = Hamlet
    .start = Hamlet
    .acc = Hamletet
    .on = Hamletre
card-iago = Jago
    .the = Jago
    .start = Jago
    .acc = Jagót
    .on = Jagóra
card-beatrice = Beatrice
    .the = Beatrice
    .start = Beatrice
    .acc = Beatricét
    .on = Beatricére
card-desdemona = Desdemona
    .the = Desdemona
    .start = Desdemona
    .acc = Desdemonát
    .on = Desdemonára
card-portia = Portia
    .the = Portia
    .start = Portia
    .acc = Portiát
    .on = Portiára
card-lear = Lear király
    .the = Lear király
    .start = Lear király
    .acc = Lear királyt
    .on = Lear királyra
card-lady-macbeth = Lady Macbeth
    .the = Lady Macbeth
    .start = Lady Macbeth
    .acc = Lady Macbethet
    .on = Lady Macbethre
card-othello = Othello
    .the = Othello
    .start = Othello
    .acc = Othellót
    .on = Othellóra
card-prospero = Prospero
    .the = Prospero
    .start = Prospero
    .acc = Prosperót
    .on = Prosperóra
card-titania = Titánia
    .the = Titánia
    .start = Titánia
    .acc = Titániát
    .on = Titániára

# Of Backstage: its actors, then its backstage cards.
card-bear = Medve
    .the = a Medve
    .start = A Medve
    .acc = a Medvét
    .on = a Medvére
    .title = El, medvétől űzve
card-caliban = Caliban
    .the = Caliban
    .start = Caliban
    .acc = Calibant
    .on = Calibanra
card-ghost = Szellem
    .the = a Szellem
    .start = A Szellem
    .acc = a Szellemet
    .on = a Szellemre
card-hermione = Hermione
    .the = Hermione
    .start = Hermione
    .acc = Hermionét
    .on = Hermionéra
card-mark-antony = Marcus Antonius
    .the = Marcus Antonius
    .start = Marcus Antonius
    .acc = Marcus Antoniust
    .on = Marcus Antoniusra
card-mercutio = Mercutio
    .the = Mercutio
    .start = Mercutio
    .acc = Mercutiót
    .on = Mercutióra
card-ophelia = Ophelia
    .the = Ophelia
    .start = Ophelia
    .acc = Opheliát
    .on = Opheliára
card-richard-iii = III. Richárd
    .the = III. Richárd
    .start = III. Richárd
    .acc = III. Richárdot
    .on = III. Richárdra
card-shylock = Shylock
    .the = Shylock
    .start = Shylock
    .acc = Shylockot
    .on = Shylockra

card-architect = Építész{ $copy }
    .the = az Építész{ $copy }
    .start = Az Építész{ $copy }
    .acc = az Építész{ $copy } kártyát
    .on = az Építész{ $copy } kártyára
card-backstage-jeweler = Alkalmi ékszerész{ $copy }
    .the = az Alkalmi ékszerész{ $copy }
    .start = Az Alkalmi ékszerész{ $copy }
    .acc = az Alkalmi ékszerész{ $copy } kártyát
    .on = az Alkalmi ékszerész{ $copy } kártyára
card-barkeep = Kocsmáros{ $copy }
    .the = a Kocsmáros{ $copy }
    .start = A Kocsmáros{ $copy }
    .acc = a Kocsmáros{ $copy } kártyát
    .on = a Kocsmáros{ $copy } kártyára
card-director = Rendező{ $copy }
    .the = a Rendező{ $copy }
    .start = A Rendező{ $copy }
    .acc = a Rendező{ $copy } kártyát
    .on = a Rendező{ $copy } kártyára
card-double = Dublőr{ $copy }
    .the = a Dublőr{ $copy }
    .start = A Dublőr{ $copy }
    .acc = a Dublőr{ $copy } kártyát
    .on = a Dublőr{ $copy } kártyára
card-hatter = Kalapos{ $copy }
    .the = a Kalapos{ $copy }
    .start = A Kalapos{ $copy }
    .acc = a Kalapos{ $copy } kártyát
    .on = a Kalapos{ $copy } kártyára
card-lord-chamberlain = Lordkamarás{ $copy }
    .the = a Lordkamarás{ $copy }
    .start = A Lordkamarás{ $copy }
    .acc = a Lordkamarás{ $copy } kártyát
    .on = a Lordkamarás{ $copy } kártyára
card-marlowe = Kit Marlowe{ $copy }
    .the = Kit Marlowe{ $copy }
    .start = Kit Marlowe{ $copy }
    .acc = a Kit Marlowe{ $copy } kártyát
    .on = a Kit Marlowe{ $copy } kártyára
card-merchant = Kalmár{ $copy }
    .the = a Kalmár{ $copy }
    .start = A Kalmár{ $copy }
    .acc = a Kalmár{ $copy } kártyát
    .on = a Kalmár{ $copy } kártyára
card-prompter = Súgó{ $copy }
    .the = a Súgó{ $copy }
    .start = A Súgó{ $copy }
    .acc = a Súgó{ $copy } kártyát
    .on = a Súgó{ $copy } kártyára
card-rag-picker-costume-mistress = Rongyszedő{ $copy } (jelmeztervező)
    .the = a Rongyszedő{ $copy } (jelmeztervező)
    .start = A Rongyszedő{ $copy } (jelmeztervező)
    .acc = a Rongyszedő{ $copy } (jelmeztervező) kártyát
    .on = a Rongyszedő{ $copy } (jelmeztervező) kártyára
card-rag-picker-handyman = Rongyszedő{ $copy } (ezermester)
    .the = a Rongyszedő{ $copy } (ezermester)
    .start = A Rongyszedő{ $copy } (ezermester)
    .acc = a Rongyszedő{ $copy } (ezermester) kártyát
    .on = a Rongyszedő{ $copy } (ezermester) kártyára
card-rag-picker-set-dresser = Rongyszedő{ $copy } (díszlettervező)
    .the = a Rongyszedő{ $copy } (díszlettervező)
    .start = A Rongyszedő{ $copy } (díszlettervező)
    .acc = a Rongyszedő{ $copy } (díszlettervező) kártyát
    .on = a Rongyszedő{ $copy } (díszlettervező) kártyára

# A card or an objective that only somebody's own edition has.
own-card = { $title }{ $copy }
    .the = { $title }{ $copy }
    .start = { $title }{ $copy }
    .acc = ezt a kártyát ({ $title }{ $copy })
    .on = erre a kártyára ({ $title }{ $copy })
# One of several equal cards, where an edition has several of a character that is usually alone.
# $name-the and the like are the forms of its name.
own-copy = { $name }{ $copy }
    .the = { $name-the }{ $copy }
    .start = { $name-start }{ $copy }
    .acc = ezt a karaktert ({ $name }{ $copy })
    .on = erre a karakterre ({ $name }{ $copy })

kind-actor = színész
kind-costume-mistress = jelmeztervező
kind-set-dresser = díszlettervező
kind-handyman = ezermester
kind-jeweler = ékszerész
kind-assistant = segéd
kind-queen = királynő
kind-extra = statiszta

## What characters do

power-costume-mistress = jelmezelemek legfeljebb { $value } értékben
power-set-dresser = díszletelemek legfeljebb { $value } értékben
power-handyman = bármilyen elemek legfeljebb { $value } értékben
power-jeweler = egy sárga elem
power-assistant = mesterembereid értéke +1
power-queen = 4 font vagy egy feladat
power-extra = –
# Of some actors of Backstage: $icons is added to, or taken from, the $power by a complete costume.
power-costumed = { $power }; jelmezben még { $icons }
power-cancelled = { $power }; jelmezben elmarad: { $icons }
power-first-action = minden nap az első akció
# An actor who does not bring initiative.
power-no-initiative = { $power }; nem ad kezdeményezést

# What a backstage card does as long as it is kept; $cost is 0 for craftsmen of any cost.
kept-prompter = 1 fontért elkerülheted egy felvonás büntetését
kept-rag-picker = { $cost ->
        [0] a társulatodban minden { $kind } a dobott elemek közül is vehet
       *[other] a társulatodban minden { $cost } fontos { $kind } a dobott elemek közül is vehet
    }

# Icons, $count of the same in a row.
icon-red = I. felvonás +{ $count }
icon-yellow = II. felvonás +{ $count }
icon-blue = III. felvonás +{ $count }
icon-white = bármelyik felvonás +{ $count }
icon-black = egy felvonás −{ $count }
icon-coin1 = { $count ->
        [1] 1 font
       *[other] { $count } × 1 font
    }
icon-coin3 = { $count ->
        [1] 3 font
       *[other] { $count } × 3 font
    }
icon-coin5 = { $count ->
        [1] 5 font
       *[other] { $count } × 5 font
    }
icon-prestige = { $count } hírnévpont
icon-mask = hangulat +{ $count }
icon-mask-red = hangulat −{ $count }
icon-mask-black = a többiek hangulata −{ $count }
icon-token = { $count ->
        [1] egy „+3” jelző
       *[other] { $count } „+3” jelző
    }
icon-costume = { $count ->
        [1] egy { $colour } jelmezelem
       *[other] { $count } { $colour } jelmezelem
    }
icon-set = { $count ->
        [1] egy { $colour } díszletelem
       *[other] { $count } { $colour } díszletelem
    }

# Icons of Backstage.
icon-others-back = minden más játékos: egy felvonás −{ $count }
icon-others-coin = minden más játékos: −{ $count } font
icon-objective = { $count ->
        [1] egy feladat
       *[other] { $count } feladat
    }
icon-coin2 = { $count ->
        [1] 2 font
       *[other] { $count } × 2 font
    }
icon-theater-1 = { $count ->
        [1] egy 1-es értékű díszletelem a Színházadba
       *[other] { $count } darab 1-es értékű díszletelem a Színházadba
    }
icon-theater-2-4 = { $count ->
        [1] egy 2–4-es értékű díszletelem a Színházadba
       *[other] { $count } darab 2–4-es értékű díszletelem a Színházadba
    }
icon-theater-5 = { $count ->
        [1] egy 5-ös értékű díszletelem a Színházadba
       *[other] { $count } darab 5-ös értékű díszletelem a Színházadba
    }
icon-hat = { $count ->
        [1] egy kalap
       *[other] { $count } kalap
    }
icon-double-1 = { $count ->
        [1] egy 1 fontos színész aktiválása
       *[other] 1 fontos színész aktiválása, { $count } alkalommal
    }
icon-double-3 = { $count ->
        [1] egy 3 fontos színész aktiválása
       *[other] 3 fontos színész aktiválása, { $count } alkalommal
    }
icon-double-5 = { $count ->
        [1] egy 5 fontos színész aktiválása
       *[other] 5 fontos színész aktiválása, { $count } alkalommal
    }
icon-lord-top = { $count ->
        [1] a Lord paklijának legfelső lapja
       *[other] a Lord paklijának { $count } legfelső lapja
    }
icon-lord-any = { $count ->
        [1] a Lord paklijának bármelyik lapja
       *[other] a Lord paklijának bármelyik { $count } lapja
    }
icon-fewer-rest = { $count ->
        [1] egy pihenésjelzővel kevesebb
       *[other] { $count } pihenésjelzővel kevesebb
    }
icon-jewel = { $count ->
        [1] egy sárga elem
       *[other] { $count } sárga elem
    }
icon-costume-1-3 = { $count ->
        [1] egy 1–3-as értékű jelmezelem
       *[other] { $count } darab 1–3-as értékű jelmezelem
    }
icon-costume-4-5 = { $count ->
        [1] egy 4-es vagy 5-ös értékű jelmezelem
       *[other] { $count } darab 4-es vagy 5-ös értékű jelmezelem
    }
icon-keep = karakterként nálad marad

## Objectives

objective-first-nights = Premierek
objective-wardrobe = Ruhatár
objective-company = Stáb
objective-scenery = Színpadkép
objective-gilding = Aranyozás
objective-cast = Szereposztás
objective-purse = Erszény
objective-finery = Díszruhák
objective-balance = Egyensúly
objective-crowd = Tömegjelenet

# Of Backstage.
objective-salvage = Leletmentés
objective-gold = Arany
objective-cheer = Jókedv
objective-run = Széria
objective-dismissal = Elbocsátás

own-objective = { $title }

# What an objective counts, in the number of $count, which Hungarian nouns after it do not show. First the measures with a name.
measure-acts-first = felvonás, ahol te vagy az első
measure-costumes-complete = kész, három elemből álló jelmez
measure-non-actors = karakter, aki se nem színész, se nem statiszta
measure-stage-filled = beépített mező a díszletedben
measure-yellow-elements = lerakott sárga elem
measure-actors = színész
measure-pounds = font a kifizetés előtt
measure-least-act = elért mező azon a felvonáson, ahol a leghátrébb állsz
measure-extras-costumed = kész jelmezű statiszta

# $steps are how many it takes, $points what each brings in all; $most is the last of these.
goal = { $steps-or } { $measure }: { $points-or } hírnévpont
# With what the objective counts so far.
goal-counted = { $goal }. Állás: { $counted }

# What an objective of Backstage does; $value is for salvage, $amount for cheer.
goal-salvage = elemek a dobottak közül legfeljebb { $value } értékben
goal-gold = egy sárga elem a dobottak közül
goal-cheer = hangulat +{ $amount }
goal-run = egy-egy lépés előre mindhárom felvonáson
goal-dismissal = a játék végén egy karakteredet nem kell kifizetned

## Elements, acts, phases, players

# .short has three letters, each colour its own. .start begins a sentence, .acc is the accusative.
colour-black = fekete
    .short = fek
    .start = Fekete
    .acc = feketét
colour-pink = pink
    .short = pin
    .start = Pink
    .acc = pinket
colour-purple = lila
    .short = lil
    .start = Lila
    .acc = lilát
colour-blue = kék
    .short = kék
    .start = Kék
    .acc = kéket
colour-green = zöld
    .short = zöl
    .start = Zöld
    .acc = zöldet
colour-yellow = sárga
    .short = sár
    .start = Sárga
    .acc = sárgát

# .on is "on the act".
act-1 = I. felvonás
    .the = az I. felvonás
    .start = Az I. felvonás
    .on = az I. felvonáson
act-2 = II. felvonás
    .the = a II. felvonás
    .start = A II. felvonás
    .on = a II. felvonáson
act-3 = III. felvonás
    .the = a III. felvonás
    .start = A III. felvonás
    .on = a III. felvonáson

phase-setup = Előkészületek
phase-wager = Licitálás
phase-company = Szerződtetés és aktiválás
phase-ambiance = Hangulat
# The two dress rehearsals have names (R9.0): .initial on day 4, .final on day 6.
phase-rehearsal = Jelmezes próba
    .initial = Kezdő jelmezes próba
    .final = Lezáró jelmezes próba
phase-maintenance = Fenntartás
phase-rest = Pihenés
phase-end = A játék vége

# .short is one letter: the disc.
seat-red = Piros
    .short = P
seat-green = Zöld
    .short = Z
seat-blue = Kék
    .short = K
seat-yellow = Sárga
    .short = S
# A player with a name of their own.
own-seat = { $name }
    .short = { $short }

# Where prestige and money come from. .for follows "gains 1 prestige", "loses 1 prestige", "receives £1".
source-start = Kezdés
    .for = a játék elején
source-wager = Elsőség
    .for = a nap első helyéért
source-costumes = Jelmezek
    .for = a jelmezért
source-candles = Gyertyák
    .for = a gyertyáért
source-ambiance = Hangulat
    .for = a hangulatsávon
source-activation = Aktiválások
    .for = aktiváláskor
source-rehearsal = Próbák
    .for = a jelmezes próbán
source-acts = Felvonások
    .for = a felvonás értékelésekor
source-objectives = Feladatok
    .for = a feladatokért
source-yellow = Sárga elemek
    .for = a sárga elemekért
source-unpaid = Kifizetetlen karakterek
    .for = egy ki nem fizetett karakter miatt
source-sets = Díszlet
    .for = a díszletért
source-queen = A Királynő
    .for = a Királynőtől
source-hats = Kalapok
    .for = a kalapokért
source-backstage = Kulisszakártyák
    .for = egy kulisszakártya révén
source-prompter = A Súgó
    .for = a Súgó miatt

## Lists

# One more item at the end of a list: $list is all that comes before.
list-comma = { $list }, { $item }
list-and = { $list } és { $item }
list-or = { $list } vagy { $item }
# The same item several times.
list-times = { $count }× { $item }
list-empty = nincs

# Quotation marks, then those of a quotation inside another: one opens, one closes.
quotes = „ ” » «

## Money and labels

pounds = { $pounds } font
# A change; $sign is + or −.
pounds-change = { $sign }{ $pounds } font
labelled = { $label }: { $text }

# At the end of a game: the points of a close win, or alone what strong play exceeds; then said with Backstage, for which nobody has published any.
close-win = { $players ->
        [1] Egyedül { $score } pontnál több már erős játék.
        [2] Két játékosnál a szoros győzelem körülbelül { $score } pont.
        [3] Három játékosnál a szoros győzelem körülbelül { $score } pont.
       *[other] Négy játékosnál a szoros győzelem körülbelül { $score } pont.
    }
close-win-base = Ez a Backstage nélküli játékra érvényes.

# The shipped edition; its name is the English words.
named-reconstructed-first-edition = Az első kiadás rekonstrukciója
