import { readFileSync } from 'node:fs';
import { fingerprintOf } from './host-key.ts';

/** The beginning of a key: its type, which its bytes repeat, and these in base64. */
const KEY = /(?:^|\s)((?:ssh|ecdsa|sk)-[\w@.-]+)\s+([A-Za-z0-9+/]+={0,2})(?:\s|$)/;

/** The bytes of a number that stands before a text in the wire format of SSH (RFC 4251, section 5). */
const LENGTH_BYTES = 4;

/**
 * The fingerprints of a file as sshd reads it (sshd(8), AUTHORIZED_KEYS FILE FORMAT): a key a line,
 * options before it and a comment after it. Throws what the system refuses.
 */
export function readAuthorizedKeys(path: string): ReadonlySet<string> {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  return new Set(lines.flatMap((line) => fingerprintOfLine(line) ?? []));
}

/** Undefined for a comment, an empty line, and what is no key. */
function fingerprintOfLine(line: string): string | undefined {
  if (/^\s*#/.test(line)) return undefined;
  const [, type = '', base64 = ''] = KEY.exec(line) ?? [];
  const blob = Buffer.from(base64, 'base64');
  const told = blob.subarray(LENGTH_BYTES, LENGTH_BYTES + type.length).toString('latin1');
  return base64 === '' || told !== type ? undefined : fingerprintOf(blob);
}
