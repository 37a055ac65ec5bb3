import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { MateSearch } from '../../../source/engine/mate/mate-search.ts';
import { hasLegalMove } from '../../../source/rules/core/generate.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { parseSfen, readSfen } from '../../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { PROJECT } from '../../helpers/komadai.ts';
import { playGame } from '../../helpers/play.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const PROBLEMS = join(PROJECT, '../shared/records/tsume/problems.jsonl');

interface Problem {
  readonly sfen: string;
  readonly plies: number;
}

function solve(id: string, sfen: string, plies: number) {
  const variant = variantOf(id);
  const start = readSfen(variant, sfen);
  return new MateSearch(4).run({ variant, start, moves: [] }, { plies, nodes: 300_000 });
}

sharedTest.each(
  shareOf(
    [
      ['shogi', 'with one drop', '4k4/9/4P4/9/9/9/9/9/9 b G 1', 1],
      ['shogi', 'with a pawn on the board', '7lk/9/7GP/9/9/9/9/9/9 b - 1', 1],
      ['shogi', 'in three', '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1', 3],
      ['shogi', 'in five', '1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1', 5],
      ['yari', 'in three', '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1', 3],
      ['yari', 'in five', '2k2p1/4N2/4P2/7/7/7/7/7/7 b 2B 1', 5],
      ['ogi', 'in three', '4k3/6L1/5B1L/8/8/8/8/8 b 2I 1', 3],
      ['ogi', 'in five', '7S/2I5/5kN1/8/8/8/8/8 b RN 1', 5],
      ['yari', 'with a pawn drop', '6k/7/6+P/7/7/7/7/7/K4R1 b P 1', 1],
      ['ogi', 'with a pawn drop', '7k/8/7+S/8/8/8/8/K5R1 b P 1', 1],
    ],
    4,
  ),
)('%s: a mate %s', (id, _, sfen, plies) => {
  const result = solve(id, sfen, 7);
  expect(result.kind === 'mate' && result.mate.plies).toBe(plies);
});

test.each([
  ['a pawn drop may not mate in shogi', 'shogi', '7lk/9/8G/9/9/9/9/9/K8 b P 1', 1],
  ['nothing gives check', 'shogi', '4k4/9/9/9/9/9/9/9/9 b - 1', 15],
  ['the king walks away', 'yari', '3k3/7/7/7/7/7/7/7/3K3 b P 1', 5],
])('no mate: %s', (_, id, sfen, plies) => {
  expect(solve(id, sfen, plies).kind).toBe('none');
});

test('gives up where its nodes end', () => {
  const start = readSfen(shogi, '4k4/9/9/9/9/9/9/9/9 b 2R2B4G4S4N4L9P 1');
  const result = new MateSearch(1).run(
    { variant: shogi, start, moves: [] },
    { plies: 3, nodes: 5 },
  );
  expect(result.kind).toBe('unknown');
});

/** The defender's side of a problem, after moves in USI. */
function defend(id: string, sfen: string, moves: string, plies = 8, skipsUseless = false) {
  const variant = variantOf(id);
  const { moves: played } = playGame(variant, moves, sfen);
  const game = { variant, start: readSfen(variant, sfen), moves: played };
  const result = new MateSearch(4).defend(game, { plies, nodes: 300_000, skipsUseless });
  if (result.kind === 'unknown') return 'unknown';
  const text = (move: Move) => formatUsi(variant, move);
  return result.kind === 'mated'
    ? `mated: ${result.mate.line.map(text).join(' ')}`
    : `holds for ${result.plies}: ${text(result.move)}`;
}

/** A lance checks from afar; what is dropped in its way is only taken. */
const LANCE = '8k/6G2/9/7N1/9/9/9/9/9 b L2r2b3g4s3n3l18p 1';

sharedTest.each(
  shareOf<[string, string, string, string, string | RegExp]>([
    ['mate', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b G 1', 'G*5b', /^mated: $/],
    ['the only one', 'shogi', '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1', 'G*2a', 'mated: 1a1b R*1a'],
    ['in yari', 'yari', '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1', 'R*4c', 'mated: 4a3b R*4b'],
    ['a capture', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b G 1', 'G*4b', 'holds for 8: 5a4b'],
    ['the longest', 'shogi', '1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1', 'B*3d', /^mated: 1b1a( \S+){5}$/],
  ]),
)('the best defence: %s', (_, id, sfen, moves, expected) => {
  expect(defend(id, sfen, moves)).toMatch(expected);
});

test('drops that are only taken put a mate off, but not that of a problem', () => {
  expect(defend('shogi', LANCE, 'L*1e')).toMatch(/^mated: \S+ \S+/);
  expect(defend('shogi', LANCE, 'L*1e', 8, true)).toBe('mated: ');
});

test('a drop that cannot be taken for mate counts', () => {
  const unguarded = '8k/6G2/9/9/9/9/9/9/9 b L2r2b3g4s4n3l18p 1';
  expect(defend('shogi', unguarded, 'L*1e', 8, true)).toMatch(/^holds/);
});

const DELAYED = '8k/9/8S/9/9/5S1B1/9/9/9 b LP2p 1';

test.each([
  ['a drop in the middle', DELAYED, '2f4d 1a2a 1c2b+'],
  ['two drops one after the other', '8k/9/8B/9/9/9/6B2/9/9 b R2p 1', '3g5e 1a1b 1c2b+'],
  [
    'not the first, which no checking piece takes with mate',
    '8k/9/5R3/9/5L3/7B1/9/9/9 b L2p 1',
    '4c1c+ P*1b 2f4d 1a2a 1c2b',
  ],
])('the line of a problem leaves out what only delays the mate: %s', (_, sfen, line) => {
  const game = { variant: shogi, start: readSfen(shogi, sfen), moves: [] };
  const result = new MateSearch(4).run(game, { plies: 9, nodes: 20_000, skipsUseless: true });
  if (result.kind !== 'mate') throw new Error(result.kind);
  expect(result.mate.line.map((move) => formatUsi(shogi, move)).join(' ')).toBe(line);
  // Shorter mates were looked for with such drops counted.
  expect(result.isShortest).toBe(false);
  expect(result.mate.plies).toBeGreaterThanOrEqual(result.mate.line.length);
});

// Problems composed in 1755 (将棋図巧), by number, and the plies of their shortest mates. The search
// is stopped as by a clock, which leaves no time for the best line.
longTest.each([
  ['77', '9/9/9/2+R6/3+p5/1+p1lb4/3rk1S2/2+B1g4/2P1gsS2 b 2GNs3n3l15p 1', 19, 150],
  ['42', '9/5Bl1G/4+P1n2/6r1S/3G+p2n1/6kP1/4L1B1p/4s1+R2/9 b 3P2g2s2n2l11p 1', 27, 1500],
  ['92', '6kp1/8n/5R1L1/4+b2sB/6N2/9/6L2/9/9 b r4g3s2n2l17p 1', 13, 1500],
])('number %s is told in no fewer plies than it has', (_, sfen, plies, most) => {
  const game = { variant: shogi, start: readSfen(shogi, sfen), moves: [] };
  let looks = 0;
  const shouldStop = () => ++looks > most;
  const result = new MateSearch(16).run(game, { skipsUseless: true, shouldStop });
  if (result.kind !== 'mate') throw new Error(result.kind);
  expect(result.mate.plies).toBeGreaterThanOrEqual(plies);
  expect(result.mate.line.length).toBeLessThanOrEqual(result.mate.plies);
  if (result.isShortest) expect(result.mate.plies).toBe(plies);
});

test('a game has no moves that do not count', () => {
  const result = solve('shogi', DELAYED, 9);
  expect(result).toMatchObject({ kind: 'mate', mate: { plies: 5 }, isShortest: true });
});

/** Problems of other people, which lie beside the project only where it is developed. */
function problems(): Problem[] {
  if (!existsSync(PROBLEMS)) return [];
  const lines = readFileSync(PROBLEMS, 'utf8').trim().split('\n');
  return lines.map((line): Problem => JSON.parse(line));
}

describe.runIf(existsSync(PROBLEMS))('the problems of other people', () => {
  test.each(problems())('$plies plies: $sfen', ({ sfen, plies }) => {
    // Some of them have two pawns on a file, which no position of a game has.
    const start = parseSfen(shogi, sfen, 'any');
    if (!start.ok) throw new Error(start.fault.code);
    const game = { variant: shogi, start: start.value, moves: [] };
    const result = new MateSearch(4).run(game, { plies: 15, nodes: 300_000 });
    if (result.kind !== 'mate') throw new Error(`${result.kind} after ${result.nodes} nodes`);
    expect(result.mate.plies).toBe(plies);
    const position = new Position(shogi, start.value.placement);
    for (const move of result.mate.line) position.play(move);
    expect(hasLegalMove(position), result.mate.line.map((m) => formatUsi(shogi, m)).join(' ')).toBe(
      false,
    );
  });
});

test('a shorter mate that needs more in hand ends the search for shorter ones', () => {
  const sfen = 'l4+N+P2/2G6/p1+B2lP2/1pp3p2/2kb4P/4SPn2/4PKR+r1/3+l4p/1S3G2+p w 2NLP2g2s6p 184';
  const start = readSfen(shogi, sfen);
  let looks = 0;
  const result = new MateSearch(1).run(
    { variant: shogi, start, moves: [] },
    { plies: 15, takesAny: true, shouldStop: () => ++looks > 1000 },
  );
  expect(result.kind).toBe('mate');
  expect(looks).toBeLessThan(1000);
});

longTest('a repetition does not refute longer mates than were looked for', () => {
  const sfen = '1+B2k1nl/3ss3/2pppbpp/PN3pP1/1PP4P/1+i1IPn2/2RS4/L+l1K1S1L w N3Prp 56';
  const ogi = variantOf('ogi');
  const game = { variant: ogi, start: readSfen(ogi, sfen), moves: [] };
  const result = new MateSearch(32).run(game, { plies: 15, takesAny: true });
  if (result.kind !== 'mate') throw new Error(result.kind);
  const position = new Position(ogi, game.start.placement);
  for (const move of result.mate.line) position.play(move);
  expect(hasLegalMove(position)).toBe(false);
});

test.each([
  ['judkins', '3r2/3n2/2+B2k/6/3+N2/3+R2 b GSbgs2p 1'],
  ['ogi', '7k/5sp1/8/3R4/8/8/8/8 b ISr2bi2s4n4l15p 1'],
])(
  'where a small table of %s loses parts of the proof, its line ends with mate yet',
  (id, sfen) => {
    const variant = variantOf(id);
    const start = readSfen(variant, sfen);
    const game = { variant, start, moves: [] };
    const result = new MateSearch(1).run(game, { plies: 15, nodes: 15_000 });
    if (result.kind !== 'mate') throw new Error(result.kind);
    const position = new Position(variant, start.placement);
    for (const move of result.mate.line) position.play(move);
    expect(hasLegalMove(position)).toBe(false);
  },
);
