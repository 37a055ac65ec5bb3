import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { type PlainRun, PROGRAM, programEnvironment, run } from './komadai.ts';
import { LineChild } from './line-program.ts';
import { type PtyOptions, type PtyProgram, startPty } from './pty.ts';
import { expectRestored, KEYS, settled, waitForPly } from './screen-game.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Why no client can be had here, in words; undefined where one can. */
export function whyNoClient(): string | undefined {
  for (const tool of ['ssh', 'ssh-keygen']) {
    if (spawnSync(tool, ['-?']).error) return `${tool} is not installed`;
  }
  return undefined;
}

export interface ServedOptions {
  /** The guests who may come in. Default: everybody who has a key. */
  readonly args?: readonly string[];
  /** The place of everything that is kept. Default: a folder of its own. */
  readonly store?: string;
  /** Programs that run before the server, in its process. */
  readonly preload?: string;
}

export interface SshOptions extends Partial<Pick<PtyOptions, 'columns' | 'rows'>> {
  /** The name at which the client knocks. Default: `player` */
  readonly user?: string;
  /** What is to be run there; the screens if it is missing. */
  readonly words?: string;
  /** More options of the client. */
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A built server on loopback, in a process of its own, until the running test is over. */
export class Served {
  /** The folder in which the server keeps everything, unless that is a database. */
  readonly folder: string;
  readonly #home = temporaryFolder();
  readonly #options: ServedOptions;
  #child: ChildProcess | undefined;
  #log = '';
  #port = 0;

  /** Starts a server. Resolves when it listens. */
  static async start(options: ServedOptions = {}): Promise<Served> {
    const served = new Served(options);
    onTestFinished(() => served.stop('SIGKILL').then(() => {}));
    await served.restart();
    return served;
  }

  private constructor(options: ServedOptions) {
    this.#options = options;
    this.folder = options.store ?? join(this.#home, 'store');
  }

  get port(): number {
    return this.#port;
  }

  /** What all servers in this place have written to their log. */
  get log(): string {
    return this.#log;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Starts it again after `stop`, at the same port. */
  async restart(): Promise<void> {
    const { args = ['--open'], preload } = this.#options;
    const place = ['--port', String(this.#port), '--listen', '127.0.0.1', '--store', this.folder];
    const before = preload === undefined ? [] : ['--import', preload];
    const child = spawn(
      process.execPath,
      [...before, PROGRAM, 'serve', ...args, ...place, '--as-root'],
      {
        // The files of those who are here lie in passing folders.
        env: { ...programEnvironment(this.#home), TMPDIR: this.#home },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.#child = child;
    const from = this.#log.length;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text;
    });
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#port = await eventually(() => {
      const log = this.#log.slice(from);
      const line = /^Listening on 127\.0\.0\.1:(\d+), key SHA256:\S+$/m.exec(log);
      if (line) return Number(line[1]);
      if (this.#child === child) throw new Error('the server does not listen');
      return 0;
    });
    if (this.#port === 0) throw new Error(`the server has ended: ${this.#log.slice(from)}`);
  }

  /** Ends it. @returns the exit status; null if it was killed */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  /** Gives an order to the server. */
  admin(...words: readonly string[]): Promise<PlainRun> {
    const args = ['serve', '--admin', ...words, '--store', this.folder, '--as-root'];
    return run([process.execPath, PROGRAM, ...args], {
      cwd: this.#home,
      env: programEnvironment(this.#home),
    });
  }
}

/** The server by which one comes in: one of ours, or the system's in front of it. */
export type Door = Pick<Served, 'port'>;

/** Somebody with a key of their own, and with OpenSSH. */
export class Client {
  readonly home = temporaryFolder();
  readonly keyFile = join(this.home, 'key');

  constructor() {
    const args = ['-q', '-t', 'ed25519', '-N', '', '-C', 'test', '-f', this.keyFile];
    const made = spawnSync('ssh-keygen', args);
    if (made.status !== 0) throw new Error(`ssh-keygen: ${made.stderr}`);
  }

  /** The fingerprint: `SHA256:…`. */
  get print(): string {
    const { stdout } = spawnSync('ssh-keygen', ['-l', '-f', `${this.keyFile}.pub`]);
    return String(stdout).split(' ')[1] ?? '';
  }

  /** The command line of a client; all servers must have the same host key. */
  command({ port }: Door, { user = 'player', words, options = [] }: SshOptions = {}): string[] {
    const settings = [
      'IdentitiesOnly=yes',
      'StrictHostKeyChecking=accept-new',
      `UserKnownHostsFile=${join(this.home, 'known-hosts')}`,
      'HostKeyAlias=komadai',
      'LogLevel=ERROR',
      'BatchMode=yes',
    ];
    return [
      ...['ssh', '-F', 'none', '-p', String(port), '-i', this.keyFile],
      // The first word about a setting counts.
      ...options,
      ...settings.flatMap((setting) => ['-o', setting]),
      ...['-l', user, '127.0.0.1'],
      ...(words === undefined ? [] : [words]),
    ];
  }

  /** Comes in at a terminal. */
  enter(served: Door, { columns, rows, env, ...options }: SshOptions = {}): PtyProgram {
    return startPty(this.command(served, options), {
      ...(columns !== undefined && { columns }),
      ...(rows !== undefined && { rows }),
      env: { ...programEnvironment(this.home), ...env },
      cwd: this.home,
    });
  }

  /** Comes in for the first time, and takes a name. Resolves at the lobby. */
  async register(served: Door, name: string, options: SshOptions = {}): Promise<PtyProgram> {
    const program = this.enter(served, { user: 'new', ...options });
    await program.waitFor('Take this name');
    program.write(`${name}\r`);
    await program.waitFor(/Lobby[\s\S]*Enter /);
    return program;
  }

  /** Comes in without a terminal, and says nothing. */
  run(served: Door, words: string, options: SshOptions = {}): Promise<PlainRun> {
    return run(this.command(served, { ...options, words }), {
      cwd: this.home,
      env: programEnvironment(this.home),
    });
  }

  /** Comes in without a terminal, and goes on line by line. */
  lines(served: Door, options: SshOptions = {}): LineChild {
    const command = this.command(served, { ...options, options: ['-T'] });
    return new LineChild(command, programEnvironment(this.home));
  }
}

/** What is offered in the form of a challenge, by the labels of its fields. */
export type Offer = Readonly<Record<string, string>>;

/** Makes a challenge in the lobby: goes to each field and changes it until it says what it shall. */
export async function challenge(program: PtyProgram, offer: Offer): Promise<void> {
  program.write('c');
  await program.waitFor(/For +</);
  for (const [label, value] of Object.entries(offer)) {
    const said = () => chosenIn(program.screen(), label);
    goTo(program, label);
    for (const first = said(); said() !== value; ) {
      const before = said();
      program.write(KEYS.right);
      await program.waitFor(() => said() !== before);
      if (said() === first) throw new Error(`${label} is never ${value}`);
    }
  }
  goTo(program, 'Challenge');
  program.write('\r');
}

function chosenIn(lines: readonly string[], label: string): string | undefined {
  const line = lines[rowOf(lines, label)] ?? '';
  return /< (.*?) >/.exec(line)?.[1];
}

/** The title may be called as a field is. */
function rowOf(lines: readonly string[], label: string): number {
  return lines.findLastIndex((line) => new RegExp(`^ +${label}(?: |$)`).test(line));
}

/** Goes through the fields of a form, of which each has a row. */
function goTo(program: PtyProgram, label: string, first = 'For'): void {
  const lines = program.screen();
  program.write(KEYS.up.repeat(lines.length));
  program.write(KEYS.down.repeat(rowOf(lines, label) - rowOf(lines, first)));
}

/** Begins a game of two at one terminal, from the lobby. Resolves at the board. */
export async function startPractice(program: PtyProgram): Promise<void> {
  program.write(KEYS.escape);
  await program.waitFor('Two players');
  program.write('t');
  await program.waitFor(/Game +<[\s\S]*Start/);
  goTo(program, 'Start', 'Game');
  program.write('\r');
  await waitForPly(program, 0);
}

/** Takes the only challenge of the lobby. Resolves at the board, with Black at the bottom. */
export async function accept(program: PtyProgram): Promise<void> {
  await program.waitFor(/> +(?:offer|! for you)|^ +(?:offer|! for you)/m);
  program.write(`/offer\r`);
  await program.waitFor(/> +offer/);
  program.write('\r');
  await waitForPly(program, 0);
}

/** Types a line at the prompt, and Enter. */
export function enterLine(program: PtyProgram, text: string): void {
  program.write(`${text}\r`);
}

/** Two who have met in the lobby and begun a game; both see Black at the bottom. */
export interface Pair {
  readonly black: Client;
  readonly white: Client;
  readonly blackAt: PtyProgram;
  readonly whiteAt: PtyProgram;
  /** The code of the game. */
  readonly code: string;
}

/**
 * Lets two new players meet in the lobby and begin a game.
 * @param other the server of White, where it is another
 */
export async function beginGame(served: Served, offer: Offer = {}, other = served): Promise<Pair> {
  const [black, white] = [new Client(), new Client()];
  const blackAt = await black.register(served, 'Anna');
  const whiteAt = await white.register(other, 'Ben');
  await challenge(blackAt, { 'You play': 'Black', ...offer });
  await accept(whiteAt);
  await waitForPly(blackAt, 0);
  whiteAt.write('flip\r');
  const { stdout } = await black.run(served, 'games');
  const code = /^([0-9A-Z]{6}) /m.exec(stdout)?.[1] ?? '';
  expect(code).not.toBe('');
  return { black, white, blackAt, whiteAt, code };
}

/** Comes back to a game. Resolves at the board, with Black at the bottom for both. */
export async function comeBack(
  client: Client,
  served: Served,
  { code, ply, isWhite = false }: { code: string; ply: number; isWhite?: boolean },
): Promise<PtyProgram> {
  const program = client.enter(served, { user: code });
  // The sessions of a server that was killed count until the others miss it.
  await program.waitFor(/ ply \d|y takes it, n leaves/);
  if (program.screen().some((line) => line.includes('y takes it'))) program.write('y');
  await waitForPly(program, ply);
  if (isWhite) program.write('flip\r');
  return program;
}

/** Gives a game up. */
export async function resign(program: PtyProgram): Promise<void> {
  program.write('resign\r');
  await program.waitFor('Resign?');
  program.write('y');
}

/** Tells a server to end: terminals are left whole, and it ends without a fault. */
export async function expectDrained(
  served: Served,
  programs: readonly PtyProgram[],
): Promise<void> {
  expect(await served.stop('SIGTERM')).toBe(0);
  for (const program of programs) {
    await program.exit;
    expectRestored(program);
    expect(program.screen().join('\n')).toContain('The server has ended.');
  }
  expect(served.log).not.toMatch(/ (?:session-|line-)?fault /);
}

/** What both clocks show, in seconds. */
export async function clocksOf(
  program: PtyProgram,
): Promise<Readonly<Record<'Black' | 'White', number>>> {
  const frame = await settled(program);
  const seconds = (side: string) => {
    const line = frame.find((one) => one.includes(`${side}: `)) ?? '';
    const [, minutes, rest] = /(\d+):(\d\d)$/.exec(line) ?? [];
    if (rest === undefined) throw new Error(`no clock of ${side}:\n${frame.join('\n')}`);
    return Number(minutes) * 60 + Number(rest);
  };
  return { Black: seconds('Black'), White: seconds('White') };
}

/** Whether a game was written with each of some moves once. */
export async function expectOnce(
  client: Client,
  served: Served,
  code: string,
  moves: readonly string[],
): Promise<void> {
  const { stdout } = await client.run(served, `export ${code}`);
  const [, body = ''] = stdout.split('\n\n');
  const tokens = body
    .replace(/\{[^}]*\}/g, '')
    .trim()
    .split(/\s+/);
  expect(tokens.filter((token) => !/^\d+\.+$|^\*$/.test(token))).toEqual(moves);
}
