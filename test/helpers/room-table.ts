import { Room, type Visitor } from '../../source/rooms/room.ts';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import type { RoomLog } from '../../source/rooms/room-log.ts';
import type { RoomOpening } from '../../source/rooms/room-opening.ts';
import type { RoomTime } from '../../source/rooms/room-time.ts';
import { RoomSeat } from '../../source/rooms/seat.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { manualTimers } from './manual-timers.ts';

/** The first time of a clock that a test moves by hand. No system's clock shows whole milliseconds. */
const START_MS = 0.5;

/** What each step takes longer than it should. Sums of it are exact, and stay below a millisecond. */
export const FRACTION_MS = 2 ** -16;

/** The time of a room that a test moves by hand, in steps that are no whole milliseconds. */
export function roomTime(): RoomTime &
  Pick<ReturnType<typeof manualTimers>, 'advance' | 'nextInMs' | 'count'> & {
    /** Lets no more time pass than it is told. */
    advanceExactly(timeMs: number): void;
  } {
  const { advance, nowMs, ...timers } = manualTimers();
  return {
    ...timers,
    nowMs: () => START_MS + nowMs(),
    date: () => new Date(1_700_000_000_000 + nowMs()),
    advance: (timeMs) => advance(timeMs + FRACTION_MS),
    advanceExactly: advance,
  };
}

/** What a crash leaves of the append that is under way: nothing, or all but the answer. */
export type Crash = 'lost' | 'unanswered';

/** A log in memory; `fails` makes it refuse to write. */
export class TestLog implements RoomLog {
  events: RoomEvent[] = [];
  fails: Error | undefined;
  /** The answer to the next append, which is written nevertheless. */
  answer: Error | undefined;
  /** What becomes of the next append; no answer to it ever comes. */
  crash: Crash | undefined;
  kept = 0;
  /** What each append waits for. */
  delay: Promise<void> | undefined;
  isClosed = false;

  async append(_: string, events: readonly RoomEvent[]): Promise<boolean> {
    await this.delay;
    if (this.fails) throw this.fails;
    if ((events[0]?.seq ?? 0) !== this.events.length + 1) return false;
    const { crash } = this;
    this.crash = undefined;
    if (crash !== 'lost') this.events.push(...structuredClone(events));
    const { answer } = this;
    this.answer = undefined;
    if (answer) throw answer;
    return crash === undefined || new Promise(() => {});
  }

  async read(_: string, after: number): Promise<readonly RoomEvent[]> {
    return structuredClone(this.events.slice(after));
  }

  async keep(): Promise<void> {
    if (this.fails) throw this.fails;
    this.kept++;
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

/** What a room is opened with, unless a test says otherwise: Black hosts a game of yari shogi. */
export const OPENING: RoomOpening = {
  at: 1_700_000_000_000,
  code: 'K7M2QX',
  folder: '',
  variant: yari.id,
  sfen: formatSfen(yari, startPosition(yari)),
  timeControl: '',
  hasWatchers: true,
  host: { color: 'black', account: '1', name: 'Host' },
};

/** A room and the people in it. */
export class RoomTable {
  readonly time = roomTime();
  log = new TestLog();
  room!: Room;
  #ids = 0;
  /** Whether the timers of the room are those of a process that lives. */
  #life = { isOver: false };

  static async open(opening: Partial<RoomOpening> = {}): Promise<RoomTable> {
    const table = new RoomTable();
    const whole = { ...OPENING, ...opening };
    table.room = await Room.open(table.#options, whole);
    return table;
  }

  /** What a room gets; after its life it has no timer and writes nothing. */
  get #options() {
    const life = { isOver: false };
    this.#life = life;
    const { log } = this;
    const ownLog: RoomLog = {
      append: (game, events) => (life.isOver ? new Promise(() => {}) : log.append(game, events)),
      read: log.read.bind(log),
      keep: log.keep.bind(log),
      close: log.close.bind(log),
    };
    const schedule: RoomTime['schedule'] = (callback, delayMs) =>
      this.time.schedule(() => {
        if (!life.isOver) callback();
      }, delayMs);
    return { game: 'game', log: ownLog, time: { ...this.time, schedule } };
  }

  /** Opens the room again from its log, as after a crash. */
  async restart(): Promise<void> {
    this.#life.isOver = true;
    const room = await Room.resume(this.#options);
    if (!room) throw new Error('there is no game in the log');
    this.room = room;
  }

  /** Opens the room of the game that both have agreed on, and takes all who are here there. */
  async playAgain(): Promise<void> {
    const before = this.room;
    this.log = new TestLog();
    this.room = await Room.open({ ...this.#options, game: 'game 2' }, before.nextOpening());
    await before.moveTo(this.room);
    await before.close('left');
    await allTold();
  }

  /** Somebody who goes into the room. */
  async enter(
    account: string,
    wants: Visitor['wants'] = 'play',
    side = account === '1' ? this.room.game.firstSeat : undefined,
  ): Promise<{ readonly seat: RoomSeat }> {
    const newId = () => `${account}-${++this.#ids}`;
    const visitor = { account, name: `Player ${account}`, wants, ...(side && { side }) };
    const taken = await RoomSeat.take({ time: this.time, newId }, (hear) =>
      this.room.enter(visitor, hear),
    );
    if (!taken.ok) throw new Error(taken.fault);
    return { seat: taken.value };
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function allTold(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await undefined;
}
