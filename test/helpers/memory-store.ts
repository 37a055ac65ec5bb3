import type { GameRecord } from '../../source/records/tree/record.ts';
import type { HallEvent } from '../../source/rooms/hall/hall-event.ts';
import type { Here } from '../../source/rooms/hall/here.ts';
import type { HouseStore, StoreNews } from '../../source/rooms/hall/house-store.ts';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import type { RoomTime } from '../../source/rooms/room-time.ts';

/** What one house has told, and where it hears of the others. */
interface View {
  here: readonly Here[];
  trouble: string | undefined;
  readonly listeners: Set<(news: StoreNews) => void>;
}

/** How long after a flag has fallen somebody should have judged it. */
const OVERDUE_MS = 1000;

/** How many events of the hall are read at once. */
const HALL_PAGE = 16;

/** A store of several houses that ends with the process, for tests. */
export class MemoryStore {
  readonly time: RoomTime;
  readonly #games = new Map<string, RoomEvent[]>();
  readonly #records = new Map<string, GameRecord>();
  #hall: HallEvent[] = [];
  #snapshot: { readonly seq: number; readonly chunks: readonly string[] } = { seq: 0, chunks: [] };
  readonly #views = new Set<View>();
  /** When flags fall, by the time of day, and after which event. */
  readonly #flags = new Map<string, { readonly seq: number; readonly dueAtMs: number }>();

  constructor(time: RoomTime) {
    this.time = time;
  }

  /** The events of a game. */
  eventsOf(game: string): readonly RoomEvent[] {
    return this.#games.get(game) ?? [];
  }

  /** The events of the hall. */
  get hallEvents(): readonly HallEvent[] {
    return this.#hall;
  }

  /** The store as another house sees it. */
  house(): MemoryHouseStore {
    const view: View = { here: [], trouble: undefined, listeners: new Set() };
    this.#views.add(view);
    const tellOthers = (news: StoreNews) => {
      for (const other of this.#views) if (other !== view) tell(other, news);
    };
    const reach = async () => {
      await undefined;
      // Nobody is left to hear the answer.
      if (!this.#views.has(view)) await new Promise(() => {});
      const { trouble } = view;
      if (trouble !== undefined) throw Object.assign(new Error(trouble), { code: trouble });
    };
    const vanish = () => {
      this.#views.delete(view);
      view.listeners.clear();
      tellOthers({ kind: 'here' });
    };
    const snapshot = () => this.#snapshot;
    const hereElsewhere = () =>
      [...this.#views].filter((other) => other !== view).flatMap(({ here }) => here);
    return {
      time: this.time,
      hall: {
        append: async (events) => {
          await reach();
          if (events[0]?.seq !== this.#hall.length + 1) return false;
          this.#hall = [...this.#hall, ...structuredClone(events)];
          tellOthers({ kind: 'hall' });
          return true;
        },
        read: async (after) => {
          await reach();
          return structuredClone(this.#hall.slice(after, after + HALL_PAGE));
        },
      },
      snapshots: {
        newest: async () => {
          await reach();
          return this.#snapshot.seq;
        },
        read: async function* () {
          await reach();
          yield* snapshot().chunks;
        },
        keep: async (seq, chunks) => {
          await reach();
          if (seq > this.#snapshot.seq) this.#snapshot = { seq, chunks: [...chunks] };
        },
      },
      games: {
        append: async (game, events) => {
          await reach();
          const known = this.eventsOf(game);
          if (events[0]?.seq !== known.length + 1) return false;
          this.#games.set(game, [...known, ...structuredClone(events)]);
          tellOthers({ kind: 'game', game });
          return true;
        },
        read: async (game, after) => {
          await reach();
          return structuredClone(this.eventsOf(game).slice(after));
        },
        keep: async (game, record) => {
          await reach();
          this.#records.set(game, record);
        },
        close: async () => {},
        noteFlag: (game, seq, dueAtMs) => {
          if (seq < (this.#flags.get(game)?.seq ?? 0)) return;
          if (dueAtMs === undefined) this.#flags.delete(game);
          else this.#flags.set(game, { seq, dueAtMs });
        },
      },
      openGame: async () => {},
      unfinished: async () => [],
      due: async () => {
        await reach();
        const endMs = this.time.date().getTime() - OVERDUE_MS;
        return [...this.#flags].filter(([, { dueAtMs }]) => dueAtMs < endMs).map(([game]) => game);
      },
      record: async (game) => {
        await reach();
        return this.#records.get(game);
      },
      get hereElsewhere() {
        return hereElsewhere();
      },
      tellHere: (here) => {
        view.here = here;
        tellOthers({ kind: 'here' });
      },
      get trouble() {
        return view.trouble;
      },
      follow: (listener) => {
        view.listeners.add(listener);
        return () => view.listeners.delete(listener);
      },
      close: async () => vanish(),
      setTrouble: (code) => {
        view.trouble = code;
        tell(view, { kind: 'trouble' });
      },
      vanish,
    };
  }
}

/** A house's store that a test can take away. */
export interface MemoryHouseStore extends HouseStore {
  /** Lets the house not reach the store for a reason of the system; undefined ends that. */
  readonly setTrouble: (code: string | undefined) => void;
  /** Ends the house as a crash does: the others see nobody there any more. */
  readonly vanish: () => void;
}

function tell({ listeners }: View, news: StoreNews): void {
  for (const listener of [...listeners]) listener(news);
}
