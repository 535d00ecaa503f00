package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/// The words of the notation, and what else may be expected on a line.
final class Words {
    static final String SORTIS = "sortis";
    static final String SEEDS = "seeds";
    static final String START = "start";
    static final String AGENTS = "agents";
    static final String RULINGS = "rulings";
    static final String COORDINATES = "coordinates";
    static final String COUNT = "count";
    static final String STRIKE = "strike";
    static final String HEXADECIMAL = "hex";
    static final String DECIMAL = "decimal";

    /// The lines that start a game.
    static final Array<String> HEAD = Array.of(SORTIS, SEEDS, START, AGENTS, RULINGS, COORDINATES);

    /// Words with which a line begins, so that they are no names unless in quotes.
    static final Array<String> RESERVED = HEAD.append(COUNT).append(STRIKE);

    /// The rulings (rulebook §3).
    static final Array<String> SWITCHES =
            Array.of(
                    "opening",
                    "openingAgents",
                    "clearingWood",
                    "stock",
                    "levels",
                    "workshopAuthority",
                    "house",
                    "vehicleSlots",
                    "vehicleCost",
                    "carry",
                    "walk",
                    "roadSpeed",
                    "moves");

    /// Rulings that are numbers.
    static final Array<String> NUMBERS = Array.of("openingAgents", "clearingWood", "carry", "walk");

    /// What is expected where no word is: named here, worded elsewhere.
    static final String A_SQUARE = "<square>";

    static final String A_HEX_SQUARE = "<hex square>";
    static final String A_NUMBER = "<number>";
    static final String AN_AMOUNT = "<amount>";
    static final String A_GAIN = "<gain>";
    static final String A_PAYMENT = "<payment>";
    static final String A_WOOD_GAIN = "<wood gain>";
    static final String AN_OCTET = "<octet>";
    static final String A_CLAIM = "<claim>";
    static final String A_NAME = "<name>";
    static final String A_TEXT = "<text>";
    static final String A_PAGE = "<page>";

    private Words() {}

    /// The word of the list that this is, in upper or lower case.
    static Option<String> among(Array<String> words, String written) {
        return words.find(word -> word.equalsIgnoreCase(written));
    }
}
