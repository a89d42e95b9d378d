# The report of an arena: the page that sums up many games.

report-heading = { $games } parties
report-setting = { $kind ->
        [solo] Le jeu en solo · { $deals } donnes, les mêmes pour chaque joueur · { $edition }
        [alone] Parties à { $players } · { $deals } donnes · { $edition }
       *[table] Parties à { $players } · { $deals } donnes, chacune jouée depuis chaque place · { $edition }
    }
report-backstage = avec Backstage
report-strategic_rest = avec repos stratégique
report-winners = vainqueurs
report-others = autres
report-table = Les chiffres

report-wins = Qui gagne
report-wins-lead = { $player } l’emporte à { $share } de ses places. Une part égale serait de { $fair } : la ligne en pointillés.
report-ahead = Face à face
report-ahead-caption = Combien de fois le joueur d’une ligne finit devant celui d’une colonne, une égalité comptant pour moitié
report-ratings = Force
report-ratings-lead = En points Elo : 400 de plus, c’est finir devant dix fois plus souvent que derrière. Les traits sont des intervalles à 95 %.

report-scores = Scores
report-scores-lead-winners = Un vainqueur a { $mean } points en moyenne ; quatre sur cinq en ont de { $low } à { $high }.
report-scores-lead-solo = Une partie finit à { $mean } points en moyenne ; quatre sur cinq entre { $low } et { $high }.
report-payrolls = Salaires
report-payrolls-lead-winners = La troupe d’un vainqueur coûte { $mean } £ en moyenne ; dans quatre parties sur cinq, de { $low } à { $high } £.
report-payrolls-lead-solo = Une troupe coûte { $mean } £ en moyenne ; dans quatre parties sur cinq, de { $low } à { $high } £.
report-sources = D’où viennent les points
report-sources-lead = La première source : { $source }, avec { $mean } points par partie en moyenne.
report-elements = Actes, décors et costumes
report-elements-lead = Dans une partie, un joueur place { $sets } éléments de décor et { $elements } éléments de costume, et complète { $costumes } costumes.
report-acts = La dernière case sur chaque acte
report-built = Placés et complétés
report-set-elements = Éléments de décor
report-costume-elements = Éléments de costume
report-costumes = Costumes complétés

report-wagers = Mises
report-wagers-lead = La mise la plus courante de toutes est de { $cylinders }, à la journée { $day } : { $share } des joueurs la font. Les pièces dorées gagnent plus souvent que la part égale, les bleues moins souvent.
report-wagers-caption = Combien de fois chaque nombre de cylindres est misé à chaque journée, et combien de fois cela fait gagner
report-wagers-wins = { $share } de victoires
report-day = Journée { $day }

report-cards = Qui est recruté
report-cards-lead = Combien de fois un vainqueur recrute un personnage, et combien de fois les autres le font. En haut, les amis des vainqueurs.
report-cards-lead-solo = Combien de fois chaque personnage est recruté dans une partie.
report-extras = Comme figurants
report-activations = Qui est mis au travail
report-activations-lead = Combien de fois chaque personnage est activé dans une partie.
report-objectives = Objectifs
report-objectives-lead = Ce que rapporte un objectif à celui qui le garde. Dans la bande claire, il en vaut la peine, sans plus.
report-kept = gardé par { $share }
report-uses = Cartes Coulisses
report-uses-lead = Combien de fois chaque carte est utilisée dans une partie, selon le nombre de cylindres posés.
report-use = { $card }, { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    }
report-nobody = Personne, dans toutes ces parties.

report-thinking = Temps de réflexion
report-thinking-lead = Ce que prend une décision en moyenne. Chaque graduation de l’échelle vaut dix fois la précédente.
report-ms = { $time } ms

report-column-player = Joueur
report-column-seats = Places
report-column-wins = Victoires (intervalle à 95 %)
report-column-rating = Force (intervalle à 95 %)
report-column-score = Score moyen
report-column-payroll = Salaires moyens, £
report-column-sd = ±
report-column-min = Minimum
report-column-max = Maximum
report-column-measure = En moyenne
report-column-cylinders = Cylindres
report-column-card = Carte
report-column-seat = Par partie
report-column-ratio = Rapport
report-column-objective = Objectif
report-column-kept = Gardé par
report-column-points = Points
report-column-kept-winners = dont gagnants
report-column-played = Joué
report-column-decisions = Décisions par partie
report-column-time = Temps par décision, ms
report-column-slowest = La plus lente, ms

report-method = Comment ces chiffres sont obtenus
report-method-deals = Chaque donne a ses propres mélanges, et se joue une fois avec chaque joueur à chaque place : la chance au tirage et à la place est la même pour tous. Une victoire partagée compte à parts égales.
report-method-intervals = Un intervalle à 95 % dit entre quelles valeurs un chiffre se trouverait si d’autres donnes avaient été tirées. On l’obtient en tirant les donnes à nouveau, mille fois, avec remise ; les parties d’une même donne restent ensemble.
report-method-ratings = Les forces sont celles qui rendent le plus vraisemblable l’ordre des joueurs à la fin de toutes les parties (modèle de Bradley et Terry) ; leur moyenne est de 1500.
report-method-settings = Graine { $seed }, édition « { $edition } » ({ $digest }), version { $program }. Chaque partie est dans le journal à côté de cette page, et peut être rejouée.
