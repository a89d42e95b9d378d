"""A deal shared by its link: from the end of a game to its page, to a table of somebody else's, and into the ranking."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.support import Person, play_on

Visit = Callable[..., Visitor]


def play_out(person: Person, table: str, chance: int) -> None:
    """To the end, more quickly than by clicking."""
    with person.live(table) as line:
        play_on(line, random.Random(chance))


def test_a_deal_is_shared_played_and_ranked(visit: Visit) -> None:
    ann, ben = visit(axe=True), visit(phone=True, axe=True)
    ann.page.add_init_script("localStorage.setItem('name', 'Ann')")
    ann.seed = None  # a table with a chosen one has no deal
    ann.start(2)
    table = ann.table
    play_out(ann.person(), table, 1)
    ann.page.reload()  # and nobody has to watch how it went
    ann.page.get_by_role("button", name="Share this deal").click()
    ann.page.wait_for_url(re.compile(r"/deal/\w+$"))
    expect(ann.page.get_by_role("heading", name="A game for 2")).to_be_visible()
    expect(ann.page.locator("li.mine")).to_contain_text("Ann (you)")
    assert ann.axe() == [] and ann.cut() == [] and ann.sideways() <= 0
    # Somebody who gets the link.
    ben.page.goto(ann.page.get_by_label("The link to this deal").input_value())
    expect(ben.page.get_by_text("The games can be watched when you have finished yours.")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Watch the game of Ann")).to_have_count(0)
    assert ben.axe() == [] and ben.cut() == [] and ben.sideways() <= 0
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Play this deal").click()
    ben.page.wait_for_url(re.compile("/tables/"))
    assert ben.wait_for_turn()
    expect(ben.page.get_by_role("button", name="Hint")).to_have_count(0)
    play_out(ben.person(), ben.table, 2)
    ben.page.reload()
    ben.page.get_by_role("button", name="The ranking of this deal").click()
    expect(ben.page.locator("li.mine")).to_contain_text("Ben (you)")
    assert ben.axe() == [] and ben.cut() == [] and ben.sideways() <= 0
    ben.page.get_by_role("link", name="Watch the game of Ann").click()
    ben.page.wait_for_url(f"{ben.server.address}/replay/{table}")
    # Ann finds him there, by way of her games.
    ann.go_home()
    ann.page.get_by_role("button", name="Share this deal").click()
    expect(ann.page.locator("ol li", has_text="Ben")).to_be_visible()


def test_the_deal_of_the_day_is_at_the_door(visit: Visit) -> None:
    ann = visit(axe=True, language="fr")
    ann.go_home()
    panel = ann.page.locator("section", has=ann.page.get_by_role("heading", name="Donne du jour"))
    panel.get_by_role("button", name="Jouer cette donne").click()
    ann.page.wait_for_url(re.compile("/tables/"))
    assert ann.wait_for_turn()
    ann.go_home()
    expect(panel.get_by_role("button", name="Reprendre votre partie")).to_be_visible()
    assert ann.axe() == [] and ann.cut() == []
    play_out(ann.person(), ann.person().get("/api/deals/today")["going"], 1)
    ann.go_home()
    expect(panel).to_contain_text("Vous êtes à la place 1")
    panel.get_by_role("link", name="Classement").click()
    expect(ann.page.locator("li.mine")).to_be_visible()
    ann.page.get_by_role("link", name="La donne d’hier").click()
    expect(ann.page.get_by_text("Aucune partie ne compte encore ici")).to_be_visible()
