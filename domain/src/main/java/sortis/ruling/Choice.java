package sortis.ruling;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/// One value of a switch, spelled in logs as [#spelling].
public interface Choice {
    /// As logs spell it, such as `2(n+1)`.
    String spelling();

    /// The choice among `all` that is spelled so.
    static <C extends Choice> Option<C> named(Array<C> all, String spelling) {
        return all.find(choice -> choice.spelling().equals(spelling));
    }
}
