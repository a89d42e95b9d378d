# Chapters beside the rules (companion.md), where something leads to them, and the end of the game in the guide.

chapter-strategy = How to play well
chapter-scores = What is a good score?
chapter-theme = The story behind the game
chapter-box = What is in the box
chapter-signs = What every sign means
guide-chapters = Further reading
guide-end = The end of the game
guide-end-what = After the dress rehearsal on day { $days } all this is added, in this order:
guide-end-objectives = Your objectives bring 0 to 3 prestige each.
guide-end-dismissal = The objective that dismisses somebody strikes your dearest character off the payroll.
guide-end-yellow = Every yellow element in your set and your costumes, complete or not, brings 1 prestige.
guide-end-hats = Every hat that makes 6 with the element in the first circle brings 1 prestige.
guide-end-pay = Your company is paid, the cheapest first. Whoever is not paid costs you { $penalty } prestige.
guide-end-wins = The most prestige wins; a tie goes to the most money left.
guide-end-solo = What you have then is your score.
