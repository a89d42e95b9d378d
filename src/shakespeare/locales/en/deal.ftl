# A deal: the shuffle of a game, shared by a link, and who did best with it.

deal-title = A shared deal
deal-of-day = Deal of the day: { $date }
deal-yesterday = Yesterday’s deal
deal-solo = The solo game
deal-players = A game for { $count }
deal-edition = Edition: { $name }
deal-person = a person
deal-about = { $computers ->
        [0] Everybody begins with the same shuffle.
       *[other] Everybody begins with the same shuffle and the same computer players.
    } What comes later is the same as long as the same things are drawn: the same decisions bring the same game.
deal-terms = The first game you begin counts, even if you give it up; every other one is practice. There are no hints, and a move is taken back only while nobody has learned anything since.
deal-company = Those who sit in the same seat are compared. If somebody at the table knows the deal already, the game is practice for all.
deal-seat = Your seat
deal-player = Player { $number }
deal-here = Everybody plays at this screen
deal-play = Play this deal
deal-again = Play it again, for practice
deal-go-on = Go on with your game
deal-link = The link to this deal
deal-copied = Copied: whoever has the link can play this deal.
deal-copy-failed = The link could not be copied: mark it and copy it by hand.

deal-ranking = Ranking
deal-count = { $count ->
        [one] One result counts.
       *[other] { $count } results count.
    }
deal-order = Whoever won comes first; then prestige decides, then the money left.
deal-order-solo = Prestige decides, then the money left.
deal-nobody = Nobody’s game counts here yet: yours can be the first.
deal-nameless = Somebody
deal-place = place { $place }
deal-ahead = { $points } ahead
deal-behind = { $points } behind
deal-level = level
deal-watch = Watch the game of { $name }
deal-watch-later = The games can be watched when you have finished yours.
deal-practice = For practice
deal-practice-again = knew the deal
deal-practice-company = somebody at the table knew the deal
deal-practice-hint = with a hint
deal-practice-stand-in = a computer player stood in
deal-practice-back = with decisions taken back
deal-report = Report a name

day-title = Deal of the day
day-about = The same solo game for everybody, a new one every day.
day-count = { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
day-best = Best so far: { $score } prestige.
day-mine = You are in place { $stands }, with { $score } prestige.
