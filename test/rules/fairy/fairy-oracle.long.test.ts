import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perft } from '../../../source/rules/core/perft.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { FAIRY_BASES } from '../../../source/rules/fairy/bases.ts';
import { formatVariantIni } from '../../../source/rules/fairy/format-variant.ts';
import { readVariants } from '../../../source/rules/fairy/read-variants.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { agreesWithFfish } from '../../helpers/check-moves.ts';
import { type Ffish, openFfish } from '../../helpers/ffish.ts';
import { legalUsi, positionOf } from '../../helpers/play.ts';

/** Games of our own making in the manner of Pandemonium, Mansindam and others. */
const GAMES = `
# Fewer pieces than Pandemonium, and as powerful ones. The king wins on the last rank.
[demons]
maxFile = 7
maxRank = 7
startFen = rnbkafs/3u3/p1p1p1p/7/P1P1P1P/3U3/SFAKBNR[] w - - 0 1
customPiece1 = o:NA
customPiece2 = s:WF
customPiece3 = u:D
customPiece4 = w:DWF
castling = false
pieceDrops = true
capturesToHand = true
immobilityIllegal = true
soldier = p
knight = n
bishop = b
rook = r
king = k
queen = q
commoner = g
dragonHorse = h
bers = d
alfil = a
archbishop = c
fers = f
centaur = t
promotionRegionWhite = *5 *6 *7
promotionRegionBlack = *3 *2 *1
promotedPieceType = p:g n:o b:h r:d a:c f:q s:w u:t
doubleStep = false
perpetualCheckIllegal = true
nMoveRule = 0
nFoldValue = loss
stalemateValue = loss
flagPiece = k
flagRegionWhite = *7
flagRegionBlack = *1

# Mandatory promotion, nifu, a king of its own, pieces in hand at the start.
[tales:demons]
king = k:WfF
startFen = rnb1kmc/7/ppppppp/7/PPPPPPP/7/CMK1BNR[Aa] w - - 0 1
shogiPawn = p
chancellor = m
archbishop = c
amazon = a
customPiece5 = i:BNW
promotedPieceType = p:g c:i n:t
dropNoDoubled = p
mandatoryPiecePromotion = true
shogiPawnDropMateIllegal = false

# No drops, dead squares allowed, two pawns a file.
[quiet:shogi]
maxFile = 6
maxRank = 6
startFen = lnsgkr/6/pppppp/PPPPPP/6/RKGSNL[-] w 0 1
promotionRank = 5
pieceDrops = false
capturesToHand = false
immobilityIllegal = false
dropNoDoubledCount = 2
`;

/** It comes with Fairy-Stockfish in a file. */
const GOROGOROPLUS = `[gorogoroplus:gorogoro]
startFen = sgkgs/5/1ppp1/1PPP1/5/SGKGS[LNln] w 0 1
lance = l
shogiKnight = n
promotedPieceType = l:g n:g
`;

const read = readVariants(GAMES);
const games = read.games.map(({ game }) => game.rules);
const inherited = Object.keys(FAIRY_BASES).map((base): [string, Variant] => [
  base,
  readVariants(`[x:${base}]`).games[0]?.game.rules as Variant,
]);

const expressible = VARIANTS.filter((variant) => formatVariantIni(variant) !== undefined);

let ffish: Ffish;
beforeAll(async () => {
  ffish = await openFfish();
  await ffish.define(GAMES);
  for (const variant of expressible) await ffish.describe(variant, `own${variant.id}`);
});
afterAll(() => ffish?.close());

test('the games are read without a fault', () => {
  expect(read.faults).toEqual([]);
  expect(games.map(({ id }) => id)).toEqual(['demons', 'tales', 'quiet']);
});

describe.each(games)('$id', (variant) => {
  test('has as many lines of three moves as Fairy-Stockfish counts', async () => {
    const ours = perft(positionOf(variant, variant.start), 3);
    expect(ours).toBe(await ffish.perft(variant, variant.start, 3));
  });

  test('has the legal moves of Fairy-Stockfish in random games', async () => {
    await agreesWithFfish(ffish, variant, [1, 2, 3, 4, 5, 6], 120);
  });
});

test.each(['DD', 'AA', 'D2', 'A3', 'D1', 'A0'])(
  'the rider %s, which is refused, moves as nothing at Fairy-Stockfish',
  async (rider) => {
    const text = (betza: string) =>
      `[rider${rider.toLowerCase()}:minishogi]\ncustomPiece1 = a:${betza}\nstartFen = k1a2/5/5/5/2A1K[-] w 0 1`;
    await ffish.define(text(`W${rider}`));
    const [step] = readVariants(text('W')).games.map(({ game }) => game.rules);
    const sfen = '4k/5/2A2/5/K4 b - 1';
    const [moves] = await ffish.legalMoves(step as Variant, [sfen]);
    expect(moves?.sort()).toEqual(legalUsi(positionOf(step as Variant, sfen)));
  },
);

// Pawn drops that mate are legal to it, as everywhere. Its own dobutsu lets the lion step beside a
// giraffe; described by us, as below, it does not.
test.each(inherited.filter(([base]) => base !== 'dobutsu'))(
  '%s is the game that Fairy-Stockfish has built in',
  async (base, variant) => {
    if (base === 'gorogoroplus') await ffish.define(GOROGOROPLUS);
    const known = { ...variant, id: base, pawnDropMate: 'legal' } as const;
    await agreesWithFfish(ffish, known, [1, 2], 80);
  },
);

test.each(expressible)('the description of $id is the same game', async (variant) => {
  const described = { ...variant, id: `own${variant.id}`, pawnDropMate: 'legal' } as const;
  await agreesWithFfish(ffish, described, [1, 2], 80);
});
