package sortis.value;

/// Where goods lie: on a square, or in the common store (rulebook §3, `stock`).
public sealed interface Place extends Comparable<Place> {
    /// The pile on one square.
    record OnSquare(Square at) implements Place {}

    /// The one store of a game with pooled stock.
    record CommonStore() implements Place {
        private static final CommonStore ONLY = new CommonStore();
    }

    static Place store() {
        return CommonStore.ONLY;
    }

    @Override
    default int compareTo(Place other) {
        return switch (this) {
            case CommonStore _ -> other instanceof CommonStore ? 0 : -1;
            case OnSquare(Square at) ->
                    other instanceof OnSquare(Square there) ? at.compareTo(there) : 1;
        };
    }
}
