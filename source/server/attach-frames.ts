import type { Socket } from 'node:net';

/*
 * What goes between `attach` and a server: frames of a kind, a length in four bytes, and a body.
 * The first one of `attach` is its hello; the last one of the server is the exit status. Frames of
 * a file that come before that are its parts.
 */

/** The version of what is said on the line. */
export const ATTACH_VERSION = 1;

/** The kinds of frames, by the byte that they begin with. */
const KINDS = ['hello', 'data', 'error', 'resize', 'end', 'exit', 'file'] as const;

export type AttachKind = (typeof KINDS)[number];

const HEAD = 5;

/** The longest body of a frame, in bytes. */
const LONGEST = 64 * 1024;

/** The first frame: who has come, as the sshd of the system has proven, and what they have. */
export interface AttachHello {
  readonly version: number;
  /** `SHA256:…`; undefined where no key was told. */
  readonly key?: string;
  readonly user: string;
  readonly address: string;
  readonly env: readonly (readonly [name: string, value: string])[];
  readonly terminal?: string;
  /** Undefined where there is no terminal. */
  readonly size?: { readonly columns: number; readonly rows: number };
  readonly words?: string;
}

/** Sends a frame; a longer body goes in several. */
export function sendFrame(socket: Socket, kind: AttachKind, body: Uint8Array | string = ''): void {
  if (!socket.writable) return;
  const bytes = Buffer.from(body);
  let at = 0;
  do {
    const part = bytes.subarray(at, at + LONGEST);
    const head = Buffer.alloc(HEAD);
    head.writeUInt8(KINDS.indexOf(kind));
    head.writeUInt32BE(part.length, 1);
    socket.write(Buffer.concat([head, part]));
    at += LONGEST;
  } while (at < bytes.length);
}

/** Hears each frame of a socket. What is no frame ends the line. */
export function onFrames(socket: Socket, onFrame: (kind: AttachKind, body: Buffer) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    while (bytes.length >= HEAD && !socket.destroyed) {
      const kind = KINDS[bytes.readUInt8()];
      const length = bytes.readUInt32BE(1);
      if (kind === undefined || length > LONGEST) {
        socket.destroy();
        return;
      }
      if (bytes.length < HEAD + length) return;
      const body = bytes.subarray(HEAD, HEAD + length);
      bytes = bytes.subarray(HEAD + length);
      onFrame(kind, body);
    }
  });
}

/** Reads a body of JSON; undefined where it is none. */
export function readBody(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return value as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
