# The rules page and the cards page of the browser client.

## The rules

rules-title = Les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucun passage trouvé
        [one] Un passage trouvé
       *[other] { $count } passages trouvés
    }
rules-nothing = Les règles ne disent rien de « { $query } ».

## The cards

cards-title = Les cartes
cards-search = Chercher une carte
cards-found = { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    }
cards-nothing = Aucune carte ne correspond.
cards-about = Toutes les cartes et tous les plateaux, ce qu’ils font, et d’où vient chacune de leurs valeurs.
cards-edition = Édition : « { $name } ».
cards-values = { $reconstructed ->
        [0] Aucune de ses { $values } valeurs n’est reconstituée.
        [one] Sur ses { $values } valeurs, une est reconstituée.
       *[other] Sur ses { $values } valeurs, { $reconstructed } sont reconstituées.
    }
# Groups of cards.
cards-kind-all = Toutes
cards-kind-actors = Acteurs
cards-kind-others = Artisans et autres
cards-kind-backstage = Cartes Coulisses
cards-kind-objectives = Objectifs
cards-kind-boards = Plateaux
cards-of-backstage = Backstage
cards-stage = Décor
cards-theater = Carte Théâtre
cards-extra = Figurant
# What is known of a card.
cards-kind = Type
cards-cost = Coût
cards-copies = Exemplaires
cards-copies-printed = sur chaque plateau individuel
cards-copies-back = au dos de chaque carte
cards-circles = Cercles
cards-activated = Activation
cards-rehearsal = En répétition
cards-goal = À la fin
cards-played = Quand on le joue
cards-kept = Tant qu’on le garde
cards-shape = Cases
cards-spaces = { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, { $candles ->
        [0] sans bougie
       *[other] dont { $candles } avec une bougie
    }
# Where a value comes from; .meaning says what that is.
cards-from-rules = règles
    .meaning = énoncé par un livret de règles
cards-from-attested = attesté
    .meaning = montré par les avant-premières de l’éditeur ou par des critiques
cards-from-reconstructed = reconstitué
    .meaning = choisi par nous d’après tout ce qui est connu
cards-from-title = D’où viennent les valeurs

## An edition of one's own

own-title = Votre propre édition
own-what = Vous possédez la boîte ? Écrivez ce que disent vos cartes dans un fichier d’édition, faites-le vérifier ici, et jouez avec.
own-begin = Télécharger l’édition fournie, pour commencer
own-choose = Choisir un fichier
own-drop = ou déposez-le ici
own-checking = Vérification du fichier…
own-good = « { $name } » est une édition valable : ses cartes sont affichées ci-dessous.
own-play = Jouer avec cette édition
own-leave = Revenir à l’édition fournie
own-bad = { $count ->
        [one] Il y a une erreur dans { $file }.
       *[other] Il y a { $count } erreurs dans { $file }.
    }
own-line = Ligne { $line }
own-whole = Le fichier entier
own-again = Corrigez-le, puis choisissez-le de nouveau.
own-large = { $file } est trop gros : une édition n’a pas besoin de plus de 100 ko.
