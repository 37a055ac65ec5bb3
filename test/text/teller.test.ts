import { expect, test } from 'vitest';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { makeSquare } from '../../source/rules/core/square.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { type Speech, tellerFor } from '../../source/text/speech.ts';
import { printed } from '../../source/text/teller.ts';
import type { Texts } from '../../source/text/texts.ts';
import { positionOf } from '../helpers/play.ts';

const SQUARE = makeSquare(7, 6);
const POSITION = positionOf(shogi, '4k4/9/9/9/9/9/2P6/9/4K4 b - 1');
const MOVE = itemAt(
  legalMoves(POSITION).filter(
    (move) => tellerFor(ENGLISH, 'hodges').move(POSITION, move) === 'P-7f',
  ),
  0,
);

test.each([
  [ENGLISH, '7f'],
  [JAPANESE, '７六'],
])('without settings, it is that of the language: %#', (texts, square) => {
  expect(printed(texts).square(SQUARE)).toBe(square);
});

test.each<[Texts, Speech, Settings['notation'], square: string, move: string]>([
  [ENGLISH, 'hodges', 'auto', '7f', 'P-7f'],
  [JAPANESE, 'hodges', 'auto', '７六', '７六歩'],
  [JAPANESE, 'hodges', 'hodges', '7f', 'P-7f'],
  [ENGLISH, 'hodges', 'japanese', '７六', '７六歩'],
  [ENGLISH, 'hodges', 'numbers', '76', 'P-76'],
  [JAPANESE, 'words', 'auto', 'なな ろく', 'なな ろく ふ'],
])('a square is told in the notation of the moves: %#', (texts, speech, notation, square, move) => {
  const teller = tellerFor(texts, speech, notation);
  expect([teller.square(SQUARE), teller.move(POSITION, MOVE)]).toEqual([square, move]);
});
