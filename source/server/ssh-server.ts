import { createServer, Socket } from 'node:net';
import type { Writable } from 'node:stream';
import ssh2, { type Connection, type PseudoTtyInfo, type ServerChannel, type Session } from 'ssh2';
import { Throttle, Throttles, type Timing } from '../pace/pace.ts';
import { systemSchedule } from '../terminal/keys.ts';
import {
  areTooLong,
  clampSize,
  type GuestSize,
  guestEnvironment,
  guestUser,
  guestWords,
} from './guest-environment.ts';
import type { GuestLine, IsMeant, ServeGuest } from './guest-line.ts';
import { GuestSession } from './guest-session.ts';
import type { HostKey } from './host-key.ts';
import { LIMITS, rateOf } from './limits.ts';
import { type Admit, type DoorTexts, Login } from './login.ts';
import { networkOf } from './network.ts';
import { faultCode, type LogServerEvent, type ServerEvent } from './server-log.ts';

export interface SshServerOptions {
  readonly hostKey: HostKey;
  readonly admit: Admit;
  /** Whether nobody comes in from an address. */
  readonly isBanned: (address: string) => boolean;
  /** Whether those without a key are let in. */
  readonly hasGuests: boolean;
  readonly texts: DoorTexts;
  readonly serve: ServeGuest;
  readonly log: LogServerEvent;
  /** Default: by the system. */
  readonly time?: Timing;
}

/** The address on which a server listens. */
export interface ServerAddress {
  readonly address: string;
  readonly port: number;
}

/** The name of the program without its version, which helps attackers only. */
const IDENT = 'komadai';

const KEEP_ALIVE_MS = 60_000;

/** The lines of the log about one address: who is turned away all the time must not fill the disk. */
const TOLD = { perSecond: 0.1, atOnce: 5 };

const USAGE_STATUS = 2;

/** The timers and the clock of the system. */
export const SERVER_TIME: Timing = {
  nowMs: () => performance.now(),
  schedule: systemSchedule,
};

/** A server for those who have an ssh client; it does not listen yet. */
export class SshServer {
  readonly options: SshServerOptions;
  readonly time: Timing;
  readonly lines = new Set<Line>();
  /** Those who have not logged in, the oldest first. */
  readonly strangers = new Set<Line>();
  sessions = 0;
  readonly #ssh: ssh2.Server;
  readonly #lineOfSocket = new WeakMap<Socket, Line>();
  /** By network, how often connections come, and how often it is told that one was turned away. */
  readonly #arrivals: Throttles;
  readonly #told: Throttles;
  readonly #listener = createServer((socket) => this.injectSocket(socket));
  #isDraining = false;
  #onEmpty = () => {};

  constructor(options: SshServerOptions) {
    this.options = options;
    this.time = options.time ?? SERVER_TIME;
    this.#arrivals = new Throttles(rateOf('arrivals'), this.time.nowMs);
    this.#told = new Throttles(TOLD, this.time.nowMs);
    this.#ssh = new ssh2.Server({
      hostKeys: [options.hostKey.text],
      ident: IDENT,
      keepaliveInterval: LIMITS.keepAlive.value,
      keepaliveCountMax: LIMITS.keepAliveAnswers.value,
      algorithms: {
        kex: ['curve25519-sha256', 'curve25519-sha256@libssh.org', 'ecdh-sha2-nistp256'],
        cipher: [
          'aes128-gcm@openssh.com',
          'aes256-gcm@openssh.com',
          'chacha20-poly1305@openssh.com',
        ],
        // These ciphers need none, but the list must not be empty.
        hmac: ['hmac-sha2-256-etm@openssh.com'],
        compress: ['none'],
      },
    });
    this.#ssh.on('connection', (connection, { header }) => {
      const line = this.#lineOfSocket.get(socketOf(connection));
      line?.begin(connection, header.versions.software);
    });
  }

  /** Listens on TCP, at a free port if that is 0. Rejects with what the system refuses. */
  listen(port: number, address?: string): Promise<ServerAddress> {
    // A connection that cannot be accepted concerns nobody else.
    const onFault = (error: Error) =>
      this.options.log({ kind: 'line-fault', detail: faultCode(error) });
    return new Promise((resolve, reject) => {
      this.#listener.once('error', reject).listen({ port, host: address }, () => {
        this.#listener.off('error', reject).on('error', onFault);
        const bound = this.#listener.address();
        if (bound === null || typeof bound === 'string') throw new RangeError('no port');
        resolve({ address: bound.address, port: bound.port });
      });
    });
  }

  /** Takes a connection. */
  injectSocket(socket: Socket): void {
    const address = socket.remoteAddress ?? 'local';
    const detail = this.#whyNot(address);
    if (detail !== undefined) {
      const isUntold = !this.#told.take(networkOf(address));
      this.options.log({ kind: 'turned-away', address, detail, ...(isUntold && { isUntold }) });
      socket.on('error', () => {});
      socket.destroy();
      return;
    }
    if (this.strangers.size >= LIMITS.strangers.value)
      this.#leastOfStrangers()?.drop('crowded-out');
    const line = new Line(this, socket, address);
    this.#lineOfSocket.set(socket, line);
    this.#ssh.injectSocket(socket);
  }

  /** Ends the connections of some, who are banned. */
  drop(isMeant: IsMeant): void {
    for (const line of [...this.lines].filter(isMeant)) line.drop('banned');
  }

  /** How many there are; strangers have not logged in. */
  count() {
    const { lines, strangers, sessions } = this;
    return { connections: lines.size, strangers: strangers.size, sessions };
  }

  /** Takes nobody in any more. Resolves when all have left, or were sent away after a time. */
  async drain(mostMs: number = LIMITS.drain.value): Promise<void> {
    this.#isDraining = true;
    this.options.log({ kind: 'draining' });
    if (this.#listener.listening) this.#listener.close();
    for (const line of [...this.strangers]) line.drop('draining');
    if (this.lines.size === 0) return;
    const cancel = this.time.schedule(() => {
      for (const line of [...this.lines]) line.drop('draining');
    }, mostMs);
    await new Promise<void>((resolve) => {
      const others = this.#onEmpty;
      this.#onEmpty = () => {
        others();
        resolve();
      };
    });
    cancel();
  }

  /** A line is over. */
  forget(line: Line): void {
    this.lines.delete(line);
    this.strangers.delete(line);
    if (this.lines.size === 0) this.#onEmpty();
  }

  /**
   * The oldest of those who have said nothing; where all have spoken, of those who are more: who has
   * exchanged keys, or who has not.
   */
  #leastOfStrangers(): Line | undefined {
    const those = (stage: Line['stage']) =>
      [...this.strangers].filter((one) => one.stage === stage);
    const [silent] = those('silent');
    const [spoken, agreed] = [those('spoken'), those('agreed')];
    return silent ?? (spoken.length < agreed.length ? agreed : spoken)[0];
  }

  #whyNot(address: string): string | undefined {
    if (this.#isDraining) return 'draining';
    if (this.options.isBanned(address)) return 'banned-address';
    const network = networkOf(address);
    const neighbours = [...this.lines].filter((line) => line.network === network);
    if (neighbours.length >= LIMITS.connectionsFromAddress.value) return 'too-many-from-address';
    return this.#arrivals.take(network) ? undefined : 'too-fast-from-address';
  }
}

/** One connection, from its socket to its end. */
class Line {
  readonly network: string;
  /** How far it came before the login: the other side has said its name, or has exchanged keys. */
  stage: 'silent' | 'spoken' | 'agreed' = 'silent';
  /** The key with which the other side has logged in; '' without one, and before that. */
  key = '';
  readonly #hub: SshServer;
  readonly #socket: Socket;
  readonly address: string;
  readonly #login: Login;
  readonly #rekeys: Throttle;
  readonly #received: Throttle;
  readonly #messages: Throttle;
  /** The number of the last message that was counted. */
  #lastMessage = 0;
  /** How much has come while too much was unread. */
  #receivedUnread = 0;
  #cancelPause = () => {};
  #connection: Connection | undefined;
  #user = '';
  #why = 'closed';
  /** Cancels the timer of the stage that the line is in. */
  #cancelStage: () => void;
  #session: GuestSession | undefined;
  #hasSession = false;
  #isFinished = false;

  constructor(hub: SshServer, socket: Socket, address: string) {
    this.#hub = hub;
    this.#socket = socket;
    this.address = address;
    this.network = networkOf(address);
    const { admit, hasGuests, texts: sentences } = hub.options;
    const giveUp = () => this.drop('too-many-attempts');
    const admitHere = (key: string, user: string) => admit(key, user, address);
    this.#login = new Login({ admit: admitHere, hasGuests, texts: sentences, giveUp });
    this.#rekeys = new Throttle(rateOf('rekeys'), hub.time.nowMs);
    this.#received = new Throttle(rateOf('received'), hub.time.nowMs);
    this.#messages = new Throttle(rateOf('messages'), hub.time.nowMs);
    hub.lines.add(this);
    hub.strangers.add(this);
    socket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_MS);
    socket.on('error', () => {}).once('close', () => this.#onClose());
    this.#cancelStage = this.#dropAfter(LIMITS.handshake.value, 'slow-handshake');
  }

  /** The other side has said which program it is. */
  begin(connection: Connection, software: string): void {
    this.#connection = connection;
    this.stage = 'spoken';
    this.#log('connected', software);
    this.#socket.on('data', ({ length }: Buffer) => this.#count(length, numberOfLast(connection)));
    connection
      .on('error', (error) => this.#onError(error))
      .once('handshake', () => {
        const { handshake, login } = LIMITS;
        this.stage = 'agreed';
        this.#nextStage(login.value - handshake.value, 'slow-login');
      })
      .on('rekey', () => {
        if (this.#rekeys.take() === 0) this.drop('too-many-rekeys');
      })
      .on('authentication', (context) => {
        this.#user = guestUser(context.username);
        this.#login.answer(context).catch((error: unknown) => {
          this.#log('line-fault', faultCode(error));
          this.drop('no-login');
        });
      })
      .once('ready', () => this.#onReady())
      .on('session', (accept, reject) => {
        if (this.#hasSession) {
          reject?.();
          return;
        }
        this.#hasSession = true;
        this.#onSession(accept());
      });
  }

  /** Ends the line at once. */
  drop(why: string): void {
    this.#why = why;
    try {
      this.#connection?.end();
    } catch {
      // The last word cannot always be said; the socket is closed in any case.
    }
    this.#socket.destroy();
  }

  /**
   * Counts what comes, whatever it is: the package answers requests that nobody hears of. Who sends
   * too much has to wait, and who does not read the answers either is sent away.
   */
  #count(bytes: number, lastMessage: number): void {
    const { messages, received, unread } = LIMITS;
    if (this.#socket.writableLength <= unread.value) this.#receivedUnread = 0;
    else this.#receivedUnread += bytes;
    if (this.#receivedUnread > unread.value) {
      this.drop('reads-nothing');
      return;
    }
    // New keys begin with 0.
    const isAfter = lastMessage >= this.#lastMessage;
    const came = isAfter ? lastMessage - this.#lastMessage : lastMessage;
    this.#lastMessage = lastMessage;
    const tooMuch = (bytes - this.#received.take(bytes)) / received.value;
    const tooMany = (came - this.#messages.take(came)) / messages.value;
    const waitMs = 1000 * Math.max(tooMuch, tooMany);
    if (waitMs <= 0 || this.#socket.destroyed) return;
    this.#socket.pause();
    this.#cancelPause();
    this.#cancelPause = this.#hub.time.schedule(() => this.#socket.resume(), waitMs);
  }

  #onReady(): void {
    const { key } = this.#login;
    if (key === undefined) throw new RangeError('a login without a proof');
    this.key = key;
    this.#hub.strangers.delete(this);
    this.#nextStage(LIMITS.sessionStart.value, 'no-session');
    this.#log('login', key === '' ? 'nothing' : 'key');
  }

  #onSession(session: Session): void {
    const given: [string, string][] = [];
    let terminal: PseudoTtyInfo | undefined;
    let size: GuestSize | undefined;
    session.on('env', (accept, reject, { key, val }: { key: string; val: string }) => {
      if (given.length >= LIMITS.environment.value) {
        reject?.();
        return;
      }
      given.push([key, val]);
      accept?.();
    });
    session.on('pty', (accept, _reject, info) => {
      terminal = info;
      size = clampSize({ columns: info.cols, rows: info.rows });
      accept?.();
    });
    session.on('window-change', (accept, _reject, info) => {
      if (size) size = clampSize({ columns: info.cols, rows: info.rows });
      if (size) this.#session?.resize(size);
      accept?.();
    });
    const start = (accept: () => ServerChannel, words: string | undefined) => {
      const env = guestEnvironment(given, terminal?.term, this.address);
      this.#start(quiet(accept()), { env, words, size });
    };
    session.on('shell', (accept, reject) => {
      if (this.#session) reject?.();
      else start(accept, undefined);
    });
    session.on('exec', (accept, reject, { command }) => {
      if (this.#session) reject?.();
      else if (areTooLong(command)) this.#finish(quiet(accept()), USAGE_STATUS);
      else start(accept, guestWords(command));
    });
  }

  #start(
    channel: ServerChannel,
    head: Pick<GuestLine, 'env' | 'words'> & { size: GuestSize | undefined },
  ): void {
    if (this.#hub.strangers.has(this)) throw new RangeError('a session without a login');
    this.#cancelStage();
    const session = new GuestSession({
      key: this.key,
      user: this.#user,
      address: this.address,
      ...head,
      time: this.#hub.time,
      log: (kind, detail) => this.#log(kind, detail),
      carrier: {
        send: (bytes) => this.#write(channel, channel, bytes),
        sendError: (bytes) => this.#write(channel, channel.stderr, bytes),
        unread: () =>
          channel.writableLength + channel.stderr.writableLength + this.#socket.writableLength,
        giveUp: () => this.drop('reads-nothing'),
        finish: (status) => this.#finish(channel, status),
      },
    });
    this.#session = session;
    this.#hub.sessions++;
    // Always read, or one could not tell what has come from what waits.
    channel.on('data', (bytes: Buffer) => session.receive(bytes));
    channel.once('end', () => session.endInput());
    channel.once('close', () => session.hangUp());
    void session.serve(this.#hub.options.serve).then(() => {
      this.#hub.sessions--;
    });
  }

  #write(channel: ServerChannel, stream: Writable, bytes: Buffer): void {
    if (!channel.writable) return;
    try {
      stream.write(bytes);
    } catch (error) {
      // The package throws where a line cannot go on; the others must.
      this.#onError(error);
    }
  }

  /** Ends the session; the line as well, if the other side does not. */
  #finish(channel: ServerChannel, status: number): void {
    this.#isFinished = true;
    try {
      channel.exit(status);
      channel.end();
      channel.resume();
    } catch (error) {
      this.#onError(error);
    }
    this.#nextStage(LIMITS.farewell.value, 'finished');
  }

  #onError(error: unknown): void {
    // A client that has got all may leave without a word.
    if (!this.#isFinished) this.#log('line-fault', faultCode(error));
    this.drop('broken');
  }

  #onClose(): void {
    this.#cancelStage();
    this.#cancelPause();
    this.#session?.hangUp();
    this.#session = undefined;
    this.#hub.forget(this);
    this.#log('lost', this.#why);
  }

  #nextStage(mostMs: number, why: string): void {
    this.#cancelStage();
    if (!this.#socket.destroyed) this.#cancelStage = this.#dropAfter(mostMs, why);
  }

  #dropAfter(mostMs: number, why: string): () => void {
    return this.#hub.time.schedule(() => this.drop(why), mostMs);
  }

  #log(kind: ServerEvent['kind'], detail: string): void {
    const { key, address } = this;
    this.#hub.options.log({ kind, address, key, detail });
  }
}

/** A channel whose errors concern nobody: the line ends as well, and tells of it. */
function quiet(channel: ServerChannel): ServerChannel {
  channel.on('error', () => {});
  channel.stderr.on('error', () => {});
  return channel;
}

/** The socket of a connection, which the package keeps for itself. */
function socketOf(connection: Connection): Socket {
  const { _sock: socket } = connection as Connection & { readonly _sock?: unknown };
  if (!(socket instanceof Socket)) throw new RangeError('a connection without a socket');
  return socket;
}

/**
 * The number of the last message from the other side, which the package keeps for itself. It counts
 * them all, also those that it answers or drops without a word.
 */
function numberOfLast(connection: Connection): number {
  const { _protocol: protocol } = connection as Connection & {
    readonly _protocol?: { readonly _decipher?: { readonly inSeqno?: unknown } };
  };
  const number = protocol?._decipher?.inSeqno;
  if (typeof number !== 'number') throw new RangeError('a connection without numbers of messages');
  return number;
}
