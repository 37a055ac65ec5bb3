import stringWidth from 'string-width';

/** Rows of cells as lines with columns that stand below each other; the titles come first. */
export function tableLines(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => widestOf(...all.map((row) => row[column] ?? '')));
  return all.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The text with spaces after it, up to a width in columns. */
export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(columns - stringWidth(text), 0));
}

/** The columns of the widest of the texts. */
export function widestOf(...texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => stringWidth(text)));
}
