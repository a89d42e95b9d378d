# Time at a table: clocks, who plays for whom, leaving, notices.

clock-title = Clock
clock-none = None
clock-minutes = { $minutes } minutes a player for the whole game
clock-days = { $days ->
        [one] One day a decision
       *[other] { $days } days a decision
    }
clock-about = It runs while you are asked. When the time is up, the stand-in plays.
clock-left = { $seat }: { $time } left
clock-soon = You have less than a minute left.
house-clock-none = There is no clock.
house-clock-minutes = Every player has { $minutes } minutes for the whole game.
house-clock-days = { $days ->
        [one] There is one day for every decision.
       *[other] There are { $days } days for every decision.
    }

standin-title = Stand-in
standin-about = Plays for whoever leaves the game or has no time left.
standin-returns = The seat is given back
    .about = Whoever comes back may play on.
standin-plays = { $computer-the } stands in
standin-left = { $seat } has left the game: { $computer-the } plays on.
standin-time = { $seat } has no time left: { $computer-the } plays on.
standin-failed = The program of { $seat } has failed several times: { $computer-the } plays on.
standin-open = The seat of { $seat } is free: { $computer-the } plays until somebody sits down.
standin-back = { $seat } plays again.
standin-own-left = You have left the game: { $computer-the } plays for you.
standin-own-time = Your time is up: { $computer-the } plays for you.
standin-take-back = Take my seat back
standin-final = At this table, a seat is not given back.
house-standin-returns = { $computer-start } plays for whoever leaves or has no time left. Who comes back gets the seat again.
house-standin-final = { $computer-start } plays for whoever leaves or has no time left, until the end.

leave-title = Leave the game for good
leave-about = The others need not wait for you: { $computer-the } plays on in your seat.
leave-do = Leave the game
leave-sure = Leave this game for good? A computer player takes your seat.

notify-title = Tell me when it is my turn
    .about = This browser shows a notice when you are asked and not at the table.
notify-refused = This browser does not allow notices from here: allow them in its settings for this page.
notify-cannot = This browser cannot show notices here: it needs a secure address (https).
notify-none = This server sends no notices.
