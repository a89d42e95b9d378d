# The first game: a lesson that is played. Each step has its text, lesson-NAME, what is said when it has been done,
# lesson-NAME-done, and some of them what is said to another move, lesson-NAME-not.

lesson-title = Az első játékod
lesson-about = Tíz perc egy igazi asztalnál. Csak azt magyarázzuk, amit magad is megteszel.
lesson-how = Minden lépés egy döntést kér, és amiről szó van, azt karika jelöli az asztalon. Próbálj ki mást is: megtudod, miért nem jó.
lesson-begin = Kezdés
lesson-resume = Folytatás
lesson-restart = Elölről
lesson-scene-again = Ez a jelenet újra
lesson-next = A következő jelenethez
lesson-finish = A lecke végéhez
lesson-leave = Kilépés a leckéből
lesson-show = Mutasd meg
lesson-progress = Lépés: { $step }/{ $steps }
lesson-panel = A lecke
lesson-now = Te jössz
lesson-wait = Egy pillanat: a többiek lépnek.
lesson-scene-over = Ennek a jelenetnek vége: folytasd a leckét.
lesson-not-now = Játék közben megtehetnéd. A lecke azonban most mást kér.

lesson-scenes = Három jelenet
lesson-scene-done = kész
lesson-scene-day = Az első nap
    .about = A reggeli licittől az éjszakai pihenésig.
lesson-scene-rehearsal = A kezdő jelmezes próba
    .about = A negyedik nap: a jelmezek és a felvonások fizetnek.
lesson-scene-pay = Az utolsó este
    .about = A hatodik nap: mindenki a bérét kéri.

# The computer player of each scene.
computer-lesson-day = Partner
computer-lesson-rehearsal = Partner
computer-lesson-pay = Partner

## The first day

lesson-wager = Öt hengered van. Licitálj néggyel: mindegyikkel egy karaktered dolgozhat ma.
lesson-wager-done = Zöld öttel licitált, te kevesebbel: ezért ma te kezdesz, és 1 hírnévpontot kapsz. Kevés hengerrel előbb lépsz, több hengerrel többet tehetsz.
lesson-wager-not = Ez is jó licit; de ma négy karakternek van dolga. Licitálj négy hengerrel.
lesson-recruit = Minden nap szerződtetsz egyet a kirakott karakterek közül. Vedd fel Desdemonát, önmagaként.
lesson-recruit-done = Desdemona végleg a társulatodé. Most senkit sem kell kifizetni, de a játék végén kéri majd a 3 fontját.
lesson-recruit-not = Szerződtetni jó ötlet. Ma azonban magára Desdemonára van szükségünk, képpel felfelé.
lesson-actor = Tegyél egy hengert Desdemonára: a két kék tolla előrevisz a III. felvonáson.
lesson-actor-done = Két lépés a III. felvonáson, és a nevető maszkja javította a hangulatodat. Te használtál először színészt, ezért a kezdeményezés is a tiéd.
lesson-mistress = Jöjjenek a jelmezek: dolgozzon a Jelmeztervező. Összesen 6 értékben vehet el elemeket.
lesson-mistress-done = A fekete elem 1-et ér, a pink 2-t, a lila 3-at, a kék 4-et, a zöld 5-öt. Sárgát így nem lehet elvenni.
lesson-costume-first = Vedd el Desdemonának a fekete, a pink és a lila jelmezelemet, egymás után, tetszőleges sorrendben.
lesson-costume-first-done = Az elem a jelmezmezőjén marad, és a 6-ból ennyivel kevesebb maradt.
lesson-costume-first-not = Ezt is szabad; de a jelmez csak készen fizet. Öltöztesd Desdemonát feketébe, pinkbe és lilába: ez együtt 6.
lesson-costume-second = Most a másodikat a fekete, a pink és a lila közül, szintén Desdemonának.
lesson-costume-second-done = Még egy jelmezmező üres.
lesson-costume-second-not = Ezt is szabad; de akkor Desdemona jelmeze nem készül el. Adj neki feketét, pinket és lilát.
lesson-costume-third = A harmadikkal elkészül a jelmeze.
lesson-costume-third-done = Kész, és 6-ot ér: ez azonnal 2 fontot hoz. Az értékesebb jelmezek hírnévpontot adnak. A jelmezes próbán is hasznát veszi majd.
lesson-costume-third-not = Még egy elem Desdemonának, és a jelmeze fizet. Most ne hagyd abba.
lesson-handyman = Építse az Ezermester a díszletet: 4 értékben vehet el elemeket.
lesson-handyman-done = A díszlet alulról épül, mint egy fal.
lesson-set-first = Vegyél el egy pink díszletelemet, és tedd az alsó sor 2. mezőjére.
lesson-set-first-done = A pink 1 fontot hoz. A feketén és a sárgán kívül minden szín hoz valamit, amikor lerakod.
lesson-set-first-not = Így is lehetne építeni. De tedd a pinket az alsó sor 2. mezőjére: meglátod, mit jelent a szimmetria.
lesson-set-mirror = A díszletnek szimmetrikusnak kell lennie. Nézd meg magad: próbáld szemközt, a 4. mezőre tenni a fekete díszletelemet.
lesson-set-mirror-done = Nem megy: a pinkkel szemben csak pink lehet, vagy sárga, amely mindenhez illik.
lesson-set-mirror-not = Igen, ez jó lenne. De előbb próbáld a feketét a 4. mezőre: baj nem történhet.
lesson-set-second = Tedd hát a másik pinket a 4. mezőre.
lesson-set-second-done = Még 1 font, és a díszlet szimmetrikus. Két szomszédos elem fölé építhetsz tovább; a gyertyás mezők hírnévpontot hoznak.
lesson-set-second-not = Tedd a másik pink díszletelemet a 4. mezőre: ez az első tükörképe.
lesson-falstaff = Egy hengered maradt. Tedd Falstaffra: fehér tolla és nevető maszkja van.
lesson-falstaff-done = A fehér toll egy lépés bármelyik felvonáson.
lesson-quill = Válaszd ki, melyik felvonáson lépsz előre.
lesson-quill-done = A maszk pedig tovább javította a hangulatodat: az 5. mezőig. Elfogytak a hengereid, így beesteledik.
lesson-ambiance = Este a hangulat azt hozza, amit a mezője mutat. A tiéd jó: válassz egy felvonást még egy lépésre.
lesson-ambiance-done = A hangulatjelző visszatért a kezdőmezőre. A bal oldalon veszítettél volna valamit, és a lila díszletelemek, amelyeket senki sem visz el, mindenki hangulatát rontják.
lesson-rest = Éjjel egy kivételével mindenki pihenni tér, aki dolgozott, és holnap nem aktiválható. Válaszd ki, kire lesz szükséged holnap.
lesson-rest-done = A többiek egy napig hálósipkát viselnek. Ez egy teljes nap volt; hat van belőle.

## The dress rehearsal

lesson-last-circle = A negyedik nap, a kezdő jelmezes próba napja. A statisztádnak (képpel lefelé szerződtetett kártya) hiányzik egy jelmezelem. Segítsen az Ezermester.
lesson-last-circle-done = A statiszták csak jelmezt viselnek; de nem kerülnek pénzbe.
lesson-last-circle-not = Előbb a statiszta jelmeze: aktiváld az Ezermestert. A jelmezes próbán csak a kész jelmezek számítanak.
lesson-complete = Add a statisztának a kék elemet, amely 4-et ér: így a jelmeze 8-at ér.
lesson-complete-done = 8-at ér: 1 font és 1 hírnévpont. Aztán elkezdődött a próba: Desdemona jelmeze magától előrevitt egy-egy mezőt az I. és a II. felvonáson.
lesson-complete-not = Ez is elég volna; de a kékkel 8-at ér a jelmez, és hírnévpontot is hoz.
lesson-rehearsal = A statiszta jelmeze egy fehér toll. A II. vagy a III. felvonáson ér a legtöbbet: nézd meg a fő játéktáblát, és válassz.
lesson-rehearsal-done = Aztán következett a felvonások értékelése. Az I. fontot ad, a II. hírnévpontot az elsőnek és a másodiknak, a III. hírnévpontot a 6. mezőtől; a szürke mező 1 pontba kerül.
lesson-rehearsal-not = Az I. felvonáson még egy lépés ma nem hoz semmi újat. A II. felvonáson az élre visz, a III. felvonáson 1 hírnévpontot hoz.

## The last evening

lesson-extra = Hatodik nap. Szerződtetned kell, de aki karakterként csatlakozik, ma este a bérét kéri. Vegyél fel valakit képpel lefelé, statisztának.
lesson-extra-done = A statiszta semmibe sem kerül. Az utolsó napon gyakran ő a legjobb választás.
lesson-extra-not = Ez még egy bér volna ma este, vagy elveszített hírnévpont. Vegyél fel valakit képpel lefelé, statisztának.
lesson-queen = A társulatod 11 fontot kér, de neked csak 6 van. Kérj segítséget a Királynőtől az utolsó hengereddel.
lesson-queen-done = A Királynő 4 fontot ad, vagy egy titkos feladatot, amely a végén számít.
lesson-queen-not = Ennek is volna értelme. De minden kifizetetlen karakter 2 hírnévpontba kerül: előbb a Királynő.
lesson-money = Vedd el a pénzt.
lesson-money-done = Most 10 fontod van, és az I. felvonás is hoz még. Elkezdődött a lezáró jelmezes próba.
lesson-money-not = Jó volna egy feladat, de ma este pénzre van szükséged.
lesson-last-quill = A játék utolsó lépése: válassz egy felvonást.
lesson-last-quill-done = A felvonások értékelése után a társulatod megkapta a bérét, mindenki: senki sem kerül hírnévpontodba, és te győzöl.

## What has been learnt

lesson-over = Lehull a függöny, és már ismered a játékot.
lesson-over-what = Mindezt magad tetted meg:
lesson-learnt-wager = Hengerekkel licitáltál: kevéssel előbb lépsz, többel többet tehetsz.
lesson-learnt-recruit = Naponta szerződtettél egy karaktert, vagy képpel lefelé egy statisztát.
lesson-learnt-actor = Színészekkel haladtál előre a felvonásokon.
lesson-learnt-costume = Jelmezeket fejeztél be, amelyek azonnal fizetnek, aztán a próbákon is.
lesson-learnt-set = Szimmetrikus díszletet építettél.
lesson-learnt-ambiance = Javítottad a hangulatot, amely este fizet.
lesson-learnt-rest = Pihenni küldted azokat, akik dolgoztak.
lesson-learnt-rehearsal = Jelmezes próbát tartottál: előbb a jelmezek, aztán a felvonások.
lesson-learnt-pay = Kifizetted a társulatodat, így senki sem került hírnévpontodba.
lesson-play = Játszd le az első játékodat
lesson-play-what = te és egy gépi játékos
