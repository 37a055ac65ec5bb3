import type { RecordFormat } from '../../records/formats/formats.ts';
import type { Loss } from '../../records/formats/losses.ts';
import type { WriteFault } from '../../records/formats/write-records.ts';
import type { LeftOut } from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { LeftGames } from '../en/record-losses.ts';
import { formatName } from '../format-name.ts';
import { joinWords } from './join-words.ts';
import { nameInText } from './phrases.ts';

const NOUNS = {
  variations: (count) => `分岐${count}個`,
  comments: (count) => `コメント${count}個`,
  marks: (count) => `印${count}個`,
  times: (count) => `消費時間${count}個`,
  tags: (count) => `タグ${count}個`,
  ending: (count) => `終局の情報${count}個`,
  characters: (count) => `文字${count}個`,
} as const satisfies Record<Loss['what'], (count: number) => string>;

export function lossesText(format: RecordFormat, losses: readonly Loss[]): string {
  const parts = losses.map(({ what, count }) => NOUNS[what](count));
  return `${formatName(format)} に保存できないもの: ${joinWords(parts, 'と')}`;
}

const LEFT_OUT = {
  line: (count) => `${count}行`,
  field: (count) => `${count}項目`,
} as const satisfies Readonly<Record<LeftOut, (count: number) => string>>;

export function notUnderstoodText(file: string, counts: ReadonlyMap<LeftOut, number>): string {
  const parts = Array.from(counts, ([what, count]) => LEFT_OUT[what](count));
  return `${file}: 読み取れない${joinWords(parts, 'と')}を飛ばしました`;
}

export function leftGamesText({ left, cut, all }: LeftGames, keeps: boolean): string {
  const sentences = [
    ...(left > 0 ? [`${left}局を除外`] : []),
    ...(cut > 0 ? [`${cut}局を誤りの手前まで出力`] : []),
  ];
  const help = keeps ? '' : '。--keep を付けると誤りの手前までを出力します';
  return `${all}局中${sentences.join('、')}${help}`;
}

export function writeFaultText(fault: WriteFault): string {
  const name = formatName(fault.format);
  switch (fault.code) {
    case 'variant':
      return `${heldText(fault)}。これは${nameInText(fault.variant)}です。すべてのゲームを保存できる形式: ${joinWords(fault.whole, 'と')}`;
    case 'one-game':
      return `${name} のファイルに保存できるのは1局だけですが、${fault.found}局あります。--game で選んでください`;
    case 'encoding':
      return `${name} の文字コードは${joinWords(fault.valid, 'か')}だけです`;
    default:
      return fault satisfies never;
  }
}

export function heldText(fault: {
  readonly format: string;
  readonly held: readonly Variant[];
}): string {
  const names = fault.held.map(({ id }) => id);
  return `${formatName(fault.format)} に保存できるのは ${joinWords(names, ' と ')} だけです`;
}
