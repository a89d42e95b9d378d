# Why a move is not allowed now. The rule's number follows by itself.

reason = { $text } ({ $rule })

reason-game-over = A játéknak vége: több lépés nincs.
reason-chosen-already = Már döntöttél; most { $waiting } dönt.
reason-not-your-choice = Ez nem a te döntésed: most { $waiting } dönt.

reason-card-not-laid-out = { $card-start } nincs a ma kirakott karakterek között.
reason-pass-before-recruiting = Passzolás előtt szerződtetned kell valakit.
reason-recruited-already = Ma már szerződtettél; naponta csak egyszer lehet.
reason-character-not-yours = { $character-start } nem tagja a társulatodnak.
reason-assistant-not-activated = { $character-start } nem aktiválható: a segédek állandóan segítik a mesterembereidet.
reason-extra-not-activated = { $character-start } nem aktiválható: a statiszták csak jelmezt viselnek és próbálnak.
reason-never-activated = { $character-start } sohasem aktiválható.
reason-character-used = { $character-start } ma már dolgozott.
reason-character-resting = { $character-start } ma pihen.
reason-no-cylinder-left = Nem maradt hengered, amelyet { $character-on } tehetnél.

reason-act-at-end = Már { $act-the } végén állsz.
reason-act-at-start = { $act-start } első mezőjén állsz, ott nem léphetsz vissza.

reason-costume-not-taken = { $character-start } nem vesz el jelmezelemet.
reason-set-not-taken = { $character-start } nem vesz el díszletelemet.
reason-costume-yellow = { $character-start } nem vesz el sárgát: az az ékszerész dolga.
reason-set-yellow = { $character-start } nem vesz el sárgát: az az ékszerész dolga.
reason-costume-other-colour = { $character-start } { $wanted } elemet vesz el, nem { $colour-acc }.
reason-set-other-colour = { $character-start } { $wanted } elemet vesz el, nem { $colour-acc }.
reason-costume-not-laid-out = Nincs kirakva { $colour } jelmezelem.
reason-set-not-laid-out = Nincs kirakva { $colour } díszletelem.
reason-costume-too-dear = A { $colour } elem értéke { $value }, a maradék érték viszont csak { $left }.
reason-set-too-dear = A { $colour } elem értéke { $value }, a maradék érték viszont csak { $left }.

reason-wearer-not-yours = { $character-start } nem tagja a társulatodnak, ezért nem öltöztetheted.
reason-circle-filled = Ez a jelmezmező már foglalt: { $character }, { $circle }. jelmezmező.
reason-circle-not-first = Előbb { $character-the } első szabad jelmezmezőjét töltsd be: { $first }. jelmezmező.

reason-space-virtual = Itt virtuális elem áll, amely nem fedhető le: { $place }.
reason-space-filled = Itt már { $colour } elem áll: { $place }.
reason-space-unsupported = E mező ({ $place }) alatt még üres egy hely ({ $missing }): előbb azt töltsd be.
reason-space-asymmetric = E mező ({ $place }) tükörképe ({ $mirror }) { $colour }: ide csak { $colour } vagy sárga elem kerülhet.

reason-objective-not-drawn = Ez a feladat nincs a megnézettek között: „{ $objective }”.
reason-spare-not-used = { $character-start } ma nem dolgozott, nem kell pihennie.
reason-spared-already = { $character-start } már mindenképp friss marad.

# Of Backstage.
reason-backstage-occupied = { $card-start } ma már foglalt.
reason-backstage-not-laid-out = { $card-start } nincs a ma kirakott kulisszakártyák között.
reason-backstage-too-dear = { $card-start } használatához { $cylinders } henger kell, kulisszakártyákra viszont { $left } hengered van.
reason-recruitment-used = A szerződéskártyád ma már foglalt.
reason-costume-other-colours = { $character-start } { $colours-or } elemet vesz el, nem { $colour-acc }.
reason-set-other-colours = { $character-start } { $colours-or } elemet vesz el, nem { $colour-acc }.
reason-theater-other-value = Ennyi hengerért az Építész { $colours-or } elemet vesz el, nem { $colour-acc }.
reason-hat-yellow = A kalap sohasem lehet sárga.
reason-hat-worn = { $character-start } már visel kalapot.
reason-double-other-cost = { $character-start } { $cost } fontos; a Dublőr most { $pounds } fontos színész helyett ugorhat be.
reason-card-not-the-lords = { $card-start } nincs a Lord paklijában.
reason-costume-nowhere = Nincs { $colour } jelmezelem sem kirakva, sem a dobottak között.
reason-set-nowhere = Nincs { $colour } díszletelem sem kirakva, sem a dobottak között.
reason-nothing-to-rehearse = { $character-start } számára nem maradt próbálnivaló.
reason-objective-not-held = Ez a feladat nincs nálad: „{ $objective }”.
reason-salvage-yellow = Ezzel a feladattal nem vehetsz el sárgát.
reason-salvage-not-yellow = Ezzel a feladattal sárga elemet vehetsz el, nem { $colour-acc }.
reason-costume-not-discarded = Nincs { $colour } jelmezelem a dobottak között.
reason-set-not-discarded = Nincs { $colour } díszletelem a dobottak között.

# A move that belongs to another moment; $asked is what is asked now.
reason-wager-not-now = Licitálni reggel lehet; most { $asked }.
reason-recruit-not-now = Most nem szerződtethetsz: előbb { $asked }.
reason-recruit-extra-not-now = Most nem szerződtethetsz: előbb { $asked }.
reason-activate-not-now = Most senkit sem aktiválhatsz: előbb { $asked }.
reason-pass-not-now = Most nem passzolhatsz: előbb { $asked }.
reason-spend-token-not-now = Jelzőt akkor használhatsz fel, amikor egy mesterember munkához lát; most { $asked }.
reason-keep-token-not-now = A jelzőről akkor dönthetsz, amikor egy mesterember munkához lát; most { $asked }.
reason-step-not-now = Nincs hátralévő előrelépésed; most { $asked }.
reason-back-not-now = Nincs hátralévő visszalépésed; most { $asked }.
reason-costume-not-now = Senki sem vesz el jelmezelemet; most { $asked }.
reason-set-not-now = Senki sem vesz el díszletelemet; most { $asked }.
reason-done-not-now = Senki sem vesz el elemeket; most { $asked }.
reason-ask-money-not-now = A Királynőtől az aktiválásakor kérhetsz; most { $asked }.
reason-ask-objectives-not-now = A Királynőtől az aktiválásakor kérhetsz; most { $asked }.
reason-keep-not-now = Nincsenek előtted feladatok; most { $asked }.
reason-spare-not-now = Este dől el, ki marad friss; most { $asked }.
reason-use-not-now = Most nem használhatsz kulisszakártyát: előbb { $asked }.
reason-use-recruitment-not-now = Most nem használhatsz kulisszakártyát: előbb { $asked }.
reason-theater-not-now = Nem épül semmi a Színházban; most { $asked }.
reason-hat-not-now = Nincs kiosztható kalap; most { $asked }.
reason-double-not-now = Senkinek sem kell dublőr; most { $asked }.
reason-engage-not-now = A Lordkamarás nem kínál választást; most { $asked }.
reason-from-crates-not-now = Nem kérdés, honnan jön az elem; most { $asked }.
reason-from-discards-not-now = Nem kérdés, honnan jön az elem; most { $asked }.
reason-forgo-not-now = Nincs első akciód, amelyről lemondhatnál; most { $asked }.
reason-play-not-now = Feladatot a hangulatfázis elején lehet kijátszani; most { $asked }.
reason-hold-not-now = A feladatok kijátszásáról a hangulatfázis elején kell dönteni; most { $asked }.
reason-hold-for-good-not-now = A feladatok kijátszásáról a hangulatfázis elején kell dönteni; most { $asked }.
reason-rehearse-not-now = Nem kell próbasorrendet választanod; most { $asked }.
reason-pay-prompter-not-now = A Súgónak egy felvonás értékelésekor lehet fizetni; most { $asked }.
reason-take-penalty-not-now = Büntetés egy felvonás értékelésekor jár; most { $asked }.

asked-first-recruit = karaktert kell választanod
asked-wager = licitálnod kell
asked-action = akciót kell választanod
asked-token = a jelzőről kell döntened
asked-take = elemeket kell elvenned, vagy be kell fejezned az elvételt
asked-step = felvonást kell választanod az előrelépéshez
asked-back = felvonást kell választanod a visszalépéshez
asked-queen = meg kell mondanod a Királynőnek, mit kérsz
asked-keep = meg kell tartanod egy feladatot
asked-spare = ki kell választanod, ki marad friss
asked-first-action = végre kell hajtanod az első akciódat, vagy le kell mondanod róla
asked-theater = elemet kell választanod a Színházba, vagy le kell mondanod róla
asked-hat = kalapot kell adnod, vagy le kell mondanod róla
asked-double = színészt kell választanod
asked-engage = lapot kell választanod a Lord paklijából
asked-origin = meg kell mondanod, honnan jön az elem
asked-masks = döntened kell a feladatok kijátszásáról
asked-rehearse = ki kell választanod, kinek a próbája következik
asked-prompt = fizetned kell a Súgónak, vagy el kell fogadnod a büntetést
asked-salvage = a dobott elemek közül kell elvenned, vagy be kell fejezned az elvételt
