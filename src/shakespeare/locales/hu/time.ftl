# Time at a table: clocks, who plays for whom, leaving, notices.

clock-title = Óra
clock-none = Nincs
clock-minutes = { $minutes } perc játékosonként az egész játszmára
clock-days = { $days ->
        [one] Egy nap döntésenként
       *[other] { $days } nap döntésenként
    }
clock-about = Addig jár, amíg a válaszodra várnak. Ha lejár az idő, a helyettes játszik tovább.
clock-left = { $seat } hátralévő ideje: { $time }
clock-soon = Kevesebb mint egy perced maradt.
house-clock-none = Nincs óra.
house-clock-minutes = Minden játékosnak { $minutes } perce van az egész játszmára.
house-clock-days = { $days ->
        [one] Minden döntésre egy nap jut.
       *[other] Minden döntésre { $days } nap jut.
    }

standin-title = Helyettes
standin-about = Annak a helyén játszik, aki elhagyja a játszmát, vagy akinek lejárt az ideje.
standin-returns = A hely visszakapható
    .about = Aki visszajön, folytathatja a játékot.
standin-plays = helyettese: { $computer }
standin-left = { $seat } elhagyta a játszmát: { $computer } játszik tovább.
standin-time = { $seat } ideje lejárt: { $computer } játszik tovább.
standin-failed = { $seat } programja többször hibázott: { $computer } játszik tovább.
standin-open = { $seat } helye szabad: { $computer } játszik, amíg valaki le nem ül.
standin-back = { $seat } újra játszik.
standin-own-left = Elhagytad a játszmát: { $computer } játszik helyetted.
standin-own-time = Lejárt az időd: { $computer } játszik helyetted.
standin-take-back = Visszaveszem a helyemet
standin-final = Ennél az asztalnál a hely nem kapható vissza.
house-standin-returns = { $computer } játszik annak a helyén, aki elmegy, vagy akinek lejárt az ideje. Aki visszajön, visszakapja a helyét.
house-standin-final = { $computer } játszik a végéig annak a helyén, aki elmegy, vagy akinek lejárt az ideje.

leave-title = A játszma végleges elhagyása
leave-about = A többieknek nem kell rád várniuk: a helyeden { $computer } játszik tovább.
leave-do = Elhagyom a játszmát
leave-sure = Végleg elhagyod ezt a játszmát? A helyedet gépi játékos veszi át.

notify-title = Szóljon, ha én következem
    .about = Ez a böngésző értesítést mutat, ha a válaszodra várnak, és nem vagy az asztalnál.
notify-refused = Ez a böngésző nem engedi az értesítéseket erről az oldalról: engedélyezd a beállításaiban.
notify-cannot = Ez a böngésző itt nem tud értesítést mutatni: biztonságos cím (https) kell hozzá.
notify-none = Ez a kiszolgáló nem küld értesítést.
