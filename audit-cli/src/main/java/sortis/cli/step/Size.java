package sortis.cli.step;

/// How large a terminal is.
record Size(int columns, int rows) {}
