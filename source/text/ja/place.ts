/** What is said to somebody about the place of their session on a server. */
export const PLACE_TEXTS = {
  question: [
    'すでに3つの端末から入っています。これが上限です。',
    '最も古い接続と入れ替えますか？ y で入れ替え、n で退出します。',
  ].join('\r\n'),
  enough: 'すでに3つの端末から入っています。どれかを終了してから、もう一度お越しください。',
  full: 'サーバーは満員です。しばらくしてからお越しください。',
  kept: '残りの席は登録済みの方のために空けてあります。しばらくしてからお越しください。',
  displaced: '新しい接続がこの席に入りました。対局は保存されています。',
  idle: '1時間操作がなかったため、切断しました。またお越しください。',
} as const;
