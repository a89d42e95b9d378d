# What happened, one sentence an event. Arguments are those of the event; besides, of a list $cards there are
# $cards-count, $cards-row (without "and") and $cards-or, and of $amount, which is its size, $amount-sign (up or down).

event-order = Sorrend: { $seats-row }.
event-costumes-laid-out = Kirakott jelmezelemek: { $colours }.
event-sets-laid-out = Kirakott díszletelemek: { $colours }.
event-characters-laid-out = Kirakott karakterek: { $cards }.
event-characters-discarded = { $cards-count ->
        [0] Nem maradt eldobandó karakter.
       *[other] Eldobott karakterek: { $cards }.
    }
event-characters-reshuffled = Az eldobott karakterekből új pakli készül: { $cards }.
event-elements-discarded = { $elements ->
        [costumes] Eldobott jelmezelemek: { $colours }.
       *[sets] Eldobott díszletelemek: { $colours }.
    }
event-neutral = A semleges korong { $act-the } { $space }. mezőjére kerül.

event-recruited = { $seat } szerződteti { $card-acc }.
event-recruited-extra = { $seat } statisztának szerződteti { $card-acc }: { $character }.

event-day = { $day ->
        [1] Elkezdődik az 1. nap.
        [5] Elkezdődik az 5. nap.
       *[other] Elkezdődik a { $day }. nap.
    }
event-phase = { $day ->
        [4] { $phase-initial }.
        [6] { $phase-final }.
       *[other] { $phase }.
    }

event-wager-chosen = { $seat } eldöntötte, hány hengerrel licitál.
event-wager-yours = { $seat } titokban { $cylinders } hengerrel licitál.
event-wagered = { $seat } { $cylinders } hengerrel licitált.
event-cylinders = { $seat } ma { $cylinders } hengert használhat.
event-initiative-emptied = A kezdeményezéssáv kiürül.

event-prestige = { $amount-sign ->
        [up] { $seat } { $amount } hírnévpontot kap { $source-for } (most { $total }).
       *[down] { $seat } { $amount } hírnévpontot veszít { $source-for } (most { $total }).
    }
event-money = { $amount-sign ->
        [up] { $seat } { $amount } fontot kap { $source-for } (most { $total } font).
       *[down] { $seat } { $amount } fontot veszít { $source-for } (most { $total } font).
    }

event-activated = { $seat } aktiválja { $character-acc }.
event-initiative = { $seat } a kezdeményezéssáv { $place }. helyére kerül.
event-step = { $seat } előrelép { $act-the } { $space }. mezőjére.
event-step-lost = { $seat } már { $act-the } végén áll: a lépés elvész.
event-quill-lost = { $seat } már minden felvonás végén áll: a lépés elvész.
event-back = { $seat } visszalép { $act-the } { $space }. mezőjére.
event-back-lost = { $seat } minden felvonás első mezőjén áll, nem tud visszalépni.
event-ambiance = { $amount-sign ->
        [up] { $seat } hangulata { $amount } mezővel javul ({ $space }. mező).
       *[down] { $seat } hangulata { $amount } mezővel romlik ({ $space }. mező).
    }
event-ambiance-held = { $space ->
        [1] { $seat } hangulata már nem romolhat tovább.
       *[other] { $seat } hangulata már nem javulhat tovább.
    }
event-token-gained = { $seat } „+3” jelzőt kap (most { $total }).
event-token-none = Elfogytak a „+3” jelzők: { $seat } nem kap.
event-token-spent = { $seat } felhasznál egy „+3” jelzőt { $character-on } (marad { $total }).

event-costume-placed = { $seat } egy { $colour } jelmezelemet tesz { $character-on } ({ $circle }. jelmezmező).
event-costume-complete = { $seat } társulatában elkészült { $character-the } jelmeze (értéke { $worth }).
event-set-placed = { $seat } egy { $colour } díszletelemet épít be ide: { $cell }.
event-nothing-to-take = { $value ->
        [0] { $seat }: { $character-the } nem talál elvehető elemet.
       *[other] { $seat }: { $character-the } nem talál elvehető elemet legfeljebb { $value } értékben.
    }
event-declined = { $seat }: { $character-the } nem vesz el több elemet.

event-looked = { $seat } megnéz { $count } feladatot.
event-looked-at = { $objectives-count ->
        [one] { $seat } ezt a feladatot látja: { $objectives }.
       *[other] { $seat } ezeket a feladatokat látja: { $objectives }.
    }
event-kept = { $seat } megtart egy feladatot.
event-kept-card = { $seat } megtartja ezt a feladatot: „{ $objective }”.

event-passed = { $seat } passzol.
event-passed-by-rule = { $seat } ma már semmit sem tehet, ezért passzol.

event-purple-left = { $count } lila díszletelem maradt kirakva: mindenki hangulatát rontja.
event-ambiance-reset = Minden hangulatjelző visszakerül a kezdőmezőre.
event-rehearsed = { $seat } társulatában { $character-the } kész jelmezben próbál.
event-act-scored = { $act-start } értékelése következik.

event-rest-tokens-off = A pihenésjelzők lekerülnek a karakterekről.
event-rest-chosen = { $seat } kiválasztotta, ki marad friss.
event-rest-yours = { $seat } frissen tartja { $character-acc }, egyelőre titokban.
event-rested = { $seat } társulatában { $character-the } pihenésjelzőt kap.
event-stayed-fresh = { $seat } társulatában { $character-the } friss marad.
event-cylinders-back = { $seat } visszaveszi a hengereit.
event-solo-stopped = { $seat } { $cylinders } lerakott hengerrel zárja a napot.

event-objective-scored = { $amount ->
        [0] { $seat } „{ $objective }” feladatának eredménye { $measured }, ez nem ér hírnévpontot.
       *[other] { $seat } „{ $objective }” feladatának eredménye { $measured }, ez { $amount } hírnévpontot ér.
    }
event-yellow-counted = { $count ->
        [0] { $seat } nem rakott le sárga elemet.
       *[other] { $seat } { $count } sárga elemet rakott le.
    }
event-paid = { $seat } kifizeti { $character-acc }: { $cost } font (marad { $left } font).
event-unpaid = { $seat } nem tudja kifizetni { $character-acc }: { $cost } font járna.
event-final = { $left ->
        [0] { $seat } végeredménye { $total } hírnévpont, és nem maradt pénze.
       *[other] { $seat } végeredménye { $total } hírnévpont, és { $left } fontja maradt.
    }
event-won = { $seats-count ->
        [one] { $seats } győz.
       *[other] { $seats } osztozik a győzelmen.
    }
event-undone = { $seat } visszavonja az utolsó lépését.
event-forced = { $seat } egyetlen lehetősége: „{ $move }”.

## Backstage

event-lord-dealt = A Lord paklija felülről lefelé: { $cards-row }.
event-backstage-laid-out = Kirakott kulisszakártyák: { $cards }.
event-backstage-discarded = Eldobott kulisszakártyák: { $cards }.
event-backstage-reshuffled = Az eldobott kulisszakártyákból új pakli készül: { $cards }.
event-backstage-used = { $seat } { $cylinders } hengerrel használja { $card-acc }.
event-backstage-used-recruitment = { $cylinders ->
        [one] { $seat } a szerződéskártyájával használja { $card-acc }.
       *[other] { $seat } { $cylinders } hengerrel használja { $card-acc }, az egyik henger a szerződéskártyája.
    }
event-backstage-kept = { $seat } megtartja { $card-acc }.
event-backstage-idle = { $seat } hiába használja { $card-acc }: most nincs hatása.
event-theater-placed = { $seat } egy { $colour } elemet tesz a Színház { $space }. mezőjére.
event-hat-placed = { $seat } egy { $colour } kalapot tesz { $character-on }.
event-doubled = { $seat } dublőre beugrik { $character-the } helyett.
event-engaged = { $seat } felveszi { $card-acc } a Lord paklijából.
event-lord-empty = A Lord paklija üres: { $seat } nem kap senkit.
event-rest-eased = { $seat } ma este { $count } pihenésjelzővel kevesebbet kap.
event-spared = { $seat } frissen tartja { $character-acc }, és még valakit frissen tarthat.
event-discard-taken = { $elements ->
        [costumes] { $seat } egy { $colour } jelmezelemet vesz el a dobott elemek közül.
       *[sets] { $seat } egy { $colour } díszletelemet vesz el a dobott elemek közül.
    }
event-salvage-ended = { $seat } nem vesz el többet a dobott elemek közül.
event-first-action-forgone = { $seat } lemond az első akcióról.
event-no-objective-left = Elfogytak a feladatok: { $seat } egyet sem nézhet meg.
event-objective-played = { $seat } kijátssza ezt a feladatot: „{ $objective }”.
event-objectives-held = { $seat } nem játszik ki feladatot.
event-objectives-held-for-good = { $seat } nem játszik ki feladatot, és csak akkor dönt újra erről, ha újabb feladatot tart meg.
event-penalty-avoided = { $seat } fizet a Súgónak, és elkerüli { $act-the } büntetését.
event-fired = { $seat } elbocsátja { $character-acc }, így nem kell kifizetnie.
event-hats-counted = { $count ->
        [0] { $seat } egyetlen kalapja sem ad ki hatot.
       *[other] { $seat } { $count } kalapja ad ki hatot.
    }
