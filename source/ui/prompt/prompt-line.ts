/** A line that is typed, as a view shows it. */
export interface TypedText {
  readonly text: string;
  /** The text left of the caret. */
  readonly beforeCaret: string;
  /** Whether the next text replaces this one. */
  readonly isSelected: boolean;
}

/** The line that a player types: its text, the caret and the lines entered before. */
export class PromptLine implements TypedText {
  #characters: string[] = [];
  #caret = 0;
  #history: string[] = [];
  /** Index of the history's entry that is shown; the history's length while a new line is typed. */
  #recalled = 0;
  /** The new line, while an entry of the history is shown. */
  #draft = '';
  #isSelected = false;

  get text(): string {
    return this.#characters.join('');
  }

  get isEmpty(): boolean {
    return this.#characters.length === 0;
  }

  /** The text left of the caret. */
  get beforeCaret(): string {
    return this.#characters.slice(0, this.#caret).join('');
  }

  /** Whether the next text replaces this one. */
  get isSelected(): boolean {
    return this.#isSelected;
  }

  /** Selects the text: the next text replaces it, an editing key keeps it. */
  select(): void {
    this.#isSelected = !this.isEmpty;
  }

  /** Inserts a text at the caret, or replaces a selected one. */
  insert(text: string): void {
    if (this.#isSelected) this.set('');
    const added = [...text];
    this.#characters.splice(this.#caret, 0, ...added);
    this.#caret += added.length;
  }

  /** Replaces the whole text and puts the caret after it. */
  set(text: string): void {
    this.#characters = [...text];
    this.#caret = this.#characters.length;
    this.#isSelected = false;
  }

  /** Empties the line and remembers what it was. */
  enter(): string {
    const { text } = this;
    if (text.trim() !== '' && text !== this.#history.at(-1)) this.#history.push(text);
    this.#recalled = this.#history.length;
    this.set('');
    return text;
  }

  /** Applies an editing key. @returns false for any other key */
  edit(key: string): boolean {
    const isKnown = this.#edit(key);
    if (isKnown) this.#isSelected = false;
    return isKnown;
  }

  #edit(key: string): boolean {
    switch (key) {
      case 'backspace':
        if (this.#caret > 0) this.#characters.splice(--this.#caret, 1);
        return true;
      case 'delete':
        this.#characters.splice(this.#caret, 1);
        return true;
      case 'left':
        this.#caret = Math.max(this.#caret - 1, 0);
        return true;
      case 'right':
        this.#caret = Math.min(this.#caret + 1, this.#characters.length);
        return true;
      case 'home':
      case 'ctrl-a':
        this.#caret = 0;
        return true;
      case 'end':
      case 'ctrl-e':
        this.#caret = this.#characters.length;
        return true;
      case 'ctrl-u':
        this.#characters.splice(0, this.#caret);
        this.#caret = 0;
        return true;
      case 'ctrl-k':
        this.#characters.splice(this.#caret);
        return true;
      case 'ctrl-w':
        this.#eraseWord();
        return true;
      case 'up':
      case 'ctrl-p':
        this.#recall(-1);
        return true;
      case 'down':
      case 'ctrl-n':
        this.#recall(1);
        return true;
      default:
        return false;
    }
  }

  #eraseWord(): void {
    let start = this.#caret;
    while (start > 0 && this.#characters[start - 1] === ' ') start--;
    while (start > 0 && this.#characters[start - 1] !== ' ') start--;
    this.#characters.splice(start, this.#caret - start);
    this.#caret = start;
  }

  #recall(step: -1 | 1): void {
    const next = this.#recalled + step;
    if (next < 0 || next > this.#history.length) return;
    if (this.#recalled === this.#history.length) this.#draft = this.text;
    this.#recalled = next;
    this.set(this.#history[next] ?? this.#draft);
  }
}
