import * as v from 'valibot';
import { accountName } from '../../clean/person-name.ts';
import { NOBODY, playerName } from '../../match/participants/side.ts';
import { Throttle } from '../../pace/pace.ts';
import type { GameLock } from '../../records/store/game-lock.ts';
import { Conflict, type GameStore } from '../../records/store/store.ts';
import { type GameRecord, setTag, tagValue } from '../../records/tree/record.ts';
import { type RoomKey, roomOf } from '../../records/tree/room-tag.ts';
import { formatTimeControl } from '../../records/tree/time-control.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';
import { Listeners } from '../listeners.ts';
import { type DoorFault, Room, type RoomMember, type Visitor } from '../room.ts';
import { WRONG_CODES } from '../room-code.ts';
import type { RoomEvent } from '../room-event.ts';
import type { RoomGame } from '../room-game.ts';
import type { RoomLog } from '../room-log.ts';
import { roomName } from '../room-name.ts';
import type { Closing, MemberNews } from '../room-news.ts';
import type { RoomOpening } from '../room-opening.ts';
import type { RoomTime } from '../room-time.ts';
import type { ReachFault, RoomPlan } from '../rooms.ts';

export interface PrivateRoomOptions {
  /** The games of the host, in which the game of the room is kept. */
  readonly store: GameStore;
  readonly time: RoomTime;
  /** What the host is called. */
  readonly ownName: () => string;
}

/** A game of a room that can go on: its record, and the lock of its file. */
interface SavedRoom {
  readonly name: string;
  readonly record: GameRecord;
  readonly key: RoomKey;
  readonly lock: GameLock;
}

/** The tag of a host's own file: the side of the host, then `unwatched` where nobody may watch. */
export const ROOM_HOST_TAG = 'RoomHost';

/** The accounts of the two players: nobody else has a seat. */
const HOST = 'host';
const GUEST = 'guest';

/** The room of a player of this machine, and whoever comes into it by its code. */
export class PrivateRoom {
  readonly code: string;
  readonly #options: PrivateRoomOptions;
  readonly #log: RoomLog;
  /** The locks of the games in their files, by name. */
  readonly #locks = new Map<string, GameLock>();
  readonly #tries: Throttle;
  readonly #onClosed = new Listeners<Closing>();
  #room!: Room;
  #isClosed = false;
  /** Whose the seat of the guest is; undefined until somebody takes it. */
  #guest: string | undefined;
  /** Why the game is not on the disk as it stands. */
  saveError: unknown;

  private constructor(options: PrivateRoomOptions, code: string) {
    const { store, time } = options;
    this.code = code;
    this.#options = options;
    this.#tries = new Throttle(WRONG_CODES, time.nowMs);
    this.#log = memoryLog((name, record) => {
      setTag(record, ROOM_HOST_TAG, hostTag(this.#room.game));
      store.save(store.pathOf(name), record, this.#lockOf(name));
    });
  }

  /** Opens a new room. @param folder of its socket; '' for that of the system */
  static async host(
    options: PrivateRoomOptions,
    plan: RoomPlan,
    code: string,
    folder: string,
  ): Promise<PrivateRoom> {
    const { variant, start, clock, side, hasWatchers } = plan;
    const opening = {
      at: options.time.date().getTime(),
      code,
      folder,
      variant: variant.id,
      sfen: formatSfen(variant, start),
      timeControl: clock ? formatTimeControl(clock) : '',
      hasWatchers,
      host: { color: side, account: HOST, name: options.ownName() },
    };
    const room = new PrivateRoom(options, code);
    await room.#open(roomName(opening), opening);
    return room;
  }

  /** Opens the room of a saved game again: the clock stands as after the last move. */
  static async resume(
    options: PrivateRoomOptions,
    { name, record, key: { code, at = '' }, lock }: SavedRoom,
  ): Promise<PrivateRoom> {
    const [side, unwatched] = tagValue(record, ROOM_HOST_TAG)?.trim().split(/\s+/) ?? [];
    const color = side === 'white' ? side : 'black';
    const seated = (one: Color) => ({ color: one, name: playerName(record, one) });
    const opening = {
      at: options.time.date().getTime(),
      code,
      folder: at,
      variant: record.variant.id,
      sfen: formatSfen(record.variant, record.start),
      timeControl: tagValue(record, 'TimeControl') ?? '',
      hasWatchers: unwatched === undefined,
      host: { ...seated(color), account: HOST },
      guest: { ...seated(opposite(color)), account: GUEST },
    };
    const room = new PrivateRoom(options, code);
    room.#keepLock(name, lock);
    await room.#open(name, opening, record);
    return room;
  }

  async #open(name: string, opening: RoomOpening, record?: GameRecord): Promise<void> {
    const onTrouble = (error: unknown) => {
      this.saveError = error;
      this.#room.game.match.saveError = error;
    };
    const onEvent = ({ kind }: RoomEvent) => {
      if (kind === 'rematched') this.#playAgain().catch(onTrouble);
    };
    const { time } = this.#options;
    const options = { game: name, log: this.#log, time, onTrouble, onEvent };
    this.#room = await Room.open({ ...options, ...(record && { record }) }, opening);
  }

  /** The folder of the socket; undefined for that of the system. */
  get folder(): string | undefined {
    return this.#room.game.opened.folder || undefined;
  }

  /** Calls back when the room is closed. @returns what ends that */
  readonly onClosed = this.#onClosed.follow;

  /** Lets the host in. */
  enterAsHost(hear: (news: MemberNews) => void): Promise<Result<RoomMember, DoorFault>> {
    const visitor = { account: HOST, name: this.#options.ownName(), wants: 'play' } as const;
    const side = this.#room.game.firstSeat;
    return this.#room.enter({ ...visitor, ...(side && { side }) }, hear);
  }

  /** Why somebody who types a code is not let in. @param user the account that they say they have */
  whyNot(code: string | undefined, wants: Visitor['wants'], user: string): ReachFault | undefined {
    const { waitMs } = this.#tries;
    if (waitMs > 0) return { code: 'too-many-tries', waitMs };
    if (code !== this.code) {
      this.#tries.take();
      return { code: 'wrong-code' };
    }
    const { game, hasBegun } = this.#room;
    if (wants === 'watch') return game.opened.hasWatchers ? undefined : { code: 'no-watchers' };
    const isTheirs = this.#guest === undefined || this.#guest === user;
    return hasBegun && !isTheirs ? { code: 'full' } : undefined;
  }

  /** Lets in who has typed the right code. */
  async enter(
    wants: Visitor['wants'],
    user: string,
    hear: (news: MemberNews) => void,
  ): Promise<Result<RoomMember, DoorFault>> {
    if (this.#isClosed) return failure('full');
    const name = accountName(user) || NOBODY;
    const isNamesake = name === this.#options.ownName();
    // Two terminals of one account are told apart.
    const visitor = { account: GUEST, name: isNamesake ? `${name} 2` : name, wants };
    if (wants === 'play') this.#guest ??= user;
    const { firstSeat } = this.#room.game;
    const side = firstSeat && opposite(firstSeat);
    return this.#room.enter({ ...visitor, ...(side && { side }) }, hear);
  }

  /** Closes the room for all. A game that has begun can be resumed. */
  async close(why: 'left' | 'handed-over'): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const told = this.#room.hasBegun ? why : 'withdrawn';
    try {
      await this.#room.close(told);
    } catch (error) {
      this.saveError = error;
    } finally {
      for (const lock of this.#locks.values()) lock.release();
      this.#onClosed.tell(told);
    }
  }

  /** Opens the room of another game, and takes all who are here there. */
  async #playAgain(): Promise<void> {
    const room = this.#room;
    const opening = room.nextOpening();
    await this.#open(roomName(opening), opening);
    await room.moveTo(this.#room);
    await room.close('left');
    this.#locks.get(room.name)?.release();
    this.#locks.delete(room.name);
  }

  #lockOf(name: string): GameLock {
    const known = this.#locks.get(name);
    if (known) return known;
    const { store } = this.#options;
    const taken = store.lock(store.pathOf(name));
    if (!taken.ok) throw new Conflict('open-elsewhere', taken.fault);
    return this.#keepLock(name, taken.value);
  }

  /** Keeps a game until another process asks for it, which goes on with it. */
  #keepLock(name: string, lock: GameLock): GameLock {
    this.#locks.set(name, lock);
    lock.guard(({ kind }) => {
      if (kind !== 'gone') void this.close('handed-over');
    });
    return lock;
  }
}

/** What a room answers to a knock: why it does not let in, if it does not. */
const answerSchema = v.union([
  v.object({ code: v.literal('too-many-tries'), waitMs: v.number() }),
  v.object({ code: v.picklist(['wrong-code', 'full', 'no-watchers']) }),
  v.strictObject({}),
]);

/** Reads what `whyNot` has told over a line; `{}` is that one is let in. */
export function readAnswer(text: string): Result<ReachFault | undefined, 'odd'> {
  try {
    const answer = v.safeParse(answerSchema, JSON.parse(text));
    if (!answer.success) return failure('odd');
    return success('code' in answer.output ? answer.output : undefined);
  } catch {
    return failure('odd');
  }
}

/** The game of a room that its host can go on with: the latest, or one by its name or code. */
export async function findSavedRoom(
  store: GameStore,
  wanted: string | undefined,
): Promise<SavedRoom | undefined> {
  for (const { path, name, head } of store.list()) {
    if (head.score !== '*') continue;
    const stem = name.replace(/\.psn$/, '');
    if (wanted !== undefined && stem !== wanted && !stem.endsWith(`-${wanted.toUpperCase()}`)) {
      continue;
    }
    if (!hosted(store, path)) continue;
    const lock = await store.takeOver(path);
    // It may have gone on until it was given up.
    const game = hosted(store, path);
    if (game) return { name: stem, lock, ...game };
    lock.release();
  }
  return undefined;
}

/** The record of a file and the room that it leads to, if it is that of a host. */
function hosted(store: GameStore, path: string): Pick<SavedRoom, 'record' | 'key'> | undefined {
  const file = store.load(path);
  const record = file.ok ? file.value.games[0].record : undefined;
  const key = record && roomOf(record);
  const isHost = record && tagValue(record, ROOM_HOST_TAG) !== undefined;
  return isHost && key ? { record, key } : undefined;
}

/** What the record tells of its host: the side, and whether nobody may watch. */
function hostTag({ firstSeat = 'black', opened }: RoomGame): string {
  return opened.hasWatchers ? firstSeat : `${firstSeat} unwatched`;
}

/** A log in memory: what stays is the record, which is kept after each event. */
function memoryLog(keep: (name: string, record: GameRecord) => void): RoomLog {
  const games = new Map<string, RoomEvent[]>();
  return {
    append: async (name, events) => {
      games.set(name, [...(games.get(name) ?? []), ...events]);
      return true;
    },
    read: async (name, after) => games.get(name)?.slice(after) ?? [],
    keep: async (name, record) => keep(name, record),
    close: async (name) => {
      games.delete(name);
    },
  };
}
