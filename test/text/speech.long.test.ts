import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { Position } from '../../source/rules/core/position.ts';
import { formatHodges } from '../../source/rules/notation/hodges.ts';
import { readMove } from '../../source/rules/notation/read-move.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { parseSquare } from '../../source/rules/notation/square.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { announcedText, type Speech } from '../../source/text/speech.ts';
import { randomNumbers } from '../helpers/random.ts';
import { variantOf } from '../helpers/variant-of.ts';

/** How the move with that text is announced as ply 12. */
function announce(id: string, sfen: string, typed: string, speech: Speech, last?: string): string {
  const variant = variantOf(id);
  const { placement } = sfen === '' ? startPosition(variant) : readSfen(variant, sfen);
  const position = new Position(variant, placement);
  const reading = readMove(position, typed, undefined, 11);
  if (reading.kind !== 'move') throw new Error(`${typed} is no move`);
  const { move } = reading;
  const played = { ply: 12, color: position.turn, move, text: formatHodges(position, move) };
  return announcedText(
    ENGLISH,
    position,
    played,
    last ? parseSquare(variant, last) : undefined,
    speech,
  );
}

const CAPTURES = '4k4/9/9/4p4/4P1S2/9/9/9/4K3R b Bb 1';

describe('in words and in romaji', () => {
  test.each<[name: string, id: string, sfen: string, move: string, words: string, romaji: string]>([
    ['a move', 'shogi', '', 'S7i-7h', 'silver seven h', 'nana hachi gin'],
    ['a pawn', 'shogi', '', 'P-7f', 'pawn seven f', 'nana roku fu'],
    ['a capture', 'shogi', CAPTURES, 'Px5d', 'pawn takes five d', 'go yon fu'],
    ['a drop', 'shogi', CAPTURES, 'B*9i', 'bishop drop nine i', 'kyuu kyuu kaku utsu'],
    [
      'the origin where two pieces could go',
      'shogi',
      '',
      'G6i-5h',
      'gold from six i to five h',
      'go hachi kin, roku kyuu kara',
    ],
    [
      'a capture with its origin',
      'yari',
      '6k/7/7/7/2p4/7/1N1N3/7/3K3 b - 1',
      'YN6gx5e',
      'yari knight from six g takes five e',
      'go go kyokei, roku nana kara',
    ],
    [
      'promotion',
      'shogi',
      '8k/9/9/4P4/9/9/9/9/K8 b - 1',
      'P-5c+',
      'pawn five c, promotes',
      'go san fu nari',
    ],
    [
      'promotion declined',
      'shogi',
      '8k/9/9/4S4/9/9/9/9/K8 b - 1',
      'S-5c=',
      'silver five c, does not promote',
      'go san gin narazu',
    ],
    [
      'promotion that is forced',
      'yari',
      '6k/1N5/7/7/7/7/7/7/6K b - 1',
      'YN-6a',
      'yari knight six a, promotes',
      'roku ichi kyokei nari',
    ],
    [
      'promotion that is mandatory',
      'ogi',
      '7k/8/2S5/8/8/8/8/K7 b - 1',
      'S-7b+',
      'silver seven b, promotes',
      'nana ni gin nari',
    ],
    [
      'the origin and promotion',
      'shogi',
      '8k/9/9/3S1S3/9/9/9/9/K8 b - 1',
      'S6d-5c+',
      'silver from six d to five c, promotes',
      'go san gin nari, roku yon kara',
    ],
    [
      'a promoted piece',
      'shogi',
      '8k/9/4+S4/9/9/9/9/9/K8 b - 1',
      '+S-5b',
      'promoted silver five b',
      'go ni narigin',
    ],
    [
      'a piece that shares its name',
      'yari',
      '6k/7/7/7/3+N3/7/7/7/K6 b - 1',
      '+YN-4d',
      'promoted yari knight four d',
      'yon yon narikyokei',
    ],
    ['the princess', 'ogi', '7k/8/8/8/8/3I4/8/K7 b - 1', 'I-4e', 'princess four e', 'yon go hime'],
    [
      'a check',
      'shogi',
      '4k4/9/9/9/9/9/9/9/4K3R b - 1',
      'R-1a=',
      'rook one a, does not promote, check',
      'ichi ichi hi narazu, ote',
    ],
    [
      'a check by a drop',
      'yari',
      '3k3/7/7/7/7/7/7/7/3K3 b P 1',
      'P*4b',
      'pawn drop four b, check',
      'yon ni fu utsu, ote',
    ],
  ])('%s', (_name, id, sfen, move, words, romaji) => {
    expect(announce(id, sfen, move, 'words')).toBe(`12. Black ${words}`);
    expect(announce(id, sfen, move, 'romaji')).toBe(`12. Black ${romaji}`);
  });
});

describe('a recapture', () => {
  test.each<[last: string | undefined, romaji: string]>([
    ['5d', 'dou fu'],
    ['5e', 'go yon fu'],
    [undefined, 'go yon fu'],
  ])('behind a move to %s', (last, romaji) => {
    expect(announce('shogi', CAPTURES, 'Px5d', 'romaji', last)).toBe(`12. Black ${romaji}`);
    expect(announce('shogi', CAPTURES, 'Px5d', 'words', last)).toBe('12. Black pawn takes five d');
  });
});

test.each<[id: string, sfen: string, move: string, hodges: string]>([
  ['shogi', '', 'p7f', 'P-7f'],
  ['shogi', CAPTURES, '5e5d', 'Px5d'],
  ['yari', '3k3/7/7/7/7/7/7/7/3K3 b P 1', 'P*4b', 'P*4b'],
])('Hodges is as it is printed: %s %s %s', (id, sfen, move, hodges) => {
  expect(announce(id, sfen, move, 'hodges', '5d')).toBe(`12. Black ${hodges}`);
});

test('White is named', () => {
  const sfen = '4k4/9/9/9/9/9/9/9/4K4 w - 1';
  expect(announce('shogi', sfen, 'K-5b', 'words')).toBe('12. White king five b');
  expect(announce('shogi', sfen, 'K-5b', 'romaji')).toBe('12. White go ni gyoku');
});

describe.each(VARIANTS)('all moves of a game of $id', (variant) => {
  test.each<[speech: Speech, form: RegExp]>([
    ['words', /^1\. (Black|White) [a-z ]+(, (promotes|does not promote))?(, check)?$/],
    ['romaji', /^1\. (Black|White) [a-z ]+(, [a-z]+ [a-z]+ kara)?(, ote)?$/],
  ])('in %s are told apart, and telling leaves the position as it is', (speech, form) => {
    const position = new Position(variant, startPosition(variant).placement);
    const random = randomNumbers(7);
    for (let ply = 0; ply < 60; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      const before = position.snapshot();
      const texts = moves.map((move) =>
        announcedText(
          ENGLISH,
          position,
          { ply: 1, color: position.turn, move, text: '' },
          undefined,
          speech,
        ),
      );
      expect(new Set(texts).size).toBe(moves.length);
      for (const text of texts) expect(text).toMatch(form);
      expect(position.snapshot()).toEqual(before);
      position.play(itemAt(moves, Math.floor(random() * moves.length)));
    }
  });
});
