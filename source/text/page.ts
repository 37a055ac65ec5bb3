import stringWidth from 'string-width';

/** A part of a page of text: a title, then paragraphs and lists. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Lines as they are, a drawing. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

export function list(items: readonly string[]): Block {
  return { kind: 'list', items };
}

/**
 * The sections as lines: titles underlined, an empty line between blocks.
 * @param width columns of the longest line
 */
export function pageLines(sections: readonly Section[], width: number): string[] {
  const lines: string[] = [];
  for (const { title, blocks } of sections) {
    if (lines.length > 0) lines.push('');
    const heading = wrapLines(title, width);
    lines.push(...heading, '-'.repeat(Math.max(...heading.map((line) => stringWidth(line)))));
    for (const [index, block] of blocks.entries()) {
      if (index > 0) lines.push('');
      lines.push(...blockLines(block, width));
    }
  }
  return lines;
}

/** A block as lines: list items begin with a dash and hang two columns. */
export function blockLines(block: Block, width: number): string[] {
  if (block.kind === 'paragraph') return wrapLines(block.text, width);
  if (block.kind === 'lines') return [...block.lines];
  return block.items.flatMap((item) =>
    wrapLines(item, width - 2).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)),
  );
}

/**
 * A text broken at its spaces into lines of at most `width` columns, kanji counted as two. A word
 * that is longer is broken where it must be.
 */
export function wrapLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const wordWidth = stringWidth(word);
    if (line !== '' && used + 1 + wordWidth <= width) {
      line += ` ${word}`;
      used += 1 + wordWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = stringWidth(line);
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

function breakWord(word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const characterWidth = stringWidth(character);
    if (piece !== '' && used + characterWidth > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += characterWidth;
  }
  return [...pieces, piece];
}
