// The state of a game in words and tables: the map for those who do not see it.

const square = index => squareOf(index).join(",");

function table(caption, heads, rows) {
  if (rows.length === 0) return [];
  const row = cells => element("tr", {}, ...cells.map(cell => element("td", {}, cell)));
  return [
    element(
      "table",
      {},
      element("caption", {}, caption),
      element("thead", {}, element("tr", {}, ...heads.map(head => element("th", { scope: "col" }, head)))),
      element("tbody", {}, ...rows.map(row))),
  ];
}

const levelText = level => level < 0 ? "none" : String(level);

function agentRow(game, agent) {
  return [
    agent.name,
    square(agent.at),
    agent.activity,
    levelText(agent.authority),
    levelText(agent.vehicle),
    goodsText(game, agent.load) || "nothing",
  ];
}

/** Fills an element with the tables of a state. */
function showState(root, game, state) {
  const goods = ([place, each]) => [place < 0 ? "store" : square(place), goodsText(game, each)];
  const standing = each => [square(each.at), each.kind, String(each.level)];
  root.replaceChildren(
    element("p", { class: "total" }, `In all: ${goodsText(game, state.total) || "nothing"}`),
    ...table("Agents", ["agent", "on", "does", "authority", "vehicle", "carries"],
      state.agents.map(agent => agentRow(game, agent))),
    ...table("Buildings", ["on", "what", "level"], state.buildings.map(standing)),
    ...table("Piles", ["on", "goods"], state.piles.map(goods)),
    ...table("Due on the next turn", ["on", "goods"], state.due.map(goods)),
    ...table("Roads", ["on", "what", "grade"], state.roads.map(standing)),
    ...table("Cleared land", ["squares"],
      state.cleared.length ? [[state.cleared.map(square).join("  ")]] : []));
}

/** What there is on one square, in one sentence. */
function squareText(game, state, index) {
  const [x, y] = squareOf(index);
  const kind = groundAt(game, x, y);
  const value = (game.x[x] ^ game.y[y]).toString(16).toUpperCase().padStart(2, "0");
  const isCleared = state.cleared.includes(index);
  const ground = isCleared ? "cleared land" : ["water", "forest"][kind] ?? `mountain with ore(${kind - 2})`;
  const structure = [...state.buildings, ...state.roads].find(each => each.at === index);
  const pile = state.piles.find(each => each[0] === index);
  const agents = state.agents.filter(agent => agent.at === index);
  return [
    `${square(index)} (${value}): ${ground}`,
    structure ? `${structure.kind} ${structure.level}` : "",
    pile ? `pile ${goodsText(game, pile[1])}` : "",
    ...agents.map(agent => `${agent.name} ${agent.activity === "route" ? "on a route" : agent.activity}`),
  ].filter(Boolean).join("; ");
}
