import { Readable, Writable } from 'node:stream';
import type { CommandEntry, OutputStream, Surroundings } from '../../source/commands/command.ts';
import { runCommandLine } from '../../source/commands/run.ts';
import type { Rooms } from '../../source/rooms/rooms.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Texts } from '../../source/text/texts.ts';

/** What a command line wrote and how it ended. */
export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The same with the standard output as bytes. */
export interface BytesRun extends Run {
  readonly bytes: Buffer;
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly commands?: readonly CommandEntry[];
  readonly menu?: CommandEntry;
  /** Always 0.5 by default. */
  readonly random?: () => number;
  readonly rooms?: Rooms;
  readonly openRooms?: Surroundings['openRooms'];
  /** Default: English. */
  readonly texts?: Texts;
  /** Default: a day of November 2026 */
  readonly now?: () => Date;
}

/** Runs a command line in this process, with streams of its own. */
export async function runCommand(argv: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { bytes: _, ...run } = await runForBytes(argv, options);
  return run;
}

/** `runCommand` for a command whose output need not be UTF-8. */
export async function runForBytes(
  argv: readonly string[],
  options: RunOptions = {},
): Promise<BytesRun> {
  const { stdin = '', env = { LANG: 'C.UTF-8' }, isTerminal = false, columns, rooms } = options;
  const input = stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]);
  const stdout = new Capture(isTerminal, columns);
  const stderr = new Capture(isTerminal, columns);
  const surroundings: Surroundings = {
    texts: options.texts ?? ENGLISH,
    stdin: Object.assign(input, { isTTY: isTerminal }),
    stdout,
    stderr,
    env,
    now: options.now ?? (() => new Date(2026, 10, 20, 12, 30)),
    random: options.random ?? (() => 0.5),
    ...(options.openRooms && { openRooms: options.openRooms }),
    ...(rooms && { openRooms: () => rooms }),
  };
  const status = await runCommandLine(argv, surroundings, options.commands, options.menu);
  const { bytes } = stdout;
  return { status, stdout: bytes.toString(), stderr: stderr.bytes.toString(), bytes };
}

class Capture extends Writable implements OutputStream {
  readonly isTTY: boolean;
  readonly columns?: number;
  readonly #chunks: Buffer[] = [];

  constructor(isTTY: boolean, columns: number | undefined) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
    if (columns !== undefined) this.columns = columns;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  override _write(chunk: string | Uint8Array, _encoding: string, done: () => void): void {
    this.#chunks.push(Buffer.from(chunk));
    done();
  }
}
