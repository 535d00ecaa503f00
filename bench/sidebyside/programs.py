"""The commands: sortis, the least that its platform takes, and other programs that check files of entries."""

import os
import shutil
import subprocess
import sys

from . import files
from .measuring import Job

SORTIS = str(files.ROOT / "sortis")
CLASSES = files.ROOT / "bench" / "target" / "bench"

PACKAGES = ("hledger", "ledger", "beancount", "pgn-extract", "python3-chess", "jq")

REPLAY = """
import sys
import chess.pgn
with open(sys.argv[1], encoding="utf-8") as file:
    while game := chess.pgn.read_game(file):
        if game.errors:
            sys.exit(1)
"""


def sortis(name, *arguments, exits=(0,), cores=0, memory=""):
    environment = {"SORTIS_JAVA_OPTS": f"-Xmx{memory}"} if memory else {}
    return Job(name, [SORTIS, *map(str, arguments)], exits, cores, environment)


def java():
    """The JDK that runs sortis: found as ./sortis finds it."""
    jdk = launcher("find_jdk run && printf %s \"$jdk\"")
    if not jdk:
        sys.exit("bench/side-by-side: no JDK 25 found; see README.md for how to get one")
    return f"{jdk}/bin/java"


def launcher(command):
    """What a command prints that knows all that ./sortis knows of starting Java."""
    script = f'cd "{files.ROOT}" && . ./.mvn/jdk.sh && . ./.mvn/java.sh && {command}'
    return subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False).stdout


def hello_world():
    command = [java(), "-cp", str(CLASSES / "classes"), "sortis.bench.baseline.HelloWorld"]
    return Job("hello-world, bare java", command)


def hello_world_as_sortis():
    """With the flags of ./sortis that are not about the program itself."""
    flags = launcher("printf %s \"$java_flags\"").split()
    job = hello_world()
    return Job("hello-world, flags of ./sortis", [job.command[0], *flags, *job.command[1:]])


def token_pass(log, memory="256m"):
    """Every JSON token of the log, read and dropped."""
    classpath = f"{CLASSES / 'classes'}:{CLASSES / 'lib' / '*'}"
    flags = ["-XX:+UseSerialGC", f"-Xmx{memory}", "-cp", classpath]
    command = [java(), *flags, "sortis.bench.baseline.TokenPass", str(log)]
    return Job("bare Jackson token pass", command)


def others(size):
    """Those that are installed, each with a check of a file without faults; and the names of those that are not."""
    journal, beancount, games = files.journal, files.ledger_of_beancount, files.games
    chess = python_with_chess()
    count = "reduce inputs as $entry (0; . + 1)"
    candidates = (
        ("hledger check", found("hledger"), lambda tool: [tool, "-f", journal(size), "check"]),
        ("ledger balance", found("ledger"), lambda tool: [tool, "-f", journal(size), "balance"]),
        ("bean-check", found("bean-check"), lambda tool: [tool, "--no-cache", beancount(size)]),
        ("rledger check", found("rledger"), lambda tool: [tool, "check", beancount(size)]),
        ("pgn-extract -r", found("pgn-extract"), lambda tool: [tool, "-s", "-r", games(size)]),
        ("python-chess replay", chess, lambda tool: [tool, "-c", REPLAY, games(size)]),
        ("jq, count (no check)", found("jq"), lambda tool: [tool, "-n", count, files.log(size)]),
    )
    jobs = [Job(name, list(map(str, command(tool)))) for name, tool, command in candidates if tool]
    return jobs, [name for name, tool, _ in candidates if not tool]


def found(name):
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/games")


def python_with_chess():
    pythons = filter(os.path.exists, dict.fromkeys((sys.executable, "/usr/bin/python3")))
    return next(filter(has_chess, pythons), None)


def has_chess(python):
    asked = subprocess.run([python, "-c", "import chess.pgn"], capture_output=True, check=False)
    return asked.returncode == 0


def versions():
    """What the others call themselves, for the record."""
    for name in ("hledger", "ledger", "bean-check", "rledger", "pgn-extract", "jq"):
        tool = found(name)
        if tool:
            said = subprocess.run([tool, "--version"], capture_output=True, text=True, check=False)
            yield next(iter((said.stdout + said.stderr).strip().splitlines()), name).split(",")[0]


def install():
    """Installs from Debian what it has; says what it has not."""
    if not shutil.which("apt-get"):
        sys.exit("bench/side-by-side: no apt-get here; what is installed in another way is used, too")
    if not apt_get("update"):
        sys.exit("bench/side-by-side: apt-get update failed; it needs root and a network")
    for package in PACKAGES:
        is_there = apt_get("install", "-y", "--no-install-recommends", package)
        print(f"{package}: {'installed' if is_there else 'not to be had from this system'}")
    print("rledger (rustledger) is no Debian package; it is used if it is on PATH.")


def apt_get(*arguments):
    done = subprocess.run(["apt-get", "-qq", *arguments], capture_output=True, check=False)
    return done.returncode == 0
