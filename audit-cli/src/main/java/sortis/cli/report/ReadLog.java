package sortis.cli.report;

import sortis.replay.rulings.Reading;

/// A log and the rulings it seems to have been played by.
///
/// @param path of the log, as it was given
/// @param name the file's name without its folder
public record ReadLog(String path, String name, Reading reading) {}
