// Measures the resident memory of built copies of the program while level 10 plays White in shogi,
// in turn, next to the same program without an opponent:
//   node test/bench/engine/memory.mjs [FOLDER...]
// The default is this project alone; another folder is a built copy, for instance of before a
// change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../pty.mjs';

const ROUNDS = 3;
/** Black's moves, each the first of the list that `moves` gives; White's take a second each. */
const MOVES = 8;

const folders = process.argv.length > 2 ? process.argv.slice(2) : [root];
const figures = folders.map(() => ({ alone: [], playing: [] }));
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, folder] of folders.entries()) {
    figures[index].alone.push(await residentMb(folder, 'person'));
    figures[index].playing.push(await residentMb(folder, 'level:10'));
  }
}
for (const [index, { alone, playing }] of figures.entries()) {
  const [least, most] = [median(alone), median(playing)];
  console.log(
    `${folders[index]}: ${most.toFixed(0)} MB resident while level 10 plays, ${least.toFixed(0)} without it`,
  );
}

/** The memory after `MOVES` moves of each side; of a game without an opponent after one. */
async function residentMb(folder, white) {
  const home = mkdtempSync(join(tmpdir(), 'komadai-memory-'));
  const isAlone = white === 'person';
  const flags = isAlone ? [] : ['--white', white];
  const args = [join(folder, 'bin/komadai.js'), 'play', 'shogi', '--plain', ...flags];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, KOMADAI_HOME: home },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const read = async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${folder}: the game ended`);
      return value;
    };
    await read();
    for (let move = 0; move < (isAlone ? 1 : MOVES); move++) {
      child.stdin.write('moves\n');
      const [first] = (await read()).split(' ');
      child.stdin.write(`${first}\n`);
      await read();
      if (!isAlone) await read();
    }
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024
    );
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(home, { recursive: true, force: true });
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
