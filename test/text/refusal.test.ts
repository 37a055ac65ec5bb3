import { describe, expect, test } from 'vitest';
import { brokenRule } from '../../source/records/tree/notes.ts';
import { isRealMove } from '../../source/rules/core/illegal.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readMove } from '../../source/rules/notation/read-move.ts';
import { parseSquare } from '../../source/rules/notation/square.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { ogi } from '../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { tori } from '../../source/rules/variants/tori/rules.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { refusalText } from '../../source/text/typed.ts';
import { playGame, positionOf } from '../helpers/play.ts';

/** What is told of a text that is no move, as it is told of one in a file; an illegal one was typed. */
function refuse(variant: Variant, sfen: string, typed: string, last?: string): string {
  const position = positionOf(variant, sfen);
  const lastTo = last === undefined ? undefined : parseSquare(variant, last);
  const reading = readMove(position, typed, lastTo);
  if (reading.kind === 'move') throw new Error(`${formatUsi(variant, reading.move)} is legal`);
  return refusalText(
    ENGLISH,
    position,
    typed,
    reading,
    reading.kind === 'illegal' ? {} : undefined,
  );
}

const CHECKED = '4k4/4r4/9/9/9/9/9/4K4/6G2 b P 1';
const PINNED = '4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1';
const DOUBLE = '4k4/4r4/9/9/9/3n5/9/4K4/6G2 b P 1';
const TRADE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1';
const HAND = '4k4/9/9/9/9/9/4P4/9/4K4 b NSP 1';

const REFUSED: readonly (readonly [
  rule: string,
  Variant,
  sfen: string,
  typed: string,
  text: string,
])[] = [
  ['nifu', shogi, HAND, 'P*5d', 'P*5d: nifu. You already have a pawn on file 5 (5g).'],
  [
    'a third swallow, where two may stand',
    tori,
    '3k3/7/3S3/7/3S3/7/3K3 b S 1',
    'S*4d',
    'S*4d: a file may have no more than two swallows of one side. You already have 2 swallows on file 4 (4c, 4e).',
  ],
  [
    'pawn-drop mate',
    shogi,
    '8k/9/8G/9/9/9/9/9/K6R1 b P 1',
    'P*1b',
    'P*1b: a pawn may not be dropped for checkmate in shogi.',
  ],
  ['dead square', shogi, HAND, 'N*5b', 'N*5b: a knight dropped on 5b could never move.'],
  [
    'out of reach',
    shogi,
    shogi.start,
    'S-5e',
    'S-5e: no silver of yours reaches 5e. Silvers: 7i, 3i.',
  ],
  [
    'out of reach of the only one',
    shogi,
    shogi.start,
    'K-5e',
    'K-5e: your king on 5i does not reach 5e.',
  ],
  [
    'out of reach, but in hand',
    shogi,
    HAND,
    'S5e',
    'S5e: you have no silver on the board. Did you mean S*5e?',
  ],
  [
    'a drop is offered',
    shogi,
    '4k4/9/9/9/9/9/9/9/4K1S2 b S 1',
    'S-5e',
    'S-5e: your silver on 3i does not reach 5e. Did you mean S*5e?',
  ],
  ['blocked', shogi, shogi.start, 'R-2d', 'R-2d: the way is blocked by your pawn on 2g.'],
  [
    'blocked by the enemy',
    shogi,
    '4k4/9/9/7p1/9/9/9/7R1/4K4 b - 1',
    'R-2b',
    "R-2b: the way is blocked by White's pawn on 2d.",
  ],
  ['onto an own piece', shogi, shogi.start, 'R-2g', 'R-2g: 2g is occupied by your pawn.'],
  ['a drop onto a piece', shogi, HAND, 'S*5a', "S*5a: 5a is occupied by White's king."],
  [
    'an attacked square',
    shogi,
    '4k4/4r4/9/9/9/9/9/9/5K3 b - 1',
    'K-5h',
    'K-5h: 5h is attacked by the rook on 5b.',
  ],
  [
    'a square behind the king on the line of the check',
    shogi,
    CHECKED,
    'K-5i',
    'K-5i: 5i is attacked by the rook on 5b.',
  ],
  [
    'an exposed king',
    shogi,
    PINNED,
    'G-4h',
    'G-4h: your king would be in check from the rook on 5b.',
  ],
  [
    'an exposed general, by a yari piece',
    yari,
    '3k3/3r3/7/7/7/7/7/3+B3/3K3 b - 1',
    '+YB-3h',
    '+YB-3h: your general would be in check from the yari rook on 4b.',
  ],
  [
    'check not answered',
    shogi,
    CHECKED,
    'G-3h',
    'You are in check from the rook on 5b: move the king, capture the rook, or block on 5c-5g.',
  ],
  [
    'check not answered by a drop',
    shogi,
    CHECKED,
    'P*4d',
    'You are in check from the rook on 5b: move the king, capture the rook, or block on 5c-5g.',
  ],
  [
    'check not answered by a drop on the file of a pawn',
    shogi,
    '4k4/4r4/9/9/9/9/P8/4K4/9 b S 1',
    'S*9d',
    'You are in check from the rook on 5b: move the king, capture the rook, or block on 5c-5g.',
  ],
  [
    'check with one square between',
    shogi,
    '4k4/9/9/9/9/4r4/9/4K4/6G2 b - 1',
    'G-3h',
    'You are in check from the rook on 5f: move the king, capture the rook, or block on 5g.',
  ],
  [
    'check at close quarters',
    shogi,
    '4k4/9/9/9/9/3n5/9/4K4/6G2 b - 1',
    'G-3h',
    'You are in check from the knight on 6f: move the king or capture the knight.',
  ],
  [
    'double check',
    shogi,
    DOUBLE,
    'P*5d',
    'You are in check from the rook on 5b and the knight on 6f: move the king.',
  ],
  [
    'check in Yari shogi',
    yari,
    '3k3/3r3/7/7/7/7/7/3K3/2P4 b - 1',
    'P-5h',
    'You are in check from the yari rook on 4b: move the general, capture the yari rook, or block on 4c-4g.',
  ],
  [
    'ambiguous',
    yari,
    'rnnkbbr/7/pp1pppp/2p4/7/2P2P1/PP1PP1P/7/RBBKNNR w - 1',
    'YB-3b',
    'YB-3b is ambiguous: YB3a-3b or YB2a-3b?',
  ],
  [
    'ambiguous between three',
    shogi,
    '4k4/9/9/9/9/9/4G4/9/3GKG3 b - 1',
    'G-5h',
    'G-5h is ambiguous: G6i-5h, G5g-5h, or G4i-5h?',
  ],
  [
    'must promote',
    yari,
    '6k/1N5/7/7/7/7/7/7/6K b - 1',
    'YN-6a=',
    'YN-6a=: a yari knight must promote on rank a.',
  ],
  [
    'must promote on the last rank but one',
    shogi,
    '4k4/9/9/2N6/9/9/9/9/4K4 b - 1',
    'N-8b=',
    'N-8b=: a knight must promote on rank b.',
  ],
  [
    'mandatory promotion',
    ogi,
    '7k/8/2S5/8/8/8/8/K7 b - 1',
    'S-6b=',
    'S-6b=: in Ogi promotion is mandatory.',
  ],
  [
    'mandatory promotion on the last rank',
    ogi,
    '7k/2P5/8/8/8/8/8/K7 b - 1',
    'P-6a=',
    'P-6a=: in Ogi promotion is mandatory.',
  ],
  [
    'no drop is offered for a capture',
    shogi,
    HAND,
    'Sx5e',
    'Sx5e: you have no silver on the board.',
  ],
  ['no right to promote', shogi, shogi.start, 'P-6f+', 'P-6f+: 6f is outside the zone.'],
  ['a gold', shogi, shogi.start, 'G-3h+', 'G-3h+: a gold does not promote.'],
  [
    'a promoted piece',
    shogi,
    '4k4/9/2+R6/9/9/9/9/9/4K4 b - 1',
    'D8c+',
    'D8c+: a dragon is promoted already.',
  ],
  ['a promoted drop', shogi, HAND, 'S*5b+', 'S*5b+: a piece is dropped unpromoted.'],
  ['not in hand', shogi, shogi.start, 'N*5e', 'N*5e: you have no knight in hand.'],
  ['not on the board', shogi, shogi.start, '+R-5e', '+R-5e: you have no dragon on the board.'],
  [
    'not on the square',
    shogi,
    shogi.start,
    'S7h-7g',
    'S7h-7g: you have no silver on 7h. Silvers: 7i, 3i.',
  ],
  [
    'not on the file',
    shogi,
    shogi.start,
    'G55h',
    'G55h: you have no gold on file 5. Golds: 6i, 4i.',
  ],
  [
    'not on the rank',
    shogi,
    shogi.start,
    'Gh5h',
    'Gh5h: you have no gold on rank h. Golds: 6i, 4i.',
  ],
  ['an empty square', shogi, shogi.start, '5e5d', '5e5d: you have no piece on 5e.'],
  ["the other side's piece", shogi, shogi.start, '3c3d', '3c3d: you have no piece on 3c.'],
  ['a capture of nothing', shogi, shogi.start, 'Px7f', 'Px7f: there is nothing to capture on 7f.'],
  [
    'an unknown piece',
    shogi,
    shogi.start,
    'Q-5e',
    'Q-5e: there is no piece Q in shogi. Pieces: K R B G S N L P.',
  ],
  [
    'a piece of another game',
    yari,
    yari.start,
    's5e',
    's5e: there is no piece S in Yari shogi. Pieces: G YR YB YN P.',
  ],
  [
    'an unknown piece in Ogi',
    ogi,
    ogi.start,
    'G-5e',
    'G-5e: there is no piece G in Ogi. Pieces: K R B I S N L P.',
  ],
  ['no square', shogi, shogi.start, 'P-0f', 'P-0f: 0f is not a square. Squares go from 1a to 9i.'],
  [
    'no square of this board',
    yari,
    yari.start,
    'P-8f',
    'P-8f: 8f is not a square. Squares go from 1a to 7i.',
  ],
  ['no last move', shogi, shogi.start, 'x', 'x: there is no last move to recapture.'],
  ["the other side's mark", shogi, shogi.start, '-7776FU', "-7776FU: it is Black's turn."],
  ['misspelt', shogi, shogi.start, 'P-77f', 'P-77f: not understood. Did you mean P-7f?'],
  ['without its piece', shogi, shogi.start, '7f', '7f: not understood. Did you mean P-7f?'],
  ['near several moves', shogi, shogi.start, 'P-f', 'P-f: not understood.'],
  ['no move at all', shogi, shogi.start, 'hello', 'hello: not understood.'],
  ['nothing', shogi, shogi.start, '  ', 'No move was typed.'],
  ['a choice', shogi, TRADE, 'B-2b', 'B-2b: B-2b+ or B-2b='],
  ['a choice in kanji', shogi, TRADE, '２二角', '２二角: Bx2b+ or Bx2b='],
  ['control characters', shogi, shogi.start, '\u001b[2J\u0000\u202e', '?[2J??: not understood.'],
  ['a lone surrogate', shogi, shogi.start, 'P\ud800', 'P?: not understood.'],
  ['a long text', shogi, shogi.start, 'P'.repeat(10_000), `${'P'.repeat(24)}..: not understood.`],
];

describe('a text at a prompt', () => {
  const PAWNS = '4k4/9/9/9/9/9/PPPPPPP2/9/4K4 b - 1';
  const WORDS = ['undo', 'resign', 'redo', 'help', 'quit'];

  test.each<[typed: string, sfen: string, text: string]>([
    ['P-', PAWNS, 'P-: seven moves, P-3f .. P-9f; Tab goes through them'],
    ['pawn', PAWNS, 'pawn: seven moves, P-3f .. P-9f; Tab goes through them'],
    ['K4', PAWNS, 'K4: did you mean K-4h or K-4i?'],
    ['P-9', PAWNS, 'P-9: did you mean P-9f?'],
    ['resgin', PAWNS, 'resgin: did you mean resign?'],
    ['re', PAWNS, 're: did you mean resign or redo?'],
    ['exit', PAWNS, 'exit: did you mean quit?'],
    [':q', PAWNS, ':q: did you mean quit?'],
    ['give up', PAWNS, 'give up: did you mean resign?'],
    ['P-33f', PAWNS, 'P-33f: not understood. Did you mean P-3f?'],
    ['e4', PAWNS, 'e4: not understood. Write piece and square, as in P-4f; "help" tells more.'],
    [
      'castle',
      '4k4/9/9/9/9/9/9/9/4K4 b - 1',
      'castle: not understood. Write piece and square, as in K-5h; "help" tells more.',
    ],
    ['Kf3', PAWNS, 'Kf3: f3 is not a square. Write the file first: 3f.'],
    ['paw 3f', PAWNS, 'paw 3f: did you mean pawn?'],
    [
      'queen 3f',
      PAWNS,
      'queen 3f: there is no piece queen in shogi. Pieces: king, rook, bishop, gold, silver, knight, lance, pawn.',
    ],
  ])('%s', (typed, sfen, text) => {
    const position = positionOf(shogi, sfen);
    const reading = readMove(position, typed);
    if (reading.kind === 'move') throw new Error('a move');
    expect(refusalText(ENGLISH, position, typed, reading, { words: WORDS, hasTab: true })).toBe(
      text,
    );
  });

  test('without Tab and words', () => {
    const position = positionOf(shogi, PAWNS);
    const told = (typed: string) => {
      const reading = readMove(position, typed);
      return reading.kind === 'move' ? '' : refusalText(ENGLISH, position, typed, reading, {});
    };
    expect(told('P-')).toBe('P-: seven moves, P-3f .. P-9f');
    expect(told('help')).toBe('"help" does not work here.');
  });
});

describe('a refusal', () => {
  test.each(REFUSED)('%s', (_, variant, sfen, typed, text) => {
    expect(refuse(variant, sfen, typed)).toBe(text);
  });

  test.each<[typed: string, sfen: string, text: string]>([
    ['S-5e', shogi.start, 'no black silver reaches 5e. Silvers: 7i, 3i.'],
    ['S-5e', shogi.start.replace(' b ', ' w '), 'no white silver reaches 5e. Silvers: 7a, 3a.'],
    ['K-5e', '4k4/9/9/9/9/9/9/9/4K4 b - 1', 'the black king on 5i does not reach 5e.'],
    ['P*5e', '4k4/9/9/9/9/9/9/9/4K4 b - 1', 'Black has no pawn in hand.'],
    ['P*5d', '4k4/9/9/9/9/9/4P4/9/4K4 b P 1', 'nifu. Black already has a pawn on file 5 (5g).'],
    ['R-2g', shogi.start, "2g is occupied by Black's pawn."],
    ['G-4h', PINNED, 'the black king would be in check from the rook on 5b.'],
  ])('%s in a file or a replay, where nobody is addressed: %s', (typed, sfen, text) => {
    const position = positionOf(shogi, sfen);
    const reading = readMove(position, typed);
    if (reading.kind === 'move') throw new Error('a move');
    for (const help of [undefined, { hasPlayer: false }]) {
      expect(refusalText(ENGLISH, position, typed, reading, help)).toBe(`${typed}: ${text}`);
    }
    expect(refusalText(ENGLISH, position, typed, reading, {})).toMatch(/\byou/i);
  });

  test('a check in a file', () => {
    const position = positionOf(shogi, CHECKED);
    const reading = readMove(position, 'G-3h');
    if (reading.kind === 'move') throw new Error('a move');
    expect(refusalText(ENGLISH, position, 'G-3h', reading)).toMatch(
      /^Black is in check from the rook/,
    );
  });

  test('a recapture that nothing can make', () => {
    const sfen = '4k4/9/9/4p4/9/9/9/9/4K4 b - 1';
    expect(refuse(shogi, sfen, 'x', '5d')).toBe('x: no piece of yours can capture on 5d.');
  });

  test('a wrong move number', () => {
    const position = positionOf(shogi, shogi.start);
    const reading = readMove(position, '7.P-7f', undefined, 0);
    if (reading.kind === 'move') throw new Error('the number was not looked at');
    expect(refusalText(ENGLISH, position, '7.P-7f', reading)).toBe(
      '7.P-7f: the next move is number 1.',
    );
  });

  test('in a game of Yari shogi after three moves', () => {
    const { position } = playGame(yari, '7g7f 3c3d 2g2f');
    const reading = readMove(position, 'YB-3b');
    if (reading.kind !== 'ambiguous') throw new Error('YB-3b is ambiguous here');
    expect(refusalText(ENGLISH, position, 'YB-3b', reading)).toBe(
      'YB-3b is ambiguous: YB3a-3b or YB2a-3b?',
    );
  });
});

describe('in a game where illegal moves lose', () => {
  test.each([
    ['P*5d', HAND, true, 'nifu'],
    ['N*5b', HAND, true, 'dead square'],
    ['G-4h', PINNED, true, 'check'],
    ['G-3h', CHECKED, true, 'check'],
    ['S-5e', shogi.start, true, 'not how it moves'],
    ['R-2d', shogi.start, true, 'blocked way'],
    ['R-2g', shogi.start, true, 'occupied square'],
    ['P-6f+', shogi.start, true, 'promotion'],
    ['N*5e', shogi.start, false, 'no such piece'],
    ['+R-5e', shogi.start, false, 'no such piece'],
    ['5e5d', shogi.start, false, 'no such piece'],
    ['Px7f', shogi.start, false, 'no capture'],
  ])('%s', (typed, sfen, loses, rule) => {
    const reading = readMove(positionOf(shogi, sfen), typed);
    if (reading.kind !== 'illegal') throw new Error(`${typed} is not illegal`);
    expect([isRealMove(reading.fault), brokenRule(reading.fault)]).toEqual([loses, rule]);
  });
});
