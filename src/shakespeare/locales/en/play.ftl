# The words of scoring, of one screen for several people, of hints, of the end of a game and of watching it again.

## Where points come from

account-title = The evening of day { $day }
account-title-end = The end of the game
account-bar = The evening: see where the points come from.
account-act = { $act } is scored
account-objectives = Objectives
account-yellow = Yellow elements
account-hats = Hats
account-pay = Pay
account-final = The final scores
account-space = { $seat } stands on space { $space }.
account-rank = { $place ->
        [1] { $seat } is furthest, on space { $space }.
        [2] { $seat } is second, on space { $space }.
       *[other] { $seat } stands on space { $space }.
    }
account-grey = { $seat } is still on a grey space.
account-ambiance = { $seat }’s ambiance is on space { $space }.
account-paid = { $seat } pays { $cards } (£{ $cost }), with £{ $left } left.
account-next = Next
account-pause = Pause
account-play = Go on by itself
account-close = Go on
account-open = Where the points came from

## After being away

away-title = While you were away
away-play = Play it back
away-playing = What happened while you were away:

## One screen for several people

handover-title = It is { $seat }’s turn
handover-what = Hand the screen over. Nothing is shown until you press the button.
handover-ready = I am { $seat }

## Hints

advice-ask = Hint
advice-thinking = One moment …
advice-do = Do this
advice = { $player-start } would choose: { $first }.
advice-more = Your score now changes by { $gain }; with the second choice, “{ $second }”, by { $other }.
advice-less = The second choice, “{ $second }”, would bring more right now ({ $other } on the score, against { $gain }); this one should bring more in the end.
advice-same = { $change ->
        [none] Neither this nor the second choice, “{ $second }”, changes your score right now; this one should bring more later.
       *[some] The second choice, “{ $second }”, would change your score as much right now ({ $gain }); this one should bring more later.
    }
advice-only = It has no second choice.

done-nothing = Take nothing
idle-today = no effect today
pay-later = £{ $cost } to pay at the end

## The end

end-tie-broken = { $seats } have the same prestige. { $seat } has the most money left (£{ $money }), and wins.
end-tie-shared = { $seats } have the same prestige and the same money left (£{ $money }): they share the victory.
end-turns = Turning points
turn-lead = Day { $day }: { $seat } takes the lead, above all { $source-for } ({ $points } prestige).
turn-day = The best day was { $seat }’s day { $day }: { $points } prestige, above all { $source-for }.
turn-loss = What cost most: { $points } prestige { $source-for }.
turn-unpaid = Without the { $points } prestige lost for those not paid ({ $cards }), { $seat } would have won.
turn-objectives = Without the objectives ({ $points } prestige), { $seat } would not have won.
end-copied = Copied: whoever has the link can watch this game.
end-copy-by-hand = Copy this link by hand:
end-download = Download the record
chart-sources = The scores by source, as in the table below.
chart-days = Prestige at the start and after each day.
chart-run = { $seat }: { $scores-row }.

## Watching again

replay-title = Watch a game again
replay-what = A record is the file of a whole game: you can download it when a game is over.
replay-choose = Choose a record
replay-drop = or drop it here
replay-no-record = { $name } is no record of a game.
replay-steps = Move through the game
replay-phase-back = Back to the phase before
replay-back = One step back
replay-play = Play
replay-forward = One step on
replay-phase-forward = On to the next phase
replay-jump = Day and phase
replay-view = Whose view
replay-everybody = What everybody saw
replay-seat = { $seat }’s view
replay-slider = Moment of the game
replay-moment = { $at } of { $all }
replay-mark = { $day ->
        [0] { $phase }
        [4] Day { $day }: { $phase-initial }
        [6] Day { $day }: { $phase-final }
       *[other] Day { $day }: { $phase }
    }
replay-on = Play on from here
replay-on-what = A new game from this moment. What your seat could not know, and all that is still to be drawn, comes up anew. The others are computer players.
replay-on-seat = Your seat
replay-on-against = Against
replay-keep = Create a link
