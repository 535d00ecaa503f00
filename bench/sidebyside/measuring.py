"""Times whole commands, interleaved, so that whatever else the machine does hits all alike."""

import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sample:
    """One run: seconds on the clock, seconds of all cores, and the most memory in MB."""

    wall: float
    cpu: float
    memory: float


@dataclass
class Job:
    """A command that is measured.

    exits: the exit codes that mean that it did its work.
    cores: how many cores it may use; all if none.
    """

    name: str
    command: list
    exits: tuple = (0,)
    cores: int = 0
    environment: dict = field(default_factory=dict)
    samples: list = field(default_factory=list)
    trouble: str = ""

    def median(self, figure):
        return statistics.median(getattr(sample, figure) for sample in self.samples)

    def least(self, figure):
        return min(getattr(sample, figure) for sample in self.samples)

    def is_done(self, budget):
        spent = sum(sample.wall for sample in self.samples)
        return bool(self.trouble) or spent > budget


def measure(jobs, runs, timeout):
    """Runs all jobs in turn, so many rounds. A job that is slow gets fewer runs: none is begun after it
    has taken twice the timeout in all; and one that reaches the timeout is given up."""
    for turn in range(runs):
        for job in jobs:
            if not job.is_done(2 * timeout):
                say(f"round {turn + 1} of {runs}: {job.name}")
                run(job, timeout)
    say("")


def say(what):
    """Progress, on standard error, if that is a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K" + what[:79])
        sys.stderr.flush()


def run(job, timeout):
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(
            job.command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            env={**os.environ, **job.environment},
            start_new_session=True,
            preexec_fn=(lambda: pin(job.cores)) if job.cores else None,
        )
        late = threading.Event()
        alarm = threading.Timer(timeout, lambda: (late.set(), kill(process.pid)))
        alarm.start()
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        alarm.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        judge(job, process.returncode, late.is_set(), timeout, errors)
        if not job.trouble:
            memory = usage.ru_maxrss / 1024
            job.samples.append(Sample(wall, usage.ru_utime + usage.ru_stime, memory))


def pin(cores):
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])


def kill(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def judge(job, code, is_late, timeout, errors):
    if is_late:
        job.trouble = f"> {timeout:g} s"
    elif code not in job.exits:
        errors.seek(0)
        last = errors.read().decode(errors="replace").strip().splitlines()[-1:] or [""]
        job.trouble = f"exit {code} {last[0]}"[:40].strip()


def least_memory():
    """A process is charged with the memory of the one that started it: no figure can be below this, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
