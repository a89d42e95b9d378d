# Chapters beside the rules (companion.md), where something leads to them, and the end of the game in the guide.

chapter-strategy = Hogyan játssz jól?
chapter-scores = Mi számít jó pontszámnak?
chapter-theme = Miről mesél a játék?
chapter-box = Mi van a dobozban?
chapter-signs = Mit jelentenek a jelek?
guide-chapters = További olvasnivaló
guide-end = A játék vége
guide-end-what = A { $days }. nap jelmezes próbája után mindez hozzáadódik, ebben a sorrendben:
guide-end-objectives = A feladataid egyenként 0–3 hírnévpontot hoznak.
guide-end-dismissal = Az elbocsátó feladat törli a bérek közül a legdrágább karakteredet.
guide-end-yellow = Minden sárga elem a díszletedben és a jelmezeidben, akár készek, akár nem, 1 hírnévpontot hoz.
guide-end-hats = Minden kalap, amely az első jelmezmező elemével együtt 6-ot ér, 1 hírnévpontot hoz.
guide-end-pay = A társulatodat ki kell fizetni, a legolcsóbbal kezdve. Akit nem fizetsz ki, az { $penalty } hírnévpontodba kerül.
guide-end-wins = Az győz, akinek a legtöbb hírnévpontja van; holtverseny esetén az, akinek a legtöbb fontja maradt.
guide-end-solo = Ami ekkor megvan, az a pontszámod.
