import type { Color } from './color.ts';

/** The written names of one face of a piece. */
export interface FaceNames {
  /** One kanji; within a variant no two faces are alike. */
  readonly kanji: string;
  /** The usual short name, of one kanji or two. */
  readonly kanji2: string;
  /** The name as it stands on a set, `香飛車`. */
  readonly full: string;
  /** The full name in Latin letters with macrons, `kyōhisha`. */
  readonly romaji: string;
  /** The name in Latin letters that fits a cell of the board: 4 letters at most. */
  readonly label: string;
  /** The short name with which a move is read aloud, `gin`, where that is not `romaji`. */
  readonly reading?: string;
  readonly english: string;
  /** The name in a sentence, where that is not `english`. */
  readonly short?: string;
}

/** One face of a piece: its names and how it moves. */
export interface Face extends FaceNames {
  /** Betza notation, as in the tables of the rules: `WfFbR`. */
  readonly betza: string;
}

/**
 * A piece of a variant. Its index in `Variant.pieces` is the `kind` of its pieces on the board.
 *
 * @example
 * ```ts
 * const moves = ({ sfen, front }: PieceData) => `${sfen} ${front.betza}`;
 * variants.dobutsu.pieces.map(moves); // => ['L K', 'G W', 'E F', 'C fW']
 * ```
 */
export interface PieceData {
  /** The capital letter of SFEN and USI. */
  readonly sfen: string;
  /** The letters of Hodges notation. */
  readonly hodges: string;
  /** `royal`: the piece that is mated. `pawn`: nifu and pawn-drop mate are about this one. */
  readonly role?: 'royal' | 'pawn';
  readonly front: Face;
  /** The promoted side; missing where the piece does not promote. */
  readonly back?: Face;
  /** Whether the promoted side turns back under the rules by which the other one promotes. */
  readonly reverts?: true;
  /** The letter of SFEN of the piece as which it goes to its captor's hand, if it is another. */
  readonly captive?: string;
  /** The names of the royal piece that does not reign (玉). */
  readonly jewel?: FaceNames;
  /** Points when an impasse is counted. */
  readonly points: number;
}

/**
 * A start from which White has given pieces.
 *
 * @example
 * ```ts
 * const handicap: Handicap | undefined = variants.shogi.handicaps.find(
 *   ({ name }) => name === 'two-piece',
 * );
 * handicap?.sfen; // => 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'
 * ```
 */
export interface Handicap {
  /** As in the rules: `two-piece`. */
  readonly name: string;
  /** The Japanese name, where there is one. */
  readonly kanji?: string;
  /** The start position; White, who gives the pieces, is to move. */
  readonly sfen: string;
}

/** What a side must have in the enemy zone, its king apart, to declare a win. */
interface ImpasseDeclaration {
  readonly pieces: number;
  /** Points of these pieces and of those in hand. */
  readonly points: Readonly<Record<Color, number>>;
}

/** The form of `Variant.id`, which is also a word of the command line and a part of file names. */
export const VARIANT_ID = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** The bounds of `RepetitionRule.times`. */
export const REPETITION_TIMES = { least: 2, most: 99 } as const;

/** The bounds of `Variant.pawnsPerFile`. */
export const PAWNS_PER_FILE = { least: 1, most: 9 } as const;

/** When a repeated position ends the game, and how. */
export interface RepetitionRule {
  /** How often the position has stood then: 2 to 99. */
  readonly times: number;
  /** The repeater is the side whose move brought the position about. */
  readonly result: 'draw' | 'black-loses' | 'white-loses' | 'repeater-loses' | 'repeater-wins';
  /** Whether a side loses instead that gave check with every move since the first time. */
  readonly perpetualCheckLoses: boolean;
}

/**
 * A game of the shogi family: everything in which it differs from the others, and only data.
 *
 * @example
 * ```ts
 * const wide: Variant = { ...variants.minishogi, id: 'wide', zone: 2 };
 * checkVariant(wide).ok; // => true
 * ```
 */
export interface Variant {
  /** Up to 40 small letters, digits, `-` and `_`, as on the command line. */
  readonly id: string;
  readonly name: string;
  /** The name in a sentence, where that is not `name`: shogi is a common noun. */
  readonly noun?: string;
  /** The Japanese name; empty where there is none. */
  readonly kanji: string;
  /** Sizes of the board, at most 9 each. */
  readonly files: number;
  readonly ranks: number;
  /** Start position of an even game, as SFEN. */
  readonly start: string;
  /** Depth of the promotion zone in ranks. */
  readonly zone: number;
  /** Whether a piece may decline a promotion where it could still move. */
  readonly promotion: 'optional' | 'mandatory';
  /** Whether pieces in hand may be dropped; where not, they only lie beside the board. */
  readonly drops: 'legal' | 'illegal';
  /** Whether a pawn may be dropped for immediate checkmate. */
  readonly pawnDropMate: 'legal' | 'illegal';
  /** How many unpromoted pawns of a side a file holds at most, 1 to 9; missing where any number may. */
  readonly pawnsPerFile?: number;
  /** Whether a piece may stand where it could never move again. */
  readonly deadSquares: 'legal' | 'illegal';
  readonly repetition: RepetitionRule;
  /** What becomes of a side that has no legal move and is not in check. */
  readonly noMoves: 'loses' | 'draws';
  /** A royal piece wins that reaches one of this many ranks, counted from the far edge. */
  readonly goalRanks?: number;
  /** Points needed by each side when an impasse is counted; missing where none can be claimed. */
  readonly impasseThreshold?: number;
  /**
   * When a side may declare an impasse won without asking; missing where programs know no such
   * rule.
   */
  readonly declaration?: ImpasseDeclaration;
  /** Whether one kanji is too little to tell the pieces apart at a glance. */
  readonly wideKanji: boolean;
  /** At most 16, in the order in which hands are written. */
  readonly pieces: readonly PieceData[];
  readonly handicaps: readonly Handicap[];
  /** The sources of the rules and of the house decisions. */
  readonly sources: readonly string[];
}

/** The data of a piece. @param kind index in `variant.pieces`; throws `RangeError` outside it */
export function pieceData({ id, pieces }: Variant, kind: number): PieceData {
  const data = pieces[kind];
  if (data === undefined) throw new RangeError(`variant ${id}: no piece of kind ${kind}`);
  return data;
}
