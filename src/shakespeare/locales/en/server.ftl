# What the server says when something cannot be done.

error-no-such-table = There is no such table; it may have been deleted.
error-no-such-seat = There is no such seat at this table.
error-no-such-edition = This edition is not known here.
error-no-such-page = There is nothing at this address.
error-wrong-method = This address cannot be used in this way.
error-not-your-table = Only whoever made the table may do this.
error-not-your-seat = You do not sit at this table: you can only watch.
error-seat-taken = This seat is not free, or you sit at this table already.
error-colour-taken = { $seat_colour } is taken: { $name } plays it. Please choose another colour.
error-colour-held = { $seat_colour } is taken: somebody at the table plays it. Please choose another colour.
error-colour-twice = { $seat_colour } is wanted for two seats: each needs a colour of its own.
error-colour-late = The game has begun: everybody keeps their colour.
error-colour-lesson = The lesson speaks of these colours: they stay.
error-seats-wanted = { $players ->
        [one] A game for one needs one seat, not { $count }.
       *[other] A game for { $players } needs { $players } seats, not { $count }.
    }
error-person-wanted = A table needs a seat for a person.
error-seed-not-alone = A seed can be chosen where nobody else plays: whoever knows it knows the others’ secrets.
error-too-many-tables = You have { $most } games that are not over: finish or delete one first.
error-too-many-tables-from = Too many games from your address are not over: at most { $most } can be.
error-too-many-requests = Too much at once: try again in { $seconds } s.
error-too-many-connections = You are at tables in { $most } windows already: close one first.
error-too-many-connections-from = Too many windows are open from your address: at most { $most } can be.
error-name-refused = Please choose another name.
error-not-known = Nobody knows you here yet: sit down at a table first.
error-link-used = This link has been used, or it is too old: ask for another one.
error-no-spectators = Nobody may watch at this table.
error-rematch-early = This game is not over yet.
error-rematch-lesson = The lesson cannot be played as a rematch: begin it anew.
error-no-such-scene = The lesson has no such scene.
error-unknown-player = This computer player is not known: { $problem }.
error-unknown-move = No move is written “{ $text }”.
error-bad-options = These options do not go together: { $problem }.
error-bad-edition = This edition cannot be played with: { $problem }
error-bad-name = A name stands on one line and can be seen.
error-name-piled = This name has too many marks on one letter.
error-bad-request = The request is not understood: { $place }: { $problem }.
error-bad-message = The message is not understood: { $problem }.
error-too-large = The request is larger than { $most } bytes.
error-not-finished = The record of a game can be had when the game is over.
error-damaged-table = This game cannot be read; the server’s operator can find out why.
error-foreign-origin = Another site’s page may not do this.
error-wrong-host = The server does not answer to this name.
error-storage-failed = The server cannot keep games at the moment; nothing has changed.
error-failed = Something went wrong on the server; it has been noted there.
error-client-missing = The page to play on has not been built: run “make client”, then start again.
error-bad-record = This record cannot be played again: { $problem }.
error-replays-busy = Too many games are being played again at the moment: try again in { $seconds } s.
error-replay-too-long = This game takes too long to play again.
error-no-such-moment = The game has no such moment.
error-moment-over = At this moment the game was over: choose an earlier one.
error-hint-not-alone = Where other people play, a computer player helps only if that was agreed for the table.
error-hint-late = This is not asked any more: no hint is needed.
error-hint-failed = The computer player gives no hint at the moment; try again.
error-no-wish = Nobody has a wish about this table, or it has changed: look again.
error-record-unfinished = A game is kept when it is over, not before.
error-too-many-records = This many games cannot be kept here: delete one first.
error-no-such-deal = There is no such deal; it may have been deleted.
error-no-such-result = There is no such result, or it has no name.
error-deal-early = A deal can be shared when its game is over.
error-deal-none = This game has no shuffle of its own to share: it was set up, brought along, its seed was chosen, or other computer players went on with it.
error-hint-deal = In a shared deal nobody is helped by a computer player, so that results can be compared.
error-stand-in-plays = A computer player plays your seat: take it back first.
error-nobody-stands-in = No computer player plays this seat for you.
error-no-way-back = At this table, a seat is not given back.
error-leave-alone = Nobody waits for you here: simply go, or delete the table.
error-leave-over = This game is over.
error-computers-stay = At this table, the computer players stay as they are: it is a shared deal, or a lesson.
error-no-computer-there = No computer player plays this seat.
error-one-clock = A game has one clock: minutes a player, or days a decision.
error-no-push = This server sends no notices.
error-bad-push = Notices cannot be sent there: { $problem }.
error-too-many-pushes = Notices go to { $most } of your browsers already: switch one off first.

## Why a decision is refused where no rule of the game is the reason

reason-question-over = This question has been answered or is asked no more.
reason-undo-late = Something has happened that you had not seen: look again before you take a move back.
reason-undo-nothing = There is nothing to take back: somebody has moved or learned something since.
reason-undo-enough = So many moves have been taken back in this game that no more can be.
reason-undo-limit = Here a move is taken back only while nobody has moved or learned anything since.
reason-undo-asked = Somebody’s wish to take a move back waits for an answer already.

## Notices, as a browser shows them

push-turn = It is your turn.
push-turn-at = The game goes on with you. At the table: { $names }.

## The command line

serve-at = Shakespeare is at { $address } – Ctrl-C stops it.
serve-already = Shakespeare is running already, at { $address }.
serve-stopped = Stopped. Your games are kept.
help-serve = serve the game to browsers, without opening one
help-port = the port to listen on (default: 1616, or any that is free)
help-host = the address to listen on (default: 127.0.0.1, this machine alone)
help-data = the folder to keep games in (default: one of its own in your data folder)
help-pause = how long a computer player waits before it moves, so that you can follow (default: 0.3)
help-no-browser = do not open a browser
misused-serving = --port, --host, --data, --pause and --no-browser are for the game in the browser: give no other command.
help-database = a PostgreSQL database to keep games in, postgresql://…; any number of servers may share it (or SHAKESPEARE_DATABASE)
help-redis = a Redis server by which several servers tell each other what is new, redis://… (or SHAKESPEARE_REDIS)
help-name = a name under which the server is reached; may be given several times
help-proxy = the address of a proxy in front, whose word counts for who asks; may be given several times
hosting-missing = This needs more than is installed: pip install "shakespeare-boardgame[hosting]".
help-unblock = let a name be given again that people have reported; without one, list those that are blocked
help-unblocked = the name, as somebody gave it
unblocked = { $name } can be given again.
not-blocked = { $name } is not blocked.
help-program = a program that may play at tables, and what it is called there (docs/players.md); may be given several times
