import iconv from 'iconv-lite';
import type { Encoding } from '../formats.ts';
import { decodeUtf8, withPlainLines } from '../utf8.ts';

/** Shift_JIS as it is used: with the characters that Windows added. */
const SHIFT_JIS = 'cp932';

/**
 * Characters for which Unicode has a second one that Shift_JIS maps to the same place: the same
 * sign, so that nothing is lost where one is written for the other.
 */
const TWINS: Readonly<Record<string, string>> = {
  '〜': '～',
  '−': '－',
  '‖': '∥',
  '—': '―',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
};

const ANY_TWIN = new RegExp(`[${Object.keys(TWINS).join('')}]`, 'g');

/** A text with `\n` at the line ends and without byte order mark. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file: UTF-8 where its bytes are that, else Shift_JIS, unless that has more
 * characters that cannot be; then it is UTF-8 that was damaged or cut off.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return { text: withPlainLines(utf8), encoding: 'utf-8' };
  const damaged = new TextDecoder('utf-8').decode(bytes);
  const shiftJis = iconv.decode(bytes, SHIFT_JIS);
  const isShiftJis = countImpossible(shiftJis) < countImpossible(damaged);
  return {
    text: withPlainLines(isShiftJis ? shiftJis : damaged),
    encoding: isShiftJis ? 'shift_jis' : 'utf-8',
  };
}

function countImpossible(text: string): number {
  return text.split('\ufffd').length - 1;
}

/**
 * A text as bytes, without byte order mark.
 * @returns `lost`: how many characters the encoding does not have; another sign stands for them
 */
export function encodeText(text: string, encoding: Encoding): { bytes: Uint8Array; lost: number } {
  if (encoding === 'utf-8') {
    // Halves of characters stand alone in no encoding.
    const halves = text.match(/\p{Cs}/gu) ?? [];
    return { bytes: new TextEncoder().encode(text), lost: halves.length };
  }
  const parts = text.replace(ANY_TWIN, (character) => TWINS[character]).split(/([\ue000-\ue69c])/);
  const encoded = parts.map((part, index) =>
    index % 2 === 0 ? encodeKnown(part) : encodeOwn(part),
  );
  return {
    bytes: Uint8Array.from(encoded.flatMap((part) => [...part.bytes])),
    lost: encoded.reduce((sum, part) => sum + part.lost, 0),
  };
}

function encodeKnown(text: string): { bytes: Uint8Array; lost: number } {
  const bytes = iconv.encode(text, SHIFT_JIS);
  if (iconv.decode(bytes, SHIFT_JIS) === text) return { bytes, lost: 0 };
  const lost = Array.from(text).filter(
    (character) => iconv.decode(iconv.encode(character, SHIFT_JIS), SHIFT_JIS) !== character,
  );
  return { bytes, lost: lost.length };
}

/** A character that a user of Windows has drawn: iconv-lite reads but does not write them. */
function encodeOwn(character: string): { bytes: Uint8Array; lost: number } {
  const index = character.charCodeAt(0) - 0xe000;
  const trail = 0x40 + (index % 188);
  return {
    bytes: Uint8Array.of(0xf0 + Math.floor(index / 188), trail + (trail >= 0x7f ? 1 : 0)),
    lost: 0,
  };
}
