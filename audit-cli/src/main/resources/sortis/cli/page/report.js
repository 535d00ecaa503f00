// A report of one game.

{
  const data = JSON.parse(document.getElementById("data").textContent);
  const game = data.games[0];
  const clock = new Clock(document.querySelector(".time"), data.axis, game.stations, data.games);
  const board = new Board(document.querySelector(".board"), game, clock);
  followInCharts(clock);

  for (const link of document.querySelectorAll(".findings [data-go]")) {
    link.addEventListener("click", () => board.go(Number(link.dataset.go)));
  }
  const wrong = [...document.querySelectorAll(".finding[data-number]")]
    .map(each => Number(each.dataset.number));

  const keys = {
    j: () => board.step(1),
    k: () => board.step(-1),
    n: () => nextWrong(1),
    p: () => nextWrong(-1),
    " ": () => clock.play(),
    "?": () => document.getElementById("help").showModal(),
  };

  /** To the next entry with a finding, or the one before. */
  function nextWrong(direction) {
    const here = game.entries[board.entry ?? 0]?.[0] ?? 0;
    const next = direction > 0 ? wrong.find(each => each > here) : wrong.findLast(each => each < here);
    if (next !== undefined) board.go(next);
  }

  document.addEventListener("keydown", event => {
    const isTyping = event.target.closest("input, button, summary, a, dialog");
    if (isTyping && event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  });

  const asked = /^#t=(\d+)$/.exec(location.hash);
  document.getElementById("keys").addEventListener("click", () => document.getElementById("help").showModal());
  clock.go(asked ? Number(asked[1]) : game.last);
  board.choose(game.play[0]);
  document.documentElement.dataset.ready = "true";
}
