import type { Schedule } from '../../terminal/keys.ts';
import type { Texts } from '../../text/texts.ts';
import { type Sentence, sentenceIn } from '../../text/tongue.ts';

/** How long a piece of news stays at least, whatever is typed: time to read a line. */
const READABLE_MS = 1500;

/** A sentence, and a name for what it is about. */
interface Piece {
  readonly sentence: Sentence;
  readonly about: string;
}

/** What others do, a sentence each, the oldest first. Each is shown until a key was pressed over it. */
export class NewsQueue {
  readonly #schedule: Schedule;
  #all: readonly Piece[] = [];
  #wasReadable = false;
  #cancel = () => {};

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** The oldest one, and how many wait after it: `The server ends soon.  +2`; undefined for none. */
  shown(texts: Texts): string | undefined {
    const [first, ...others] = this.#all;
    if (!first) return undefined;
    const text = sentenceIn(texts, first.sentence);
    return others.length > 0 ? `${text}  +${others.length}` : text;
  }

  /** Adds a sentence in the place of what was told about the same. */
  tell(sentence: Sentence, about: string): void {
    this.#show([...this.#all.filter((one) => one.about !== about), { sentence, about }]);
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
    const isSame = all[0]?.sentence === this.#all[0]?.sentence;
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
