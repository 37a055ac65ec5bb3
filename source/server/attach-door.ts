import type { Socket } from 'node:net';
import { printable } from '../clean/clean-text.ts';
import { isFingerprint } from './admin-socket.ts';
import {
  ATTACH_VERSION,
  type AttachHello,
  onFrames,
  readBody,
  sendFrame,
} from './attach-frames.ts';
import {
  clampSize,
  type GuestSize,
  guestEnvironment,
  guestUser,
  guestWords,
} from './guest-environment.ts';
import { type GuestProof, type IsMeant, proofKey } from './guest-line.ts';
import { GuestSession } from './guest-session.ts';
import { LIMITS } from './limits.ts';
import { listenPrivately, type SocketMode } from './private-socket.ts';
import { faultCode, type ServerEvent } from './server-log.ts';
import { SERVER_TIME, type SshServerOptions } from './ssh-server.ts';

export interface AttachDoorOptions
  extends Pick<
    SshServerOptions,
    'admit' | 'isBanned' | 'hasGuests' | 'texts' | 'serve' | 'onDropped' | 'log' | 'time'
  > {
  /** The path of the socket. */
  readonly path: string;
  /** The accounts that may come from the sshd of the system. Default: its owner. */
  readonly mode?: SocketMode;
}

/** A door for those whom the sshd of the system has let in. */
export interface AttachDoor {
  /** Ends the connections of some, who are banned. @returns how many */
  readonly drop: (isMeant: IsMeant) => number;
  /** How many there are. */
  readonly count: () => number;
  /** Takes nobody in any more. */
  readonly drain: () => void;
  readonly close: () => void;
}

const REFUSED_STATUS = 1;
const USAGE_STATUS = 2;

/** Opens a door at a path. Rejects as `listenPrivately` does. */
export async function openAttachDoor(options: AttachDoorOptions): Promise<AttachDoor> {
  const { path, mode = 'owner' } = options;
  const attached = new Set<Attached>();
  let isDraining = false;
  const close = await listenPrivately(path, mode, (socket) => {
    if (isDraining) {
      socket.destroy();
      return;
    }
    const line = new Attached(socket, options);
    attached.add(line);
    socket.once('close', () => attached.delete(line));
  });
  return {
    close,
    count: () => attached.size,
    drain: () => {
      isDraining = true;
    },
    drop: (isMeant) => {
      const found = [...attached].filter(({ proof, address }) =>
        isMeant({ key: proofKey(proof), address }),
      );
      for (const line of found) line.drop();
      return found.length;
    },
  };
}

/** One connection of `attach`. */
class Attached {
  readonly #socket: Socket;
  readonly #options: AttachDoorOptions;
  proof: GuestProof | undefined;
  address = 'local';
  #hasHello = false;
  #session: GuestSession | undefined;
  /** What has come before the session began; what is too much is dropped. */
  #early: Buffer[] = [];
  #earlyLength = 0;
  #hasEnded = false;
  #cancelTimer: () => void;

  constructor(socket: Socket, options: AttachDoorOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#cancelTimer = this.#dropAfter(LIMITS.login.value);
    socket.once('close', () => {
      this.#cancelTimer();
      this.#session?.hangUp();
    });
    onFrames(socket, (kind, body) => {
      if (!this.#hasHello) {
        const hello = kind === 'hello' ? readHello(body) : undefined;
        this.#hasHello = true;
        if (hello) this.#begin(hello);
        else this.drop();
      } else if (kind === 'data') {
        this.#receive(body);
      } else if (kind === 'resize') {
        const size = readSize(readBody(body));
        if (size) this.#session?.resize(clampSize(size));
      } else if (kind === 'end') {
        this.#hasEnded = true;
        this.#session?.endInput();
      } else {
        this.drop();
      }
    });
  }

  drop(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer): void {
    if (this.#session) {
      this.#session.receive(bytes);
      return;
    }
    // A session begins soon: who sends more than fits before that has lost it.
    this.#earlyLength += bytes.length;
    if (this.#earlyLength <= LIMITS.unreadInput.value) this.#early.push(bytes);
  }

  #begin(hello: AttachHello): void {
    this.address = printable(hello.address.slice(0, LIMITS.user.value));
    this.#letIn(hello).catch((error: unknown) => {
      this.#log('line-fault', faultCode(error));
      this.drop();
    });
  }

  async #letIn(hello: AttachHello): Promise<void> {
    const { admit, isBanned, hasGuests, texts: sentences } = this.#options;
    const { key } = hello;
    const user = guestUser(hello.user);
    if (hello.version !== ATTACH_VERSION) {
      this.#refuse('other-version', '');
      return;
    }
    if (isBanned(this.address)) {
      this.#refuse('banned-address', sentences.banned);
      return;
    }
    if (key === undefined) {
      if (hasGuests) this.#start(hello, user, { kind: 'nothing' });
      else this.#refuse('no-key', sentences.needsKey);
      return;
    }
    const admission = isFingerprint(key) ? await admit(key, user, this.address) : 'no';
    if (admission === 'banned') this.#refuse('banned', sentences.banned);
    else if (admission === 'no') this.#refuse('not-invited', sentences.invitedOnly);
    else this.#start(hello, user, { kind: 'key', key });
  }

  #refuse(detail: string, text: string): void {
    this.#log('turned-away', detail);
    if (text !== '') sendFrame(this.#socket, 'error', text);
    this.#finish(REFUSED_STATUS);
  }

  #start(hello: AttachHello, user: string, proof: GuestProof): void {
    const read = guestWords(hello.words ?? '');
    if (this.#socket.destroyed) return;
    if (read === 'too-long') {
      this.#finish(USAGE_STATUS);
      return;
    }
    this.proof = proof;
    this.#cancelTimer();
    const socket = this.#socket;
    const { onDropped, serve, time } = this.#options;
    const session = new GuestSession({
      proof,
      user,
      address: this.address,
      env: guestEnvironment(hello.env, hello.size && (hello.terminal ?? ''), this.address),
      words: read.words,
      size: hello.size && clampSize(hello.size),
      time: time ?? SERVER_TIME,
      onDropped,
      log: (kind, detail) => this.#log(kind, detail),
      carrier: {
        send: (bytes) => sendFrame(socket, 'data', bytes),
        sendError: (bytes) => sendFrame(socket, 'error', bytes),
        unread: () => socket.writableLength,
        giveUp: () => this.drop(),
        finish: (status) => this.#finish(status),
      },
    });
    this.#session = session;
    for (const bytes of this.#early) session.receive(bytes);
    this.#early = [];
    if (this.#hasEnded) session.endInput();
    void session.serve(serve).then((isLost) => isLost && this.#log('lost', 'closed'));
  }

  #finish(status: number): void {
    sendFrame(this.#socket, 'exit', String(status));
    this.#socket.end();
    this.#cancelTimer();
    this.#cancelTimer = this.#dropAfter(LIMITS.farewell.value);
  }

  #dropAfter(mostMs: number): () => void {
    return (this.#options.time ?? SERVER_TIME).schedule(() => this.drop(), mostMs);
  }

  #log(kind: ServerEvent['kind'], detail: string): void {
    const key = this.proof?.kind === 'key' ? { key: this.proof.key } : {};
    this.#options.log({ kind, address: this.address, ...key, detail });
  }
}

function readHello(body: Buffer): AttachHello | undefined {
  const value = readBody(body);
  if (!value) return undefined;
  const { version, key, user, address, env, terminal, size, words } = value;
  if (typeof version !== 'number' || typeof user !== 'string') return undefined;
  if (typeof address !== 'string' || !Array.isArray(env) || !env.every(isPair)) return undefined;
  if (![key, terminal, words].every((text) => text === undefined || typeof text === 'string')) {
    return undefined;
  }
  const read = readSize(size);
  if (size !== undefined && !read) return undefined;
  return value as unknown as AttachHello;
}

function isPair(pair: unknown): boolean {
  return Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string');
}

function readSize(size: unknown): GuestSize | undefined {
  if (typeof size !== 'object' || size === null) return undefined;
  const { columns, rows } = size as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(columns) || !Number.isSafeInteger(rows)) return undefined;
  return { columns: Number(columns), rows: Number(rows) };
}
