package sortis.replay.hypothesis;

import sortis.entry.LogLine.Entry;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Subject;
import sortis.value.EntryNumber;
import sortis.value.Resource;

/// Something that a player worked out and wrote down.
///
/// @param key what a finding about it is known by
record Claim(Key key, Datum written, Problem problem) {
    /// Which claim of which entry.
    ///
    /// @param part the index in a sequence, the rank of a resource, or the number of digits of a
    ///   value; else 0
    record Key(EntryNumber entry, RuleCode code, int part) {
        static Key of(Finding finding) {
            return new Key(
                    finding.origin()
                            .map(origin -> origin.where().number())
                            .getOrElse(EntryNumber.FIRST),
                    finding.code(),
                    part(finding));
        }

        private static int part(Finding finding) {
            return switch (finding.evidence().subject()) {
                case Subject.InSequence(_, int index) -> index;
                case Subject.OfResource(_, Resource resource) -> resource.rank();
                case Subject.OnSquare _, Subject.OnAxis _, Subject.Whole _ ->
                        finding.evidence()
                                .claimed()
                                .flatMap(Spelling::hexadecimal)
                                .map(String::length)
                                .getOrElse(0);
            };
        }
    }

    static Claim of(Entry entry, String code, int part, Datum written, Problem problem) {
        return new Claim(
                new Key(entry.number(), new RuleCode(code), part), plain(written), problem);
    }

    static Claim of(Entry entry, String code, Datum written, Problem problem) {
        return of(entry, code, 0, written, problem);
    }

    /// A bag without the zeros that were written in it.
    static Datum plain(Datum datum) {
        return datum instanceof Datum.Goods(var bag) ? Datum.of(bag.withoutZeros()) : datum;
    }
}
