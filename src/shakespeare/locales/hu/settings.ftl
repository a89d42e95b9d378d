# What a person can set in the browser.

setting-theme = Színek
choice-theme-system = A rendszer szerint
choice-theme-light = Világos
choice-theme-dark = Sötét
setting-size = A szöveg és az elemek mérete
setting-speed = A többiek lépései
choice-speed-normal = Egyenként
choice-speed-slow = Lassan
choice-speed-instant = Azonnal
setting-motion = Mozgás
    .about = Az elemek útra kelnek, a függöny legördül, a gyertyák fellobbannak.
setting-sound = Hangok
    .about = Fa, szövet, érmék és gyertyák; kopogás, ha te következel.
setting-confirm = Kérdezzen rá minden lépésre
    .about = Az első kattintás megmutatja a lépést, a második megteszi.
setting-decline = Automatikus passzolás
    .about = Ahol semmi más nem tehető, ott nem is kérdez.
setting-shortcuts = Billentyűparancsok
    .about = A G végiglép mindenen, ami világít, az I nagyban mutatja a kártyát, az U visszavon egy lépést.
settings-kept = Mindez csak ebben a böngészőben marad meg, és azonnal érvénybe lép.
