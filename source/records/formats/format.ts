import type { Placement } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { ReadGame } from '../tree/read-game.ts';
import type { GameRecord } from '../tree/record.ts';
import type { Loss } from './losses.ts';
import type { Encoding } from './text/encodings.ts';

/** What every format says of itself. A format is a row of the table in `formats.ts`. */
interface FormatHead<Id extends string> {
  /** As options name it. */
  readonly id: Id;
  /**
   * Whether a text has what only this format has. The first such format of the table counts.
   * @param text with `\n` at the line ends and without byte order mark
   */
  isSure?(text: string): boolean;
  /** Whether a text can be of this format, where no format is sure. */
  isLikely?(text: string): boolean | Promise<boolean>;
}

/** A file of a format. */
export interface SourceFile {
  readonly bytes: Uint8Array;
  /** With `\n` at the line ends and without byte order mark. */
  readonly text: string;
}

/** What a file of games can hold. */
export interface HeldGames {
  /** What stands between two games; missing where a file holds one game. */
  readonly between?: string;
  /** Missing where the format has the games of every variant. */
  readonly variants?: readonly Variant[];
  readonly encodings: readonly Encoding[];
  readonly variations: boolean;
  /** How exactly it holds the times of the moves. */
  readonly times: 'milliseconds' | 'seconds' | 'none';
}

/** A game as text, and what the format could not hold of it. */
export interface WrittenGame {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** A format of files of games. */
export interface GameFormat<Id extends string = string> extends FormatHead<Id> {
  /** How the names of its files end; the first end is the one that is written. */
  readonly ends: readonly [string, ...string[]];
  readonly holds: HeldGames;
  /**
   * Reads the games of a file, each up to its first fault.
   * @param variant of games that do not name theirs
   */
  read(file: SourceFile, variant?: Variant): Promise<readonly ReadGame[]>;
  /** @param encoding that of the file; some formats name it in the text */
  write(record: GameRecord, encoding: Encoding): Promise<WrittenGame>;
}

/** A position as it is written alone. */
interface LonePosition {
  readonly variant: Variant;
  readonly placement: Placement;
  /** Moves made so far. */
  readonly ply: number;
  /** The last move in Japanese; '' where it is not known. */
  readonly lastMove: string;
}

/** A format of one position without moves. */
export interface PositionFormat<Id extends string = string> extends FormatHead<Id> {
  readonly holds: 'position';
  /** Missing where another format reads such files. */
  read?(file: SourceFile): Promise<readonly ReadGame[]>;
  write(position: LonePosition): Promise<string>;
}
