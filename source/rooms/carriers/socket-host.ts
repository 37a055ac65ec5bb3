import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import * as v from 'valibot';
import { Throttle, Throttles, type Timing } from '../../pace/pace.ts';
import { isSystemError, removeIfPossible } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { newCode, parseCode, WRONG_CODES } from '../room-code.ts';
import { type RoomCommand, roomCommandSchema } from '../room-command.ts';
import type { RoomDoor, RoomMessage, RoomPort } from '../room-port.ts';
import type { HostFault } from '../rooms.ts';
import { nameOfUid } from './account.ts';
import { FrameLine } from './frames.ts';
import {
  GREETING_MS,
  type Greeting,
  type Hello,
  helloSchema,
  type No,
  otherVersion,
  ROOM_VERSION,
} from './greeting.ts';
import { readProof, removeProof } from './proof.ts';
import { notWritable, openRoomFolder, type RoomFolder, socketPath } from './room-folder.ts';

/** How many may be on the line at once, in a room. */
const MOST_CONNECTIONS = 64;

/** How many commands somebody may send. */
const COMMANDS = { perSecond: 20, atOnce: 60 };

/** A visitor who has sent this many commands too fast is dropped. */
const MOST_TOO_FAST = 1000;

/** How long those who are on the line have to read the last words of a room. */
const FAREWELL_MS = 1000;

/** How many codes are tried until one has a free name. */
const MOST_CODES = 200;

export interface HostOptions {
  readonly door: RoomDoor;
  /** In which folder those of the accounts lie. Default: that for temporary files. */
  readonly at?: string | undefined;
  /** The code of a room that is opened again. Default: a new one. */
  readonly code?: string | undefined;
  /** Chooses the code, uniform from 0 to below 1. Default: by the system, for secrets. */
  readonly random?: () => number;
  readonly time: Timing;
}

/** A room that others of this machine can reach. */
export interface HostedRoom {
  readonly code: string;
  /** The path of the socket. */
  readonly path: string;
  /** Ends all lines after what was sent, and removes the socket. */
  readonly close: () => void;
}

/** Opens a room to all accounts of this machine who know its code. */
export async function hostRoom(options: HostOptions): Promise<Result<HostedRoom, HostFault>> {
  const { door, at, random = secretRandom, time } = options;
  const fixed = options.code;
  if (fixed !== undefined && parseCode(fixed) !== fixed) throw new RangeError('no code of a room');
  const opened = openRoomFolder(at);
  if (!opened.ok) return opened;
  const folder = opened.value;
  for (let tries = 0; tries < MOST_CODES; tries++) {
    const code = fixed ?? newCode(random);
    const path = socketPath(folder, code);
    try {
      const server = await listenAt(path);
      if (server) {
        const room = new SocketHost({ server, door, folder, code, path, time });
        return success({ code, path, close: () => room.close() });
      }
    } catch (error) {
      return failure(notWritable(folder.path, error));
    }
    if (fixed !== undefined) break;
  }
  return failure({ code: 'in-use' });
}

function secretRandom(): number {
  const range = 2 ** 32;
  return randomInt(range) / range;
}

/** A server at a path; undefined where another one lives. Rejects with what the system refuses. */
async function listenAt(path: string): Promise<Server | undefined> {
  const server = (await tryListen(path)) ?? (await freePath(path));
  if (!server) return undefined;
  try {
    chmodSync(path, 0o666);
  } catch (error) {
    server.close();
    throw error;
  }
  return server;
}

/** A server at a path whose owner is dead. */
async function freePath(path: string): Promise<Server | undefined> {
  if (await isAnswered(path)) return undefined;
  rmSync(path, { force: true });
  return tryListen(path);
}

function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => {
      if (isSystemError(error, 'EADDRINUSE')) resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

/** Whether somebody listens at a path. What cannot be told counts as yes. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const answer = (isLiving: boolean) => {
      socket.destroy();
      resolve(isLiving);
    };
    socket.on('connect', () => answer(true));
    socket.on('error', (error) => {
      answer(!['ECONNREFUSED', 'ENOENT'].some((code) => isSystemError(error, code)));
    });
  });
}

/** What the lines of a room have in common. */
interface HostHouse {
  readonly server: Server;
  readonly door: RoomDoor;
  readonly folder: RoomFolder;
  readonly code: string;
  readonly path: string;
  readonly time: Timing;
}

class SocketHost {
  readonly #house: HostHouse;
  readonly #tries: Throttles;
  readonly #sockets = new Set<Socket>();
  readonly #guests = new Set<Guest>();
  readonly #removeSocket: () => void;

  constructor(house: HostHouse) {
    this.#house = house;
    this.#tries = new Throttles(WRONG_CODES, house.time.nowMs);
    this.#removeSocket = () => removeIfPossible(house.path);
    process.on('exit', this.#removeSocket);
    house.server.on('connection', (socket) => this.#welcome(socket));
  }

  close(): void {
    const { server, time } = this.#house;
    process.off('exit', this.#removeSocket);
    // This removes the socket as well.
    server.close();
    for (const guest of this.#guests) guest.leave();
    if (this.#sockets.size === 0) return;
    const cancel = time.schedule(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, FAREWELL_MS);
    server.on('close', cancel);
  }

  #welcome(socket: Socket): void {
    const isFull = this.#sockets.size >= MOST_CONNECTIONS;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    if (isFull) {
      const line = new FrameLine(socket, { onFrame: () => {}, onEnd: () => {} });
      line.send({ kind: 'no', code: 'full' } satisfies No);
      line.finish();
      return;
    }
    const guest = new Guest(socket, this.#house, this.#tries, () => this.#guests.delete(guest));
    this.#guests.add(guest);
  }
}

/** Somebody on the line, from the greeting to the end. */
class Guest {
  readonly #house: HostHouse;
  readonly #tries: Throttles;
  readonly #line: FrameLine;
  readonly #commands: Throttle;
  readonly #nonce = randomBytes(16).toString('hex');
  readonly #endGreeting: () => void;
  readonly #onGone: () => void;
  #hasSaidHello = false;
  #port: RoomPort | undefined;
  /** What was said while the door was about to open. */
  #early: RoomCommand[] = [];
  #tooFast = 0;

  constructor(socket: Socket, house: HostHouse, tries: Throttles, onGone: () => void) {
    this.#house = house;
    this.#tries = tries;
    this.#onGone = onGone;
    this.#commands = new Throttle(COMMANDS, house.time.nowMs);
    this.#line = new FrameLine(socket, {
      onFrame: (value) => this.#onFrame(value),
      onEnd: () => this.#onEnd(),
    });
    this.#endGreeting = house.time.schedule(() => this.#line.drop('too-slow'), GREETING_MS);
    const greeting: Greeting = { komadai: 'room', version: ROOM_VERSION, nonce: this.#nonce };
    this.#line.send(greeting);
  }

  /** Ends the line after the last words. */
  leave(): void {
    this.#line.finish();
  }

  #onEnd(): void {
    this.#endGreeting();
    removeProof(this.#house.folder, this.#nonce);
    this.#onGone();
    this.#port?.close();
  }

  #onFrame(value: unknown): void {
    try {
      if (this.#hasSaidHello) this.#onCommand(value);
      else this.#onHello(value);
    } catch {
      // Whatever a guest makes of the room, only their own line ends.
      this.#line.drop('odd');
    }
  }

  #onHello(value: unknown): void {
    if (otherVersion(value) !== undefined) {
      this.#refuse({ kind: 'no', code: 'other-version', version: ROOM_VERSION });
      return;
    }
    const hello = v.safeParse(helloSchema, value);
    if (!hello.success) {
      this.#line.drop('odd');
      return;
    }
    this.#hasSaidHello = true;
    this.#endGreeting();
    const { folder } = this.#house;
    const uid = readProof(folder, this.#nonce);
    removeProof(folder, this.#nonce);
    const no: No | undefined =
      uid === undefined
        ? { kind: 'no', code: 'no-proof' }
        : this.#tryCode(String(uid), hello.output.code);
    if (uid === undefined || no) {
      if (no) this.#refuse(no);
      return;
    }
    this.#enter(uid, hello.output).catch(() => this.#line.drop('odd'));
  }

  #tryCode(account: string, text: string): No | undefined {
    const waitMs = this.#tries.waitMs(account);
    if (waitMs > 0) return { kind: 'no', code: 'too-many-tries', waitMs };
    if (parseCode(text) === this.#house.code) return undefined;
    this.#tries.take(account);
    return { kind: 'no', code: 'wrong-code' };
  }

  async #enter(uid: number, { code: _, version: __, ...known }: Hello): Promise<void> {
    const name = await nameOfUid(uid);
    if (this.#line.isOver) return;
    const visitor = { account: String(uid), name, ...known };
    const entered = await this.#house.door.enter(visitor, (message) => this.#tell(message));
    if (!entered.ok) {
      this.#refuse({ kind: 'no', code: entered.fault });
      return;
    }
    const port = entered.value;
    if (this.#line.isOver) {
      port.close();
      return;
    }
    this.#port = port;
    const early = this.#early;
    this.#early = [];
    for (const command of early) port.send(command);
  }

  #tell(message: RoomMessage): void {
    if (this.#port) this.#line.send(message);
    else this.#line.sendHistory(message);
  }

  #onCommand(value: unknown): void {
    const parsed = v.safeParse(roomCommandSchema, value);
    if (!parsed.success) {
      this.#line.drop('odd');
      return;
    }
    const command = parsed.output;
    if (this.#commands.take() === 0) {
      this.#tooFast++;
      if (this.#tooFast >= MOST_TOO_FAST) this.#line.drop('flood');
      else this.#tell({ kind: 'refused', id: command.id, refusal: { code: 'too-fast' } });
    } else if (this.#port) {
      this.#port.send(command);
    } else {
      this.#early.push(command);
    }
  }

  #refuse(no: No): void {
    this.#line.send(no);
    this.#line.finish();
  }
}
