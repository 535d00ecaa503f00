"""Writes what was measured, for a terminal or as Markdown."""

HEAD = ("", "median s", "min s", "CPU s", "MB")
TIMES = "times"


def group(group, floor, markdown):
    """A table of the group's jobs, and under it what is aimed at."""
    rows = [HEAD, *(row(job, floor) for job in group.jobs)]
    if not group.aims:
        rows = [(*cells, times) for cells, times in zip(rows, [TIMES, *times(group.jobs)])]
    lines = ["", f"### {group.title}" if markdown else group.title, ""]
    lines += marked(rows) if markdown else plain(rows)
    told = [*map(aim, group.aims), *map(limit, group.limits), *filter(None, [group.remark])]
    lines += ["", *(f"- {line}" if markdown else f"  {line}" for line in told)] if told else []
    return "\n".join(lines)


def row(job, floor):
    if job.trouble:
        return (job.name, job.trouble, "", "", "")
    memory = job.median("memory")
    return (
        job.name,
        seconds(job.median("wall")),
        seconds(job.least("wall")),
        seconds(job.median("cpu")),
        f"{memory:.0f}" if memory > 1.1 * floor else f"< {1.1 * floor:.0f}",
    )


def times(jobs):
    """How many times as long as the first job each takes."""
    first = jobs[0]
    for job in jobs:
        is_known = job.samples and first.samples and not job.trouble and not first.trouble
        yield f"{job.median('wall') / first.median('wall'):.2f}" if is_known else ""


def seconds(figure):
    return f"{figure:.3f}" if figure < 10 else f"{figure:.1f}"


def plain(rows):
    width = 38 if len(rows[0]) == 5 else 30
    return [line(width, *row) for row in rows]


def line(width, name, *figures):
    return f"  {name[:width]:{width}} {' '.join(f'{figure:>8}' for figure in figures)}".rstrip()


def marked(rows):
    head, *rest = rows
    return [cells(head), "|---" + "|--:" * (len(head) - 1) + "|", *map(cells, rest)]


def cells(row):
    return f"| {' | '.join(row)} |"


def aim(aim):
    what = f"{aim.job.name} : {aim.over.name}"
    if aim.job.trouble or aim.over.trouble:
        return f"{what}: not known (aim {aim.wanted()})"
    return f"{what} = {aim.ratio():.2f} (aim {aim.wanted()}{reached(aim.is_reached())})"


def limit(limit):
    if limit.job.trouble:
        return f"{limit.job.name}: not known (aim < {limit.seconds:g} s)"
    median = limit.job.median("wall")
    return f"{limit.job.name} = {median:.3f} s (aim < {limit.seconds:g} s{reached(median < limit.seconds)})"


def reached(is_reached):
    return ": reached" if is_reached else ": NOT reached"
