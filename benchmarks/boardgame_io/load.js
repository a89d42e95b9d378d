// Plays at boardgame.io's server by real WebSockets: node load.js ADDRESS TABLES SECONDS. Prints moves and latencies as JSON.
const { io } = require("socket.io-client");

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const latencies = [];
let counting = false;

// A match is made when somebody asks for it first, and has no credentials to check.
function sit(matchID, playerID) {
  const socket = io(`${address}/ticks`, { transports: ["websocket"] });
  let sent = null;
  const heed = (state) => {
    if (sent !== null && state._stateID > sent.id) {
      if (counting) latencies.push(performance.now() - sent.at);
      sent = null;
    }
    if (sent === null && state.ctx.currentPlayer === playerID) {
      sent = { id: state._stateID, at: performance.now() };
      const payload = { type: "tick", args: [], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    }
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (id, info) => heed(info.state));
  socket.on("update", (id, state) => heed(state));
}

for (let table = 0; table < tables; table++) {
  sit(`table-${table}`, "0");
  sit(`table-${table}`, "1");
}
setTimeout(() => {
  counting = true;
  setTimeout(() => {
    counting = false;
    process.stdout.write(JSON.stringify({ seconds, latencies }), () => process.exit(0));
  }, seconds * 1000);
}, 2000);
