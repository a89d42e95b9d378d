# The report of an arena: the page that sums up many games.

report-heading = { $games } játék
report-setting = { $kind ->
        [solo] Szóló játék · { $deals } leosztás, minden játékosnak ugyanaz · { $edition }
        [alone] { $players } fős asztal · { $deals } leosztás · { $edition }
       *[table] { $players } fős asztal · { $deals } leosztás, mindegyik minden helyről lejátszva · { $edition }
    }
report-backstage = Backstage kiegészítővel
report-strategic_rest = stratégiai pihenéssel
report-winners = győztesek
report-others = többiek
report-table = A számok

report-wins = Ki győz?
report-wins-lead = { $player } győzelmi aránya { $share }. Egyenlő eséllyel { $fair } lenne: ez a szaggatott vonal.
report-ahead = Egymás ellen
report-ahead-caption = Milyen gyakran végez a sor játékosa az oszlopé előtt; a holtverseny felet ér
report-ratings = Erősség
report-ratings-lead = Élő-pontokban: 400 ponttal több azt jelenti, hogy tízszer olyan gyakran végez előrébb, mint hátrébb. A vonalak 95%-os intervallumok.

report-scores = Pontszámok
report-scores-lead-winners = Egy győztesnek átlagosan { $mean } pontja van; ötből négynek { $low } és { $high } között.
report-scores-lead-solo = Egy játék átlagosan { $mean } ponttal ér véget; ötből négy { $low } és { $high } közötti eredménnyel.
report-payrolls = Bérek
report-payrolls-lead-winners = Egy győztes társulata átlagosan { $mean } fontba kerül; öt játékból négyben { $low } és { $high } font közötti összegbe.
report-payrolls-lead-solo = Egy társulat átlagosan { $mean } fontba kerül; öt játékból négyben { $low } és { $high } font közötti összegbe.
report-sources = Honnan jönnek a pontok?
report-sources-lead = A legtöbb pont forrása: { $source }, játékonként átlagosan { $mean } pont.
report-elements = Felvonások, díszletek és jelmezek
report-elements-lead = Egy játékos egy játékban { $sets } díszletelemet és { $elements } jelmezelemet rak le, és { $costumes } jelmezt készít el.
report-acts = Az utolsó mező az egyes felvonásokon
report-built = Lerakva és elkészítve
report-set-elements = Díszletelemek
report-costume-elements = Jelmezelemek
report-costumes = Elkészült jelmezek

report-wagers = Licitek
report-wagers-lead = A leggyakoribb licit { $cylinders } henger { $day ->
        [1] az 1
        [5] az 5
       *[other] a { $day }
    }. napon: a játékosok { $share }-a választja. Az arany érme az átlagosnál gyakoribb, a kék ritkább győzelmet jelöl.
report-wagers-caption = Milyen gyakori az egyes napokon az egyes hengerszámok licitje, és milyen gyakran győz, aki ennyivel licitál
report-wagers-wins = győz: { $share }
report-day = { $day }. nap

report-cards = Kit szerződtetnek?
report-cards-lead = Milyen gyakran szerződtet egy karaktert a győztes, és milyen gyakran a többiek. A legfelsők a győztesek barátai.
report-cards-lead-solo = Milyen gyakran szerződtetik az egyes karaktereket egy játékban.
report-extras = Statisztának
report-activations = Ki dolgozik?
report-activations-lead = Milyen gyakran aktiválják az egyes karaktereket egy játékban.
report-objectives = Feladatok
report-objectives-lead = Mit hoz egy feladat annak, aki megtartja. A világos sávban éppen megéri.
report-kept = megtartotta: { $share }
report-uses = Kulisszakártyák
report-uses-lead = Milyen gyakran használják az egyes kártyákat egy játékban, a rájuk tett hengerek száma szerint.
report-use = { $card }, { $cylinders } henger
report-nobody = Egyik játékban sem fordult elő.

report-thinking = Gondolkodási idő
report-thinking-lead = Mennyi ideig tart átlagosan egy döntés. A skála minden foka az előző tízszerese.
report-ms = { $time } ms

report-column-player = Játékos
report-column-seats = Hely
report-column-wins = Győzelem (95%-os intervallum)
report-column-rating = Erősség (95%-os intervallum)
report-column-score = Átlagos pontszám
report-column-payroll = Átlagos bérek, font
report-column-sd = ±
report-column-min = Legkevesebb
report-column-max = Legtöbb
report-column-measure = Átlagosan
report-column-cylinders = Hengerek
report-column-card = Kártya
report-column-seat = Játékonként
report-column-ratio = Arány
report-column-objective = Feladat
report-column-kept = Megtartotta
report-column-points = Pont
report-column-kept-winners = ebből győzött
report-column-played = Kijátszva
report-column-decisions = Döntés játékonként
report-column-time = Idő döntésenként, ms
report-column-slowest = Leglassabb, ms

report-method = Hogyan készült?
report-method-deals = Minden leosztásnak saját keverései vannak, és minden játékossal minden helyről egyszer lejátsszák: a húzás és a hely szerencséje mindenkinek azonos. A megosztott győzelem egyenlő részekben számít.
report-method-intervals = A 95%-os intervallum megmondja, milyen értékek közé esne egy szám, ha más leosztások adódtak volna. A leosztások ezerszeri, visszatevéses újrahúzásából adódik; egy leosztás játékai együtt maradnak.
report-method-ratings = Az erősségek azok az értékek, amelyek mellett a játékosok végső sorrendje az összes játékban a legvalószínűbb (Bradley–Terry-modell); átlaguk 1500.
report-method-settings = Kezdőérték: { $seed }, kiadás: „{ $edition }” ({ $digest }), verzió: { $program }. Minden játék benne van az oldal melletti naplóban, és visszajátszható.
