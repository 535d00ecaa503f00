package sortis.cli.shell;

/// What the page of the program says besides its commands.
final class ProgramNotes {
    private ProgramNotes() {}

    static String roff() {
        return exitStatus() + environment() + files();
    }

    private static String exitStatus() {
        return Roff.section(
                "EXIT STATUS",
                Roff.term("0", "Nothing wrong.")
                        + Roff.term("1", "Errors, or differences.")
                        + Roff.term("2", "It could not be done; standard error says why."));
    }

    private static String environment() {
        return Roff.section(
                "ENVIRONMENT",
                variable("SORTIS_JAVA_HOME", "The JDK 25 to run on, before JAVA_HOME.")
                        + variable("SORTIS_JAVA_OPTS", "Further options for Java, as in -Xmx2g.")
                        + variable("NO_COLOR", "If set, nothing is written in colours.")
                        + variable(
                                "XDG_CACHE_HOME",
                                "Where what makes the start quick is kept, in the folder sortis;"
                                        + " ~/.cache if not set."));
    }

    private static String variable(String name, String said) {
        return Roff.term(Roff.bold(name), Roff.text(said));
    }

    private static String files() {
        return Roff.section(
                "FILES",
                Roff.term(
                        Roff.bold(".sortis.toml"),
                        Roff.text(
                                "Beside the logs or in a folder above: which rules' findings are"
                                        + " left out.")));
    }
}
