import { describe, expect, test } from 'vitest';
import { partOfDay } from '../helpers/day-part.ts';
import { startKomadai } from '../helpers/komadai.ts';
import type { PtyExit, PtyProgram } from '../helpers/pty.ts';
import { randomNumbers } from '../helpers/random.ts';
import {
  expectRestored,
  KEYS,
  leave,
  playMove,
  resized,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** As many letters of a row are of the board, whatever stands on it. */
const BOARD_LETTERS = 38;

describe('bad input', () => {
  const inputs: readonly (readonly [name: string, input: string | Uint8Array])[] = [
    ['empty lines', '\r\r \r\t\x15\r'],
    ['10,000 characters', `${'P-7f'.repeat(2500)}\r`],
    ['10,000 wide characters', `${'歩'.repeat(10_000)}\r`],
    ['control bytes', Uint8Array.from([0, 2, 5, 6, 7, 14, 15, 17, 18, 19, 20, 21, 22, 24, 25])],
    ['a sequence without an end', '\x1b['],
    ['a sequence of 10,000 digits', `\x1b[${'1;'.repeat(5000)}m`],
    ['half a function key', '\x1bO'],
    ['a string without an end', '\x1b]11;rgb:'],
    ['a device control string', '\x1bPxyz'],
    ['bytes that are no UTF-8', Uint8Array.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x0d])],
    ['half a character', Uint8Array.from([0xe6, 0xad])],
    ['characters that turn the direction', '\u202e\u2066P-7f\u200b\r'],
    ['marks upon marks', `P${'\u0301'.repeat(500)}\r`],
    ['a word too many', 'quit now please\r'],
    ['a paste of control bytes', '\x1b[200~\x00\x1b[31mP-7f\x07\r\n\x9b K-1a\x1b[201~'],
    ['a paste of 10,000 lines', `\x1b[200~${'x y\n'.repeat(10_000)}\x1b[201~`],
    ['a paste without an end', '\x1b[200~P-'],
  ];

  test.each(partOfDay(inputs, 4))('%s: the next move is played', async (_, input) => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi'], { home });
    await playMove(program, 'P-7f', 1);
    const before = await settled(program);
    program.write(input);
    // Enough to end what has been begun; then what stands in the prompt is erased.
    program.write('\x1b[201~\x1b\\\r');
    await settled(program);
    program.write(`${KEYS.end}${KEYS.eraseLine}`);
    const lines = await waitForFrame(program, /White> {2}/);
    // A long refusal may stand beside the board.
    const board = (rows: readonly string[]) =>
      rows.slice(0, 21).map((row) => row.slice(0, BOARD_LETTERS));
    expect(board(lines)).toEqual(board(before));
    await playMove(program, 'P-3d', 2);
    expect(savedGames(home)[0]?.tokens).toEqual(['1.', 'P-7f', 'P-3d', '*']);
    await leave(program);
  });
});

const KEYS_AT_ONCE = 20;

describe('random keys', () => {
  const { up, down, left, right, home, end, eraseLine } = KEYS;
  const named = [
    up,
    down,
    left,
    right,
    home,
    end,
    KEYS.escape,
    eraseLine,
    '\r',
    '\t',
    '\x1b[Z',
    '\x7f',
  ];
  const others = ['\x1b[3~', '\x1b[5~', '\x1b[6~', '\x01', '\x05', '\x0b', '\x0e', '\x10', '\x17'];
  const words = ['P-7f', 'P-3d', 'moves', 'help', 'undo', 'flip', 'rematch', 'draw', '歩', '?'];
  const keys = [...named, ...named, ...others, ...words, ...'abgmnpqrsx 0123456789-+=*PNBRKG'];

  const sizes = [
    [60, 20],
    [120, 40],
    [50, 15],
    [80, 24],
    [66, 30],
  ] as const;

  test.each([
    ['in a game', ['play', 'ogi'], 71],
    ['from the menu', [], 72],
  ] as const)('%s: the program answers, at any size', async (_, args, seed) => {
    const random = randomNumbers(seed);
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item;
    const home = temporaryFolder();
    const start = async () => {
      const started = startKomadai(args, { home });
      await started.waitFor(/Tab complete|Esc back/);
      return started;
    };
    let program = await start();
    for (let typed = 0; typed < 500; typed += KEYS_AT_ONCE) {
      const some = Array.from({ length: KEYS_AT_ONCE }, () => pick(keys));
      const [columns, rows] = sizes[(typed / KEYS_AT_ONCE) % sizes.length] ?? sizes[0];
      const story = `seed ${seed}, at ${columns}x${rows} the keys ${JSON.stringify(some)}`;
      program.write(some.join(''));
      const lines = await resized(program, columns, rows).catch(async (error) => {
        if ((await exitSoFar(program)) === undefined) throw error;
        return undefined;
      });
      if (lines) {
        expect(lines.join('').trim(), story).not.toBe('');
        expect(lines.at(-1), story).toBe('');
        continue;
      }
      expect(await program.exit, `${story}\n${program.screen().join('\n')}`).toEqual({ code: 0 });
      expectRestored(program);
      // Esc in the menu and the line Quit are allowed to leave.
      program = await start();
    }
    await leave(program);
  });
});

/** How the program ended, if it has. */
function exitSoFar(program: PtyProgram): Promise<PtyExit | undefined> {
  return Promise.race([program.exit, Promise.resolve(undefined)]);
}

test('a game that was played under fire is whole', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'yari'], { home });
  await waitForPly(program, 0);
  program.write('P-7f\rP-7f\r\x15K\r\x15P-3d\rzzz\r\x15\x1b[200~??\x1b[201~\r\x15P-2f\r');
  await waitForPly(program, 3);
  expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-2f *');
  await leave(program);
});
