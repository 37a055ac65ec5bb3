import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { variantOfSfen } from '../../../source/records/formats/fitting-variant.ts';
import { isUsiLine } from '../../../source/records/formats/usi/usi-line.ts';
import {
  formatUsiRecord,
  parseUsiRecords,
} from '../../../source/records/formats/usi/usi-record.ts';
import type { ReadGame } from '../../../source/records/tree/read-game.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  mainLine,
} from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { onlyItem } from '../../helpers/items.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { partOf, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SHOGI = variantOf('shogi').start;
const YARI = variantOf('yari').start;
const OGI = variantOf('ogi').start;
/** Black mates by dropping the gold in the middle. */
const MATE_IN_ONE = '4k4/9/4P4/9/9/9/9/9/4K4 b G 7';

/** A game in one line: its variant, its start where that is not the even one, moves, result. */
function summary({ record }: ReadGame): string {
  if (!record) return 'no record';
  const { variant, start, score, termination } = record;
  const sfen = formatSfen(variant, start);
  const moves = mainLine(record).map(({ move }) => formatUsi(variant, move));
  return [variant.id, sfen === variant.start ? 'even' : sfen, ...moves, score, termination]
    .filter((part) => part !== undefined)
    .join(' ');
}

test.each([
  ['position startpos moves 7g7f 3c3d', 'shogi even 7g7f 3c3d *'],
  ['position startpos', 'shogi even *'],
  ['startpos moves 7g7f', 'shogi even 7g7f *'],
  ['moves 7g7f 3c3d 8h2b+', 'shogi even 7g7f 3c3d 8h2b+ *'],
  ['7g7f 3c3d', 'shogi even 7g7f 3c3d *'],
  ['  7g7f\t3c3d  ', 'shogi even 7g7f 3c3d *'],
  [`position sfen ${SHOGI} moves 7g7f`, 'shogi even 7g7f *'],
  [`sfen ${YARI} moves 7g7f`, 'yari even 7g7f *'],
  [`${OGI} moves 8f8e 8c8d`, 'ogi even 8f8e 8c8d *'],
  [YARI, 'yari even *'],
  ['3k3/7/7/7/7/7/7/7/3K3 w R', 'yari 3k3/7/7/7/7/7/7/7/3K3 w R 1 *'],
  [`sfen ${MATE_IN_ONE} moves G*5b`, `shogi ${MATE_IN_ONE} G*5b 1-0 checkmate`],
  ['position startpos moves 7g7f resign', 'shogi even 7g7f 1-0 resignation'],
  ['startpos resign', 'shogi even 0-1 resignation'],
  ['7g7f win', 'shogi even 7g7f 0-1 entering king'],
  ['win', 'shogi even 1-0 entering king'],
  [`sfen ${YARI} resign`, 'yari even 0-1 resignation'],
])('%s', (line, expected) => {
  const game = onlyItem(parseUsiRecords(line));
  expect(game.fault).toBeUndefined();
  expect(summary(game)).toBe(expected);
});

test('one game a line; empty lines and comments are passed over', () => {
  const text = '\ufeff# two games\r\n7g7f\r\n\r\n// next\r\nposition startpos moves 2g2f 8c8d\r\n';
  expect(parseUsiRecords(text).map(summary)).toEqual([
    'shogi even 7g7f *',
    'shogi even 2g2f 8c8d *',
  ]);
  expect(parseUsiRecords('\n  \n# nothing\n')).toEqual([]);
});

test('the variant that is named counts', () => {
  const game = itemAt(
    parseUsiRecords('position startpos moves 7g7f', { variant: variantOf('yari') }),
    0,
  );
  expect(summary(game)).toBe('yari even 7g7f *');
  const bad = itemAt(parseUsiRecords(`position sfen ${SHOGI}`, { variant: variantOf('ogi') }), 0);
  expect(bad.record).toBeUndefined();
  expect(bad.fault).toMatchObject({ code: 'sfen', column: 15, fault: { code: 'rank-count' } });
});

describe('what is refused, and where', () => {
  test.each([
    ['hello world', 1, 0, 'line', 'no record'],
    ['position', 1, 0, 'line', 'no record'],
    ['position moves 7g7f', 1, 0, 'line', 'no record'],
    ['position sfen', 14, 0, 'sfen', 'no record'],
    ['position sfen 9/9 b -', 15, 0, 'sfen', 'no record'],
    ['position startpos moves 7g7f 7g7f 2g2f', 30, 2, 'move', 'shogi even 7g7f *'],
    ['moves 7g7f P-3d', 12, 2, 'move', 'shogi even 7g7f *'],
    ['moves 7g7f 3C3D', 12, 2, 'move', 'shogi even 7g7f *'],
    ['moves 7g7f +3334FU', 12, 2, 'move', 'shogi even 7g7f *'],
    ['moves 7g7f 0c3d', 12, 2, 'move', 'shogi even 7g7f *'],
    ['moves 7g7f P*5e', 12, 2, 'move', 'shogi even 7g7f *'],
    ['7g7f resign 3c3d', 13, 1, 'unexpected', 'shogi even 7g7f 1-0 resignation'],
    [
      `sfen ${MATE_IN_ONE} moves G*5b 5a5b`,
      47,
      2,
      'game-over',
      `shogi ${MATE_IN_ONE} G*5b 1-0 checkmate`,
    ],
  ])('%s', (line, column, ply, code, read) => {
    const game = itemAt(parseUsiRecords(`7g7f\n${line}`), 1);
    expect(game.fault).toMatchObject({ line: 2, column, ply, code });
    expect(summary(game)).toBe(read);
  });

  test('columns are counted in characters', () => {
    const game = itemAt(parseUsiRecords('moves 7g7f 𠮷 3c3d'), 0);
    expect(game.fault).toMatchObject({ column: 12, code: 'move', found: '𠮷' });
    const other = itemAt(parseUsiRecords('𠮷 3c3d'), 0);
    expect(other.fault).toMatchObject({ column: 1, code: 'line', found: '𠮷 3c3d' });
  });

  test('a move after mate names the mate', () => {
    const { fault } = itemAt(parseUsiRecords(`${MATE_IN_ONE} moves G*5b 5a5b`), 0);
    expect(fault).toMatchObject({
      ending: { reason: 'checkmate', winner: 'black' },
      found: '5a5b',
    });
  });
});

test('a game that is played on after a repetition says so', () => {
  const round = '5i5h 5a5b 5h5i 5b5a';
  const line = `moves ${round} ${round} ${round}`;
  expect(summary(itemAt(parseUsiRecords(line), 0))).toMatch(/1\/2-1\/2 repetition$/);
  const game = itemAt(parseUsiRecords(`${line} 7g7f 3c3d`), 0);
  expect(game.fault).toBeUndefined();
  expect(summary(game)).toMatch(/7g7f 3c3d \*$/);
  const column = line.length + 2;
  expect(game.remarks).toEqual([
    { code: 'goes-on', line: 1, column, ply: 13, ending: { reason: 'repetition' } },
  ]);
});

sharedTest.each(VARIANTS_OF_RUN.map((variant) => [variant.id, variant] as const))(
  '%s: what is written is read again, in the same variant',
  (_id, variant) => {
    const property = fc.property(fc.nat(), fc.nat(80), fc.nat(), (seed, plies, handicap) => {
      const name = variant.handicaps[handicap % (variant.handicaps.length + 1)];
      const record = createRecord({ variant, start: startPosition(variant, name) });
      addRandomMoves(record, plies, randomNumbers(seed));
      const game = onlyItem(parseUsiRecords(formatUsiRecord(record)));
      expect(game.fault).toBeUndefined();
      const read = game.record as GameRecord;
      expect(read.variant).toBe(variant);
      expect(formatSfen(variant, read.start)).toBe(formatSfen(variant, record.start));
      const moves = ({ move }: { move: Move }) => move;
      expect(mainLine(read).map(moves)).toEqual(mainLine(record).map(moves));
    });
    fc.assert(property, { numRuns: partOf(60) });
  },
);

function addRandomMoves(record: GameRecord, plies: number, random: () => number): void {
  const position = new Position(record.variant, record.start.placement);
  let node = record.root;
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) return;
    const move = itemAt(moves, Math.floor(random() * moves.length));
    node = appendMove(node, move);
    position.play(move);
  }
}

test.each([
  ['shogi', '7g7f 3c3d', 'position startpos moves 7g7f 3c3d\n'],
  ['shogi', 'startpos', 'position startpos\n'],
  ['yari', '7g7f', `position sfen ${YARI} moves 7g7f\n`],
  ['ogi', 'startpos', `position sfen ${OGI}\n`],
  ['shogi', `${SHOGI.slice(0, -1)}5`, `position sfen ${SHOGI.slice(0, -1)}5\n`],
  ['shogi', '7g7f resign', 'position startpos moves 7g7f\n'],
])('written in %s: %s', (id, line, expected) => {
  const { record } = itemAt(parseUsiRecords(line, { variant: variantOf(id) }), 0);
  expect(formatUsiRecord(record as GameRecord)).toBe(expected);
});

test.each<[sfen: string, id: string]>([
  [SHOGI, 'shogi'],
  [YARI, 'yari'],
  [OGI, 'ogi'],
  ['3k3/7/7/7/7/7/7/7/3K4 b -', 'yari'],
  ['4k4/+R8/9/9/9/9/9/9/3+pK+P3 b -', 'shogi'],
  ['9/9 b -', 'shogi'],
  ...VARIANTS.map(({ start, id }): [string, string] => [start, id]),
  ['1nbgkgn1/1r4b1/pppp1ppp/4p3/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 2', 'euro'],
  ['4k3/8/8/8/8/8/8/3K4 b RB 1', 'ogi'],
  ['4k3/8/8/8/8/8/8/3K4 b R3B 1', 'euro'],
  ['5w/6/6/6/6/W5 b K 1', 'whale'],
  ['5k/6/6/6/6/K5 b R 1', 'judkins'],
  ['5w/6/6/6/6/+Q5 b K 1', 'whale'],
  ['', 'shogi'],
])('the variant of %s', (sfen, id) => {
  expect(variantOfSfen(sfen).id).toBe(id);
});

test.each([
  ['position startpos', true],
  ['sfen x', true],
  ['moves', true],
  [`${YARI} moves 7g7f`, true],
  ['7g7f 3c3d resign', true],
  ['P*5e', true],
  ['', false],
  ['# 7g7f', false],
  ['position of the pieces', false],
  ['7g7f {a comment}', false],
  ['P-7f P-3d', false],
  ['and/or black', false],
])('a line of USI: %s', (line, expected) => {
  expect(isUsiLine(line)).toBe(expected);
});
