import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

const DIGITS = ['いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'];

/** How names are read aloud whose kanji a synthesizer reads in another way. */
const READINGS: Readonly<Record<string, string>> = {
  王: 'おう',
  飛車: 'ひしゃ',
  竜: 'りゅう',
  角: 'かく',
  馬: 'うま',
  金: 'きん',
  銀: 'ぎん',
  成銀: 'なりぎん',
  桂: 'けい',
  成桂: 'なりけい',
  香: 'きょう',
  成香: 'なりきょう',
  歩: 'ふ',
  と金: 'と',
  香飛: 'きょうひ',
  香角: 'きょうかく',
  成香角: 'なりきょうかく',
  香桂: 'きょうけい',
  成香桂: 'なりきょうけい',
  香銀: 'きょうぎん',
  姫: 'ひめ',
  女神: 'めがみ',
  鵬: 'おおとり',
  鷹: 'たか',
  鵰: 'くまたか',
  鶴: 'つる',
  雉: 'きじ',
  左鶉: 'ひだりうずら',
  右鶉: 'みぎうずら',
  燕: 'つばめ',
  鴈: 'かり',
  白鯨: 'はくげい',
  鯱: 'しゃち',
  克鯨: 'こくくじら',
  一角: 'いっかく',
  座頭鯨: 'ざとうくじら',
  白長須鯨: 'しろながすくじら',
  鼠海豚: 'ねずみいるか',
  海豚: 'いるか',
  返り海豚: 'かえりいるか',
};

function reading(name: string): string {
  return READINGS[name] ?? name;
}

/** A square as it is spoken: `なな きゅう`. */
export function squareWords(file: number, rank: number): string {
  return `${DIGITS[file - 1]} ${DIGITS[rank - 1]}`;
}

/** `ご ご ふ うつ` */
export function dropWords(name: string, to: string): string {
  return `${to} ${reading(name)} うつ`;
}

/** `ろく はち ぎん とる、なな きゅう から`, `に に かく ならず`. */
export function moveWords(
  name: string,
  to: string,
  {
    from,
    captures,
    promotion,
  }: {
    readonly from: string | undefined;
    readonly captures: boolean;
    readonly promotion: 'none' | 'promotes' | 'declines';
  },
): string {
  const verb = captures ? ' とる' : '';
  const end = { none: '', promotes: ' なり', declines: ' ならず' }[promotion];
  const origin = from === undefined ? '' : `、${from} から`;
  return `${to} ${reading(name)}${verb}${end}${origin}`;
}

/** `12手目、後手、ろく に ぎん、王手`. @param told the move */
export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}手目、${sideName(color)}、${told}${check ? '、王手' : ''}`;
}
