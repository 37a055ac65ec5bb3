import iconv from 'iconv-lite';
import type { Encoding } from './encodings.ts';
import { type EncodedText, encodeUtf8 } from './utf8.ts';

/** Shift_JIS with the characters that Windows added, as it is used. */
const SHIFT_JIS = 'cp932';

/**
 * Characters with a second code point in Unicode that Shift_JIS has in the same place. They are the
 * same sign: nothing is lost where one is written for the other.
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

/** A text as bytes, without byte order mark. */
export function encodeText(text: string, encoding: Encoding): EncodedText {
  if (encoding === 'utf-8') return encodeUtf8(text);
  const parts = text
    .replace(ANY_TWIN, (character) => TWINS[character] ?? character)
    .split(/([\ue000-\ue69c])/);
  const encoded = parts.map((part, index) =>
    index % 2 === 0 ? encodeKnown(part) : encodeOwn(part),
  );
  return {
    bytes: Buffer.concat(encoded.map((part) => part.bytes)),
    lost: encoded.reduce((sum, part) => sum + part.lost, 0),
  };
}

function encodeKnown(text: string): EncodedText {
  const bytes = iconv.encode(text, SHIFT_JIS);
  if (iconv.decode(bytes, SHIFT_JIS) === text) return { bytes, lost: 0 };
  const lost = Array.from(text).filter(
    (character) => iconv.decode(iconv.encode(character, SHIFT_JIS), SHIFT_JIS) !== character,
  );
  return { bytes, lost: lost.length };
}

/** A character that a user of Windows drew: iconv-lite reads but does not write them. */
function encodeOwn(character: string): EncodedText {
  const index = character.charCodeAt(0) - 0xe000;
  const trail = 0x40 + (index % 188);
  return {
    bytes: Uint8Array.of(0xf0 + Math.floor(index / 188), trail + (trail >= 0x7f ? 1 : 0)),
    lost: 0,
  };
}
