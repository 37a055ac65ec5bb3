import { isPersonName } from '../clean/person-name.ts';

/** The most columns of a name. */
const LONGEST_NAME = 16;

/**
 * Letters of Latin as Europe writes it, no signs of phonetics, which look like others; a `-` stands
 * between two of them.
 */
const LATIN = /^(?=.*\p{L})[A-Za-z0-9À-ÖØ-öø-ſ]+(?:-[A-Za-z0-9À-ÖØ-öø-ſ]+)*$/u;
/** Kana and kanji. */
const JAPANESE =
  /^(?!ー)(?:(?=\p{L})[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Han}])+$/u;

/** Whole syllables of Korean. */
const HANGUL = /^[가-힣]+$/;
/**
 * Thai as it is spelled: a consonant with at most one vowel before, above or below it, one sign
 * above these, and vowels after it. So no two orders of signs look the same, none is piled up, and
 * the two signs that look like one vowel do not stand together.
 */
const THAI =
  /^(?:[เ-ไ]?[ก-ฮ][\u0e31\u0e34-\u0e39\u0e47]?[\u0e48-\u0e4c]?(?:\u0e4d?\u0e32\u0e30?|\u0e30)?)+$/;

/** What means somebody or something else: guests, words of the server, sides, and who runs it. */
const NOT_FREE = new RegExp(
  [
    '^(?:guest.*|anyone|new|admin|root|system|server|komadai|operator|moderator|you|black|white',
    'help|quit|管理者|運営|サーバー|あなた|先手|後手|上手|下手|관리자|운영자|서버|선수|후수|나',
    'ผู้ดูแล|เซิร์ฟเวอร์|คุณ|ดำ|ขาว)$',
  ]
    .join('|')
    .normalize('NFKC'),
);

/** A name as it is compared: whatever its case and its forms of letters. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}

/** The accents of Latin; what makes が of か is none. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Signs that nobody tells from others, and which these are. Two of them stand for one. */
const LOOKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '5': 's',
  '8': 'b',
  I: 'l',
  rn: 'm',
  vv: 'w',
  ĸ: 'k',
  ヘ: 'へ',
  ベ: 'べ',
  ペ: 'ぺ',
  リ: 'り',
  ー: '一',
  力: 'カ',
  工: 'エ',
  二: 'ニ',
  八: 'ハ',
  口: 'ロ',
  夕: 'タ',
  卜: 'ト',
  스: 'ス',
  그: 'ユ',
  ฃ: 'ข',
  ฅ: 'ค',
  ฎ: 'ฏ',
};

/** Letters with a stroke or of two parts, which no form of Unicode takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ø: 'o',
  ŧ: 't',
  þ: 'th',
};

/**
 * How a name looks, without its accents: as it is written, and in small letters. Two names cannot be
 * told apart if one of these is the same.
 */
export function nameLooks(name: string): readonly [string, string] {
  return [nameLook(name), nameLook(nameKey(name))];
}

function nameLook(name: string): string {
  const plain = name.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC');
  const seen = plain.replace(/rn|vv|./giu, (sign) => {
    return LOOKS[sign] ?? LOOKS[sign.toLowerCase()] ?? sign;
  });
  return Array.from(nameKey(seen), (sign) => PLAIN[sign] ?? sign).join('');
}

/**
 * Reads a name for somebody on a server: 1 to 16 columns of Latin letters, digits and `-`, of kana
 * and kanji, of hangul, or of Thai letters. In NFKC; undefined for a text that is no such name.
 */
export function parseMemberName(text: string): string | undefined {
  const name = text.normalize('NFKC').trim();
  const columns = columnsOf(name);
  if (columns === undefined || columns > LONGEST_NAME) return undefined;
  return isPersonName(name) && !NOT_FREE.test(nameKey(name)) ? name : undefined;
}

/** The columns of a name in one script; undefined for any other text. */
function columnsOf(name: string): number | undefined {
  const { length } = Array.from(name);
  if (LATIN.test(name)) return length;
  if (JAPANESE.test(name) || HANGUL.test(name)) return 2 * length;
  return THAI.test(name) ? name.replace(/\p{M}/gu, '').length : undefined;
}
