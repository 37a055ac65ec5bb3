import { expect, test } from 'vitest';
import { readVariants } from '../../../source/rules/fairy/read-variants.ts';
import { commands } from '../../../source/text/en/commands.ts';

const { variantFaultText } = commands;

/*
 * Games of Fairy-Stockfish that the core cannot play, told by their rules in few lines. Each is
 * refused by line and reason.
 */

test.each<[name: string, ini: string, texts: readonly string[]]>([
  [
    'kyoto shogi, whose pieces turn over at every move',
    `[kyotoshogi:minishogi]
lance = l
shogiKnight = n
startFen = p+nks+l/5/5/5/+LSK+NP[-] w 0 1
promotionRegionWhite = *1 *2 *3 *4 *5
promotionRegionBlack = *1 *2 *3 *4 *5
mandatoryPiecePromotion = true
pieceDemotion = true
dropPromoted = true
promotedPieceType = l:g s:b n:g p:r g:- b:- r:-
immobilityIllegal = false
shogiPawnDropMateIllegal = false
dropNoDoubled = -`,
    [
      'f:8: [kyotoshogi] komadai cannot play pieceDemotion = true, only pieceDemotion = false',
      'f:9: [kyotoshogi] komadai cannot play dropPromoted = true, only dropPromoted = false',
    ],
  ],
  [
    'micro shogi, in which captures turn pieces over',
    `[microshogi:minishogi]
maxFile = d
promotionRegionWhite = *1 *2 *3 *4 *5
promotionRegionBlack = *1 *2 *3 *4 *5
piecePromotionOnCapture = true
lance = l
shogiKnight = n
promotedPieceType = l:s b:g r:g p:n s:- g:- n:-
startFen = kb+r+l/p3/4/3P/+L+RBK[-] w 0 1`,
    [
      'f:5: [microshogi] komadai cannot play piecePromotionOnCapture = true, only piecePromotionOnCapture = false',
    ],
  ],
  [
    'xiangqi, with cannons, lame pieces and palaces',
    `[xiangqi]
maxRank = 10
maxFile = 9
rook = r
horse = n
elephant = b
fers = a
king = k
cannon = c
soldier = p
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
mobilityRegionWhiteKing = d1 e1 f1 d2 e2 f2 d3 e3 f3
soldierPromotionRank = 6
flyingGeneral = true
chasingRule = axf
stalemateValue = loss
nMoveRule = 0`,
    [
      'f:2: [xiangqi] boards have 3 to 9 files and ranks: maxRank cannot be "10"',
      'f:5: [xiangqi] komadai cannot play horse (n), whose moves are "nN": the letter "n" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:6: [xiangqi] komadai cannot play elephant (b), whose moves are "nA": the letter "n" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:9: [xiangqi] komadai cannot play cannon (c), whose moves are "mRcpR": the letter "m" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:13: [xiangqi] komadai cannot play soldierPromotionRank = 6, only soldierPromotionRank = 1',
      'f:14: [xiangqi] komadai cannot play flyingGeneral = true, only flyingGeneral = false',
      'f:15: [xiangqi] komadai cannot play chasingRule = axf, only chasingRule = none',
    ],
  ],
  [
    'janggi, with passes and points',
    `[janggi]
maxRank = 10
maxFile = i
rook = r
janggiCannon = c
king = k
startFen = rk1/3/RK1 w - - 0 1
diagonalLines = d1 d3 e2 f1 f3
pass = true
bikjangRule = true
materialCounting = janggi
nMoveRule = 0`,
    [
      'f:2: [janggi] boards have 3 to 9 files and ranks: maxRank cannot be "10"',
      'f:5: [janggi] komadai cannot play janggiCannon (c), whose moves are "pR": the letter "p" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:8: [janggi] komadai cannot play diagonalLines = d1 d3 e2 f1 f3, only diagonalLines = -',
      'f:9: [janggi] komadai cannot play pass = true, only pass = false',
      'f:10: [janggi] komadai cannot play bikjangRule = true, only bikjangRule = false',
      'f:11: [janggi] komadai cannot play materialCounting = janggi, only materialCounting = none',
    ],
  ],
  [
    'cannon shogi',
    `[cannonshogi:shogi]
dropNoDoubled = -
shogiPawnDropMateIllegal = false
soldier = p
cannon = u
customPiece1 = a:pR
promotedPieceType = u:r a:r
startFen = lnsgkgsnl/1r1a1uab1/p1p1p1p1p/9/9/9/P1P1P1P1P/1BAU1A1R1/LNSGKGSNL[-] w 0 1`,
    [
      'f:5: [cannonshogi] komadai cannot play cannon (u), whose moves are "mRcpR": the letter "m" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:6: [cannonshogi] komadai cannot play customPiece1 (a), whose moves are "pR": the letter "p" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:7: [cannonshogi] u cannot promote to r: that piece promotes as well, and komadai has no piece of three sides',
      'f:7: [cannonshogi] a cannot promote to r: that piece promotes as well, and komadai has no piece of three sides',
    ],
  ],
  [
    'orda, whose pieces move in one way and capture in another',
    `[orda:shogi]
maxFile = 8
maxRank = 8
promotionRank = 8
pawn = p
centaur = h
knibis = a
kniroo = l
startFen = lhagkahl/8/pppppppp/8/8/8/PPPPPPPP/LHAGKAHL w - - 0 1
flagPiece = k
flagRegionWhite = *8
flagRegionBlack = *1`,
    [
      'f:5: [orda] komadai cannot play pawn (p), whose moves are "fmWfceF": the letter "m" at 2 is none of W F N D A K R B Q, f b l r v s h',
      'f:7: [orda] komadai cannot play knibis (a), whose moves are "mNcB": the letter "m" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:8: [orda] komadai cannot play kniroo (l), whose moves are "mNcR": the letter "m" at 1 is none of W F N D A K R B Q, f b l r v s h',
    ],
  ],
  [
    'synochess, with drops of what is not captured',
    `[synochess:minishogi]
janggiCannon = c
capturesToHand = false
blackDropRegion = *5
flyingGeneral = true`,
    [
      'f:2: [synochess] komadai cannot play janggiCannon (c), whose moves are "pR": the letter "p" at 1 is none of W F N D A K R B Q, f b l r v s h',
      'f:3: [synochess] komadai plays drops only together with captures that go to the hand: pieceDrops = true needs capturesToHand = true',
      'f:4: [synochess] komadai cannot play blackDropRegion = *5, only blackDropRegion = *1 *2 *3 *4 *5',
      'f:5: [synochess] komadai cannot play flyingGeneral = true, only flyingGeneral = false',
    ],
  ],
  [
    'S-chess, with gates',
    `[seirawan:minishogi]
gating = true
seirawanGating = true
startFen = rbsgk/4p/5/P4/KGSBR[-] w KQkq - 0 1
castling = true`,
    [
      'f:2: [seirawan] komadai cannot play gating = true, only gating = false',
      'f:3: [seirawan] komadai cannot play seirawanGating = true, only seirawanGating = false',
      'f:4: [seirawan] komadai cannot castle ("KQkq"): the field is -, or castling = false',
    ],
  ],
  [
    'grandhouse, from a game of chess',
    '[grandhouse:grand]',
    ['f:1: [grandhouse] unknown game "grand"'],
  ],
  [
    'shogun, with limits of promotion',
    `[shogun:minishogi]
promotionLimit = g:1 r:1
whiteDropRegion = *1 *2 *3
blackDropRegion = *3 *4 *5
promotionPieceTypes = -
mandatoryPawnPromotion = false`,
    [
      'f:2: [shogun] komadai cannot play promotionLimit = g:1 r:1, only promotionLimit = -',
      'f:3: [shogun] komadai cannot play whiteDropRegion = *1 *2 *3, only whiteDropRegion = *1 *2 *3 *4 *5',
      'f:4: [shogun] komadai cannot play blackDropRegion = *3 *4 *5, only blackDropRegion = *1 *2 *3 *4 *5',
    ],
  ],
  [
    'atomic shogi, with explosions and several royal pieces',
    `[atomicshogi:minishogi]
king = -
commoner = k
blastOnCapture = true
extinctionValue = loss
extinctionPieceTypes = k
extinctionPseudoRoyal = true`,
    [
      'f:1: [atomicshogi] the game has no king; it needs a line as king = k',
      'f:4: [atomicshogi] komadai cannot play blastOnCapture = true, only blastOnCapture = false',
      'f:5: [atomicshogi] komadai cannot play extinctionValue = loss, only extinctionValue = none',
      'f:7: [atomicshogi] komadai cannot play extinctionPseudoRoyal = true, only extinctionPseudoRoyal = false',
    ],
  ],
  [
    'three checks, on the defaults of chess',
    `[checks]
king = k
rook = r
startFen = rk6/8/8/8/8/8/8/6KR w - 3+3 0 1
checkCounting = true`,
    [
      'f:1: [checks] komadai cannot play nMoveRule = 50, only nMoveRule = 0 (what holds where no line says otherwise)',
      'f:4: [checks] komadai does not count checks ("3+3")',
      'f:5: [checks] komadai cannot play checkCounting = true, only checkCounting = false',
    ],
  ],
])('%s', (_, ini, expected) => {
  const { games, faults } = readVariants(ini);
  expect(games).toEqual([]);
  const texts = faults.map((fault) => variantFaultText('f', fault));
  for (const text of expected) {
    expect(texts.filter((found) => found.startsWith(text))).toHaveLength(1);
  }
});
