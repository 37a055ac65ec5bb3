import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import { PromptLine } from '../prompt-line.ts';
import type { ReplayScreen } from './replay.ts';
import { type LineKind, submitLine, type TypedLine } from './replay-line.ts';

/** What waits for y or n. */
export interface Question {
  readonly text: string;
  readonly yes: () => void;
}

/** What a replay screen asks in its last row: a question for y or n, or a line to be typed. */
export class ReplayDialog {
  question: Question | undefined;
  typed: TypedLine | undefined;
  readonly #screen: ReplayScreen;
  /** Kept from one use to the next, for its history. */
  readonly #prompt = new PromptLine();

  constructor(screen: ReplayScreen) {
    this.#screen = screen;
  }

  /** Asks for a line, which begins with a text. */
  ask(kind: LineKind, text = ''): void {
    const line = new PromptLine();
    line.set(text);
    this.typed = { kind, line };
  }

  openPrompt(): void {
    this.typed = { kind: 'prompt', line: this.#prompt };
  }

  /** Takes a key. @returns false where nothing is asked */
  press(event: KeyEvent, app: App): boolean {
    const { question, typed } = this;
    if (question) this.#answer(question, keyOf(event));
    else if (typed) this.#type(typed, event, app);
    return question !== undefined || typed !== undefined;
  }

  /** y means yes; every other key means no. */
  #answer({ yes }: Question, key: string): void {
    this.question = undefined;
    if (key === 'y' || key === 'Y') yes();
  }

  #type({ kind, line }: TypedLine, event: KeyEvent, app: App): void {
    const key = keyOf(event);
    if (event.kind === 'paste') line.insert(event.text.trim().replace(/\s+/g, ' '));
    else if (event.kind === 'text') {
      if (kind !== 'go' || /\d/.test(key)) line.insert(key);
    } else if (key === 'enter') this.#enter(kind, line, app);
    else if (key === 'escape') {
      line.set('');
      this.typed = undefined;
      this.#screen.message = undefined;
    } else line.edit(key);
  }

  /** Does what was typed; a text that is refused stays to be corrected. */
  #enter(kind: LineKind, line: PromptLine, app: App): void {
    const text = line.enter();
    this.typed = undefined;
    this.#screen.message = undefined;
    const refused = submitLine(this.#screen, kind, text, app);
    if (refused === undefined) return;
    line.set(text);
    this.typed = { kind, line };
    this.#screen.warn(refused);
  }
}
