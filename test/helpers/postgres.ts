import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The folder in which Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** Accounts of which one runs the server if we are root, which it refuses to be run by. */
const ACCOUNTS = ['postgres', 'nobody'];

const NAME = 'komadai';

/** Why no test can be made with PostgreSQL here, in words; undefined where one can. */
export function whyNoPostgres(): string | undefined {
  if (programs() === undefined) return 'PostgreSQL is not installed';
  if (process.getuid?.() === 0 && account() === undefined) return 'there is nobody to run it';
  return undefined;
}

/** A PostgreSQL server with files of its own, on a Unix socket alone. */
export class Postgres {
  readonly #folder: string;
  readonly #isSafe: boolean;
  #server: ChildProcess | undefined;
  #log = '';

  /**
   * Makes the files and starts the server.
   * @param isSafe whether it may be killed without a loss; it is slower then
   * @param below the folder in which the files are made
   */
  static async start(isSafe = false, below = tmpdir()): Promise<Postgres> {
    const folder = mkdtempSync(join(below, 'komadai-pg-'));
    const { uid, gid } = account() ?? {};
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    chmodSync(folder, 0o700);
    const made = spawnSync(
      program('initdb'),
      ['-D', join(folder, 'data'), '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
      { ...account(), cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`);
    const server = new Postgres(folder, isSafe);
    await server.restart();
    return server;
  }

  private constructor(folder: string, isSafe: boolean) {
    this.#folder = folder;
    this.#isSafe = isSafe;
  }

  /** Starts it again after `stop`. */
  async restart(): Promise<void> {
    const sync = this.#isSafe ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
    const server = spawn(
      program('postgres'),
      ['-D', join(this.#folder, 'data'), '-k', this.#folder, '-c', 'listen_addresses=', ...sync],
      { ...account(), cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text;
    });
    while (!(await this.#answers())) {
      if (server.exitCode !== null) throw new Error(this.#log);
      await pause(20);
    }
  }

  /** A fresh database. @returns its URL */
  async newDatabase(): Promise<string> {
    const name = `d${randomUUID().replaceAll('-', '')}`;
    await this.query('postgres', `CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  /** Asks a database something. @returns the rows */
  async query(
    database: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Record<string, unknown>[]> {
    const url = database.startsWith('postgres:') ? database : this.urlOf(database);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('postgres', 'SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  urlOf(database: string): string {
    return `postgres://${NAME}:secret-word@/${database}?host=${this.#folder}`;
  }

  /** CPU time of the server so far, all of its processes, in milliseconds. */
  cpuMs(): number {
    const server = String(this.#server?.pid);
    const ticks = readdirSync('/proc').map((pid) => {
      if (!/^\d+$/.test(pid) || !existsSync(`/proc/${pid}/stat`)) return 0;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (pid !== server && fields[1] !== server) return 0;
      // Those that have ended count for the server.
      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields
        .slice(11, 15)
        .map(Number);
      return user + system + endedUser + endedSystem;
    });
    return ticks.reduce((sum, count) => sum + count, 0) * 10;
  }

  /** Stops it at once, as a crash or an administrator in a hurry does. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
    this.#server = undefined;
  }

  /** Stops it and removes its files. */
  async end(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The folder of the programs; '' if they are in the path. */
function programs(): string | undefined {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
    : [];
  const path = process.env.PATH?.split(delimiter) ?? [];
  return [...versions.map((version) => join(VERSIONS, version, 'bin')), ...path].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function program(name: string): string {
  return join(programs() ?? '', name);
}

/** As whom the server runs; undefined for ourselves. */
function account(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ACCOUNTS) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return undefined;
}
