# What the server says when something cannot be done.

error-no-such-table = Nincs ilyen asztal; lehet, hogy törölték.
error-no-such-seat = Nincs ilyen hely ennél az asztalnál.
error-no-such-edition = Ez a kiadás itt nem ismert.
error-no-such-page = Ezen a címen nincs semmi.
error-wrong-method = Ez a cím így nem használható.
error-not-your-table = Ezt csak az teheti meg, aki az asztalt létrehozta.
error-not-your-seat = Nem ülsz ennél az asztalnál: csak nézheted a játékot.
error-seat-taken = Ez a hely nem szabad, vagy már ennél az asztalnál ülsz.
error-colour-taken = { $seat_colour } már foglalt: { $name } játszik vele. Válassz másik színt!
error-colour-held = { $seat_colour } már foglalt: valaki már játszik vele az asztalnál. Válassz másik színt!
error-colour-twice = { $seat_colour } két helyhez is kell: minden helynek legyen saját színe!
error-colour-late = A játék elkezdődött: mindenkinek marad a színe.
error-colour-lesson = A lecke ezekről a színekről beszél: maradnak.
error-seats-wanted = { $players } fős játékhoz { $players } hely kell, nem { $count }.
error-person-wanted = Az asztalnál kell egy hely egy embernek.
error-seed-not-alone = Kezdőérték csak akkor választható, ha senki más nem játszik: aki ismeri, a többiek titkait is ismeri.
error-too-many-tables = { $most } befejezetlen játékod van: előbb fejezz be vagy törölj egyet.
error-too-many-tables-from = Túl sok befejezetlen játék indult erről a címről: legfeljebb { $most } lehet.
error-too-many-requests = Túl sok kérés egyszerre: próbáld újra { $seconds } másodperc múlva.
error-too-many-connections = Már { $most } ablakban ülsz asztalnál: előbb zárj be egyet.
error-too-many-connections-from = Túl sok ablak van nyitva erről a címről: legfeljebb { $most } lehet.
error-name-refused = Kérlek, válassz másik nevet.
error-not-known = Itt még senki sem ismer: először ülj le egy asztalhoz.
error-link-used = Ezt a linket már felhasználták, vagy túl régi: kérj egy másikat.
error-no-spectators = Ennél az asztalnál senki sem lehet néző.
error-rematch-early = Ez a játék még nem ért véget.
error-rematch-lesson = A leckét nem lehet visszavágóként játszani: kezdd újra.
error-no-such-scene = A leckében nincs ilyen jelenet.
error-unknown-player = Ez a gépi játékos nem ismert: { $problem }.
error-unknown-move = Nincs ilyen lépés: „{ $text }”.
error-bad-options = Ezek a beállítások nem férnek össze: { $problem }.
error-bad-edition = Ezzel a kiadással nem lehet játszani: { $problem }
error-bad-name = A név egyetlen sor, és látható.
error-name-piled = Ebben a névben túl sok jel van egy betűn.
error-bad-request = A kérés nem érthető: { $place }: { $problem }.
error-bad-message = Az üzenet nem érthető: { $problem }.
error-too-large = A kérés túl nagy, legfeljebb { $most } bájt lehet.
error-not-finished = A jegyzőkönyv a játék végén érhető el.
error-damaged-table = Ez a játék nem olvasható; a kiszolgáló üzemeltetője kiderítheti, miért.
error-foreign-origin = Egy másik webhely oldala ezt nem teheti meg.
error-wrong-host = A kiszolgáló erre a névre nem válaszol.
error-storage-failed = A kiszolgáló most nem tud játékokat menteni; semmi sem változott.
error-failed = Hiba történt a kiszolgálón; ott feljegyezték.
error-client-missing = A játék oldala még nincs elkészítve: futtasd ezt: „make client”, majd indítsd újra.
error-bad-record = Ez a jegyzőkönyv nem játszható le újra: { $problem }.
error-replays-busy = Most túl sok játék lejátszása folyik: próbáld újra { $seconds } mp múlva.
error-replay-too-long = Ennek a játéknak a lejátszása túl sokáig tart.
error-no-such-moment = A játéknak nincs ilyen pillanata.
error-moment-over = Ebben a pillanatban a játék már véget ért: válassz korábbit.
error-hint-not-alone = Ahol mások is játszanak, gépi játékos csak akkor segít, ha az asztalnál ebben megállapodtak.
error-hint-late = Ez már nem kérdés: nincs szükség tanácsra.
error-hint-failed = A gépi játékos most nem ad tanácsot; próbáld újra.
error-no-wish = Ennél az asztalnál nincs függőben kérés, vagy már megváltozott: nézd meg újra.
error-record-unfinished = Csak befejezett játék tartható meg.
error-too-many-records = Ennyi játék itt nem tartható meg: előbb törölj egyet.
error-no-such-deal = Nincs ilyen leosztás; lehet, hogy törölték.
error-no-such-result = Nincs ilyen eredmény, vagy nincs neve.
error-deal-early = Egy leosztást akkor lehet megosztani, ha a játéka véget ért.
error-deal-none = Ennek a játéknak nincs saját keverése, amit meg lehetne osztani: előkészített vagy behozott játék, valaki választotta a kezdőértékét, vagy más gépi játékosok folytatták.
error-hint-deal = Megosztott leosztásban senkinek sem segít gépi játékos, hogy az eredmények összevethetők legyenek.
error-stand-in-plays = A helyeden gépi játékos játszik: előbb vedd vissza.
error-nobody-stands-in = Ezen a helyen nem játszik helyetted gépi játékos.
error-no-way-back = Ennél az asztalnál a hely nem kapható vissza.
error-leave-alone = Itt senki sem vár rád: egyszerűen menj el, vagy töröld az asztalt.
error-leave-over = Ez a játék véget ért.
error-computers-stay = Ennél az asztalnál a gépi játékosok maradnak, akik: megosztott leosztás vagy lecke.
error-no-computer-there = Ezen a helyen nem játszik gépi játékos.
error-one-clock = Egy játéknak egy órája van: percek játékosonként vagy napok döntésenként.
error-no-push = Ez a kiszolgáló nem küld értesítést.
error-bad-push = Oda nem küldhető értesítés: { $problem }.
error-too-many-pushes = Már { $most } böngésződ kap értesítést: előbb az egyikben kapcsold ki.

## Why a decision is refused where no rule of the game is the reason

reason-question-over = Erre a kérdésre már megvan a válasz, vagy már nem időszerű.
reason-undo-late = Olyasmi történt, amit még nem láttál: nézd meg újra, mielőtt visszavonsz egy lépést.
reason-undo-nothing = Nincs mit visszavonni: azóta valaki lépett, vagy megtudott valamit.
reason-undo-enough = Ebben a játékban már annyi visszavonás volt, hogy több nem lehet.
reason-undo-limit = Itt csak addig vonható vissza egy lépés, amíg azóta senki sem lépett és nem tudott meg semmit.
reason-undo-asked = Egy visszavonási kérés már válaszra vár.

## Notices, as a browser shows them

push-turn = Te következel.
push-turn-at = A játék veled folytatódik. Az asztalnál: { $names }.

## The command line

serve-at = A Shakespeare itt érhető el: { $address } – leállítás: Ctrl-C.
serve-already = A Shakespeare már fut itt: { $address }.
serve-stopped = Leállítva. A játékaid megmaradnak.
help-serve = a játék kiszolgálása böngészőknek, megnyitás nélkül
help-port = a port, amelyen a kiszolgáló figyel (alapértelmezés: 1616 vagy bármelyik szabad)
help-host = a cím, amelyen a kiszolgáló figyel (alapértelmezés: 127.0.0.1, csak ez a gép)
help-data = a játékok mappája (alapértelmezés: saját mappa az adatmappádban)
help-pause = mennyit várjon egy gépi játékos a lépése előtt, hogy követni tudd (alapértelmezés: 0.3)
help-no-browser = a böngésző megnyitása nélkül
misused-serving = A --port, --host, --data, --pause és --no-browser a böngészős játékhoz való: ne adj meg más parancsot.
help-database = PostgreSQL-adatbázis a játékok tárolására, postgresql://…; több kiszolgáló is használhatja (vagy SHAKESPEARE_DATABASE)
help-redis = Redis-kiszolgáló, amelyen át több kiszolgáló értesíti egymást, redis://… (vagy SHAKESPEARE_REDIS)
help-name = név, amelyen a kiszolgáló elérhető; többször is megadható
help-proxy = a kiszolgáló előtti proxy címe, amelynek elhisszük, ki kérdez; többször is megadható
hosting-missing = Ehhez több kell, mint ami telepítve van: pip install "shakespeare-boardgame[hosting]".
help-unblock = egy jelentett név újbóli engedélyezése; név nélkül a letiltottak listája
help-unblocked = a név, ahogyan valaki megadta
unblocked = { $name }: újra megadható.
not-blocked = { $name }: nincs letiltva.
help-program = program, amely asztaloknál játszhat, és a neve ott (docs/players.md); többször is megadható
