import { IDLE_MS } from '../rooms/idleness.ts';
import { Queue } from '../rooms/queue.ts';
import { Room } from '../rooms/room.ts';
import type { RoomEvent } from '../rooms/room-event.ts';
import type { RoomLog } from '../rooms/room-log.ts';
import { openingEvents } from '../rooms/room-opening.ts';
import type { Color } from '../rules/core/color.ts';
import type { Sql } from '../sql/sql.ts';
import type { Games } from './games.ts';
import type { HallGame } from './hall-now.ts';
import type { HousePresence } from './presence.ts';

/** How long a room stays open for nobody while no clock runs. */
const EMPTY_ROOM_MS = 60_000;

/** A room that is open in this house. */
interface OpenRoom {
  /** Undefined while it opens, and where there is no such game. */
  room: Room | undefined;
  readonly opened: Promise<Room | undefined>;
  /** The moment since which nobody is in it. */
  emptyMs: number | undefined;
  /** Whether another game was agreed on that has not begun yet. */
  isRematchDue: boolean;
  /** Whether the hall knows that it is over. */
  isEndKnown: boolean;
  /** Whether the last look at it failed, which was told. */
  isFaulty: boolean;
}

export interface OpenRoomsOptions {
  readonly sql: Sql;
  readonly log: RoomLog;
  readonly games: Games;
  readonly presence: HousePresence;
  /** Called after a game has begun or ended. */
  readonly onChange: () => void;
  /** Called with what goes wrong with one of them, which must not stop the others. */
  readonly onFault: (error: unknown) => void;
}

/** The rooms that are open in a house. The hall hears of their ends. */
export class OpenRooms {
  readonly #options: OpenRoomsOptions;
  readonly #rooms = new Map<string, OpenRoom>();
  /** Rooms that close; their logs are not open again before that is done. */
  readonly #closing = new Map<string, Promise<void>>();
  /** One is read after the other: the keys of all who are here come between. */
  readonly #resuming = new Queue();
  #isShut = false;

  constructor(options: OpenRoomsOptions) {
    this.#options = options;
  }

  /** The games whose clocks run. */
  get running(): readonly string[] {
    return [...this.#rooms].flatMap(([game, { room }]) => (room?.isClockRunning ? [game] : []));
  }

  /** How many are open. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Whether no room is opened any more. */
  get isShut(): boolean {
    return this.#isShut;
  }

  /** The room of a game, if it is open. */
  get(game: string): Room | undefined {
    return this.#rooms.get(game)?.room;
  }

  /** The side for whose move an open game has waited for ten minutes; undefined for none. */
  waitsFor(game: string): Color | undefined {
    const waits = this.get(game)?.waitsFor;
    const isLong = waits && this.#options.sql.time.date().getTime() - waits.sinceMs >= IDLE_MS;
    return isLong ? waits.color : undefined;
  }

  /** Takes in what other houses have written to an open game. */
  catchUp(game: string): void {
    void this.get(game)?.catchUp().catch(this.#options.onFault);
  }

  /** The room of a game, which is opened if it is not open. Rejects with the error of the store. */
  async open(game: string): Promise<Room | undefined> {
    if (this.#isShut) return undefined;
    const known = this.#rooms.get(game);
    if (known) return known.opened;
    const opened = this.#openRoom(game);
    const open: OpenRoom = {
      ...{ room: undefined, opened, emptyMs: undefined },
      ...{ isRematchDue: false, isEndKnown: false, isFaulty: false },
    };
    this.#rooms.set(game, open);
    try {
      open.room = await opened;
    } finally {
      if (!open.room) this.#rooms.delete(game);
    }
    const { room } = open;
    if (!room) return undefined;
    room.tellElsewhere(this.#options.presence.elsewhere(game));
    if (this.#options.sql.trouble !== undefined) room.hold();
    // What was written while it was read has been told already.
    await room.catchUp();
    this.#options.presence.tellOthers();
    if (room.isOver) this.#noteEndSoon(open, room);
    return room;
  }

  /** Tells each room who is in it at other houses. */
  tellElsewhere(): void {
    for (const [game, { room }] of this.#rooms)
      room?.tellElsewhere(this.#options.presence.elsewhere(game));
  }

  /** Lets all clocks stand while nothing can be written, or run on. */
  hold(isHeld: boolean): void {
    for (const { room } of this.#rooms.values()) {
      if (isHeld) room?.hold();
      else room?.release();
    }
  }

  /** Tells the hall the ends of games that it has missed, and closes rooms where nobody is. */
  async tidy(): Promise<void> {
    for (const [game, open] of this.#rooms) {
      try {
        await this.#tidy(game, open);
        open.isFaulty = false;
      } catch (error) {
        if (!open.isFaulty) this.#options.onFault(error);
        open.isFaulty = true;
      }
    }
  }

  /** Opens no room from now on. */
  shut(): void {
    this.#isShut = true;
  }

  /** Closes all rooms. */
  async close(): Promise<void> {
    for (const open of this.#rooms.values()) {
      try {
        const room = await open.opened;
        await room?.close('left');
        // A game may have ended with its last command.
        if (room?.isOver) await this.#noteEnd(open, room);
      } catch (error) {
        this.#options.onFault(error);
      }
    }
    await Promise.allSettled(this.#closing.values());
  }

  async #openRoom(game: string): Promise<Room | undefined> {
    await this.#closing.get(game);
    const { sql, log, games, presence, onFault } = this.#options;
    const known = await games.ofName(game);
    if (!known) return undefined;
    let room: Room | undefined;
    const onEvent = ({ kind }: RoomEvent) => {
      const open = this.#rooms.get(game);
      if (!room || !open) return;
      if (room.isOver) this.#noteEndSoon(open, room);
      // What fails is tried again at the next look.
      if (kind === 'rematched') this.#playAgain(open, room).catch(() => {});
      if (room.isClockRunning !== presence.keeps(game)) presence.tellOthers();
    };
    const isLive = presence.runsElsewhere(game);
    const onTrouble = (error: unknown) => {
      if (error !== undefined) onFault(error);
    };
    const resume = async () => {
      const options = { game, log, time: sql.time, onEvent, onTrouble };
      room = await this.#resuming.run(() => Room.resume(options, { isLive }));
    };
    await resume();
    if (room || known.ended) return room;
    // Whoever writes it first has opened it; the others read that.
    await log.append(game, openingOf(known, sql.time.date().getTime()));
    await resume();
    return room;
  }

  /** Tells the hall that a game is over. If that fails it is tried again at the next look. */
  #noteEndSoon(open: OpenRoom, room: Room): void {
    this.#noteEnd(open, room).catch(() => {});
  }

  async #noteEnd(open: OpenRoom, { name, ending, game }: Room): Promise<void> {
    if (open.isEndKnown || !ending) return;
    const hasEnded = await this.#options.games.end(name, game.match.game.ply, ending);
    open.isEndKnown = true;
    if (hasEnded) this.#options.onChange();
  }

  /** Takes all who are in a room into that of the next game. Rejects with the error of the store. */
  async #playAgain(open: OpenRoom, room: Room): Promise<void> {
    if (this.#isShut) return;
    open.isRematchDue = true;
    // The next game begins after the end of this one, also in the tables.
    await this.#noteEnd(open, room);
    const begun = await this.#options.games.rematch(room.name);
    this.#options.onChange();
    const next = await this.open(begun?.game ?? '');
    open.isRematchDue = false;
    if (next) await room.moveTo(next);
  }

  async #tidy(game: string, open: OpenRoom): Promise<void> {
    const { room } = open;
    if (!room) return;
    if (open.isRematchDue) await this.#playAgain(open, room);
    if (room.isOver) await this.#noteEnd(open, room);
    const nowMs = this.#options.sql.time.nowMs();
    open.emptyMs = room.isEmpty ? (open.emptyMs ?? nowMs) : undefined;
    if (open.emptyMs === undefined) return;
    const isLongEmpty = !room.hasRunningClock && nowMs - open.emptyMs >= EMPTY_ROOM_MS;
    if (!(room.isOver ? open.isEndKnown : isLongEmpty)) return;
    // Another look may have closed it meanwhile.
    const isOpen = this.#rooms.get(game) === open;
    if (!isOpen || !room.isEmpty || this.#isShut) return;
    this.#rooms.delete(game);
    const closed = room.close('left').finally(() => this.#closing.delete(game));
    this.#closing.set(game, closed);
    await closed;
    this.#options.presence.tellOthers();
  }
}

/** The first events of the room of a game. */
function openingOf({ began, terms }: HallGame, atMs: number): RoomEvent[] {
  const { code, variant, sfen, timeControl, hasWatchers, to } = terms;
  const seated = (color: Color) => ({ color, account: began[color].id, name: began[color].name });
  return openingEvents({
    ...{ at: Math.floor(atMs), code, folder: '', variant, sfen, timeControl, hasWatchers },
    ...(to.kind !== 'invitation' && { hasFixedWords: true }),
    host: seated('black'),
    guest: seated('white'),
  });
}
