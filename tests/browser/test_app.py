"""The client as an app: it can be installed, says when the server is away, and is shared."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import DESK, PHONE, Person
from tests.browser.serving import Server

APP: Final = DESK._replace(worker=True)
CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
SHARE: Final = """() => {
  navigator.share = async (what) => { window.shared = what; };
}"""


def test_the_app_can_be_installed(person: Person) -> None:
    person.page.goto("/")
    found = person.page.evaluate(
        """async () => {
          const at = document.querySelector('link[rel=manifest]').href;
          const answer = await fetch(at);
          const manifest = await answer.json();
          const icons = await Promise.all(manifest.icons.map(async (one) => {
            const icon = await fetch(one.src);
            return icon.headers.get('content-type') === one.type;
          }));
          return { type: answer.headers.get('content-type'), manifest, icons };
        }"""
    )
    manifest = found["manifest"]
    assert found["type"].startswith("application/manifest+json")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert all(found["icons"])


def test_a_page_says_that_the_server_is_away_and_comes_back(
    invite: Invite, own_server: Server
) -> None:
    page = invite(own_server, APP).page
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    own_server.kill()
    page.goto("/")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    own_server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Build a city that outlasts the ages")


def test_a_table_is_shared_by_link_code_and_the_system(invite: Invite, server: Server) -> None:
    person = invite(server, PHONE)
    person.page.add_init_script(f"({SHARE})()")
    lobby = Home(person).open().set_up().create("Ada", players=3)
    share = person.page.locator("section[aria-labelledby=share]")
    share.get_by_role("button", name="Send").tap()
    assert person.page.evaluate("shared.url") == lobby.link
    share.get_by_role("button", name="QR code").tap()
    expect(share.get_by_role("img", name="The link as a QR code")).to_be_visible()
