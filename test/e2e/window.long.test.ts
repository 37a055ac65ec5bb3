import { cpSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { partOfDay } from '../helpers/day-part.ts';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import {
  choose,
  expectRestored,
  KEYS,
  leave,
  MATED_GAMES,
  playMove,
  resized,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SIZES = [
  [80, 24],
  [120, 40],
  [60, 20],
] as const;

const TOO_SMALL = [50, 15] as const;

/** Waits until the screen shows these lines, all of them and nothing else. */
async function waitForScreen(program: PtyProgram, expected: readonly string[]): Promise<void> {
  await program
    .waitFor((lines) => isDeepStrictEqual(lines, expected))
    .catch(() => {
      // Says where they differ.
      expect(program.screen()).toEqual(expected);
    });
}

describe.each(partOfDay(MATED_GAMES, 3))('a game of $variant', ({ variant, moves }) => {
  test('looks in a resized window as in a new one of that size', async () => {
    const home = temporaryFolder();
    const played = moves.split(' ').slice(0, 21);
    const input = `${played.join('\n')}\nquit\n`;
    await runPlain(['play', variant, '--plain'], { home, input });
    const fresh = new Map<string, readonly string[]>();
    for (const [columns, rows] of SIZES) {
      const other = startKomadai(['resume'], { home, columns, rows });
      await waitForPly(other, 21);
      // A line that only shows the board takes the message of the start away.
      other.write('board\r');
      await waitForFrame(other, (shown) => !shown.join('\n').includes('Resumed.'));
      const lines = await settled(other);
      expect(lines.at(-1)).toBe('');
      fresh.set(`${columns}x${rows}`, lines);
      await leave(other);
    }
    const program = startKomadai(['resume'], { home });
    await waitForPly(program, 21);
    program.write('board\r');
    for (const [columns, rows] of [...SIZES, SIZES[0], TOO_SMALL, SIZES[1], SIZES[2], SIZES[0]]) {
      program.resize(columns, rows);
      await waitForScreen(program, fresh.get(`${columns}x${rows}`) ?? tooSmall(rows));
    }
    await leave(program);
  });
});

function tooSmall(rows: number): string[] {
  const text = [`This window is 50×${rows}; the board needs 40×16.`, '--plain plays without one.'];
  return [...text, ...Array(rows - text.length).fill('')];
}

describe('a window that is too small', () => {
  test('says so, plays nothing that is typed, and the game goes on when it grows', async () => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi'], { home, columns: 50, rows: 15 });
    await waitForScreen(program, tooSmall(15));
    program.write('P-1f\rP-9');
    expect(await settled(program)).toEqual(tooSmall(15));
    program.resize(80, 24);
    await waitForPly(program, 0);
    program.write('P-7f\rP-3');
    await waitForPly(program, 1);
    program.resize(...TOO_SMALL);
    await waitForScreen(program, tooSmall(15));
    program.write(`4\x04${KEYS.eraseLine}`);
    expect(await settled(program)).toEqual(tooSmall(15));
    program.resize(80, 24);
    await waitForPly(program, 1);
    program.write('d\r');
    await waitForPly(program, 2);
    expect(savedGames(home)[0]?.tokens).toEqual(['1.', 'P-7f', 'P-3d', '*']);
    program.resize(...TOO_SMALL);
    await waitForScreen(program, tooSmall(15));
    await leave(program);
  });

  test('Ctrl-D leaves, and the terminal is as it was', async () => {
    const [columns, rows] = TOO_SMALL;
    const program = startKomadai([], { home: temporaryFolder(), columns, rows });
    await waitForScreen(program, tooSmall(15));
    program.write('\r\x04');
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
  });
});

describe('other screens', () => {
  const opened: readonly (readonly [name: string, args: string[], open: Open])[] = [
    ['the menu', [], (program) => program.waitFor('Enter choose')],
    ['a new game', [], (program) => choose(program, 'Two players')],
    ['the saved games', [], (program) => choose(program, 'Saved games')],
    ['the settings', [], (program) => choose(program, 'Settings')],
    [
      'the rules',
      [],
      async (program) => {
        await choose(program, 'Rules');
        await choose(program, 'Shogi');
        await program.waitFor('Rules of Shogi');
      },
    ],
    ['a course', ['learn', 'yari'], (program) => program.waitFor('Square>')],
    ['the problems', ['tsume'], (program) => program.waitFor('Esc back')],
    ['a problem', ['tsume', 'ogi'], (program) => program.waitFor('Black>')],
    ['help', ['resume'], enter('?', 'Help')],
    ['the moves', ['resume'], enter('moves\r', 'legal moves')],
    ['a piece', ['resume'], enter('show R\r', 'Esc back')],
    ['a replay', ['resume'], enter('replay\r', 'Replay>')],
  ];

  test.each(partOfDay(opened, 5))(
    '%s: nothing is left over from another size',
    async (_, args, open) => {
      const [home, otherHome] = [temporaryFolder(), temporaryFolder()];
      const input = 'P-7f\nP-3d\nBx2b+\nSx2b\nquit\n';
      await runPlain(['play', 'shogi', '--plain'], { home, input });
      // A game that is open is not resumed by another process.
      cpSync(home, otherHome, { recursive: true, preserveTimestamps: true });
      const wide = startKomadai(args, { home, columns: 120, rows: 40 });
      await open(wide);
      const atWide = await settled(wide);
      const narrow = startKomadai(args, { home: otherHome, columns: 60, rows: 20 });
      await open(narrow);
      const atNarrow = await settled(narrow);
      expect(atNarrow).not.toEqual(atWide);
      wide.resize(60, 20);
      await waitForScreen(wide, atNarrow);
      wide.resize(...TOO_SMALL);
      const atSmall = await resized(narrow, ...TOO_SMALL);
      expect(atSmall.at(-1)).toBe('');
      await waitForScreen(wide, atSmall);
      wide.resize(120, 40);
      await waitForScreen(wide, atWide);
      await leave(wide);
      await leave(narrow);
    },
  );
});

type Open = (program: PtyProgram) => Promise<unknown>;

function enter(keys: string, shown: string): Open {
  return async (program) => {
    await waitForPly(program, 4);
    program.write(keys);
    return program.waitFor(shown);
  };
}

test('no key is lost while the window changes its size', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'shogi'], { home });
  await waitForPly(program, 0);
  const moves = ['P-7f', 'P-3d', 'P-2f', 'P-4d'];
  for (const [index, key] of [...`${moves.join('\r')}\r`].entries()) {
    // One that is too small takes no key, if the program comes to see it.
    const [columns, rows] = SIZES[index % SIZES.length] ?? SIZES[0];
    program.resize(columns, rows);
    program.write(key);
  }
  program.resize(80, 24);
  await waitForPly(program, 4);
  expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-2f P-4d *');
  await leave(program);
});

describe('the terminal is given back', () => {
  const ways: readonly (readonly [how: string, args: string[], keys: string])[] = [
    ['Ctrl-C', ['play', 'yari'], '\x03'],
    ['Ctrl-C with text in the prompt', ['play', 'yari'], 'P-7\x03'],
    ['Ctrl-D', ['play', 'yari'], '\x04'],
    ['quit', ['play', 'yari'], 'quit\r'],
    ['Ctrl-C in a page', ['play', 'yari'], 'moves\r\x03'],
    ['Ctrl-C in the menu', ['play', 'yari'], 'menu\r\x03'],
    ['Esc in the menu', [], KEYS.escape],
    ['q in the menu', [], 'q'],
    ['Ctrl-D in the menu', [], '\x04'],
    ['Ctrl-C in a new game', [], '\r\x03'],
    ['Esc in the settings', ['settings'], KEYS.escape],
  ];

  test.each(ways)('after %s', async (_, args, keys) => {
    const program = startKomadai(args, { home: temporaryFolder() });
    await program.waitFor(args[0] === 'play' ? 'Black>' : 'Esc back');
    expect(program.alternateScreen).toBe(true);
    expect(program.bracketedPaste).toBe(true);
    program.write(keys);
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
    expect(program.screen().join('').trim()).toBe('');
  });

  test.each([
    ['SIGINT', { code: 130 }],
    ['SIGTERM', { code: 143 }],
    ['SIGHUP', { code: 0, signal: 1 }],
  ] as const)('after %s in a small window', async (signal, exit) => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'ogi'], { home });
    await playMove(program, 'P-7e', 1);
    program.resize(...TOO_SMALL);
    await program.waitFor('the board needs');
    program.kill(signal);
    expect(await program.exit).toEqual(exit);
    expectRestored(program);
    expect(savedGames(home)[0]?.tokens).toEqual(['1.', 'P-7e', '*']);
  });
});
