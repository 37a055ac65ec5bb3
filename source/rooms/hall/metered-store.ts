import type { HouseStore } from './house-store.ts';

/** The bounds by which appends are sorted, in milliseconds. */
export const APPEND_BOUNDS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

/** What a store has written for this house. */
export class StoreMeter {
  moves = 0;
  /** The appends that took at most as long as each bound, and longer than the one before; then the rest. */
  readonly appends: number[] = new Array(APPEND_BOUNDS_MS.length + 1).fill(0);
  /** All of them together. */
  appendsMs = 0;

  note(tookMs: number): void {
    const found = APPEND_BOUNDS_MS.findIndex((boundMs) => tookMs <= boundMs);
    const at = found < 0 ? APPEND_BOUNDS_MS.length : found;
    this.appends[at] = (this.appends[at] ?? 0) + 1;
    this.appendsMs += tookMs;
  }
}

/** The same store, of which a meter hears. */
export function meteredStore<Store extends HouseStore>(store: Store, meter: StoreMeter): Store {
  const { time } = store;
  const timed = async <Answer>(append: () => Promise<Answer>) => {
    const startMs = time.nowMs();
    const answer = await append();
    meter.note(time.nowMs() - startMs);
    return answer;
  };
  const { hall, games } = store;
  const { shared } = hall;
  const metered: Pick<HouseStore, 'hall' | 'games'> = {
    hall: {
      ...hall,
      append: (events) => timed(() => hall.append(events)),
      ...(shared && {
        shared: { ...shared, add: (...given) => timed(() => shared.add(...given)) },
      }),
    },
    games: {
      ...games,
      append: async (game, events) => {
        const isAdded = await timed(() => games.append(game, events));
        if (isAdded) meter.moves += events.filter(({ kind }) => kind === 'moved').length;
        return isAdded;
      },
    },
  };
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'hall' || name === 'games') return metered[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
