import { itemAt } from '../../rules/core/item-at.ts';
import type { MoveNotation } from '../../rules/notation/display.ts';
import { type Candidate, Completions, type TypedBoard } from '../../text/typed.ts';
import type { Navigator } from '../app/screen.ts';
import type { PromptLine } from './prompt-line.ts';

/**
 * How long the typing must pause before its candidates are shown. A fast hand never waits for
 * them, and over a slow line each of its keys costs no more than its own echo.
 */
const PAUSE_MS = 100;

/** The candidates that Tab goes through, and the index of the one in the prompt, or -1. */
interface TabState {
  readonly list: readonly Candidate[];
  readonly index: number;
}

/** The language of words and the notation of moves. */
interface TypedStyle {
  readonly language: string;
  readonly notation: MoveNotation;
}

/** The completions of the prompt's text: shown when the typing pauses, gone through by Tab. */
export class Suggestions {
  /** Those of the position on the board; undefined after each change of it. */
  #completions: Completions | undefined;
  #tab: TabState | undefined;
  /** The text whose candidates are shown; '' for none. */
  #text = '';
  #cancel = () => {};
  readonly #board: TypedBoard;
  readonly #style: () => TypedStyle;
  readonly #words: () => readonly string[];

  /**
   * @param style how candidates are written
   * @param words words that do something now
   */
  constructor(board: TypedBoard, style: () => TypedStyle, words: () => readonly string[]) {
    this.#board = board;
    this.#style = style;
    this.#words = words;
  }

  /** Whether candidates are shown, even an empty list of them. */
  get areShown(): boolean {
    return this.#tab !== undefined || this.#text !== '';
  }

  get shown(): readonly Candidate[] {
    if (this.#tab) return this.#tab.list;
    return this.#text === '' ? [] : this.#all.matching(this.#text);
  }

  /** The index of the one in the prompt, or -1. */
  get chosen(): number {
    return this.#tab?.index ?? -1;
  }

  /** Forgets the position, which has changed. */
  reset(): void {
    this.#completions = undefined;
  }

  /** Ends the walk of Tab, as another key was pressed. */
  leaveTab(): void {
    this.#tab = undefined;
  }

  /** Follows the text of the prompt after a key. */
  follow({ text }: PromptLine, app: Navigator): void {
    this.#cancel();
    if (text === this.#text) return;
    if (text === '' || this.#tab) this.#text = text;
    else {
      this.#cancel = app.schedule(() => {
        this.#text = text;
      }, PAUSE_MS);
    }
  }

  /** Goes to the next candidate; the first time, to the beginning that all of them share. */
  complete(step: 1 | -1, line: PromptLine): void {
    if (this.#tab === undefined) {
      const list = this.#all.matching(line.text);
      if (list.length === 0) return;
      const common = commonStart(list.map(({ text }) => text));
      this.#tab = { list, index: list.length === 1 ? 0 : -1 };
      if (common.length > line.text.length) {
        line.set(common);
        return;
      }
    }
    const { list, index: last } = this.#tab;
    // The first one to be offered never ends the game.
    const isFirstBack = last < 0 && step < 0;
    const from = isFirstBack ? (line.isEmpty ? 1 : 0) : last;
    const index = (from + step + list.length) % list.length;
    this.#tab = { list, index };
    line.set(itemAt(list, index).text);
  }

  get #all(): Completions {
    const { language, notation } = this.#style();
    if (this.#completions?.notation !== notation || this.#completions.language !== language) {
      this.#completions = new Completions(language, notation, this.#words(), this.#board);
    }
    return this.#completions;
  }
}

function commonStart(sentences: readonly string[]): string {
  let [start = ''] = sentences;
  for (const text of sentences) {
    while (!text.startsWith(start)) start = start.slice(0, -1);
  }
  return start;
}
