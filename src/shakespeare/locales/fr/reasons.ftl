# Why a move is not allowed now. The rule's number follows by itself.

reason = { $text } ({ $rule })

reason-game-over = La partie est finie : plus aucun coup n’est possible.
reason-chosen-already = Vous avez déjà choisi ; on attend { $waiting }.
reason-not-your-choice = Ce n’est pas à vous de choisir : on attend { $waiting }.

reason-card-not-laid-out = { $card-start } n’est pas parmi les personnages disponibles aujourd’hui.
reason-pass-before-recruiting = Vous devez recruter avant de pouvoir passer.
reason-recruited-already = Vous avez déjà recruté aujourd’hui : c’est une seule fois par journée.
reason-character-not-yours = { $character-start } ne fait pas partie de votre troupe.
reason-assistant-not-activated = { $character-start } ne s’active pas : les assistants aident vos artisans en permanence.
reason-extra-not-activated = { $character-start } ne s’active pas : les figurants ne font que porter un costume et répéter.
reason-never-activated = { $character-start } ne s’active jamais.
reason-character-used = { $character-start } a déjà travaillé aujourd’hui.
reason-character-resting = { $character-start } se repose aujourd’hui.
reason-no-cylinder-left = Il ne vous reste plus de cylindre pour { $character-the }.

reason-act-at-end = Vous êtes déjà au bout de l’{ $act }.
reason-act-at-start = Vous êtes sur la première case de l’{ $act } et ne pouvez pas y reculer.

reason-costume-not-taken = { $character-start } ne prend pas d’éléments de costume.
reason-set-not-taken = { $character-start } ne prend pas d’éléments de décor.
reason-costume-yellow = { $character-start } ne prend pas d’élément jaune : c’est l’affaire d’un orfèvre.
reason-set-yellow = { $character-start } ne prend pas d’élément jaune : c’est l’affaire d’un orfèvre.
reason-costume-other-colour = { $character-start } prend un élément { $wanted }, et non { $colour }.
reason-set-other-colour = { $character-start } prend un élément { $wanted }, et non { $colour }.
reason-costume-not-laid-out = Aucun élément de costume { $colour } n’est disponible.
reason-set-not-laid-out = Aucun élément de décor { $colour } n’est disponible.
reason-costume-too-dear = Un élément { $colour } vaut { $value }, et il ne reste qu’une valeur de { $left }.
reason-set-too-dear = Un élément { $colour } vaut { $value }, et il ne reste qu’une valeur de { $left }.

reason-wearer-not-yours = { $character-start } ne fait pas partie de votre troupe : vous ne pouvez pas l’habiller.
reason-circle-filled = Le cercle { $circle } { $character-of } est déjà rempli.
reason-circle-not-first = Le premier cercle libre { $character-of } est le numéro { $first } : remplissez d’abord celui-là.

reason-space-virtual = La case { $place } contient un élément virtuel, qu’on ne peut pas recouvrir.
reason-space-filled = La case { $place } contient déjà un élément { $colour }.
reason-space-unsupported = La case { $place } n’a pas encore d’appui : remplissez d’abord { $missing }.
reason-space-asymmetric = La case { $place } est symétrique de { $mirror }, où se trouve un élément { $colour } : il y faut un élément { $colour } ou jaune.

reason-objective-not-drawn = L’objectif { $objective } n’est pas parmi ceux que vous consultez.
reason-spare-not-used = { $character-start } n’a pas travaillé aujourd’hui et n’a pas besoin de repos.
reason-spared-already = { $character-start } reste déjà en forme.

# Of Backstage.
reason-backstage-occupied = { $card-start } a déjà servi aujourd’hui.
reason-backstage-not-laid-out = { $card-start } n’est pas parmi les cartes Coulisses disponibles aujourd’hui.
reason-backstage-too-dear = Il faut { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    } pour { $card-the }, et { $left ->
        [0] il ne vous en reste aucun pour les cartes Coulisses
        [one] il ne vous en reste qu’un pour les cartes Coulisses
       *[other] il ne vous en reste que { $left } pour les cartes Coulisses
    }.
reason-recruitment-used = Votre carte Recrutement a déjà servi aujourd’hui.
reason-costume-other-colours = { $character-start } prend un élément { $colours-or }, et non { $colour }.
reason-set-other-colours = { $character-start } prend un élément { $colours-or }, et non { $colour }.
reason-theater-other-value = Avec ce nombre de cylindres, l’Architecte prend un élément { $colours-or }, et non { $colour }.
reason-hat-yellow = Un chapeau n’est jamais jaune.
reason-hat-worn = { $character-start } porte déjà un chapeau.
reason-double-other-cost = { $character-start } coûte { $cost } £ ; la Doublure remplace les acteurs à { $pounds } £.
reason-card-not-the-lords = { $card-start } n’est pas dans le paquet du Lord.
reason-costume-nowhere = Aucun élément de costume { $colour } n’est disponible, même dans la défausse.
reason-set-nowhere = Aucun élément de décor { $colour } n’est disponible, même dans la défausse.
reason-nothing-to-rehearse = { $character-start } n’a plus rien à répéter.
reason-objective-not-held = Vous n’avez pas l’objectif { $objective }.
reason-salvage-yellow = Cet objectif ne prend pas d’élément jaune.
reason-salvage-not-yellow = Cet objectif prend un élément jaune, et non { $colour }.
reason-costume-not-discarded = Il n’y a aucun élément de costume { $colour } dans la défausse.
reason-set-not-discarded = Il n’y a aucun élément de décor { $colour } dans la défausse.

# A move that belongs to another moment; $asked is what is asked now.
reason-wager-not-now = On mise le matin ; vous devez maintenant { $asked }.
reason-recruit-not-now = Vous ne pouvez pas recruter maintenant : vous devez d’abord { $asked }.
reason-recruit-extra-not-now = Vous ne pouvez pas recruter maintenant : vous devez d’abord { $asked }.
reason-activate-not-now = Vous ne pouvez activer personne maintenant : vous devez d’abord { $asked }.
reason-pass-not-now = Vous ne pouvez pas passer maintenant : vous devez d’abord { $asked }.
reason-spend-token-not-now = Un jeton s’utilise quand un artisan se met au travail ; vous devez maintenant { $asked }.
reason-keep-token-not-now = Un jeton s’utilise ou se garde quand un artisan se met au travail ; vous devez maintenant { $asked }.
reason-step-not-now = Vous n’avez pas à avancer ; vous devez maintenant { $asked }.
reason-back-not-now = Vous n’avez pas à reculer ; vous devez maintenant { $asked }.
reason-costume-not-now = Personne ne prend d’éléments de costume ; vous devez maintenant { $asked }.
reason-set-not-now = Personne ne prend d’éléments de décor ; vous devez maintenant { $asked }.
reason-done-not-now = Personne ne prend d’éléments ; vous devez maintenant { $asked }.
reason-ask-money-not-now = On s’adresse à la Reine en l’activant ; vous devez maintenant { $asked }.
reason-ask-objectives-not-now = On s’adresse à la Reine en l’activant ; vous devez maintenant { $asked }.
reason-keep-not-now = Vous ne consultez pas d’objectifs ; vous devez maintenant { $asked }.
reason-spare-not-now = C’est la nuit que l’on choisit qui reste en forme ; vous devez maintenant { $asked }.
reason-use-not-now = Vous ne pouvez pas utiliser de carte Coulisses maintenant : vous devez d’abord { $asked }.
reason-use-recruitment-not-now = Vous ne pouvez pas utiliser de carte Coulisses maintenant : vous devez d’abord { $asked }.
reason-theater-not-now = On ne construit rien dans le Théâtre maintenant ; vous devez { $asked }.
reason-hat-not-now = On ne donne pas de chapeau maintenant ; vous devez { $asked }.
reason-double-not-now = Personne n’a besoin d’une doublure maintenant ; vous devez { $asked }.
reason-engage-not-now = Le Lord Chambellan ne vous propose rien maintenant ; vous devez { $asked }.
reason-from-crates-not-now = La provenance d’un élément n’est pas à choisir ; vous devez maintenant { $asked }.
reason-from-discards-not-now = La provenance d’un élément n’est pas à choisir ; vous devez maintenant { $asked }.
reason-forgo-not-now = Vous n’avez pas de première action à laquelle renoncer ; vous devez maintenant { $asked }.
reason-play-not-now = Les objectifs se jouent au début de la phase Ambiance ; vous devez maintenant { $asked }.
reason-hold-not-now = Les objectifs se jouent ou se gardent au début de la phase Ambiance ; vous devez maintenant { $asked }.
reason-hold-for-good-not-now = Les objectifs se jouent ou se gardent au début de la phase Ambiance ; vous devez maintenant { $asked }.
reason-rehearse-not-now = Il n’y a pas d’ordre de répétition à choisir ; vous devez maintenant { $asked }.
reason-pay-prompter-not-now = Le Souffleur se paye au décompte d’un acte ; vous devez maintenant { $asked }.
reason-take-penalty-not-now = Un malus se subit au décompte d’un acte ; vous devez maintenant { $asked }.

asked-first-recruit = prendre un personnage
asked-wager = choisir votre mise
asked-action = faire une action
asked-token = décider pour le jeton
asked-take = prendre des éléments, ou dire que vous avez fini
asked-step = choisir un acte où avancer
asked-back = choisir un acte où reculer
asked-queen = dire à la Reine ce que vous voulez
asked-keep = choisir un objectif à garder
asked-spare = choisir qui reste en forme
asked-first-action = faire votre première action, ou y renoncer
asked-theater = choisir un élément pour le Théâtre, ou dire que vous avez fini
asked-hat = donner un chapeau, ou dire que vous avez fini
asked-double = choisir un acteur
asked-engage = choisir une carte du paquet du Lord
asked-origin = dire d’où vient l’élément
asked-masks = jouer un objectif, ou n’en jouer aucun
asked-rehearse = choisir qui répète ensuite
asked-prompt = payer le Souffleur ou subir le malus
asked-salvage = prendre des éléments dans la défausse, ou dire que vous avez fini
