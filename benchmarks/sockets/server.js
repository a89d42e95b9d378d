// boardgame.io's own server with its own storage (in memory), and a game of two in which a turn is one move.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "ticks",
  setup: () => ({ ticks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { tick: ({ G }) => ({ ticks: G.ticks + 1 }) },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
