# What is asked. $character is "nobody" where no character's power asks; $value is 0 where no value counts.

ask-first-recruit = Ki csatlakozzon a társulatodhoz az első nap előtt?
ask-wager = Hány hengerrel licitálsz ma? Aki a legkevesebbel licitál, az kezd.
ask-action = Te jössz: mit teszel?
ask-token = Felhasználsz egy „+3” jelzőt? { $character-start } értéke most { $value }.
ask-take = { $value ->
        [0] { $elements ->
            [costumes] Melyik { $colours-or } jelmezelemet vegye el { $character-the }, és kinek?
            [sets] Hova tegyen { $character-the } { $colours-or } díszletelemet?
           *[both] Melyik { $colours-or } elemet vegye el { $character-the }, és hova kerüljön?
        }
       *[other] { $elements ->
            [costumes] Melyik jelmezelemet vegye el { $character-the }? Maradék érték: { $value }.
            [sets] Melyik díszletelemet vegye el { $character-the }? Maradék érték: { $value }.
           *[both] Melyik elemet vegye el { $character-the }? Maradék érték: { $value }.
        }
    }
ask-step = { $character ->
        [nobody] Jó a hangulat: melyik felvonáson lépsz előre?
       *[other] { $character-start } révén előrelépsz: melyik felvonáson?
    }
ask-back = { $character ->
        [nobody] Rossz a hangulat: melyik felvonáson lépsz vissza?
       *[other] { $character-start } miatt visszalépsz: melyik felvonáson?
    }
ask-queen = Mit adjon neked { $character-the }?
ask-keep = Melyik feladatot tartod meg: { $objectives-or }?
ask-spare = Ki maradjon friss? Mindenki más, aki dolgozott, pihenésjelzőt kap.

# Of Backstage.
ask-first-action = A Medve jóvoltából te léphetsz elsőként: mit teszel?
ask-theater = Melyik { $colours-or } díszletelem kerüljön a Színházadba?
ask-hat = Ki kapjon kalapot, és milyen színűt?
ask-double = Melyik színész helyett ugorjon be { $character-the }?
ask-engage = Melyik színészt veszed fel a Lord paklijából?
ask-origin = { $move } – a ládából vagy a dobott elemek közül?
ask-masks = Kijátszol egy feladatot, mielőtt a hangulat érvényesül?
ask-rehearse = Kinek a próbája következzen?
ask-prompt = Fizetsz 1 fontot, hogy elkerüld { $act-the } büntetését?
ask-salvage = { $value ->
        [0] Melyik sárga elemet veszed el a dobottak közül, és hova kerüljön?
       *[other] Melyik elemet veszed el a dobottak közül? Maradék érték: { $value }.
    }

## Moves, as they are offered.

move-wager = Licit: { $cylinders } henger
move-recruit = { $card } szerződtetése
move-recruit-extra = { $card } szerződtetése statisztának
move-activate = { $character } aktiválása
move-pass = Passzolás
move-spend-token = „+3” jelző felhasználása
move-keep-token = A jelző megtartása
move-step = Előrelépés { $act-on }
move-back = Visszalépés { $act-on }
move-costume = { $colour-start } elem { $character-on }, { $circle }. jelmezmező
move-set = { $colour-start } díszletelem ide: { $place }
move-done = Nem veszek el többet
move-ask-money = Kérek 4 fontot
move-ask-objectives = Feladatokat kérek, egyet megtartok
move-keep = „{ $objective }” megtartása
move-spare = { $character-start } friss marad
move-use = { $card } használata, { $cylinders } henger
move-use-recruitment = { $cylinders ->
        [one] { $card } használata a szerződéskártyával
       *[other] { $card } használata, { $cylinders } henger, az egyik a szerződéskártya
    }
move-theater = { $colour-start } elem a Színházba
move-hat = { $colour-start } kalap { $character-on }
move-double = Beugrás { $character-the } helyett
move-engage = { $card } felvétele
move-from-crates = A ládából
move-from-discards = A dobott elemek közül
move-forgo = Lemondás az első akcióról
move-play = „{ $objective }” kijátszása
move-hold = Ma nem játszom ki feladatot
move-hold-for-good = Nem játszom ki feladatot, amíg nincs újabb
move-rehearse = { $character-start } próbája
move-pay-prompter = Fizetek 1 fontot
move-take-penalty = Vállalom a büntetést
