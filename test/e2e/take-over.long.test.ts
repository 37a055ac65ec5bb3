import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { startKomadai } from '../helpers/komadai.ts';
import { LineProgram } from '../helpers/line-program.ts';
import { fixtureLines, type OracleGame } from '../helpers/oracle.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { randomNumbers } from '../helpers/random.ts';
import {
  KEYS,
  leave,
  playMove,
  playMoves,
  savedGames,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A long game, in USI. */
const MOVES =
  fixtureLines<OracleGame>('games-shogi.jsonl').find(({ result }) => result === 'ply-limit')
    ?.moves ?? [];

const STOPPER = fileURLToPath(new URL('../helpers/stop-at-call.mjs', import.meta.url));

const TAKEN = /^(\? NOT SAVED: |Saved, and handed to|Taken over by)/;
const ECHO = /^(\d+)\. (?:Black|White) (\S+)$/;

/** The moves that a program has echoed as its own, by their plies; a watcher tells those of others. */
function echoed(program: LineProgram): Map<number, string> {
  const until = program.lines.findIndex((line) => TAKEN.test(line));
  const own = until < 0 ? program.lines : program.lines.slice(0, until);
  return new Map(
    own.flatMap((line) => {
      const [, ply, move] = ECHO.exec(line) ?? [];
      return ply === undefined || move === undefined ? [] : [[Number(ply), move]];
    }),
  );
}

/** The moves of the only saved game. */
function savedMoves(home: string): string[] {
  const games = savedGames(home);
  expect(games).toHaveLength(1);
  return (games[0]?.tokens ?? []).filter((token) => !/^(\d+\.|\*|1-0|0-1)$/.test(token));
}

/** Goes on with the game in a second program, and plays some moves there. */
async function takeOver(home: string, moves: readonly string[], count: number) {
  const taker = new LineProgram(['resume', '--take'], home);
  const head = await taker.line(/ply \d+ - /);
  const ply = Number(/ply (\d+)/.exec(head)?.[1]);
  taker.say(...moves.slice(ply, ply + count));
  await taker.line(new RegExp(`^${ply + count}\\. `));
  return taker;
}

/** Every move that somebody was told is in the file once, and nothing else. */
function expectAllKept(home: string, programs: readonly LineProgram[]): void {
  const told = programs.flatMap((program) => [...echoed(program)]);
  expect(new Set(told.map(([ply]) => ply)).size).toBe(told.length);
  const inOrder = told.sort(([a], [b]) => a - b).map(([, move]) => move);
  expect(savedMoves(home)).toEqual(inOrder);
}

/** Starts a program that stops itself before a call of the file system, once it has said something. */
function stopping(args: readonly string[], home: string, before: string, after = '') {
  return new LineProgram(args, home, {
    NODE_OPTIONS: `--import ${STOPPER}`,
    STOP_BEFORE: before,
    STOP_AFTER: after,
  });
}

/** Plays two moves, and waits until they are saved. */
async function begin(owner: LineProgram): Promise<void> {
  owner.say(...MOVES.slice(0, 2));
  await owner.line(/^2\. /);
}

const wasTaken = ({ lines }: LineProgram) => lines.some((line) => TAKEN.test(line));

describe('from a program that does not answer', () => {
  test('stopped at random moments, and going on at random moments', async () => {
    const chain = async (seed: number) => {
      const random = randomNumbers(seed);
      const home = temporaryFolder();
      const programs = [new LineProgram(['play', 'shogi'], home)];
      for (let ply = 0, round = 0; round < 2; round++) {
        const owner = programs.at(-1) as LineProgram;
        owner.say(...MOVES.slice(ply, ply + 20));
        await owner.line(new RegExp(`^${ply + 1 + Math.floor(random() * 15)}\\. `));
        // The moment is what is random here; nothing waits for it to be over.
        setTimeout(() => owner.kill('SIGSTOP'), random() * 5);
        const wakes = setTimeout(() => owner.kill('SIGCONT'), 1500 + random() * 2000);
        const taker = await takeOver(home, MOVES, 3);
        clearTimeout(wakes);
        owner.kill('SIGCONT');
        programs.push(taker);
        await owner.line(TAKEN);
        ply = Math.max(...echoed(taker).keys());
      }
      expectAllKept(home, programs);
    };
    await Promise.all([1, 2, 3, 4].map((number) => chain(number * 7919)));
  });

  /** Each row in a folder of its own, all at once, since most of it is waiting. */
  const eachRow = <Row extends readonly [name: string, ...unknown[]]>(
    rows: readonly Row[],
    run: (home: string, row: Row) => Promise<void>,
  ) => {
    const named = async (row: Row) => {
      try {
        await run(temporaryFolder(), row);
      } catch (error) {
        throw new Error(row[0], { cause: error });
      }
    };
    return Promise.all(rows.map(named));
  };

  test('stopped within a save', () =>
    eachRow<readonly [name: string, before: string, isSaved: boolean]>(
      [
        ['before the temporary file is made', 'openSync .*psn\\.\\w+\\.tmp w$', false],
        ['before that is on the disk', 'fsyncSync', false],
        ['before the file takes its place', 'renameSync', false],
        ['after that, before it is told', 'openSync .*games r$', true],
      ],
      async (home, [, before, isSaved]) => {
        const owner = stopping(['play', 'shogi'], home, before, '2. White');
        await begin(owner);
        owner.say(...MOVES.slice(2, 3));
        await owner.line(/^stops before/);
        const taker = await takeOver(home, MOVES, 2);
        owner.kill('SIGCONT');
        const told = await owner.line(TAKEN);
        expect(told.startsWith('? NOT SAVED: 3. Black')).toBe(!isSaved);
        expect(echoed(owner).has(3)).toBe(isSaved);
        expectAllKept(home, [owner, taker]);
        owner.say('P-1f');
        await owner.line(/^\? This game is played in another komadai\. "take" takes/);
      },
    ));

  test('stopped while it gives the game another name', () =>
    eachRow(
      [
        ['before it has a link of its own', 'linkSync .*\\.tmp$'],
        ['before the new name is there', 'linkSync .*\\.tmp \\S*evening.psn$'],
        ['before the old name goes', 'renameSync \\S+ \\S+\\.tmp$'],
      ] as const,
      async (home, [, before]) => {
        const owner = stopping(['play', 'shogi'], home, before, '2. White');
        await begin(owner);
        owner.say('save evening');
        await owner.line(/^stops before/);
        const taker = new LineProgram(
          ['resume', '--take', ...gameFiles(join(home, 'komadai/games')).slice(0, 1)],
          home,
        );
        taker.say(...MOVES.slice(2, 4));
        await taker.line(/^4\. /);
        owner.kill('SIGCONT');
        await owner.line(/^\? NOT SAVED: what was done last\. Taken over by/);
        expectAllKept(home, [owner, taker]);
      },
    ));

  test('by one that is stopped as well', () =>
    eachRow(
      [
        ['before it has the lock', 'renameSync'],
        ['before it looks for files of others', 'readdirSync'],
        ['before it reads the game', 'readFileSync .*psn$'],
      ] as const,
      async (home, [, before]) => {
        const first = new LineProgram(['play', 'shogi'], home);
        await begin(first);
        first.kill('SIGSTOP');
        const second = stopping(['resume', '--take'], home, before);
        second.say(...MOVES.slice(2, 4));
        await second.line(/^stops before/);
        const third = await takeOver(home, MOVES, 2);
        for (const program of [second, first]) program.kill('SIGCONT');
        const programs = [first, second, third];
        await eventually(() => expect(programs.filter(wasTaken)).toHaveLength(2));
        expectAllKept(home, programs);
      },
    ));
});

describe('from a program that answers', () => {
  test('with a computer to play against, whose move comes from one of them', async () => {
    const home = temporaryFolder();
    const owner = new LineProgram(['play', 'yari', '--white', 'level:10'], home);
    await owner.line(/^Yari/);
    owner.say('P-7f');
    // It thinks about the answer.
    await eventually(() => expect(savedMoves(home)[0]).toBe('P-7f'));
    const taker = new LineProgram(['resume', '--take'], home);
    await taker.line(/^2\. White|ply 2 - /);
    await owner.line(
      /^Saved, and handed to another komadai \(process \d+\)\. "take" takes it back\.$/,
    );
    // The watcher is told of it.
    await owner.line(/^2\. White/);
    expect(savedMoves(home)).toHaveLength(2);
    taker.say('quit');
    expect(await taker.exit).toEqual([0, null]);
    await owner.line(/^The other komadai has left\. "take" takes the game\.$/);
    owner.say('hint', 'last', 'take');
    await owner.line(/^The game is yours\.$/);
    await owner.line(/^Yari shogi, even game\. ply 2 - Black to play$/);
  });
});

describe('on the screen', () => {
  test('a line that hangs: the game goes on at another terminal, and the first one watches', async () => {
    const home = temporaryFolder();
    const first = startKomadai(['play', 'shogi'], { home });
    await waitForPly(first, 0);
    await playMoves(first, ['P-7f', 'P-3d']);
    first.write('P-2');
    await first.waitFor('Black> P-2');
    first.kill('SIGSTOP');
    const second = startKomadai(['resume'], { home });
    await second.waitFor('"take" takes it over.');
    second.write('t\r');
    await second.waitFor('The game is yours.');
    await playMove(second, 'P-9f', 3);
    // Typed at the old terminal all the while.
    first.write('f');
    first.kill('SIGCONT');
    // The key may come before it hears of that, or after.
    await first.waitFor(/NOT SAVED|Taken over by|This game is played in another komadai/);
    await first.waitFor(/Watching> P-2f/);
    first.write(`${KEYS.escape}`);
    await first.waitFor(/ ply 3 of 3/);
    expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-9f *');
    second.write('\x03');
    expect(await second.exit).toEqual({ code: 0 });
    await first.waitFor('The other komadai has left. "take" takes the game.');
    first.write('t\r');
    await waitForPly(first, 3);
    await playMove(first, 'P-9d', 4);
    await leave(first);
    expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-9f P-9d *');
  });
});

describe('no lock stays behind', () => {
  const ends: Readonly<Record<string, (program: PtyProgram) => void>> = {
    'Ctrl-C': (program) => program.write('\x03'),
    SIGTERM: (program) => program.kill('SIGTERM'),
    'a line that drops': (program) => program.hangUp(),
  };

  test.each(Object.entries(ends))('at the end by %s of --plain on a terminal', async (_, end) => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi', '--plain'], { home });
    program.write('P-7f\r');
    await program.waitFor('1. Black P-7f');
    expect(locksIn(home)).toHaveLength(1);
    end(program);
    await eventually(() => expect(locksIn(home)).toEqual([]));
  });

  test('when the reader of a pipe is gone', async () => {
    const home = temporaryFolder();
    const program = new LineProgram(['play', 'shogi'], home);
    await begin(program);
    expect(locksIn(home)).toHaveLength(1);
    program.stopReading();
    program.say(...MOVES.slice(2, 4));
    expect(await program.exit).toEqual([0, null]);
    expect(locksIn(home)).toEqual([]);
  });
});

function locksIn(home: string): string[] {
  return readdirSync(join(home, 'komadai/games')).filter((name) => name.endsWith('.lock'));
}
