import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import { Throttle, type Throttles, type Timing } from '../../pace/pace.ts';
import { parseCode } from '../room-code.ts';
import { type RoomCommand, roomCommandSchema } from '../room-command.ts';
import type { RoomDoor, RoomMessage, RoomPort } from '../room-port.ts';
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
import type { RoomFolder } from './room-folder.ts';

/** How many commands somebody may send. */
const COMMANDS = { perSecond: 20, atOnce: 60 };

/** A visitor who has sent this many commands too fast is dropped. */
const MOST_TOO_FAST = 1000;

/** What the lines of a room have in common. */
export interface SocketHouse {
  readonly door: RoomDoor;
  readonly folder: RoomFolder;
  readonly code: string;
  readonly time: Timing;
}

/** Somebody on the line, from the greeting to the end. */
export class SocketGuest {
  readonly #house: SocketHouse;
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

  /** @param tries codes that were wrong, by account */
  constructor(socket: Socket, house: SocketHouse, tries: Throttles, onGone: () => void) {
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
