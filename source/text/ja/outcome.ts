import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}手目 ${sideName(color)} ${text}`;
}

export function offerText({ kind, by }: Offer): string {
  return `${sideName(by)}が${OFFERED[kind]}: ${sideName(opposite(by))}は「承諾」で応じ、指せば辞退になります。`;
}

const OFFERED = {
  draw: '引き分けを提案',
  impasse: '持将棋の点数勝負を提案',
  'take-back': '待ったを希望',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

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

export function notSavedAs(why: string): string {
  return `保存: ${why}`;
}

export function savedUnderOldName(why: string): string {
  return `保存: ${why}。対局は元の名前で保存されています。`;
}

export function notSavedText(why: string): string {
  return `【未保存】${why}`;
}

export function unsavedSoFar(unsaved: string): string {
  return `${unsaved}。対局は続けられます。可能になりしだい保存します。`;
}

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
      return '相手の手番です。手番が来てからもう一度Enterを押すか、自分の手を待ったしてください。';
    case 'declined':
      return 'コンピュータは辞退し、対局を続けます。';
    case 'taken':
      return '【未保存】別の komadai がこの対局を引き継ぎました。';
    default:
      return why satisfies never;
  }
}
