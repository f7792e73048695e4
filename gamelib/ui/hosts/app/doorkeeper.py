"""Who may come in: from which address, with which code, and how often one may ask."""

from __future__ import annotations

import hmac
import secrets
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from urllib.parse import urlsplit

LETTERS, LENGTH = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6
"""A code has so many of these letters; those that look alike are left out."""
TRIES, A_WHILE = 20, 60.0
"""So many wrong codes are heard in so many seconds from one address."""
MOST_ADDRESSES, MOST_TOKENS = 1000, 5000
"""Of so many addresses wrong codes are remembered, and so many visitors may have come in; the first of them are forgotten."""
RATE, BURST = 30.0, 60.0
"""Questions a second that one visitor may ask for long, and at once."""


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own, reached from nowhere else."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """An address of this machine in its network, as others can open it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
            return address
        except OSError:
            return socket.gethostname()


FORWARDED = ("Forwarded", "Via", "X-Forwarded-For", "X-Real-IP")
"""What a request carries that somebody else has passed on."""


def is_own_machine(peer: str, own: str, headers: Mapping[str, str]) -> bool:
    """Whether a request comes from the machine that serves it: from its loopback, or from the very address it was sent to.

    What was passed on comes from whoever passed it on, and says nothing of who asked.
    """
    if any(name in headers for name in FORWARDED):
        return False
    try:
        address, here = _plain(peer), _plain(own)
    except ValueError:
        return False
    return address.is_loopback or address == here


def _plain(address: str) -> IPv4Address | IPv6Address:
    """An address; one of the older kind also where it is written as one of the newer."""
    read = ip_address(address.partition("%")[0])
    return (read.ipv4_mapped or read) if isinstance(read, IPv6Address) else read


class Door:
    """The door of a server on one address: open on this machine, with a code for others.

    A name that leads here can be made by anybody, so only addresses, ``localhost`` and this machine's own name are answered:
    a page from elsewhere that has its own name point here gets nothing.
    """

    def __init__(self, ip: str) -> None:
        self.is_local = is_loopback(ip)
        self.code = "" if self.is_local else "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._names = (
            {"localhost"}
            if self.is_local
            else {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        )
        self._wrong = Tries()
        self._tokens: dict[str, None] = {}

    def knows_host(self, host: str) -> bool:
        """Whether a request was meant for this server, by the name it was sent to."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
            if name in self._names:
                return True
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or not self.is_local

    def is_own_page(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from a page of this server."""
        try:
            sender = urlsplit(origin or "").netloc.lower()
        except ValueError:
            return False
        return origin is not None and sender == host.lower() and self.knows_host(host)

    def opens(self, code: str, peer: str) -> bool:
        """Whether a code is right; after many wrong ones from an address nobody there is heard for a while."""
        if self._wrong.are_many(peer):
            return False
        if hmac.compare_digest(code.strip().upper().encode(), self.code.encode()):
            return True
        self._wrong.add(peer)
        return False

    def admit(self) -> str:
        """A token for somebody who gave the right code, who is known by it from now on."""
        token = secrets.token_urlsafe(32)
        self._tokens[token] = None
        if len(self._tokens) > MOST_TOKENS:
            del self._tokens[next(iter(self._tokens))]
        return token

    def admitted(self, token: str) -> bool:
        """Whether no code is needed here, or it was given for this token.

        One that is not known is no guess of the code: it is far too long for that, and every tab that was left open when the
        server was started anew brings one.
        """
        return not self.code or token in self._tokens


class Tries:
    """When wrong codes came, by the address they came from."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = {}

    def are_many(self, peer: str) -> bool:
        """Whether so many came from there that nobody there is heard now."""
        now = monotonic()
        return sum(now - when < A_WHILE for when in self._times.get(_neighbours(peer), ())) >= TRIES

    def add(self, peer: str) -> None:
        """A wrong code came from there; the address that was silent for longest is forgotten where there are too many."""
        name = _neighbours(peer)
        self._times[name] = [*self._times.pop(name, ()), monotonic()][-TRIES:]
        if len(self._times) > MOST_ADDRESSES:
            del self._times[next(iter(self._times))]


def _neighbours(peer: str) -> str:
    """The address that counts: of the newer kind everybody has very many, which share their first half."""
    try:
        address = _plain(peer)
    except ValueError:
        return peer
    return str(address) if isinstance(address, IPv4Address) else str(ip_network(f"{address}/64", strict=False))


class Pace:
    """How fast one visitor asks: whoever is too fast waits."""

    def __init__(self) -> None:
        self._left, self._when = BURST, monotonic()

    def wait(self) -> float:
        """The seconds to wait before the next question is heard."""
        now = monotonic()
        self._left = min(BURST, self._left + (now - self._when) * RATE) - 1
        self._when = now
        return max(0.0, -self._left / RATE)
