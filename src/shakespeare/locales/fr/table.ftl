### What happens at a table beside the game. Loaded when it is needed.

rewound = { $seat } a ramené la partie jusqu’ici ({ $when }) : ce qui est tiré depuis n’est pas ce qui l’avait été.
rewound-same = { $seat } a ramené la partie jusqu’ici ({ $when }) : ce qui avait été tiré revient.
end-rewound = { $count ->
        [one] Dans cette partie, une décision a été annulée alors qu’on en savait déjà plus.
       *[other] Dans cette partie, des décisions ont été annulées { $count } fois alors qu’on en savait déjà plus.
    }
helped = Chez { $seat }, le joueur virtuel n’a pas pu décider cette fois : { $helper-the } l’a fait à sa place.
level-changed = { $computer-start } joue désormais pour { $seat }.
computer-seat = Qui joue pour { $seat }
computer-open = Laisser quelqu’un s’asseoir ici
    .about = Celui qui a l’adresse de la table peut s’asseoir ici ; d’ici là, le joueur virtuel continue.
computer-close = Ne laisser personne s’asseoir ici
