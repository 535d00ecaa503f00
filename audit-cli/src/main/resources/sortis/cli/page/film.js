// Reading a game that was filmed. The program that wrote this page has worked out every number; here
// they are only looked up.
//
// A track is how one number runs through the game: a list of pieces, each of which holds from its
// turn on until the next one begins. A piece is
//   [turn, value]                       the value stays,
//   [turn, value, slope]                it grows by the slope every turn, or
//   [turn, offsets, values, slope, period, drift]
//                                       the values hold from their offsets on; they come again every
//                                       period turns (0: they do not), with drift added each time.
// Numbers too great for a browser to hold exactly are written as text. Amounts are read as BigInt.
// Squares are numbered row by row, resources by their place in game.resources.

const SIDE = 256;
const KINDS = ["workshop", "house", "extractor", "smelter", "road"];
const ACTIVITIES = ["standing", "walking", "route", "operating"];

/** The index of the last item whose key is not after the wanted one; -1 if all are. */
function lastUpTo(items, wanted, key) {
  let low = -1;
  let high = items.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (key(items[middle]) <= wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** An amount on a turn; where its track has not begun, what stands for nothing. */
function amountAt(track, turn, absent = 0n) {
  const index = lastUpTo(track, turn, piece => piece[0]);
  if (index < 0) return absent;
  const piece = track[index];
  const gone = turn - piece[0];
  if (!Array.isArray(piece[1])) {
    return BigInt(piece[1]) + BigInt(piece[2] ?? 0) * BigInt(gone);
  }
  const [, offsets, values, slope, period, drift] = piece;
  const rounds = period === 0 ? 0 : Math.floor(gone / period);
  const within = gone - rounds * period;
  const step = lastUpTo(offsets, within, offset => offset);
  return (
    BigInt(values[step]) +
    BigInt(slope) * BigInt(within - offsets[step]) +
    BigInt(drift) * BigInt(rounds)
  );
}

/** A small number on a turn, such as a level; -1 for none. */
function numberAt(track, turn) {
  return Number(amountAt(track, turn, -1n));
}

const squareOf = index => [index % SIDE, Math.floor(index / SIDE)];
const indexOf = ([x, y]) => y * SIDE + x;
const byColumn = (a, b) => a % SIDE - b % SIDE || a - b;

/** 0 water, 1 forest, from 2 on a mountain with ore of that grade less 2. */
function groundAt(game, x, y) {
  return game.ground[game.x[x] ^ game.y[y]];
}

/** The goods of many tracks on a turn, as a list of [resource, amount] in order. */
function goodsAt(tracks, turn) {
  const sums = new Map();
  for (const [resource, track] of tracks) {
    sums.set(resource, (sums.get(resource) ?? 0n) + amountAt(track, turn));
  }
  return [...sums].filter(each => each[1] !== 0n).sort((a, b) => a[0] - b[0]);
}

/** The goods that lie in places, as a list of [place, goods]. */
function lyingAt(tracks, turn) {
  const places = new Map();
  for (const [place, resource, track] of tracks) {
    if (!places.has(place)) places.set(place, []);
    places.get(place).push([resource, track]);
  }
  return [...places]
    .map(([place, each]) => [place, goodsAt(each, turn)])
    .filter(each => each[1].length > 0)
    .sort((a, b) => byColumn(a[0], b[0]));
}

function agentAt(agent, turn) {
  return {
    name: agent.name,
    at: numberAt(agent.where, turn),
    activity: ACTIVITIES[numberAt(agent.doing, turn)],
    authority: numberAt(agent.authority, turn),
    vehicle: numberAt(agent.vehicle, turn),
    load: goodsAt(agent.load, turn),
    way: wayAt(agent, turn),
  };
}

/** The corners of the way that an agent is on. */
function wayAt(agent, turn) {
  const index = lastUpTo(agent.ways, turn, way => way[0]);
  return index < 0 ? [] : agent.ways[index][1];
}

/** All there is to see of a game at the end of a turn. */
function stateAt(game, turn) {
  const present = each => numberAt(each[1], turn) >= 0;
  const structures = game.built
    .filter(present)
    .map(([at, track]) => ({ at, code: numberAt(track, turn) }))
    .map(({ at, code }) => ({ at, kind: KINDS[code >> 6], level: code & 63 }))
    .sort((a, b) => byColumn(a.at, b.at));
  const agents = game.agents
    .filter(agent => numberAt(agent.doing, turn) >= 0)
    .map(agent => agentAt(agent, turn));
  const piles = lyingAt(game.piles, turn);
  return {
    turn,
    workshop: numberAt(game.workshop, turn),
    agents,
    buildings: structures.filter(each => each.kind !== "road"),
    roads: structures.filter(each => each.kind === "road"),
    cleared: game.cleared
      .filter(([, track]) => numberAt(track, turn) > 0)
      .map(each => each[0])
      .sort(byColumn),
    piles,
    due: lyingAt(game.due, turn),
    total: totalOf(piles, agents),
  };
}

/** Everything in piles and loads together. */
function totalOf(piles, agents) {
  const sums = new Map();
  for (const goods of [...piles.map(pile => pile[1]), ...agents.map(agent => agent.load)]) {
    for (const [resource, amount] of goods) {
      sums.set(resource, (sums.get(resource) ?? 0n) + amount);
    }
  }
  return [...sums].sort((a, b) => a[0] - b[0]);
}

/** The turns that nothing is known of around a turn: [from, to); undefined if it is known. */
function blankAt(game, turn) {
  return game.blanks.find(([from, to]) => from <= turn && turn < to);
}

/** Goods in words, such as "3 wood, 1 ore(0)". */
function goodsText(game, goods) {
  return goods.map(([resource, amount]) => `${amount} ${game.resources[resource]}`).join(", ");
}
