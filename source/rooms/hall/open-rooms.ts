import { COLORS, type Color } from '../../rules/core/color.ts';
import { IDLE_MS } from '../idleness.ts';
import { Room } from '../room.ts';
import type { RoomEvent } from '../room-event.ts';
import { hallDeed } from './hall-deed.ts';
import type { HallGame } from './hall-now.ts';
import { judgeRematch } from './hall-rematch.ts';
import type { HallWriter } from './hall-writer.ts';
import type { HouseStore } from './house-store.ts';
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
  /** Whether the last look at it failed, which was told. */
  isFaulty: boolean;
}

/** The rooms that are open in a house. The hall hears of their ends. */
export class OpenRooms {
  readonly #store: HouseStore;
  readonly #writer: HallWriter;
  readonly #presence: HousePresence;
  readonly #onFault: (error: unknown) => void;
  readonly #rooms = new Map<string, OpenRoom>();
  /** Rooms that close; their logs are not open again before that is done. */
  readonly #closing = new Map<string, Promise<void>>();
  #isShut = false;

  /** @param onFault called with what goes wrong with one of them, which must not stop the others */
  constructor(
    store: HouseStore,
    writer: HallWriter,
    presence: HousePresence,
    onFault: (error: unknown) => void,
  ) {
    this.#onFault = onFault;
    this.#store = store;
    this.#writer = writer;
    this.#presence = presence;
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
    const isLong = waits && this.#store.time.date().getTime() - waits.sinceMs >= IDLE_MS;
    return isLong ? waits.color : undefined;
  }

  /** Takes in what other houses have written to an open game. */
  catchUp(game: string): void {
    void this.get(game)?.catchUp().catch(this.#onFault);
  }

  /** The room of a game, which is opened if it is not open. Rejects with the error of the store. */
  async open(game: string): Promise<Room | undefined> {
    if (this.#isShut) return undefined;
    const known = this.#rooms.get(game);
    if (known) return known.opened;
    const opened = this.#openRoom(game);
    const open: OpenRoom = {
      ...{ room: undefined, opened, emptyMs: undefined },
      ...{ isRematchDue: false, isFaulty: false },
    };
    this.#rooms.set(game, open);
    try {
      open.room = await opened;
    } finally {
      if (!open.room) this.#rooms.delete(game);
    }
    const { room } = open;
    if (!room) return undefined;
    room.tellElsewhere(this.#presence.elsewhere(game));
    if (this.#store.trouble !== undefined) room.hold();
    // What was written while it was read has been told already.
    await room.catchUp();
    this.#presence.tellOthers();
    if (room.isOver) void this.#noteEnd(game, room);
    return room;
  }

  /** Tells each room who is in it at other houses. */
  tellElsewhere(): void {
    for (const [game, { room }] of this.#rooms) room?.tellElsewhere(this.#presence.elsewhere(game));
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
        if (!open.isFaulty) this.#onFault(error);
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
    for (const { opened } of this.#rooms.values()) {
      try {
        const room = await opened;
        await room?.close('left');
      } catch (error) {
        this.#onFault(error);
      }
    }
    await Promise.allSettled(this.#closing.values());
  }

  async #openRoom(game: string): Promise<Room | undefined> {
    await this.#closing.get(game);
    const known = this.#writer.hall.gameOfName(game);
    if (!known) return undefined;
    const { games, time } = this.#store;
    const events = await games.read(game, 0);
    if (events.length === 0 && known.ended) return undefined;
    await this.#store.openGame(game);
    // Whoever writes it first has opened it; the others read that.
    if (events.length === 0) await games.append(game, openingOf(known, time.date().getTime()));
    let room: Room | undefined;
    const onEvent = ({ kind }: RoomEvent) => {
      if (!room) return;
      if (room.isOver) void this.#noteEnd(game, room);
      // What fails is tried again at the next look.
      if (kind === 'rematched') this.#playAgain(game, room).catch(() => {});
      if (room.isClockRunning !== this.#presence.keeps(game)) this.#presence.tellOthers();
    };
    const isLive = this.#presence.runsElsewhere(game);
    const onTrouble = (error: unknown) => {
      if (error !== undefined) this.#onFault(error);
    };
    room = await Room.resume({ game, log: games, time, onEvent, onTrouble }, { isLive });
    return room;
  }

  /** Tells the hall that a game is over, unless it knows. It is tried again at the next look. */
  async #noteEnd(game: string, { ending, plies }: Room): Promise<void> {
    await this.#writer.write((hall) => {
      const known = hall.gameOfName(game);
      if (!known || known.ended || !ending) return hallDeed(undefined);
      return hallDeed({ kind: 'ended', code: known.began.code, plies, ending });
    });
  }

  /** Takes all who are in a room into that of the next game. Rejects with the error of the store. */
  async #playAgain(game: string, room: Room): Promise<void> {
    const open = this.#rooms.get(game);
    if (!open || this.#isShut) return;
    open.isRematchDue = true;
    const begun = await this.#writer.write((hall, means) => judgeRematch(hall, game, means));
    if (!begun.ok) return;
    const next = await this.open(begun.value.game ?? '');
    open.isRematchDue = false;
    if (next) await room.moveTo(next);
  }

  async #tidy(game: string, open: OpenRoom): Promise<void> {
    const { room } = open;
    if (!room) return;
    if (open.isRematchDue) await this.#playAgain(game, room);
    const isKnown = () => this.#writer.hall.gameOfName(game)?.ended !== undefined;
    if (room.isOver && !isKnown()) await this.#noteEnd(game, room);
    const nowMs = this.#store.time.nowMs();
    open.emptyMs = room.isEmpty ? (open.emptyMs ?? nowMs) : undefined;
    if (open.emptyMs === undefined) return;
    const isLongEmpty = !room.hasRunningClock && nowMs - open.emptyMs >= EMPTY_ROOM_MS;
    if (!(room.isOver ? isKnown() : isLongEmpty)) return;
    // Another look may have closed it meanwhile.
    const isOpen = this.#rooms.get(game) === open;
    if (!isOpen || !room.isEmpty || this.#isShut) return;
    this.#rooms.delete(game);
    const closed = room.close('left').finally(() => this.#closing.delete(game));
    this.#closing.set(game, closed);
    await closed;
    this.#presence.tellOthers();
  }
}

/** The first events of the room of a game. */
function openingOf({ began, terms }: HallGame, atMs: number): RoomEvent[] {
  const { code, variant, sfen, timeControl, hasWatchers, to } = terms;
  const at = Math.floor(atMs);
  const opened: RoomEvent = {
    ...({ seq: 1, at, kind: 'opened', code, folder: '' } as const),
    variant,
    sfen,
    timeControl,
    hasWatchers,
    ...(to.kind !== 'invitation' && { hasFixedWords: true }),
  };
  const seated = COLORS.map((color, index): RoomEvent => {
    const { id, name } = began[color];
    return { seq: index + 2, at, kind: 'seated', color, account: id, name };
  });
  return [opened, ...seated];
}
