import type { Game } from '../core/game.ts';
import type { MoveNotation } from '../notation/display.ts';
import type { App } from './app.ts';
import { type Candidate, Completions, wordsNow } from './completion.ts';
import type { PromptLine } from './prompt-line.ts';

/** What is typed about: a match, or something else in which moves are made. */
export interface TypedGame {
  readonly game: Game;
  /** The destination of the last move. */
  readonly lastTo: number | undefined;
  /** Missing or false while moves can be made. */
  readonly ending?: unknown;
}

/**
 * How long the typing must pause before its candidates are shown. A fast hand never waits for
 * them, and over a slow line each of its keys costs no more than its own echo.
 */
const PAUSE_MS = 100;

/** The candidates that Tab goes through, and which of them stands in the prompt; -1 for none yet. */
interface TabState {
  readonly list: readonly Candidate[];
  readonly index: number;
}

/** What the text in the prompt may become: shown when the typing pauses, gone through by Tab. */
export class Suggestions {
  /** Of the position on the board; undefined after every change of it. */
  #completions: Completions | undefined;
  #tab: TabState | undefined;
  /** The text whose candidates are shown; '' for none. */
  #text = '';
  #cancel = () => {};
  readonly #match: TypedGame;
  readonly #notation: () => MoveNotation;
  readonly #words: (isOver: boolean) => readonly string[];

  /**
   * @param notation in which the candidates are written
   * @param words that do something while moves can be made, and after it; by default those of a game
   */
  constructor(
    match: TypedGame,
    notation: () => MoveNotation,
    words: (isOver: boolean) => readonly string[] = wordsNow,
  ) {
    this.#match = match;
    this.#notation = notation;
    this.#words = words;
  }

  /** Whether there is a text whose candidates are shown, be they none. */
  get areShown(): boolean {
    return this.#tab !== undefined || this.#text !== '';
  }

  get shown(): readonly Candidate[] {
    if (this.#tab) return this.#tab.list;
    return this.#text === '' ? [] : this.#all.matching(this.#text);
  }

  /** Forgets the position: it has changed. */
  reset(): void {
    this.#completions = undefined;
  }

  /** Forgets what Tab was going through: another key was pressed. */
  leaveTab(): void {
    this.#tab = undefined;
  }

  /** Follows the text of the prompt after a key. */
  follow({ text }: PromptLine, app: App): void {
    this.#cancel();
    if (text === this.#text) return;
    if (text === '' || this.#tab) this.#text = text;
    else {
      this.#cancel = app.schedule(() => {
        this.#text = text;
      }, PAUSE_MS);
    }
  }

  /** Goes through what the text may become; first to what all of it has in common. */
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
    const from = last < 0 && step < 0 ? 0 : last;
    const index = (from + step + list.length) % list.length;
    this.#tab = { list, index };
    line.set(list[index].text);
  }

  get #all(): Completions {
    const { ending, game, lastTo } = this.#match;
    const notation = this.#notation();
    if (this.#completions?.notation !== notation) {
      const position = ending ? undefined : game.position;
      this.#completions = new Completions(notation, this.#words(!position), position, lastTo);
    }
    return this.#completions;
  }
}

function commonStart(texts: readonly string[]): string {
  let [start] = texts;
  for (const text of texts) {
    while (!text.startsWith(start)) start = start.slice(0, -1);
  }
  return start;
}
