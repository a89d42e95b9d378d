# What a person can set in the browser.

setting-theme = Thème
choice-theme-system = Selon le système
choice-theme-light = Clair
choice-theme-dark = Sombre
setting-size = Taille du texte et des pièces
setting-speed = Coups des autres joueurs
choice-speed-normal = Un par un
choice-speed-slow = Lentement
choice-speed-instant = Tout de suite
setting-motion = Mouvements
    .about = Les pièces se déplacent, le rideau tombe, les bougies s’allument.
setting-sound = Sons
    .about = Bois, étoffe, pièces et bougies ; on frappe quand c’est votre tour.
setting-confirm = Demander avant chaque coup
    .about = Le premier clic montre un coup, le second le joue.
setting-decline = Passer automatiquement
    .about = Quand rien d’autre n’est possible, la question ne vous est pas posée.
setting-shortcuts = Raccourcis clavier
    .about = G parcourt tout ce qui brille, I montre une carte en grand, U annule un coup.
settings-kept = Tout cela est conservé dans ce navigateur et prend effet aussitôt.
