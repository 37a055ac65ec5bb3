import type { RecordFormat } from '../../records/formats/formats.ts';
import type { Loss } from '../../records/formats/losses.ts';
import type { WriteFault } from '../../records/formats/write-records.ts';
import type { DiagramFaultReason, LeftOut, RecordRemark } from '../../records/tree/read-game.ts';
import { END_REASONS, type EndReason } from '../../rules/core/game.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatRankIn } from '../../rules/notation/display.ts';
import { japaneseSquare } from '../../rules/notation/japanese.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { byCode } from '../by-code.ts';
import { errorCode } from '../error-code.ts';
import { formatName } from '../format-name.ts';
import type { Texts } from '../texts.ts';
import { endingText } from './game.ts';
import {
  joinWords,
  nameInText,
  nameOfPiece,
  openElsewhereText,
  orList,
  quoted,
  royalName,
  sideName,
  systemErrorText,
  writeErrorText,
} from './words.ts';

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

function heldText(fault: { readonly format: string; readonly held: readonly Variant[] }): string {
  const names = fault.held.map(({ id }) => id);
  return `${formatName(fault.format)} に保存できるのは ${joinWords(names, ' と ')} だけです`;
}

/** Stands between what is wrong and what would be right. */
const AND_RIGHT = '。';

export function sfenFaultText(variant: Variant, fault: SfenFault): string {
  const { files, ranks, pieces } = variant;
  const game = nameInText(variant);
  switch (fault.code) {
    case 'sfen-fields':
      return fault.found === 0
        ? `SFENが空です${AND_RIGHT}盤面、手番、持駒、手数を ${variant.start} のように書きます`
        : `SFENは3つか4つの部分（盤面、手番、持駒、手数）からなりますが、${fault.found}個あります`;
    case 'rank-count':
      return `${game}の盤は${ranks}段ですが、${fault.found}段あります`;
    case 'rank-length':
      return `${formatRankIn('japanese', fault.rank)}段が${fault.found}マスです（正しくは${files}マス）`;
    case 'unknown-letter':
      return `${game}に${quoted(fault.letter)}という駒はありません${AND_RIGHT}使える文字: ${letters(variant)}`;
    case 'not-promotable': {
      const promotable = pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${quoted(fault.letter)}は成れません${AND_RIGHT}成れるもの: ${promotable.join(' ')}`;
    }
    case 'turn':
      return `手番は b か w です（${quoted(fault.found)}とあります）`;
    case 'hand':
      return `${quoted(fault.found)}は持駒ではありません${AND_RIGHT}2Pb のように書き、なければ - です`;
    case 'promoted-in-hand':
      return `成駒（${fault.letter}）は持駒にできません${AND_RIGHT}取られた駒は元に戻ります`;
    case 'royal-in-hand':
      return `${royalName(variant)}（${fault.letter}）は持駒にできません`;
    case 'move-number':
      return `手数は1から999999までの整数です（${quoted(fault.found)}とあります）`;
    case 'no-royal':
      return `どちらの側にも${royalName(variant)}がありません${AND_RIGHT}少なくとも一方に必要です`;
    case 'second-royal':
      return `${sideName(fault.color)}の2枚目の${royalName(variant)}が${japaneseSquare(fault.square)}にあります${AND_RIGHT}1枚までです`;
    case 'dead-piece': {
      const name = nameOfPiece(variant, { kind: fault.kind, promoted: false });
      return `${japaneseSquare(fault.square)}の${name}は行き所のない駒です${AND_RIGHT}ここでは成っている必要があります`;
    }
    case 'many-pawns':
      return manyPawnsText(variant, fault);
    case 'left-in-check':
      return `指したばかりの${sideName(fault.color)}に王手がかかっています${AND_RIGHT}${sideName(fault.color)}の手番でなければなりません`;
    default:
      return fault satisfies never;
  }
}

export function noPositionText(variant: Variant, fault: SfenFault): string {
  return `${nameInText(variant)}の局面ではありません: ${sfenFaultText(variant, fault)}`;
}

function manyPawnsText(variant: Variant, { color, file, kind, most }: Extract<PlacementFault, { code: 'many-pawns' }>): string {
  const name = nameOfPiece(variant, { kind, promoted: false });
  return `${file}筋に${sideName(color)}の${name}が${most + 1}枚あります${AND_RIGHT}${most}枚までです`;
}

function letters(variant: Variant): string {
  return variant.pieces.map((piece) => piece.sfen).join(' ');
}

function leftOutText({ what, found, count }: RecordRemark & { readonly code: 'left-out' }): string {
  const said = `読み取れない${LEFT_OUT[what](count)}を飛ばしました`;
  return count === 1 ? `${said}: ${quoted(found)}` : `${said}。最初は${quoted(found)}`;
}

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? '今の komadai' : ` ${from} `;
  return `この${nameInText(variant)}の対局は、${now}のルールとは違うルールで指されています`;
}

function diagramFaultText(fault: DiagramFaultReason, games: readonly Variant[]): string {
  switch (fault.code) {
    case 'no-board':
      return '盤面がありません。各段は縦線で囲みます: | ・v香|';
    case 'row-count':
      return `盤面が${fault.found}段あります。使える段数は${orList(games.map(({ id, ranks }) => `${ranks}（${id}）`))}です`;
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

const REASONS = {
  checkmate: '詰み',
  'no legal moves': '指す手なし',
  try: 'トライ',
  repetition: '千日手',
  'perpetual check': '連続王手の千日手',
  resignation: '投了',
  'illegal move': '反則',
  time: '時間切れ',
  impasse: '持将棋',
  agreement: '合意',
  abandonment: '対局放棄',
  'move limit': '最大手数',
};

/** How a game ended in a word: `詰み`. */
export function reasonName(reason: EndReason): string {
  return REASONS[reason];
}

/** How a game ended, as its record has it, in our words where they are ours: `詰み`. */
function terminationText(termination: string): string {
  const reason = END_REASONS.find((one) => one === termination);
  return reason === undefined ? termination.replace(/^other: /, '') : reasonName(reason);
}

export const records: Texts['records'] = {
  // Result
  GAME_UNFINISHED: '対局は終わっていません。',
  LISTED_UNFINISHED: '指しかけ',
  finishedText(winner, termination) {
    const reason = END_REASONS.find((one) => one === termination);
    if (reason) return endingText({ reason, ...(winner && { winner }) });
    const result = winner ? `${sideName(winner)}の勝ち` : '引き分け';
    return termination ? `${result}: ${termination}` : result;
  },

  // Record fault
  unreadFileText(file, fault, most) {
    switch (fault.code) {
      case 'no-file':
        return `${quoted(fault.name)}というファイルも、その名前の保存済みの対局もありません`;
      case 'is-folder':
        return `${quoted(fault.name)}はフォルダーで、棋譜ではありません`;
      case 'no-game':
        return `${file}: 棋譜が入っていません`;
      case 'too-large':
        return `${file}: ${most}MBを超えるファイルは読み込めません`;
      case 'unreadable':
        return `${file} を読み込めません: ${systemErrorText(fault.cause)}`;
      default:
        return fault satisfies never;
    }
  },
  placedText: (file, { line, column, ply }, reason) => `${file}:${line}:${column}: ${ply}手目: ${reason}`,
  remarkReasonText: byCode({
    'goes-on': (remark) => `これより前に終局しています: ${endingText(remark.ending)}`,
    'second-end': (remark) => `すでに終局しているため、${quoted(remark.found)}は無視します`,
    lost: (remark) => `最後の手${quoted(remark.found)}は反則手なので棋譜から除き、指した側の負けとします`,
    'odd-start': (remark) => `開始局面として正しくありません: ${sfenFaultText(remark.variant, remark.fault)}`,
    'other-rules': (remark, from) => otherRulesText(remark.variant, from),
    'left-out': (remark) => leftOutText(remark),
  }),
  readingFaultText: byCode({
    variant: (fault, games) =>
      `${quoted(fault.found)}というゲームはありません。使えるもの: ${games.map(({ id }) => id).join('、')}。ファイルのゲームは --variants FILE で追加できます`,
    sfen: (fault) => noPositionText(fault.variant, fault.fault),
    handicap: (fault) => {
      const names = fault.variant.handicaps.map(({ name }) => name);
      return `SFENがなく、${quoted(fault.found)}という手合割もありません。${nameInText(fault.variant)}で使えるもの: even、${names.join('、')}`;
    },
    tag: (fault) => `${quoted(fault.found)}はタグではありません。タグは [Black "名前"] のように書きます`,
    'game-over': (fault) => `${quoted(fault.found)}: すでに終局しています: ${endingText(fault.ending)}`,
    line: (fault) => `${quoted(fault.found)}はここでは読み取れません`,
    'not-the-format': (fault) => `${formatName(fault.format)} 形式ではありません`,
    diagram: (fault, games) => diagramFaultText(fault.fault, games),
    'variant-of-format': (fault) => heldText(fault),
    unexpected: (fault) => `${quoted(fault.found)}はここには書けません`,
    'unclosed-comment': 'ここで始まるコメントが閉じられていません',
    'unclosed-variation': 'ここで始まる分岐が閉じられていません',
    'too-deep': '分岐の入れ子が深すぎます',
    'not-utf8': 'ここから先はUTF-8ではありません',
    encoding: '文字コードがUTF-8、UTF-16、Shift_JIS、EUC-JP、ISO-2022-JP、Latin-1のどれでもありません',
  }),
  notResumedText(file, fault) {
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
        return `${file} は ${formatName(fault.format)} 形式です。再開できるのはPSNだけです。komadai convert ${file} -o game.psn で変換できます`;
      case 'odd-start':
        return `${file}: この局面からは対局を始められません: ${sfenFaultText(fault.variant, fault.fault)}`;
      default:
        return fault satisfies never;
    }
  },
  replayOnlyText: (file, variant, from) => `${file}: ${otherRulesText(variant, from)}。再生はできますが、続きは指せません`,
  damagedText: (fault) => `再開できるのは、最後まで読み込める対局だけです: ${fault}`,

  // Record losses
  lossesText,
  notUnderstoodText(file, counts) {
    const parts = Array.from(counts, ([what, count]) => LEFT_OUT[what](count));
    return `${file}: 読み取れない${joinWords(parts, 'と')}を飛ばしました`;
  },
  leftGamesText({ left, cut, all }, keeps) {
    const sentences = [...(left > 0 ? [`${left}局を除外`] : []), ...(cut > 0 ? [`${cut}局を誤りの手前まで出力`] : [])];
    const help = keeps ? '' : '。--keep を付けると誤りの手前までを出力します';
    return `${all}局中${sentences.join('、')}${help}`;
  },
  writeFaultText,
  heldText,

  // Record summary
  summaryText(moves, { score, termination }) {
    const how = termination ? `（${terminationText(termination)}）` : '';
    return `${moves}手、${score === '*' ? '未終局' : score}${how}`;
  },
  /** How a game ended, as its record has it, in our words where they are ours: `詰み`. */
  terminationText,
  gamesOfFileText: (file, count) => `${file} の対局は${count}局です`,
  plyCountText: (file, plies) => `${file} の対局は${plies}手です`,
  gameOfText: (number, count, file) => `${file} の${count}局中${number}局目。ほかの対局は --game N で表示。`,

  // Sfen fault
  sfenFaultText,
  sfenOddityText(variant, fault) {
    const [what = ''] = sfenFaultText(variant, fault).split(AND_RIGHT);
    return what;
  },
  noPositionText,

  // Kept
  /** Said in the shell after leaving: `` evening に保存しました。`komadai resume` で続けられます。 `` */
  keptText: ({ name, isOver, command }) => `${name} に保存しました。\`${command}\` で${isOver ? '見られます' : '続けられます'}。`,
  noUnfinishedText: (passedOver) => `指しかけの対局はありません。${passedOver ?? 'komadai play で始められます'}`,
  resumedText(passedOver, wasCutOff) {
    const resumed = wasCutOff ? 'komadai が中断されたところから対局を再開しました。' : '対局を再開しました。';
    return passedOver === undefined ? resumed : `${resumed}最後の対局ではありません: ${passedOver}。`;
  },
  brokenText(path) {
    const game = path === undefined ? '' : `対局は ${path} に保存してあり、komadai resume で続けられます。`;
    return `プログラムの不具合で終了しました。${game}エラー`;
  },
  noProblemText: (file) => `${file}: 詰将棋がありません`,
  checkedGameText: (file, number, summary) => `${file}: ${number}局目: ${summary}`,
  SPLIT_NEEDS_OUTPUT: '--split は対局ごとのファイルに書き出します。--output FILE で名前を指定してください',
  nothingWrittenText: (fault) => `${fault}。何も書き込んでいません。`,

  // Clipboard
  copiedText: (text) => `端末のクリップボードへ送りました: ${text}`,
  noClipboardText: (text) => `コピー: ここではクリップボードを使えません。局面は ${text}`,
  copiedFormText: (form) => `${form}で端末のクリップボードへ送りました。`,
  COPIED_MOVES: '指し手を端末のクリップボードへ送りました。',
  WAY_OUT: '貼り付けできないときは端末が対応していません。「再生」のあと「書き出し」でファイルに保存できます。',
  noClipboardForText: (wayOut) => `コピー: ここではクリップボードを使えません。${wayOut}`,
  copyFormsText: (forms) => `コピーで選べるもの: ${forms.join('、')}`,
  PASTED: '貼り付けた文字列',
  NO_GAME_PASTED: '貼り付けた文字列に棋譜も局面もありません。',
  PASTE_TOO_LONG: '貼り付けが100kBを超えるため受け取りません。ファイルは komadai replay FILE で開けます。',
  pastedText(form, games) {
    const more = games === 1 ? '' : `（${games}局の1局目）`;
    return `${form}として読みました${more}。「書き出し」でファイルに残せます。`;
  },
  enteredGameText(form, hasMoves, asks) {
    const what = `これは${form}の${hasMoves ? '棋譜' : '局面'}です`;
    return asks ? `${what}。開きますか？` : `${what}。ファイルに保存し、komadai replay FILE で開けます。`;
  },

  // Output fault
  outputFaultText(file, error) {
    if (errorCode(error) === 'EEXIST') {
      return `${file} はすでにあります。--force を付けると置き換えます`;
    }
    return `${file} に書き込めません: ${writeErrorText(file, error)}`;
  },
};
