import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../terminal/capabilities.ts';

/** A stream to the guest; where there is a terminal, with its size, which emits `resize`. */
export type GuestStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

/** As whom a guest has come in. */
export type GuestProof =
  /** They hold the private part of a key. `key` is its fingerprint, `SHA256:…`. */
  | { readonly kind: 'key'; readonly key: string }
  /** They have nothing to show. */
  | { readonly kind: 'nothing' };

/** The line to somebody who came over the network or from the system's sshd: one session. */
export interface GuestLine {
  /** Names the session; no two have the same. */
  readonly session: string;
  readonly proof: GuestProof;
  /** The name at which they have knocked: `new`, a code, or anything. */
  readonly user: string;
  readonly address: string;
  /** How long nothing has come from them. */
  readonly idleMs: () => number;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: GuestStream;
  readonly errors: Writable;
  /** `TERM`, and what else of their environment is let in; no controls in it. */
  readonly env: Environment;
  /** What they want to run; undefined for the screens. */
  readonly words: string | undefined;
}

/** Serves a guest until they leave or the line is lost. @returns the exit status */
export type ServeGuest = (line: GuestLine) => Promise<number>;

/** Whether somebody is meant. `key`: '' for who has come without one. */
export type IsMeant = (guest: { readonly key: string; readonly address: string }) => boolean;

/** The key with which somebody has come in; '' without one. */
export function proofKey(proof: GuestProof | undefined): string {
  return proof?.kind === 'key' ? proof.key : '';
}
