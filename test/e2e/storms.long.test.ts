import { cpSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { partOfDay } from '../helpers/day-part.ts';
import {
  EVERY_SCREEN,
  expectNoArtefact,
  type OpenedScreen,
  OTHER_SCREENS,
  saveShortGame,
  startAt,
} from '../helpers/each-screen.ts';
import { startKomadai } from '../helpers/komadai.ts';
import type { PtyExit, PtyProgram } from '../helpers/pty.ts';
import { randomNumbers } from '../helpers/random.ts';
import {
  expectRestored,
  KEYS,
  leave,
  resized,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** `KOMADAI_SEED=7 npm test` presses other keys; the seed stands in the name of each test. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20261121);

type Size = readonly [columns: number, rows: number];

/** One after another, as when the corner of a window is dragged; then the last of them. */
async function storm(
  program: PtyProgram,
  random: () => number,
  count: number,
  [columns, rows]: Size,
) {
  for (let left = count; left > 1; left--) {
    program.resize(20 + Math.floor(random() * 181), 5 + Math.floor(random() * 56));
    // Some of them are drawn, some are overtaken by the next.
    if (random() < 0.3) await settled(program);
  }
  program.resize(columns, rows);
}

async function waitForScreen(program: PtyProgram, expected: readonly string[]): Promise<void> {
  await program
    .waitFor((lines) => isDeepStrictEqual(lines, expected))
    .catch(() => {
      // Says where they differ.
      expect(program.screen()).toEqual(expected);
    });
}

/**
 * The whole frame is as expected in the end. The last sizes of a storm may be drawn late: until
 * then the frame of an earlier size may look the same.
 */
async function expectSettled(program: PtyProgram, expected: readonly string[]): Promise<void> {
  await vi.waitFor(async () => expect(await settled(program)).toEqual(expected), 20_000);
}

describe(`resize storms, seed ${SEED}`, () => {
  const random = randomNumbers(SEED);
  const anySize: Size = [20 + Math.floor(random() * 181), 5 + Math.floor(random() * 56)];

  test.each(partOfDay<Size>([[80, 24], [120, 40], [40, 16], [20, 5], anySize], 3))(
    'the game, 100 sizes, ending at %ix%i',
    async (columns, rows) => {
      const home = temporaryFolder();
      await saveShortGame(home);
      const fresh = startKomadai(['resume'], { home, columns, rows });
      await fresh.waitFor(() => fresh.alternateScreen);
      // Takes the message of the start away.
      fresh.write('board\r');
      await settled(fresh);
      const expected = await settled(fresh);
      await leave(fresh);
      const program = startKomadai(['resume'], { home });
      await waitForPly(program, 4);
      program.write('board\r');
      await waitForFrame(program, (lines) => !lines.join('\n').includes('Resumed.'));
      await storm(program, random, 100, [columns, rows]);
      await waitForScreen(program, expected);
      await expectSettled(program, expected);
      await resized(program, 80, 24);
      program.write('P-2f\r');
      await waitForPly(program, 5);
      await leave(program);
    },
  );

  test.each(partOfDay(OTHER_SCREENS, 12))('$name, 25 sizes', async (screen) => {
    const [home, otherHome] = [temporaryFolder(), temporaryFolder()];
    await saveShortGame(home);
    // A game that is open is not resumed by another process.
    cpSync(home, otherHome, { recursive: true, preserveTimestamps: true });
    const other = await startAt(screen, otherHome);
    const program = await startAt(screen, home);
    for (const size of [anySize, [80, 24], [60, 20]] satisfies Size[]) {
      const [columns, rows] = size;
      const expected = await resized(other, columns, rows);
      await storm(program, random, 25, size);
      await waitForScreen(program, expected);
      await expectSettled(program, expected);
    }
    await leave(program);
    await leave(other);
  });
});

const KEY_COUNT = 500;
/** Keys between two looks at the screen. */
const BATCH = 50;

/** Neither Ctrl-C, Ctrl-D nor Ctrl-Z, which leave; Esc and q are rare, for they go back. */
const COMMON_KEYS: readonly string[] = [
  ...'PLNSGKBR+PPSG',
  ...'-x*=+789fedcb5a1 ?:/"[]vngtfP',
  ...['moves\r', 'show G\r', 'flip\r', 'undo\r', 'redo\r', 'labels letters\r', 'P-7f\r', 'P-3d\r'],
  ...[KEYS.up, KEYS.down, KEYS.left, KEYS.right, KEYS.home, KEYS.end],
  ...[KEYS.up, KEYS.down, KEYS.left, KEYS.right, '\x1b[5~', '\x1b[6~'],
  ...['\r', '\r', '\r', '\t', '\t', '\x1b[Z', '\x7f', '\x1b[3~'],
  ...['\x01', '\x05', '\x0b', '\x15', '\x17', '\x0e', '\x10'],
  ...[
    '角',
    '７六歩',
    'ｶ',
    '\u0301',
    '👩‍👦',
    '\x00',
    '\x1b[I',
    '\x1b[1;5C',
    '\x1bOP',
    '\x1b[<0;3;4M',
  ],
  ...['\x1b[200~P-2f\nP-8d\n\x1b[201~', '\x1b[200~\x1b[31mred\x1b[201~', '\xff\xfe'],
];
const RARE_KEYS = [KEYS.escape, 'q', 'menu\r', 'settings\r', 'replay\r', 'new\r'];

function randomKey(random: () => number): string {
  const keys = random() < 0.04 ? RARE_KEYS : COMMON_KEYS;
  return keys[Math.floor(random() * keys.length)] ?? '';
}

describe(`${KEY_COUNT} random keys, seed ${SEED}`, () => {
  test.each(
    partOfDay(
      EVERY_SCREEN.map((screen, index) => ({ ...screen, index })),
      12,
    ),
  )('$name', { timeout: 120_000 }, async ({ index, ...screen }) => {
    const home = temporaryFolder();
    await saveShortGame(home);
    await pressRandomly(screen, home, randomNumbers(SEED + 1 + index));
  });
});

async function pressRandomly(screen: OpenedScreen, home: string, random: () => number) {
  const history: string[] = [];
  let program = await startAt(screen, home);
  await settled(program);
  while (history.length < KEY_COUNT) {
    const batch = Array.from({ length: BATCH }, () => randomKey(random));
    history.push(...batch);
    for (const keys of batch) program.write(keys);
    const shown = `seed ${SEED}, ${screen.name}, keys ${JSON.stringify(history)}`;
    let ended: PtyExit | undefined;
    const watched = program.exit.then((exit) => {
      ended = exit;
    });
    await Promise.race([
      watched,
      expectNoArtefact(program, shown).catch((error: unknown) => {
        // A key has left the program meanwhile: seen below.
        return Promise.race([
          watched,
          new Promise((_, reject) => setImmediate(() => reject(error))),
        ]);
      }),
    ]);
    if (ended === undefined) continue;
    expect(ended, shown).toEqual({ code: 0 });
    expectRestored(program);
    program = await startAt({ ...screen, open: startAnew }, home);
  }
  if (!program.alternateScreen) return;
  await leave(program);
}

/** The game may have gone on or ended; whatever the start shows will do. */
async function startAnew(program: PtyProgram): Promise<void> {
  await program.waitFor(() => program.alternateScreen);
  await settled(program);
}
