import type { Schedule } from '../../terminal/keys.ts';

/** How long a piece of news stays at least, whatever is typed: time to read a line. */
const READABLE_MS = 1500;

/** What others do, a sentence each, the oldest first. Each is shown until a key was pressed over it. */
export class News {
  readonly #schedule: Schedule;
  #texts: readonly string[] = [];
  #wasReadable = false;
  #cancel = () => {};

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** The oldest one, and how many wait behind it: `The server ends soon.  +2`; undefined for none. */
  get shown(): string | undefined {
    const [first, ...others] = this.#texts;
    return others.length > 0 ? `${first}  +${others.length}` : first;
  }

  /** Adds a sentence; one that is there already becomes the latest. */
  tell(text: string): void {
    this.#show([...this.#texts.filter((one) => one !== text), text]);
  }

  /** A key was pressed: shows the next one, if this one could be read. */
  pass(): void {
    if (this.#wasReadable) this.#show(this.#texts.slice(1));
  }

  /** Shows none any more. */
  clear(): void {
    this.#show([]);
  }

  #show(texts: readonly string[]): void {
    const isSame = texts[0] === this.#texts[0];
    this.#texts = texts;
    if (isSame) return;
    this.#cancel();
    this.#wasReadable = false;
    if (texts.length === 0) return;
    this.#cancel = this.#schedule(() => {
      this.#wasReadable = true;
    }, READABLE_MS);
  }
}
