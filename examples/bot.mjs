// A player in JavaScript, for the line protocol of docs/players.md. It takes a seat in the arena with
//
//     shakespeare arena "program:node examples/bot.mjs" groundling --games 20 --out results/
//
// It knows little of the game: it wagers in the middle, recruits those it can hope to pay, takes the dearest
// elements, steps where it stands furthest, and otherwise does something rather than nothing.

import { createInterface } from "node:readline";

const PROTOCOL = 1;

let costs = {}; // of characters, by the name of their card
let random = () => 0;

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

const answers = {
  hello({ protocol }) {
    if (protocol !== PROTOCOL) {
      return say({ type: "error", message: `I speak protocol ${PROTOCOL} only.` });
    }
    say({ type: "hello", protocol: PROTOCOL, name: "Example in JavaScript" });
  },

  game({ seed, edition }) {
    random = generator(seed);
    costs = costsOf(edition);
    say({ type: "ready" });
  },

  question({ id, question, view, moves }) {
    const worth = judge(question, view, view.players[question.seat]);
    // A little chance decides between moves that are alike.
    const scored = moves.map((move) => ({ move, score: worth(move.split(" ")) + random() / 100 }));
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
    say({ type: "answer", id, move: best.move });
  },

  error({ message }) {
    process.stderr.write(`The table says: ${message}\n`);
  },

  goodbye() {
    process.exit(0);
  },
};

/** How good a move is: a function of the move's words. */
function judge(question, view, me) {
  const budget = me.money + 2 * (6 - view.day) - me.payroll;
  const value = { black: 1, pink: 2, purple: 3, blue: 4, green: 5, yellow: 3 };
  const act = { I: 0, II: 1, III: 2 };
  const space = (name) => view.acts[act[name]].spaces[question.seat];
  const worths = {
    wager: ([cylinders]) => -Math.abs(Number(cylinders) - 3),
    recruit: ([card, as]) => (as ? 2 : (costs[card] ?? 0) <= budget ? 2 + (costs[card] ?? 0) : 1),
    activate: ([character]) => (character === "queen" ? 1 : 1.5),
    spend: () => 1,
    costume: ([colour]) => value[colour],
    set: ([colour, cell]) => value[colour] + Number(cell[0]) / 2,
    step: ([name]) => space(name),
    back: ([name]) => -space(name),
    ask: ([what]) => ((what === "money") === view.day > 4 ? 1 : 0),
    use: () => 1.2,
  };
  return ([word, ...rest]) => worths[word]?.(rest) ?? 0;
}

/** What each card costs; of a character with several cards, each card. */
function costsOf(edition) {
  const characters = { ...edition.characters, ...edition.backstage?.actors };
  const found = {};
  for (const [name, { cost, copies }] of Object.entries(characters)) {
    if ((copies ?? 1) === 1) found[name] = cost;
    else for (let copy = 1; copy <= copies; copy++) found[`${name}-${copy}`] = cost;
  }
  return found;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function generator(seed) {
  let state = Number(BigInt.asUintN(32, BigInt(seed)));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  answers[message.type]?.(message); // what we do not know, we pass over
}
