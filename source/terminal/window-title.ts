import { withoutControls } from '../clean/clean-text.ts';

/** Keeps the title of the window, and brings it back (XTWINOPS 22 and 23). */
const KEEP = '\x1b[22;2t';
const BRING_BACK = '\x1b[23;2t';

/** The name of the window while the program has it. */
export class WindowTitle {
  readonly #write: (text: string) => void;
  #shown: string | undefined;
  #isAway = false;

  /** @param write sends text to the terminal */
  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Names the window, unless it has that name. */
  show(title: string): void {
    if (this.#isAway || title === this.#shown) return;
    this.#write((this.#shown === undefined ? KEEP : '') + titled(withoutControls(title)));
    this.#shown = title;
  }

  /**
   * Names the window no more until `comeBack`.
   * @returns what gives the window its own name back; a terminal that keeps none has no name then
   */
  leave(): string {
    const isNamed = this.#shown !== undefined;
    this.#shown = undefined;
    this.#isAway = true;
    return isNamed ? titled('') + BRING_BACK : '';
  }

  /** The window may be named again. */
  comeBack(): void {
    this.#isAway = false;
  }
}

/** OSC 2. */
function titled(title: string): string {
  return `\x1b]2;${title}\x1b\\`;
}
