import {
  ENGLISH_DIGITS,
  HANGUL_DIGITS,
  JAPANESE_DIGITS,
  KANA_DIGITS,
  THAI_DIGITS,
} from './digits.ts';
import { KANJI_DIGITS } from './square.ts';

/** From a katakana letter to its hiragana, in Unicode. */
const TO_HIRAGANA = 0x60;

/** Other readings of a digit. */
const OTHER_DIGITS: Readonly<Record<string, number>> = {
  shi: 4,
  shichi: 7,
  kyu: 9,
  ku: 9,
  し: 4,
  しち: 7,
  く: 9,
};

/** A word of a spoken move that is no piece and no rank. */
export type SpokenWord =
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'capture' | 'drop' | 'from' | 'kara' | 'same' | 'filler' }
  | { readonly kind: 'promotion'; readonly promotion: 'promote' | 'decline' }
  | { readonly kind: 'side'; readonly side: 'black' | 'white' };

/** Spoken words, written together and folded by `foldSpoken`, with their meaning in a move. */
export const SPOKEN_WORDS: ReadonlyMap<string, SpokenWord> = new Map([
  ...[ENGLISH_DIGITS, JAPANESE_DIGITS, KANA_DIGITS, HANGUL_DIGITS, THAI_DIGITS].flatMap(digits),
  ...digits([...'123456789']),
  ...digits([...KANJI_DIGITS]),
  ...Object.entries(OTHER_DIGITS).map(([word, digit]) => entry(word, { kind: 'digit', digit })),
  ...all('x take takes taking capture captures capturing toru とる 取る 잡기 잡다 잡음 กิน', {
    kind: 'capture',
  }),
  ...all('* drop drops dropping dropped utsu uchi うつ うち 打つ 打ち 打 놓기 놓다 놓음 วาง', {
    kind: 'drop',
  }),
  ...all('from จาก', { kind: 'from' }),
  ...all('kara から 에서', { kind: 'kara' }),
  ...all('same dou どう 同 같은 같은곳 ที่เดิม', { kind: 'same' }),
  ...all(
    '+ promote promotes promoting promotion plus nari naru なり なる 成り 成る 成 승격 เลื่อนขั้น',
    {
      kind: 'promotion',
      promotion: 'promote',
    },
  ),
  ...all(
    '= equals narazu unpromoted declines doesnotpromote doesntpromote notpromoting nopromotion withoutpromotion withoutpromoting ならず 不成 成らず 불승격 ไม่เลื่อนขั้น',
    { kind: 'promotion', promotion: 'decline' },
  ),
  ...all('black sente 先手 せんて 下手 したて 선수 하수 ดำ', { kind: 'side', side: 'black' }),
  ...all('white gote 後手 ごて 上手 うわて 후수 상수 ขาว', { kind: 'side', side: 'white' }),
  ...all('- to on onto at the a an move moves moving goes check ote oute', { kind: 'filler' }),
  ...all('王手 おうて へ 장군 으로 로 รุก ไป ไปที่ ที่', { kind: 'filler' }),
]);

/**
 * A text in small letters, without accents, with hiragana for katakana. Signs of kana, vowels of
 * Thai and syllables of Korean keep one form.
 */
export function foldSpoken(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));
}

function entry(word: string, says: SpokenWord): [string, SpokenWord] {
  return [foldSpoken(word), says];
}

function all(words: string, says: SpokenWord): [string, SpokenWord][] {
  return words.split(' ').map((word) => entry(word, says));
}

function digits(words: readonly string[]): [string, SpokenWord][] {
  return words.map((word, index) => entry(word, { kind: 'digit', digit: index + 1 }));
}

/** The digit that a folded word says. */
export function digitOf(word: string): number | undefined {
  const says = SPOKEN_WORDS.get(word);
  return says?.kind === 'digit' ? says.digit : undefined;
}

/** The words of digits that are not in Latin letters, the longest first. */
export const NATIVE_DIGITS: readonly string[] = [...SPOKEN_WORDS.keys()]
  .filter((word) => digitOf(word) !== undefined && /^[^a-z\d]/.test(word))
  .sort((one, other) => other.length - one.length);
