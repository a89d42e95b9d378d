# Other people: public tables, what was agreed about a table, one's own devices and data.

public-title = Nyilvános asztalok
public-free = { $count ->
        [one] Egy hely szabad
       *[other] { $count } hely szabad
    }
public-going = A játék { $day }. napja
public-with = Az asztalnál: { $names }
public-empty = Még senki sem ül ott.
public-sit = Leülök
public-watch = Megnézem

house-hints = Tanácsok
    .about = Bárki megkérdezheti egy gépi játékostól, hogy ő mit tenne.
house-public = Nyilvános
    .about = Szerepel a kezdőlapon: bárki elfoglalhat egy szabad helyet.
house-spectators = Nézők
    .about = Aki ismeri a címet, nézheti a játékot.
house-you = te
house-person = egy személy
house-free = szabad
house-is-public = Az asztal nyilvános.
house-is-private = Az asztalt csak az találja meg, aki ismeri a címét.
house-watched = Nézők is jöhetnek.
house-unwatched = Nézők nem jöhetnek.
house-report = Név jelentése
house-report-sure = Sértő ez a név: „{ $name }”? Ha többen is jelzik, eltűnik.
house-reported = Köszönjük, jelentettük.
house-carry = Vidd át a helyed egy másik eszközre
    .about = Aki megnyitja a linket, ide ül a helyedre.

link-make = Link készítése
link-address = Az egyszer használható link
link-note = Egyszer nyílik meg, egy napon belül. Ne küldd el senki másnak, csak magadnak.
link-failed = A linket nem sikerült kimásolni: jelöld ki, és másold ki kézzel.

you-what = Nincs fiók. Ezt a böngészőt egy véletlen kód azonosítja, ehhez tartoznak a játékaid.
you-carry = Egy másik eszközön
    .about = A linkkel egy másik böngésző is a tiéd lesz: ugyanazok a játékok, ugyanazok a helyek, a neved és a nyelved.
you-delete = Adataim törlése
    .about = A kódjaid, a megadott neveid és azok az asztalok, ahol csak te ültél, azonnal törlődnek. A többi helyed felszabadul. Az eredményeid név nélkül megmaradnak a rangsorokban.
you-delete-do = Minden törlése
you-delete-sure = Végleg törlöd az egészet? Senki sem tudja visszaállítani.
you-deleted = Törölve. Itt már senki sem ismer.

carry-title = Átvehető link
carry-seat = Ezzel a linkkel egy asztalnál kapsz helyet. Egyszer működik: aki átveszi, mostantól ott ül.
carry-me = Ezzel a linkkel ez a böngésző ugyanaz a személy lesz, mint aki készítette. Azok a játékok, amelyeket ez a böngésző más személyként játszott, ekkor elérhetetlenné válnak számára.
carry-take = Átveszem itt
carry-nothing = Ez a link hiányos: másold le még egyszer, teljes egészében.

wish-own = Szeretnéd visszavonni az utolsó döntésedet és mindent, ami utána történt. Akire várunk: { $waiting }.
wish-other = { $seat } szeretné visszavonni az utolsó döntését és mindent, ami utána történt.
wish-agree = Beleegyezem
wish-refuse = Nem egyezem bele
wish-withdraw = Mégsem
wish-agreed = Beleegyeztél. Akire várunk: { $waiting }.
house-undo = Visszavonás közös döntéssel
    .about = Ha az asztalnál mindenki beleegyezik, egy döntés akkor is visszavonható, ha azóta bármi történt.
house-undo-consent = A döntések visszavonhatók, ha mindenki beleegyezik.
house-undo-limit = Egy lépés csak addig vonható vissza, amíg azóta senki sem lépett és nem tudott meg semmit.
house-back = Visszavonnám az utolsó döntésemet
house-deal = Itt megosztott leosztást játszanak, tanácsok nélkül.
