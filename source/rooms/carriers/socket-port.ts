import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import type { Timing } from '../../pace/pace.ts';
import { isSystemError } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import {
  type RoomMessage,
  type RoomPort,
  roomMessageSchema,
  type WireVisitor,
} from '../room-port.ts';
import type { ReachFault } from '../rooms.ts';
import { nameOfUid } from './account.ts';
import { FrameLine, type LineEnd } from './frames.ts';
import {
  GREETING_MS,
  greetingSchema,
  type Hello,
  type No,
  noSchema,
  otherVersion,
  ROOM_VERSION,
} from './greeting.ts';
import { removeProof, writeProof } from './proof.ts';
import { findRoomSockets, type RoomSocket, systemRefusal } from './room-folder.ts';

export interface ReachOptions extends Pick<WireVisitor, 'wants' | 'side' | 'game' | 'seen'> {
  /** As `parseCode` gives it. */
  readonly code: string;
  /** The folder of the folders of accounts. Default: that for temporary files. */
  readonly at?: string | undefined;
  /** Called with every message, the first one before `reachRoom` resolves. */
  readonly hear: (message: RoomMessage) => void;
  /** Called when the line ends otherwise than by `close`; nothing is heard after it. */
  readonly onLost: (why: LineEnd) => void;
  readonly time: Timing;
}

/** A room of another process, which the visitor is in. */
export interface ReachedRoom {
  readonly port: RoomPort;
  /** The name of the account that the room belongs to. */
  readonly host: string;
}

/** The fault that says most comes first, where several hosts do not let somebody in. */
const TELLING = [
  'full',
  'no-watchers',
  'not-saved',
  'too-many-tries',
  'no-proof',
  'other-version',
  'not-safe',
  'refused',
  'no-answer',
  'wrong-code',
  'no-room',
  'no-code',
] as const satisfies readonly ReachFault['code'][];

/** Goes into the room with a code, if an account of this machine has it open. */
export async function reachRoom(options: ReachOptions): Promise<Result<ReachedRoom, ReachFault>> {
  const search = findRoomSockets(options.code, options.at);
  if (!search.ok) return search;
  const faults: ReachFault[] = [{ code: 'no-room' }, ...search.value.unsafe];
  // One after the other: with the right code one is in, and must not be in twice.
  for (const found of search.value.sockets) {
    const port = await knock(found, options);
    if (port.ok) {
      return success({ port: port.value, host: await nameOfUid(found.folder.uid) });
    }
    faults.push(port.fault);
  }
  const rank = ({ code }: ReachFault) => TELLING.indexOf(code);
  return failure(faults.reduce((most, fault) => (rank(fault) < rank(most) ? fault : most)));
}

function knock(found: RoomSocket, options: ReachOptions): Promise<Result<RoomPort, ReachFault>> {
  return new Promise((resolve) => {
    const socket = connect(found.path);
    const fail = (error: Error) => {
      const isGone = ['ECONNREFUSED', 'ENOENT'].some((code) => isSystemError(error, code));
      resolve(failure(isGone ? { code: 'no-room' } : systemRefusal(error)));
    };
    socket.on('error', fail);
    socket.on('connect', () => {
      socket.off('error', fail);
      new Joining(socket, found, options, resolve);
    });
  });
}

/** The line to a host, from the greeting to the end. */
class Joining implements RoomPort {
  readonly #found: RoomSocket;
  readonly #options: ReachOptions;
  readonly #line: FrameLine;
  readonly #resolve: (result: Result<RoomPort, ReachFault>) => void;
  readonly #endGreeting: () => void;
  #nonce: string | undefined;
  #state: 'outside' | 'inside' | 'over' = 'outside';

  constructor(
    socket: Socket,
    found: RoomSocket,
    options: ReachOptions,
    resolve: (result: Result<RoomPort, ReachFault>) => void,
  ) {
    this.#found = found;
    this.#options = options;
    this.#resolve = resolve;
    this.#line = new FrameLine(socket, {
      onFrame: (value) => this.#onFrame(value),
      onEnd: (why) => this.#onEnd(why),
    });
    this.#endGreeting = options.time.schedule(() => this.#line.drop('too-slow'), GREETING_MS);
  }

  readonly send: RoomPort['send'] = (command) => this.#line.send(command);

  readonly close: RoomPort['close'] = () => {
    this.#state = 'over';
    this.#line.finish();
  };

  #onEnd(why: LineEnd): void {
    if (this.#state === 'inside') {
      this.#state = 'over';
      this.#options.onLost(why);
    } else {
      this.#giveUp({ code: 'no-answer' });
    }
  }

  #onFrame(value: unknown): void {
    if (this.#state === 'outside') {
      const no = v.safeParse(noSchema, value);
      if (no.success) {
        this.#giveUp(faultOf(no.output));
        return;
      }
      if (this.#nonce === undefined) {
        this.#onGreeting(value);
        return;
      }
    }
    const message = v.safeParse(roomMessageSchema, value);
    if (!message.success) {
      this.#line.drop('odd');
      return;
    }
    if (this.#state === 'outside') {
      this.#state = 'inside';
      this.#leaveGreeting();
      this.#options.hear(message.output);
      this.#resolve(success(this));
    } else {
      this.#options.hear(message.output);
    }
  }

  #onGreeting(value: unknown): void {
    const theirs = otherVersion(value);
    if (theirs !== undefined) {
      this.#giveUp({ code: 'other-version', ours: ROOM_VERSION, theirs });
      return;
    }
    const greeting = v.safeParse(greetingSchema, value);
    if (!greeting.success) {
      this.#line.drop('odd');
      return;
    }
    const { nonce } = greeting.output;
    this.#nonce = nonce;
    const proof = writeProof(this.#found.folder, nonce);
    if (!proof.ok) {
      this.#giveUp(proof.fault);
      return;
    }
    const { code, wants, side, game, seen } = this.#options;
    const visitor = { wants, game, seen, ...(side && { side }) };
    const hello: Hello = { version: ROOM_VERSION, code, ...visitor };
    this.#line.send(hello);
  }

  #giveUp(fault: ReachFault): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#leaveGreeting();
    this.#line.drop('closed');
    this.#resolve(failure(fault));
  }

  #leaveGreeting(): void {
    this.#endGreeting();
    if (this.#nonce !== undefined) removeProof(this.#found.folder, this.#nonce);
  }
}

function faultOf(no: No): ReachFault {
  switch (no.code) {
    case 'too-many-tries':
      return { code: no.code, waitMs: no.waitMs };
    case 'other-version':
      return { code: no.code, ours: ROOM_VERSION, theirs: no.version };
    default:
      return { code: no.code };
  }
}
