package sortis.cli;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Help.Ansi;

/// What `sortis --help` says, written down: to set up every command only to list it takes longer
/// than all else that the answer needs. A test holds it against what the commands say of
/// themselves.
final class Overview {
    /// What asks for help.
    static final Seq<String> ASKING = Vector.of("--help", "-h");

    private static final String TEXT =
            """
            Usage: @|bold sortis|@ [@|yellow -hV|@] [@|yellow --ascii|@] [COMMAND]
            Audits, replays and compares hand-kept logs of Sortis games.
                  @|yellow --ascii|@     Write ASCII only; other signs as \\u{...}.
              @|yellow -h|@, @|yellow --help|@      Show this help message and exit.
              @|yellow -V|@, @|yellow --version|@   Print version information and exit.
            Commands:
              @|bold audit|@       Say which entries of a log are wrong, why, and what follows from
                            them.
              @|bold replay|@      Show the state of a game at the end of any turn, also beyond its
                            last entry. At a terminal, without any options: step through it
                            entry by entry.
              @|bold diagnose|@    Name the fewest slips that explain every error of a log.
              @|bold context|@     Show the squares and agents of the entry on a line, before and
                            after it.
              @|bold diff|@        Show where two logs part, who was ahead, and how far apart their
                            games are on a turn.
              @|bold report|@      Show a game on one page for a browser: the map on any turn, the
                            notebook, what the audit says, charts, rulings. The page is one
                            file that loads nothing.
              @|bold rules|@       List all rules that a log is judged by.
              @|bold explain|@     Say what a rule asks for, where it comes from and how to put a
                            breach right.
              @|bold lfsr|@        Write the sequence of a seed, for checking a worksheet line.
              @|bold map|@         Show the map of two seeds, or that of a game with all that was
                            built: on the terminal, as a picture, or one square with its
                            working.
              @|bold new|@         Begin a log: its first entry, from seeds and a start square. What
                            is left out is chosen and explained.
              @|bold sheet|@       Write sheets to print, so that a game can be played without a
                            computer: both sequences, the map around the start, blank log
                            pages. One HTML file for A4 paper.
              @|bold convert|@     Write a log as JSON lines or in the notebook notation, without
                            loss.
              @|bold fmt|@         Write a log in the notebook notation tidily; comments and meaning
                            stay.
              @|bold fix|@         Put wrong claims right; what was done stays, and so does every
                            other byte.
              @|bold rulings|@     Say by which rulings a player seems to have played.
              @|bold plan|@        Say when the next workshop can be paid for, and when there is
                            enough of what, if everybody goes on as planned.
              @|bold play|@        Type a game line by line; each is judged at once, and kept if it
                            is right.
              @|bold append|@      Add entries to a log, each judged before it is written; when it
                            says so they are safe on the disk.
              @|bold seal|@        Seal a log, so that every later change of a line shows. The log
                            stays as it is; LOG.seal holds a hash for each line.
              @|bold verify|@      Say whether the lines of a sealed log are as they were sealed.
              @|bold repair|@      Cut off the end of a log if it was not written whole, and keep it
                            in LOG.torn-N; name what else is damaged, and leave it alone.
              @|bold watch|@       Audit a log whenever it is saved, and show what is new and what
                            is mended.
              @|bold lsp|@         Serve an editor: findings, fixes, hints and more while a log is
                            typed.
              @|bold completion|@  Print the script by which a shell completes commands, options,
                            codes and files.

            sortis COMMAND --help says more, with examples.
            """;

    private Overview() {}

    /// Whether this is all that is asked for.
    static boolean isAskedFor(String... arguments) {
        return arguments.length == 1 && ASKING.contains(arguments[0]);
    }

    static String text(Ansi colours) {
        return colours.string(TEXT);
    }
}
