package sortis.bench.game;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// Single deeds: each is written down and done if it is legal now; whether it was.
record Hand(Board board, Scribe scribe, Wayfinder wayfinder) {
    private Line line(String type, Settler settler) {
        return scribe.line(type, board.turn()).text("agent", settler.name);
    }

    private Line lineThere(String type, Settler settler) {
        return line(type, settler).square("at", settler.at);
    }

    boolean go(Settler settler, int to) {
        wayfinder.lookAround(settler.at);
        Vector<Integer> way = wayfinder.way(to);
        if (way.size() > 1) {
            Seq<Seq<Integer>> strides = new Strides(board).along(way);
            scribe.write(
                    line("agent-moved", settler)
                            .squares("path", Wayfinder.corners(way))
                            .claim("arrives", board.turn() + strides.size()));
            settler.doing = new Doing.Walk(strides);
        }
        return !way.isEmpty();
    }

    boolean clear(Settler settler) {
        if (board.isOpenForest(settler.at)) {
            scribe.write(lineThere("forest-cleared", settler).claim("wood", 1));
            board.clear(settler.at);
        }
        return board.isCleared(settler.at);
    }

    boolean raise(Settler settler, Kind kind) {
        int at = settler.at;
        int level = board.nextLevel(kind, at);
        Goods cost = board.cost(kind, at);
        boolean isLegal = fits(kind, at) && may(settler, kind, level) && canPay(settler, cost);
        if (isLegal) {
            scribe.write(
                    line("building-raised", settler)
                            .text("building", kind.word())
                            .number("level", level)
                            .square("at", at)
                            .claim("paid", cost));
            board.pay(settler, cost);
            board.build(kind, level, at);
        }
        return isLegal;
    }

    private boolean fits(Kind kind, int square) {
        boolean isGround =
                kind == Kind.EXTRACTOR
                        ? !board.isWater(square) && !board.isCleared(square)
                        : board.isCleared(square);
        return board.is(kind, square) || (board.isFree(square) && isGround);
    }

    private static boolean may(Settler settler, Kind kind, int level) {
        return settler.authority >= (kind == Kind.WORKSHOP ? level - 1 : level);
    }

    private boolean canPay(Settler settler, Goods cost) {
        return board.canPay(settler, cost);
    }

    boolean load(Settler settler, Goods what) {
        boolean isLegal =
                !what.isEmpty()
                        && what.sum() <= settler.free()
                        && board.pile(settler.at).holds(what);
        if (isLegal) {
            scribe.write(lineThere("loaded", settler).goods("what", what));
            settler.load.gain(board.pile(settler.at).take(what));
        }
        return isLegal;
    }

    boolean unload(Settler settler) {
        boolean isLegal = !settler.load.isEmpty();
        if (isLegal) {
            scribe.write(lineThere("unloaded", settler).goods("what", settler.load));
            board.unload(settler);
        }
        return isLegal;
    }

    boolean operate(Settler settler) {
        boolean isLegal = board.is(Kind.EXTRACTOR, settler.at) && !board.isOperated(settler.at);
        if (isLegal) {
            scribe.write(lineThere("operation-started", settler));
            settler.doing = new Doing.Work();
        }
        return isLegal;
    }

    void rest(Settler settler) {
        if (settler.isWorking()) {
            scribe.write(line("operation-ended", settler));
            settler.doing = new Doing.Nothing();
        }
    }

    boolean feed(Settler settler) {
        boolean isLegal = board.canFeed(settler);
        if (isLegal) {
            scribe.write(
                    lineThere("smelter-fed", settler)
                            .claim("paid", board.batch(settler.at))
                            .claim("yields", 1)
                            .claim("ready", board.turn() + 1));
            board.feed(settler);
        }
        return isLegal;
    }

    boolean motorize(Settler settler) {
        int level = settler.vehicle + 1;
        int slots = 2 * (level + 1);
        Goods cost = Goods.of(Goods.WOOD, 1L << level);
        boolean isLegal =
                board.is(Kind.WORKSHOP, settler.at)
                        && board.level(settler.at) >= level
                        && canPay(settler, cost);
        if (isLegal) {
            scribe.write(
                    line("vehicle-built", settler)
                            .number("level", level)
                            .square("at", settler.at)
                            .claim("paid", cost)
                            .claim("slots", slots));
            board.pay(settler, cost);
            settler.vehicle = level;
            settler.slots = Opening.CARRY + slots;
        }
        return isLegal;
    }

    void join(Settler newcomer) {
        scribe.write(lineThere("agent-joined", newcomer));
        board.join(newcomer);
    }

    /// Lays road over squares in a row, the first of which is near.
    boolean lay(Settler settler, int grade, Vector<Integer> squares) {
        Goods cost = Goods.of(Goods.ore(grade), squares.size());
        boolean isLegal = !squares.isEmpty() && settler.authority >= grade && canPay(settler, cost);
        if (isLegal) {
            scribe.write(
                    line("road-laid", settler)
                            .number("grade", grade)
                            .squares("path", Wayfinder.corners(squares))
                            .claim("paid", cost));
            board.pay(settler, cost);
            squares.forEach(square -> board.build(Kind.ROAD, grade, square));
        }
        return isLegal;
    }

    /// Sets out on a round.
    boolean ferry(Settler settler, Ferry ferry) {
        Seq<Doing.Leg> turns = ferry.legs(new Strides(board));
        boolean isLegal = ferry.way().size() > 1;
        if (isLegal) {
            scribe.write(
                    line("route-assigned", settler)
                            .list("stops", ferry.stops())
                            .claim("period", turns.size())
                            .claim("phase", board.turn() % turns.size()));
            board.halt(settler, ferry.source());
            settler.doing = new Doing.Tour(turns, 0);
        }
        return isLegal;
    }
}
