# The lessons, which are played. Each step has its text, lesson-NAME, what is said when it has been done, lesson-NAME-done,
# and some of them what the partner did then, lesson-NAME-partner, and what is said to another move, lesson-NAME-not.

lesson-title = Learn to play
lesson-about = Two lessons at real tables. Nothing is explained that you do not do yourself.
lesson-how = Each step asks for one move, and what it is about is ringed on the table. “Show me” makes the move for you. Try other things as well: you are told why they do not fit.
lesson-first = Your first game
    .about = Three scenes, ten minutes: how a game goes.
lesson-second = What else there is
    .about = Three short scenes, five minutes: the draft, helpers for your craftsmen, objectives and wages.
lesson-begin = Begin
lesson-again = Play it again
lesson-resume = Go on
lesson-read = Go on
lesson-read-first = One moment: read this first, and go on.
lesson-restart = From the beginning
lesson-scene-again = This scene again
lesson-next = To the next scene
lesson-finish = To the end of the lesson
lesson-show = Show me
lesson-progress = Step { $step } of { $steps }
lesson-panel = The lesson
lesson-not-now = In a game you could do this. The lesson waits for something else, though.

lesson-scene-done = done
lesson-scene-day = The first day
    .about = From the wager in the morning to the rest at night.
lesson-scene-rehearsal = The initial dress rehearsal
    .about = The fourth day: costumes and acts pay.
lesson-scene-pay = The last evening
    .about = The sixth day: everybody wants to be paid.
lesson-scene-draft = Before the first day
    .about = Who chooses first, and whom.
lesson-scene-craft = Dear elements
    .about = The Assistant, the “+3” token, the Jeweler.
lesson-scene-wages = Objectives and wages
    .about = What scores at the end, and what it costs not to pay.

# The computer player of each scene.
computer-lesson-day = Partner
computer-lesson-rehearsal = Partner
computer-lesson-pay = Partner
computer-lesson-draft = Partner
computer-lesson-craft = Partner
computer-lesson-wages = Partner

## The first day

lesson-aim = You lead a theatre company, and there are six days left to stage a play. Whoever has most prestige at the end wins. Yours is ringed: everybody begins with 5.
lesson-days = Every day is alike: in the morning a wager, then you recruit and put people to work, in the evening the ambiance counts, at night those who worked rest. On days four and six there is a dress rehearsal as well, and then points.
lesson-wager = You have five cylinders. Wager four of them: each one lets a character work for you today.
lesson-wager-done = Green wagered five, you fewer: so you go first today and gain 1 prestige. Few cylinders go first, many do more.
lesson-wager-not = That is a wager like any other; but today four characters have work to do. Wager four.
lesson-recruit = Every day you recruit one of the characters laid out. Take Desdemona, as herself.
lesson-recruit-done = Desdemona has joined you for good. Nobody is paid now, but at the end of the game she will want her £3.
lesson-recruit-partner = Green has taken Romeo: whom one player takes, the others cannot have.
lesson-recruit-not = Recruiting somebody is right. For this day we need Desdemona herself, face up.
lesson-actor = Put a cylinder on Desdemona: her two blue quills take you forward on Act III.
lesson-actor-done = Two steps on Act III, and her laughing mask has raised your ambiance. As the first to use an actor you also have the initiative.
lesson-actor-partner = Green’s Author has gone one step on Act I and one on Act II. On Act II prestige goes to whoever is furthest.
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
lesson-costume-third-partner = Green has asked the Queen for £4: at the end there are wages to pay.
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
lesson-set-second-partner = Green has passed, and does nothing more today. You go on alone until your cylinders are used up.
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
lesson-rehearsal = The extra’s costume is a white quill. A step on Act II or on Act III is worth most: see how far you and Green have come, and choose.
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

## The second lesson: the draft

lesson-draft = Before the first day everybody chooses one character, and whoever plays last chooses first: Green has taken Romeo. Now choose for yourself, face up: an actress for the acts, somebody who makes costumes, or a jeweler.
lesson-draft-done = A good start. The others were discarded, and four new cards are laid out for the first day, when you recruit again. Nobody is paid yet.
lesson-draft-not = Face down it would be an extra: free, but of no use on the first day. Take somebody who can work.

## Dear elements

lesson-assistant = It is day three. Recruit the Assistant.
lesson-assistant-done = An assistant is never activated, but adds 1 to each of your craftsmen, for good: the Handyman now takes 5, the Costume Mistress 7.
lesson-assistant-not = Recruiting somebody is right. Today you need the Assistant, face up.
lesson-fifth = Let the Handyman work: with 5 he can take something green, for the first time.
lesson-fifth-done = Green is the dearest colour that can be bought: it is worth 5.
lesson-fifth-not = You could do that. But first the Handyman: he brings what the others need.
lesson-green = Put the green set element in the middle of the bottom row: that space is its own mirror.
lesson-green-done = Green brings a “+3” token. You keep it until a craftsman needs it: once, it makes him stronger by 3.
lesson-green-not = That could be built as well. Take green, for the middle of the bottom row: it brings something.
lesson-dear = Now the Costume Mistress. With the Assistant she takes 7.
lesson-dear-done = Before a craftsman takes anything, you may spend a token.
lesson-dear-not = You could do that. But the token is for craftsmen alone: let the Costume Mistress work.
lesson-token = Spend the “+3” token: 7 becomes 10, and that is two green elements.
lesson-token-done = 10 it is. The token has gone back to the supply.
lesson-token-not = You could save it. But 7 is enough for one green element only: spend it.
lesson-green-first = Desdemona wears pink. Give her a green costume element.
lesson-green-first-done = Pink and green: worth 7 so far.
lesson-green-first-not = That is allowed; but dear costumes bring more. Give Desdemona green.
lesson-green-second = And the other green one.
lesson-green-second-done = Complete, and worth 12: that is 2 prestige at once. From 13 on it would be 3.
lesson-green-second-not = Give Desdemona the other green one: then her costume is worth 12.
lesson-jeweler = Your last cylinder is for the Jeweler.
lesson-jeweler-done = Yellow elements have no price, and no craftsman can take them. A jeweler takes one.
lesson-jeweler-not = You could do that. But the Jeweler has waited all day: let him work.
lesson-yellow = Take a yellow element, for the set or for a costume, and choose its place.
lesson-yellow-done = At the end of the game every yellow element is worth 1 prestige. In the set it goes with every colour; in a costume it counts 3. With that, the day is over.
lesson-yellow-not = The Jeweler is here for one thing: take a yellow element.

## Objectives and wages

lesson-bill = The last day. Tonight your company wants £11: the Costume Mistress 3, Desdemona 3, Titania 5. You have £5, and Act I will bring £1.
lesson-audience = With the Queen’s £4 there would still be too little for Titania. But the Queen can do something else: put your last cylinder on her.
lesson-audience-done = The Queen gives £4, or an objective: a secret one that scores at the end of the game, up to 3 prestige.
lesson-audience-not = You could do that. But the Queen has more to give tonight.
lesson-objectives = Look at objectives and keep one.
lesson-objectives-done = The other two go back under the deck, and you alone know which they were.
lesson-objectives-not = £4 would pay nobody more: the two cheapest can be paid anyway, and for Titania it is not enough.
lesson-keep = On Acts I and II you are first. One of these three counts just that: keep it.
lesson-keep-done = Your objective brought 2 prestige and the yellow element 1. Then came the wages, the cheapest first: Titania went unpaid, and that cost 2 prestige. You have won all the same.
lesson-keep-not = Look at the acts: you are first on two of them. Keep the objective that counts first places.

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
lesson-over-second = The curtain falls, and nothing is new to you any more.
lesson-learnt-draft = You chose a character before the first day.
lesson-learnt-assistant = You recruited an assistant, who makes craftsmen stronger by 1.
lesson-learnt-token = You gained a “+3” token with a green element, and spent it.
lesson-learnt-jeweler = You had a jeweler take what nobody can buy.
lesson-learnt-objective = You kept an objective that scored at the end.
lesson-learnt-unpaid = You left somebody unpaid, which costs 2 prestige.
lesson-play = Play your first game
lesson-play-what = you and one computer player
