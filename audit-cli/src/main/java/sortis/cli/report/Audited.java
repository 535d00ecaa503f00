package sortis.cli.report;

import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;

/// A log and its audit.
///
/// @param path of the log, as it was given
/// @param name the file's name without its folder
public record Audited(String path, String name, Transcript transcript, AuditReport report) {}
