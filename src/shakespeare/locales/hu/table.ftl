### What happens at a table beside the game. Loaded when it is needed.

rewound = { $seat } idáig vitte vissza a játékot ({ $when }): azóta nem ugyanazt húzzuk, mint korábban.
rewound-same = { $seat } idáig vitte vissza a játékot ({ $when }): ugyanazt húzzuk, mint korábban.
end-rewound = { $count ->
        [one] Ebben a játékban egy döntést akkor vontak vissza, amikor már többet lehetett tudni.
       *[other] Ebben a játékban { $count } alkalommal vontak vissza döntést, amikor már többet lehetett tudni.
    }
helped = { $seat } játékosa ezúttal nem tudott dönteni: helyette { $helper-the } döntött.
level-changed = Mostantól { $seat } helyén { $computer-the } játszik.
computer-seat = Ki játszik { $seat } helyén
computer-open = Leülhet ide valaki
    .about = Akinél megvan az asztal címe, leülhet ide; addig a gépi játékos folytatja.
computer-close = Ne ülhessen ide senki
