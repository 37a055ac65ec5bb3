import type { ValidValues } from '../../settings/settings.ts';
import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { noPositionText } from './records.ts';
import { asSentences, joinSentences, joinWords, nameOfGame, orMeantText, quoted, spelling, systemErrorText, unknownText } from './words.ts';

const SETTING_TEXTS: Readonly<Record<string, string>> = {
  language: '表示言語。auto は環境に従う',
  variant: '最初に選ばれるゲーム',
  labels: '駒に書く文字',
  coordinates: '盤の横の段の表記',
  notation: '指し手の表記。棋譜は常にHodges式',
  charset: '盤を描く文字',
  pieces: '可能なら駒を画像で表示。auto ではSSH経由のとき文字',
  colour: '画面の色',
  theme: 'wood、slate、paper は256色、dark、light、safe は16色',
  motion: '直前の手を一度点滅。300ms以上の回線では点滅なし',
  flip: '盤の手前に座る側: 先手、手番の側、後手',
  reigning: '王将を持つ側（他方は玉将）',
  speech: '画面を使わないときの指し手の伝え方',
  'clock-calls': '残り60、30、10秒を知らせる。auto では読み上げ時のみ',
  illegal: '反則手の扱い',
  'away-time': '対局を閉じている間の時計',
  resigns: '敗勢のコンピュータが投了するか',
  ponder: 'コンピュータが相手の手番にも考えるか',
  'analyse-games': '終局した対局を解析するか。ask: そのつど尋ねる',
  bell: 'この画面にいない相手が指したときの音',
  notify: 'ほかのウィンドウを見ているときのデスクトップ通知',
  mouse: 'クリックとホイール。文字の選択はShiftを押しながら',
  name: 'あなたの名前。空ならアカウント名',
  analyst: '解析に使うエンジン。登録は komadai settings engine.NAME COMMAND',
  'engine-options': '外部エンジンのオプション。Threads=1, USI_Hash=64 など',
};

const SETTING_VALUES = {
  auto: '自動',
  on: 'オン',
  off: 'オフ',
  ask: '確認する',
  own: 'コンピュータ',
  kanji: '漢字',
  kanji2: '漢字2字',
  romaji: 'ローマ字',
  letters: '英字',
  digits: '数字',
  hodges: 'Hodges 式',
  numbers: '数字式',
  japanese: '日本式',
  box: '罫線',
  frame: '枠と漢字',
  ascii: 'ASCII',
  pictures: '画像',
  characters: '文字',
  wood: '木',
  slate: '石',
  paper: '紙',
  dark: '暗い背景',
  light: '明るい背景',
  safe: '赤緑なし',
  mono: '色なし',
  never: '常に先手',
  turn: '手番の側',
  white: '後手',
  black: '先手',
  both: '両方',
  words: '言葉',
  refuse: '指せない',
  lose: '負け',
  stops: '止まる',
  counts: '進む',
};

const SETTING_FORMS = { name: '名前', analyst: 'own か登録したエンジンの名前', 'engine-options': 'NAME=VALUE, NAME=VALUE, ..' };

function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join('、');
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `。元の内容は ${copy} に残しました`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : ` ${(JSON.stringify(value) ?? '空の値').slice(0, 40)} `;
}

const FIRST_TIP = '初めての方へ: 「入門講座」なら、駒の動きとルールが15分ほどで分かります。';

const TIPS = [
  '指し手の最初の文字を入力すると候補が盤に示されます。Tabで順に選べます。',
  '「?」を押すと、どの画面でもキーの一覧が見られます。',
  '入力欄で「ヒント」と入力すると好手を教わり、「待った」で悪手を取り消せます。',
  'コンピュータの考慮中に入力した手は保留され、手番が来ると指されます。',
  '指し手はそのつど保存されます。ウィンドウを閉じても、接続が切れても消えません。',
  '「駒文字 romaji」で駒がローマ字に、「駒文字 kanji」で漢字に戻ります。',
  '「ヘルプ」と入力すると、盤の横に駒の動きが出ます。',
  '棋譜再生では、aでコンピュータが悪手を探し、bで次の悪手へ進みます。',
  '「表示 銀」のように駒を指定すると、動きと成りを説明します。',
  '棋譜再生では、ホイールで1手ずつ進み、クリックでその手へ移ります。',
];

const PLAIN = 'komadai --plain なら1行ずつのやり取りで対局できます。';

export const settings: Texts['settings'] = {
  // Arguments
  argumentFaultText: byCode({
    'unknown-command': ({ found, known }) =>
      `${quoted(found)}というコマンドはありません${orMeantText(found, known)}コマンドの一覧: komadai help`,
    'unknown-option': ({ found, known, help }) =>
      `${quoted(found)}というオプションはありません${orMeantText(found, known)}オプションの一覧: ${help}`,
    'missing-value': ({ option, value }) => `${option} には値が必要です: ${option} ${value}`,
    'superfluous-value': ({ option }) => `${option} に値は付けられません`,
    'repeated-option': ({ option }) => `${option} が2回指定されています`,
    'missing-operand'({ operand, about, valid, usage }) {
      const values = valid.length > 0 ? `（${valid.join('、')}）` : '';
      return `${operand}${values} がありません${about ? `: ${about}` : ''}。使い方: ${usage}`;
    },
    'superfluous-operand': ({ found, usage }) => `${quoted(found)}は余分です。使い方: ${usage}`,
    'unknown-value'({ what, found, valid }) {
      const known = valid.length > 0 ? `指定できるもの: ${valid.join('、')}` : '1つもありません';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)}${known}`;
    },
    conflict: ({ options: [one, other] }) => `${one} と ${other} は同時に指定できません`,
    sfen: ({ variant, fault }) => noPositionText(variant, fault),
  }),

  // Settings
  settingText: (name) => SETTING_TEXTS[name] ?? `${nameOfGame(name.replace('handicap.', ''))}で最初に選ばれる手合割`,
  validValuesText,
  settingValueText: (value) => SETTING_VALUES[value],
  SETTING_GROUPS: [
    { title: '対局', names: { variant: 'ゲーム', illegal: '反則手', 'away-time': '離席中の時計' } },
    {
      title: '盤面',
      names: {
        language: '言語',
        labels: '駒の表記',
        coordinates: '段の表記',
        notation: '指し手の表記',
        charset: '使用文字',
        pieces: '駒の描画',
        colour: '色',
        theme: '配色テーマ',
        motion: '最終手の点滅',
        flip: '手前の側',
        reigning: '王将を持つ側',
        mouse: 'マウス',
      },
    },
    { title: '音と読み上げ', names: { bell: '着手音', notify: 'デスクトップ通知', speech: '指し手の通知', 'clock-calls': '時間の通知' } },
    { title: 'エンジン', names: { resigns: '投了する', ponder: '先読み', 'analyse-games': '終局後の解析', analyst: '解析' } },
  ],
  handicapSettingName: (variantId) => `手合割 ${nameOfGame(variantId)}`,
  setFaultText: byCode({
    'unknown-setting': ({ found, names }) => `${quoted(found)}という設定はありません${orMeantText(found, names)}設定: ${names.join('、')}`,
    'unknown-setting-value': ({ name, found, values }) => `${name} に${shown(found)}は指定できません。使える値: ${validValuesText(values)}`,
    'settings-not-saved': ({ path, cause }, isQuitting) =>
      `${path} に書き込めません: ${systemErrorText(cause)}。${isQuitting ? '何も変更されていません' : 'この設定は終了するまで有効です'}`,
  }),
  settingsWarningText: byCode({
    'broken-settings': ({ path, keptAs }) => `${path} が壊れているため、既定の設定を使います${kept(keptAs)}`,
    'wrong-setting'({ path, wrong: [{ name, found, values }, ...others], keptAs }) {
      const more = others.length > 0 ? `（ほか${others.length}件）` : '';
      return `${path}: ${name} に${shown(found)}は指定できません${more}。既定値を使います。使える値: ${validValuesText(values)}${kept(keptAs)}`;
    },
    'unreadable-settings': ({ path, cause }) => `${path} を読み込めません: ${systemErrorText(cause)}。既定の設定を使います`,
  }),
  THEME_TEXTS: {
    auto: '端末で表示できる最良のもの',
    wood: '榧の盤と黄楊の駒、256色以上',
    slate: '夜の石、256色以上',
    paper: '紙に墨、256色以上',
    dark: '暗い背景に16色',
    light: '明るい背景に16色',
    safe: '赤と緑を使わない16色',
    mono: '色なし',
  },
  hereThatIsText: (name) => `ここでは ${name} になります。`,
  shownAsText: (hasColours, shown) =>
    hasColours ? `この端末は16色のため、${shown} で表示しています。` : `この端末は色がないため、${shown} で表示しています。`,
  TERMS_TEXTS: { game: 'ゲーム', handicap: '手合割', side: '手番', even: '平手', byLot: '振り駒', watchers: '観戦' },

  // Menu and forms
  resumeGameText({ variant, players, opponent, plies }) {
    const against = opponent === '' ? [] : [`対 ${opponent}`];
    const whom = opponent === undefined ? [`${players.black} - ${players.white}`] : against;
    const told = [...(variant === undefined ? [] : [variant]), ...whom, `${plies}手`];
    return `対局を再開: ${told.join('、')}`;
  },
  titleOfGames: (names, more) => `komadai: ${more > 0 ? [...names, `ほか${more}種`].join('、') : joinWords(names, 'と')}`,
  tipText: (games) => (games === 0 ? FIRST_TIP : `ヒント: ${TIPS[games % TIPS.length]}`),

  // Screen
  MENU_TEXTS: {
    playSomeone: '対人対局',
    playComputer: 'コンピュータと対局',
    twoPlayers: '同じ画面で二人対局',
    learn: '入門講座',
    problems: '詰将棋',
    savedGames: '棋譜一覧',
    statistics: '成績',
    rules: 'ルール',
    settings: '設定',
    quit: '終了',
  },
  BACK_TO: { menu: 'メニュー', course: '講座', edit: '局面編集' },
  NEW_GAME_TEXTS: {
    title: '新規対局',
    game: 'ゲーム',
    level: 'レベル',
    youPlay: '手番',
    black: '先手',
    white: '後手',
    whiteGives: '後手（上手）',
    name: '  名前',
    command: '  コマンド',
    colours: '先後',
    byFurigoma: '振り駒',
    asEntered: '入力どおり',
    clock: '持ち時間',
    inSeconds: '  秒数',
    otherClock: '持ち時間+秒読み+加算',
    start: '対局開始',
    more: '詳細: 手合割、持ち時間、エンジン',
    engine: 'エンジン',
    person: '人',
  },
  OWN_SIDE_TEXTS: { black: '先手', white: '後手', furigoma: '振り駒' },
  computerText: (level) => `コンピュータ レベル${level}`,
  ROOM_FORM_TEXTS: {
    host: '部屋を開く',
    joinWithCode: 'コードで参加',
    watchGame: '観戦する',
    join: '参加',
    watch: '観戦',
    code: 'コード',
    start: '開始',
  },
  YES_NO: { yes: 'はい', no: 'いいえ' },
  PROMPT_LABELS: {
    gameOver: '終局',
    replay: '棋譜再生',
    watching: '観戦',
    learnSquare: 'マス',
    learnMove: '指し手',
    learnDone: '正解',
    learnWrong: '不正解',
    tsumeSolved: '正解',
    tsumeThinking: '玉方考慮中',
  },
  plyText: (ply) => `${ply}手目`,
  lastMoveText: (move) => `最終手: ${move}`,
  movesLeftText: (count) => `あと${count}手。`,
  MAY_PROMOTE: '成れます: + 成、= 不成。',
  NO_LEGAL_MOVE: '指せる手がありません。',
  replayPlaceText({ ply, plies, number, total, isInVariation, speed }) {
    const inVariation = isInVariation ? '、分岐中' : '';
    const which = total > 1 ? `、分岐${number}/${total}` : inVariation;
    const playing = speed === undefined ? '' : `再生中、${speed} - `;
    return `${playing}${ply}/${plies}手目${which}`;
  },
  takesGameBackText: (text, key) => `${text}${spelling(key)}で取り戻せます。`,
  ENTER_KEY: 'Enter',
  chapterLine: (title, progress, task) => `${title}: ${progress}。「移動 ${task}」で移動。`,
  ONE_LINE_ONE_ANSWER: '1行入力すると1回応答します。',
  COLUMN_SAMPLES: {
    game: 'やり将棋',
    yourOffer: '自分の挑戦',
    theirTurnHere: '相手の手番、在室',
    theirTurn: '相手の手番',
    unfinished: '後手の勝ち',
    longestResult: '先手の投了により後手の勝ち',
  },
  GAME_COLUMN_TITLES: { date: '日付', players: '対局者', game: '種類', result: '結果', moves: '手数', name: 'ファイル' },

  // Keys
  KEY_NAMES: { escape: 'Esc', 'page-up': 'PgUp', 'page-down': 'PgDn', ' ': 'Space' },
  SCREEN_KEYS: {
    everywhere: { title: '共通', mouse: ['マウス: 最下行のキーをクリックで実行、Shiftを押しながらで文字を選択'] },
    play: { title: '対局', mouse: ['クリック: 自分の駒か持駒、次にマスで着手'] },
    tsume: { title: '詰将棋', mouse: ['クリック: 自分の駒か持駒、次にマスで着手'] },
    mistakes: { title: '自分の悪手', mouse: ['クリック: 自分の駒か持駒、次にマスで着手'] },
    learn: { title: '入門講座', mouse: ['クリック: 問われたマスで解答。自分の駒、次にマスで着手'] },
    replay: { title: '棋譜再生、観戦', mouse: ['クリック: その手へ移動', 'ホイール: 1手'] },
    edit: { title: '局面編集', mouse: ['クリック: 駒を持ち上げて置く。空いたマスか同じ駒で2度: できることの一覧'] },
    list: { title: 'メニュー、棋譜一覧、ルール', mouse: ['クリック: 行を選択。棋譜は2度目のクリックで開く', 'ホイール: 1行'] },
    explorer: { title: '前例' },
    menu: { title: 'メニュー' },
    games: { title: '棋譜一覧' },
    form: { title: '入力欄', mouse: ['クリック: 項目で選択、値で変更', 'ホイール: 1行'] },
    page: { title: '文書', mouse: ['ホイール: 3行'] },
    waiting: { title: '相手待ち' },
    lobby: { title: 'ロビー', mouse: ['クリック: 行を選択。2度目のクリックで実行', 'ホイール: 1行'] },
    me: { title: 'マイページ', mouse: ['ホイール: 1行'] },
    ratings: { title: 'レート一覧', mouse: ['ホイール: 1行'] },
  },
  COMMON_KEYS: {
    leaveAtOnce: { help: 'すぐに終了。対局は保存' },
    repaint: { help: '画面を描き直す' },
    suspend: { help: 'シェルへ一時的に戻る。fg で復帰。サーバーでは無効' },
    back: { help: '戻る', short: '戻る' },
    keys: { help: 'キー操作の説明', short: 'キー' },
  },
  PROMPT_TEXTS: {
    arrows: { label: '矢印', help: '入力欄が空なら盤と駒台のカーソル移動、文字があれば編集と履歴', short: 'カーソル' },
    complete: { help: '入力を補完。もう一度で次の候補', short: '補完' },
    completeBack: { help: '前の候補' },
    help: { help: '入力欄が空ならヘルプ', short: 'ヘルプ' },
  },
  OWN_PROMPT_TEXTS: {
    play: {
      enter: { help: '入力した手を指す。または駒を持ち上げる、置く' },
      escape: { help: '入力、持ち上げた駒、カーソルの順に取り消し、次にメニュー', short: 'メニュー' },
      leave: { help: '入力欄が空なら終了。対局は保存' },
    },
    tsume: {
      enter: { help: '入力した手を試す。または駒を持ち上げる、置く。失敗した手を戻す。次の問題へ' },
      escape: { help: '入力、持ち上げた駒、カーソル、失敗した手の順に取り消し、次に一覧へ', short: '一覧' },
      leave: { help: '入力欄が空なら終了' },
    },
    mistakes: {
      enter: { help: '入力した手で答える。または駒を持ち上げる、置く。不正解の手を戻す。次の問題へ' },
      escape: { help: '入力、持ち上げた駒、カーソル、不正解の手の順に取り消し、次に戻る', short: '戻る' },
      leave: { help: '入力欄が空なら終了' },
    },
    learn: {
      enter: { help: '入力した手を試す。またはマスを指す、駒を持ち上げる、置く。誤った手を戻す。次の課題へ' },
      escape: { help: '入力、持ち上げた駒、カーソルの順に取り消し、誤った手を戻し、次にほかの講座へ', short: '講座' },
      leave: { help: '入力欄が空なら終了' },
    },
    replay: {
      enter: { help: '入力を実行。入力欄が空なら直前の移動を繰り返す' },
      escape: { help: '入力を取り消し、次に戻る', short: '戻る' },
      leave: { help: '入力欄が空なら戻る' },
    },
    edit: {
      enter: { help: '入力を実行。入力欄が空なら駒を持ち上げる、置く、またはそのマスでできること' },
      escape: { help: '入力、カーソルと持ち上げた駒の順に取り消し、次に戻る', short: '戻る' },
      leave: { help: '入力欄が空なら戻る' },
    },
  },
  REPLAY_KEY_TEXTS: {
    next: { help: '入力欄が空のとき（以下のキーも同じ）: 1手進む', short: '次の手' },
    back: { help: '1手戻る', short: '前の手' },
    comment: { help: 'コメント全文', short: 'コメント' },
    tenOn: { label: 'Down, PgDn', help: '10手進む' },
    tenBack: { label: 'Up, PgUp', help: '10手戻る' },
    first: { help: '開始局面' },
    last: { help: '最終局面。観戦中なら再び追従' },
    variationBack: { help: '前の分岐、または次の手の最後の分岐' },
    variation: { help: 'この手の次の分岐、または次の手の最初の分岐', short: '分岐' },
    play: { help: '自動再生。もう一度で停止', short: '再生' },
    faster: { help: '自動再生を速く', short: '速く' },
    slower: { help: '自動再生を遅く', short: '遅く' },
  },
  LIST_KEY_TEXTS: {
    up: { help: '上の行' },
    down: { help: '下の行' },
    first: { help: '最初の行' },
    last: { help: '最後の行' },
    tenUp: { help: '10行上' },
    tenDown: { help: '10行下' },
    choose: { help: '選択', short: '選択' },
    filter: { help: '入力した語を含む行だけ表示。Enterで確定、Escですべて表示', short: '絞込み' },
  },
  HOME_LIST_KEY_TEXTS: {
    menuLetter: { label: '文字', help: 'その文字の行を選択' },
    filterGames: { help: '入力した語を含む棋譜だけ表示。Enterで確定、Escですべて表示', short: '絞込み' },
    resumeGame: { help: '指しかけの対局を続ける', short: '再開' },
    deleteGame: { help: '確認のうえ棋譜を削除', short: '削除' },
  },
  EXPLORER_KEY_TEXTS: {
    next: { help: '棋譜を1手進める' },
    back: { help: '棋譜を1手戻す', short: '戻す' },
    more: { help: '対局の続き', short: '続き' },
    mirrored: { help: '左右反転も数える。もう一度で解除', short: '反転' },
  },
  FORM_KEY_TEXTS: {
    up: { help: '上の行' },
    down: { help: '下の行' },
    first: { help: '最初の行。文字入力では先頭' },
    last: { help: '最後の行。文字入力では末尾' },
    valueBefore: { help: '前の値' },
    valueNext: { help: '次の値', short: '変更' },
    choose: { help: '値を変更、または開始', short: '選択' },
  },
  PAGE_KEY_TEXTS: {
    up: { help: '1行上' },
    down: { help: '1行下', short: 'スクロール' },
    pageUp: { help: '1ページ上' },
    pageDown: { help: '1ページ下', short: 'ページ' },
    first: { help: '先頭' },
    last: { help: '末尾' },
  },
  OTHER_KEY_TEXTS: { takeBack: { help: '募集を取り下げる', short: '取り下げ' } },
  LOBBY_KEY_TEXTS: {
    take: { help: '挑戦を受ける、自分の挑戦を取り下げる、対局に入る、参加者に挑戦する', short: '決定' },
    quick: { help: '自動マッチ: 前回と同じ条件の挑戦があれば受け、なければ出す', short: '自動マッチ' },
    challenge: { help: '挑戦を出す', short: '挑戦' },
    decline: { help: '自分への挑戦を辞退する、自分の挑戦を取り下げる', short: '辞退' },
    me: { help: '自分のレート、鍵、対局', short: 'マイページ' },
    ratings: { help: '全員のレート', short: 'レート' },
    menu: { help: 'コンピュータ、講座、詰将棋のメニュー。対局中なら対局へ戻る', short: 'メニュー' },
    quit: { help: 'サーバーを出る', short: '終了' },
    takeMine: { help: '棋譜を再生する。確認のうえ鍵を削除する', short: '選択' },
    makeKeyCode: { help: '別の鍵でも自分として入れるワンタイムコードを作る', short: '鍵を追加' },
    page: { label: 'n p', help: '次の50件、前の50件', short: 'ページ' },
    otherGame: { label: 'Left Right', help: '別のゲーム', short: 'ゲーム' },
    challengeRanked: { help: 'この参加者に挑戦する', short: '挑戦' },
  },
  POINTER_TEXTS: { pickUp: 'Enter 持つ', noCursor: 'Esc 消す', move: '矢印 移動', putDown: 'Enter 置く', putBack: 'Esc 戻す' },
  yesKeyText: (sign) => (sign ? `y ${sign} はい` : 'y はい'),
  noKeyText: (sign) => (sign ? `n ${sign} いいえ` : 'n いいえ'),
  KEY_HINTS: {
    back: 'Esc 戻る',
    list: 'Esc 一覧',
    keepFilter: 'Enter 確定',
    showAll: 'Esc 全表示',
    next: 'Enter 次へ',
    takeBack: 'Enter 手を戻す',
    beginGame: 'Enter 対局開始',
  },
  KEY_REASONS: {
    noLines: 'ここには行がありません。',
    noValue: 'Enterでこの行を実行します。',
    noGame: 'ここには対局がありません。',
    noResume: '指しかけの対局がありません。',
    noSaved: '保存された棋譜はまだありません。',
    noSomeone: 'ここからは誰にもつながりません。',
    firstPage: '最初のページです。',
    lastPage: '最後のページです。',
  },

  // Places at a server
  PLACE_TEXTS: {
    question: 'すでに3つの端末から入っています。これが上限です。\r\n最も古い接続と入れ替えますか？yで入れ替え、nで退出します。',
    enough: 'すでに3つの端末から入っています。どれかを終了してから、もう一度お越しください。',
    full: 'サーバーは満員です。しばらくしてからお越しください。',
    kept: '残りの席は、ここで1局終えた方か、登録から1日たった方のために空けてあります。しばらくしてからお越しください。',
    network: 'お使いのネットワークからの接続が上限に達しています。どれかを終了するか、しばらくしてからお越しください。',
    displaced: '新しい接続がこの席に入りました。対局は保存されています。',
    idle: '1時間操作がなかったため、切断しました。またお越しください。',
  },

  // Questions
  leaveQuestion: (runsOn) => (runsOn ? '対局を離れますか？離れている間も時計は進みます。' : '対局を離れますか？時計は再開まで止まります。'),
  promoteMoveQuestion: (typed) => `${typed.trim()}: 成りますか？`,
  waitsForText: (signs) =>
    signs ? `「はい」はyか${signs[0]}、「いいえ」はnか${signs[1]}を押してください。` : '「はい」はy、「いいえ」はnを押してください。',

  // Terminal and window
  NO_SCREEN: {
    ssh: `端末が割り当てられていません。ssh -t HOST komadai で割り当てられます。\n${PLAIN}`,
    'no-terminal': `メニューを表示する端末がありません。\n${PLAIN}`,
    dumb: `この端末にはメニューを表示できません（TERM が dumb です）。\n${PLAIN}`,
  },
  SSH_HINT: '端末がないため1行ずつのやり取りになります。ssh -t なら画面が使えます',
  PLAIN_GREETING:
    '指し手を入力してください。「?」でヘルプ、「終了」で終了。komadai learn は入門講座、komadai --help はその他の使い方です。',
  PLAIN_UNFINISHED: 'komadai resume --plain で前回の対局を再開できます。',
  HELP_TELLS: '「ヘルプ」で入力できるものが分かります。',
  NO_LETTERS: 'この端末ではお使いの言語の文字を表示できないため、英語で表示します。--charset box で強制できます。',
  REFUSED_ONE: '受け付けなかった入力があるため、以降は意図と違うかもしれません。',
  tooSmallText: (has, needs, lineMode) => [
    `ウィンドウの大きさは${has}ですが、盤には${needs}が必要です。${lineMode} なら画面なしで対局できます。`,
    `盤には${needs}が必要です。`,
    needs,
  ],
  fewerLabelsText: (labels) => `幅が足りないため、駒の表記は ${labels} です。`,
  CALLS: { begun: '対局が始まります。', news: '対局に動きがありました。' },
  yourTurnText(news = '') {
    const turn = asSentences('あなたの手番です');
    return news === '' ? turn : joinSentences([turn, news]);
  },
  titleText: (game = '') => (game === '' ? 'komadai' : `${game} - komadai`),
};
