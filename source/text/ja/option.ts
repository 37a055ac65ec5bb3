export const COMMON_OPTIONS = {
  ascii: 'charset ascii。駒は romaji を選ばなければ英字',
  noColor: '色を使わない',
  noMouse: 'マウスを使わない（端末に任せる）',
  home: '設定と対局をこのフォルダーに置く',
  variants: 'このファイルに書かれたゲームも使う',
  help: 'このヘルプ',
  version: 'バージョン',
  plain: '画面を使わず、1行ごとに応答',
  clock: '持ち時間+秒読み+加算（秒）。例: 600、600+30、600+0+5、10m+30s',
  sfen: '開始局面',
  handicap: '手合割（上手が落とす駒）。two-piece など。平手は even',
  variant: 'ゲーム名の書かれていない棋譜のゲーム。既定は shogi',
  game: '複数の対局があるファイルの何局目か（1から）',
  ply: 'N手目の局面',
  output: '出力先のファイル',
  force: '同名のファイルがあれば置き換える',
  store: '対局とプレイヤーの保存先。フォルダーか postgres://..',
  at: '部屋の場所（システムの一時フォルダーでない場合）',
};

export function languageOption(languages: readonly string[]): string {
  return `表示言語: ${languages.join(', ')}`;
}

export function labelsOption(styles: readonly string[]): string {
  return `駒の表記: ${styles.join(', ')}`;
}

export function charsetOption(names: readonly string[]): string {
  return `盤を描く文字: ${names.join(', ')}`;
}

export function themeOption(names: readonly string[]): string {
  return `配色: ${names.join(', ')}`;
}

export function fromOption(formats: readonly string[]): string {
  return `入力の形式: ${formats.join(', ')}。既定では内容から判定`;
}

export function toOption(formats: readonly string[], own: string): string {
  return `出力の形式: ${formats.join(', ')}。既定では出力先の名前から判定、なければ ${own}`;
}

export function encodingOption(encodings: readonly string[]): string {
  return `出力の文字コード: ${encodings.join(', ')}。既定は最初のもの`;
}

export const PLAY_OPTIONS = {
  black: '先手の対局者: 名前、level:N、engine:NAME、engine:COMMAND のいずれか',
  white: '後手の対局者',
  furigoma: '振り駒で先後を決める。先に書いた側が振る',
  strict: '反則手は即負け',
};

export const RESUME_OPTIONS = {
  take: '別の komadai が開いている対局を引き継ぐ',
  startEngine: '棋譜に書かれた対局プログラムを起動する',
};

export const HOST_OPTIONS = {
  as: '自分の手番: black、white、random。既定は random',
  noWatch: '観戦を許可しない',
  at: 'システムの一時フォルダーではなく、ここに部屋を開く',
  resume: '最後の部屋で続ける。VARIANT の代わりに対局かコードを書けばその部屋で',
};

export const SERVE_OPTIONS = {
  port: '既定は2222。0なら空いている番号',
  listen: '待ち受けるアドレス。既定はすべて',
  public:
    '利用者から見たアドレス: HOST、HOST:PORT、sshd を通すなら USER@HOST。既定はこのマシンの名前',
  open: 'どの鍵でも登録できる',
  keys: 'このファイルの鍵だけ登録できる。形式は authorized_keys と同じ',
  guests: '鍵のない人も入れる。記録は残らない',
  workers: '画面をN個のプロセスで描く。既定ではこのプロセス',
  metrics: 'Prometheus に統計を公開: PORT（ループバック）か HOST:PORT',
  admin:
    '稼働中のサーバーへの指示: who, members [TEXT], close CODE, ban NAME|KEY|ADDRESS[/BITS], unban .., bans, rename OLD NEW, delete NAME, health, drain',
  page: 'members や bans の何ページ目か',
  backup: '保存内容をすべてファイルに書き出す。サーバーの稼働中も可',
  restore: 'そのファイルを空の保存先に復元する',
  asRoot: 'root で動かす（通常は拒否される）',
  attachKey: 'sshd が通した鍵のフィンガープリント。なければゲストになる',
};

export function maxOption(most: number): string {
  return `同時接続数の上限。既定は${most}`;
}

export const TSUME_OPTIONS = {
  sfen: 'ファイルの代わりに、この局面を解く',
  plies: 'N手詰の問題だけ',
  problem: '最初の問題。既定では棋力に合ったもの、ファイルなら最初の未解決の問題',
};

export const EDIT_OPTIONS = {
  variant: 'SFENのゲーム、または始めるゲーム。既定は設定のもの',
};

export const MISTAKES_OPTIONS = {
  side: '対局者に自分の名前がないファイルでの、自分の手番',
};

export const GAMES_OPTIONS = {
  json: '1行に1つの JSON で出力',
  variant: 'このゲームの対局だけ',
  unfinished: '再開できる対局だけ',
  openings: '両者の戦型と囲い（将棋）',
  sort: 'date（新しい順、既定）、name（名前順）、moves（手数の多い順）',
};

export const CONVERT_OPTIONS = {
  output: '出力先のファイル。- は標準出力（既定）',
  split: '1局ごとに1ファイル: OUT-1, OUT-2 ..',
  keep: '誤りのある対局は、誤りの手前までを書き出す',
  strict: 'すべてを読み書きできなければ何も書き出さない',
};

export const ANALYSE_OPTIONS = {
  seconds: '1局面あたりの秒数',
  engine: '解析に使うエンジン: own、登録した名前、コマンドのいずれか。既定は設定のとおり',
  output: 'すべての対局をこのファイルに書く。既定では読んだファイルに残す',
};

export function analyseNodesOption(nodes: number): string {
  return `1局面あたりのノード数。結果はどの環境でも同じ。既定は${nodes}`;
}

export const POSITION_OPTIONS = {
  shownSfen: 'ファイルの代わりに、この局面を表示',
  shownPly: 'N手目の局面。既定は最終手',
  movesSfen: '局面。既定は平手の開始局面。- は標準入力',
  perftSfen: '数え始める局面',
  perftDivide: '1手ごとの数も表示',
};

export function showFormatOption(formats: readonly string[]): string {
  return `${formats.join(', ')}。--ply のない対局の svg は動画になる`;
}

export function wholeNumberFrom(least: number): string {
  return `${least}以上の整数`;
}

export function wholeNumberBetween(least: number, most: number): string {
  return `${least}から${most}までの整数`;
}

export function computerForms(lowest: number, highest: number): string[] {
  return [`level:${lowest} から level:${highest}`, 'engine:NAME', 'engine:COMMAND'];
}

export const NAME_FORM = '名前';

export const A_HANDICAP = '駒落ち';
