"""What a host may set: every name, its kind, its default and what it is for, once.

The file (`comptoir settings` prints it), the variables of the environment, `--set` and the table of docs/hosting.md are
made from these structs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Rate = tuple[Annotated[float, Meta(ge=0)], Annotated[float, Meta(ge=1)]]
"""So many a second, and a burst saved up."""
MEGABYTES = 1_000_000


NAME = "tables.example.org"
SITE = "https://tables.example.org"
MAILBOX = "comptoir@example.org"
SHAPES = {
    NAME: r"[0-9A-Za-z_-]+(\.[0-9A-Za-z_-]+)*",
    SITE: r"https?://[0-9A-Za-z_.:\[\]-]+/?",
    MAILBOX: r"([^<>@\r\n]*<)?[^@\s<>,]+@[^@\s<>,]+>?",
}
"""How some texts are written, by an example."""


def about(text: str, least: float | None = None, most: float | None = None, **more: bool | str) -> Meta:
    """What a setting is for, between which values it lies, and (`like`) which example it is written like."""
    return Meta(description=text, ge=least, le=most, extra=more)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is enough for anybody.

    Two numbers are so many a second, and a burst that may be saved up."""

    message: Annotated[int, about("Bytes of one message over a socket.", 1024, MEGABYTES)] = 16 * 1024
    body: Annotated[int, about("Bytes of one request.", 1024, 10 * MEGABYTES)] = 64 * 1024
    record: Annotated[int, about("Bytes of an imported record.", 1024, 100 * MEGABYTES)] = 2 * MEGABYTES
    moves: Annotated[int, about("Moves in an imported record.", 1, MEGABYTES)] = 10_000
    seed: Annotated[int, about("Characters of the seed of an imported record.", 64, 10_000)] = 200
    log: Annotated[
        int,
        about("Entries of a game's log: no game that is played to be won comes near.", 1_000, MEGABYTES),
    ] = 20_000
    talked: Annotated[
        int,
        about(
            "Entries after which only what the table waits for is taken, so that every game ends.",
            1,
            MEGABYTES,
        ),
    ] = 10_000
    chat: Annotated[int, about("Characters of a line of chat.", 1, 10_000)] = 500
    chat_kept: Annotated[int, about("Lines of chat kept at a table.", 1, 10_000)] = 200
    orders: Annotated[int, about("Answers that one seat may plan ahead.", 0, 100)] = 20
    tried: Annotated[int, about("Moves that are tried out one after the other.", 0, 400)] = 120
    memo: Annotated[int, about("Characters of what one notes for oneself at a table.", 0, 10_000)] = 4_000
    unfinished: Annotated[int, about("Unfinished tables that one person may own.", 1, MEGABYTES)] = 20
    quiet: Annotated[int, about("Hours of a day that somebody may call quiet.", 0, 23)] = 16
    vacation: Annotated[int, about("Days of vacation of one person in a year.", 0, 366)] = 60
    watchers: Annotated[int, about("Sockets at one table that look through no seat.", 0, MEGABYTES)] = 200
    sockets: Annotated[int, about("Sockets of one person, over all tables.", 1, MEGABYTES)] = 20
    sockets_address: Annotated[int, about("Sockets of one address, whoever is there.", 1, MEGABYTES)] = 200
    frames: Annotated[int, about("Frames of a replay in one answer.", 1, 10_000)] = 100
    listed: Annotated[int, about("Tables in one list.", 1, 10_000)] = 100
    waiting: Annotated[int, about("Messages that wait for a slow socket before it is cut.", 2, 100_000)] = 100
    waiting_bytes: Annotated[int, about("Their bytes.", 1024, 1000 * MEGABYTES)] = 8 * MEGABYTES
    buckets: Annotated[int, about("Guests and addresses of which is known how much they did.", 2)] = 20_000

    first_look: Annotated[float, about("Seconds that a socket has to say what it came for.", 0.01)] = 20.0
    last_words: Annotated[float, about("Seconds that a socket has to take leave.", 0.01)] = 2.0
    wish: Annotated[float, about("Seconds that a wish to take back waits for an answer.", 0.01)] = 60.0

    head: Annotated[int, about("Bytes of a request before its body.", 1024, MEGABYTES)] = 32 * 1024
    head_time: Annotated[float, about("Seconds to say what is wanted.", 0.01)] = 10.0
    body_time: Annotated[float, about("Seconds to send the rest of a request.", 0.01)] = 60.0
    keep_alive: Annotated[float, about("Seconds between an answer and the next question.", 0.01)] = 5.0
    reading_time: Annotated[
        float, about("Seconds to take in an answer, counted while nothing is taken.", 0.01)
    ] = 60.0
    connections: Annotated[
        int, about("Connections of one address; a trusted proxy has as many as it needs.", 1)
    ] = 300
    half_open: Annotated[
        int, about("Connections of one address that have not said yet what they want.", 1)
    ] = 100
    half_open_proxy: Annotated[
        int, about("The same for a trusted proxy: after a restart all come back at once.", 1)
    ] = 2000

    prefix: Annotated[
        int, about("Bits of an IPv6 address that are one household's, and counted as one address.", 32, 128)
    ] = 64
    requests: Annotated[Rate, about("Requests of one person.")] = (20, 60)
    requests_address: Annotated[Rate, about("Requests of one address.")] = (200, 800)
    messages_socket: Annotated[Rate, about("Messages over one socket.")] = (20, 40)
    messages: Annotated[Rate, about("Messages of one person.")] = (30, 80)
    messages_address: Annotated[Rate, about("Messages of one address.")] = (300, 900)
    previews: Annotated[Rate, about("Moves that one person has shown beforehand.")] = (15, 40)
    previews_address: Annotated[Rate, about("The same for one address.")] = (60, 200)
    talk: Annotated[Rate, about("Lines of chat of one person.")] = (1, 10)
    talk_address: Annotated[Rate, about("Lines of chat of one address.")] = (5, 50)
    entries: Annotated[Rate, about("Entries of logs told to one person, and moves replayed for it.")] = (
        1_000,
        20_000,
    )
    entries_address: Annotated[Rate, about("The same for one address.")] = (5_000, 100_000)
    record_bytes: Annotated[Rate, about("Bytes of records that one person imports.")] = (2_500, 2_500_000)
    record_bytes_address: Annotated[Rate, about("The same for one address.")] = (10_000, 10_000_000)
    record_moves: Annotated[Rate, about("Moves of records that one person imports.")] = (100, 100_000)
    record_moves_address: Annotated[Rate, about("The same for one address.")] = (400, 400_000)
    newcomers: Annotated[Rate, about("New guests of one address.")] = (2, 100)
    log_ins: Annotated[Rate, about("Tries to log in under one name.")] = (0.05, 10)
    log_ins_address: Annotated[Rate, about("The same for one address.")] = (0.2, 40)
    tests: Annotated[Rate, about("Tests of notices, and mails to confirm an address, of one person.")] = (
        0.02,
        8,
    )
    tests_address: Annotated[Rate, about("The same for one address.")] = (0.1, 30)
    complaints: Annotated[Rate, about("What one person tells the hosts of others.")] = (0.01, 10)
    complaints_address: Annotated[Rate, about("The same for one address.")] = (0.05, 30)
    biddings: Annotated[Rate, about("People whom one person asks to a table.")] = (0.1, 20)
    biddings_address: Annotated[Rate, about("The same for one address.")] = (0.5, 60)
    tables: Annotated[Rate, about("New tables of one address.")] = (0.5, 100)
    bot_tables: Annotated[Rate, about("New tables of one address at which nobody sits.")] = (0.05, 12)
    picture: Annotated[
        int,
        about("Bytes of a picture that who shares a public game leaves for its link; 0: none is kept.", 0),
    ] = 1_500_000
    pictures: Annotated[Rate, about("Such pictures of one person.")] = (0.005, 6)
    pictures_address: Annotated[Rate, about("The same for one address.")] = (0.02, 20)
    links: Annotated[
        Rate,
        about(
            "Previews of links, and pictures of them, for one address; beyond them the page comes without."
        ),
    ] = (2, 60)
    gazettes: Annotated[
        Rate, about("Pages of one person about deals, clubs, tournaments, ratings and people.")
    ] = (2, 60)
    gazettes_address: Annotated[Rate, about("The same for one address.")] = (10, 300)
    asides: Annotated[Rate, about("What one person says though nobody waits for it: wishes, offers.")] = (
        1,
        30,
    )
    asides_table: Annotated[Rate, about("The same at one table.")] = (3, 60)
    habits: Annotated[Rate, about("Changes of one person's quiet hours and vacations.")] = (0.0005, 20)
    shifts: Annotated[
        int,
        about(
            "Changes of quiet hours, or of their zone, in thirty days: no clock is dodged by them.", 1, 1000
        ),
    ] = 6
    hints: Annotated[Rate, about("Hints that one person asks for.")] = (0.2, 10)
    hints_address: Annotated[Rate, about("The same for one address.")] = (1, 40)
    trials: Annotated[Rate, about("Times that one person tries moves out.")] = (4, 30)
    trials_address: Annotated[Rate, about("The same for one address.")] = (12, 120)
    reviews: Annotated[
        Rate, about("Games that one person wants looked back on, beside those that end here.")
    ] = (0.02, 10)
    reviews_address: Annotated[Rate, about("The same for one address.")] = (0.1, 50)
    histories: Annotated[Rate, about("Times that one person takes all their games as a file.")] = (0.01, 5)
    histories_address: Annotated[Rate, about("The same for one address.")] = (0.05, 20)
    history: Annotated[int, about("Games in such a file.", 1, MEGABYTES)] = 10_000
    tournaments: Annotated[int, about("Unfinished tournaments that one person may run.", 0, MEGABYTES)] = 5
    entrants: Annotated[int, about("Entrants of a tournament.", 3, 500)] = 64
    tournament_bots: Annotated[int, about("Bots among them.", 0, 500)] = 16
    clubs: Annotated[int, about("Clubs of this house.", 0, 10_000)] = 100
    members: Annotated[int, about("Members of a club.", 1, MEGABYTES)] = 500
    deals: Annotated[int, about("Deals that one person may share with others.", 0, MEGABYTES)] = 100


class Bots(msgspec.Struct, frozen=True, kw_only=True):
    """Where bots think, and how long."""

    threads: Annotated[int, about("Threads for the quick ones.", 1, 64)] = 2
    processes: Annotated[int, about("Processes for those that ponder.", 1, 256)] = 2
    review: Annotated[
        float,
        about("Seconds of processor time to look back on a game that is over; 0: none is.", 0),
    ] = 30.0
    patience: Annotated[
        float, about("Seconds after which another answers for one that thinks too long.", 0.01)
    ] = 20.0


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """What the server writes to its error channel: never a card, a move, a seed or a cookie."""

    format: Annotated[Literal["human", "json"], about("For people, or a line of JSON for each thing.")] = (
        "human"
    )
    level: Annotated[
        Literal["debug", "info", "warning", "error"], about("How grave it must be to be written.")
    ] = "warning"


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """Figures for Prometheus, at /metrics: for this machine itself, or for who knows the token."""

    token: Annotated[
        str,
        about("What Prometheus sends as its bearer token; empty: only this machine may ask.", secret=True),
    ] = ""


class Admin(msgspec.Struct, frozen=True, kw_only=True):
    """Who may use the page of the hosts, at /admin."""

    people: Annotated[
        tuple[str, ...],
        about("Hosts by their numbers (`comptoir admin people`); `comptoir admin invite` makes others."),
    ] = ()


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """What brings people together: a deal of the day, ratings, tournaments."""

    daily: Annotated[bool, about("A deal of the day for each game.")] = True
    daily_level: Annotated[str, about("The bots of the deal of the day.")] = "greedy"
    one_address: Annotated[
        bool, about("Games count for ratings though two people came from one address.")
    ] = False


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """What `comptoir admin prune` forgets: tables that have not changed for so many days; 0 keeps them for ever."""

    over: Annotated[int, about("Days for games that are over.", 0, 100_000)] = 0
    closed: Annotated[int, about("Days for tables that were closed before they began.", 0, 100_000)] = 30
    playing: Annotated[int, about("Days for games under way that nobody plays on.", 0, 100_000)] = 0


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """Who sends e-mail, for notices; without a server and a sender none is."""

    server: Annotated[str, about("The name of the mail server (SMTP).")] = ""
    port: Annotated[int, about("Its port.", 1, 65535)] = 587
    security: Annotated[
        Literal["starttls", "tls", "none"],
        about("How the way to it is guarded; none is for a server on this machine."),
    ] = "starttls"
    user: Annotated[str, about("The name to log in there with; empty: none is asked for.")] = ""
    password: Annotated[str, about("The password for it.", secret=True)] = ""
    sender: Annotated[str, about("The address that mail comes from, comptoir@example.org.", like=MAILBOX)] = (
        ""
    )


class Noticing(msgspec.Struct, frozen=True, kw_only=True):
    """Notices by web push, webhook and ntfy."""

    private: Annotated[
        bool,
        about("People may name addresses of this machine and its network, a ntfy at home for instance."),
    ] = False
    most: Annotated[int, about("Ways by which one person is reached.", 1, 100)] = 10


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens, and where it keeps its tables."""

    host: Annotated[str, about("The address to listen on; 0.0.0.0 or :: lets other machines in.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, about("The port to listen on; 0 takes any that is free.", 0, 65535)] = 8000
    data: Annotated[
        str, about("The folder in which tables are kept; empty: where your system keeps data.")
    ] = ""
    database: Annotated[
        str,
        about(
            "A PostgreSQL database in which tables are kept instead, postgresql://user:password@host/name.",
            secret=True,
        ),
    ] = ""
    hosts: Annotated[
        tuple[str, ...],
        about(
            "Names by which browsers reach the server, beside addresses and names of this network; others are refused.",
            like=NAME,
        ),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        about(
            "Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.",
            network=True,
        ),
    ] = ("127.0.0.1", "::1")
    site: Annotated[
        str,
        about(
            "The address of the house as browsers write it, https://tables.example.org: links in notices lead there.",
            like=SITE,
        ),
    ] = ""
    rp_id: Annotated[
        str,
        about(
            "The name that passkeys are bound to; empty: that of `site`, or of the page they are used on.",
            like=NAME,
        ),
    ] = ""
    limits: Limits = Limits()
    bots: Bots = Bots()
    log: Log = Log()
    metrics: Measured = Measured()
    admin: Admin = Admin()
    keep: Keep = Keep()
    club: Club = Club()
    mail: Mail = Mail()
    notices: Noticing = Noticing()

    @property
    def where(self) -> Path | str:
        """Where tables are kept: a folder, or the address of a database."""
        return self.database or Path(self.data)


AS_USUAL = Settings()
