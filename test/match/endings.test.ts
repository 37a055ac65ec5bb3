import { describe, expect, test } from 'vitest';
import { END_REASONS } from '../../source/rules/core/game.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { game } from '../../source/text/en/game.ts';
import { enterLine } from '../helpers/enter-line.ts';
import {
  enterAll,
  kindOf,
  lines,
  type PaperOptions,
  paperMatch,
  savedMoves,
} from './paper-match.ts';

const { endingText } = game;

const CHECKS = '5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d ';
const CHASE = '5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f';
/** A game of 27 moves, after which both generals stand in the zone, with as much in both hands. */
const ENTERING =
  'P-6d G-3h G-3b G-2h P-2d YR-1h G-2c P-1f G-1d P-3f G-2e YB5i-5h P-1d G-3g P-1e G-4f P-7d YR-2h P-5d G-4e Gx1f Gx5d P-3d Gx4c P-6e YN-1g Gx1g';

interface Row extends PaperOptions {
  readonly name: string;
  readonly variant: string;
  readonly text: string;
  /** Result and Termination. */
  readonly tags: readonly [string, string];
}

const ROWS: readonly Row[] = [
  {
    name: 'checkmate',
    variant: 'yari',
    sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1',
    lines: ['P*1b'],
    text: 'Black wins by checkmate',
    tags: ['1-0', 'checkmate'],
  },
  {
    name: 'no legal moves',
    variant: 'yari',
    sfen: '6k/7/6+B/5R1/7/7/7/7/K6 b - 1',
    lines: ['YR-2c='],
    text: 'Black wins: White has no legal move',
    tags: ['1-0', 'no legal moves'],
  },
  {
    name: 'repetition, the third time in yari',
    variant: 'yari',
    lines: lines('G-4h G-4b G-4i G-4a G-4h G-4b G-4i G-4a'),
    text: 'Draw by repetition',
    tags: ['1/2-1/2', 'repetition'],
  },
  {
    name: 'repetition, the fourth time in ogi',
    variant: 'ogi',
    lines: lines('K-4g K-4b K-4h K-4a '.repeat(3)),
    text: 'Draw by repetition',
    tags: ['1/2-1/2', 'repetition'],
  },
  {
    name: 'perpetual check',
    variant: 'shogi',
    lines: lines(CHECKS + CHASE),
    text: 'White wins: perpetual check by Black',
    tags: ['0-1', 'perpetual check'],
  },
  {
    name: 'resignation',
    variant: 'shogi',
    lines: ['P-7f', 'resign'],
    text: 'Black wins by resignation',
    tags: ['1-0', 'resignation'],
  },
  {
    name: 'resignation, where White begins',
    variant: 'ogi',
    handicap: 'lance',
    lines: ['resign'],
    text: 'Black wins by resignation',
    tags: ['1-0', 'resignation'],
  },
  {
    name: 'illegal move',
    variant: 'shogi',
    illegal: 'lose',
    lines: ['K-5g'],
    text: 'White wins: illegal move by Black',
    tags: ['0-1', 'illegal move'],
  },
  {
    name: 'agreement',
    variant: 'shogi',
    lines: ['P-7f', 'draw', 'accept'],
    text: 'Draw by agreement',
    tags: ['1/2-1/2', 'agreement'],
  },
  {
    name: 'try',
    variant: 'dobutsu',
    sfen: '3/L2/2l/3 b - 1',
    lines: ['L-3a'],
    text: 'Black wins by reaching the far side',
    tags: ['1-0', 'try'],
  },
  {
    name: 'impasse, both with enough',
    variant: 'yari',
    sfen: '3K3/7/7/7/7/7/7/7/3k3 b 5RP5r2p 1',
    lines: ['impasse', 'accept'],
    text: 'Draw by impasse, 26 points to 27',
    tags: ['1/2-1/2', 'impasse'],
  },
  {
    name: 'impasse, White with too little',
    variant: 'yari',
    sfen: '3K3/7/7/7/7/7/7/7/3k3 b 5RP5r 1',
    lines: ['impasse', 'accept'],
    text: 'Black wins by impasse, 26 points to 25',
    tags: ['1-0', 'impasse'],
  },
  {
    name: 'impasse, claimed by the side that loses by it',
    variant: 'shogi',
    sfen: '4K4/9/9/9/9/9/9/9/4k4 b 2B4G4S2r4n4l18p 1',
    lines: ['impasse', 'accept'],
    text: 'White wins by impasse, 36 points to 18',
    tags: ['0-1', 'impasse'],
  },
  {
    name: 'impasse after a handicap: the pieces that White gave count for White',
    variant: 'yari',
    handicap: 'six-piece',
    lines: [...lines(ENTERING), 'impasse', 'accept'],
    text: 'Draw by impasse, 29 points to 29',
    tags: ['1/2-1/2', 'impasse'],
  },
];

test.each(ROWS)('$name', ({ variant, text, tags, ...options }) => {
  const paper = paperMatch(variant, options);
  const { ending } = paper.match;
  expect(ending && endingText(ending)).toBe(text);
  const [result, termination] = tags;
  expect(paper.saved.at(-1)).toContain(`[Result "${result}"]\n[Termination "${termination}"]\n`);
  expect(kindOf(enterLine(paper.match, 'P-7f'))).toBe('impossible: game-over');
});

test('the table has every ending that can happen without a clock or a room', () => {
  const tested = new Set(ROWS.map(({ tags }) => tags[1]));
  expect(END_REASONS.filter((reason) => !tested.has(reason))).toEqual([
    'time',
    'abandonment',
    'move limit',
  ]);
});

test.each(VARIANTS.filter(({ impasseThreshold }) => impasseThreshold === undefined))(
  '$id has no impasse',
  ({ id }) => {
    expect(kindOf(enterLine(paperMatch(id).match, 'impasse'))).toBe('impossible: no-impasse-rule');
  },
);

test('an impasse can be played on, and claimed again', () => {
  const { match } = paperMatch('yari', { sfen: '3K3/7/7/7/7/7/7/7/3k3 b 5RP5rp 1' });
  expect(enterLine(match, 'impasse')).toEqual({
    kind: 'offered',
    offer: { kind: 'impasse', by: 'black' },
  });
  enterAll(match, ['G-4b', 'impasse']);
  expect(match.offer?.by).toBe('white');
  enterAll(match, ['accept']);
  expect(match.ending).toEqual({ reason: 'impasse', points: { black: 26, white: 26 } });
});

describe('where an illegal move loses', () => {
  /** Black has a pawn and a knight in hand, a pawn on 5g and a pinned gold on 5h. */
  const sfen = '4k4/4r4/9/9/9/9/P8/4G4/4K4 b NP 1';

  test.each([
    ['nifu', 'P*9e', 'nifu'],
    ['a knight that could never move', 'N*4b', 'dead square'],
    ['a drop on a piece', 'P*5h', 'occupied square'],
    ['a pinned piece', 'G-4h', 'check'],
    ['not how the piece moves', 'K-5c', 'not how it moves'],
    ['spaces and lower case', ' n * 4 b ', 'dead square'],
  ])('%s', (_name, line, rule) => {
    const paper = paperMatch('shogi', { sfen, illegal: 'lose' });
    const outcome = enterLine(paper.match, line);
    expect(outcome).toMatchObject({
      kind: 'ended',
      ending: { reason: 'illegal move', winner: 'white' },
      reading: { kind: 'illegal' },
    });
    expect(savedMoves(paper)).toBe(`{illegal move: ${line.trim()}, ${rule}} 0-1`);
    expect(paper.match.game.ply).toBe(0);
  });

  test.each([
    ['an empty line', '  ', 'empty'],
    ['a text that is not understood', 'hello', 'refused: not-understood'],
    ['no square', 'P-0f', 'refused: not-understood'],
    ['no piece of the game', 'Q-5e', 'refused: not-understood'],
    ['a piece that the player has not', 'R-5e', 'refused: illegal'],
    ['a drop that is not in hand', 'G*5e', 'refused: illegal'],
    ['the other side', '5b5c', 'refused: illegal'],
    ['no such origin', 'G4h-4g', 'refused: illegal'],
    ['nothing to capture', 'Px9f', 'refused: illegal'],
  ])('%s does not lose', (_name, line, kind) => {
    const paper = paperMatch('shogi', { sfen, illegal: 'lose' });
    expect(kindOf(enterLine(paper.match, line))).toBe(kind);
    expect(paper.saved).toEqual([]);
  });

  test('an ambiguous move and a choice do not lose', () => {
    const ambiguous = paperMatch('yari', { illegal: 'lose' });
    expect(kindOf(enterLine(ambiguous.match, 'YB-5h'))).toBe('refused: ambiguous');
    const choice = paperMatch('shogi', { illegal: 'lose', lines: ['P-7f', 'P-3d'] });
    expect(kindOf(enterLine(choice.match, 'Bx2b'))).toBe('refused: choice');
  });

  test('the comment stands after the last move, and a comment before it stays', () => {
    const paper = paperMatch('shogi', { illegal: 'lose', lines: ['P-7f', 'note x', 'R-8e'] });
    expect(savedMoves(paper)).toBe('1. P-7f {x} {illegal move: R-8e, blocked way} 1-0');
  });
});

test('where it does not lose, the same is refused', () => {
  const { match } = paperMatch('shogi');
  expect(kindOf(enterLine(match, 'K-5g'))).toBe('refused: illegal');
});
