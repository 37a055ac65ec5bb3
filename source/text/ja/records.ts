import type { Loss } from '../../records/formats/losses.ts';
import type { LeftOut } from '../../records/tree/read-game.ts';
import { END_REASONS, type EndReason } from '../../rules/core/game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatRankIn } from '../../rules/notation/display.ts';
import { japaneseSquare } from '../../rules/notation/japanese.ts';
import { byCode } from '../by-code.ts';
import { errorCode } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { formatName } from '../units.ts';
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

const LEFT_OUT = {
  line: (count) => `${count}行`,
  field: (count) => `${count}項目`,
} as const satisfies Readonly<Record<LeftOut, (count: number) => string>>;

/** Stands between what is wrong and what would be right. */
const AND_RIGHT = '。';

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? '今の komadai' : ` ${from} `;
  return `この${nameInText(variant)}の対局は、${now}のルールとは違うルールで指されています`;
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
  unreadFileText: byCode({
    'no-file': (fault) => `${quoted(fault.name)}というファイルも、その名前の保存済みの対局もありません`,
    'is-folder': (fault) => `${quoted(fault.name)}はフォルダーで、棋譜ではありません`,
    'no-game': (_, file) => `${file}: 棋譜が入っていません`,
    'too-large': (_, file, most) => `${file}: ${most}MBを超えるファイルは読み込めません`,
    unreadable: (fault, file) => `${file} を読み込めません: ${systemErrorText(fault.cause)}`,
  }),
  placedText: (file, { line, column, ply }, reason) => `${file}:${line}:${column}: ${ply}手目: ${reason}`,
  remarkReasonText: byCode({
    'goes-on': (remark) => `これより前に終局しています: ${endingText(remark.ending)}`,
    'second-end': (remark) => `すでに終局しているため、${quoted(remark.found)}は無視します`,
    lost: (remark) => `最後の手${quoted(remark.found)}は反則手なので棋譜から除き、指した側の負けとします`,
    'odd-start': (remark) => `開始局面として正しくありません: ${sfenFaultText(remark.fault, remark.variant)}`,
    'other-rules': (remark, from) => otherRulesText(remark.variant, from),
    'left-out': ({ what, found, count }) => {
      const said = `読み取れない${LEFT_OUT[what](count)}を飛ばしました`;
      return count === 1 ? `${said}: ${quoted(found)}` : `${said}。最初は${quoted(found)}`;
    },
  }),
  diagramFaultText: byCode({
    'no-board': '盤面がありません。各段は縦線で囲みます: | ・v香|',
    'row-count': (fault, games) =>
      `盤面が${fault.found}段あります。使える段数は${orList(games.map(({ id, ranks }) => `${ranks}（${id}）`))}です`,
    'row-length': (fault) => `この段は${fault.found}マスです。正しくは${fault.expected}マスです`,
    'unknown-piece': (fault) => {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `${nameInText(fault.variant)}に${quoted(fault.found)}という駒はありません。駒: ${names}`;
    },
    count: (fault) => `${quoted(fault.found)}は枚数ではありません`,
    position: (fault) => noPositionText(fault.variant, fault.fault),
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
    diagram: (fault, games) => records.diagramFaultText(fault.fault, games),
    'variant-of-format': (fault) => records.heldText(fault),
    unexpected: (fault) => `${quoted(fault.found)}はここには書けません`,
    'unclosed-comment': 'ここで始まるコメントが閉じられていません',
    'unclosed-variation': 'ここで始まる分岐が閉じられていません',
    'too-deep': '分岐の入れ子が深すぎます',
    'not-utf8': 'ここから先はUTF-8ではありません',
    encoding: '文字コードがUTF-8、UTF-16、Shift_JIS、EUC-JP、ISO-2022-JP、Latin-1のどれでもありません',
  }),
  notResumedText: byCode({
    'open-elsewhere': (fault, file) =>
      `${openElsewhereText(file, fault)}。--take で引き継げます。その komadai がもう動いていないことが確かなら、${fault.lockFile} を削除してください`,
    finished: (fault, file) => `${file}: 対局は終わっています（${fault.score}）`,
    'in-room': (fault, file) =>
      `${file} は部屋${quoted(fault.room.code)}の対局です。部屋を開いた人は komadai host --resume ${file}、相手は komadai join ${fault.room.code} で続けられます`,
    'several-games': (_, file) => `${file} には複数の対局があります。再開できるのは対局が1つのファイルだけです`,
    'foreign-format': (fault, file) =>
      `${file} は ${formatName(fault.format)} 形式です。再開できるのはPSNだけです。komadai convert ${file} -o game.psn で変換できます`,
    'odd-start': (fault, file) => `${file}: この局面からは対局を始められません: ${sfenFaultText(fault.fault, fault.variant)}`,
  }),
  replayOnlyText: (file, variant, from) => `${file}: ${otherRulesText(variant, from)}。再生はできますが、続きは指せません`,
  damagedText: (fault) => `再開できるのは、最後まで読み込める対局だけです: ${fault}`,

  // Record losses
  lossesText(format, losses) {
    const parts = losses.map(({ what, count }) => NOUNS[what](count));
    return `${formatName(format)} に保存できないもの: ${joinWords(parts, 'と')}`;
  },
  notUnderstoodText(file, counts) {
    const parts = Array.from(counts, ([what, count]) => LEFT_OUT[what](count));
    return `${file}: 読み取れない${joinWords(parts, 'と')}を飛ばしました`;
  },
  leftGamesText({ left, cut, all }, keeps) {
    const sentences = [...(left > 0 ? [`${left}局を除外`] : []), ...(cut > 0 ? [`${cut}局を誤りの手前まで出力`] : [])];
    const help = keeps ? '' : '。--keep を付けると誤りの手前までを出力します';
    return `${all}局中${sentences.join('、')}${help}`;
  },
  writeFaultText: byCode({
    variant: (fault) =>
      `${records.heldText(fault)}。これは${nameInText(fault.variant)}です。すべてのゲームを保存できる形式: ${joinWords(fault.whole, 'と')}`,
    'one-game': (fault) =>
      `${formatName(fault.format)} のファイルに保存できるのは1局だけですが、${fault.found}局あります。--game で選んでください`,
    encoding: (fault) => `${formatName(fault.format)} の文字コードは${joinWords(fault.valid, 'か')}だけです`,
  }),
  heldText(fault) {
    const names = fault.held.map(({ id }) => id);
    return `${formatName(fault.format)} に保存できるのは ${joinWords(names, ' と ')} だけです`;
  },

  // Record summary
  summaryText(moves, { score, termination }) {
    const how = termination ? `（${records.terminationText(termination)}）` : '';
    return `${moves}手、${score === '*' ? '未終局' : score}${how}`;
  },
  /** How a game ended, as its record has it, in our words where they are ours: `詰み`. */
  terminationText(termination) {
    const reason = END_REASONS.find((one) => one === termination);
    return reason === undefined ? termination.replace(/^other: /, '') : reasonName(reason);
  },
  gamesOfFileText: (file, count) => `${file} の対局は${count}局です`,
  plyCountText: (file, plies) => `${file} の対局は${plies}手です`,
  gameOfText: (number, count, file) => `${file} の${count}局中${number}局目。ほかの対局は --game N で表示。`,

  // Sfen fault
  sfenFaultText: byCode({
    'sfen-fields': (fault, variant) =>
      fault.found === 0
        ? `SFENが空です${AND_RIGHT}盤面、手番、持駒、手数を ${variant.start} のように書きます`
        : `SFENは3つか4つの部分（盤面、手番、持駒、手数）からなりますが、${fault.found}個あります`,
    'rank-count': (fault, variant) => `${nameInText(variant)}の盤は${variant.ranks}段ですが、${fault.found}段あります`,
    'rank-length': (fault, variant) => `${formatRankIn('japanese', fault.rank)}段が${fault.found}マスです（正しくは${variant.files}マス）`,
    'unknown-letter': (fault, variant) =>
      `${nameInText(variant)}に${quoted(fault.letter)}という駒はありません${AND_RIGHT}使える文字: ${variant.pieces.map((piece) => piece.sfen).join(' ')}`,
    'not-promotable': (fault, variant) => {
      const promotable = variant.pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${quoted(fault.letter)}は成れません${AND_RIGHT}成れるもの: ${promotable.join(' ')}`;
    },
    turn: (fault) => `手番は b か w です（${quoted(fault.found)}とあります）`,
    hand: (fault) => `${quoted(fault.found)}は持駒ではありません${AND_RIGHT}2Pb のように書き、なければ - です`,
    'promoted-in-hand': (fault) => `成駒（${fault.letter}）は持駒にできません${AND_RIGHT}取られた駒は元に戻ります`,
    'royal-in-hand': (fault, variant) => `${royalName(variant)}（${fault.letter}）は持駒にできません`,
    'move-number': (fault) => `手数は1から999999までの整数です（${quoted(fault.found)}とあります）`,
    'no-royal': (_, variant) => `どちらの側にも${royalName(variant)}がありません${AND_RIGHT}少なくとも一方に必要です`,
    'second-royal': (fault, variant) =>
      `${sideName(fault.color)}の2枚目の${royalName(variant)}が${japaneseSquare(fault.square)}にあります${AND_RIGHT}1枚までです`,
    'dead-piece': (fault, variant) => {
      const name = nameOfPiece(variant, { kind: fault.kind, promoted: false });
      return `${japaneseSquare(fault.square)}の${name}は行き所のない駒です${AND_RIGHT}ここでは成っている必要があります`;
    },
    'many-pawns': ({ color, file, kind, most }, variant) => {
      const name = nameOfPiece(variant, { kind, promoted: false });
      return `${file}筋に${sideName(color)}の${name}が${most + 1}枚あります${AND_RIGHT}${most}枚までです`;
    },
    'left-in-check': (fault) =>
      `指したばかりの${sideName(fault.color)}に王手がかかっています${AND_RIGHT}${sideName(fault.color)}の手番でなければなりません`,
  }),
  sfenOddityText(fault, variant) {
    const [what = ''] = sfenFaultText(fault, variant).split(AND_RIGHT);
    return what;
  },
  noPositionText: (variant, fault) => `${nameInText(variant)}の局面ではありません: ${sfenFaultText(fault, variant)}`,

  // Kept
  /** Said in the shell after leaving: `` evening に保存しました。`komadai resume` で続けられます。 `` */
  keptText: (name, isOver, command) => `${name} に保存しました。「${command}」で${isOver ? '見られます' : '続けられます'}。`,
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

export const { lossesText, writeFaultText, sfenFaultText, noPositionText } = records;
