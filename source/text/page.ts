import stringWidth from 'string-width';

/** A part of a page of text: a title, then paragraphs and lists. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A part of a section. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Lines as they are, a drawing. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

/** A paragraph of a text. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** The texts that there are, a paragraph each. */
export function paragraphs(...texts: readonly (string | undefined)[]): Block[] {
  return texts.filter((text) => text !== undefined).map(paragraph);
}

/** A list of items, each of which begins with a dash. */
export function list(items: readonly string[]): Block {
  return { kind: 'list', items };
}

/** The sections as lines of at most `width` columns: titles underlined, gaps between blocks. */
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

// Where a line may be broken

const graphemes = new Intl.Segmenter();
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
/** Hiragana that end a word, up to a word that is written in hiragana itself. */
const ENDING = '(?:(?!こと|でき|なり|なる|あり|ある|ください)[\\u3041-\\u309f])*';
/**
 * Thai; a word of Japanese, as kanji or katakana with the hiragana after them or hiragana alone; one
 * other sign of Japanese; or anything else.
 */
const RUNS = new RegExp(
  `[\\u0e00-\\u0e7f]+|(?:[々\\u4e00-\\u9fff]+|[\\u30a1-\\u30fa\\u30fc]+|[\\u3041-\\u309f])${ENDING}|[\\u3000-\\u30ff\\uff01-\\uff60]|[^\\u0e00-\\u0e7f\\u3000-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff60]+`,
  'g',
);
/** What never begins a line (JIS X 4051, the usual part): stops, closing brackets, small kana. */
const NOT_FIRST =
  /^[、。，．：；？！）」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ.,:;?!)\]}"ๆฯ]/;
/** What never ends a line: opening brackets, and the quotation mark that begins a word. */
const NOT_LAST = /[（「『【〈《([{]$|^"$/;
/** A digit and what it counts, or the file of a square and its rank: they stay together. */
const DIGIT = /[\d０-９] ?$/;
const COUNTED = /^[\u0e00-\u0e7f\u4e00-\u9fff]/;
/** Any but that between a number and the Thai word after it. */
const BREAKABLE_SPACE = / (?<!\d (?=[\u0e00-\u0e7f]))/;

/**
 * A text broken into lines of at most `width` columns: at spaces, between kana and kanji as the
 * rules of Japanese typesetting allow it, and between the words of Thai. What is longer than a line
 * is broken where it must be.
 */
export function wrapLines(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line.trim(), Math.max(width, 1)));
}

function wrapLine(text: string, width: number): string[] {
  if (stringWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  let gap = '';
  for (const word of text.split(BREAKABLE_SPACE)) {
    for (const part of partsOf(word)) {
      if (line !== '' && stringWidth(line + gap + part) > width) {
        lines.push(line);
        line = '';
        gap = '';
      }
      line += gap + part;
      gap = '';
      if (stringWidth(line) <= width) continue;
      const pieces = cutAt(line, width);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
    }
    gap += line === '' ? '' : ' ';
  }
  return [...lines, line];
}

/** A text in pieces of at most `width` columns. */
function cutAt(text: string, width: number): string[] {
  const pieces = [''];
  let last = '';
  for (const { segment } of graphemes.segment(text)) {
    const piece = pieces.pop() ?? '';
    // A stop takes the letter before it along.
    const head = NOT_FIRST.test(segment) && piece !== last ? last : '';
    if (stringWidth(piece + segment) <= width) pieces.push(piece + segment);
    else if (stringWidth(head + segment) > width) pieces.push(piece, segment);
    else pieces.push(piece.slice(0, piece.length - head.length), head + segment);
    last = segment;
  }
  return pieces;
}

/** The parts of a word between which a line may be broken. */
function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (const run of word.match(RUNS) ?? []) {
    for (const part of /^[\u0e00-\u0e7f]/.test(run) ? wordsOfThai(run) : [run]) {
      const before = parts.at(-1);
      const isWhole =
        before !== undefined &&
        (NOT_FIRST.test(part) ||
          NOT_LAST.test(before) ||
          (DIGIT.test(before) && COUNTED.test(part)));
      if (isWhole) parts[parts.length - 1] = before + part;
      else parts.push(part);
    }
  }
  return parts;
}

/** The number of parts that the segmenter makes of a term, the most first. */
const TERM_LENGTHS = [5, 4, 3, 2];

/** Terms and loanwords in which `Intl.Segmenter` sees several words, or none that there are. */
const THAI_TERMS: ReadonlySet<string> = new Set(
  [
    'รุกจน รุกล้อ เลื่อนขั้น ตาเดิน ตาพลาด แถวตั้ง แถวนอน แต้มต่อ แนวแปร แนวหลัก ตัวหมาก',
    'หมากกล เดินซ้ำ เล่นซ้ำ เล่นใหม่ ยอมแพ้ ขอเดินใหม่ คำใบ้ คำท้า คำสั่ง คำตอบ รับช่วง จับสลาก',
    'ผิดกติกา ข้อเสนอ ข้อผิดพลาด บันทึกย่อ บันทึกไฟล์ ช่วยเหลือ บทเรียน หน้าจอ ก่อนหน้า ถัดไป',
    'เจ้าหญิง ม้ามังกร ราชามังกร นะริกิง คู่แข่ง ผู้เล่น ผู้อื่น อีกฝ่าย ตัวอักษร ลูกศร ล้อเมาส์',
    'เรตติ้ง เทอร์มินัล เอนจิน โปรเซส คันจิ จิโชงิ ยาริโชงิ ยาริ โกโรโกโรโชงิ เบียวโยมิ',
    'เซ็นนิชิเตะ เช่นกัน เหมือนกัน ใช่ไหม แล้วกลับ ตั้งค่า ฐานข้อมูล คัดลอก ลงทะเบียน เพิ่มเติม สองคน เกินไป',
    'ค่าเริ่มต้น การตั้งค่า หมากในมือ เข้าชม โอกาสชนะ ข้างหน้า ข้างหลัง ด้านข้าง โยนเบี้ย',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a Thai text, with the terms whole. */
function wordsOfThai(text: string): string[] {
  const parts = Array.from(thaiWords.segment(text), ({ segment }) => segment);
  const words: string[] = [];
  while (parts.length > 0) {
    const length =
      TERM_LENGTHS.find((count) => THAI_TERMS.has(parts.slice(0, count).join(''))) ?? 1;
    words.push(parts.splice(0, length).join(''));
  }
  return words;
}
