// Plays at boardgame.io's server by real WebSockets, two people at a table: node theirs.js ADDRESS TABLES SECONDS.
const { applyPatch } = require("rfc6902");
const { io } = require("socket.io-client");
const { count, measure } = require("./counting");

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

// A match is made when somebody asks for it first, and has no credentials to check.
function sit(matchID, playerID) {
  return new Promise((seated) => {
    const socket = io(`${address}/ticks`, { transports: ["websocket"], forceNew: true });
    let sent = null;
    let known = null;
    const heed = (state) => {
      if (sent !== null && state._stateID > sent.id) {
        count(performance.now() - sent.at);
        sent = null;
      }
      if (sent === null && state.ctx.currentPlayer === playerID) {
        sent = { id: state._stateID, at: performance.now() };
        const payload = { type: "tick", args: [], playerID };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      }
    };
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
    socket.on("sync", (id, info) => {
      seated();
      known = info.state;
      heed(known);
    });
    socket.on("update", (id, state) => heed(state));
    socket.on("patch", (id, before, after, patch) => {
      if (known === null || known._stateID !== before) return socket.emit("sync", id, playerID, undefined, 2); // as its client does
      applyPatch(known, patch);
      heed(known);
    });
  });
}

async function main() {
  for (let table = 0; table < tables; table++) {
    await Promise.all([sit(`table-${table}`, "0"), sit(`table-${table}`, "1")]);
  }
  await measure(seconds);
}

main();
