/** A line that is typed. */
export interface TypedText {
  readonly text: string;
  /** The text left of the caret. */
  readonly beforeCaret: string;
  /** Whether the next text replaces this one. */
  readonly isSelected: boolean;
}

/** A text with the caret after it. */
export function typedText(text: string): TypedText {
  return { text, beforeCaret: text, isSelected: false };
}

/** Inserts a text at the caret, or replaces a selected one. */
export function insertText(line: TypedText, added: string): TypedText {
  return line.isSelected ? typedText(added) : withCaret(line.beforeCaret + added, afterCaret(line));
}

/** Applies an editing key. @returns undefined for any other key */
export function editText(line: TypedText, key: string): TypedText | undefined {
  const { text, beforeCaret: before } = line;
  const after = afterCaret(line);
  const [left, right] = [[...before].at(-1) ?? '', [...after][0] ?? ''];
  // Words stand between spaces.
  const beforeWord = before.replace(/[^ ]* *$/, '');
  const afterWord = after.replace(/^ *[^ ]*/, '');
  switch (key) {
    case 'backspace':
      return withCaret(before.slice(0, before.length - left.length), after);
    case 'delete':
      return withCaret(before, after.slice(right.length));
    case 'left':
      return withCaret(before.slice(0, before.length - left.length), left + after);
    case 'right':
      return withCaret(before + right, after.slice(right.length));
    case 'home':
    case 'ctrl-a':
      return withCaret('', text);
    case 'end':
    case 'ctrl-e':
      return typedText(text);
    case 'ctrl-u':
      return withCaret('', after);
    case 'ctrl-k':
      return typedText(before);
    case 'ctrl-w':
      return withCaret(beforeWord, after);
    case 'alt-d':
      return withCaret(before, afterWord);
    case 'alt-left':
      return withCaret(beforeWord, text.slice(beforeWord.length));
    case 'alt-right':
      return withCaret(text.slice(0, text.length - afterWord.length), afterWord);
    default:
      return undefined;
  }
}

function withCaret(beforeCaret: string, after: string): TypedText {
  return { text: beforeCaret + after, beforeCaret, isSelected: false };
}

function afterCaret({ text, beforeCaret }: TypedText): string {
  return text.slice(beforeCaret.length);
}

/** The line that a player types at a prompt, and the lines entered before. */
export class PromptLine implements TypedText {
  #line = typedText('');
  #history: string[] = [];
  /** Index of the history's entry that is shown; the history's length while a new line is typed. */
  #recalled = 0;
  /** The new line, while an entry of the history is shown. */
  #draft = '';

  get text(): string {
    return this.#line.text;
  }

  get isEmpty(): boolean {
    return this.text === '';
  }

  get beforeCaret(): string {
    return this.#line.beforeCaret;
  }

  get isSelected(): boolean {
    return this.#line.isSelected;
  }

  /** Selects the text: the next text replaces it, an editing key keeps it. */
  select(): void {
    this.#line = { ...this.#line, isSelected: !this.isEmpty };
  }

  /** Inserts a text at the caret, or replaces a selected one. */
  insert(text: string): void {
    this.#line = insertText(this.#line, text);
  }

  /** Replaces the whole text and puts the caret after it. */
  set(text: string): void {
    this.#line = typedText(text);
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
    if (key === 'up' || key === 'ctrl-p') return this.#recall(-1);
    if (key === 'down' || key === 'ctrl-n') return this.#recall(1);
    const edited = editText(this.#line, key);
    if (edited) this.#line = edited;
    return edited !== undefined;
  }

  #recall(step: -1 | 1): true {
    const next = this.#recalled + step;
    if (next < 0 || next > this.#history.length) {
      this.#line = { ...this.#line, isSelected: false };
      return true;
    }
    if (this.#recalled === this.#history.length) this.#draft = this.text;
    this.#recalled = next;
    this.set(this.#history[next] ?? this.#draft);
    return true;
  }
}
