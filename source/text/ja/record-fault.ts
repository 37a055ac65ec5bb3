import type { FileFault, ResumeFault } from '../../records/store/game-file.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type {
  DiagramFaultReason,
  LeftOut,
  RecordFault,
  RecordFaultPlace,
  RecordRemark,
} from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatName } from '../format-name.ts';
import type { TextsByCode } from '../texts-by-code.ts';
import { endingText } from './ending.ts';
import { nameInText, orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { heldText } from './record-losses.ts';
import { noPositionText, sfenFaultText } from './sfen-fault.ts';
import { openElsewhereText, systemErrorText } from './store-fault.ts';

export function unreadFileText(
  file: string,
  fault: Exclude<FileFault, RecordFault>,
  most: number,
): string {
  switch (fault.code) {
    case 'no-file':
      return `${quoted(fault.name)}というファイルも、その名前の保存済みの対局もありません`;
    case 'is-folder':
      return `${quoted(fault.name)}はフォルダーで、棋譜ではありません`;
    case 'no-game':
      return `${file}: 棋譜が入っていません`;
    case 'too-large':
      return `${file}: ${most} MB を超えるファイルは読み込めません`;
    case 'unreadable':
      return `${file} を読み込めません: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

export function placedText(
  file: string,
  { line, column, ply }: RecordFaultPlace,
  reason: string,
): string {
  return `${file}:${line}:${column}: ${ply}手目: ${reason}`;
}

export const REMARKS: TextsByCode<RecordRemark, [from: string | undefined]> = {
  'goes-on': (remark) => `これより前に終局しています: ${endingText(remark.ending)}`,
  'second-end': (remark) => `すでに終局しているため、${quoted(remark.found)}は無視します`,
  lost: (remark) =>
    `最後の手${quoted(remark.found)}は反則手なので棋譜から除き、指した側の負けとします`,
  'odd-start': (remark) =>
    `開始局面として正しくありません: ${sfenFaultText(remark.variant, remark.fault)}`,
  'other-rules': (remark, from) => otherRulesText(remark.variant, from),
  'left-out': (remark) => leftOutText(remark),
};

/** Each with its counter. */
const LEFT_OUT = {
  line: (count: number) => `${count}行`,
  field: (count: number) => `${count}項目`,
} as const satisfies Readonly<Record<LeftOut, (count: number) => string>>;

function leftOutText({ what, found, count }: RecordRemark & { readonly code: 'left-out' }): string {
  const said = `読み取れない${LEFT_OUT[what](count)}を飛ばしました`;
  return count === 1 ? `${said}: ${quoted(found)}` : `${said}。最初は${quoted(found)}`;
}

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? '今の komadai' : ` ${from} `;
  return `この${nameInText(variant)}の対局は、${now}のルールとは違うルールで指されています`;
}

export const READING_FAULTS: TextsByCode<
  Exclude<RecordFault, { code: 'move' }>,
  [games: readonly Variant[]]
> = {
  variant: (fault, games) =>
    `${quoted(fault.found)}というゲームはありません。使えるもの: ${games.map(({ id }) => id).join(', ')}。ファイルのゲームは --variants FILE で追加できます`,
  sfen: (fault) => noPositionText(fault.variant, fault.fault),
  handicap: (fault) => {
    const names = fault.variant.handicaps.map(({ name }) => name);
    return `SFEN がなく、${quoted(fault.found)}という手合割もありません。${nameInText(fault.variant)}で使えるもの: even, ${names.join(', ')}`;
  },
  tag: (fault) =>
    `${quoted(fault.found)}はタグではありません。タグは [Black "名前"] のように書きます`,
  'game-over': (fault) =>
    `${quoted(fault.found)}: すでに終局しています: ${endingText(fault.ending)}`,
  line: (fault) => `${quoted(fault.found)}はここでは読み取れません`,
  'not-the-format': (fault) => `${formatName(fault.format)} 形式ではありません`,
  diagram: (fault, games) => diagramFaultText(fault.fault, games),
  'variant-of-format': (fault) => heldText(fault),
  unexpected: (fault) => `${quoted(fault.found)}はここには書けません`,
  'unclosed-comment': () => 'ここで始まるコメントが閉じられていません',
  'unclosed-variation': () => 'ここで始まる分岐が閉じられていません',
  'too-deep': () => '分岐の入れ子が深すぎます',
  'not-utf8': () => 'ここから先は UTF-8 ではありません',
  encoding: () =>
    '文字コードが UTF-8、UTF-16、Shift_JIS、EUC-JP、ISO-2022-JP、Latin-1 のどれでもありません',
};

export function notResumedText(
  file: string,
  fault: LockFault | Exclude<ResumeFault, { code: 'damaged' | 'other-rules' }>,
): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return `${openElsewhereText(file, fault)}。--take で引き継げます。その komadai がもう動いていないことが確かなら、${fault.lockFile} を削除してください`;
    case 'finished':
      return `${file}: 対局は終わっています（${fault.score}）`;
    case 'in-room':
      return `${file} は部屋${quoted(fault.room.code)}の対局です。部屋を開いた人は komadai host --resume ${file}、相手は komadai join ${fault.room.code} で続けられます`;
    case 'several-games':
      return `${file} には複数の対局があります。再開できるのは対局が1つのファイルだけです`;
    case 'foreign-format':
      return `${file} は ${formatName(fault.format)} 形式です。再開できるのは PSN だけです。komadai convert ${file} -o game.psn で変換できます`;
    case 'odd-start':
      return `${file}: この局面からは対局を始められません: ${sfenFaultText(fault.variant, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

export function replayOnlyText(file: string, variant: Variant, from: string | undefined): string {
  return `${file}: ${otherRulesText(variant, from)}。再生はできますが、続きは指せません`;
}

export function damagedText(fault: string): string {
  return `再開できるのは、最後まで読み込める対局だけです: ${fault}`;
}

function diagramFaultText(fault: DiagramFaultReason, games: readonly Variant[]): string {
  switch (fault.code) {
    case 'no-board':
      return '盤面がありません。各段は縦線で囲みます: | ・v香|';
    case 'row-count':
      return `盤面が${fault.found}段あります。使える段数は${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}です`;
    case 'row-length':
      return `この段は${fault.found}マスです。正しくは${fault.expected}マスです`;
    case 'unknown-piece': {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `${nameInText(fault.variant)}に${quoted(fault.found)}という駒はありません。駒: ${names}`;
    }
    case 'count':
      return `${quoted(fault.found)}は枚数ではありません`;
    case 'position':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
