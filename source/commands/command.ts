import type { Readable, Writable } from 'node:stream';
import type { Visit } from '../hall/visit.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import type { PrivateRoomOptions } from '../rooms/private/private-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LabelStyle } from '../rules/notation/labels.ts';
import type { Settings } from '../settings/settings.ts';
import type { HostProcess } from '../terminal/guard.ts';
import type { Charset } from '../text/charset.ts';
import type { ArgumentFault, NoScreen } from '../text/en/settings.ts';
import type { ValueName } from '../text/en/words.ts';
import type { Texts } from '../text/texts.ts';
import type { FlagTable, FlagValues, Suggestion, ValueFlag } from './flags.ts';

/**
 * The exit statuses of every command. `STATUS_USAGE`: the words of the call cannot be understood, as
 * an unknown option, a bad number, a text that is no code. `STATUS_FAILED`: they are understood, and
 * what they ask for cannot be done, as with a file, a game or a room that is not there.
 */
export const STATUS_DONE = 0;
export const STATUS_FAILED = 1;
export const STATUS_USAGE = 2;

/** Stands for the standard input as an operand, and for the standard output as an output. */
export const STANDARD_STREAM = '-';

/** A word that a command expects at its place. */
export interface Operand extends Pick<ValueFlag, 'offers' | 'offersAfter' | 'choiceOf'> {
  /** As in the usage line: `VARIANT`. */
  readonly name: string;
  /** What it can be, said where it is missing. */
  readonly about?: (texts: Texts) => string;
  /** May be left out; optional ones stand last. */
  readonly optional?: boolean;
  /** May be given several times; only the last operand can be. */
  readonly repeats?: boolean;
  /** All that it can be, if that is a closed list. */
  readonly choices?: () => readonly string[];
  /** What one of the choices is called where none of them is given. Default: others are taken too. */
  readonly what?: ValueName;
  /** `commands`: the commands of this program. */
  readonly suggest?: Suggestion | 'commands';
}

/** The fault of a word that is none of the choices of its operand; undefined if it is right. */
export function choiceFault(
  { what, choices = () => [] }: Pick<Operand, 'what' | 'choices'>,
  found: string,
): ArgumentFault | undefined {
  if (what === undefined || choices().includes(found)) return undefined;
  return { code: 'unknown-value', what, found, valid: choices() };
}

/** A subcommand: what it takes and what it does. */
export interface Command<Flags extends FlagTable = FlagTable> {
  readonly operands: readonly Operand[];
  /** Its own flags; those of every command are `COMMON_FLAGS`. */
  readonly flags: Flags;
  /** Flags that exclude each other, by their keys; `FILE` stands for an operand. Default: none do. */
  readonly excludes?: readonly (readonly [one: string, other: string])[];
  /** Whole command lines, for the help. */
  readonly examples: readonly string[];
  /** Does the work and returns the exit status; an exception makes it 1. */
  run(context: CommandContext<Flags>): Promise<number>;
}

/** A line of the table of commands; its code is loaded when it is chosen. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: (texts: Texts) => string;
  readonly load: () => Promise<Command>;
}

interface InputStream extends Readable {
  readonly isTTY?: boolean;
}

export interface OutputStream extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

/** What a command sees of the world. Tests give their own. */
export interface Surroundings {
  /** The sentences of the language that the player reads. */
  readonly texts: Texts;
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * The process, if it runs for this terminal alone: its signals and its end concern the command.
   * Missing in one session of several, which ends with its streams.
   */
  readonly host?: HostProcess;
  /** The name of the account, if the environment does not tell it. Default: none. */
  readonly account?: () => string;
  readonly now: () => Date;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  /** Opens the rooms that this session has. Missing where it has none. */
  readonly openRooms?: (context: CommandContext, means: PrivateRoomOptions) => Rooms;
  /** What a session on a server has. Missing where the program runs for whoever started it. */
  readonly served?: Served;
}

/** What somebody has who is a guest of a server, or of a host: they may not touch its machine. */
interface Served {
  /** Undefined for the guest of a host. */
  readonly visit: Visit | undefined;
  /** Engines that start no other program. */
  readonly engines: EngineRoom;
  /** What others type after `ssh` to come to the server: `example.org:2222`. */
  readonly publicAddress: string | undefined;
  /** Is aborted when the session has to end. */
  readonly ending: AbortSignal;
}

/** Settings of the command line, which beat those of the file. */
export interface Overrides {
  readonly language?: Settings['language'];
  readonly labels?: LabelStyle;
  readonly charset?: Charset | 'auto';
  readonly colour?: 'off';
  readonly mouse?: 'off';
  readonly theme?: Settings['theme'];
}

/** The surroundings of a command and its arguments. */
export interface CommandContext<Flags extends FlagTable = FlagTable> extends Surroundings {
  /** Name of the command, for messages; empty in the menu. */
  readonly name: string;
  /** All commands, for the help. */
  readonly commands: readonly CommandEntry[];
  /** The words after the name: at least those that are required, at most those that are known. */
  readonly operands: readonly string[];
  /** The values of its flags. */
  readonly flags: FlagValues<Flags>;
  /** Settings that the command line overrides. */
  readonly overrides: Overrides;
  /** The folder of `--home`, else of `KOMADAI_HOME`. */
  readonly home?: string;
}

/** Whether a screen can be drawn: both ends are a terminal that understands escape codes. */
export function hasScreen({
  stdin,
  stdout,
  env,
}: Pick<Surroundings, 'stdin' | 'stdout' | 'env'>): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && env.TERM !== 'dumb';
}

/** Why a screen cannot be drawn. */
export function whyNoScreen({ stdin, stdout, env }: Surroundings): NoScreen {
  if (stdin.isTTY && stdout.isTTY) return 'dumb';
  // SSH_TTY names the terminal that ssh -t gives.
  return env.SSH_CONNECTION && !env.SSH_TTY ? 'ssh' : 'no-terminal';
}
