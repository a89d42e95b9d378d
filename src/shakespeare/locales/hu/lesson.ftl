# The lessons, which are played. Each step has its text, lesson-NAME, what is said when it has been done, lesson-NAME-done,
# and some of them what the partner did then, lesson-NAME-partner, and what is said to another move, lesson-NAME-not.

lesson-title = Tanulj meg játszani
lesson-about = Két lecke igazi asztaloknál. Csak azt magyarázzuk, amit magad is megteszel.
lesson-how = Minden lépés egy döntést kér, és amiről szó van, azt karika jelöli az asztalon. A „Mutasd meg” meglépi helyetted. Próbálj ki mást is: megtudod, miért nem jó.
lesson-first = Az első játékod
    .about = Három jelenet, tíz perc: így zajlik egy játék.
lesson-second = Ami még van
    .about = Három rövid jelenet, öt perc: az első választás, a mesteremberek segítői, a feladatok és a bérek.
lesson-begin = Kezdés
lesson-again = A lecke még egyszer
lesson-resume = Folytatás
lesson-read = Tovább
lesson-read-first = Egy pillanat: előbb olvasd el ezt, aztán menj tovább.
lesson-restart = Elölről
lesson-scene-again = Ez a jelenet újra
lesson-next = A következő jelenethez
lesson-finish = A lecke végéhez
lesson-show = Mutasd meg
lesson-progress = Lépés: { $step }/{ $steps }
lesson-panel = A lecke
lesson-not-now = Játék közben megtehetnéd. A lecke azonban most mást kér.

lesson-scene-done = kész
lesson-scene-day = Az első nap
    .about = A reggeli licittől az éjszakai pihenésig.
lesson-scene-rehearsal = A kezdő jelmezes próba
    .about = A negyedik nap: a jelmezek és a felvonások fizetnek.
lesson-scene-pay = Az utolsó este
    .about = A hatodik nap: mindenki a bérét kéri.
lesson-scene-draft = Az első nap előtt
    .about = Ki választ először, és kit.
lesson-scene-craft = Drága elemek
    .about = A Segéd, a „+3” jelző, az Ékszerész.
lesson-scene-wages = Feladatok és bérek
    .about = Mi számít a végén, és mibe kerül, ha nem fizetsz.

# The computer player of each scene.
computer-lesson-day = Partner
computer-lesson-rehearsal = Partner
computer-lesson-pay = Partner
computer-lesson-draft = Partner
computer-lesson-craft = Partner
computer-lesson-wages = Partner

## The first day

lesson-aim = Színtársulatot vezetsz, és hat nap van hátra, hogy színre vigyetek egy darabot. Az győz, akinek a végén a legtöbb hírnévpontja van. A tiédet karika jelöli: mindenki 5 ponttal kezd.
lesson-days = Minden nap egyforma: reggel licit, aztán szerződtetsz és dolgoztatod a karaktereidet, este a hangulat számít, éjjel pihen, aki dolgozott. A negyedik és a hatodik napon jelmezes próba is van, az is pontot hoz.
lesson-wager = Öt hengered van. Licitálj néggyel: mindegyikkel egy karaktered dolgozhat ma.
lesson-wager-done = Zöld öttel licitált, te kevesebbel: ezért ma te kezdesz, és 1 hírnévpontot kapsz. Kevés hengerrel előbb lépsz, több hengerrel többet tehetsz.
lesson-wager-not = Ez is jó licit; de ma négy karakternek van dolga. Licitálj négy hengerrel.
lesson-recruit = Minden nap szerződtetsz egyet a kirakott karakterek közül. Vedd fel Desdemonát, önmagaként.
lesson-recruit-done = Desdemona végleg a társulatodé. Most senkit sem kell kifizetni, de a játék végén kéri majd a 3 fontját.
lesson-recruit-partner = Zöld Rómeót vette fel: akit az egyik játékos elvisz, azt a többiek már nem kaphatják meg.
lesson-recruit-not = Szerződtetni jó ötlet. Ma azonban magára Desdemonára van szükségünk, képpel felfelé.
lesson-actor = Tegyél egy hengert Desdemonára: a két kék tolla előrevisz a III. felvonáson.
lesson-actor-done = Két lépés a III. felvonáson, és a nevető maszkja javította a hangulatodat. Te használtál először színészt, ezért a kezdeményezés is a tiéd.
lesson-actor-partner = Zöld Szerzője egyet lépett az I. és egyet a II. felvonáson. A II. felvonáson az kap hírnévpontot, aki legelöl áll.
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
lesson-costume-third-partner = Zöld 4 fontot kért a Királynőtől: a végén béreket kell fizetni.
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
lesson-set-second-partner = Zöld passzolt, ma már nem lép többet. Egyedül folytatod, amíg el nem fogynak a hengereid.
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
lesson-rehearsal = A statiszta jelmeze egy fehér toll. A II. vagy a III. felvonáson ér a legtöbbet: nézd meg, hol álltok te és Zöld, és válassz.
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

## The second lesson: the draft

lesson-draft = Az első nap előtt mindenki választ egy karaktert, és az kezdi, aki utolsóként játszik: Zöld Rómeót vette fel. Most te választasz, képpel felfelé: színésznőt a felvonásokhoz, valakit, aki jelmezt készít, vagy ékszerészt.
lesson-draft-done = Jó kezdet. A többi kártya a dobottak közé került, és az első napra négy újat raktunk ki: akkor megint szerződtetsz. Bért még senki sem kap.
lesson-draft-not = Képpel lefelé statiszta volna: ingyen van, de az első napon semmit sem tesz. Vegyél fel valakit, aki dolgozni tud.

## Dear elements

lesson-assistant = A harmadik nap. Szerződtesd a Segédet.
lesson-assistant-done = A segédet sohasem aktiválod, de minden mesterembered értékét 1-gyel növeli, végleg: az Ezermester mostantól 5, a Jelmeztervező 7 értékben vehet el elemeket.
lesson-assistant-not = Szerződtetni jó ötlet. Ma azonban a Segédre van szükséged, képpel felfelé.
lesson-fifth = Dolgozzon az Ezermester: 5 értékkel végre zöldet is elvehet.
lesson-fifth-done = A zöld a legdrágább szín: 5-öt ér.
lesson-fifth-not = Ezt is tehetnéd. De előbb az Ezermester: ő hozza, ami a többieknek kell.
lesson-green = Tedd a zöld díszletelemet az alsó sor közepére: ez a mező önmaga tükörképe.
lesson-green-done = A zöld egy „+3” jelzőt hoz. Megtartod, amíg egy mesterembernek szüksége nem lesz rá: egyetlenegyszer 3-mal növeli az értékét.
lesson-green-not = Így is lehetne építeni. De vedd el a zöldet, az alsó sor közepére: az hoz valamit.
lesson-dear = Most a Jelmeztervező jön. A Segéddel együtt 7 az értéke.
lesson-dear-done = Mielőtt egy mesterember bármit elvenne, elkölthetsz egy jelzőt.
lesson-dear-not = Ezt is tehetnéd. De a jelző csak mesterembereknek jó: dolgozzon a Jelmeztervező.
lesson-token = Költsd el a „+3” jelzőt: a 7-ből 10 lesz, és az két zöld elem.
lesson-token-done = Most 10 az érték. A jelző visszakerült a készletbe.
lesson-token-not = Meg is tarthatnád. De a 7 csak egy zöld elemre elég: költsd el.
lesson-green-first = Desdemona pinket visel. Adj neki egy zöld jelmezelemet.
lesson-green-first-done = Pink és zöld: ez eddig 7.
lesson-green-first-not = Ezt is szabad; de a drága jelmez többet hoz. Adj Desdemonának zöldet.
lesson-green-second = És a másik zöldet is.
lesson-green-second-done = Kész, és 12-t ér: ez azonnal 2 hírnévpont. 13-tól már 3 volna.
lesson-green-second-not = Add Desdemonának a másik zöldet: így a jelmeze 12-t ér.
lesson-jeweler = Az utolsó hengered az Ékszerészé.
lesson-jeweler-done = A sárga elemeknek nincs áruk, és mesterember nem veheti el őket. Az ékszerész elvesz egyet.
lesson-jeweler-not = Ezt is tehetnéd. De az Ékszerész reggel óta vár: dolgozzon ő.
lesson-yellow = Vegyél el egy sárga elemet, a díszletbe vagy egy jelmezre, és válaszd ki a helyét.
lesson-yellow-done = A játék végén minden sárga elem 1 hírnévpontot ér. A díszletben minden színhez illik, a jelmezben 3-nak számít. Ezzel a napnak vége.
lesson-yellow-not = Az Ékszerész egy dologért van itt: vegyél el egy sárga elemet.

## Objectives and wages

lesson-bill = Az utolsó nap. Ma este a társulatod 11 fontot kér: a Jelmeztervező 3-at, Desdemona 3-at, Titánia 5-öt. Neked 5 fontod van, és az I. felvonás hoz még 1-et.
lesson-audience = Titániára a Királynő 4 fontjával sem jutna. De a Királynő mást is adhat: tedd rá az utolsó hengeredet.
lesson-audience-done = A Királynő 4 fontot ad, vagy egy feladatot: ez titkos, és a játék végén számít, legfeljebb 3 hírnévpontot hoz.
lesson-audience-not = Ezt is tehetnéd. De a Királynő ma este többet adhat.
lesson-objectives = Nézz meg feladatokat, és tarts meg egyet.
lesson-objectives-done = A másik kettő visszakerül a pakli aljára, és csak te tudod, melyek azok.
lesson-objectives-not = 4 fonttal sem jutna bér többeknek: a két legolcsóbbnak így is jut, Titániának pedig kevés.
lesson-keep = Az I. és a II. felvonáson te állsz az élen. A három közül az egyik éppen ezt számolja: azt tartsd meg.
lesson-keep-done = A feladatod 2 hírnévpontot hozott, a sárga elem 1-et. Aztán jöttek a bérek, a legolcsóbbal kezdve: Titánia nem kapta meg a bérét, és ez 2 pontba került. Mégis te győztél.
lesson-keep-not = Nézd meg a felvonásokat: kettőn te állsz az élen. Azt a feladatot tartsd meg, amelyik az első helyeket számolja.

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
lesson-over-second = Lehull a függöny, és már semmi sem új neked.
lesson-learnt-draft = Az első nap előtt választottál egy karaktert.
lesson-learnt-assistant = Szerződtettél egy segédet, aki 1-gyel növeli a mesteremberek értékét.
lesson-learnt-token = Zöld elemmel „+3” jelzőt szereztél, és el is költötted.
lesson-learnt-jeweler = Ékszerésszel vetted el azt, amit más nem vehet el.
lesson-learnt-objective = Megtartottál egy feladatot, amely a végén számított.
lesson-learnt-unpaid = Valakit nem fizettél ki, és ez 2 hírnévpontba kerül.
lesson-play = Játszd le az első játékodat
lesson-play-what = te és egy gépi játékos
