export function seekingMateText(seconds: number): string {
  return `詰みを探しています（最長${seconds}秒、「詰み 中止」で中止）..`;
}

export function mateFoundText(plies: number, isShortest: boolean, line: string): string {
  const bound = isShortest ? '詰' : '以内の詰み';
  return `${plies}手${bound}: ${line}`;
}

export function mateUnknownText(seconds: number): string {
  return `${seconds}秒では詰みも不詰も証明できませんでした。「詰み ${seconds * 6}」でさらに探します。`;
}

export const MATE_ANSWERS = {
  'no-mate': '王手の連続による詰みはありません（証明済み）。',
  'no-mate-here': '詰みには相手の玉が必要で、駒数もその将棋の枚数以内でなければなりません。',
  'no-mate-over': 'この局面に指し手はありません。先に戻ってください。',
  'mate-by-server': 'サーバーの訪問者は詰みを探せません。棋譜を書き出して手元で再生してください。',
  'mate-seconds': '「詰み 30」は30秒探します。最長は3600秒です。「詰み 中止」で中止します。',
  'mate-off': '詰みの探索を中止しました。',
  'mate-not-sought': '詰みは探していません。',
  'mate-is-solution': 'それを解くのがこの問題です。「詰み」は解いた後か「正解」の後に使えます。',
} as const;

export const MATE_TITLE = '詰み';
