# The rules page and the cards page of the browser client.

## The rules

rules-title = Szabályok
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-found = { $count ->
        [0] Nincs találat
       *[other] { $count } találat
    }
rules-nothing = A szabályok erről nem szólnak: „{ $query }”.

## The cards

cards-title = Kártyák
cards-search = Keresés a kártyák között
cards-found = { $count ->
        [0] Nincs ilyen kártya
       *[other] { $count } kártya
    }
cards-nothing = Nincs ilyen kártya.
cards-about = Az összes kártya és tábla: mit tesznek, és honnan való minden egyes értékük.
cards-edition = Kiadás: „{ $name }”.
cards-values = { $reconstructed ->
        [0] { $values } értéke közül egyik sem rekonstruált.
       *[other] { $values } értéke közül { $reconstructed } rekonstruált.
    }
# Groups of cards.
cards-kind-all = Mind
cards-kind-actors = Színészek
cards-kind-others = Mesteremberek és mások
cards-kind-backstage = Kulisszakártyák
cards-kind-objectives = Feladatok
cards-kind-boards = Táblák
cards-of-backstage = Backstage
cards-stage = Díszlet
cards-theater = Színház kártya
cards-extra = Statiszta
# What is known of a card.
cards-kind = Típus
cards-cost = Költség
cards-copies = Példány
cards-copies-printed = minden játékostáblán
cards-copies-back = minden lap hátoldalán
cards-circles = Jelmezmező
cards-activated = Aktiválva
cards-rehearsal = A próbán
cards-goal = A játék végén
cards-played = Kijátszva
cards-kept = Amíg nálad van
cards-shape = Mezők
cards-spaces = { $spaces } mező, { $candles ->
        [0] gyertya nélkül
       *[other] ebből { $candles } gyertyás
    }
# Where a value comes from; .meaning says what that is.
cards-from-rules = szabály
    .meaning = egy szabályfüzet kimondja
cards-from-attested = igazolt
    .meaning = a kiadó előzetesei vagy ismertetők mutatják
cards-from-reconstructed = rekonstruált
    .meaning = tőlünk való, minden ismert tényhez illik
cards-from-title = Honnan valók az értékek

## An edition of one's own

own-title = Saját kiadás
own-what = Megvan neked a dobozos játék? Írd egy kiadásfájlba, amit a kártyáid mutatnak, ellenőriztesd itt, és játssz vele.
own-begin = A mellékelt kiadás letöltése kiindulásnak
own-choose = Fájl kiválasztása
own-drop = vagy húzd ide
own-checking = A fájl ellenőrzése folyik…
own-good = „{ $name }”: jó kiadás, a kártyáit lent látod.
own-play = Játék ezzel a kiadással
own-leave = Vissza a mellékelt kiadáshoz
own-bad = { $count ->
        [one] Egy hiba van ebben a fájlban: { $file }.
       *[other] { $count } hiba van ebben a fájlban: { $file }.
    }
own-line = { $line }. sor
own-whole = A fájl egésze
own-again = Javítsd ki, és válaszd ki újra.
own-large = Túl nagy ez a fájl: { $file }. Egy kiadásnak 100 kB bőven elég.
