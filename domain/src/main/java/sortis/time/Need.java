package sortis.time;

/// What must hold of a pile for an act to go on to move what it moves now.
///
/// @param pile the index of its cell
/// @param slack by how much it holds now; none is needed where the pile must stay as it is
record Need(int pile, long slack, Kind kind) {
    /// In which way a pile may change.
    enum Kind {
        /// It may not fall by more than the slack.
        AT_LEAST,
        /// It may not rise by more than the slack.
        AT_MOST,
        /// It may not change.
        UNCHANGED
    }

    static Need atLeast(int pile, long slack) {
        return new Need(pile, slack, Kind.AT_LEAST);
    }

    static Need atMost(int pile, long slack) {
        return new Need(pile, slack, Kind.AT_MOST);
    }

    static Need unchanged(int pile) {
        return new Need(pile, 0, Kind.UNCHANGED);
    }
}
