package sortis.cli.lsp;

import io.vavr.collection.Seq;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/// A word that can stand where the cursor is.
///
/// @param shown what the player picks it by
/// @param text what is written
record Offer(String shown, String text, CompletionItemKind kind) {
    static Offer keyword(String word) {
        return new Offer(word, word, CompletionItemKind.Keyword);
    }

    /// What an editor needs to write it in place of what stands there.
    CompletionItem item(Range range) {
        CompletionItem item = new CompletionItem(shown);
        item.setKind(kind);
        item.setFilterText(text);
        item.setTextEdit(Either.forLeft(new TextEdit(range, text)));
        return item;
    }

    static Seq<CompletionItem> items(Seq<Offer> offers, Range range) {
        return offers.distinctBy(Offer::text).map(offer -> offer.item(range));
    }
}
