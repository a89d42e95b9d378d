# What the checker says about an edition file, after the key that is meant; what is wanted there; what was found.

mistake-no-table = deve essere una tabella, non { $found }.
mistake-key-no-text = ha la chiave { $found }, ma le chiavi sono testi.
mistake-missing = manca: deve essere { $what }.
mistake-missing-table = manca: un’edizione ha le tabelle { $names }.
mistake-missing-backstage-table = manca: Backstage ha le tabelle { $names } (R11.1, R11.2).
mistake-missing-printed = manca: i personaggi stampati sono { $names } (R0.3).
mistake-not-printed = non è stampato; i personaggi stampati sono { $names } (R0.3).
mistake-unknown-key = non è una chiave nota; va tolta.
mistake-unknown-key-near = non è una chiave nota; intendevi { $near }?
mistake-wrong = deve essere { $what }, non { $found }.
mistake-missing-provenance = manca: deve indicare la provenienza di { $names } (R12.1).
mistake-wrong-provenance = deve essere un testo, o una tabella con un testo per ciascuno di questi dati: { $names }; non { $found }.
mistake-no-datum = riguarda un dato che non c’è; va tolto.
mistake-no-datum-near = riguarda un dato che non c’è; intendevi { $near }?
mistake-only-backstage = vale solo per gli attori di Backstage (R11.5), non per il gioco base; va tolto.
mistake-only-cards = non vale per un personaggio stampato, che non è una carta (R0.3); va tolto.
mistake-only-craftsmen = vale solo per gli artigiani (R5.4); va tolto.
mistake-only-craftsmen-kind = vale solo per gli artigiani (R5.4), non per il tipo { $kind }; va tolto.
mistake-only-actors-kind = vale solo per gli attori (R0.2), non per il tipo { $kind }; va tolto.
mistake-only-measure = vale solo per la misura { $measure }; va tolto.
mistake-no-condition-of = non è una condizione del conteggio { $count }, le cui condizioni sono { $names }; va tolto.
mistake-no-conditions = è una condizione, ma il conteggio { $count } non ne ha; va tolto.
mistake-condition-missing = manca di una condizione: il conteggio { $count } vuole { $names-or }.
mistake-no-form = non dice che cosa conta: una misura ha una delle chiavi { $names-or }.
mistake-several-forms = ha { $names } insieme; una misura ne ha una sola.
mistake-worth-in-parts = è { $measure }, a cui qui manca il valore; scrivi invece { $example }.
mistake-measure-too-deep = è troppo annidata; le misure stanno dentro altre misure per { $most } livelli al massimo.
mistake-measure-too-large = conta troppe cose; una misura ha { $most } conteggi al massimo.
mistake-only-activated = non vale per un attore con first-action, che non viene mai attivato (R11.5); va tolto.
mistake-only-kind = vale solo per il tipo { $kind } (R11.6); va tolto.
mistake-only-kept = vale solo per una carta tenuta come { $kept } (R11.4); va tolto.
mistake-any-cost = non vale per il tipo { $kind }, servito qualunque sia il suo costo (R11.4); va tolto.
mistake-card-count = ha { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, copie comprese; devono essere { $right } ({ $rule }).
mistake-actor-count = ha { $count ->
        [one] { $count } attore
       *[other] { $count } attori
    }, copie comprese; devono essere { $right } ({ $rule }).
mistake-objective-count = ha { $count ->
        [one] { $count } obiettivo
       *[other] { $count } obiettivi
    }; devono essere { $right } ({ $rule }).
mistake-first-actions = ha { $count } attori con first-action; uno solo può agire prima di tutti (R11.5).
mistake-kind-missing = non ne ha nessuno del tipo { $kind }; ce ne vuole uno per tipo (R11.6).
mistake-too-few-left = ha { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } che nessuno tiene; ogni giorno se ne dispongono { $right } (R11.2).
mistake-icon-elsewhere = ha { $found } come icona n. { $number }, che qui non significa niente: le icone { $whose } sono { $names } ({ $rule }).
mistake-no-icon = ha { $found } come icona n. { $number }, che non è un’icona { $whose } ({ $rule }); sono ammesse { $names }.
mistake-no-icon-near = ha { $found } come icona n. { $number }, che non è un’icona { $whose } ({ $rule }); intendevi { $near }?
mistake-no-space = ha { $found } come casella n. { $number }; una casella è { $names-or } (R11.1).
mistake-no-cylinders = non è un numero di cilindri; sono ammessi { $names } (R11.3).
mistake-no-name = non è un nome: i nomi sono parole minuscole unite da trattini, come lady-macbeth, di { $most } lettere al massimo.
mistake-reserved = è una parola che le mosse usano per altro; scegli un altro nome.
mistake-taken = usa il nome { $found }, come fa { $by }; scegli un altro nome.
mistake-no-row = ha { $found } come fila { $number }; deve essere { $what }.
mistake-no-cell = ha { $found } nella fila { $number }; una casella è { $names-or }, con uno spazio tra l’una e l’altra.
mistake-not-symmetric = ha la fila { $number } non simmetrica; i due lati si rispecchiano (R7.3).
mistake-bottom-row = ha una fila in basso di { $count }; deve avere 5, 7 o 9 caselle (R7.1).
mistake-row-width = ha { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    } nella fila { $number }; ogni fila ne ha una meno di quella sotto, quindi devono essere { $right } (R7.1).
mistake-virtual-count = ha { $count ->
        [one] { $count } elemento virtuale
       *[other] { $count } elementi virtuali
    } «v»; devono essere esattamente { $right } (R7.2).
mistake-on-virtual = ha la casella { $place } appoggiata su due elementi virtuali; nessuna può esserlo (R7.1).
mistake-unreadable = non si può leggere: { $why }.
mistake-too-large = supera { $most } byte; nessuna edizione ne ha bisogno.
mistake-too-many-dots = ha più di { $most } punti «.» alla riga { $line }; nessuna edizione ne ha bisogno.
mistake-no-utf-8 = non è testo UTF-8 (alla riga { $line }); salvalo come UTF-8.
mistake-too-deep = è annidato troppo in profondità; le tabelle di un’edizione hanno quattro livelli.
mistake-no-toml = non è TOML valido: { $why }.
mistake-huge-number = contiene un numero di migliaia di cifre; nessuna edizione ne ha bisogno.
mistake-more-mistakes = ha più errori dei { $most } elencati.
mistake-wanted-words = { $names-or }
mistake-wanted-words-rule = { $names-or } ({ $rule })
mistake-wanted-truth = true o false ({ $rule })
mistake-wanted-title = un testo su una riga, da 1 a { $most } caratteri, senza spazi prima né dopo
mistake-wanted-provenance = «rules», «attested» o «reconstructed», poi «: » e una nota se vuoi (R12.1), al massimo { $most } caratteri su una riga
mistake-wanted-cost = 1, 3 o 5, in sterline (R0.4)
mistake-wanted-copies = un numero intero da 1 a { $most }
mistake-wanted-circles = 2 o 3 (R6.3)
mistake-wanted-any-value = 4, 6 o 8 (R5.4)
mistake-wanted-value = { $names-or } per { $kind } (R5.4)
mistake-wanted-measure = { $names-or }, oppure una tabella come { $example }
mistake-wanted-measures = una lista da { $least } a { $most } misure
mistake-wanted-some = { $names-or }, oppure una lista di alcune di queste voci, ciascuna una volta
mistake-wanted-number = un numero intero da { $least } a { $most }
mistake-wanted-steps = una lista da uno a tre numeri interi da 1 a { $most }, nessuno minore del precedente, come [1, 2, 3] o [4, 4] (R10.4)
mistake-wanted-worth = un numero intero da 1 a 15, il valore di un costume (R6.2)
mistake-wanted-most-taken = un numero intero da 1 a 15, quanto si prende al massimo (R11.6)
mistake-wanted-ambiance = un numero intero da 1 a 5, passi di atmosfera (R11.6)
mistake-wanted-icons = una lista di icone { $whose }, da { $least } a { $most } ({ $rule })
mistake-wanted-no-icons = una lista vuota accanto a first-action: un attore così non viene mai attivato (R11.5)
mistake-wanted-cancelled = una delle icone dell’attivazione (R11.5)
mistake-wanted-rows = una lista di testi come ". . c . .", prima la fila in basso (R7.1)
mistake-wanted-spaces = una lista di caselle, da 1 a { $most }, come [".", "c"], prima quella in basso (R11.1)
mistake-wanted-powers = una tabella che associa numeri di cilindri a liste di icone, come { $example } (R11.3)
mistake-wanted-kept = una tabella con il solo «keep» per un numero di cilindri da 1 a 5, come { $example }, perché la carta si tiene (R11.4)
mistake-of-activation = di un’attivazione
mistake-of-base-activation = di un’attivazione del gioco base
mistake-of-rehearsal = di una prova
mistake-of-base-rehearsal = di una prova del gioco base
mistake-of-backstage-card = di una carta Backstage
mistake-of-laid-out-card = di una carta Backstage che non si tiene
mistake-found-nothing = niente
mistake-found-table = una tabella
mistake-found-no-table = una tabella vuota
mistake-found-list = una lista
mistake-found-no-list = una lista vuota
mistake-found-list-of = una lista di { $count } voci
mistake-found-huge = un numero enorme
mistake-found-type = un valore di tipo { $type }

# Notes of the shipped edition on where its values come from. Their names are the English words.

noted-a-mask-and-a-little-rehearsing-no-counts = una maschera e qualche prova, senza le quantità
noted-the-condensed-rules-name-a-3-costume-mistress-that-she-is-this-one-is-ours = le regole in breve citano una costumista da £3; che sia questa è una scelta nostra
noted-for-an-unnamed-actress = per un’attrice di cui non si dice il nome
noted-a-blue-set-element-is-attested-for-an-unnamed-actor = un elemento di allestimento blu è attestato per un attore di cui non si dice il nome
noted-an-odd-bottom-row-of-at-least-five-bricked-rows-and-four-virtual-elements-are-by-the-rules-a-pyramid-with-several-candles-is-attested = una fila in basso dispari di almeno cinque caselle, le file sfalsate e quattro elementi virtuali vengono dalle regole; una piramide con più candele è attestata
noted-the-rules-name-the-card-that-it-is-an-actor-is-our-ruling = le regole citano la carta; che sia un attore è una nostra decisione
noted-the-set-earns-objective-points-by-the-rules-what-is-counted-is-ours = per le regole l’allestimento dà punti obiettivo; che cosa si conta è una nostra scelta
noted-one-more-quill-its-colour-is-ours = una piuma in più; il suo colore è una scelta nostra
noted-the-rules-say-it-of-ophelia-who-does-not-move-the-player-in-an-act-either = le regole lo dicono di Ofelia, e nemmeno lei fa avanzare il giocatore su un atto
noted-the-red-mask-is-by-the-rules = la maschera rossa viene dalle regole
noted-four-spaces-in-a-column-are-attested-candles-are-by-the-rules-which-spaces-have-one-is-ours = quattro caselle in colonna sono attestate, le candele vengono dalle regole; quali caselle ne hanno una è una scelta nostra
noted-the-condensed-rules-leave-the-figure-out = le regole in breve non danno questa cifra
