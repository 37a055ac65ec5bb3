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
  areTooLong,
  clampSize,
  type GuestSize,
  guestEnvironment,
  guestUser,
  guestWords,
} from './guest-environment.ts';
import type { IsMeant } from './guest-line.ts';
import { GuestSession } from './guest-session.ts';
import { LIMITS } from './limits.ts';
import { listenPrivately, type SocketMode } from './private-socket.ts';
import { faultCode, type ServerEvent } from './server-log.ts';
import { SERVER_TIME, type SshServerOptions } from './ssh-server.ts';

export interface AttachDoorOptions extends Omit<SshServerOptions, 'hostKey'> {
  /** The path of the socket. */
  readonly path: string;
  /** The accounts that may come from the sshd of the system. Default: its owner. */
  readonly mode?: SocketMode;
  /** How many may be connected at once. Default: as many as come */
  readonly most?: number;
}

/** A door for those whom the sshd of the system has let in. */
export interface AttachDoor {
  /** Ends the connections of some, who are banned. */
  readonly drop: (isMeant: IsMeant) => void;
  /** How many there are. */
  readonly count: () => number;
  /** Takes nobody in any more. */
  readonly drain: () => void;
  readonly close: () => void;
}

/** Why somebody is not let in: for the log, and what they read. */
type Refusal = readonly [detail: string, text: string];

const REFUSED_STATUS = 1;
const USAGE_STATUS = 2;

/** Opens a door at a path. Rejects as `listenPrivately` does. */
export async function openAttachDoor(options: AttachDoorOptions): Promise<AttachDoor> {
  const { path, mode = 'owner', most = Number.POSITIVE_INFINITY } = options;
  const attached = new Set<Attached>();
  let isDraining = false;
  const close = await listenPrivately(path, mode, (socket) => {
    if (isDraining || attached.size >= most) {
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
      for (const line of [...attached].filter(isMeant)) line.drop();
    },
  };
}

/** One connection of `attach`. */
class Attached {
  readonly #socket: Socket;
  readonly #options: AttachDoorOptions;
  key = '';
  address = 'local';
  #hasHello = false;
  /** Takes what comes from the hello on; it is served where the guest is let in. */
  #session: GuestSession | undefined;
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
        this.#session?.receive(body);
      } else if (kind === 'resize') {
        const size = readSize(readBody(body));
        if (size) this.#session?.resize(clampSize(size));
      } else if (kind === 'end') {
        this.#session?.endInput();
      } else {
        this.drop();
      }
    });
  }

  drop(): void {
    this.#socket.destroy();
  }

  #begin(hello: AttachHello): void {
    this.address = printable(hello.address.slice(0, LIMITS.user.value));
    const session = this.#openSession(hello);
    this.#session = session;
    this.#whyNot(hello, session.line.user).then(
      (why) => {
        if (why) {
          this.#refuse(...why);
        } else if (areTooLong(hello.words ?? '')) {
          this.#finish(USAGE_STATUS);
        } else if (!this.#socket.destroyed) {
          this.key = session.line.key;
          this.#cancelTimer();
          const served = session.serve(this.#options.serve);
          void served.then((isLost) => isLost && this.#log('lost', 'closed'));
        }
      },
      (error: unknown) => {
        this.#log('line-fault', faultCode(error));
        this.drop();
      },
    );
  }

  async #whyNot({ version, key }: AttachHello, user: string): Promise<Refusal | undefined> {
    const { admit, isBanned, hasGuests, texts: sentences } = this.#options;
    if (version !== ATTACH_VERSION) return ['other-version', ''];
    if (isBanned(this.address)) return ['banned-address', sentences.banned];
    if (key === undefined) return hasGuests ? undefined : ['no-key', sentences.needsKey];
    const admission = isFingerprint(key) ? await admit(key, user, this.address) : 'no';
    if (admission === 'banned') return ['banned', sentences.banned];
    return admission === 'no' ? ['not-invited', sentences.invitedOnly] : undefined;
  }

  #refuse(detail: string, text: string): void {
    this.#log('turned-away', detail);
    if (text !== '') sendFrame(this.#socket, 'error', text);
    this.#finish(REFUSED_STATUS);
  }

  #openSession(hello: AttachHello): GuestSession {
    const socket = this.#socket;
    return new GuestSession({
      key: hello.key ?? '',
      user: guestUser(hello.user),
      address: this.address,
      env: guestEnvironment(hello.env, hello.size && (hello.terminal ?? ''), this.address),
      words: guestWords(hello.words ?? ''),
      size: hello.size && clampSize(hello.size),
      sendFile: (bytes) => sendFrame(socket, 'file', bytes),
      time: this.#options.time ?? SERVER_TIME,
      log: (kind, detail) => this.#log(kind, detail),
      carrier: {
        send: (bytes) => sendFrame(socket, 'data', bytes),
        sendError: (bytes) => sendFrame(socket, 'error', bytes),
        unread: () => socket.writableLength,
        giveUp: () => this.drop(),
        finish: (status) => this.#finish(status),
      },
    });
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
    const { key, address } = this;
    this.#options.log({ kind, address, key, detail });
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
