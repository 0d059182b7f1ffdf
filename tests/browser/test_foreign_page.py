"""Pages of other sites, opened by somebody who plays here."""

from playwright.sync_api import Route, expect

from tests.browser.driver import Home
from tests.browser.people import Person
from tests.browser.serving import Server

ELSEWHERE = "http://evil.example/"
FORM = """<!doctype html><title>evil</title>
<form method="post" enctype="text/plain" action="{url}/api/guest">
<input name='{{"name":"Eve' value='"}}'></form><script>document.forms[0].submit()</script>"""


def test_a_form_of_a_foreign_page_takes_nobody_their_seat(person: Person, server: Server) -> None:
    home = Home(person).open().set_up().create("Ada", players=3)
    cookies = person.context.cookies()

    def form(route: Route) -> None:
        route.fulfill(body=FORM.format(url=server.url), content_type="text/html")

    tab = person.tab()
    tab.route(ELSEWHERE, form)
    with tab.expect_response(f"{server.url}/api/guest") as sent:
        tab.goto(ELSEWHERE)
    assert sent.value.status == 403
    # The time in the signature tells whether the cookie was made anew.
    assert person.context.cookies() == cookies
    person.page.reload()
    expect(home.seated("Ada")).to_be_visible()
