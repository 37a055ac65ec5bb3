import type { HouseStore } from './house-store.ts';

/** How many of the last appends are remembered. */
const REMEMBERED = 1000;

/** What a store has written for this house. */
export class StoreMeter {
  moves = 0;
  /** How long the last appends took, in milliseconds, in no order. */
  readonly #appendsMs: number[] = [];
  #appends = 0;

  note(tookMs: number): void {
    this.#appendsMs[this.#appends % REMEMBERED] = tookMs;
    this.#appends++;
  }

  /** The longest time that an append took, the slowest of a hundred left out; 0 before the first. */
  get appendMs(): number {
    const sorted = this.#appendsMs.toSorted((one, other) => one - other);
    return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
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
