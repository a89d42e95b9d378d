### What happens at a table beside the game. Loaded when it is needed.

rewound = { $seat } took the game back to here on { $when }: what is drawn since is not what was drawn before.
rewound-same = { $seat } took the game back to here on { $when }: what was drawn before comes again.
end-rewound = { $count ->
        [one] A decision was taken back in this game although more was known by then.
       *[other] In this game, decisions were taken back { $count } times although more was known by then.
    }
helped = The player of { $seat } could not decide this time: { $helper-the } did it instead.
level-changed = { $computer-start } plays for { $seat } from now on.
computer-seat = Who plays for { $seat }
computer-open = Let somebody sit here
    .about = Whoever has the address of the table can sit down here; until then, the computer player goes on.
computer-close = Let nobody sit here
