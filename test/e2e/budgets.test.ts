import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { waitForSilence } from '../helpers/each-screen.ts';
import { startKomadai } from '../helpers/komadai.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { leave, settled, waitForPly } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/* Bytes, never times: what a key costs at the far end of a slow line. */

const FIRST_FRAME = 4000;
const KEY = 20;
const MOVE = 160;

/** Both sides advance the rook pawns and exchange one, then develop. */
const MOVES = [
  ['P-2f', 'P-8d', 'P-2e', 'P-8e', 'G-7h', 'G-3b', 'P-2d', 'Px2d', 'Rx2d', 'P*2c'],
  ['R-2h', 'P-3d', 'P-7f', 'S-7b', 'K-5h', 'K-4b', 'S-4h', 'P-9d', 'P-3f', 'P-8f'],
].flat();

function start(): PtyProgram {
  // A terminal of 16 colours.
  return startKomadai(['play', 'shogi'], { home: temporaryFolder(), env: { TERM: 'xterm' } });
}

/** Waits until the prompt stands and its cursor with it: the last thing of a frame. */
async function waitForPrompt(program: PtyProgram, ply: number): Promise<void> {
  const prompt = ply % 2 === 0 ? 'Black>' : 'White>';
  await waitForPly(program, ply);
  await program.waitFor((lines) => {
    const { row, column, visible } = program.cursor();
    return visible && lines[row]?.slice(0, column).trim() === prompt;
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

test(`the first frame takes at most ${FIRST_FRAME} bytes`, async () => {
  const program = start();
  await waitForPrompt(program, 0);
  const { byteCount } = program;
  expect(byteCount).toBeGreaterThan(500);
  expect(byteCount).toBeLessThanOrEqual(FIRST_FRAME);
  await leave(program);
});

longTest(`a key takes at most ${KEY} bytes, a move ${MOVE}, by the median`, async () => {
  const program = start();
  await waitForPrompt(program, 0);
  const keys: number[] = [];
  const moves: number[] = [];
  for (const [ply, move] of MOVES.entries()) {
    for (const key of move) {
      const before = program.byteCount;
      const { column } = program.cursor();
      program.write(key);
      await program.waitFor(() => program.cursor().column === column + 1);
      keys.push(program.byteCount - before);
    }
    const before = program.byteCount;
    program.write('\r');
    await waitForPrompt(program, ply + 1);
    moves.push(program.byteCount - before);
  }
  expect(keys.every((count) => count > 0)).toBe(true);
  expect({ key: median(keys) <= KEY, move: median(moves) <= MOVE }, `${keys}; ${moves}`).toEqual({
    key: true,
    move: true,
  });
  await leave(program);
});

longTest.each([
  { columns: 80, rows: 24, firstFrame: 7000, move: 300 },
  { columns: 140, rows: 48, firstFrame: 16_000, move: 500 },
])(
  'in wood at $columns×$rows the first frame takes at most $firstFrame bytes, a move $move',
  async ({ firstFrame, move, ...size }) => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder(), ...size });
    await waitForPrompt(program, 0);
    const { byteCount } = program;
    // More than 16 colours would take: tiles are drawn.
    expect(byteCount).toBeGreaterThan(FIRST_FRAME);
    expect(byteCount).toBeLessThanOrEqual(firstFrame);
    const moves: number[] = [];
    for (const [ply, text] of MOVES.entries()) {
      const { column } = program.cursor();
      // In one go, so that no candidates are shown.
      program.write(text);
      await program.waitFor(() => program.cursor().column === column + text.length);
      const before = program.byteCount;
      program.write('\r');
      await waitForPrompt(program, ply + 1);
      moves.push(program.byteCount - before);
    }
    expect(median(moves), moves.join()).toBeLessThanOrEqual(move);
    await leave(program);
  },
);

longTest(
  'with sixels of foot at 200×60 a board takes at most 150,000 bytes, a move 3,000',
  async () => {
    const program = startKomadai(['play', 'shogi'], {
      home: temporaryFolder(),
      columns: 200,
      rows: 60,
    });
    await waitForPrompt(program, 0);
    const pictures = () => program.rawOutput.toString('latin1').match(/\x1bP0;1;0q/g)?.length ?? 0;
    const first = program.byteCount;
    program.write('\x1b[6;20;10t\x1bP>|foot(1.13.1)\x1b\\\x1b[?62;4;22c');
    await program.waitFor(() => pictures() >= 40);
    await waitForSilence(program);
    expect(program.byteCount - first).toBeLessThanOrEqual(150_000);
    const moves: number[] = [];
    for (const [ply, text] of MOVES.slice(0, 6).entries()) {
      program.write(text);
      await program.waitFor(text);
      await waitForSilence(program);
      const before = program.byteCount;
      program.write('\r');
      await waitForPrompt(program, ply + 1);
      await waitForSilence(program);
      moves.push(program.byteCount - before);
    }
    // The first one takes the sentence of the first game away.
    expect(median(moves.slice(1)), moves.join()).toBeLessThanOrEqual(3000);
    await leave(program);
  },
);

const PROMPTS = [
  ['a text in the prompt, once its candidates are shown', 'P-7'],
  ['an empty prompt', ''],
] as const;

longTest.each(PROMPTS)('nothing is sent while the game is idle: %s', async (_, keys) => {
  const program = start();
  await waitForPrompt(program, 0);
  program.write(keys);
  if (keys !== '') await program.waitFor('P-7f');
  await settled(program);
  // The second of the repaints may be on its way still.
  await waitForSilence(program);
  // That nothing comes can only be told by waiting.
  const before = program.byteCount;
  await pause(1000);
  expect(program.byteCount - before).toBe(0);
  await leave(program);
});
