# Other people: public tables, what was agreed about a table, one's own devices and data.

public-title = Public tables
public-free = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
public-going = Day { $day } of the game
public-with = At the table: { $names }
public-empty = Nobody sits there yet.
public-sit = Sit down
public-watch = Watch

house-hints = Hints
    .about = Everybody may ask a computer player what it would do.
house-public = Public
    .about = Listed on the first page: anybody may take a free seat.
house-spectators = Spectators
    .about = Whoever has the address may watch.
house-you = you
house-person = a person
house-free = free
house-is-public = The table is public.
house-is-private = Only those who have the address find the table.
house-watched = There may be spectators.
house-unwatched = Nobody may watch.
house-report = Report the name
house-report-sure = Is “{ $name }” an offensive name? When several people say so, it is taken away.
house-reported = Thank you, it was reported.
house-carry = Take your seat to another device
    .about = Whoever opens the link sits here in your place.

link-make = Make a link
link-address = The link, for one use
link-note = It opens once, within a day. Send it to nobody but yourself.
link-failed = The link could not be copied: mark it and copy it by hand.

you-what = There is no account. This browser is known by a random token, and your games hang on it.
you-carry = On another device
    .about = The link makes another browser yours, too: the same games, the same seats, your name and your language.
you-delete = Delete my data
    .about = Your tokens, the names you gave and the tables where only you were are deleted at once. Your other seats become free. Your results in rankings stay, without a name.
you-delete-do = Delete everything
you-delete-sure = Delete all of it for good? Nobody can bring it back.
you-deleted = It is deleted. Nobody knows you here any more.

carry-title = A link to take over
carry-seat = Somebody’s seat at a table comes with this link. It works once: whoever takes it sits there from now on.
carry-me = This link makes this browser the same person as the one that made it. Games of this browser that were somebody else’s are out of its reach then.
carry-take = Take it over here
carry-nothing = This link is incomplete: copy it once more, as a whole.

wish-own = You would like to take back your last decision, and all that came after it. We wait for { $waiting }.
wish-other = { $seat } would like to take back their last decision, and all that came after it.
wish-agree = Agree
wish-refuse = Refuse
wish-withdraw = Think better of it
wish-agreed = You have agreed. We wait for { $waiting }.
house-undo = Take back further
    .about = If everybody at the table agrees, a decision can be taken back however much has happened since.
house-undo-consent = Decisions can be taken back if everybody agrees.
house-undo-limit = A move is taken back only while nobody has moved or learned anything since.
house-back = Ask for your last decision back
house-deal = A shared deal is played here, without hints.
