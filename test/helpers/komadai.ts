import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PtyOptions, type PtyProgram, startPty } from './pty.ts';

/** The folder of the project. */
export const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built program, which `npm test` builds first. */
export const PROGRAM = join(PROJECT, 'bin/komadai.js');

/**
 * An environment that holds no more than a program needs: UTF-8, 256 colours, a player who is
 * called Guest, and `home` for all that is kept. `CI` is not in it: Ink shows nothing where it is set.
 */
export function programEnvironment(home: string): Record<string, string> {
  return {
    PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    KOMADAI_HOME: join(home, 'komadai'),
    // Each start would compile anew into a home of its own.
    XDG_CACHE_HOME: join(PROJECT, 'node_modules/.cache/compiled'),
    USER: 'Guest',
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
  };
}

export interface KomadaiOptions {
  /** The folder for all that the program keeps. */
  readonly home: string;
  /** Added to the environment of `programEnvironment`. */
  readonly env?: Readonly<Record<string, string>>;
  /** In place of the built program. */
  readonly program?: string;
}

/** Starts the built program in a terminal. */
export function startKomadai(
  args: readonly string[],
  { home, env, program = PROGRAM, ...size }: KomadaiOptions & Omit<PtyOptions, 'env'>,
): PtyProgram {
  checkBuilt();
  return startPty([process.execPath, program, ...args], {
    cwd: home,
    ...size,
    env: { ...programEnvironment(home), ...env },
  });
}

/** What a program without a terminal did. `status` is `null` if a signal ended it. */
export interface PlainRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Runs the built program without a terminal, with a text or bytes as all of its input. */
export function runPlain(
  args: readonly string[],
  {
    home,
    env,
    program = PROGRAM,
    input = '',
  }: KomadaiOptions & { readonly input?: string | Uint8Array },
): Promise<PlainRun> {
  checkBuilt();
  return run([process.execPath, program, ...args], {
    cwd: home,
    env: { ...programEnvironment(home), ...env },
    input,
  });
}

/** Runs any command to its end. */
export function run(
  command: readonly string[],
  {
    cwd,
    env,
    input = '',
  }: {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly input?: string | Uint8Array;
  },
): Promise<PlainRun> {
  const [file = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ stdout, stderr, status }));
    // A program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

function checkBuilt(): void {
  if (!existsSync(join(PROJECT, 'dist/komadai.cjs'))) {
    throw new Error('dist/komadai.cjs is missing: run `npm run build` first');
  }
}
