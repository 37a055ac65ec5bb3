import type { Variant } from '../core/variant.ts';
import type { LevelSteps } from './level-steps.ts';
import type { VariantProse } from './prose.ts';
import type { ScoreScale } from './scale.ts';
import type { VariantWeights } from './weights.ts';

/** All that is known of a game. */
export interface GameData {
  readonly rules: Variant;
  /** Default: its id. */
  readonly names?: VariantNames;
  /** What the file of a game tells of it; missing for one that comes with the program. */
  readonly prose?: VariantProse;
  readonly weights?: () => VariantWeights;
  readonly scale?: ScoreScale;
  /** Missing for a game from a file. */
  readonly levels?: LevelSteps;
  /** The path of the file that describes it; missing for a game that comes with the program. */
  readonly file?: string;
}

/** How other programs call a variant and its pieces. */
export interface VariantNames {
  /** Values of the options `USI_Variant` and `UCI_Variant`, the usual one first. */
  readonly usi: readonly string[];
  /** Whether programs that name no variant mean this one, and its start by `startpos`. */
  readonly usiDefault?: true;
  /**
   * Indexed by letter of SFEN: both faces of a piece in CSA, folded; missing where CSA lacks the
   * game.
   */
  readonly csa?: Readonly<Record<string, readonly string[]>>;
  /** Missing where nobody writes the game in KIF. */
  readonly kif?: KifNames;
}

/** The names that a game has in KIF. */
export interface KifNames {
  /** The value of 手合割 for the even start. */
  readonly start: string;
  /**
   * Indexed by letter of SFEN: both faces of a piece that is not written with its kanji. On a board
   * the first character stands for it.
   */
  readonly pieces?: Readonly<Record<string, readonly string[]>>;
}
