"""The referee of the Backstage expansion (R11), read from `docs/rules.md` and `docs/record.md` as the base game is."""

from tests.referee.referee import JEWELS, PRICED, SOURCES, VALUE, Character, Draw, Referee, cards

CYLINDERS = 5
LORD = 9  # cards in the Lord's deck
KINDS_OF_PARTS = ("white", "others-back", "objective")  # what a player rehearses in any order (R9.1)


class BackstageReferee(Referee):
    backstage = True
    sources_of_prestige = (*SOURCES[:-1], "hats", SOURCES[-1])  # R11.8: the pay comes last

    def set_the_table(self):
        """R11.1, R11.2"""
        data = self.edition["backstage"]
        self.card_data |= cards(data["actors"])
        self.objective_data |= data["objectives"]
        self.theater_spaces = data["theater"]["spaces"]
        self.backstage_data = cards(data["cards"])
        super().set_the_table()
        self.lord = []  # the top first
        self.backstage_deck = list(self.backstage_data)
        self.backstage_row = []
        self.backstage_discards = []
        self.uses = []  # of backstage cards, this day
        self.played = []  # objectives with a mask, all the game
        for player in self.players:
            player.card_cylinders = 0
            player.theater = []  # colours, bottom first
            player.hats = {}  # a character's name -> colour
            player.fewer_rests = 0
            player.held = 0  # so many own looks had there been when the objectives were held for good
            player.excused = False  # from the penalty that comes next

    def first_recruits(self):
        actors = [card for card in self.deck if self.card_data[card]["kind"] == "actor"]
        self.lord = list((yield Draw("lord", LORD, actors)))
        self.deck = [card for card in self.deck if card not in self.lord]
        yield from super().first_recruits()
        yield from self.lay_out_backstage_cards()

    def lay_out_backstage_cards(self):
        """R11.2"""
        yield from self.lay_out("backstage", self.backstage_deck, self.backstage_discards, self.backstage_row)

    def join(self, player, newcomer):
        super().join(player, newcomer)
        newcomer.joined = 0 if self.phase == "setup" else self.day

    # Phases 1 and 2

    def wager(self):
        """R11.3; R11.9: one player has all five for characters and for cards."""
        yield from super().wager()
        for player in self.players:
            player.card_cylinders = CYLINDERS if self.solo else CYLINDERS - player.wagered

    def recruitment_and_activation(self):
        self.phase = "company"
        if not self.solo:
            yield from self.first_action()
        yield from super().recruitment_and_activation()
        for player in self.players:
            player.card_cylinders = 0  # what is left goes back

    def first_action(self):
        """R11.5: the bear's, from the day after it joins."""
        for player in self.players:
            bears = [one for one in player.troupe if one.data.get("first-action") and one.kind == "actor"]
            if any(bear.joined < self.day for bear in bears):
                action, *details = yield from self.ask(player, self.actions(player) | {"forgo": ("forgo",)})
                if action != "forgo":
                    yield from self.act(player, action, *details)

    def actions(self, player):
        """R11.3"""
        options = super().actions(player)
        taken = [use["card"] for use in self.uses]
        for card in self.backstage_row:
            for printed in self.backstage_data[card]["powers"] if card not in taken else []:
                number = int(printed)
                if number <= player.card_cylinders:
                    options[f"use {card} {number}"] = ("use", card, number, False)
                if number - 1 <= player.card_cylinders and not player.recruited:
                    options[f"use {card} {number} with recruitment"] = ("use", card, number, True)
        return options

    def act(self, player, action, *details):
        if action == "use":
            yield from self.use(player, *details)
        else:
            yield from super().act(player, action, *details)

    def activate(self, player, character):
        if self.solo:
            player.card_cylinders -= 1
        yield from super().activate(player, character)

    def placed_cylinders(self, player):
        """R11.9"""
        return super().placed_cylinders(player) + self.cylinders_on_cards()

    def cylinders_on_cards(self):
        return sum(use["number"] - use["recruitment"] for use in self.uses)

    # Backstage cards

    def use(self, player, card, number, with_recruitment):
        """R11.3"""
        use = {"seat": player.seat, "card": card, "number": number, "recruitment": with_recruitment}
        self.uses.append(use)
        player.card_cylinders -= number - with_recruitment
        if self.solo:
            player.cylinders = player.card_cylinders
        if with_recruitment:
            player.recruited = True
        for icon in self.backstage_data[card]["powers"][str(number)]:
            if icon == "keep":
                self.keep_card(player, card)
            else:
                yield from self.resolve_icon(player, icon, "activation")

    def keep_card(self, player, card):
        """R11.4: the prompter and the rag-picker."""
        self.backstage_row.remove(card)
        data = self.backstage_data[card]
        self.join(player, Character(card, data, data["kept"], 0))

    def resolve_icon(self, player, icon, source):
        """R11.4, R11.5"""
        word, _, detail = icon.partition("-")
        if icon == "coin2":
            player.money += 2
        elif word == "theater":
            yield from self.furnish_theater(player, colours_worth(detail))
        elif icon == "hat":
            yield from self.put_on_hat(player)
        elif word == "double":
            yield from self.stand_in(player, int(detail))
        elif word == "lord":
            yield from self.engage(player, self.lord[:1] if detail == "top" else self.lord)
        elif icon == "fewer-rest":
            player.fewer_rests += 1
        elif icon == "jewel":
            yield from self.take_elements(player, JEWELS)
        elif word == "costume" and detail[0].isdigit():
            yield from self.take_elements(player, [("costume", colour) for colour in colours_worth(detail)])
        elif icon == "others-back":
            for other in self.initiative if source == "rehearsal" else self.order:
                if other is not player:
                    yield from self.move_on_any_act(other, -1)
        elif icon == "others-coin":
            for other in self.players:
                if other is not player:
                    other.money = max(0, other.money - 1)
        elif icon == "objective":
            if self.fresh_objectives or self.returned_objectives:
                yield from self.look_at_objectives(player)
        else:
            yield from super().resolve_icon(player, icon, source)

    def furnish_theater(self, player, colours):
        """The Architect."""
        if len(player.theater) == len(self.theater_spaces):
            return
        laid_out = [colour for colour in colours if self.crates["sets"][colour]]
        options = {f"theater {colour}": colour for colour in laid_out} | {"done": None}
        chosen = yield from self.ask(player, options)
        if chosen is None:
            return
        self.crates["sets"][chosen] -= 1
        if self.theater_spaces[len(player.theater)] == "c":
            self.gain_prestige(player, "candles", 1)
        player.theater.append(chosen)
        for colour in player.theater:
            self.apply_colour(player, colour)

    def put_on_hat(self, player):
        """The Hatter."""
        heads = [one.name for one in player.troupe if one.costume and one.name not in player.hats]
        colours = [colour for colour in PRICED if self.crates["costumes"][colour]]
        options = {f"hat {colour} {head}": (colour, head) for head in heads for colour in colours}
        chosen = yield from self.ask(player, options | {"done": None})
        if chosen is not None:
            colour, head = chosen
            self.crates["costumes"][colour] -= 1
            player.hats[head] = colour

    def stand_in(self, player, cost):
        """The Double."""
        actors = [one for one in player.troupe if one.kind == "actor" and one.cost() == cost]
        options = {f"double {one.name}": one for one in actors if one.is_ever_activated()}
        if options:
            actor = yield from self.ask(player, options)
            self.gain_initiative(player)
            yield from self.play_part(player, actor)

    def engage(self, player, choice):
        """The Lord Chamberlain."""
        if choice:
            card = yield from self.ask(player, {f"engage {card}": card for card in choice})
            self.lord.remove(card)
            data = self.card_data[card]
            self.join(player, Character(card, data, "actor", data["circles"]))

    # Characters

    def part(self, actor):
        """R11.5"""
        icons = super().part(actor)
        if actor.costumed():
            icons = [icon for icon in icons if icon != actor.data.get("costumed-cancels")]
            icons += actor.data.get("costumed", [])
        return icons

    def sources(self, player, craftsman):
        """R11.4: the rag-picker."""
        for one in player.troupe:
            serves_cost = one.data.get("serves-cost", craftsman.cost())
            if one.data.get("serves") == craftsman.kind and serves_cost == craftsman.cost():
                return {"crates": self.crates, "discards": self.discards}
        return super().sources(player, craftsman)

    def circles_to_fill(self, character):
        """The circle under the hat, and the first of the others, which are alike."""
        free = character.free_circles()
        return free[:2] if 1 in free else free[:1]

    # Phase 3

    def play_masks(self):
        """R11.6"""
        for player in self.order:
            looks = sum(look["seat"] == player.seat for look in self.looks)
            while player.objectives and player.held < looks:
                masks = [name for name in player.objectives if self.bears_mask(name)]
                options = {f"play {name}": name for name in masks}
                options |= {"hold": None, "hold for good": "for good"}
                choice = yield from self.ask(player, options)
                if choice == "for good":
                    player.held = looks
                if choice in (None, "for good"):
                    break
                player.objectives.remove(choice)
                self.played.append({"seat": player.seat, "objective": choice, "looks": len(self.looks)})
                yield from self.play_mask(player, self.objective_data[choice])

    def bears_mask(self, name):
        return self.objective_data[name].get("kind") in ("salvage", "gold", "cheer", "run")

    def play_mask(self, player, objective):
        discards = {"discards": self.discards}
        if objective["kind"] == "salvage":
            wanted = [(kind, colour) for kind in ("costume", "set") for colour in PRICED]
            yield from self.take_elements(player, wanted, objective["value"], discards)
        elif objective["kind"] == "gold":
            yield from self.take_elements(player, JEWELS, None, discards)
        elif objective["kind"] == "cheer":
            player.change_ambiance(objective["amount"])
        else:
            for act in self.acts:
                act.move(player.seat, +1)

    # Phase 4

    def rehearse(self, player):
        """R9.1: whose part comes next is asked as long as there is more than white quills."""
        parts = {}
        for one in player.troupe:
            icons = one.data["rehearse"] if one.costumed() else []
            for icon in [icon for icon in icons if icon not in KINDS_OF_PARTS]:
                yield from self.resolve_icon(player, icon, "rehearsal")
            own_parts = [icon for icon in icons if icon in KINDS_OF_PARTS]
            if self.solo:
                own_parts = [icon for icon in own_parts if icon != "others-back"]  # there is nobody else
            if own_parts:
                parts[one.name] = own_parts
        while parts:
            name = next(iter(parts))
            if any(icon != "white" for icons in parts.values() for icon in icons):
                name = yield from self.ask(player, {f"rehearse {name}": name for name in parts})
            yield from self.resolve_icon(player, parts[name].pop(0), "rehearsal")
            if not parts[name]:
                del parts[name]

    def penalise(self, act):
        """R11.4: the prompter."""
        for player in self.initiative:
            prompted = any(one.kind == "prompter" for one in player.troupe)
            if prompted and player.money and act.space(player.seat) <= 3:
                player.excused = yield from self.ask(player, {"pay prompter": True, "take penalty": False})
                player.money -= player.excused
        for player in self.players:
            if act.space(player.seat) <= 3 and not player.excused:
                self.gain_prestige(player, "acts", -1)
            player.excused = False

    # Phases 5 and 6

    def lay_out_cards(self):
        """R11.2: backstage cards follow, but not in the setup."""
        yield from super().lay_out_cards()
        if self.phase == "maintenance":
            self.backstage_discards += self.backstage_row
            self.backstage_row.clear()
            if self.solo:
                self.players[0].wagered -= self.cylinders_on_cards()  # they come back with the cards
            self.uses.clear()
            yield from self.lay_out_backstage_cards()

    def number_to_spare(self, player):
        """R11.4: the Director."""
        return super().number_to_spare(player) + player.fewer_rests

    def put_to_rest(self, player):
        super().put_to_rest(player)
        player.fewer_rests = 0

    # The end

    def on_payroll(self, player, objectives_are_known=True):
        """R11.6: the dearest one is fired."""
        kinds = [self.objective_data[name].get("kind") for name in player.objectives]
        if not objectives_are_known or "dismissal" not in kinds:
            return player.troupe
        fired = max(player.troupe, key=Character.cost)
        return [character for character in player.troupe if character is not fired]

    def fitting_hats(self, player):
        """R11.4"""
        first = {one.name: one.costume[0] for one in player.troupe if one.costume}
        return sum(VALUE[hat] + VALUE.get(first[name], 0) == 6 for name, hat in player.hats.items())

    def placed_backstage(self, player, place):
        return player.theater if place == "theater" else list(player.hats.values())

    def theater_candles(self, player):
        spaces = self.edition["backstage"]["theater"]["spaces"]
        return spaces[: len(player.theater)].count("c")

    def objective_points(self, player, name):
        if "measure" not in self.objective_data[name]:
            return 0  # R11.6
        return super().objective_points(player, name)

    def table(self):
        table = super().table()
        table["backstage"] = {
            "lord": list(self.lord),
            "row": list(self.backstage_row),
            "uses": [dict(use) for use in self.uses],
            "deck": sorted(self.backstage_deck),
            "discards": sorted(self.backstage_discards),
            "played": [dict(one) for one in self.played],
            "players": [self.public_backstage(player) for player in self.players],
        }
        return table

    def public_backstage(self, player):
        return {
            "cylinders": player.card_cylinders,
            "theater": list(player.theater),
            "hats": dict(player.hats),
            "fewer_rests": player.fewer_rests,
            "spared": [one.name for one in player.troupe if one in player.spared],
            "held": player.held,
            "excused": player.excused,
        }


def colours_worth(worth):
    """`2-4` or `5`: the colours with a price in these limits."""
    least, _, most = worth.partition("-")
    return [colour for colour in PRICED if int(least) <= VALUE[colour] <= int(most or least)]
