import type { Schedule } from '../../terminal/keys.ts';

/** How long a piece of news stays at least, whatever is typed: time to read a line. */
const READABLE_MS = 1500;

/** A sentence, and a name for what it is about. */
interface Piece {
  readonly text: string;
  readonly about: string;
}

/** What others do, a sentence each, the oldest first. Each is shown until a key was pressed over it. */
export class News {
  readonly #schedule: Schedule;
  #all: readonly Piece[] = [];
  #wasReadable = false;
  #cancel = () => {};

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** The oldest one, and how many wait behind it: `The server ends soon.  +2`; undefined for none. */
  get shown(): string | undefined {
    const [first, ...others] = this.#all;
    return others.length > 0 ? `${first?.text}  +${others.length}` : first?.text;
  }

  /** Adds a sentence in the place of what was told about the same. */
  tell(text: string, about = text): void {
    this.#show([...this.#all.filter((one) => one.about !== about), { text, about }]);
  }

  /** A key was pressed: shows the next one, if this one could be read. */
  pass(): void {
    if (this.#wasReadable) this.#show(this.#all.slice(1));
  }

  /** Shows none any more. */
  clear(): void {
    this.#show([]);
  }

  #show(all: readonly Piece[]): void {
    const isSame = all[0]?.text === this.#all[0]?.text;
    this.#all = all;
    if (isSame) return;
    this.#cancel();
    this.#wasReadable = false;
    if (all.length === 0) return;
    this.#cancel = this.#schedule(() => {
      this.#wasReadable = true;
    }, READABLE_MS);
  }
}
