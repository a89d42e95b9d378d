# The rules page and the cards page of the browser client.

## The rules

rules-title = Le regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
        [0] Nessun risultato
        [one] Un risultato
       *[other] { $count } risultati
    }
rules-nothing = Le regole non dicono nulla su «{ $query }».

## The cards

cards-title = Le carte
cards-search = Cerca una carta
cards-found = { $count ->
        [0] Nessuna carta
        [one] Una carta
       *[other] { $count } carte
    }
cards-nothing = Nessuna carta corrisponde alla ricerca.
cards-about = Tutte le carte e le plance, che cosa fanno, e da dove viene ognuno dei loro valori.
cards-edition = Edizione: «{ $name }».
cards-values = { $reconstructed ->
        [0] Nessuno dei suoi { $values } valori è ricostruito.
        [one] Dei suoi { $values } valori uno è ricostruito.
       *[other] Dei suoi { $values } valori { $reconstructed } sono ricostruiti.
    }
# Groups of cards.
cards-kind-all = Tutte
cards-kind-actors = Attori
cards-kind-others = Artigiani e altri
cards-kind-backstage = Carte Backstage
cards-kind-objectives = Obiettivi
cards-kind-boards = Plance
cards-of-backstage = Backstage
cards-stage = Scena
cards-theater = Carta Teatro
cards-extra = Comparsa
# What is known of a card.
cards-kind = Tipo
cards-cost = Costo
cards-copies = Copie
cards-copies-printed = su ogni plancia personale
cards-copies-back = sul retro di ogni carta
cards-circles = Cerchi
cards-activated = Attivazione
cards-rehearsal = Nella prova in costume
cards-goal = Alla fine
cards-played = Quando si gioca
cards-kept = Finché si tiene
cards-shape = Caselle
cards-spaces = { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }, { $candles ->
        [0] senza candele
       *[other] di cui { $candles } con una candela
    }
# Where a value comes from; .meaning says what that is.
cards-from-rules = regole
    .meaning = riportato da un regolamento
cards-from-attested = attestato
    .meaning = mostrato dalle anteprime dell’editore o da recensioni
cards-from-reconstructed = ricostruito
    .meaning = nostro, scelto in accordo con ogni fatto noto
cards-from-title = Da dove vengono i valori

## An edition of one's own

own-title = Un’edizione tutta tua
own-what = Possiedi la scatola? Scrivi in un file di edizione ciò che dicono le tue carte, fallo controllare qui e usalo per giocare.
own-begin = Scarica l’edizione fornita, per cominciare
own-choose = Scegli un file
own-drop = o trascinalo qui
own-checking = Controllo del file…
own-good = «{ $name }» è un’edizione valida: le sue carte sono mostrate qui sotto.
own-play = Gioca con questa
own-leave = Torna all’edizione fornita
own-bad = { $count ->
        [one] C’è un errore in { $file }.
       *[other] Ci sono { $count } errori in { $file }.
    }
own-line = Riga { $line }
own-whole = Il file intero
own-again = Correggilo e sceglilo di nuovo.
own-large = { $file } è troppo grande: a un’edizione non servono più di 100 kB.
