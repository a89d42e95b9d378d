// boardgame.io's own server with its own storage (in memory), and a game of two in which a turn is one move:
// node server.js PORT [FILE [patches]]. A move adds one to a number. With a file, which holds what each of the two sees in the
// middle of a game of ours, the state is as large as that, everybody is sent their own part of it, and a move changes some of it;
// with patches, they are sent what has changed.
const fs = require("node:fs");
const { Server, Origins } = require("boardgame.io/server");

const [port, file, patches] = process.argv.slice(2);
const small = {
  setup: () => ({ ticks: 0 }),
  moves: { tick: ({ G }) => ({ ticks: G.ticks + 1 }) },
};
const large = {
  setup: () => ({ ticks: 0, views: JSON.parse(fs.readFileSync(file, "utf8")) }),
  playerView: ({ G, playerID }) => ({ ticks: G.ticks, view: G.views[playerID] }),
  moves: {
    tick({ G, playerID }) {
      G.ticks += 1;
      for (const view of G.views) {
        const player = view.players[playerID];
        player.prestige += 1;
        player.cylinders = G.ticks % 5;
        player.troupe[G.ticks % player.troupe.length].used = G.ticks % 2 === 0;
      }
    },
  },
};
const game = { name: "ticks", turn: { minMoves: 1, maxMoves: 1 }, deltaState: Boolean(patches), ...(file ? large : small) };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });
