"""What is aimed at, and whether it is reached: each aim holds one figure against another."""

import json
import subprocess
from dataclasses import dataclass

from . import files, programs
from .measuring import Job
from .programs import SORTIS, sortis

FAR = 10**12


@dataclass(frozen=True)
class Aim:
    """That a job takes at most (or that another takes at least) so many times as long as a job."""

    job: Job
    over: Job
    factor: float
    at_least: bool = False

    def ratio(self):
        return self.job.median("wall") / self.over.median("wall")

    def is_reached(self):
        return self.ratio() >= self.factor if self.at_least else self.ratio() <= self.factor

    def wanted(self):
        return f"{'>=' if self.at_least else '<='} {self.factor:g}"


@dataclass(frozen=True)
class Limit:
    """That a job takes less than so many seconds."""

    job: Job
    seconds: float


@dataclass(frozen=True)
class Group:
    """Jobs that are measured together, and what is aimed at with them."""

    title: str
    jobs: tuple
    aims: tuple = ()
    limits: tuple = ()
    remark: str = ""


def start(largest):
    hello = programs.hello_world()
    same = programs.hello_world_as_sortis()
    usage = sortis("sortis --help", "--help")
    lfsr = sortis("sortis lfsr 01", "lfsr", "01")
    audit = sortis("sortis audit, 1,000 entries", "audit", files.log(1000))
    aims = (Aim(usage, hello, 2), Aim(lfsr, hello, 2), Aim(audit, hello, 3))
    return Group("Start", (hello, same, usage, lfsr, audit), aims, (Limit(audit, 0.25),))


def audit(largest):
    """Three sizes, ten times as large each."""
    sizes = [largest // 100, largest // 10, largest]
    jobs = [sortis(f"sortis audit, {size:,} entries", "audit", files.log(size)) for size in sizes]
    tight = sortis(f"sortis audit, {largest:,}, -Xmx256m", "audit", files.log(largest), memory="256m")
    tokens = programs.token_pass(files.log(largest))
    aims = (Aim(tight, tokens, 1.5), Aim(jobs[1], jobs[0], 11), Aim(jobs[2], jobs[1], 11))
    return Group("Audit", (*jobs, tight, tokens), aims)


def replay(largest):
    size = min(10_000, largest)
    jobs, aims = [], []
    for routes, factor in ((0, 1.1), (2, 2)):
        log = files.log(size, routes)
        last = files.last_turn(log)
        at_work = working(log, last)
        kind = f"routes at work: {at_work}" if at_work else "no routes"
        near = sortis(f"replay --turn {last}, {kind}", "replay", log, "--turn", last)
        far = sortis(f"replay --turn 10^12, {kind}", "replay", log, "--turn", FAR)
        jobs += [near, far]
        aims.append(Aim(far, near, factor))
    return Group(f"Replay of {size:,} entries", tuple(jobs), tuple(aims))


def working(log, turn):
    """How many agents are on routes then."""
    command = [SORTIS, "replay", str(log), "--turn", str(turn), "--format", "json"]
    state = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return sum(agent["activity"] == "route" for agent in state["agents"])


def diff(largest):
    size = largest // 10
    log = files.log(size)
    jobs = (
        sortis(f"diff of 2 logs of {size:,}", "diff", log, files.without_last(log), exits=(1,)),
        sortis(f"audit of one, {size:,}", "audit", log),
    )
    return Group("Diff", jobs)


def season(largest):
    games = largest // 100
    folder = files.season(games, 200)
    one = sortis(f"audit {games:,} games of 200, 1 core", "audit", folder, cores=1)
    two = sortis(f"audit {games:,} games of 200, 2 cores", "audit", folder, cores=2)
    return Group("Season", (one, two), (Aim(one, two, 1.8, at_least=True),))


def tools(size):
    jobs, missing = programs.others(size)
    ours = sortis("sortis audit", "audit", files.log(size))
    remark = f"Not installed here: {', '.join(missing)}." if missing else ""
    return Group(f"Beside others, entries: {size:,}", (ours, *jobs), remark=remark)
