import { DAMAGE, decoderOf } from './decode-text.ts';
import type { Encoding } from './encodings.ts';
import { type EncodedText, encodeUtf8 } from './utf8.ts';

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

/** What stands for a character that Shift_JIS does not have. */
const UNKNOWN = 0x3f;

let shiftJis: ReadonlyMap<string, readonly number[]> | undefined;

/** A text as bytes, without byte order mark. */
export function encodeText(text: string, encoding: Encoding): EncodedText {
  if (encoding === 'utf-8') return encodeUtf8(text);
  shiftJis ??= bytesOfShiftJis();
  const bytes: number[] = [];
  let lost = 0;
  for (const character of text) {
    const known = shiftJis.get(TWINS[character] ?? character);
    bytes.push(...(known ?? [UNKNOWN]));
    if (!known) lost++;
  }
  return { bytes: Uint8Array.from(bytes), lost };
}

/**
 * The bytes of each character that Shift_JIS has, with those that Windows added: what TextDecoder
 * reads the other way round. Of two places the first one counts, but for the rows of NEC, which IBM
 * has once more (WHATWG Encoding, index Shift_JIS pointer). ASCII alone where a Node.js comes
 * without its tables.
 */
function bytesOfShiftJis(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  // TextDecoder of Node changes some control characters.
  for (let byte = 0; byte < 0x80; byte++) found.set(String.fromCharCode(byte), [byte]);
  const decode = decoderOf('shift_jis');
  const note = (...bytes: number[]) => {
    const character = decode(Uint8Array.from(bytes));
    const isOne = character.length === 1 && character !== DAMAGE;
    if (isOne && !found.has(character)) found.set(character, bytes);
  };
  for (let byte = 0xa1; byte < 0xe0; byte++) note(byte);
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    const isAgain = lead === 0xed || lead === 0xee;
    for (let trail = 0x40; trail <= 0xfc && !isAgain; trail++) note(lead, trail);
  }
  return found;
}
