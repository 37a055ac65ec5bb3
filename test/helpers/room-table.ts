import { Replica } from '../../source/rooms/replica.ts';
import { Room, type RoomOpening, type RoomTime } from '../../source/rooms/room.ts';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import { RoomLink } from '../../source/rooms/room-link.ts';
import type { RoomLog } from '../../source/rooms/room-log.ts';
import type { DoorFault, RoomPort, Visitor } from '../../source/rooms/room-port.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { manualTimers } from './manual-timers.ts';

/** The time of a room that a test moves by hand. */
export function roomTime(): RoomTime &
  Pick<ReturnType<typeof manualTimers>, 'advance' | 'nextInMs' | 'count'> {
  const timers = manualTimers();
  return { ...timers, date: () => new Date(1_700_000_000_000 + timers.nowMs()) };
}

/** What a crash leaves of the append that is under way: nothing, or all but the answer. */
export type Crash = 'lost' | 'unanswered';

/** A log in memory; `fails` makes it refuse to write. */
export class TestLog implements RoomLog {
  events: RoomEvent[] = [];
  fails: Error | undefined;
  /** What becomes of the next append; no answer to it ever comes. */
  crash: Crash | undefined;
  kept = 0;
  isForgotten = false;

  async append(_: string, events: readonly RoomEvent[]): Promise<boolean> {
    await undefined;
    if (this.fails) throw this.fails;
    if ((events[0]?.seq ?? 0) !== this.events.length + 1) return false;
    const { crash } = this;
    this.crash = undefined;
    if (crash !== 'lost') this.events.push(...structuredClone(events));
    return crash === undefined || new Promise(() => {});
  }

  async read(_: string, after: number): Promise<readonly RoomEvent[]> {
    return structuredClone(this.events.slice(after));
  }

  async keep(): Promise<void> {
    if (this.fails) throw this.fails;
    this.kept++;
  }

  async close(_: string, forget: boolean): Promise<void> {
    this.isForgotten = forget;
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

/** A room and the people in it, whose lines are direct calls. */
export class RoomTable {
  readonly time = roomTime();
  readonly log = new TestLog();
  room!: Room;
  #ids = 0;
  #hostSide: Color = 'black';
  /** Whether the timers of the room are those of a process that lives. */
  #life = { isOver: false };

  static async open(opening: Partial<RoomOpening> = {}): Promise<RoomTable> {
    const table = new RoomTable();
    const whole = { ...OPENING, ...opening };
    table.room = await Room.open(table.#options, whole);
    table.#hostSide = whole.host?.color ?? 'black';
    return table;
  }

  /** What a room gets; its timers end with its life. */
  get #options() {
    const life = { isOver: false };
    this.#life = life;
    const schedule: RoomTime['schedule'] = (callback, delayMs) =>
      this.time.schedule(() => {
        if (!life.isOver) callback();
      }, delayMs);
    return { game: 'game', log: this.log, time: { ...this.time, schedule } };
  }

  /** Opens the room again from its log, as after a crash. */
  async restart(): Promise<void> {
    this.#life.isOver = true;
    const room = await Room.resume(this.#options);
    if (!room) throw new Error('there is no game in the log');
    this.room = room;
  }

  /** Somebody who goes into the room; `line` is what ties them to it. */
  async enter(
    account: string,
    wants: Visitor['wants'] = 'play',
    save?: () => void,
  ): Promise<{ replica: Replica; link: RoomLink<DoorFault>; lose: () => void }> {
    let lose = () => {};
    const { time } = this;
    const newId = () => `${account}-${++this.#ids}`;
    const isHost = account === '1' && wants === 'play';
    const replica = new Replica({
      ...{ time, newId },
      ...(save && { save }),
      ...(isHost && { seat: this.#hostSide }),
    });
    const link = new RoomLink<DoorFault>(
      replica,
      async (known, { hear, onLost }) => {
        const visitor: Visitor = { account, name: `Player ${account}`, wants, ...known };
        const port = await this.room.enter(visitor, hear);
        if (port.ok) lose = () => closeLine(port.value, onLost);
        return port;
      },
      time.schedule,
    );
    const opened = await link.open();
    if (!opened.ok) throw new Error(opened.fault);
    return { replica, link, lose: () => lose() };
  }
}

function closeLine(port: RoomPort, onLost: () => void): void {
  port.close();
  onLost();
}

/** Lets everything happen that waits for nothing but its turn. */
export async function allTold(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await undefined;
}
