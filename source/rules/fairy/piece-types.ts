import type { FaceNames } from '../core/variant.ts';
import {
  bishop,
  gold,
  king,
  knight,
  lance,
  pawn,
  rook,
  silver,
} from '../variants/shared-pieces.ts';

/** A kind of piece that Fairy-Stockfish knows by name. */
export interface PieceType {
  readonly betza: string;
  /** The English name, where it has one of its own. */
  readonly english?: string;
  /** At most four Latin letters, where it has an English name. */
  readonly label?: string;
  /** All its names, where it is a piece of shogi. */
  readonly names?: FaceNames;
  /** The names of its promoted side, by the type to which it promotes. */
  readonly backs?: Readonly<Record<string, FaceNames>>;
}

/** The type of the royal piece. */
export const KING = 'king';

/** The type that the rule of pawn-drop mates is about. */
export const SHOGI_PAWN = 'shogiPawn';

/** The types by their keys, in the order in which pieces of like power stand in a hand. */
export const PIECE_TYPES: Readonly<Record<string, PieceType>> = {
  [KING]: { betza: 'K', names: king.front },
  rook: { betza: 'R', names: rook.front, backs: { bers: rook.back } },
  bishop: { betza: 'B', names: bishop.front, backs: { dragonHorse: bishop.back } },
  gold: { betza: 'WfF', names: gold.front },
  silver: { betza: 'FfW', names: silver.front, backs: { gold: silver.back } },
  shogiKnight: { betza: 'fN', names: knight.front, backs: { gold: knight.back } },
  lance: { betza: 'fR', names: lance.front, backs: { gold: lance.back } },
  [SHOGI_PAWN]: { betza: 'fW', names: pawn.front, backs: { gold: pawn.back } },
  bers: { betza: 'RF', names: rook.back },
  dragonHorse: { betza: 'BW', names: bishop.back },
  queen: { betza: 'Q', english: 'queen', label: 'Quee' },
  amazon: { betza: 'QN', english: 'amazon', label: 'Amaz' },
  chancellor: { betza: 'RN', english: 'chancellor', label: 'Chan' },
  archbishop: { betza: 'BN', english: 'archbishop', label: 'Arch' },
  aiwok: { betza: 'RNF', english: 'aiwok', label: 'Aiw' },
  centaur: { betza: 'KN', english: 'centaur', label: 'Cent' },
  commoner: { betza: 'K', english: 'commoner', label: 'Com' },
  knight: { betza: 'N', english: 'chess knight', label: 'Kni' },
  wazir: { betza: 'W', english: 'wazir', label: 'Waz' },
  fers: { betza: 'F', english: 'fers', label: 'Fers' },
  alfil: { betza: 'A', english: 'alfil', label: 'Alf' },
  fersAlfil: { betza: 'FA', english: 'fers alfil', label: 'FAlf' },
  soldier: { betza: 'fsW', english: 'soldier', label: 'Sol' },
  pawn: { betza: 'fmWfceF', english: 'chess pawn' },
  knibis: { betza: 'mNcB' },
  biskni: { betza: 'mBcN' },
  kniroo: { betza: 'mNcR' },
  rookni: { betza: 'mRcN' },
  clobber: { betza: 'cW' },
  breakthrough: { betza: 'fmWfF' },
  immobile: { betza: '' },
  cannon: { betza: 'mRcpR' },
  janggiCannon: { betza: 'pR' },
  horse: { betza: 'nN' },
  elephant: { betza: 'nA' },
  janggiElephant: { betza: 'nZ' },
  banner: { betza: 'RcpRnN' },
};

/**
 * The place, from 1, at which Betza notation repeats a leap D or A; undefined if none does. The core
 * plays such riders; to Fairy-Stockfish they are no moves at all.
 */
export function leapRiderColumn(betza: string): number | undefined {
  const at = betza.search(/D[D\d]|A[A\d]/);
  return at < 0 ? undefined : at + 1;
}

const CUSTOM = /^customPiece([1-9]|1\d|2[0-5])$/;

/** How many slots for other pieces there are. */
export const CUSTOM_SLOTS = 25;

/** Whether a key names a slot for a piece with Betza notation of its own. */
export function isCustomSlot(key: string): boolean {
  return CUSTOM.test(key);
}

/** Whether a key names a kind of piece. */
export function isPieceKey(key: string): boolean {
  return Object.hasOwn(PIECE_TYPES, key) || isCustomSlot(key);
}
