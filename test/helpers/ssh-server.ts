import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** The paths at which systems keep it: mostly not in the PATH of a user. */
const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/usr/bin/sshd'].find(existsSync);
/** A server that root starts drops its rights in here. */
const ROOT_FOLDER = '/run/sshd';

/** Why no test can be made with OpenSSH here, in words; undefined where one can. */
export function whyNoSsh(): string | undefined {
  if (SSHD === undefined) return 'sshd is not installed';
  for (const tool of ['ssh', 'ssh-keygen']) {
    if (spawnSync(tool, ['-?']).error) return `${tool} is not installed`;
  }
  if (process.getuid?.() !== 0 || existsSync(ROOT_FOLDER)) return undefined;
  try {
    mkdirSync(ROOT_FOLDER, { mode: 0o755 });
    return undefined;
  } catch {
    return `sshd needs ${ROOT_FOLDER}, which cannot be made`;
  }
}

/** An OpenSSH server on loopback. */
export interface SshServer {
  readonly port: number;
  /** `ssh -t` to it with a command for the shell there. */
  readonly clientCommand: (command: string) => string[];
}

/**
 * Starts a server with keys of its own in a folder; it ends when the running test is over.
 * @param more lines of its configuration
 */
export async function startSshServer(
  folder: string,
  more: readonly string[] = [],
): Promise<SshServer> {
  const file = (name: string) => join(folder, name);
  for (const name of ['host-key', 'user-key']) {
    const made = spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(name)]);
    if (made.status !== 0) throw new Error(`ssh-keygen: ${made.stderr}`);
  }
  copyFileSync(file('user-key.pub'), file('authorized'));
  const port = await freePort();
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${file('host-key')}`,
    `AuthorizedKeysFile ${file('authorized')}`,
    `PidFile ${file('pid')}`,
    'PermitRootLogin yes',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    // The folder of the keys lies below one that everybody may write to.
    'StrictModes no',
    'PrintMotd no',
    'PrintLastLog no',
    ...more,
  ];
  writeFileSync(file('config'), `${lines.join('\n')}\n`);
  // It starts itself again for each connection, hence the whole path.
  const server = spawn(SSHD ?? '', ['-D', '-e', '-f', file('config')]);
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  onTestFinished(() => end(server));
  while (!(await isOpen(port))) {
    if (server.exitCode !== null) throw new Error(`sshd: ${log}`);
    await pause(20);
  }
  const options = [
    ['-F', 'none', '-i', file('user-key'), '-p', String(port), '-l', userInfo().username],
    ['-o', 'IdentitiesOnly=yes', '-o', 'BatchMode=yes', '-o', 'LogLevel=ERROR'],
    ['-o', 'StrictHostKeyChecking=no', '-o', `UserKnownHostsFile=${file('known-hosts')}`],
  ].flat();
  return { port, clientCommand: (command) => ['ssh', '-t', ...options, '127.0.0.1', command] };
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
