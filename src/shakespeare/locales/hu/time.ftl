# Time at a table: clocks, who plays for whom, leaving, notices.

clock-title = Óra
clock-none = Nincs
clock-minutes = { $minutes } perc játékosonként az egész játékra
clock-days = { $days ->
        [one] Egy nap döntésenként
       *[other] { $days } nap döntésenként
    }
clock-about = Addig jár, amíg a válaszodra várnak. Ha lejár az idő, a helyettes játszik tovább.
clock-left = { $seat } hátralévő ideje: { $time }
clock-soon = Kevesebb mint egy perced maradt.
house-clock-none = Nincs óra.
house-clock-minutes = Minden játékosnak { $minutes } perce van az egész játékra.
house-clock-days = { $days ->
        [one] Minden döntésre egy nap jut.
       *[other] Minden döntésre { $days } nap jut.
    }

standin-title = Helyettes
standin-about = Annak a helyén játszik, aki elhagyja a játékot, vagy akinek lejárt az ideje.
standin-returns = A hely visszakapható
    .about = Aki visszajön, folytathatja a játékot.
standin-plays = helyettese: { $computer }
standin-left = { $seat } elhagyta a játékot: { $computer-the } játszik tovább.
standin-time = { $seat } ideje lejárt: { $computer-the } játszik tovább.
standin-failed = { $seat } programja többször hibázott: { $computer-the } játszik tovább.
standin-open = { $seat } helye szabad: { $computer-the } játszik, amíg valaki le nem ül.
standin-back = { $seat } újra játszik.
standin-own-left = Elhagytad a játékot: { $computer-the } játszik helyetted.
standin-own-time = Lejárt az időd: { $computer-the } játszik helyetted.
standin-take-back = Visszaveszem a helyemet
standin-final = Ennél az asztalnál a hely nem kapható vissza.
house-standin-returns = { $computer-start } játszik annak a helyén, aki elmegy, vagy akinek lejárt az ideje. Aki visszajön, visszakapja a helyét.
house-standin-final = { $computer-start } játszik a végéig annak a helyén, aki elmegy, vagy akinek lejárt az ideje.

leave-title = A játék végleges elhagyása
leave-about = A többieknek nem kell rád várniuk: a helyeden { $computer-the } játszik tovább.
leave-do = Elhagyom a játékot
leave-sure = Végleg elhagyod ezt a játékot? A helyedet gépi játékos veszi át.

notify-title = Szóljon, ha én következem
    .about = Ez a böngésző értesítést mutat, ha a válaszodra várnak, és nem vagy az asztalnál.
notify-refused = Ez a böngésző nem engedi az értesítéseket erről az oldalról: engedélyezd a beállításaiban.
notify-cannot = Ez a böngésző itt nem tud értesítést mutatni: biztonságos cím (https) kell hozzá.
notify-none = Ez a kiszolgáló nem küld értesítést.
