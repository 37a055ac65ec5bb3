export const KEY_REASONS = {
  noLines: 'ここには行がありません。',
  noValue: 'Enterでこの行を実行します。',
  noGame: 'ここには対局がありません。',
  noResume: '指しかけの対局がありません。',
  noSaved: '保存された棋譜はまだありません。',
  noSomeone: 'ここからは誰にもつながりません。',
  firstPage: '最初のページです。',
  lastPage: '最後のページです。',
} as const;
