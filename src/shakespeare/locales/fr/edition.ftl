# What the checker says about an edition file, after the key that is meant; what is wanted there; what was found.

mistake-no-table = doit être une table, et non { $found }.
mistake-key-no-text = a la clé { $found }, mais les clés sont des textes.
mistake-missing = manque : il faut { $what }.
mistake-missing-table = manque : une édition a les tables { $names }.
mistake-missing-backstage-table = manque : Backstage a les tables { $names } (R11.1, R11.2).
mistake-missing-printed = manque : les personnages imprimés sont { $names } (R0.3).
mistake-not-printed = n’est pas imprimé ; les personnages imprimés sont { $names } (R0.3).
mistake-unknown-key = n’est pas une clé connue ; à supprimer.
mistake-unknown-key-near = n’est pas une clé connue ; vouliez-vous dire { $near } ?
mistake-wrong = n’est pas valable : il faut { $what }, et non { $found }.
mistake-missing-provenance = manque : il faut dire d’où { $names-count ->
        [one] vient
       *[other] viennent
    } { $names } (R12.1).
mistake-wrong-provenance = n’est pas valable : il faut un texte, ou une table avec un texte pour chacune de ces données : { $names } ; et non { $found }.
mistake-no-datum = porte sur une donnée absente ; à supprimer.
mistake-no-datum-near = porte sur une donnée absente ; vouliez-vous dire { $near } ?
mistake-only-backstage = ne vaut que pour les acteurs de Backstage (R11.5), pas pour le jeu de base ; à supprimer.
mistake-only-cards = ne vaut pas pour un personnage imprimé, qui n’est pas une carte (R0.3) ; à supprimer.
mistake-only-craftsmen = ne vaut que pour les artisans (R5.4) ; à supprimer.
mistake-only-craftsmen-kind = ne vaut que pour les artisans (R5.4), pas pour la sorte { $kind } ; à supprimer.
mistake-only-actors-kind = ne vaut que pour les acteurs (R0.2), pas pour la sorte { $kind } ; à supprimer.
mistake-only-measure = ne vaut que pour la mesure { $measure } ; à supprimer.
mistake-no-condition-of = n’est pas une condition du compte { $count }, dont les conditions sont { $names } ; à supprimer.
mistake-no-conditions = est une condition, mais le compte { $count } n’en a pas ; à supprimer.
mistake-condition-missing = manque d’une condition : le compte { $count } demande { $names-or }.
mistake-no-form = ne dit pas ce qui est compté : une mesure a l’une des clés { $names-or }.
mistake-several-forms = a { $names } côte à côte ; une mesure n’en a qu’une.
mistake-worth-in-parts = est { $measure }, qui n’a pas de valeur ici ; écrivez plutôt { $example }.
mistake-measure-too-deep = est trop imbriquée ; des mesures se placent dans des mesures sur { $most } niveaux au plus.
mistake-measure-too-large = compte trop de choses ; une mesure a { $most } comptes au plus.
mistake-only-activated = ne vaut pas pour un acteur qui a first-action : il n’est jamais activé (R11.5) ; à supprimer.
mistake-only-kind = ne vaut que pour la sorte { $kind } (R11.6) ; à supprimer.
mistake-only-kept = ne vaut que pour une carte gardée comme { $kept } (R11.4) ; à supprimer.
mistake-any-cost = ne vaut pas pour la sorte { $kind }, servie quel que soit le coût (R11.4) ; à supprimer.
mistake-card-count = a { $count } { $count ->
        [one] carte
       *[other] cartes
    }, exemplaires compris ; il en faut { $right } ({ $rule }).
mistake-actor-count = a { $count } { $count ->
        [one] acteur
       *[other] acteurs
    }, exemplaires compris ; il en faut { $right } ({ $rule }).
mistake-objective-count = a { $count } { $count ->
        [one] objectif
       *[other] objectifs
    } ; il en faut { $right } ({ $rule }).
mistake-first-actions = a { $count } acteurs avec first-action ; un seul peut agir avant tout le monde (R11.5).
mistake-kind-missing = n’en a aucun de la sorte { $kind } ; il en faut un de chaque sorte (R11.6).
mistake-too-few-left = a { $count } { $count ->
        [one] carte
       *[other] cartes
    } que personne ne garde ; il en faut { $right } par jour (R11.2).
mistake-icon-elsewhere = a { $found } comme icône n° { $number }, qui ne veut rien dire ici : les icônes { $whose } sont { $names } ({ $rule }).
mistake-no-icon = a { $found } comme icône n° { $number }, qui n’est pas une icône { $whose } ({ $rule }) ; les icônes possibles sont { $names }.
mistake-no-icon-near = a { $found } comme icône n° { $number }, qui n’est pas une icône { $whose } ({ $rule }) ; vouliez-vous dire { $near } ?
mistake-no-space = a { $found } comme case n° { $number } ; une case est { $names-or } (R11.1).
mistake-no-cylinders = n’est pas un nombre de cylindres ; il faut { $names-or } (R11.3).
mistake-no-name = n’est pas un nom : un nom est fait de mots en minuscules reliés par des traits d’union, comme lady-macbeth, et a { $most } lettres au plus.
mistake-reserved = est un mot que les coups emploient autrement ; prenez un autre nom.
mistake-taken = emploie le nom { $found }, comme { $by } ; prenez un autre nom.
mistake-no-row = a { $found } comme rangée { $number } ; il faut { $what }.
mistake-no-cell = a { $found } dans la rangée { $number } ; une case est { $names-or }, avec une espace entre deux cases.
mistake-not-symmetric = a une rangée { $number } qui n’est pas symétrique ; les deux côtés se répondent (R7.3).
mistake-bottom-row = a une rangée du bas de { $count } ; elle doit avoir 5, 7 ou 9 cases (R7.1).
mistake-row-width = a { $count } { $count ->
        [one] case
       *[other] cases
    } dans la rangée { $number } ; chaque rangée a une case de moins que celle du dessous : il en faut { $right } (R7.1).
mistake-virtual-count = a { $count } { $count ->
        [one] élément virtuel
       *[other] éléments virtuels
    } « v » ; il en faut exactement { $right } (R7.2).
mistake-on-virtual = a la case { $place } posée sur deux éléments virtuels ; aucune ne peut l’être (R7.1).
mistake-unreadable = ne peut pas être lu : { $why }.
mistake-too-large = dépasse { $most } octets ; aucune édition n’en demande autant.
mistake-too-many-dots = a plus de { $most } points à la ligne { $line } ; aucune édition n’en a besoin.
mistake-no-utf-8 = n’est pas un texte UTF-8 (à la ligne { $line }) ; enregistrez-le en UTF-8.
mistake-too-deep = est trop imbriqué ; une édition n’imbrique ses tables que sur quatre niveaux.
mistake-no-toml = n’est pas du TOML valable : { $why }.
mistake-huge-number = contient un nombre de milliers de chiffres ; aucune édition n’en a besoin.
mistake-more-mistakes = a plus d’erreurs que les { $most } indiquées ici.
mistake-wanted-words = { $names-or }
mistake-wanted-words-rule = { $names-or } ({ $rule })
mistake-wanted-truth = true ou false ({ $rule })
mistake-wanted-title = un texte d’une ligne, de 1 à { $most } caractères, sans espaces autour
mistake-wanted-provenance = « rules », « attested » ou « reconstructed », puis « : » et une note si vous voulez (R12.1), { $most } caractères au plus sur une ligne
mistake-wanted-cost = 1, 3 ou 5, en livres (R0.4)
mistake-wanted-copies = un nombre entier de 1 à { $most }
mistake-wanted-circles = 2 ou 3 (R6.3)
mistake-wanted-any-value = 4, 6 ou 8 (R5.4)
mistake-wanted-value = { $names-or } pour { $kind } (R5.4)
mistake-wanted-measure = { $names-or }, ou une table comme { $example }
mistake-wanted-measures = une liste de { $least } à { $most } mesures
mistake-wanted-some = { $names-or }, ou une liste de plusieurs d’entre eux, chacun une fois
mistake-wanted-number = un nombre entier de { $least } à { $most }
mistake-wanted-steps = un à trois nombres entiers de 1 à { $most }, aucun plus petit que le précédent, comme [1, 2, 3] ou [4, 4] (R10.4)
mistake-wanted-worth = un nombre entier de 1 à 15, la valeur d’un costume (R6.2)
mistake-wanted-most-taken = un nombre entier de 1 à 15, la valeur maximale (R11.6)
mistake-wanted-ambiance = un nombre entier de 1 à 5, le gain d’ambiance (R11.6)
mistake-wanted-icons = une liste de { $least } à { $most } icônes { $whose } ({ $rule })
mistake-wanted-no-icons = une liste vide à côté de first-action : un tel acteur n’est jamais activé (R11.5)
mistake-wanted-cancelled = une des icônes de l’activation (R11.5)
mistake-wanted-rows = une liste de textes comme ". . c . .", la rangée du bas d’abord (R7.1)
mistake-wanted-spaces = une liste de 1 à { $most } cases comme [".", "c"], celle du bas d’abord (R11.1)
mistake-wanted-powers = une table qui associe à des nombres de cylindres des listes d’icônes, comme { $example } (R11.3)
mistake-wanted-kept = une table avec seulement « keep » pour un nombre de cylindres de 1 à 5, comme { $example }, puisque la carte est gardée (R11.4)
mistake-of-activation = d’activation
mistake-of-base-activation = d’activation du jeu de base
mistake-of-rehearsal = de répétition
mistake-of-base-rehearsal = de répétition du jeu de base
mistake-of-backstage-card = d’une carte Coulisses
mistake-of-laid-out-card = d’une carte Coulisses que l’on ne garde pas
mistake-found-nothing = rien
mistake-found-table = une table
mistake-found-no-table = une table vide
mistake-found-list = une liste
mistake-found-no-list = une liste vide
mistake-found-list-of = { $count ->
        [0] une liste vide
       *[other] une liste de { $count }
    }
mistake-found-huge = un nombre énorme
mistake-found-type = une valeur de type { $type }

# Notes of the shipped edition on where its values come from. Their names are the English words.

noted-a-mask-and-a-little-rehearsing-no-counts = un masque et un peu de répétition, sans les nombres
noted-the-condensed-rules-name-a-3-costume-mistress-that-she-is-this-one-is-ours = les règles abrégées citent une costumière à 3 £ ; que ce soit celle-ci, c’est notre choix
noted-for-an-unnamed-actress = pour une actrice dont le nom n’est pas dit
noted-a-blue-set-element-is-attested-for-an-unnamed-actor = un élément de décor bleu est attesté pour un acteur dont le nom n’est pas dit
noted-an-odd-bottom-row-of-at-least-five-bricked-rows-and-four-virtual-elements-are-by-the-rules-a-pyramid-with-several-candles-is-attested = une rangée du bas impaire d’au moins cinq cases, des rangées en quinconce et quatre éléments virtuels viennent des règles ; une pyramide avec plusieurs bougies est attestée
noted-the-rules-name-the-card-that-it-is-an-actor-is-our-ruling = les règles citent la carte ; que ce soit un acteur, c’est notre décision
noted-the-set-earns-objective-points-by-the-rules-what-is-counted-is-ours = selon les règles, le décor rapporte des points d’objectif ; ce qui est compté est notre choix
noted-one-more-quill-its-colour-is-ours = une plume de plus ; sa couleur est notre choix
noted-the-rules-say-it-of-ophelia-who-does-not-move-the-player-in-an-act-either = les règles le disent d’Ophélie, qui ne fait pas non plus avancer le joueur sur un acte
noted-the-red-mask-is-by-the-rules = le masque rouge vient des règles
noted-four-spaces-in-a-column-are-attested-candles-are-by-the-rules-which-spaces-have-one-is-ours = quatre cases en colonne sont attestées, les bougies viennent des règles ; le choix des cases qui en ont une est le nôtre
noted-the-condensed-rules-leave-the-figure-out = les règles abrégées ne donnent pas ce chiffre
