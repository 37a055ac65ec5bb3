// Plays the part of another program in tests. Arguments are `name=value`:
//   act       what it does wrong: see the code below; nothing by default
//   best      what it answers to `go`, `bestmove resign` by default; lines are parted by `|`
//   variants  what it offers as variants, parted by commas
//   option    the name of that option, USI_Variant by default
//   reads     `yes` where it offers to read a file of variants; it writes what it read to the log
//   multipv   the most lines that it offers to tell at once
//   ponders   `yes` where it offers to think on the opponent's time
//   log       a file to which it writes every line that it reads, and that it reads no more
import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const settings = Object.fromEntries(
  process.argv.slice(2).map((text) => {
    const at = text.indexOf('=');
    return [text.slice(0, at), text.slice(at + 1)];
  }),
);
const { act = '', best = 'bestmove resign', variants, option = 'USI_Variant' } = settings;
const { multipv, ponders, reads, log } = settings;

const say = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));
const answer = () => say(...best.split('|'));

/** Prints the same for ever, as fast as it is read. */
function flood(text) {
  const write = () => {
    while (process.stdout.write(text));
  };
  process.stdout.on('drain', write);
  write();
}

/** Node itself leaves the descriptor of the standard input open. */
function closeInput() {
  process.stdin.destroy();
  closeSync(0);
  appendFileSync(log, 'closed\n');
}

if (act === 'stubborn') process.on('SIGTERM', () => {});
if (act === 'closed-input') closeInput();
// These outlive their input, but not for ever, should nobody be left to end them.
if (['stubborn', 'lingering', 'closed-input', 'deaf'].includes(act)) {
  setTimeout(process.exit, 60_000, 1);
}

let searches = 0;
let isPondering = false;
/** What crosses the next line that is read. */
let owed = '';

const commands = {
  usi() {
    if (act === 'silent-at-usi') return;
    if (act === 'crash-at-usi') process.exit(3);
    if (act === 'flood-at-usi') return flood('chatter\n'.repeat(100));
    say(`id name Scripted ${process.pid}`, 'id author nobody');
    if (act === 'bytes') process.stdout.write(Buffer.from([0xff, 0xfe, 0x80, 0x0d, 0x0a]));
    if (variants) {
      const list = variants.split(',');
      const values = list.map((name) => ` var ${name}`).join('');
      say(`option name ${option} type combo default ${list[0]}${values}`);
    }
    if (reads) say('option name VariantPath type string default <empty>');
    if (multipv) say(`option name MultiPV type spin default 1 min 1 max ${multipv}`);
    if (ponders) say('option name USI_Ponder type check default false');
    say('option name Threads type spin default 1 min 1 max 8', 'usiok');
  },
  setoption(line) {
    const [, path] = /^setoption name VariantPath value (.*)$/.exec(line) ?? [];
    if (path) appendFileSync(log, readFileSync(path));
  },
  isready() {
    if (act === 'silent-at-isready') return;
    say('readyok');
  },
  go(line) {
    searches++;
    isPondering = line.startsWith('go ponder');
    if (isPondering && act !== 'hasty') return;
    switch (act) {
      case 'silent':
      case 'stubborn':
        return;
      case 'slow':
        return;
      case 'late':
        // The first answer comes by itself, and another for the `stop` that crossed it.
        if (searches > 1) answer();
        return;
      case 'crash':
        process.stderr.write('first complaint\nout of cheese\n');
        process.exitCode = 7;
        process.stdin.destroy();
        return;
      case 'killed':
        process.kill(process.pid, 'SIGKILL');
        return;
      case 'crash-of-two':
        // The other one holds the output open.
        spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' });
        process.exit(7);
        return;
      case 'deaf':
        closeInput();
        appendFileSync(log, 'deaf\n');
        return;
      case 'flood':
        return flood('info string chatter\n'.repeat(100));
      case 'huge-line':
        say('x'.repeat(100_000));
        return answer();
      case 'open-line':
        process.stdout.write('x'.repeat(100_000));
        return;
      case 'bytes':
        process.stdout.write(Buffer.from([0x69, 0x6e, 0x66, 0x6f, 0x20, 0xff, 0xc3, 0x28, 0x0a]));
        return answer();
      case 'split':
        for (const character of `${best}\r\n`) process.stdout.write(character);
        return;
      default:
        answer();
    }
  },
  ponderhit() {
    isPondering = false;
    answer();
  },
  stop() {
    // An answer to a guess that was wrong is passed over, whatever it is.
    if (isPondering) say('bestmove 1a1a');
    isPondering = false;
    if (act === 'slow') answer();
    if (act === 'late') {
      say('bestmove 7g7f');
      owed = 'bestmove 2g2f';
    }
  },
  quit() {
    if (act !== 'lingering' && act !== 'stubborn') process.exit(0);
  },
};

if (act !== 'closed-input') {
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (owed) say(owed);
    owed = '';
    if (log) appendFileSync(log, `${line}\n`);
    commands[line.split(' ')[0]]?.(line);
  });
}
