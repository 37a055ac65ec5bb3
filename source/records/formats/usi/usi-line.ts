/** A word of a line; `index` is that of its first character. */
export interface UsiWord {
  readonly text: string;
  readonly index: number;
}

/** A move of USI. */
export const USI_MOVE = /^(?:\d[a-z]\d[a-z]\+?|[A-Z]\*\d[a-z])$/;

/** Whether a word has the form of the board of an SFEN. */
export function isSfenBoard(word: string): boolean {
  const ranks = word.split('/');
  return ranks.length > 1 && ranks.every((rank) => rank !== '');
}

/** Whether a line has the form of a game: see `parseUsiRecords`. */
export function isUsiLine(line: string): boolean {
  const [first, ...others] = usiWords(line).map((word) => word.text);
  if (first === undefined || !isContent(line)) return false;
  if (first === 'position') return others[0] === 'startpos' || others[0] === 'sfen';
  if (first === 'startpos' || first === 'sfen' || first === 'moves') return true;
  if (isSfenBoard(first)) return /^[bw]$/.test(others[0] ?? '');
  return USI_MOVE.test(first) && !others.some((word) => /[^\w*+]/.test(word));
}

/** Whether a line is neither empty nor a comment. */
export function isContent(line: string): boolean {
  const text = line.trimStart();
  return text !== '' && !text.startsWith('#') && !text.startsWith('//');
}

export function usiWords(line: string): UsiWord[] {
  const words: UsiWord[] = [];
  let index = 0;
  // Expressions for long runs fill the stack where they are not optimized.
  for (const text of line.split(/\s/)) {
    if (text) words.push({ text, index });
    index += text.length + 1;
  }
  return words;
}
