import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

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
function blockLines(block: Block, width: number): string[] {
  if (block.kind === 'paragraph') return wrapLines(block.text, width);
  if (block.kind === 'lines') return [...block.lines];
  return block.items.flatMap((item) =>
    wrapLines(item, width - 2).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)),
  );
}

/**
 * A text broken at its spaces into lines of at most `width` columns. A kanji counts as two columns.
 * A longer word is broken where it must be.
 */
export function wrapLines(text: string, width: number): string[] {
  return wrapAnsi(text, width, { hard: true }).split('\n');
}
