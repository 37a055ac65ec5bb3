import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyIllegal } from '../../../source/rules/core/illegal.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { readVariants } from '../../../source/rules/fairy/read-variants.ts';
import { agreesWithFfish, agreesWithSlowMoves, partsAgree } from '../../helpers/check-moves.ts';
import { type Ffish, openFfish } from '../../helpers/ffish.ts';
import { legalUsi, playGame, positionOf, squareOf } from '../../helpers/play.ts';
import { seedsOf } from '../../helpers/run-size.ts';

/*
 * Pieces that could never move again, under `immobilityIllegal`: promoted ones may come there only
 * by the move that promotes them, and royal ones may stand anywhere.
 */

const GAMES = `
[im:minishogi]
customPiece1 = a:fW
promotedPieceType = s:a

[crown:gorogoro]
king = k:rfR

[steps:minishogi]
customPiece1 = a:fW
customPiece2 = c:fF
customPiece3 = e:ffN
king = k:fsWF
promotionRegionWhite = *3 *4 *5
promotionRegionBlack = *3 *2 *1
promotedPieceType = s:a g:c b:e r:a
shogiPawnDropMateIllegal = false

[driven:steps]
mandatoryPiecePromotion = true
`;

const games = readVariants(GAMES).games.map(({ game }) => game.rules);
const game = (id: string) => games.find((variant) => variant.id === id) ?? itemAt<Variant>([], 0);

let ffish: Ffish;
beforeAll(async () => {
  ffish = await openFfish();
  await ffish.define(GAMES);
});
afterAll(() => ffish?.close());

test.each([
  ['a promoted piece', 'im', '4k/1+S3/5/5/K4 b - 1', '4b4a', false],
  ['a piece that promotes', 'im', '4k/1S3/5/5/K4 b - 1', '4b4a+', true],
  ['a royal piece', 'crown', '5/4G/4K/2P2/P4/1k+p2 w GS2P2g3sp 44', '4f5f', true],
])('%s in [%s]', async (_, id, sfen, move, isLegal) => {
  const variant = game(id);
  const position = positionOf(variant, sfen);
  const [theirs = []] = await ffish.legalMoves(variant, [sfen]);
  expect(theirs.includes(move)).toBe(isLegal);
  expect(legalUsi(position)).toEqual(theirs.sort());
});

test('a game goes on where the royal piece has only a square from which it could never move', () => {
  const { position } = playGame(game('crown'), '', '5/4G/4K/2P2/P4/1k+p2 w GS2P2g3sp 44');
  expect(legalUsi(position)).toContain('4f5f');
});

test('the reason of a promoted piece is that it could never move again', () => {
  const variant = game('im');
  const position = positionOf(variant, '4k/1+S3/5/5/K4 b - 1');
  const piece = { kind: variant.pieces.findIndex(({ sfen }) => sfen === 'S'), promoted: true };
  const to = squareOf(variant, '4a');
  const attempt = { drop: false, piece, from: { file: 4, rank: 2 }, to, capture: false } as const;
  expect(whyIllegal(position, attempt)).toEqual({ code: 'dead-move', piece, square: to });
});

describe.each(games)('$id', (variant) => {
  test('has the legal moves of Fairy-Stockfish in random games', async () => {
    await agreesWithFfish(ffish, variant, seedsOf(6), 100);
  });

  test('has stages, checks and reasons that agree', () => {
    partsAgree(variant, [1, 2], 60);
  });
});

test('a piece that turns back does not where it could never move again', () => {
  const ini = [
    '[back:gorogoroplus]',
    'promotedPieceType = l:g',
    'promotionRegionWhite = *4 *5 *6',
    'promotionRegionBlack = *3 *2 *1',
    '# komadai: reverts = l',
  ].join('\n');
  const back = itemAt(readVariants(ini).games, 0).game.rules;
  const moves = legalUsi(positionOf(back, '4k/1+L3/5/5/5/K4 b - 1'));
  expect(moves.filter((usi) => usi.startsWith('4b4'))).toEqual(['4b4a', '4b4c', '4b4c+']);
  agreesWithSlowMoves(back, [1, 2, 3], 80);
  partsAgree(back, [1, 2], 60);
});
