import type { BetzaFault } from '../core/betza.ts';
import type { Variant } from '../core/variant.ts';
import type { SfenFault } from '../notation/sfen.ts';

/** How a value has to be written. */
export type ValueForm =
  | 'boolean'
  | 'number'
  | 'times'
  | 'pawns'
  | 'result'
  | 'letter'
  | 'letter-betza'
  | 'letters'
  | 'promotions'
  | 'squares'
  | 'text'
  | 'points'
  | 'declaration'
  | 'handicap'
  | 'piece-names'
  | 'hodges';

/** Why a promotion cannot be played. */
export type PromotionFault =
  /** The royal piece promotes, or something promotes to it. */
  | 'royal'
  /** What it promotes to promotes again. */
  | 'again'
  /** What it promotes to has no letter. */
  | 'gone'
  /** What it promotes to is the pawn of the rules for drops. */
  | 'pawn';

/** A sign of a start position that stands for something that komadai does not have. */
export type FenSign = 'wall' | 'promoted-pawn' | 'turn' | 'castling' | 'checks' | 'field';

/** A leap D or A that is repeated, which Fairy-Stockfish cannot play. `column` counts from 1. */
interface LeapRider {
  readonly code: 'leap-rider';
  readonly column: number;
}

/** Why a region of the board cannot be played. */
export type RegionFault =
  /** It is not made up of whole ranks at the far edge. */
  | 'not-far-ranks'
  /** The region of the other side has another depth. */
  | 'unequal'
  | 'off-board';

/** What is wrong with a description, apart from the place. */
export type VariantFaultReason =
  /** A line that is no section, no comment and no `KEY = VALUE`. */
  | { readonly code: 'not-ini'; readonly found: string }
  /** A key before the first section. */
  | { readonly code: 'no-section'; readonly key: string }
  | { readonly code: 'bad-name'; readonly name: string }
  /** This section and those after it are not read. */
  | { readonly code: 'too-many-games'; readonly most: number }
  /** Taken by the game of a line of the same file, or of another file, or by one of the program. */
  | {
      readonly code: 'name-taken';
      readonly name: string;
      readonly first?: number;
      readonly file?: string;
    }
  | { readonly code: 'unknown-base'; readonly base: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-key'; readonly key: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-own-key'; readonly key: string; readonly known: readonly string[] }
  | { readonly code: 'repeated-key'; readonly key: string; readonly first: number }
  | {
      readonly code: 'bad-value';
      readonly key: string;
      readonly value: string;
      readonly form: ValueForm;
    }
  /** A rule that the core lacks. `playable` is the value with which it is off. */
  | {
      readonly code: 'not-playable';
      readonly key: string;
      readonly value: string;
      readonly playable: string;
    }
  | { readonly code: 'no-king' }
  | { readonly code: 'no-start' }
  | { readonly code: 'size'; readonly key: string; readonly value: string }
  | {
      readonly code: 'betza';
      readonly key: string;
      readonly letter: string;
      readonly betza: string;
      readonly fault: BetzaFault | LeapRider;
    }
  /** Two kinds of piece of one section have the same letter. */
  | {
      readonly code: 'letter-taken';
      readonly key: string;
      readonly letter: string;
      readonly by: string;
    }
  | { readonly code: 'unknown-piece'; readonly key: string; readonly letter: string }
  | {
      readonly code: 'promotion';
      readonly letter: string;
      readonly to: string;
      readonly why: PromotionFault;
    }
  | {
      readonly code: 'region';
      readonly key: string;
      readonly value: string;
      readonly why: RegionFault;
    }
  /** A piece other than the king wins by reaching a region. */
  | { readonly code: 'flag-piece'; readonly key: string; readonly value: string }
  /** The rules of nifu and of the pawn-drop mate are about two kinds of piece. */
  | { readonly code: 'two-pawns'; readonly doubled: string; readonly pawn: string }
  /** Drops without captures to hand, or the other way round. */
  | { readonly code: 'drops'; readonly captures: boolean }
  | { readonly code: 'fen-sign'; readonly sign: FenSign; readonly found: string }
  | { readonly code: 'fen-king'; readonly side: 'black' | 'white' }
  | { readonly code: 'start'; readonly variant: Variant; readonly fault: SfenFault }
  | { readonly code: 'handicap'; readonly name: string; readonly why: 'start' | 'name' | 'extra' }
  | { readonly code: 'too-many-pieces'; readonly count: number }
  | { readonly code: 'same-label'; readonly label: string };

/** What is wrong with a description of a game, and where. */
export type VariantFault = VariantFaultReason & {
  /** Counted from 1. */
  readonly line: number;
  /** The name of the section as it is written; '' before the first one. */
  readonly section: string;
  /** The game from which the section has this; '' for what holds where no line says otherwise. */
  readonly from?: string;
};
