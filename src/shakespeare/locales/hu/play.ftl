# The words of scoring, of one screen for several people, of hints, of the end of a game and of watching it again.

## Where points come from

account-title = { $day ->
        [1] Az 1. nap estéje
        [5] Az 5. nap estéje
       *[other] A { $day }. nap estéje
    }
account-title-end = A játék vége
account-bar = Este: nézd meg, honnan jönnek a pontok.
account-act = { $act-start } értékelése
account-objectives = Feladatok
account-yellow = Sárga elemek
account-hats = Kalapok
account-pay = Kifizetés
account-final = Végeredmény
account-space = { $seat } { $space ->
        [1] az 1
        [5] az 5
       *[other] a { $space }
    }. mezőn áll.
account-rank = { $place ->
        [1] { $seat } áll legelöl,
        [2] { $seat } a második,
       *[other] { $seat } itt áll:
    } { $space ->
        [1] az 1
        [5] az 5
       *[other] a { $space }
    }. mezőn.
account-grey = { $seat } még szürke mezőn áll.
account-ambiance = { $seat } hangulata: { $space }. mező.
account-paid = { $seat } összesen { $cost } fontot fizet: { $cards-row }. Marad { $left } font.
account-next = Tovább
account-pause = Szünet
account-play = Automatikus lejátszás
account-close = Folytatás
account-open = Honnan jöttek a pontok

## After being away

away-title = Amíg nem voltál itt
away-play = Visszajátszás
away-playing = Ez történt, amíg nem voltál itt:

## One screen for several people

handover-title = { $seat } következik
handover-what = Add át a képernyőt. A gomb megnyomásáig semmi sem látszik.
handover-ready = Itt vagyok: { $seat }

## Hints

advice-ask = Tanács
advice-thinking = Egy pillanat…
advice-do = Legyen ez
advice = { $player-start } ezt választaná: „{ $first }”.
advice-more = Jelenlegi pontszám: { $gain }; a második választással („{ $second }”): { $other }.
advice-less = A második választás („{ $second }”) most többet hozna (jelenlegi pontszám: { $other }, az elsővel: { $gain }), de hosszabb távon várhatóan az első a jobb.
advice-same = { $change ->
        [none] Most sem az első, sem a második választás („{ $second }”) nem változtat a pontszámon, de később várhatóan az első hoz többet.
       *[some] A második választás („{ $second }”) most ugyanannyit hozna (jelenlegi pontszám: { $gain }), de később várhatóan az első hoz többet.
    }
advice-only = Nincs második választás.

done-nothing = Nem veszek el semmit
idle-today = ma nincs hatása
pay-later = a játék végén { $cost } fontot kell fizetni

## The end

end-tie-broken = Egyforma hírnévvel végzett: { $seats }. A legtöbb pénzzel { $seat } zárt ({ $money } font): ő nyer.
end-tie-shared = Egyforma hírnévvel és egyforma maradék pénzzel ({ $money } font) végzett: { $seats }. Osztoznak a győzelmen.
end-turns = Fordulópontok
turn-lead = { $day }. nap: { $seat } átveszi a vezetést, főként ezzel: { $points } hírnévpont { $source-for }.
turn-day = A legjobb nap: { $seat }, { $day }. nap, { $points } hírnévpont, főként { $source-for }.
turn-loss = Ami a legtöbbe került: { $points } hírnévpont { $source-for }.
turn-unpaid = A kifizetetlenek ({ $cards-row }) miatt elvesztett { $points } hírnévpont nélkül { $seat } nyert volna.
turn-objectives = A feladatok ({ $points } hírnévpont) nélkül { $seat } nem nyert volna.
end-copied = Kimásolva: akinek megvan a link, visszanézheti ezt a játékot.
end-copy-by-hand = Másold ki kézzel ezt a linket:
end-download = Jegyzőkönyv letöltése
chart-sources = A pontszámok források szerint, mint az alábbi táblázatban.
chart-days = A hírnév az elején és az egyes napok után.
chart-run = { $seat }: { $scores-row }.

## Watching again

replay-title = Játék visszanézése
replay-what = A jegyzőkönyv egy egész játék fájlja: a játék végén letöltheted.
replay-choose = Jegyzőkönyv kiválasztása
replay-drop = vagy húzd ide
replay-no-record = { $name }: ez nem egy játék jegyzőkönyve.
replay-steps = Lépkedés a játékban
replay-phase-back = Vissza az előző fázishoz
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-forward = Egy lépés előre
replay-phase-forward = Tovább a következő fázishoz
replay-jump = Nap és fázis
replay-view = Nézőpont
replay-everybody = Amit mindenki látott
replay-seat = { $seat } szemével
replay-slider = A játék pillanata
replay-moment = { $at } / { $all }
replay-mark = { $day ->
        [0] { $phase }
        [4] { $day }. nap: { $phase-initial }
        [6] { $day }. nap: { $phase-final }
       *[other] { $day }. nap: { $phase }
    }
replay-on = Játszd tovább innen
replay-on-what = Új játék ebből a pillanatból. Amit a helyed nem tudhatott, és minden, amit még húzni kell, újra kisorsolódik. A többiek gépi játékosok.
replay-on-seat = A helyed
replay-on-against = Ellenfelek
replay-keep = Link készítése
