# The first game: a lesson that is played. Each step has its text, lesson-NAME, what is said when it has been done,
# lesson-NAME-done, and some of them what is said to another move, lesson-NAME-not.

lesson-title = Your first game
lesson-about = Ten minutes at a real table. Nothing is explained that you do not do yourself.
lesson-how = Each step asks for one move, and what it is about is ringed on the table. Try other things as well: you are told why they do not fit.
lesson-begin = Begin
lesson-resume = Go on
lesson-restart = From the beginning
lesson-scene-again = This scene again
lesson-next = To the next scene
lesson-finish = To the end of the lesson
lesson-leave = Leave the lesson
lesson-show = Show me
lesson-progress = Step { $step } of { $steps }
lesson-panel = The lesson
lesson-now = Your move
lesson-wait = One moment: the others play.
lesson-scene-over = This scene is over: go on with the lesson.
lesson-not-now = In a game you could do this. The lesson waits for something else, though.

lesson-scenes = Three scenes
lesson-scene-done = done
lesson-scene-day = The first day
    .about = From the wager in the morning to the rest at night.
lesson-scene-rehearsal = The initial dress rehearsal
    .about = The fourth day: costumes and acts pay.
lesson-scene-pay = The last evening
    .about = The sixth day: everybody wants to be paid.

# The computer player of each scene.
computer-lesson-day = Partner
computer-lesson-rehearsal = Partner
computer-lesson-pay = Partner

## The first day

lesson-wager = You have five cylinders. Wager four of them: each one lets a character work for you today.
lesson-wager-done = Green wagered five, you fewer: so you go first today and gain 1 prestige. Few cylinders go first, many do more.
lesson-wager-not = That is a wager like any other; but today four characters have work to do. Wager four.
lesson-recruit = Every day you recruit one of the characters laid out. Take Desdemona, as herself.
lesson-recruit-done = Desdemona has joined you for good. Nobody is paid now, but at the end of the game she will want her £3.
lesson-recruit-not = Recruiting somebody is right. For this day we need Desdemona herself, face up.
lesson-actor = Put a cylinder on Desdemona: her two blue quills take you forward on Act III.
lesson-actor-done = Two steps on Act III, and her laughing mask has raised your ambiance. As the first to use an actor you also have the initiative.
lesson-mistress = Now the costumes: let your Costume Mistress work. She may take elements worth 6.
lesson-mistress-done = A black element is worth 1, pink 2, purple 3, blue 4, green 5. Yellow ones nobody can buy.
lesson-costume-first = Take the black, the pink and the purple costume element for Desdemona, one after the other, in any order.
lesson-costume-first-done = It stays on her circle, and so much less is left of the 6.
lesson-costume-first-not = That is allowed; but a costume pays only when it is complete. Dress Desdemona in black, pink and purple: together 6.
lesson-costume-second = Now the second of black, pink and purple, for Desdemona too.
lesson-costume-second-done = One circle is left.
lesson-costume-second-not = That is allowed; but then Desdemona’s costume stays incomplete. Give her black, pink and purple.
lesson-costume-third = The third one completes her costume.
lesson-costume-third-done = Complete, and worth 6: that pays £2 at once. Dearer costumes bring prestige. She will need it again in the dress rehearsal.
lesson-costume-third-not = One more element for Desdemona, and her costume pays. Do not stop now.
lesson-handyman = Let the Handyman build the stage set: he may take elements worth 4.
lesson-handyman-done = The set is built from the bottom up, like a wall.
lesson-set-first = Take a pink set element and put it on the second space of the bottom row.
lesson-set-first-done = Pink brings £1. Every colour but black and yellow brings something when it is placed.
lesson-set-first-not = You could build like that. Put pink on the second space of the bottom row: then you see what symmetry means.
lesson-set-mirror = Left and right must be alike. See for yourself: try to put the black set element opposite, on the fourth space.
lesson-set-mirror-done = It does not go: opposite pink there can only be pink, or yellow, which goes with every colour.
lesson-set-mirror-not = Yes, that would fit. But first try the black set element on the fourth space: nothing can go wrong.
lesson-set-second = So take the other pink one for the fourth space.
lesson-set-second-done = Another £1, and the set is symmetrical. What rests on two elements can be built next; spaces with a candle bring prestige.
lesson-set-second-not = Take the other pink set element for the fourth space: it mirrors the first.
lesson-falstaff = One cylinder is left. Put it on Falstaff: he has a white quill and a laughing mask.
lesson-falstaff-done = A white quill is a step on any act.
lesson-quill = Choose the act on which you step forward.
lesson-quill-done = And the mask has raised your ambiance once more: to the fifth space. Your cylinders are used up, so the evening comes.
lesson-ambiance = In the evening the ambiance pays what its space shows. Yours is good: choose an act for one more step.
lesson-ambiance-done = The marker is back at the start. On the left it would have cost you something, and purple set elements that nobody takes lower everybody’s ambiance.
lesson-rest = At night all who worked need a rest and miss tomorrow, all but one. Choose whom you need tomorrow.
lesson-rest-done = The others wear a nightcap for a day. That was a whole day; there are six of them.

## The dress rehearsal

lesson-last-circle = It is day four, with the initial dress rehearsal. An extra, a card that was recruited face down, lacks one costume element. Let the Handyman help.
lesson-last-circle-done = Extras do nothing but wear costumes; but they are free.
lesson-last-circle-not = First the extra’s costume: activate the Handyman. In the dress rehearsal only complete costumes count.
lesson-complete = Give the extra the blue element, worth 4: then its costume is worth 8.
lesson-complete-done = Worth 8: £1 and 1 prestige. Then the rehearsal began: Desdemona’s costume took you a step forward on Act I and on Act II by itself.
lesson-complete-not = That would do; the blue one makes the costume worth 8, which also brings prestige.
lesson-rehearsal = The extra’s costume is a white quill. A step on Act II or on Act III is worth most: look at the main board, and choose.
lesson-rehearsal-done = Then the acts scored. Act I pays pounds, Act II prestige to the first and the second, Act III prestige from the sixth space on; a grey space costs 1.
lesson-rehearsal-not = On Act I one step more brings nothing new today. On Act II it makes you first, on Act III it brings 1 prestige.

## The last evening

lesson-extra = The sixth day. You must recruit, but whoever joins as a character wants to be paid tonight. Take anyone face down, as an extra.
lesson-extra-done = An extra costs nothing. On the last day that is often the best recruit.
lesson-extra-not = That would be one more to pay tonight, or a loss of prestige. Take somebody face down, as an extra.
lesson-queen = Your company wants £11, and you have £6. Ask the Queen for help with your last cylinder.
lesson-queen-done = The Queen gives £4, or a secret objective that scores at the end.
lesson-queen-not = There would be something in it. But a character who is not paid costs 2 prestige: first the Queen.
lesson-money = Take the money.
lesson-money-done = Now there are £10, and Act I will add some. The final dress rehearsal has begun.
lesson-money-not = An objective would be nice, but money is what you need tonight.
lesson-last-quill = The last step of the game: choose an act.
lesson-last-quill-done = The acts scored, then your company was paid, all of it: nobody costs you prestige, and you win.

## What has been learnt

lesson-over = The curtain falls, and you know the game.
lesson-over-what = This is what you have done yourself:
lesson-learnt-wager = You wagered cylinders: few go first, many do more.
lesson-learnt-recruit = You recruited a character every day, or an extra face down.
lesson-learnt-actor = You let actors take you forward on the acts.
lesson-learnt-costume = You completed costumes, which pay at once and again in rehearsals.
lesson-learnt-set = You built a set, the same on the left and on the right.
lesson-learnt-ambiance = You raised the ambiance, which pays in the evening.
lesson-learnt-rest = You sent to rest those who had worked.
lesson-learnt-rehearsal = You held a dress rehearsal: costumes first, then the acts.
lesson-learnt-pay = You paid your company, so that nobody cost you prestige.
lesson-play = Play your first game
lesson-play-what = you and one computer player
