export const SCREEN_PLACES = {
  learn: '講座: いったん「終了」し、komadai learn で入門講座を始めます。',
  menu: 'メニュー: 「終了」で対局は保存されます。komadai play で新しい対局、komadai help でその他の使い方。',
} as const;

export const SERVER_PLACES = {
  learn: '講座: 入門講座は画面にあります。手元のマシンなら komadai learn で始められます。',
} as const;

export const CHANGES_SETTINGS = {
  here: '駒文字、テーマ、読み上げはその名前で、すべての設定は komadai settings で変えられます。',
  server: '駒文字、テーマ、読み上げはその名前で、すべての設定は画面で変えられます。',
} as const;

export const BACK_AT_GAME = '対局に戻りました。';
