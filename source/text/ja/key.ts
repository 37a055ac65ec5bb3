import type { ToldKey, ToldKeys, ToldPrompt } from '../en/key.ts';

export const KEY_NAMES: Readonly<Record<string, string>> = {
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
  ' ': 'Space',
};

export const SCREEN_KEYS = {
  everywhere: {
    title: '共通',
    mouse: ['マウス: 最下行のキーをクリックで実行、Shiftを押しながらで文字を選択'],
  },
  play: {
    title: '対局',
    mouse: ['クリック: 自分の駒か持駒、次にマスで着手'],
  },
  tsume: {
    title: '詰将棋',
    mouse: ['クリック: 自分の駒か持駒、次にマスで着手'],
  },
  mistakes: {
    title: '自分の悪手',
    mouse: ['クリック: 自分の駒か持駒、次にマスで着手'],
  },
  learn: {
    title: '入門講座',
    mouse: ['クリック: 問われたマスで解答。自分の駒、次にマスで着手'],
  },
  replay: {
    title: '棋譜再生、観戦',
    mouse: ['クリック: その手へ移動', 'ホイール: 1手'],
  },
  edit: {
    title: '局面編集',
    mouse: ['クリック: 駒を持ち上げて置く。空いたマスか同じ駒で2度: できることの一覧'],
  },
  list: {
    title: 'メニュー、棋譜一覧、ルール',
    mouse: ['クリック: 行を選択。棋譜は2度目のクリックで開く', 'ホイール: 1行'],
  },
  explorer: { title: '前例' },
  menu: { title: 'メニュー' },
  games: { title: '棋譜一覧' },
  form: {
    title: '入力欄',
    mouse: ['クリック: 項目で選択、値で変更', 'ホイール: 1行'],
  },
  page: { title: '文書', mouse: ['ホイール: 3行'] },
  waiting: { title: '相手待ち' },
  lobby: {
    title: 'ロビー',
    mouse: ['クリック: 行を選択。2度目のクリックで実行', 'ホイール: 1行'],
  },
  me: { title: 'マイページ', mouse: ['ホイール: 1行'] },
  ratings: { title: 'レート一覧', mouse: ['ホイール: 1行'] },
} satisfies Readonly<Record<string, ToldKeys>>;

export const COMMON_KEYS = {
  leaveAtOnce: { help: 'すぐに終了。対局は保存' },
  repaint: { help: '画面を描き直す' },
  suspend: { help: 'シェルへ一時的に戻る。fgで復帰。サーバーでは無効' },
  back: { help: '戻る', short: '戻る' },
  keys: { help: 'キー操作の説明', short: 'キー' },
} satisfies Readonly<Record<string, ToldKey>>;

export const PROMPT_TEXTS = {
  arrows: {
    label: '矢印',
    help: '入力欄が空なら盤と駒台のカーソル移動、文字があれば編集と履歴',
    short: 'カーソル',
  },
  complete: { help: '入力を補完。もう一度で次の候補', short: '補完' },
  completeBack: { help: '前の候補' },
  help: { help: '入力欄が空ならヘルプ', short: 'ヘルプ' },
} satisfies Readonly<Record<string, ToldKey>>;

export const OWN_PROMPT_TEXTS = {
  play: {
    enter: { help: '入力した手を指す。または駒を持ち上げる、置く' },
    escape: {
      help: '入力、持ち上げた駒、カーソルの順に取り消し、次にメニュー',
      short: 'メニュー',
    },
    leave: { help: '入力欄が空なら終了。対局は保存' },
  },
  tsume: {
    enter: {
      help: '入力した手を試す。または駒を持ち上げる、置く。失敗した手を戻す。次の問題へ',
    },
    escape: {
      help: '入力、持ち上げた駒、カーソル、失敗した手の順に取り消し、次に一覧へ',
      short: '一覧',
    },
    leave: { help: '入力欄が空なら終了' },
  },
  mistakes: {
    enter: {
      help: '入力した手で答える。または駒を持ち上げる、置く。不正解の手を戻す。次の問題へ',
    },
    escape: {
      help: '入力、持ち上げた駒、カーソル、不正解の手の順に取り消し、次に戻る',
      short: '戻る',
    },
    leave: { help: '入力欄が空なら終了' },
  },
  learn: {
    enter: {
      help: '入力した手を試す。またはマスを指す、駒を持ち上げる、置く。誤った手を戻す。次の課題へ',
    },
    escape: {
      help: '入力、持ち上げた駒、カーソルの順に取り消し、誤った手を戻し、次にほかの講座へ',
      short: '講座',
    },
    leave: { help: '入力欄が空なら終了' },
  },
  replay: {
    enter: { help: '入力を実行。入力欄が空なら直前の移動を繰り返す' },
    escape: { help: '入力を取り消し、次に戻る', short: '戻る' },
    leave: { help: '入力欄が空なら戻る' },
  },
  edit: {
    enter: {
      help: '入力を実行。入力欄が空なら駒を持ち上げる、置く、またはそのマスでできること',
    },
    escape: { help: '入力、カーソルと持ち上げた駒の順に取り消し、次に戻る', short: '戻る' },
    leave: { help: '入力欄が空なら戻る' },
  },
} satisfies Readonly<
  Record<'play' | 'tsume' | 'mistakes' | 'learn' | 'replay' | 'edit', ToldPrompt>
>;

export const REPLAY_KEY_TEXTS = {
  next: { help: '入力欄が空のとき（以下のキーも同じ）: 1手進む', short: '次の手' },
  back: { help: '1手戻る', short: '前の手' },
  comment: { help: 'コメント全文', short: 'コメント' },
  tenOn: { label: 'Down, PgDn', help: '10手進む' },
  tenBack: { label: 'Up, PgUp', help: '10手戻る' },
  first: { help: '開始局面' },
  last: { help: '最終局面。観戦中なら再び追従' },
  variationBack: { help: '前の分岐、または次の手の最後の分岐' },
  variation: {
    help: 'この手の次の分岐、または次の手の最初の分岐',
    short: '分岐',
  },
  play: { help: '自動再生。もう一度で停止', short: '再生' },
  faster: { help: '自動再生を速く', short: '速く' },
  slower: { help: '自動再生を遅く', short: '遅く' },
} satisfies Readonly<Record<string, ToldKey>>;

export const LIST_KEY_TEXTS = {
  up: { help: '上の行' },
  down: { help: '下の行' },
  first: { help: '最初の行' },
  last: { help: '最後の行' },
  tenUp: { help: '10行上' },
  tenDown: { help: '10行下' },
  choose: { help: '選択', short: '選択' },
  filter: {
    help: '入力した語を含む行だけ表示。Enterで確定、Escですべて表示',
    short: '絞込み',
  },
} satisfies Readonly<Record<string, ToldKey>>;

export const HOME_LIST_KEY_TEXTS = {
  menuLetter: { label: '文字', help: 'その文字の行を選択' },
  filterGames: {
    help: '入力した語を含む棋譜だけ表示。Enterで確定、Escですべて表示',
    short: '絞込み',
  },
  resumeGame: { help: '指しかけの対局を続ける', short: '再開' },
  deleteGame: { help: '確認のうえ棋譜を削除', short: '削除' },
} satisfies Readonly<Record<string, ToldKey>>;

export const EXPLORER_KEY_TEXTS = {
  next: { help: '棋譜を1手進める' },
  back: { help: '棋譜を1手戻す', short: '戻す' },
  more: { help: '対局の続き', short: '続き' },
  mirrored: { help: '左右反転も数える。もう一度で解除', short: '反転' },
} satisfies Readonly<Record<string, ToldKey>>;

export const FORM_KEY_TEXTS = {
  up: { help: '上の行' },
  down: { help: '下の行' },
  first: { help: '最初の行。文字入力では先頭' },
  last: { help: '最後の行。文字入力では末尾' },
  valueBefore: { help: '前の値' },
  valueNext: { help: '次の値', short: '変更' },
  choose: { help: '値を変更、または開始', short: '選択' },
} satisfies Readonly<Record<string, ToldKey>>;

export const PAGE_KEY_TEXTS = {
  up: { help: '1行上' },
  down: { help: '1行下', short: 'スクロール' },
  pageUp: { help: '1ページ上' },
  pageDown: { help: '1ページ下', short: 'ページ' },
  first: { help: '先頭' },
  last: { help: '末尾' },
} satisfies Readonly<Record<string, ToldKey>>;

export const OTHER_KEY_TEXTS = {
  takeBack: { help: '募集を取り下げる', short: '取り下げ' },
} satisfies Readonly<Record<string, ToldKey>>;

export const LOBBY_KEY_TEXTS = {
  take: {
    help: '挑戦を受ける、自分の挑戦を取り下げる、対局に入る、参加者に挑戦する',
    short: '決定',
  },
  seek: {
    help: '自動マッチ: 同じ条件の相手のうち、レートの近い人から対局',
    short: '自動マッチ',
  },
  challenge: { help: '挑戦を出す', short: '挑戦' },
  decline: {
    help: '自分への挑戦を辞退する、自分の挑戦や募集を取り下げる',
    short: '辞退',
  },
  me: { help: '自分のレート、鍵、対局', short: 'マイページ' },
  ratings: { help: '全員のレート', short: 'レート' },
  menu: {
    help: '募集をやめる。コンピュータ、講座、詰将棋のメニュー。対局中なら対局へ戻る',
    short: 'メニュー',
  },
  quit: { help: 'サーバーを出る', short: '終了' },
  takeMine: { help: '棋譜を再生する。確認のうえ鍵を削除する', short: '選択' },
  makeKeyCode: {
    help: '別の鍵でも自分として入れるワンタイムコードを作る',
    short: '鍵を追加',
  },
  page: { label: 'n p', help: '次の50件、前の50件', short: 'ページ' },
  otherGame: { label: 'Left Right', help: '別のゲーム', short: 'ゲーム' },
  challengeRanked: { help: 'この参加者に挑戦する', short: '挑戦' },
} satisfies Readonly<Record<string, ToldKey>>;

export const POINTER_TEXTS = {
  pickUp: 'Enter 持つ',
  noCursor: 'Esc 消す',
  move: '矢印 移動',
  putDown: 'Enter 置く',
  putBack: 'Esc 戻す',
};

export function yesKeyText(sign: string | undefined): string {
  return sign ? `y ${sign} はい` : 'y はい';
}

export function noKeyText(sign: string | undefined): string {
  return sign ? `n ${sign} いいえ` : 'n いいえ';
}

export const KEY_HINTS = {
  back: 'Esc 戻る',
  list: 'Esc 一覧',
  keepFilter: 'Enter 確定',
  showAll: 'Esc 全表示',
  next: 'Enter 次へ',
  takeBack: 'Enter 手を戻す',
  beginGame: 'Enter 対局開始',
};
