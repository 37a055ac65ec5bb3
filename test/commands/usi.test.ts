import { cpSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect } from 'vitest';
import { evenGame, positionOf } from '../../source/engine/engine.ts';
import { openUsiEngine } from '../../source/engine/usi/usi-engine.ts';
import { parseLegalMove } from '../../source/engine/usi/usi-protocol.ts';
import { runCommand } from '../helpers/command.ts';
import { PROGRAM, PROJECT, runPlain } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { FEW_VARIANTS } from '../helpers/variant-of.ts';

describe('komadai usi', () => {
  test('speaks USI and nothing else', async () => {
    const stdin = 'usi\r\nisready\nhello\nquit\nisready\n';
    const { status, stdout, stderr } = await runCommand(['usi'], { stdin });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^id name komadai \S+$/);
    expect(lines.slice(-4)).toEqual(['usiok', 'info string unknown command: hello', 'readyok', '']);
  });

  test('ends at quit, though the input goes on', async () => {
    const stdin = new PassThrough();
    const run = runCommand(['usi'], { stdin });
    stdin.write('isready\nquit\n');
    expect(await run).toEqual({ status: 0, stdout: 'readyok\n', stderr: '' });
  });

  sharedTest.each(shareOf(['', 'isready'], 2))('ends with its input: %j', async (stdin) => {
    const { status, stdout } = await runCommand(['usi'], { stdin });
    expect({ status, stdout }).toEqual({ status: 0, stdout: stdin && 'readyok\n' });
  });

  longTest('takes no arguments', async () => {
    const { status, stdout } = await runCommand(['usi', 'shogi']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('the built program', () => {
  longTest.each(FEW_VARIANTS.slice(0, 2))('plays $id', async (variant) => {
    const input = `usi\nsetoption name USI_Variant value ${variant.id}\ngo nodes 2000\n`;
    const { status, stdout, stderr } = await runPlain(['usi'], { home: temporaryFolder(), input });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.at(-2)).toMatch(/^info depth \d+ nodes \d+ .*score \S+ \S+ pv \S/);
    const [, text = ''] = /^bestmove (\S+)/.exec(lines.at(-1) ?? '') ?? [];
    expect(parseLegalMove(positionOf(evenGame(variant)), text)).toBeDefined();
  });

  const OWN_BOOK = 'setoption name USI_OwnBook value true\n';

  longTest.each([
    ['with its own book plays at once', `${OWN_BOOK}go nodes 2000`, /^bestmove \S+$/],
    ['without one searches', 'go nodes 2000', /^info depth/],
    ['does not analyse by its book', `${OWN_BOOK}go infinite`, /^info depth/],
  ])('%s', async (_, lines, first) => {
    const input = `${lines}\n`;
    const { stdout } = await runPlain(['usi'], { home: temporaryFolder(), input });
    expect(stdout.split('\n')[0]).toMatch(first);
  });

  longTest('says once that its book is damaged, and plays without it', async () => {
    const home = temporaryFolder();
    for (const part of ['bin', 'dist', 'package.json']) {
      cpSync(join(PROJECT, part), join(home, part), { recursive: true });
    }
    truncateSync(join(home, 'dist/books/shogi.book'), 100);
    const input = `${OWN_BOOK}isready\n${'usinewgame\ngo nodes 500\n'.repeat(2)}`;
    const program = join(home, 'bin/komadai.js');
    const { status, stdout } = await runPlain(['usi'], { home, program, input });
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((line) => !/^info depth/.test(line))).toEqual([
      'readyok',
      'info string The book of openings for shogi is damaged. The computer plays without it.',
      expect.stringMatching(/^bestmove \S+/),
      expect.stringMatching(/^bestmove \S+/),
    ]);
  });

  longTest.each([
    ['position startpos\ngo infinite\nstop', /^bestmove \S+/],
    ['go ponder btime 1000', /^bestmove \S+/],
    ['go mate infinite', /^checkmate (timeout|nomate)$/],
    ['go movetime 60000', /^bestmove \S+/],
    ['go nodes 500 searchmoves 9g9f', /^bestmove \S+/],
  ])('answers before it ends at quit: %s', async (go, answer) => {
    const input = `isready\n${go}\nquit\n`;
    const { status, stdout } = await runPlain(['usi'], { home: temporaryFolder(), input });
    const lines = stdout.trimEnd().split('\n');
    expect({ status, first: lines[0] }).toEqual({ status: 0, first: 'readyok' });
    expect(lines.filter((line) => /^(bestmove|checkmate)/.test(line))).toEqual([
      expect.stringMatching(answer),
    ]);
  });

  longTest('finds a mate', async () => {
    const input = 'position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\ngo mate 10000\n';
    const { stdout } = await runPlain(['usi'], { home: temporaryFolder(), input });
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('checkmate G*5b');
  });

  longTest.each(FEW_VARIANTS)('is an engine to us, of $id', async (variant) => {
    const command = `"${process.execPath}" "${PROGRAM}" usi`;
    const options = { Level: '3', USI_Hash: '8' };
    const engine = await openUsiEngine({ command, variant, options });
    try {
      expect(engine.name).toMatch(/^komadai \d/);
      const answer = await engine.search(evenGame(variant), { nodes: 500 });
      expect(answer.kind).toBe('move');
      const endless = engine.search(evenGame(variant), {});
      engine.stop();
      expect((await endless).kind).toBe('move');
    } finally {
      engine.close();
    }
  });
});
