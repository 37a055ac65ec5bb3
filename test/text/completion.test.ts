import { describe, expect } from 'vitest';
import type { Game } from '../../source/rules/core/game.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { Position } from '../../source/rules/core/position.ts';
import { formatHodgesList } from '../../source/rules/notation/hodges.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { Completions, type TypedBoard } from '../../source/text/typed.ts';
import { positionOf } from '../helpers/play.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';

const WORDS_PLAYING = 'hint show flip labels theme settings undo redo save resign quit'.split(' ');

function boardOf(position: Position): TypedBoard {
  return { game: { position } as Game, isOver: false, isWaiting: false };
}

function matching(variant: string, sfen: string, text: string, words: readonly string[] = []) {
  return new Completions('en', 'hodges', words, boardOf(positionOf(variantOf(variant), sfen)))
    .matching(text)
    .map((candidate) => candidate.text);
}

/** Golds on 6i and 4i meet on 5h; a bishop takes on 2b; a pawn and a knight in hand. */
const MIDDLE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b NP 1';

describe('every legal move that begins with the text', () => {
  test.each([
    ['as printed', 'G6i-', ['G-6h', 'G-7h', 'G6i-5h']],
    ['without the origin', 'G-5', ['G6i-5h', 'G4i-5h']],
    ['without origin and hyphen', 'G5', ['G6i-5h', 'G4i-5h']],
    ['in small letters, with spaces', ' g 6 i - 5 ', ['G6i-5h']],
    ['without the x', 'B2', ['Bx2b+', 'Bx2b=']],
    ['with the x', 'Bx', ['Bx2b+', 'Bx2b=']],
    ['with its suffix', 'B2b+', ['Bx2b+']],
    ['without the origin and a suffix', 'Bx2b=', ['Bx2b=']],
    ['a drop', "N'5e", ['N*5e']],
    ['a drop with @', 'N@5e', ['N*5e']],
    ['USI', '6i5', ['G6i-5h']],
    ['USI with promotion', '8h2b', ['Bx2b+', 'Bx2b=']],
    ['USI with +', '8h2b+', ['Bx2b+']],
    ['full-width characters', 'Ｐ－１ｆ', ['P-1f']],
    ['nothing that is legal', 'G-9a', []],
  ])('%s: %s', (_name, text, expected) => {
    expect(matching('shogi', MIDDLE, text).sort()).toEqual([...expected].sort());
  });

  test('a hyphen finds captures, which it is also read as', () => {
    expect(matching('shogi', MIDDLE, 'B-2b').sort()).toEqual(['Bx2b+', 'Bx2b=']);
  });

  test.each(['G6ix', 'G6i-', 'G6i5', 'Gx5h', 'G5h', '6i5h'])(
    'a capture with its origin is found by %s',
    (text) => {
      const sfen = '4k4/9/9/9/9/9/9/4p4/3GKG3 b - 1';
      expect(matching('shogi', sfen, text)).toContain('G6ix5h');
    },
  );

  test('an x finds no plain moves', () => {
    expect(matching('shogi', MIDDLE, 'Gx')).toEqual([]);
  });

  test.each([
    ['pawn 7', ['P-7e']],
    ['silver', ['S-3h', 'S-4h', 'S-6h', 'S-7h']],
    ['bishop takes', ['Bx2b+', 'Bx2b=']],
    ['knight drops 9', ['N*9d', 'N*9e', 'N*9f', 'N*9h']],
    ['gold 6i', ['G-6h', 'G-7h', 'G6i-5h']],
  ])('as it is spoken: %s', (text, expected) => {
    expect(matching('shogi', MIDDLE, text).sort()).toEqual(expected);
  });

  sharedTest.each(VARIANTS_OF_RUN.map((variant) => [variant.id, variant] as const))(
    'each move of %s is found by each of its forms',
    (_id, variant) => {
      const { placement } = startPosition(variant);
      const position = new Position(variant, placement);
      const completions = new Completions('en', 'hodges', WORDS_PLAYING, boardOf(position));
      const moves = formatHodgesList(position);
      expect(moves.length).toBe(legalMoves(position).length);
      for (const { move, text } of moves) {
        for (const form of [text, text.replace(/[-x]/, ''), formatUsi(variant, move)]) {
          for (let end = 1; end <= form.length; end++) {
            const found = completions.matching(form.slice(0, end));
            expect(found.map((candidate) => candidate.move)).toContain(move);
          }
        }
      }
    },
  );
});

describe('words', () => {
  test('stand behind all moves when nothing is typed', () => {
    const found = matching('shogi', MIDDLE, '', WORDS_PLAYING);
    const moves = formatHodgesList(positionOf(variantOf('shogi'), MIDDLE)).map(({ text }) => text);
    const others = moves.sort().filter((text) => text !== 'P-1f');
    expect(found).toEqual(['P-1f', ...others, ...WORDS_PLAYING]);
  });

  test.each([
    ['theme ', 'theme auto'],
    ['theme sl', 'theme slate'],
    ['Labels  ', 'labels kanji'],
    ['labels romaji', 'labels romaji'],
  ])('%j goes on with the values of the setting', (text, value) => {
    expect(matching('shogi', MIDDLE, text, WORDS_PLAYING)).toContain(value);
  });

  test.each([
    ['theme', ['theme']],
    ['undo ', ['undo']],
    ['theme x', []],
  ])('%j is offered %j', (text, expected) => {
    expect(matching('shogi', MIDDLE, text, WORDS_PLAYING)).toEqual(expected);
  });

  test.each([
    ['re', ['redo', 'resign']],
    ['QU', ['quit']],
    ['s', ['show', 'settings', 'save']],
  ])('%s finds words, behind the moves', (text, expected) => {
    const found = matching('shogi', MIDDLE, text, WORDS_PLAYING);
    expect(found.slice(-expected.length)).toEqual(expected);
    expect(found.slice(0, -expected.length).every((move) => /[-x*]/.test(move))).toBe(true);
  });

  test('a position without moves leaves the words', () => {
    const completions = new Completions('en', 'hodges', ['replay', 'undo', 'rematch']);
    expect(completions.matching('re').map(({ text }) => text)).toEqual(['replay', 'rematch']);
  });
});
