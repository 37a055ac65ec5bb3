import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import ssh2 from 'ssh2';
import { failure, type Result, success } from '../rules/core/result.ts';

/** The key by which a server is known. */
export interface HostKey {
  /** The private key, as OpenSSH writes it. */
  readonly text: string;
  /** `SHA256:…` */
  readonly fingerprint: string;
}

/** Why a host key is not taken: no ed25519 key, or others can read its file. */
export type HostKeyFault = 'no-host-key' | 'readable-by-others';

const OTHERS = 0o077;

/** The fingerprint of a public key, as OpenSSH prints it. */
export function fingerprintOf(publicKey: Uint8Array): string {
  const digest = createHash('sha256').update(publicKey).digest('base64');
  return `SHA256:${digest.replace(/=+$/, '')}`;
}

/** A new host key, as OpenSSH writes it. */
export function makeHostKey(): string {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519');
    // If the public part begins with a zero, ssh2 1.17 makes a key that nobody can read.
    if (!(ssh2.utils.parseKey(pair.public) instanceof Error)) return pair.private;
  }
}

/** Reads a host key: an ed25519 key without a passphrase. */
export function parseHostKey(text: string): Result<HostKey, HostKeyFault> {
  const key = ssh2.utils.parseKey(text);
  if (key instanceof Error || key.type !== 'ssh-ed25519' || !key.isPrivateKey()) {
    return failure('no-host-key');
  }
  return success({ text, fingerprint: fingerprintOf(key.getPublicSSH()) });
}

/**
 * Reads the host key in a file that only its owner can read. Where there is none, one is made and
 * written. Throws what the system refuses.
 */
export function openHostKey(path: string): Result<HostKey, HostKeyFault> {
  if (!existsSync(path)) writeHostKey(path);
  const file = openSync(path, 'r');
  try {
    if ((fstatSync(file).mode & OTHERS) !== 0) return failure('readable-by-others');
    return parseHostKey(readFileSync(file, 'utf8'));
  } finally {
    closeSync(file);
  }
}

/** Writes a new key whole. Nobody else does: who has the folder has its lock. */
function writeHostKey(path: string): void {
  const temporary = `${path}.tmp`;
  rmSync(temporary, { force: true });
  const file = openSync(temporary, 'wx', 0o600);
  try {
    writeFileSync(file, makeHostKey());
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}
