import { randomInt } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Throttles, type Timing } from '../../pace/pace.ts';
import { isSystemError, removeIfPossible } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { newCode, parseCode, WRONG_CODES } from '../room-code.ts';
import type { RoomDoor } from '../room-port.ts';
import type { HostFault } from '../rooms.ts';
import { FrameLine } from './frames.ts';
import type { No } from './greeting.ts';
import { notWritable, openRoomFolder, socketPath } from './room-folder.ts';
import { SocketGuest, type SocketHouse } from './socket-guest.ts';

/** How many may be on the line at once, in a room. */
const MOST_CONNECTIONS = 64;

/** How long those who are on the line have to read the last words of a room. */
const FAREWELL_MS = 1000;

/** How many codes are tried until one has a free name. */
const MOST_CODES = 200;

export interface HostOptions {
  readonly door: RoomDoor;
  /** The folder of the folders of accounts. Default: that for temporary files. */
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

/** What a room listens at, and who they are who are let in. */
interface HostHouse extends SocketHouse {
  readonly server: Server;
  readonly path: string;
}

class SocketHost {
  readonly #house: HostHouse;
  readonly #tries: Throttles;
  readonly #sockets = new Set<Socket>();
  readonly #guests = new Set<SocketGuest>();
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
    const guest = new SocketGuest(socket, this.#house, this.#tries, () =>
      this.#guests.delete(guest),
    );
    this.#guests.add(guest);
  }
}
