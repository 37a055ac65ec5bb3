// Two programs in ptys who play each other in a room of this machine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { median, p95, pause, program, startInPty } from '../pty.mjs';

const TICKS = 10;
/** A joiner has joined within that time. */
const SETTLED_MS = 500;
const CODE = /join\s+([2-9A-HJKMNP-Z]{6})\b/;

/**
 * From Enter at one end to the first byte at the other, and the bytes of a move there.
 * @param moves as they are typed
 */
export async function measureMoves(folder, moves) {
  const sides = await openGame(folder, []);
  const times = [];
  const bytes = [];
  for (const [index, move] of moves.entries()) {
    const [mover, other] = index % 2 === 0 ? sides : [sides[1], sides[0]];
    mover.pty.write(move);
    await mover.output.next();
    await mover.output.silence();
    await other.output.silence();
    other.output.takeBytes();
    const arrives = other.output.next();
    const sent = performance.now();
    mover.pty.write('\r');
    times.push((await arrives) - sent);
    await other.output.silence();
    await mover.output.silence();
    bytes.push(other.output.takeBytes());
  }
  for (const { pty } of sides) pty.kill('SIGKILL');
  return { ms: median(times), p95Ms: p95(times), bytes: median(bytes) };
}

/** Bytes of a tick of the clock, one a second, at the end where they are more. */
export async function measureClock(folder) {
  const sides = await openGame(folder, ['--clock', '600']);
  const bytes = await Promise.all(sides.map(({ output }) => ticksOf(output)));
  for (const { pty } of sides) pty.kill('SIGKILL');
  return Math.max(...bytes.map(median));
}

async function ticksOf(output) {
  const bytes = [];
  output.takeBytes();
  while (bytes.length < TICKS) {
    await output.next();
    await output.silence();
    bytes.push(output.takeBytes());
  }
  return bytes;
}

/** The host, who is Black, and the joiner, when both see the board. */
async function openGame(folder, flags) {
  for (const name of ['at', 'host', 'join']) mkdirSync(join(folder, name), { recursive: true });
  const at = join(folder, 'at');
  const start = (args, home) =>
    startInPty([program, ...args, '--at', at], join(folder, home), { term: 'xterm' });
  const host = start(['host', 'yari', '--as', 'black', ...flags], 'host');
  let code;
  await host.output.until((text) => {
    [, code] = CODE.exec(stripVTControlCharacters(text)) ?? [];
    return code !== undefined;
  });
  const joiner = start(['join', code], 'join');
  await joiner.output.next();
  await pause(SETTLED_MS);
  for (const { output } of [host, joiner]) await output.silence();
  return [host, joiner];
}
