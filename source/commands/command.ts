import type { Readable, Writable } from 'node:stream';
import { needsPlainMode } from '../terminal/capabilities.ts';
import type { Overrides } from './common-options.ts';

/** Exit statuses: all went well; a file or the system failed; the person asked for what is not. */
export const STATUS_DONE = 0;
export const STATUS_FAILED = 1;
export const STATUS_USAGE = 2;

/** The operand that stands for the standard input, and as an output for the standard output. */
export const STANDARD_STREAM = '-';

/** A word that a command expects, in the order in which they stand. */
export interface Operand {
  /** As in the usage line: `VARIANT`. */
  readonly name: string;
  /** May be left out; optional ones stand last. */
  readonly optional?: boolean;
  /** There may be several of it; only the last operand can say so. */
  readonly repeats?: boolean;
  /** What it may be, where that is a closed list. */
  readonly valid?: readonly string[];
  /** What it may be behind which operand, where the one before it decides. */
  readonly validAfter?: Readonly<Record<string, readonly string[]>>;
  readonly suggest?: Suggestion;
}

/** What a shell offers where no closed list is: saved games and files, or folders. */
export type Suggestion = 'games' | 'folders';

/** An option of the command line, written `--name`. */
export interface OptionData {
  readonly name: string;
  /** One letter, by which it may be called as well: `-o`. */
  readonly letter?: string;
  /** Name of its value in the usage line; missing in a switch. */
  readonly value?: string;
  /** What its value may be, where that is a closed list. */
  readonly valid?: readonly string[];
  readonly suggest?: Suggestion;
  readonly summary: string;
}

/** A subcommand: what it takes, for reading the arguments and for its help, and what it does. */
export interface Command {
  readonly operands: readonly Operand[];
  /** Its own options; those of every command are in `COMMON_OPTIONS`. */
  readonly options: readonly OptionData[];
  /** Whole command lines, for the help. */
  readonly examples: readonly string[];
  /** Does the work and returns the exit status. Exceptions of the system end in status 1. */
  readonly run: (context: CommandContext) => Promise<number>;
}

/** A line of the table of commands; its code is loaded when it is chosen. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export interface InputStream extends Readable {
  readonly isTTY?: boolean;
}

export interface OutputStream extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a command sees of the world; tests give their own. */
export interface Surroundings {
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

export interface CommandContext extends Surroundings {
  /** Name of the command, for messages; empty in the menu. */
  readonly name: string;
  /** The words behind the name: as many as the command requires, no more than it knows. */
  readonly operands: readonly string[];
  /** The given options of the command itself, by name without dashes; of a switch with ''. */
  readonly options: ReadonlyMap<string, string>;
  /** Settings that the command line overrides. */
  readonly overrides: Overrides;
  /** The folder of `--home`, else of `KOMADAI_HOME`. */
  readonly home?: string;
}

/** Whether a screen can be drawn: a terminal on both ends that understands escape codes. */
export function hasScreen({ stdin, stdout, env }: Surroundings): boolean {
  const [inputIsTty, outputIsTty] = [stdin.isTTY === true, stdout.isTTY === true];
  return !needsPlainMode({ inputIsTty, outputIsTty, env });
}
