/** A part of a text and where it begins in the whole. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): Part[] {
  const lines: Part[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, at });
    at += line.length + 1;
  }
  return lines;
}
