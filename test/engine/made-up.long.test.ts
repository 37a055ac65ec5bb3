import { describe, expect, test } from 'vitest';
import { MateSearch } from '../../source/engine/mate/mate-search.ts';
import { Search } from '../../source/engine/search/search.ts';
import { createValues } from '../../source/engine/search/values.ts';
import { hasLegalMove, isInCheck, legalMoves } from '../../source/rules/core/generate.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { HARDER, MADE_UP, madeUpVariant } from '../helpers/made-up.ts';
import { positionOf } from '../helpers/play.ts';
import { randomGame } from '../helpers/random-game.ts';

const NODES = 400;
let mateCount = 0;

describe.each([...MADE_UP, ...HARDER])('in the made-up game $id', (variant) => {
  test('every line of the search is legal, and every mate in one is found', () => {
    const search = new Search(1);
    const mateSearch = new MateSearch(1);
    for (const { sfen, legal } of randomGame(variant, [variant.start], 21, 40)) {
      if (legal.length === 0) continue;
      const position = positionOf(variant, sfen);
      const game = { variant, start: readSfen(variant, sfen), moves: [] };
      const mates = legalMoves(position).filter((move) => {
        position.play(move);
        const isMate = isInCheck(position) && !hasLegalMove(position);
        position.undo();
        return isMate;
      });
      mateCount += mates.length;
      const found = mateSearch.run(game, { plies: 1 });
      expect(
        found.kind === 'mate',
        `${sfen}: ${mates.map((move) => formatUsi(variant, move))}`,
      ).toBe(mates.length > 0);
      const { line } = search.run(game, { nodes: NODES });
      expect(line.length, sfen).toBeGreaterThan(0);
      for (const move of line) {
        expect(legalMoves(position), sfen).toContain(move);
        position.play(move);
      }
    }
  });
});

test('there were mates among them', () => {
  expect(mateCount).toBeGreaterThan(5);
});

test('a piece is worth more the farther it goes, and more again where it leaps', () => {
  const betzas = ['fW', 'W', 'R2', 'R4', 'R', 'RD', 'RDD'];
  const variant = madeUpVariant({
    id: 'worths',
    ranks: 9,
    zone: 3,
    pieces: betzas.map((betza, at) => ['ABCDEFG'.charAt(at), betza] as const),
    first: 'AAAAKAAAA',
  });
  const worths = [...createValues(variant, {}).board].slice(1, 1 + betzas.length);
  expect(worths).toEqual([...worths].sort((a, b) => a - b));
  expect(new Set(worths).size).toBe(worths.length);
});
