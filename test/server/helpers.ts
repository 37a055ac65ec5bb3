import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import ssh2, { type Client, type ClientChannel, type ConnectConfig } from 'ssh2';
import { onTestFinished } from 'vitest';
import type { Timing } from '../../source/pace/pace.ts';
import type { GuestLine } from '../../source/server/guest-line.ts';
import { fingerprintOf, makeHostKey, parseHostKey } from '../../source/server/host-key.ts';
import type { DoorTexts } from '../../source/server/login.ts';
import type { ServerEvent } from '../../source/server/server-log.ts';
import { SshServer, type SshServerOptions } from '../../source/server/ssh-server.ts';
import { systemSchedule } from '../../source/terminal/keys.ts';
import { openTerminal } from '../../source/terminal/session.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

export const texts: DoorTexts = {
  registers: 'It registers a new player.\n',
  severalKeys: 'Choose a key.\n',
  needsKey: 'A key is needed.\n',
  invitedOnly: 'For invited people.\n',
  banned: 'You were sent away.\n',
  nameNeedsKey: 'A name needs a key.\n',
  guestFirst: 'Enter comes in as a guest.\n',
  guestPrompt: 'Enter: ',
};

const hostKeyText = makeHostKey();

/** A server on loopback at a free port; ends with the running test. */
export async function startServer(options: Partial<SshServerOptions> = {}) {
  const hostKey = parseHostKey(hostKeyText);
  if (!hostKey.ok) throw new Error(hostKey.fault);
  const events: ServerEvent[] = [];
  const lines: GuestLine[] = [];
  const server = new SshServer({
    hostKey: hostKey.value,
    admit: () => 'known',
    isBanned: () => false,
    hasGuests: false,
    texts,
    log: (event) => events.push(event),
    ...options,
    serve: async (line) => {
      lines.push(line);
      return (await options.serve?.(line)) ?? 0;
    },
  });
  onTestFinished(() => server.drain(0));
  const { port } = await server.listen(0, '127.0.0.1');
  return { server, port, events, lines, kinds: () => events.map(({ kind }) => kind) };
}

/** The time of the system, which a test puts forward. */
export function shiftedTime(): Timing & { shift: (ms: number) => void } {
  let shiftMs = 0;
  return {
    nowMs: () => performance.now() + shiftMs,
    schedule: systemSchedule,
    shift: (ms) => {
      shiftMs += ms;
    },
  };
}

/** The time of the system, in which nothing takes long. */
export const hastyTime: Timing = {
  nowMs: () => performance.now(),
  schedule: (callback, delayMs) => systemSchedule(callback, Math.min(delayMs, 20)),
};

/** Both parts of a key as OpenSSH writes them, the public one as bytes, and its fingerprint. */
interface UserKey {
  readonly private: string;
  readonly public: string;
  readonly blob: Buffer;
  readonly print: string;
}

/** A key of a user. */
export function userKey(type: 'ed25519' | 'rsa' | 'short-rsa' | 'ecdsa' = 'ed25519'): UserKey {
  const { generateKeyPairSync } = ssh2.utils;
  const pair =
    type === 'rsa' || type === 'short-rsa'
      ? generateKeyPairSync('rsa', { bits: type === 'rsa' ? 2048 : 1024 })
      : type === 'ecdsa'
        ? generateKeyPairSync('ecdsa', { bits: 256 })
        : generateKeyPairSync('ed25519');
  const parsed = ssh2.utils.parseKey(pair.public);
  // ssh2 makes keys that nobody can read, one in 256.
  if (parsed instanceof Error) return userKey(type);
  return { ...pair, blob: parsed.getPublicSSH(), print: fingerprintOf(parsed.getPublicSSH()) };
}

/** A client that has logged in. Rejects where it is not let in. */
export function connectClient(
  port: number,
  { localAddress, ...config }: ConnectConfig = {},
): Promise<Client> {
  const client = new ssh2.Client();
  const from = localAddress === undefined ? {} : { localAddress };
  onTestFinished(() => {
    client.destroy();
  });
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve(client));
    client.on('error', reject);
    client.once('close', () => reject(new Error('closed')));
    client.connect({
      // Without waiting for the acknowledgement of the last packet, which takes 40 ms each time.
      sock: connect({ host: '127.0.0.1', port, noDelay: true, ...from }),
      username: 'someone',
      privateKey: anyKey.private,
      ...config,
    });
  });
}

export const anyKey = userKey();

/** A shell with a terminal. */
export function openShell(client: Client, size = { cols: 80, rows: 24 }): Promise<ClientChannel> {
  return new Promise((resolve, reject) => {
    client.shell({ term: 'xterm', ...size }, (error, channel) => {
      if (error) reject(error);
      else resolve(channel);
    });
  });
}

/** What a program has said, and how it has ended. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the ssh of the system; `keys` are its identities, in their order. */
export function runSsh(
  port: number,
  keys: readonly { private: string; public: string }[],
  words: readonly string[],
  { user = 'someone', input = '' } = {},
): Promise<Ran> {
  const folder = temporaryFolder();
  const identities = keys.flatMap((key, index) => {
    const path = join(folder, `key-${index}`);
    writeFileSync(path, key.private);
    writeFileSync(`${path}.pub`, `${key.public}\n`);
    chmodSync(path, 0o600);
    return ['-i', path];
  });
  const known = join(folder, 'known');
  const options = ['StrictHostKeyChecking=no', `UserKnownHostsFile=${known}`, 'IdentitiesOnly=yes'];
  const child = spawn(
    'ssh',
    [
      ...['-F', 'none', '-p', String(port), '-l', user, ...identities],
      ...(keys.length === 0 ? ['-i', join(folder, 'none')] : []),
      ...options.flatMap((option) => ['-o', option]),
      '127.0.0.1',
      ...words,
    ],
    { env: { PATH: process.env.PATH, HOME: folder, SSH_AUTH_SOCK: '' } },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.on('error', reject).on('close', (status) => resolve({ status, stdout, stderr }));
    child.stdin.on('error', () => {}).end(input);
  });
}

/** A session that lasts until the line is lost. */
export const untilHangUp = ({ input, output }: GuestLine) =>
  new Promise<number>((resolve) => {
    const terminal = openTerminal({ input, output });
    terminal.onHangup(() => {
      terminal.close();
      resolve(0);
    });
  });
