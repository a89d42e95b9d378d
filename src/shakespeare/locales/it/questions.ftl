# What is asked. $character is "nobody" where no character's power asks; $value is 0 where no value counts.

ask-first-recruit = Chi entra nella tua compagnia prima del primo giorno?
ask-wager = Quanti cilindri scommetti oggi? Chi ne scommette meno gioca per primo.
ask-action = Tocca a te: che cosa fai?
ask-token = Spendi un gettone «+3» per { $character-the }? Ora vale { $value }.
ask-take = { $value ->
        [0] { $elements ->
            [costumes] Quale elemento di costume { $colours-or } prende { $character-the }, e per chi?
            [sets] Dove piazza { $character-the } un elemento di allestimento { $colours-or }?
           *[both] Quale elemento { $colours-or } prende { $character-the }, e dove va?
        }
       *[other] { $elements ->
            [costumes] Quale elemento di costume prende { $character-the }? Resta un valore di { $value }.
            [sets] Quale elemento di allestimento prende { $character-the }? Resta un valore di { $value }.
           *[both] Quale elemento prende { $character-the }? Resta un valore di { $value }.
        }
    }
ask-step = { $character ->
        [nobody] L’atmosfera è buona: su quale atto avanzi?
       *[other] Su quale atto ti fa avanzare { $character-the }?
    }
ask-back = { $character ->
        [nobody] L’atmosfera è pesante: su quale atto retrocedi?
       *[other] Su quale atto ti fa retrocedere { $character-the }?
    }
ask-queen = Che cosa chiedi { $character-to }?
ask-keep = Quale obiettivo tieni: { $objectives-or }?
ask-spare = Chi resta in forma? Tutti gli altri che hanno lavorato prendono un gettone Riposo.

# Of Backstage.
ask-first-action = L’Orso ti fa agire prima di tutti: che cosa fai?
ask-theater = Quale elemento di allestimento { $colours-or } va nel tuo Teatro?
ask-hat = Chi riceve un cappello, e di che colore?
ask-double = Quale attore vuoi sostituire con { $character-the }?
ask-engage = Quale attore prendi dal mazzo del Lord?
ask-origin = { $move }: dai bauli o dagli scarti?
ask-masks = Giochi un obiettivo prima che l’atmosfera abbia effetto?
ask-rehearse = Chi prova adesso?
ask-prompt = Paghi £1 per evitare la penalità dell’{ $act }?
ask-salvage = { $value ->
        [0] Quale elemento giallo prendi dagli scarti, e dove va?
       *[other] Quale elemento prendi dagli scarti? Resta un valore di { $value }.
    }

## Moves, as they are offered.

move-wager = { $cylinders ->
        [one] Scommetti { $cylinders } cilindro
       *[other] Scommetti { $cylinders } cilindri
    }
move-recruit = Recluta { $card-the }
move-recruit-extra = Recluta { $card-the } come comparsa
move-activate = Attiva { $character-the }
move-pass = Passa
move-spend-token = Spendi un gettone «+3»
move-keep-token = Tieni il gettone
move-step = Avanza sull’{ $act }
move-back = Retrocedi sull’{ $act }
move-costume = Piazza un elemento { $colour } { $character-on }, cerchio { $circle }
move-set = Piazza un elemento { $colour } sulla casella { $place }
move-done = Non prendere altro
move-ask-money = Prendi £4
move-ask-objectives = Guarda gli obiettivi e tienine uno
# Moves stand in quotation marks themselves, so objectives have none here.
move-keep = Tieni l’obiettivo { $objective }
move-spare = Tieni in forma { $character-the }
move-use = { $cylinders ->
        [one] Usa { $card-the }, { $cylinders } cilindro
       *[other] Usa { $card-the }, { $cylinders } cilindri
    }
move-use-recruitment = { $cylinders ->
        [one] Usa { $card-the } con la carta Reclutamento
       *[other] Usa { $card-the }, { $cylinders } cilindri, compresa la carta Reclutamento
    }
move-theater = Piazza un elemento { $colour } nel Teatro
move-hat = Dai un cappello { $colour } { $character-to }
move-double = Sostituisci { $character-the }
move-engage = Prendi { $card-the }
move-from-crates = Prendi dai bauli
move-from-discards = Prendi dagli scarti
move-forgo = Rinuncia alla prima azione
move-play = Gioca l’obiettivo { $objective }
move-hold = Non giocare obiettivi oggi
move-hold-for-good = Non giocare obiettivi finché non ne tieni un altro
move-rehearse = Fai provare { $character-the }
move-pay-prompter = Paga £1
move-take-penalty = Subisci la penalità
