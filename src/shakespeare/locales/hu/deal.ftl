# A deal: the shuffle of a game, shared by a link, and who did best with it.

deal-title = Megosztott leosztás
deal-of-day = A nap leosztása: { $date }
deal-yesterday = A tegnapi leosztás
deal-solo = A szóló játék
deal-players = { $count } fős játék
deal-edition = Kiadás: { $name }
deal-person = egy ember
deal-about = { $computers ->
        [0] Mindenki ugyanazzal a keveréssel kezd.
       *[other] Mindenki ugyanazzal a keveréssel és ugyanazokkal a gépi játékosokkal kezd.
    } A folytatás is azonos, amíg ugyanazokat húzzák: ugyanazok a döntések ugyanazt a játékot hozzák.
deal-terms = Az első játék számít, amelyet elkezdesz, akkor is, ha feladod; minden további gyakorlás. Nincs tanács, és egy lépés csak addig vonható vissza, amíg azóta senki sem tudott meg semmit.
deal-company = Az ugyanazon a helyen ülőket hasonlítjuk össze. Ha valaki az asztalnál már ismeri a leosztást, a játék mindenkinek gyakorlás.
deal-seat = A helyed
deal-player = { $number }. játékos
deal-here = Mindenki ennél a képernyőnél játszik
deal-play = Lejátszom ezt a leosztást
deal-again = Újra lejátszom, gyakorlásképp
deal-go-on = Folytatom a játékomat
deal-link = A leosztás linkje
deal-copied = Kimásolva: akinek megvan a link, lejátszhatja ezt a leosztást.
deal-copy-failed = A linket nem sikerült kimásolni: jelöld ki, és másold ki kézzel.

deal-ranking = Rangsor
deal-count = { $count ->
        [one] Egy eredmény számít.
       *[other] { $count } eredmény számít.
    }
deal-order = Elöl állnak, akik győztek; azután a hírnév dönt, majd a megmaradt pénz.
deal-order-solo = A hírnév dönt, majd a megmaradt pénz.
deal-nobody = Itt még egy játék sem számít: a tiéd lehet az első.
deal-nameless = Valaki
deal-place = { $place }. hely
deal-ahead = { $points } pont előny
deal-behind = { $points } pont hátrány
deal-level = holtverseny
deal-watch = A játék megnézése: { $name }
deal-watch-later = A játékokat akkor nézheted meg, ha a magadét befejezted.
deal-practice = Gyakorlás
deal-practice-again = ismerte a leosztást
deal-practice-company = valaki az asztalnál ismerte a leosztást
deal-practice-hint = tanáccsal
deal-practice-stand-in = gépi játékos helyettesített valakit
deal-practice-back = visszavont döntésekkel
deal-report = Név jelentése

day-title = A nap leosztása
day-about = Ugyanaz a szóló játék mindenkinek, minden nap új.
day-count = { $count ->
        [0] Még senki sem fejezte be.
        [one] Egy ember fejezte be.
       *[other] { $count } ember fejezte be.
    }
day-best = Az eddigi legjobb: { $score } hírnévpont.
day-mine = Jelenleg { $stands }. vagy, { $score } hírnévponttal.
