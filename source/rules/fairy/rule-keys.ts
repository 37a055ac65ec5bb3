/** What komadai makes of a key of `variants.ini`. */
type KeyUse =
  /** It becomes a rule of the game. */
  | { readonly use: 'read' }
  /** A rule that the core lacks: only values with which it is off, the usual one first. */
  | { readonly use: 'off'; readonly values: readonly [string, ...string[]] }
  /** It makes no difference in a game that the core plays. */
  | { readonly use: 'idle' }
  /** No rule: how other programs show the game, or how much they think its pieces are worth. */
  | { readonly use: 'look' };

const READ = [
  'maxFile',
  'maxRank',
  'startFen',
  'promotedPieceType',
  'promotionRank',
  'promotionRegionWhite',
  'promotionRegionBlack',
  'mandatoryPiecePromotion',
  'pieceDrops',
  'capturesToHand',
  'dropNoDoubled',
  'dropNoDoubledCount',
  'immobilityIllegal',
  'shogiPawnDropMateIllegal',
  'stalemateValue',
  'nFoldRule',
  'nFoldValue',
  'nFoldValueAbsolute',
  'perpetualCheckIllegal',
  'flagPiece',
  'flagPieceWhite',
  'flagPieceBlack',
  'flagRegion',
  'flagRegionWhite',
  'flagRegionBlack',
  'whiteFlag',
  'blackFlag',
  'castling',
  'whiteDropRegion',
  'blackDropRegion',
  'pawnTypes',
  'promotionPawnTypes',
  'promotionPawnTypesWhite',
  'promotionPawnTypesBlack',
] as const;

const FALSE = [
  'twoBoards',
  'sittuyinPromotion',
  'piecePromotionOnCapture',
  'pieceDemotion',
  'blastOnCapture',
  'petrifyOnCapture',
  'petrifyBlastPieces',
  'castlingDroppedPiece',
  'mustCapture',
  'mustDrop',
  'dropLoop',
  'dropOnTop',
  'sittuyinRookDrop',
  'dropOppositeColoredBishop',
  'dropPromoted',
  'gating',
  'arrowGating',
  'duckGating',
  'staticGating',
  'pastGating',
  'seirawanGating',
  'cambodianMoves',
  'pass',
  'passOnStalemate',
  'makpongRule',
  'flyingGeneral',
  'moveRepetitionIllegal',
  'stalematePieceCount',
  'shatarMateRule',
  'bikjangRule',
  'extinctionPseudoRoyal',
  'dupleCheck',
  'flagMove',
  'flagPieceSafe',
  'checkCounting',
] as const;

const OFF = {
  checking: ['true'],
  dropChecks: ['true'],
  enclosingDrop: ['none'],
  flipEnclosedPieces: ['none'],
  wallingRule: ['none'],
  chasingRule: ['none'],
  extinctionValue: ['none'],
  materialCounting: ['none'],
  countingRule: ['none'],
  mutuallyImmuneTypes: ['-', ''],
  petrifyOnCaptureTypes: ['-', ''],
  promotionLimit: ['-', ''],
  diagonalLines: ['-', ''],
  castlingWins: ['-', ''],
  connectRegion1White: ['-', ''],
  connectRegion2White: ['-', ''],
  connectRegion1Black: ['-', ''],
  connectRegion2Black: ['-', ''],
  checkmateValue: ['loss'],
  nMoveRule: ['0'],
  connectN: ['0'],
  connectNxN: ['0'],
  soldierPromotionRank: ['1'],
  flagPieceCount: ['1'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

/**
 * Details of castling, of chess pawns, and of rules that are refused wherever they are on: of
 * explosions, walls, extinction, lines of pieces, mandatory drops.
 */
const IDLE = [
  'chess960',
  'mandatoryPawnPromotion',
  'promotionPieceTypes',
  'promotionPieceTypesWhite',
  'promotionPieceTypesBlack',
  'doubleStep',
  'doubleStepRank',
  'doubleStepRankMin',
  'doubleStepRegionWhite',
  'doubleStepRegionBlack',
  'tripleStepRegionWhite',
  'tripleStepRegionBlack',
  'enPassantRegion',
  'enPassantTypes',
  'enPassantTypesWhite',
  'enPassantTypesBlack',
  'castlingKingsideFile',
  'castlingQueensideFile',
  'castlingRank',
  'castlingKingFile',
  'castlingKingPiece',
  'castlingKingPieceWhite',
  'castlingKingPieceBlack',
  'castlingRookKingsideFile',
  'castlingRookQueensideFile',
  'castlingRookPiece',
  'castlingRookPieces',
  'castlingRookPiecesWhite',
  'castlingRookPiecesBlack',
  'oppositeCastling',
  'firstRankPawnDrops',
  'promotionZonePawnDrops',
  'nMoveRuleTypes',
  'nMoveRuleTypesWhite',
  'nMoveRuleTypesBlack',
  'blastImmuneTypes',
  'mustDropType',
  'enclosingDropStart',
  'staticGatingRegion',
  'wallingRegion',
  'wallingRegionWhite',
  'wallingRegionBlack',
  'extinctionClaim',
  'extinctionPieceTypes',
  'extinctionPieceCount',
  'extinctionOpponentPieceCount',
  'flagPieceBlockedWin',
  'connectVertical',
  'connectHorizontal',
  'connectDiagonal',
] as const;

const LOOK = [
  'variantTemplate',
  'pieceToCharTable',
  'pocketSize',
  'pieceValueMg',
  'pieceValueEg',
  'nnueAlias',
] as const;

/** All keys but those of pieces and `mobilityRegion…`. */
export const RULE_KEYS: ReadonlyMap<string, KeyUse> = new Map<string, KeyUse>([
  ...READ.map((key) => [key, { use: 'read' }] as const),
  ...FALSE.map((key) => [key, { use: 'off', values: ['false'] }] as const),
  ...Object.entries(OFF).map(([key, values]) => [key, { use: 'off', values }] as const),
  ...IDLE.map((key) => [key, { use: 'idle' }] as const),
  ...LOOK.map((key) => [key, { use: 'look' }] as const),
]);

const MOBILITY = /^mobilityRegion(?:White|Black)[A-Z]\w*$/;

/** Whether a key limits where a kind of piece may go. */
export function isMobilityKey(key: string): boolean {
  return MOBILITY.test(key);
}

/** What holds in a section that names no other game, as keys and values. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  maxFile: '8',
  maxRank: '8',
  promotionRegionWhite: '*8',
  promotionRegionBlack: '*1',
  mandatoryPiecePromotion: 'false',
  pieceDrops: 'false',
  capturesToHand: 'false',
  dropNoDoubled: '-',
  dropNoDoubledCount: '1',
  immobilityIllegal: 'false',
  shogiPawnDropMateIllegal: 'false',
  stalemateValue: 'draw',
  nMoveRule: '50',
  nFoldRule: '3',
  nFoldValue: 'draw',
  nFoldValueAbsolute: 'false',
  perpetualCheckIllegal: 'false',
  flagRegionWhite: '',
  flagRegionBlack: '',
  flagPieceWhite: '*',
  flagPieceBlack: '*',
  castling: 'true',
};
