"""``/api/account``: accounts, and the data stored about a person."""

from typing import Final

from sevenwonders.server.api.account import (
    account,
    bots,
    data,
    devices,
    letters,
    password,
    sessions,
)

ROUTES: Final = (
    account.get_account,
    account.keep_games,
    account.sign_in,
    account.sign_out,
    password.change_password,
    password.set_mail,
    password.confirm_mail,
    password.forgotten,
    password.reset,
    letters.wish_for_turn_mail,
    letters.stop_turn_mail,
    sessions.list_sessions,
    sessions.end_session,
    devices.make_link,
    devices.use_link,
    bots.list_bots,
    bots.add_bot,
    bots.revoke_bot,
    data.export_data,
    data.delete_data,
)
