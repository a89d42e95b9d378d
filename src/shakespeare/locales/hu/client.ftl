# The words of the browser client.

## The door

home-motto = Hat napod van, hogy színre vidd London legrangosabb darabját.
home-play = Játsszunk!
home-play-what = te és két gépi játékos
home-what = Társasjáték egytől négy főig: a számítógép ellen, barátokkal egy link segítségével vagy egyetlen képernyőnél. Ingyenes, fiók nélkül.
home-friends = Barátokkal
    .about = küldj egy linket; senkinek sem kell fiók
home-continue = Folytasd a játékot
home-waits = { $day ->
        [0] Előkészületek
       *[other] { $day }. nap
    }: { $turn ->
        [yours] te jössz
       *[others] most { $names } dönt
    }
home-about = Hervé Rigal társasjátékának nem hivatalos feldolgozása. Sok kártyaérték rekonstruált.
home-version = Verzió: { $version }

new-title = Játék ízlés szerint
new-players = Hányan ülnek az asztalnál?
new-players-hint = { $players ->
        [1] Szóló játék: a legjobb pontszámért játszol.
        [2] Te és egy ellenfél.
       *[other] Te és { $players ->
            [3] két
           *[other] három
        } ellenfél.
    }
new-name = A neved
new-backstage = Backstage kiegészítővel
new-backstage-hint = A kiegészítő: kulisszakártyák, amelyeket a nem licitált hengereiddel használsz, kilenc új színész, kalapok és egy saját kis Színház. Akkor ajánlott, ha már játszottál egyszer-kétszer nélküle.
new-rest = Stratégiai pihenés
new-rest-hint = Este mindenki nyíltan, a kezdeményezéssáv sorrendjében választja ki, ki pihen, nem pedig egyszerre és titokban.
new-start = Kezdődjön a játék

# Computer players; .about says how well they play, .the is the name with its article, .start the same at a sentence’s beginning,
# .against whom it plays.
computer-random = Bolond
    .the = a Bolond
    .start = A Bolond
    .against = a »Bolond« ellen
    .about = bármit megtesz, amit szabad.
computer-groundling = Állóhelyi néző
    .the = az Állóhelyi néző
    .start = Az Állóhelyi néző
    .against = az »Állóhelyi néző« ellen
    .about = találomra játszik, de sosem egészen ostobán.
computer-apprentice = Inas
    .the = az Inas
    .start = Az Inas
    .against = az »Inas« ellen
    .about = érti a mesterségét; gyors, józan, legyőzhető.
computer-player = Színész
    .the = a Színész
    .start = A Színész
    .against = a »Színész« ellen
    .about = végiggondolja a saját napját; alapos, és kissé szerelmes önmagába.
computer-master = Mester
    .the = a Mester
    .start = A Mester
    .against = a »Mester« ellen
    .about = arra is gondol, mit tehetnek a többiek, a licittel együtt; erős, és egy másodpercig gondolkodik.
computer-strength = A kétszemélyes játékok { $share }%-át nyeri meg { $rival-against } ({ $low }–{ $high }%).

games-title = A játékaid
games-day = { $day ->
        [0] Előkészületek
       *[other] { $day }. nap
    }: { $turn ->
        [yours] te jössz
       *[others] a többiek jönnek
    }
games-solo = Szóló játék
games-with = Ellenfelek: { $names }
games-finished = Befejezve
games-score = Befejezve: { $score } pont
games-rank = { $rank ->
        [1] Győzelem { $score } ponttal
       *[other] { $rank }. hely { $score } ponttal
    }
games-more = { $count ->
        [one] Még egy
       *[other] Még { $count }
    }
games-deal = A leosztás megosztása
games-ranking = A leosztás rangsora
games-delete = A játék törlése
games-delete-sure = Végleg törlöd ezt a játékot?

## Everywhere

language = Nyelv
settings = Beállítások
close = Bezárás
undo = Visszavonás
word-prestige = Hírnév
theme = { $theme ->
        [light] Színek: világos. Váltás sötétre
        [dark] Színek: sötét. Váltás a rendszer beállítására
       *[system] Színek: a rendszer beállítása szerint. Váltás világosra
    }
title-table = Shakespeare: az asztal
title-your-turn = ● Te jössz – Shakespeare
connection-lost = Nincs kapcsolat; tovább próbálkozunk. A játékod biztonságban van.
connection-retry = Újra
unkept = A játékokat most nem lehet menteni; tovább próbálkozunk. Amit eddig játszottál, biztonságban van.
unkept-move = A játékokat most nem lehet menteni. A lépésed a kulisszák mögött vár, és újra elküldjük.
server-away = A kiszolgáló nem érhető el. Van kapcsolat?
server-odd = A válasz nem a játék kiszolgálójától jött ({ $status }).
page-unscripted = A játékhoz JavaScript kell, amely ebben a böngészőben ki van kapcsolva.
page-broken = Az oldalt nem sikerült egészen betölteni. Van kapcsolat? Ha van, talán túl régi ez a böngésző.
page-outdated = A játék megújult, mióta ezt az oldalt megnyitottad.
page-reload = Az oldal újratöltése
table-loading = Nyílik a függöny…
table-gone = Ez az asztal nem nyitható meg.
skip = Átugrás
skip-to-question = Ugrás a kérdéshez

## The top bar

top-home = Shakespeare: kezdőlap
top-day = Napszámláló: { $day }/{ $days }. nap
# A phase of a day.
top-phase = { $day ->
        [4] { $phase-initial }
        [6] { $phase-final }
       *[other] { $phase }
    }
top-rehearsal = { $day ->
        [4] { $day }. nap: a végén a kezdő jelmezes próba
        [6] { $day }. nap: a végén a lezáró jelmezes próba
       *[other] { $day }. nap: a végén jelmezes próba
    }
top-your-turn = Te jössz
day-begins = { $day }. nap

## The board

board-title = A fő játéktábla
prestige-title = Hírnévsáv
prestige-of = { $seat }: hírnév { $prestige }, pontszám, ha most véget érne a játék: { $projected }
track-order = Sorrend
# With a soft hyphen: it stands in a narrow place.
track-initiative = Kezdemé­nyezés
act-label = { $act }: { $standing }
act-disc = { $seat }: { $space }. mező
act-neutral = semleges korong: { $space }. mező
act-ranks = E felvonás első és második játékosa hírnévpontot kap; egy kupacban az van előrébb, aki lejjebb van.
act-rank = { $place ->
        [1] első
        [2] második
       *[other] { $place }.
    }

crates-title = A ládák
crate-costumes = Jelmezelemek
crate-sets = Díszletelemek
crate-discarded-costumes = Dobott jelmezelemek
crate-discarded-sets = Dobott díszletelemek
crate-bag = Zsák
crate-in-bag = A zsákban maradt
crate-discarded = Dobott
element-name = { $elements ->
        [costumes] { $colour } jelmezelem
       *[sets] { $colour } díszletelem
    }
element-label = { $elements ->
        [costumes] { $colour } jelmezelem: { $count } kirakva, { $bag } a zsákban
       *[sets] { $colour } díszletelem: { $count } kirakva, { $bag } a zsákban
    }

row-title = Karakterek
row-deck = { $count } lap a pakliban
row-nobody = Ma már nincs kit szerződtetni.

## Backstage

backstage = Backstage
backstage-title = Kulisszakártyák
backstage-none = Ma már nincs kulisszakártya.
# What one has for these cards.
backstage-own = { $count ->
        [0] Felhasználható: 0 henger
       *[other] Felhasználható:
    }
backstage-recruitment = vagy a szerződéskártyád
backstage-cylinders = { $cylinders } henger
backstage-gives = { $cylinders } henger: { $power }
backstage-in-use = { $seat } használja, { $cylinders } henger
# What it takes to use a card: cylinders, with the Recruitment card or without.
use-cost = { $recruitment ->
        [use-recruitment] { $cylinders ->
            [0] A szerződéskártyád
           *[other] { $cylinders } henger és a szerződéskártyád
        }
       *[use] { $cylinders } henger
    }
rag-picker = Rongyszedő
lord-title = Lord paklija
lord-open = A Lord teljes paklijának megtekintése
lord-label = { $card ->
        [nobody] A Lord paklija: senki sem maradt
       *[other] A Lord paklija: { $count } színész, legfelül { $card-the }
    }
lord-none = Senki sem maradt.
lord-what = A Lordkamarás innen hoz neked színészeket, felülről vagy választásod szerint. Ebben a sorrendben fekszenek, és újak nem jönnek.
theater-title = Színház
theater-label = Színház: { $colours }, { $free } szabad mező
theater-what = Az Építész ide rak díszletelemeket, alulról felfelé. A gyertyás mező 1 hírnévpontot ér. Utána a Színház minden eleme újra kifejti hatását, a legalsótól az újig. Nem része a díszletednek.
element-discarded = { $count } a dobottak között
element-salvaged = { $elements ->
        [costumes] { $colour } jelmezelem: { $count } a dobottak között
       *[sets] { $colour } díszletelem: { $count } a dobottak között
    }

# More about a card than its icons say.
about-architect = Az elem a Színházad legalsó szabad mezőjére kerül. Utána minden ott lévő elem kifejti hatását, a régiek is.
about-hatter = A kalap egy színész vagy statiszta első jelmezmezője fölé kerül, mindenkire legfeljebb egy. Ha a kalap és az ott lévő elem együtt 6-ot ér, a játék végén 1 hírnévpontot hoz.
about-double = A színész dolgozhatott már ma, vagy pihenhet is. Nem kerül rá henger, ezért a szokásos módon is aktiválható. Mindig ad kezdeményezést.
about-lord-chamberlain = A színész azonnal a társulatodhoz csatlakozik, és ma még szerződtethetsz.
about-director = Erre az éjszakára szól. Két Rendező hatása összeadódik.
about-prompter = A Súgó nálad marad. Ha egy felvonás értékelésekor hírnévpontot veszítenél, helyette fizethetsz 1 fontot.
about-backstage-jeweler = Nem karakter: egyszer használod, aztán eltűnik.
about-ghost = Minden más játékos választ egy felvonást, és ott visszalép.
about-caliban = Jelmezes próbán minden más játékos választ egy felvonást, és ott visszalép.
about-bear = Mindenki köre előtt végrehajtasz egy tetszőleges akciót, a Medve érkezését követő naptól. Sohasem aktiválható.

## Theatres

theatre-title = A játékostáblád
troupe-actors = Színészek és statiszták
troupe-others = Mesteremberek, a Királynő és mások
stage-title = Díszlet
cell-filled = { $place }: { $colour }
cell-empty = { $place }: { $kind ->
        [candle] szabad, gyertyával
        [virtual] virtuális
       *[space] szabad
    }

card-does = aktiválva: { $power }
card-rehearses = jelmezben: { $power }
card-wears = { $free ->
        [0] jelmeze: { $colours }
       *[other] jelmeze: { $colours }, { $free } szabad jelmezmező
    }
card-hat = { $colour } kalapot visel
card-spared = friss marad
card-used = ma már dolgozott
card-resting = ma pihen
card-pending = egy pillanat

ambiance-label = Hangulatsáv, { $space }. mező: { $effect }
# What a space of the ambiance track brings in the evening.
evening-prestige = { $amount-sign ->
        [up] { $amount } hírnévpontot kapsz
       *[down] { $amount } hírnévpontot veszítesz
    }
evening-money = { $amount } fontot kapsz
evening-step = { $amount } mezőt lépsz előre egy felvonáson
evening-back = { $amount } mezőt lépsz vissza egy felvonáson
evening-nothing = semmi

purse-projected = Jelenlegi pontszám
purse-projected-title = Ennyi pontod lenne, ha most véget érne a játék
purse-money = Pénz
purse-payroll = Bérek
purse-payroll-title = { $short ->
        [0] A végén mindenkit ki tudsz fizetni.
       *[other] { $short } font hiányzik: akit a végén nem fizetsz ki, az hírnévpontba kerül.
    }
purse-short = −{ $short } font
purse-tokens = „+3” jelzők
purse-cylinders = { $count } henger kéznél

purse-cards = { $count } henger kulisszakártyákra
purse-fewer-rests = Ma este { $count } pihenésjelzővel kevesebb

mask-sign = Maszk van rajta: kijátszható, a végén nem ér pontot.
mask-played = { $objective }, kijátszva
objectives-title = Feladatok
objectives-ask = Még nincs: kérj a Királynőtől.
objectives-secret = { $count ->
        [0] Még nincs.
       *[other] { $count }, titokban
    }

opponents-title = A többi játékos
opponent-title = { $seat } játékostáblája
opponent-thinking = gondolkodik…
opponent-passed = passzolt

## What is asked

question-title = A kérdés
question-part = { $number }/{ $count }
question-waiting = Most { $waiting } dönt.
question-watching = Néző vagy.
question-over = A játéknak vége.
note-over = A játéknak vége.
note-not-asked = Most nem ez a kérdés.
note-waiting = Türelem: most { $waiting } dönt.
recap-title = Az utolsó lépésed óta
chooser-title = Melyiket?
wager-title = Licitált hengerek
hint-first-recruit = Kattints egy karakterre: önmagaként csatlakozik hozzád, vagy képpel lefelé, statisztaként.
hint-first-recruit-touch = Koppints egy karakterre: önmagaként csatlakozik hozzád, vagy képpel lefelé, statisztaként. Hosszan nyomva nagyban látod.
hint-wager = Aki a legkevesebbel licitál, az kezd, és 1 hírnévpontot kap; de minden henger egy mai aktiválás.
hint-action = Kattints egy kirakott karakterre a szerződtetéshez, vagy egy sajátodra az aktiváláshoz. { $keys ->
        [on] A jobb gombbal vagy az I billentyűvel nagyban látod a kártyát; a G végiglép mindenen, ami világít.
       *[off] A jobb gombbal nagyban látod a kártyát.
    }
hint-action-touch = Koppints egy kirakott karakterre a szerződtetéshez, vagy egy sajátodra az aktiváláshoz. Hosszan nyomva nagyban látod a kártyát.
hint-action-own = Kattints az egyik világító karakteredre az aktiváláshoz. { $keys ->
        [on] A jobb gombbal vagy az I billentyűvel nagyban látod a kártyát; a G végiglép mindenen, ami világít.
       *[off] A jobb gombbal nagyban látod a kártyát.
    }
hint-action-own-touch = Koppints az egyik világító karakteredre az aktiváláshoz. Hosszan nyomva nagyban látod a kártyát.
hint-take = Kattints egy elemre a ládában, majd a helyére; vagy előbb a helyére.
hint-take-touch = Koppints egy elemre, majd a helyére; vagy előbb a helyére.
hint-place = Most kattints egy világító helyre a játékostábládon.
hint-place-touch = Most koppints egy világító helyre a játékostábládon.
hint-armed-touch = Koppints rá még egyszer, vagy koppints a fenti gombra, és kész.
hint-place-one = Egyetlen helyre kerülhet: az világít a játékostábládon.
pass-sure = Passzolsz, bár még { $count } hengered van? Ezzel véget ér a napod.
pass-yes = Igen, passzolok
# Whoever wants to be asked before every move.
confirm-yes = Igen: { $move }
confirm-sure = Még egyszer, és megtörténik.
hint-queen = Megnézel legfeljebb három feladatot, és egyet titokban megtartasz.
hint-step = Vagy kattints magára a felvonásra.
hint-step-touch = A fő játéktáblán látod, mit hoznak az egyes felvonások.
hint-back = Vagy kattints magára a felvonásra.
hint-back-touch = A fő játéktáblán látod, mit hoznak az egyes felvonások.
hint-spare = Este van, a napi munka után: kattints arra a világító karakteredre, aki holnap is dolgozik majd.
hint-spare-touch = Este van, a napi munka után: koppints arra a világító karakteredre, aki holnap is dolgozik majd.

hint-wager-backstage = Aki a legkevesebbel licitál, az kezd, és 1 hírnévpontot kap. Minden licitált henger egy mai aktiválás; a többi kulisszakártyákra mehet.
hint-action-backstage = { $players ->
        [1] Szerződtess egy kirakott karaktert, aktiválj egy sajátot, vagy használj kulisszakártyát néhány hengereddel.
       *[other] Szerződtess egy kirakott karaktert, aktiválj egy sajátot, vagy használj kulisszakártyát a nem licitált hengereiddel.
    }
hint-spare-more = { $count ->
        [one] A Rendező jóvoltából még valaki friss marad: egymás után válaszd ki őket.
       *[other] A Rendezők jóvoltából még { $count } karakter friss marad: egymás után válaszd ki őket.
    }
hint-scavenge = A rongyszedőd a dobott elemeket is elhozza: színenként annyit, amennyi a + után áll.
done-hat = Nem adok kalapot
done-theater = Nem építek ide
hint-first-action = Szerződtess, aktiválj vagy használj kulisszakártyát a többiek előtt; utána a szokásos körödre is sor kerül.
hint-theater = Kattints egy díszletelemre a ládában, majd a Színházadra. Minden ott lévő elem újra kifejti hatását.
hint-theater-touch = Koppints egy díszletelemre, majd a Színházadra. Minden ott lévő elem újra kifejti hatását.
hint-hat = Kattints egy jelmezelemre a ládában, majd arra, aki viselni fogja. Ha az első jelmezmező elemével együtt 6-ot ér, a végén 1 hírnévpontot hoz.
hint-hat-touch = Koppints egy jelmezelemre, majd arra, aki viselni fogja. Ha az első jelmezmező elemével együtt 6-ot ér, a végén 1 hírnévpontot hoz.
hint-double = Kattints egy világító színészedre. Dolgozhatott már ma, vagy pihenhet is.
hint-double-touch = Koppints egy világító színészedre. Dolgozhatott már ma, vagy pihenhet is.
hint-engage = Kattints egy színészre a Lord paklijában: azonnal csatlakozik hozzád, a napi szerződtetésen felül.
hint-engage-touch = Koppints egy színészre a Lord paklijában: azonnal csatlakozik hozzád, a napi szerződtetésen felül.
hint-origin = A rongyszedő elhozza a dobott elemeket; amit a ládában hagysz, azt mások elvehetik.
hint-masks = A maszkos feladataid világítanak, ha van ilyened: kattints egyre a kijátszásához. Mindenki megkapja a kérdést, akinél feladat van, hogy senki se tudja, kinek van ilyen.
hint-masks-touch = Mindenki megkapja a kérdést, akinél feladat van, hogy senki se tudja, kinek van kijátszható.
hint-salvage = Kattints egy dobott elemre, majd a helyére a játékostábládon.
hint-salvage-touch = Koppints egy dobott elemre, majd a helyére a játékostábládon.
hint-rehearse = Kattints egy világító színészedre: te döntöd el, milyen sorrendben próbálnak.
hint-rehearse-touch = Koppints egy világító színészedre: te döntöd el, milyen sorrendben próbálnak.
hint-prompt = E felvonás egyik szürke mezőjén állsz, ami 1 hírnévpontodba kerül.

# What a move would bring, $change with its sign.
gain-prestige = hírnév { $change }
gain-money = pénz { $change }
gain-tokens = „+3” jelző { $change }
gain-steps = { $act } { $change }
gain-ambiance = hangulat { $change }
gain-others = a többiek hangulata { $change }
gain-costume = kész jelmez, értéke { $worth }
gain-act-pounds = az I. felvonás fizetne: { $before } → { $after } font
gain-act-prestige = hírnév, ha most volna a próba: { $before } → { $after }
gain-projected = jelenlegi pontszám: { $before } → { $after }
gain-nothing = azonnal semmi

## A card, large

dialog-kind = Típus
dialog-printed = kezdettől a tiéd
dialog-cost = Bére a végén
dialog-free = semmi
dialog-activated = Aktiválva
dialog-back-of = A másik oldalán
dialog-rehearsal = A jelmezes próbán, kész jelmezben
dialog-nothing = semmi
dialog-costume = A kész jelmez azonnal fizet
dialog-pay = { $worths ->
        [one] értéke { $from }
       *[several] értéke { $from }–{ $to }
    }: { $pounds ->
        [0] { $prestige } hírnévpont
       *[other] { $prestige ->
            [0] { $pounds } font
           *[other] { $pounds } font és { $prestige } hírnévpont
        }
    }
dialog-today = Ma
dialog-no-initiative = Nem ad kezdeményezést.
dialog-hat = Kalap
dialog-hat-what = { $colour }: ha az első jelmezmező elemével együtt 6-ot ér, a végén 1 hírnévpontot hoz
dialog-mask = Este játszhatod ki, mielőtt a hangulat érvényesül. Utána kikerül a játékból; ha megtartod, nem ér pontot.

log-title = Ami eddig történt

## On a phone

phone-nav = Az asztal részei
phone-board = Tábla
phone-crates = Ládák
phone-people = Játékosok
phone-log = Napló
phone-guide = Segítség

## The game on one page

guide-open = A játék menete
guide-title = A játék menete

## The end

end-solo = Lehull a függöny: { $score } pont.
end-won = Győztél!
end-shared = { $seats } osztozik a győzelmen.
end-lost = { $seats } győz{ $rank ->
        [2] ; te második lettél
        [3] ; te harmadik lettél
        [4] ; te negyedik lettél
       *[other] {""}
    }.
end-winner = győztes
end-apart = A pontszámok részletesen
end-by-source = Források szerint
end-by-day = Napok szerint
end-day = { $day ->
        [0] A játék elején
       *[other] { $day }. nap
    }
end-total = Összesen
end-unpaid = Kifizetetlen
end-objectives = Megtartott feladatok
end-money = Maradék pénz
end-rematch = Új játék
end-again = Visszavágó vár rád.
end-look = Az asztal megtekintése
end-home = Kezdőlap
end-reopen = Végeredmény

## Ways on from the door

ways = Tanulás, keresés, visszanézés
way-lesson = Tanulj meg játszani
    .about = két rövid lecke, játék közben
way-rules = Szabályok
    .about = az összes, képekkel
way-cards = Kártyák
    .about = minden kártya, és hogy mire való
way-replay = Visszanézés
    .about = egy mentett játék még egyszer

## Playing with friends

new-friend = Egy barát, linkkel
    .about = kapsz egy elküldhető címet; aki először megnyitja, leül.
join-title = Csatlakozás egy baráthoz
join-what = A cím, amelyet kaptál
join-go = Menjünk
join-odd = Ez nem egy asztal címe. Így végződik: /tables/abc123
seats-title = Szabad helyek
seats-send = { $seats-count ->
        [one] Szabad hely: { $seats }. Küldd el ezt a címet egy barátodnak.
       *[other] Szabad helyek: { $seats }. Küldd el ezt a címet a barátaidnak.
    }
seats-address = Ennek az asztalnak a címe
seats-copy = Cím másolása
seats-copied = Kimásolva
seats-sit = Leülök: { $seat }
seats-sit-colour = Leülök: { $seat_colour }
seats-sit-for = Leülök ide: { $seat }
colours-own = A színed
colours-theirs = A színe
colours-holder = { $name } színe
colours-held = foglalt

## Other people, and oneself elsewhere

home-you = Eszközeid és adataid
table-about = Ez az asztal
table-barred = Ennél az asztalnál senki sem lehet néző, de van szabad hely.

## Said at home and at the table

end-replay = Visszanézés
end-copy = Link másolása
new-here = Valaki ennél a képernyőnél
new-here-name = A neve
new-here-hint = A képernyőt körbeadjátok: a körök között elrejti, amit csak egyikőtök láthat.
