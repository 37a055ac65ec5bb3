import { isPersonName } from '../../clean/person-name.ts';

/** The most columns of a name. */
const LONGEST_NAME = 16;

/** Letters of Latin as Europe writes it, no signs of phonetics, which look like others. */
const LATIN = /^(?=.*\p{L})[A-Za-z0-9À-ÖØ-öø-ſ][A-Za-z0-9À-ÖØ-öø-ſ-]*$/u;
/** Kana and kanji. */
const JAPANESE =
  /^(?!ー)(?:(?=\p{L})[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Han}])+$/u;

/** What means somebody or something else. */
const NOT_FREE = /^(?:guest.*|anyone|new)$/;

/** A name as it is compared: whatever its case and its forms of letters. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}

/** The accents of Latin; what makes が of か is none. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Signs that nobody tells from others, and which these are. */
const LOOKS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', I: 'l', ĸ: 'k' },
  ...{ ヘ: 'へ', ベ: 'べ', ペ: 'ぺ', リ: 'り', ー: '一', 力: 'カ', 工: 'エ', 二: 'ニ' },
  ...{ 八: 'ハ', 口: 'ロ', 夕: 'タ', 卜: 'ト' },
};

/** Letters with a stroke or of two parts, which no form of Unicode takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŋ: 'n', œ: 'oe', ø: 'o', ŧ: 't', þ: 'th' },
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
  const signs = Array.from(plain, (sign) => LOOKS[sign] ?? sign).join('');
  return Array.from(nameKey(signs), (sign) => PLAIN[sign] ?? sign).join('');
}

/**
 * Reads a name for somebody on a server: 1 to 16 columns of Latin letters, digits and `-`, or of
 * kana and kanji. In NFKC; undefined for a text that is no such name.
 */
export function parseMemberName(text: string): string | undefined {
  const name = text.normalize('NFKC').trim();
  const columns = LATIN.test(name) ? 1 : JAPANESE.test(name) ? 2 : undefined;
  if (columns === undefined || Array.from(name).length * columns > LONGEST_NAME) return undefined;
  return isPersonName(name) && !NOT_FREE.test(nameKey(name)) ? name : undefined;
}
