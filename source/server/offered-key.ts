import { createPublicKey } from 'node:crypto';
import ssh2, { type ParsedKey, type PublicKeyAuthContext } from 'ssh2';
import { fingerprintOf } from './host-key.ts';

/** A key that a client has offered. */
export interface OfferedKey {
  /** `SHA256:…` */
  readonly fingerprint: string;
  readonly parsed: ParsedKey;
}

/** The hashes of RSA signatures that are taken: not SHA-1. */
const RSA_HASHES = ['sha256', 'sha512'];

const LEAST_RSA_BITS = 2048;
const MOST_RSA_BITS = 8192;

/** Types of keys that are taken, as the client declares them. */
const TYPES: readonly string[] = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
];

/**
 * The key that a client offers; undefined where it is none that is taken, or where its type does not
 * fit the algorithm that was declared.
 */
export function readOfferedKey({ key, hashAlgo }: PublicKeyAuthContext): OfferedKey | undefined {
  if (!TYPES.includes(key.algo)) return undefined;
  // The parser takes private keys and texts as well: look before it does.
  const type = Buffer.alloc(4 + key.algo.length);
  type.writeUInt32BE(key.algo.length);
  type.write(key.algo, 4, 'latin1');
  if (!key.data.subarray(0, type.length).equals(type)) return undefined;
  const parsed = ssh2.utils.parseKey(key.data);
  if (parsed instanceof Error || parsed.type !== key.algo || parsed.isPrivateKey()) {
    return undefined;
  }
  // One key must not have several fingerprints.
  if (!parsed.getPublicSSH().equals(key.data)) return undefined;
  if (parsed.type === 'ssh-rsa') {
    if (hashAlgo === undefined || !RSA_HASHES.includes(hashAlgo)) return undefined;
    const bits = rsaBits(parsed);
    if (bits < LEAST_RSA_BITS || bits > MOST_RSA_BITS) return undefined;
  } else if (hashAlgo !== undefined) {
    return undefined;
  }
  return { fingerprint: fingerprintOf(key.data), parsed };
}

function rsaBits(key: ParsedKey): number {
  try {
    return createPublicKey(key.getPublicPEM()).asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    return 0;
  }
}

/** Whether a client has signed this login with the private part of the key. */
export function isSignedBy(context: PublicKeyAuthContext, { parsed }: OfferedKey): boolean {
  const { blob, signature, hashAlgo } = context;
  if (!blob || !signature) return false;
  // `verify` can return an error, which is truthy.
  return parsed.verify(blob, signature, hashAlgo) === true;
}
