/// The language server: what an editor shows of a log while it is written. The only place that
/// knows LSP4J.
@NullMarked
package sortis.cli.lsp;

import org.jspecify.annotations.NullMarked;
