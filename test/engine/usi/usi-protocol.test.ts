import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { SearchLimits, SearchReport } from '../../../source/engine/engine.ts';
import { evenGame, positionOf } from '../../../source/engine/engine.ts';
import { splitCommand } from '../../../source/engine/usi/usi-command.ts';
import { formatInfo, parseInfo } from '../../../source/engine/usi/usi-info.ts';
import {
  formatBestMove,
  formatGo,
  formatPosition,
  formatSetOption,
  parseBestMove,
  parseGo,
  parseOption,
  parsePosition,
  variantOfName,
  wordsOf,
} from '../../../source/engine/usi/usi-protocol.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { namesOf, VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { moveOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

const clock = (
  blackMs: number,
  whiteMs: number,
  byoyomiMs = 0,
  blackIncrementMs = 0,
  whiteIncrementMs = 0,
) => ({ blackMs, whiteMs, byoyomiMs, blackIncrementMs, whiteIncrementMs });

describe('go', () => {
  test.each<[text: string, limits: SearchLimits]>([
    ['infinite', {}],
    ['nodes 5', { nodes: 5 }],
    ['depth 3', { depth: 3 }],
    ['movetime 100', { timeMs: 100 }],
    ['movetime 100 depth 3 nodes 5', { nodes: 5, depth: 3, timeMs: 100 }],
    ['btime 1 wtime 2 byoyomi 3', { clock: clock(1, 2, 3) }],
    ['btime 1 wtime 2 byoyomi 0', { clock: clock(1, 2) }],
    ['btime 1 wtime 2 binc 4 winc 5', { clock: clock(1, 2, 0, 4, 5) }],
    ['btime 1 wtime 2 byoyomi 3 binc 4 winc 0', { clock: clock(1, 2, 3, 4, 0) }],
  ])('%s is written and read', (text, limits) => {
    expect(formatGo(limits)).toBe(`go ${text}`);
    const read = parseGo(wordsOf(text));
    const isInfinite = text === 'infinite';
    expect(read).toEqual({ limits, asksForMate: false, ponders: false, isInfinite, unknown: [] });
  });

  test.each<[text: string, value: object]>([
    ['', { limits: {}, isInfinite: true }],
    ['ponder', { limits: {}, ponders: true, isInfinite: false }],
    ['ponder btime 5 wtime 6', { limits: { clock: clock(5, 6) }, ponders: true }],
    ['byoyomi 1000', { limits: { clock: clock(0, 0, 1000) }, isInfinite: false }],
    ['btime -20 wtime 6', { limits: { clock: clock(0, 6) } }],
    ['mate infinite', { limits: { mate: 1999 }, asksForMate: true, isInfinite: false }],
    ['mate 500', { limits: { mate: 1999, timeMs: 500 }, asksForMate: true }],
    ['mate', { limits: { mate: 1999 }, asksForMate: true, isInfinite: false }],
  ])('%s is read', (text, value) => {
    expect(parseGo(wordsOf(text))).toEqual(expect.objectContaining({ unknown: [], ...value }));
  });

  test.each<[limits: SearchLimits, text: string]>([
    [{ mate: 5 }, 'go mate infinite'],
    [{ mate: 5, timeMs: 300 }, 'go mate 300'],
  ])('%j is written', (limits, text) => {
    expect(formatGo(limits)).toBe(text);
  });

  test.each<[text: string, unknown: string, limits: SearchLimits]>([
    ['depth', 'depth', {}],
    ['depth x', 'depth x', {}],
    ['nodes 1e3', 'nodes 1e3', {}],
    ['depth 3 fast', 'fast', { depth: 3 }],
    ['nodes 5 searchmoves 7g7f 2g2f', 'searchmoves 7g7f 2g2f', { nodes: 5 }],
    ['rtime 300 depth 2 periods 5', 'rtime 300 periods 5', { depth: 2 }],
    ['constructor 1 nodes 7', 'constructor 1', { nodes: 7 }],
    [`movetime ${'9'.repeat(400)}`, `movetime ${'9'.repeat(400)}`, {}],
  ])('%s is read, but for %s', (text, unknown, limits) => {
    const isInfinite = Object.keys(limits).length === 0;
    const read = { limits, isInfinite, unknown: wordsOf(unknown) };
    expect(parseGo(wordsOf(text))).toEqual(expect.objectContaining(read));
  });
});

describe('position', () => {
  const handicap = yari.handicaps[0].sfen;

  sharedTest.each(shareOf(VARIANTS, 4))('games of $id are written and read', (variant) => {
    const property = fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
      const position = positionOf(evenGame(variant));
      const moves: Move[] = [];
      for (const choice of choices) {
        const legal = legalMoves(position);
        if (legal.length === 0) break;
        moves.push(itemAt(legal, choice % legal.length));
        position.play(itemAt(moves, moves.length - 1));
      }
      const game = { ...evenGame(variant), moves };
      const [, ...words] = wordsOf(formatPosition(game));
      expect(parsePosition(variant, words)).toEqual({ ok: true, value: game });
    });
    fc.assert(property, { numRuns: 10 });
  });

  sharedTest.each(
    shareOf([
      ['the start of shogi', shogi, 'startpos', 'position startpos'],
      ['startpos of another game', yari, 'startpos', `position sfen ${yari.start}`],
      ['a handicap', yari, `sfen ${handicap}`, `position sfen ${handicap}`],
      [
        'no move number',
        shogi,
        'sfen 4k4/9/9/9/9/9/9/9/4K4 b -',
        'position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1',
      ],
      ['moves', shogi, 'startpos moves 7g7f 3c3d', 'position startpos moves 7g7f 3c3d'],
      ['no moves after all', shogi, 'startpos moves', 'position startpos'],
    ]),
  )('%s', (_name, variant, text, line) => {
    const game = parsePosition(variant, wordsOf(text));
    expect(game.ok && formatPosition(game.value)).toBe(line);
  });

  test.each([
    ['nothing', shogi, '', { code: 'not-understood', found: '' }],
    ['another word', shogi, 'start', { code: 'not-understood', found: 'start' }],
    ['a word too many', shogi, 'startpos 7g7f', { code: 'not-understood', found: 'startpos 7g7f' }],
    ['no SFEN', shogi, 'sfen moves 7g7f', { code: 'sfen', found: 'sfen-fields' }],
    [
      'the board of another game',
      shogi,
      `sfen ${yari.start}`,
      { code: 'sfen', found: 'rank-length' },
    ],
    ['an illegal move', shogi, 'startpos moves 7g7f 7f7e', { code: 'illegal-move', found: '7f7e' }],
    ['a word in the moves', shogi, 'startpos moves 7g7f x', { code: 'illegal-move', found: 'x' }],
  ])('is refused: %s', (_name, variant, text, fault) => {
    expect(parsePosition(variant, wordsOf(text))).toEqual({ ok: false, fault });
  });
});

describe('bestmove', () => {
  const start = positionOf(evenGame(shogi));

  test.each(['7g7f', '7g7f ponder 3c3d', 'resign', 'win'])('%s', (text) => {
    const answer = parseBestMove(start, wordsOf(text));
    expect(answer.ok && formatBestMove(shogi, answer.value)).toBe(`bestmove ${text}`);
  });

  test('no move is resignation', () => {
    expect(formatBestMove(shogi, { kind: 'none' })).toBe('bestmove resign');
  });

  test.each(['7g7e', '(none)', 'Resign', 'P*5e', '7g7f+'])('%s is refused', (text) => {
    expect(parseBestMove(start, [text])).toEqual({ ok: false, fault: text });
  });
});

describe('info', () => {
  const move = (text: string) => moveOf(shogi, text);
  const report: SearchReport = {
    depth: 4,
    nodes: 3000,
    timeMs: 1500,
    score: { kind: 'value', centipawns: -42 },
    line: [move('7g7f'), move('3c3d')],
  };

  test.each<[name: string, change: Partial<SearchReport>, text: string]>([
    ['a value', {}, 'depth 4 nodes 3000 nps 2000 time 1500 score cp -42 pv 7g7f 3c3d'],
    ['no time', { timeMs: 0 }, 'depth 4 nodes 3000 time 0 score cp -42 pv 7g7f 3c3d'],
    [
      'a mate',
      { score: { kind: 'mate', plies: 7 } },
      'depth 4 nodes 3000 nps 2000 time 1500 score mate 7 pv 7g7f 3c3d',
    ],
    [
      'being mated',
      { score: { kind: 'mate', plies: -6 } },
      'depth 4 nodes 3000 nps 2000 time 1500 score mate -6 pv 7g7f 3c3d',
    ],
  ])('%s is written and read', (_name, change, text) => {
    expect(formatInfo(shogi, { ...report, ...change })).toBe(`info ${text}`);
    const position = positionOf(evenGame(shogi));
    expect(parseInfo(position, wordsOf(text))).toEqual({ ...report, ...change });
  });

  test('fractions are rounded, and a line may be missing', () => {
    const score = { kind: 'value', centipawns: 1.6 } as const;
    const text = formatInfo(shogi, { ...report, timeMs: 2.4, nodes: 4, score, line: [] });
    expect(text).toBe('info depth 4 nodes 4 nps 2000 time 2 score cp 2');
  });

  test.each([
    ['no score', 'depth 4 pv 7g7f'],
    ['no depth', 'score cp 1 pv 7g7f'],
    ['no line', 'depth 4 score cp 1'],
    ['a line that is not legal', 'depth 4 score cp 1 pv 7g7e'],
    ['a score without a number', 'depth 4 score cp pv 7g7f'],
    ['a mate of unknown length', 'depth 4 score mate + pv 7g7f'],
    ['another kind of score', 'depth 4 score winrate 50 pv 7g7f'],
    ['a bound', 'depth 4 score cp 1 upperbound pv 7g7f'],
    ['a text', 'depth 4 score cp 1 string pv 7g7f'],
  ])('is passed over: %s', (_name, text) => {
    expect(parseInfo(positionOf(evenGame(shogi)), wordsOf(text))).toBeUndefined();
  });
});

test('info of several lines tells the rank of each but the first', () => {
  const ranks = ['', 'multipv 1 ', 'multipv 2 '].map(
    (several) =>
      parseInfo(positionOf(evenGame(shogi)), wordsOf(`${several}depth 4 score cp 1 pv 7g7f`))?.rank,
  );
  expect(ranks).toEqual([undefined, undefined, 2]);
});

describe('options', () => {
  test.each([
    [
      'option name USI_Variant type combo default shogi var shogi var yari',
      { name: 'USI_Variant', type: 'combo', values: ['shogi', 'yari'] },
    ],
    [
      'option name Skill Level type spin default 20 min 0 max 20',
      { name: 'Skill Level', type: 'spin', values: [], min: 0, max: 20 },
    ],
    ['option name Clear type button', { name: 'Clear', type: 'button', values: [] }],
    ['option name var type combo', { name: 'var', type: 'combo', values: [] }],
    ['option name', undefined],
    ['option type combo name X', undefined],
    ['options name X type combo', undefined],
  ])('%s', (line, option) => {
    expect(parseOption(line)).toEqual(option);
  });

  test('a value cannot begin a line of its own', () => {
    expect(formatSetOption('A', 'b\r\nquit')).toBe('setoption name A value b quit');
  });

  test.each(VARIANTS)('the names of $id lead back to it', (variant) => {
    const names = namesOf(variant).usi;
    expect(names).toContain(variant.id);
    expect(names.map(variantOfName)).toEqual(names.map(() => variant));
  });

  test.each(['chess', '', 'Shogi'])('%j is no variant', (name) => {
    expect(variantOfName(name)).toBeUndefined();
  });
});

describe('the words of a command', () => {
  test.each([
    ['engine', ['engine']],
    ['  engine  --a\tb ', ['engine', '--a', 'b']],
    ['"my engine" a', ['my engine', 'a']],
    ["'my engine' a", ['my engine', 'a']],
    ['my\\ engine', ['my engine']],
    ['a"b c"d', ['ab cd']],
    [`"it's" 'a "b"'`, ["it's", 'a "b"']],
    ['"a \\" \\\\ \\n"', ['a " \\ \\n']],
    ["'a\\'", ['a\\']],
    ['engine "" \'\'', ['engine', '', '']],
    [
      '$HOME `ls` *.sh; a | b > c && ~',
      ['$HOME', '`ls`', '*.sh;', 'a', '|', 'b', '>', 'c', '&&', '~'],
    ],
    ['将棋 エンジン', ['将棋', 'エンジン']],
  ])('%s', (command, words) => {
    expect(splitCommand(command)).toEqual(words);
  });

  test.each(['', '  ', '"a', "a 'b", 'a "b\\"'])('%j is no command', (command) => {
    expect(splitCommand(command)).toBeUndefined();
  });
});
