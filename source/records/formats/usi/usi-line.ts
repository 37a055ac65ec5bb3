/** A word of a line; `index` is that of its first character. */
export interface UsiWord {
  readonly text: string;
  readonly index: number;
}

/** A move of USI. */
export const USI_MOVE = /^(?:\d[a-z]\d[a-z]\+?|[A-Z]\*\d[a-z])$/;

/** The board of an SFEN. */
export const SFEN_BOARD = /^[^/]+(?:\/[^/]+)+$/;

/** Whether a line has the form of a game: see `parseUsiRecords`. */
export function isUsiLine(line: string): boolean {
  const [first, ...others] = usiWords(line).map((word) => word.text);
  if (first === undefined || !isContent(line)) return false;
  if (first === 'position') return others[0] === 'startpos' || others[0] === 'sfen';
  if (first === 'startpos' || first === 'sfen' || first === 'moves') return true;
  if (SFEN_BOARD.test(first)) return /^[bw]$/.test(others[0] ?? '');
  return USI_MOVE.test(first) && others.every((word) => /^[\w*+]+$/.test(word));
}

/** Whether a line is neither empty nor a comment. */
export function isContent(line: string): boolean {
  return !/^\s*(?:$|#|\/\/)/.test(line);
}

export function usiWords(line: string): UsiWord[] {
  return Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, index }));
}
