# The report of an arena: the page that sums up many games.

report-heading = { $games } games
report-setting = { $kind ->
        [solo] The solo game · { $deals } deals, the same for each player · { $edition }
        [alone] { $players } at a table · { $deals } deals · { $edition }
       *[table] { $players } at a table · { $deals } deals, each played from every seat · { $edition }
    }
report-backstage = with Backstage
report-strategic_rest = with strategic rest
report-winners = winners
report-others = others
report-table = The figures

report-wins = Who wins
report-wins-lead = { $player } wins from { $share } of its seats. An even share would be { $fair }: the dashed line.
report-ahead = Head to head
report-ahead-caption = How often the player of a row ends ahead of the player of a column, a tie counting half
report-ratings = Strength
report-ratings-lead = In the points of Elo: 400 more mean ending ahead ten times as often as behind. The lines are 95% intervals.

report-scores = Scores
report-scores-lead-winners = A winner has { $mean } points on average; four in five have { $low } to { $high }.
report-scores-lead-solo = A game ends with { $mean } points on average; four in five with { $low } to { $high }.
report-payrolls = Payrolls
report-payrolls-lead-winners = A winner’s troupe costs £{ $mean } on average; in four games of five £{ $low } to £{ $high }.
report-payrolls-lead-solo = A troupe costs £{ $mean } on average; in four games of five £{ $low } to £{ $high }.
report-sources = Where points come from
report-sources-lead = Most comes from { $source }: { $mean } points a game on average.
report-elements = Acts, sets and costumes
report-elements-lead = A player places { $sets } set elements and { $elements } costume elements in a game, and completes { $costumes } costumes.
report-acts = The last space on each act
report-built = Placed and completed
report-set-elements = Set elements
report-costume-elements = Costume elements
report-costumes = Costumes completed

report-wagers = Wagers
report-wagers-lead = The most usual wager of all is { $cylinders } on day { $day }: { $share } of the players make it. Gold coins win more often than an even share, blue ones less often.
report-wagers-caption = How often each number of cylinders is wagered on each day, and how often those who do so win
report-wagers-wins = win { $share }
report-day = Day { $day }

report-cards = Who is recruited
report-cards-lead = How often a winner recruits a character, and how often the others do. Those at the top are the winners’ friends.
report-cards-lead-solo = How often each character is recruited in a game.
report-extras = As extras
report-activations = Who is put to work
report-activations-lead = How often each character is activated in a game.
report-objectives = Objectives
report-objectives-lead = What an objective brings to those who keep it. In the light band it is worth its while, and no more.
report-kept = kept by { $share }
report-uses = Backstage cards
report-uses-lead = How often each card is used in a game, by the number of cylinders put on it.
report-use = { $card }, { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }
report-nobody = Nobody, in all these games.

report-thinking = Time to think
report-thinking-lead = What a decision takes on average. Each step of the scale is ten times the one before.
report-ms = { $time } ms

report-column-player = Player
report-column-seats = Seats
report-column-wins = Wins (95% interval)
report-column-rating = Rating (95% interval)
report-column-score = Mean score
report-column-payroll = Mean payroll, £
report-column-sd = ±
report-column-min = Least
report-column-max = Most
report-column-measure = On average
report-column-cylinders = Cylinders
report-column-card = Card
report-column-seat = A game
report-column-ratio = Ratio
report-column-objective = Objective
report-column-kept = Kept by
report-column-points = Points
report-column-kept-winners = of whom won
report-column-played = Played
report-column-decisions = Decisions a game
report-column-time = Time a decision, ms
report-column-slowest = Slowest, ms

report-method = How this was made
report-method-deals = Every deal has its own shuffles, and is played once with each player in each seat: luck of the draw and of the seat is the same for all. A shared victory counts in equal parts.
report-method-intervals = A 95% interval says between which values a figure would lie if other deals had been drawn. It is found by drawing the deals anew, a thousand times, with replacement; games of one deal stay together.
report-method-ratings = Ratings are those under which the order of players at the end of all games is most likely (Bradley and Terry’s model); their mean is 1500.
report-method-settings = Seed { $seed }, edition “{ $edition }” ({ $digest }), version { $program }. Every game is in the journal beside this page, and can be replayed.
