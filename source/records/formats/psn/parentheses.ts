/** A line at which every parenthesis ends: a tag, or a comment on a line of its own. */
const LIMIT = /\n[ \t]*(?:#|\[[^\s"[\]]+[ \t]+"[^\n]*"[ \t]*\])/y;

/** Finds the closing parentheses; braces are skipped. The whole text is read once. */
export class Parentheses {
  readonly #text: string;
  readonly #ends = new Map<number, number>();
  #searchedTo = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The index of the parenthesis that closes the one at `start`; -1 where none does. */
  endOf(start: number): number {
    if (start >= this.#searchedTo) this.#search(start);
    return this.#ends.get(start) ?? -1;
  }

  #search(start: number): void {
    const text = this.#text;
    const open: number[] = [];
    let at = start;
    for (; at < text.length; at++) {
      const character = text[at];
      if (character === '(') open.push(at);
      else if (character === ')') {
        this.#ends.set(open.pop() as number, at);
        if (open.length === 0) break;
      } else if (character === '{') {
        const end = endOfBraces(text, at);
        if (end < 0) break;
        at = end;
      } else if (character === '\n') {
        LIMIT.lastIndex = at;
        if (LIMIT.test(text)) break;
      }
    }
    this.#searchedTo = at + 1;
  }
}

/** The index of the brace that closes the one at `start`; -1 where none does. */
export function endOfBraces(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '}') return at;
    if (text[at] === '\\') at++;
  }
  return -1;
}
