// Plays whole games at our server by real WebSockets, two people at a table: node ours.js ADDRESS TABLES SECONDS [PACE].
// Without a pace everybody moves as soon as they are asked. With one, a table has a move due every so many seconds, and
// what counts is how long after that it has been acknowledged: whoever is asked too late has waited, too.
const http = require("node:http");
const WebSocket = require("ws");
const { count, found, measure, pause } = require("./counting");

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const pace = process.argv[5] === undefined ? null : 1000 * Number(process.argv[5]);
const AT_ONCE = 8; // tables that are seated at the same time
let waiting = 0; // for the answer to a move
let over = false;

// Each on a connection of its own: one that is kept may be closed just when it is used again.
function post(path, cookie, body) {
  const headers = { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) };
  return new Promise((done, failed) => {
    const request = http.request(`${address}/api${path}`, { method: "POST", headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => (text += part));
      answer.on("end", () => {
        if (answer.statusCode >= 300) return failed(new Error(`${path}: ${answer.statusCode} ${text}`));
        const cookies = (answer.headers["set-cookie"] ?? []).map((set) => set.split(";")[0]);
        done({ said: JSON.parse(text), cookie: cookies.join("; ") || cookie });
      });
    });
    request.on("error", failed);
    request.end(JSON.stringify(body));
  });
}

// One game after the other, with the same people: they are who they were.
async function play(seated) {
  const people = [null, null];
  const clock = { due: performance.now() + Math.random() * pace };
  while (!over) {
    const seats = [{ person: true }, { person: true }];
    const made = await post("/tables", people[0], { options: { players: 2 }, seats });
    people[0] = made.cookie;
    people[1] = (await post(`/tables/${made.said.id}/seats/1`, people[1], {})).cookie;
    const playing = people.map((cookie) => sit(made.said.id, cookie, clock));
    await Promise.all(playing.map((one) => one.seated));
    seated();
    clock.due = Math.max(clock.due, performance.now());
    await Promise.all(playing.map((one) => one.over));
  }
}

function sit(id, cookie, clock) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${id}/live`, {
    headers: { Cookie: cookie },
    perMessageDeflate: false,
  });
  let sent = null;
  let answered = null;
  let view = null;
  const answer = (question, moves, due) => {
    if (over) return;
    sent = due;
    waiting += 1;
    socket.send(JSON.stringify({ type: "move", question, move: moves[Math.floor(Math.random() * moves.length)] }));
  };
  const heed = {
    offers({ question, moves: named, outcomes }) {
      if (question === answered) return; // said again when somebody sits down
      answered = question;
      const moves = named.filter((_, place) => typeof outcomes[place] === "object").map(({ move }) => move); // those with a gain
      const now = performance.now();
      if (pace === null) return answer(question, moves, now);
      setTimeout(answer, clock.due - now, question, moves, clock.due);
      clock.due += pace;
    },
    accepted() {
      count(performance.now() - sent);
      waiting -= 1;
    },
    refused() {
      found.refused += 1;
      waiting -= 1;
    },
    error() {
      heed.refused();
    },
    update({ view: change }) {
      view = changed(view, change);
      if (view.standings !== null) socket.close();
    },
    welcome() {},
    thinking() {},
  };
  socket.on("message", (text) => {
    for (const message of JSON.parse(text)) heed[message.type](message);
  });
  return {
    seated: new Promise((seated, failed) => socket.on("open", seated).on("error", failed)),
    over: new Promise((closed) => socket.on("close", closed)),
  };
}

// What a change makes of a value, as every client of ours has to find it: a list holds the new one, a table the changes.
function changed(value, change) {
  if (Array.isArray(change)) return change[0];
  const made = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(change)) made[key] = changed(made[key], part);
  return made;
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

async function main() {
  let left = tables;
  const seat = async () => {
    while (left-- > 0) await new Promise((seated) => play(seated).catch(fail));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, seat));
  await measure(seconds, async () => {
    over = true;
    for (let looked = 0; waiting > 0 && looked < 100; looked++) await pause(100);
    found.lost = waiting;
  });
}

main().catch(fail);
