import type { LockFault } from '../../records/store/game-lock.ts';
import type { PgFault } from '../../rooms/logs/pg-store.ts';
import { errorCode } from '../error-code.ts';
import { shellWord } from '../shell-word.ts';
import { quoted } from './quoted.ts';
import { otherText, systemCodeText } from './store-fault.ts';

/** What the runner of a server reads. */
export const SERVE_TEXTS = {
  root: 'a server for strangers should not run as root. Use an account of its own, or allow root with --as-root.',
  nobody:
    'nobody could log in. Give --open (any key may register), --keys FILE (these keys may) or --guests.',
} as const;

/** The first line of a server. */
export function listeningText(address: string, port: number, fingerprint: string): string {
  return `Listening on ${hostPart(address)}:${port}, key ${fingerprint}`;
}

/** Says that a value is no number, or out of its range. */
export function badNumberText(option: string, found: string, least: number, most: number): string {
  return `${option} is a whole number from ${least} to ${most}, not ${quoted(found)}`;
}

/** Says that a place for metrics is none. */
export function badMetricsText(found: string): string {
  return `--metrics is a port from 0 to 65535, or HOST:PORT, not ${quoted(found)}`;
}

/** Says where metrics are read. */
export function metricsAtText(address: string, port: number): string {
  return `Metrics at http://${hostPart(address)}:${port}/metrics`;
}

/** Says that the system does not let the server serve metrics. */
export function cannotServeMetricsText(address: string, port: number, code: string): string {
  return `cannot serve metrics at ${hostPart(address)}:${port}: ${systemCodeText(code)}. --metrics names another port.`;
}

function hostPart(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** Says that players cannot come to an address. */
export function badPublicText(found: string): string {
  return `--public is what players type after ssh: example.org, example.org:22 or play@example.org, not ${quoted(found)}`;
}

/** Says that the file with the keys cannot be read. */
export function badKeysText(path: string, code: string): string {
  return `cannot read the keys in ${path}: ${systemCodeText(code)}`;
}

/** Stands for the path of a host key that a database keeps. */
export const KEY_OF_DATABASE = 'of the database';

/** Says why a host key is not used. */
export function hostKeyFaultText(
  path: string,
  fault: 'no-host-key' | 'readable-by-others',
): string {
  return fault === 'no-host-key'
    ? `${path} is no ed25519 key. Move it away, and a new one is made.`
    : `others can read the host key ${path}: chmod 600 ${shellWord(path)}`;
}

/** Says that another server has the folder. */
export function storeInUseText(folder: string, fault: LockFault): string {
  return `the store ${folder}: this game is open in ${otherText(fault)}. Where that server is gone for certain, delete ${fault.lockFile}`;
}

/** Says that what has happened in the hall of a server cannot be read. */
export function storeDamagedText(file: string, line: number): string {
  return `${file} is damaged: line ${line} is not the next event. Nothing was changed; put back a copy of the file.`;
}

/** Says why a database is not used. */
export function pgFaultText(fault: PgFault): string {
  switch (fault.code) {
    case 'bad-url':
      return 'this is no address of a database: postgres://USER@HOST/DATABASE';
    case 'old-server':
      return `the database is PostgreSQL ${fault.found}; ${fault.needed} or later is needed`;
    case 'new-schema':
      return `a later komadai has made the tables (version ${fault.found}, this one knows ${fault.known}): use that one`;
    case 'away':
      return `the database does not answer: ${fault.detail}`;
    default:
      return fault satisfies never;
  }
}

/** Says that the system does not let the server listen. */
export function cannotListenText(
  { address = 'all addresses', port }: { readonly address?: string; readonly port: number },
  code: string,
): string {
  const remedy = code === 'EADDRINUSE' ? ' --port 0 takes a free one.' : '';
  return `cannot listen on ${address}, port ${port}: ${systemCodeText(code)}.${remedy}`;
}

/** Says that a folder or file of the server cannot be used. */
export function cannotOpenText(what: string, code: string): string {
  return `cannot open ${what}: ${systemCodeText(code)}`;
}

/** Says that no server answers. */
export function noServerText(path: string): string {
  return `no server answers at ${path}. Is it running, and is this its account? --store names its folder.`;
}

/** Says that a key is not named as it should be. */
export function noFingerprintText(found: string): string {
  return `--key is the fingerprint of a key, as %f of sshd_config gives it: SHA256:.., not ${quoted(found)}`;
}

/** Says that a server cannot be reached, or was lost. */
export function attachFaultText(path: string, error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return noServerText(path);
  if (code !== '') return `cannot reach the server at ${path}: ${systemCodeText(code)}`;
  return 'the server was lost. What was played is kept: come again.';
}
