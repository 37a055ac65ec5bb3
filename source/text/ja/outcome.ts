import type { PlayWord } from '../../activity/play.ts';
import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { sideName } from './side-name.ts';

/** A move as it is echoed: `12手目 後手 S-6b`. */
export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}手目 ${sideName(color)} ${text}`;
}

/** `先手が引き分けを提案: 後手は「承諾」で応じ、指せば辞退になります。` */
export function offerText({ kind, by }: Offer): string {
  return `${sideName(by)}が${OFFERED[kind]}: ${sideName(opposite(by))}は「承諾」で応じ、指せば辞退になります。`;
}

const OFFERED = {
  draw: '引き分けを提案',
  impasse: '持将棋の点数勝負を提案',
  'take-back': '待ったを希望',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

/**
 * What undo, note and save have done.
 * @param tell tells a move that was taken back
 */
export function changeText(
  outcome: Extract<Outcome, { kind: 'undone' | 'noted' | 'saved' }>,
  tell: (move: PlayedMove) => string = playedText,
): string {
  switch (outcome.kind) {
    case 'undone': {
      const { move, answer } = outcome;
      if (move === undefined) return '終局を取り消しました。対局を続けます。';
      return `待った: ${tell(move)}${answer ? ` と ${tell(answer)}` : ''} を取り消しました`;
    }
    case 'noted':
      return outcome.note === ''
        ? 'コメントを削除しました。'
        : `コメントを付けました: ${outcome.note}`;
    case 'saved':
      return `${outcome.name} として保存しました。`;
  }
}

/** Why a game did not get the name that the player asked for. */
export function notSavedAs(why: string): string {
  return `保存: ${why}`;
}

/** The same, where only the name is missing. */
export function savedUnderOldName(why: string): string {
  return `保存: ${why}。対局は元の名前で保存されています。`;
}

/** Says that the game is not on the disk. */
export function notSavedText(why: string): string {
  return `【未保存】${why}`;
}

/** The same, and what follows. @param unsaved in the form of `notSavedText` */
export function unsavedSoFar(unsaved: string): string {
  return `${unsaved}。対局は続けられます。可能になりしだい保存します。`;
}

/** Why a word does nothing now, and what would help. */
export function impossibleText(why: Impossible): string {
  switch (why) {
    case 'game-over':
      return '対局は終わっています';
    case 'no-offer':
      return '承諾: 提案は出ていません。「引き分け」で引き分けを提案できます。';
    case 'offered-already':
      return '提案が出ています。「承諾」で応じるか、指して辞退してください。';
    case 'no-impasse':
      return '持将棋: 双方の玉が敵陣に入っている必要があります。';
    case 'no-impasse-rule':
      return '持将棋: このゲームには持将棋の規定がありません。';
    case 'nothing-to-undo':
      return '待った: まだ1手も指されていません。';
    case 'nothing-to-redo':
      return 'やり直し: 取り消された手はありません。';
    case 'no-name':
      return '保存: 名前がありません。「保存 名人戦」のように入力してください。';
    case 'no-note':
      return 'メモ: ここにコメントはありません。「メモ 文章」で付けられます。';
    case 'not-your-turn':
      return '相手の手番です。手番が来てからもう一度 Enterを押すか、自分の手を待ったしてください。';
    case 'declined':
      return 'コンピュータは辞退し、対局を続けます。';
    case 'taken':
      return '【未保存】別の komadai がこの対局を引き継ぎました。';
    default:
      return why satisfies never;
  }
}

/** What each word of the prompt does, for the help. */
export const WORD_HELP = {
  resign: '投了する',
  draw: '引き分けを提案',
  impasse: '双方の玉が敵陣に入ったとき、点数の計算を提案',
  accept: '相手の提案を承諾',
  undo: '最後の手を取り消す',
  redo: '取り消した手を指し直す',
  note: '最後の手のコメントを編集。「メモ 文章」で付け、「メモ -」で削除',
  save: '「保存 名前」で対局に名前を付けて保存',
  hint: '好手とその後の読み筋',
  mate: '現局面からの王手の詰みを10秒探す。「詰み 60」は60秒、「詰み 中止」で中止',
  ...BOARD_WORD_HELP,
  rematch: '先後を替えてもう一局',
  replay: '対局を1手ずつ再生',
  analyse: '終局後、コンピュータが棋譜を解析',
  explore: '終局後、この対局の局面の前例',
  settings: '見た目などを変える',
  learn: 'このゲームの入門講座',
  help: '指し方の説明。詳しくは ?',
  menu: 'メニューへ。対局は保存される',
  take: '別の komadai が引き継いだ対局を取り戻す',
  quit: '終了。対局は保存される',
} as const satisfies Readonly<Record<PlayWord, string>>;
