import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../terminal/capabilities.ts';

/** A stream to the guest; where there is a terminal, with its size, which emits `resize`. */
export type GuestStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

/** The line to somebody who came over the network or from the system's sshd: one session. */
export interface GuestLine {
  /** Names the session; no two have the same. */
  readonly session: string;
  /** The fingerprint of the key whose private part they hold, `SHA256:…`; '' without one. */
  readonly key: string;
  /** The name at which they have knocked: `new`, a code, or anything. */
  readonly user: string;
  readonly address: string;
  /** How long nothing has come from them. */
  readonly idleMs: () => number;
  /** Emits `dropped` when keys came too fast, or nobody read them. */
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: GuestStream;
  readonly errors: Writable;
  /** `TERM`, and what else of their environment is let in; no controls in it. */
  readonly env: Environment;
  /** What they want to run; undefined for the screens. */
  readonly words: string | undefined;
  /** Sends a file that they may keep. Missing where the line carries none. */
  readonly sendFile?: (bytes: Buffer) => void;
}

/** Serves a guest until they leave or the line is lost. @returns the exit status */
export type ServeGuest = (line: GuestLine) => Promise<number>;

/** Whether somebody is meant. */
export type IsMeant = (guest: Pick<GuestLine, 'key' | 'address'>) => boolean;
