# The words of the terminal and of the command line.

## The table

table-day = Nap: { $day }/{ $days } · { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
table-order = Sorrend: { $seats-row }
table-initiative = Kezdeményezés: { $seats-row }
table-crates = Kirakva (a zsákban maradt)
table-row = Karakterek
table-players = Játékosok
table-theatre = A játékostáblád
table-short = { $short } font hiányzik a bérekhez: akit a végén nem fizetsz ki, az 2 hírnévpontodba kerül.
you-are = { $name } (te)
neutral-short = N
row-empty = Nincs kirakott karakter.
rehearsal-power = jelmezben: { $power }
element-value = { $colour } { $value }
elements-costumes = Jelmezek
elements-sets = Díszlet
opponent-set = Díszlet:

column-prestige = Hírnév
column-money = Pénz
column-payroll = Bérek
column-tokens = +3
column-ambiance = Hangulat
column-cylinders = Hengerek
column-objectives = Feladatok
column-projected = Pontszám
player-passed = passzolt

# The six spaces of the ambiance track, by what they bring.
ambiance-1 = −1 hírnévpont
ambiance-2 = felvonás −1
ambiance-3 = –
ambiance-4 = 1 font
ambiance-5 = felvonás +1
ambiance-6 = +1 hírnévpont

state-used = dolgozott
state-resting = pihen

# Of Backstage.
table-backstage = Kulisszakártyák
table-lord = A Lord paklija felülről lefelé: { $actors-row }
table-lord-called = A Lord paklija felülről lefelé:
table-played = Kijátszott feladatok: { $masks-row }
table-discards = A dobottak között
table-fewer-rests = A mai pihenéskor { $count } pihenésjelzővel kevesebbet kapsz.
backstage-empty = Nincs kirakott kulisszakártya.
backstage-with-recruitment = a szerződéskártyával
lord-empty = A Lord paklija üres.
played-by = { $objective } ({ $seat })
theater-spaces = Színház
# A hat; $short is the short form of its colour. The sign stands where there is little room.
hat-worn = kalap: { $short }
hat-sign = ^{ $short }

## Choosing

prompt = >{" "}
choices-recruit = Szerződtetés
choices-activate = Aktiválás
choices-costume = Jelmezelemek
choices-set = Díszletelemek
choices-extra = statisztának
choices-use = Kulisszakártya használata
choices-back = valami más
where-costume = Ki viselje a { $colour } elemet?
where-set = Hova kerüljön a { $colour } elem?
note-step = { $here }. → { $there }. mező
note-candle = gyertya: 1 hírnévpont
# Of Backstage. $cylinders is the number that the card prints.
note-use = { $cylinders } henger · { $power }
note-use-recruitment = { $cylinders ->
        [one] a szerződéskártya · { $power }
       *[other] { $cylinders } henger, az egyik a szerződéskártya · { $power }
    }
label-use = csak hengerekkel
label-use-recruitment = az egyik henger helyett a szerződéskártyával, mai szerződtetés nélkül
where-use = Hogyan használod { $card-acc }?
where-hat = Ki viselje a { $colour } kalapot?
label-first-circle = { $character }, első jelmezmező
label-other-circle = { $character }, másik jelmezmező
note-first-circle = { $colour } az első jelmezmezőn
note-six = { $colour } az első jelmezmezőn: kiadja a hatot
note-under-hat = a kalap alatt: kiadja a hatot
# What a set element of each colour does when it is built.
effect-black = nincs hatása
effect-pink = 1 font
effect-purple = a többiek hangulata −1
effect-blue = hangulat +2
effect-green = egy „+3” jelző
effect-yellow = nincs hatása
note-worn = jelmeze: { $colours }, { $free } szabad jelmezmező
choose-something = Válassz egy számot 1 és { $count } között, vagy írj be egy lépést. Segítség: ?
unknown-move = Ezt nem értem: „{ $text }”. A ? megmutatja, mit értek.
nearest-move = Erre gondoltál: „{ $text }”?
legal-move = Semmi akadálya, ez szabályos: „{ $text }”.
why-what = Melyik lépésről van szó? Írd utána: why set green 2.1
help-game =
    Válassz egy számot, vagy írj be egy lépést: recruit hamlet, recruit hamlet
    as extra, activate queen, step II, costume pink falstaff 1, pass, vagy
    set green 1.3, ami az alsó sor balról harmadik mezője. A Backstage
    kiegészítővel még: use hatter-1 3 vagy use hatter-1 1 with recruitment.

    table       újra az egész asztal
    log         minden, ami eddig történt
    why LÉPÉS   miért nem szabályos most egy lépés
    undo        az utolsó lépésed visszavonása, amíg más nem lépett
    rules R7.3  egy szabály a száma alapján; rules R7 a teljes fejezet
    save FÁJL   másolat mentése a játékról
    quit        kilépés; a játék megmarad, és folytatható

    A felvonásokon a betűk a korongok, elöl az, aki előrébb áll; az üres mező azt
    mutatja, mit ér a jelmezes próbán. A díszletben a szám szabad mező, a *
    gyertya, a ▒ virtuális elem. A „Pontszám” az, amennyi pontja egy játékosnak
    lenne, ha most véget érne a játék; mások feladatai nem számítanak bele.

    A Backstage kiegészítővel a 2/3 +1 jelentése: a 3 licitált hengerből 2 maradt,
    kulisszakártyákra pedig 1. A ^pin pink kalap. A Színház balról telik meg.
undo-nothing = Nincs mit visszavonni: azóta valaki lépett, vagy megtudott valamit.
rules-unknown = Nincs ilyen szabály: „{ $number }”. A szabályok száma ilyen: R7.3; a fejezetek R0-tól R14-ig tartanak.
rules-how = Bármelyik másik is megnézhető a száma alapján: rules R7.3, egy fejezet pedig így: rules R7.
rules-chapters = További olvasnivaló: rules strategy, rules scores, rules theme, rules box, rules signs.

## A game's beginning and end

welcome = { $players ->
        [1] Szóló játék, kezdőérték: { $seed }. Te vagy { $seat }. Segítség: ?
       *[other] { $players } fős játék, kezdőérték: { $seed }. Te vagy { $seat }. Segítség: ?
    }
welcome-back = Üdv újra! A játék: { $file }. Te vagy { $seat }. Segítség: ?
players-wanted = Hány játékos legyen, veled együtt? (1–4, Enter: 2)
players-again = Írj be egy számot: 1, 2, 3 vagy 4.
quit-sure = Elhagyod az asztalt? A játék megmarad. (i/n)
# Answers that mean yes, in small letters.
yes-words = i igen
saved = Mentve ide: { $file }.
save-elsewhere = A játék folytatódik. Ha menteni szeretnéd, írd be: save FÁJL
left-saved = A játék megmarad. Így folytathatod: shakespeare play --load "{ $file }"
interrupted = Leállítva.

scores-title = Végeredmény
scores-source = Hírnév
scores-total = Összesen
scores-payroll = Bérek
scores-left = Maradék pénz
scores-objective = { $seat } „{ $objective }” feladata: { $points }.
scores-solo = A végeredményed: { $score } pont.
scores-saved = A játék jegyzőkönyve itt van: { $file }.

replay-fine = Ez a jegyzőkönyv jó, minden lépése szabályos: { $file }.
replay-unfinished = A játék nem ért véget: most { $waiting } dönt.

## Simulations

simulate-progress = Játékok
simulate-stopped = Leállítva: { $games } játékból { $done } készült el.
arena-rest = Ezek megmaradnak: ugyanaz a parancs innen folytatja.
arena-reading = Beolvasás
arena-title = { $games } játék, { $deals } leosztás.
arena-rating = Erősség
arena-report = A jelentés itt van, mellette a táblázatok: { $file }.
# A number that is not whole.
decimal = { $whole },{ $part }
percent = { $percent }%
results-title = { $games } játék, első kezdőérték: { $seed }, játékosok: { $players }.
results-player = Játékos
results-seat = Hely
results-score = Pontszám
results-sd = ±
results-least = Min.
results-most = Max.
results-wins = Győzelem
results-interval = 95%-os intervallum
results-payroll = Bérek
results-sources = Hírnév, átlag
results-winner = A győztes pontszáma: { $mean } (± { $sd }, legkevesebb { $least }, legtöbb { $most }).
results-decisions = Döntések játékonként: { $mean } (± { $sd }, legkevesebb { $least }, legtöbb { $most }).
results-speed = { $rate } játék másodpercenként, összesen { $seconds } másodperc.

## Editions

edition-fine = Ez a kiadás érvényes: { $file }.
edition-mistakes = A kiadásban { $count } hiba van.
edition-counts = { $cards } karakterkártya, { $objectives } feladat. { $reconstructed ->
        [0] { $values } értéke közül egyik sem rekonstruált.
       *[other] { $values } értéke közül { $reconstructed } rekonstruált, nem a szabályokból vagy előzetesekből való (R12.1).
    }
edition-backstage-counts = Backstage: { $actors } színész, { $objectives } feladat, { $cards } kártya.
edition-marks = † rekonstruált   ° előzetesek vagy ismertetők igazolják   jel nélkül: a szabályokból
edition-character = Karakter
edition-cost = Költség
edition-copies = Lap
# A column of numbers, and what they are.
edition-circles = ○
edition-circles-legend = ○ a jelmezmezők száma
edition-power = Aktiválva
edition-rehearsal = Jelmezben
edition-printed = minden játékostáblán
edition-back = a kártyák hátoldalán
edition-stage = Díszlet
edition-objective = Feladat
edition-goal = A játék végén
edition-backstage = Backstage
edition-theater = Színház
edition-effect = Hatása
edition-card = Kulisszakártya
edition-cylinders = Ennyiért
edition-cylinders-count = { $cylinders } henger
edition-notes = Megjegyzések

## The command line

help-shakespeare = A Shakespeare társasjáték. Parancs nélkül a böngésződben nyílik meg; a parancsokkal a terminálban játszhatsz, játékokat szimulálhatsz, kiadásokat és jegyzőkönyveket ellenőrizhetsz.
help-commands = parancsok
help-version = a verzió és a futó játékmotor kiírása
help-language = a nyelv: { $languages-or } (alapértelmezés: a rendszeré, egyébként angol)
help-play = játék a számítógép ellen, ebben a terminálban
help-players = a játékosok száma, 1–4, veled együtt; ha nincs megadva, a program megkérdezi
help-seat = a helyed, 1-től: Piros, Zöld, Kék, Sárga (alapértelmezés: 1)
help-opponent = a többi hely gépi játékosa: { $names-or } (alapértelmezés: apprentice)
help-seed = szám, amely minden húzást eldönt, hogy ugyanaz a játék újra játszható legyen (alapértelmezés: véletlen)
help-load = mentett játék folytatása
help-save = hova kerüljön a játék (alapértelmezés: saját fájl az adatmappádban)
help-simulate = gépi játékosok sok játéka, összesítve
help-seats = a játékosok száma, 1–4 (alapértelmezés: 2)
help-games = a játékok száma (alapértelmezés: { $games })
help-first-seed = az első játék kezdőértéke; minden következőé a rákövetkező szám (alapértelmezés: 1)
help-jobs = a folyamatok száma; az eredmény nem függ tőle (alapértelmezés: processzoronként egy)
help-arena = gépi játékosok mérkőzései, mindegyik minden leosztás minden helyéről, jelentéssel
help-entrants = kik mérkőznek: { $names-row }, vagy program:PARANCS a saját programodhoz; nevek nélkül a jelentés újra elkészül abból, ami a mappában van
help-arena-out = hova kerüljenek a játékok, a táblázatok és a jelentés; ugyanaz a parancs onnan folytatja, ahol megszakadt
help-arena-record = a mappa egy játékának jegyzőkönyve, ahogyan a „shakespeare replay” olvassa
help-cluster = játék Ray-fürtön, nem e gép folyamataiban
help-with = gépi játékosok, egy mindenkinek vagy helyenként egy, vesszővel elválasztva: { $names-row } (alapértelmezés: apprentice)
help-json = az eredmények kiírása JSON-ban
help-out = az eredmények fájlba írása JSON-ban, játékonként egy sorral
help-backstage = játék a Backstage kiegészítővel (R11)
help-strategic-rest = nyílt pihenés, a kezdeményezéssáv sorrendjében (R10.3)
help-edition-file = saját kiadás, TOML-fájl
help-edition-shown = saját kiadás, TOML-fájl (alapértelmezés: a beépített kiadás)
help-edition-facts = azt is kiírja, a szabályok mely tényei teljesülnek
help-edition = a kártyák és táblák értékeinek ellenőrzése vagy kiírása
help-check = kiadásfájl ellenőrzése; minden hibát megnevez
help-show = egy kiadás kiírása: karakterek, díszlet, feladatok, Backstage
help-replay = egy játék jegyzőkönyvének ellenőrzése és elmesélése
help-record = egy játék jegyzőkönyve, JSON-fájl

version = { $engine ->
        [compiled] shakespeare { $version } (fordított játékmotor)
       *[python] shakespeare { $version } (tiszta Python játékmotor)
    }
misused-load = A --load saját játékosokat és kiadást hoz: hagyd el ezeket: --players, --strategic-rest, --backstage és --edition.
misused-seat = Nincs { $seat_number }. hely egy { $players } fős játékban.
misused-with = A --with { $count } játékost nevez meg, de a játékban { $players } hely van: nevezz meg egyet, vagy helyenként egyet.
save-exists = Ez a fájl már létezik: { $file }. Adj meg másikat.
