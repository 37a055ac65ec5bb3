import type { ReadEncoding } from './encodings.ts';
import { decodeUtf8, withPlainLines } from './utf8.ts';

/** A text with `\n` at the line ends and without byte order mark. */
interface DecodedText {
  readonly text: string;
  readonly encoding: ReadEncoding;
  /** Whether some of the bytes do not belong to the encoding; `\ufffd` stands for them. */
  readonly isDamaged: boolean;
}

/**
 * The signs that Windows has in Latin-1 in place of the controls from 0x80 on; a space for none.
 */
const WINDOWS_SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** How much of a text is looked at to guess its encoding. */
const SAMPLE_BYTES = 1 << 20;

/** A text with a larger odd part is no text. */
const MOST_ODD = 0.5;

/** What stands for bytes that are no character. */
export const DAMAGE = '\ufffd';

/**
 * The text of a file in any of `READ_ENCODINGS`. The encoding is told by a byte order mark; else it
 * is UTF-8 where the bytes are valid; else the one that makes the most of them that people write.
 * Undefined where none does. A text may be damaged or cut off.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const wide = markedEncoding(bytes) ?? wideEncoding(bytes);
  const utf8 = wide || hasEscapes(bytes) ? undefined : decodeUtf8(bytes);
  if (utf8 !== undefined) {
    return { text: withPlainLines(utf8), encoding: 'utf-8', isDamaged: false };
  }
  const encoding = wide ?? likeliestEncoding(bytes.subarray(0, SAMPLE_BYTES));
  if (encoding === undefined) return undefined;
  const text = withPlainLines(decode(bytes, encoding));
  return { text, encoding, isDamaged: text.includes(DAMAGE) };
}

function markedEncoding([first, second]: Uint8Array): ReadEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The encoding of bytes that are not UTF-8, or damaged. */
function likeliestEncoding(sample: Uint8Array): ReadEncoding | undefined {
  const utf8 = decode(sample, 'utf-8');
  const known = count(utf8, JAPANESE) + count(utf8, LATIN);
  if (known > 0 && known >= count(utf8, DAMAGED)) return 'utf-8';
  const escaped = hasEscapes(sample) ? (['iso-2022-jp'] as const) : [];
  const readings = [...escaped, ...(['shift_jis', 'euc-jp', 'latin-1'] as const)].map(
    (encoding) => {
      return { encoding, oddity: oddityOf(decode(sample, encoding)) };
    },
  );
  const best = readings.reduce((one, other) => (other.oddity < one.oddity ? other : one));
  return best.oddity <= MOST_ODD ? best.encoding : undefined;
}

/** UTF-16 without a mark, if its spaces, digits and line ends show it. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 !== 0 || !bytes.includes(0)) return undefined;
  const end = Math.min(bytes.length, SAMPLE_BYTES);
  let [little, big, none] = [0, 0, 0];
  for (let at = 0; at < end; at += 2) {
    const [low, high] = [bytes[at], bytes[at + 1]];
    if (low === 0 && high === 0) none++;
    else if (high === 0) little++;
    else if (low === 0) big++;
  }
  const least = end / 32;
  if (none > 0 || Math.max(little, big) < least) return undefined;
  const encoding = little > big ? 'utf-16le' : 'utf-16be';
  const isClear = Math.max(little, big) > 8 * Math.min(little, big);
  return isClear && !decode(bytes.subarray(0, end), encoding).includes(DAMAGE)
    ? encoding
    : undefined;
}

/** Whether a text switches to kanji by escapes, as ISO-2022-JP does. */
function hasEscapes(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1)) {
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return true;
  }
  return false;
}

function decode(bytes: Uint8Array, encoding: ReadEncoding): string {
  return encoding === 'latin-1' ? decodeLatin1(bytes) : decoderOf(encoding)(bytes);
}

/** What decodes; nothing but damage where a Node.js without its tables does not know the encoding. */
export function decoderOf(
  encoding: Exclude<ReadEncoding, 'latin-1'>,
): (bytes: Uint8Array) => string {
  try {
    const decoder = new TextDecoder(encoding);
    return (bytes) => decoder.decode(bytes);
  } catch {
    return () => DAMAGE;
  }
}

/** Some versions of Node.js decode without the signs of Windows. */
function decodeLatin1(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.replace(/[\x80-\x9f]/g, (control) => {
    const sign = WINDOWS_SIGNS.charAt(control.charCodeAt(0) - 0x80);
    return sign === ' ' ? control : sign;
  });
}

const PLAIN = /[\t\n\r -~]+/g;
const DAMAGED = /\ufffd/g;
const CONTROLS = /[\p{Cc}\p{Co}]/gu;
/** What Japanese text is made of. */
const JAPANESE = /[\u3000-\u30ff\uff01-\uff5e\u4e00-\u9fff\uf900-\ufaff①-⑳▲△▼▽☗☖]/g;
/** Letters of Latin-1 beside plain letters, as in `José`. */
const LATIN = /(?<=[A-Za-z])[À-ÖØ-öø-ÿ]|[À-ÖØ-öø-ÿ](?=[A-Za-z])/g;
/** What Latin-1 has apart from letters in words; two of them may as well be one kanji. */
const OTHER_LATIN = /[\u00a0-\u00ffŒœŠšŽžŸ‘’“”‚„–—…•€]/g;
const HALF_WIDTH = /[\uff61-\uff9f]/g;

/** How unlike a text is to what people write: 0 for the best, 1 and more for nonsense. */
function oddityOf(text: string): number {
  const other = text.replace(PLAIN, '');
  if (other === '') return 0;
  const latin = count(other, OTHER_LATIN);
  const halfWidth = count(other, HALF_WIDTH);
  const loneLatin = latin - count(text, LATIN);
  const unknown = other.length - latin - count(other, JAPANESE) - halfWidth;
  const impossible = 3 * count(other, CONTROLS);
  const possible = 0.25 * countRareKanji(other) + 0.4 * loneLatin + 0.5 * halfWidth;
  return (possible + unknown + impossible) / other.length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

let commonKanji: ReadonlySet<string> | undefined;

/**
 * Counts kanji that are in the Japanese encodings but hardly in use: texts read wrongly are full of
 * them.
 */
function countRareKanji(text: string): number {
  commonKanji ??= new Set(decode(commonKanjiBytes(), 'euc-jp'));
  let rare = 0;
  for (const kanji of text.match(/[\u4e00-\u9fff\uf900-\ufaff]/g) ?? [])
    if (!commonKanji.has(kanji)) rare++;
  return rare;
}

/** The kanji of the first level of JIS X 0208, rows 16 to 47, in EUC-JP. */
function commonKanjiBytes(): Uint8Array {
  const bytes: number[] = [];
  for (let row = 16; row <= 47; row++) {
    for (let cell = 1; cell <= 94; cell++) bytes.push(0xa0 + row, 0xa0 + cell);
  }
  return Uint8Array.from(bytes);
}
