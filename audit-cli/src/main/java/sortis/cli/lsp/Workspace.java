package sortis.cli.lsp;

import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/// What editors tell of a whole folder; logs stand alone, so none of it matters.
final class Workspace implements WorkspaceService {
    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams change) {
        // There is nothing to configure.
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams change) {
        // Only open documents are looked at.
    }
}
