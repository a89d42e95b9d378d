# What a person can set in the browser.

setting-theme = Colours
choice-theme-system = As the system
choice-theme-light = Light
choice-theme-dark = Dark
setting-size = Size of text and pieces
setting-speed = The others’ moves
choice-speed-normal = One by one
choice-speed-slow = Slowly
choice-speed-instant = At once
setting-motion = Movement
    .about = Pieces travel, the curtain falls, candles light up.
setting-sound = Sounds
    .about = Wood, cloth, coins and candles; a knock when it is your turn.
setting-confirm = Ask before every move
    .about = The first click shows a move, the second makes it.
setting-decline = Decline by itself
    .about = Where nothing else can be done, you are not asked.
setting-shortcuts = Keyboard shortcuts
    .about = G steps through all that glows, I shows a card large, U takes a move back.
settings-kept = All of this is kept in this browser, and changes at once.
