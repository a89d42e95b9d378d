// What both of those who play count. One line says that counting begins, the other what was found: whoever started us
// looks at both moments how much time of the processor everybody has taken.
const WARM = 2000; // milliseconds for which all play before anything is counted

const found = { latencies: [], seconds: 0, refused: 0, lost: 0 };
let counting = false;

function count(milliseconds) {
  if (counting) found.latencies.push(milliseconds);
}

async function measure(seconds, finish = async () => {}) {
  await pause(WARM);
  process.stdout.write("counting\n");
  counting = true;
  const began = performance.now();
  await pause(seconds * 1000);
  counting = false;
  found.seconds = (performance.now() - began) / 1000;
  process.stdout.write("counted\n");
  await finish();
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

module.exports = { count, found, measure, pause };
