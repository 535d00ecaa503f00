"""Makes the files that are read: logs of sortis, and as many transactions or half-moves for the others."""

import datetime
import itertools
import json
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "bench" / "target" / "side-by-side"
STAMP = ROOT / "bench" / "target" / "bench" / "stamp"

A_DAY = 25
ACCOUNTS = ("Food", "Tools", "Travel", "Books", "Rent", "Wood", "Ore", "Gifts")
PAYEES = ("Baker", "Smith", "Ferry", "Library", "Landlord", "Forester", "Mine", "Florist")

# Anderssen and Kieseritzky 1851, Anderssen and Dufresne 1852, Morphy and two allies 1858.
GAMES = (
    "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 "
    "10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 "
    "18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7#",
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 "
    "10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 "
    "17. Nf6+ gxf6 18. exf6 Rg8 19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 "
    "24. Bxe7#",
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 "
    "10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 "
    "17. Rd8#",
)


def log(entries, routes=2, seed=1):
    """The log of an ordinary game."""
    path = FOLDER / f"game-{entries}-routes-{routes}-seed-{seed}.jsonl"
    return made(path, STAMP, lambda new: generate(entries, new, seed, routes))


def season(games, entries):
    """A folder of games."""
    path = FOLDER / f"season-{games}-of-{entries}"
    return made(path, STAMP, lambda new: generate(entries, new, 1000, 2, games))


def generate(entries, path, *more):
    arguments = [str(each) for each in (entries, path, *more)]
    subprocess.run([str(ROOT / "bench" / "generate"), *arguments], check=True)


def made(path, source, make):
    """The file, made anew if it is older than what it is made from; never half of it."""
    if not path.exists() or path.stat().st_mtime < source.stat().st_mtime:
        FOLDER.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        remove(new)
        make(new)
        remove(path)
        new.rename(path)
        os.utime(path)
    return path


def remove(path):
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def without_last(path):
    """The same log without its last entry."""

    def make(new):
        with open(path, encoding="utf-8") as source, open(new, "w", encoding="utf-8") as target:
            held = None
            for line in source:
                if held is not None:
                    target.write(held)
                held = line

    return made(path.with_name(path.stem + "-but-one.jsonl"), path, make)


def last_turn(path):
    with open(path, "rb") as file:
        file.seek(max(0, os.path.getsize(path) - 65536))
        last = json.loads(file.read().splitlines()[-1])
    return last.get("to", last["turn"])


def journal(transactions):
    """For hledger and ledger: transactions of two postings, and a balance assertion a day."""
    return text(f"{transactions}.journal", journal_lines(transactions))


def journal_lines(transactions):
    for number, day, cents, balance, is_last in bookings(transactions):
        account = ACCOUNTS[number % len(ACCOUNTS)]
        asserted = f" = {-balance / 100:.2f} EUR" if is_last else ""
        yield f"{day} ({number}) {PAYEES[number % len(PAYEES)]} | so far so good  ; p{number // 24} l{number % 24}\n"
        yield f"    expenses:{account.lower()}    {cents / 100:.2f} EUR\n"
        yield f"    assets:cash    {-cents / 100:.2f} EUR{asserted}\n\n"


def ledger_of_beancount(transactions):
    """For bean-check and rledger: the same bookings, and the balance on the morning of the next day."""
    return text(f"{transactions}.beancount", beancount_lines(transactions))


def beancount_lines(transactions):
    for account in ("Assets:Cash", *(f"Expenses:{account}" for account in ACCOUNTS)):
        yield f"1999-12-31 open {account} EUR\n"
    for number, day, cents, balance, is_last in bookings(transactions):
        yield f'\n{day} * "{PAYEES[number % len(PAYEES)]}" "so far so good"\n'
        yield f'  paper: "p{number // 24} l{number % 24}"\n'
        yield f"  Expenses:{ACCOUNTS[number % len(ACCOUNTS)]}    {cents / 100:.2f} EUR\n"
        yield f"  Assets:Cash    {-cents / 100:.2f} EUR\n"
        if is_last:
            yield f"\n{day + datetime.timedelta(1)} balance Assets:Cash    {-balance / 100:.2f} EUR\n"


def bookings(transactions):
    """Number, day, amount in cents, all spent by then, and whether it is the last one of its day."""
    balance = 0
    for number in range(transactions):
        cents = 100 + number * 7919 % 9973
        balance += cents
        day = datetime.date(2000, 1, 1) + datetime.timedelta(number // A_DAY)
        yield number, day, cents, balance, number % A_DAY == A_DAY - 1


def games(half_moves):
    """For pgn-extract and python-chess: three famous games over and over, so many half-moves in all."""
    return text(f"{half_moves}.pgn", game_lines(half_moves))


def game_lines(half_moves):
    left = half_moves
    for number in itertools.count(1):
        words = GAMES[number % len(GAMES)].split()
        moves = [word for word in words if not word.endswith(".")][:left]
        result = "1-0" if moves[-1].endswith("#") else "*"
        yield f'[Event "Game {number}"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "{number}"]\n'
        yield f'[White "Ada"]\n[Black "Bea"]\n[Result "{result}"]\n\n'
        yield " ".join(numbered(moves)) + f" {result}\n\n"
        left -= len(moves)
        if left == 0:
            return


def numbered(moves):
    for index, move in enumerate(moves):
        yield f"{index // 2 + 1}. {move}" if index % 2 == 0 else move


def text(name, lines):
    def make(new):
        with open(new, "w", encoding="utf-8") as file:
            file.writelines(lines)

    return made(FOLDER / name, Path(__file__), make)
