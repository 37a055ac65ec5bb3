import { JAPANESE_ARGUMENTS, JAPANESE_WORDS } from '../../activity/spellings/ja.ts';
import { firstSpelling } from '../../activity/spellings/spellings.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Color } from '../../rules/core/color.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { KANA_DIGITS } from '../../rules/notation/digits.ts';
import { JAPANESE_FACES } from '../../rules/notation/face-names.ts';
import { JAPANESE_GAMES, nameOfGameIn } from '../../rules/variants/game-names.ts';
import { CASTLES } from '../../study/names/castles.ts';
import { OPENINGS } from '../../study/names/openings.ts';
import { byCode } from '../by-code.ts';
import { type Charset, latin } from '../charset.ts';
import type { OptionName, ValueName, WrittenName } from '../en/words.ts';
import { errorCode } from '../error-code.ts';
import { repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';
import type { Texts } from '../texts.ts';

/** `3手`, `2枚`. @param counter the counter of what is counted */
export function countText(count: number, counter: string): string {
  return `${count}${counter}`;
}

export function quoted(text: string): string {
  return `「${repeatedText(text)}」`;
}

export function sideName(color: Color): string {
  return color === 'black' ? '先手' : '後手';
}

/** Words that can be typed: `「投了」「待った」`. */
export function quotedWords(words: readonly string[]): string {
  return words.map((word) => `「${spelling(word)}」`).join('');
}

/** `a`, `aとb`, `a、bとc`. @param last stands before the last word */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join('、')}${last}${words.at(-1)}`;
}

export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '。' : `（「${name}」のことですか？）。`;
}

export function didYouMeanText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : `「${name}」のことですか？`;
}

const HANDICAPS: Readonly<Record<string, string>> = {
  lance: '香落ち',
  bishop: '角落ち',
  rook: '飛車落ち',
  'rook-lance': '飛香落ち',
  'left-yari-bishop': '左香角落ち',
  'left-yari-rook': '左香飛落ち',
  'two-piece': '二枚落ち',
  'four-piece': '四枚落ち',
  'six-piece': '六枚落ち',
  'eight-piece': '八枚落ち',
  'ten-piece': '十枚落ち',
};

export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  return namesOf(variant, piece)[0];
}

/** `歩` for `歩兵`: where a piece has a whole name, its name in a sentence. */
export function nameInSentence(whole: string): string {
  return Object.values(JAPANESE_FACES).find(([, other]) => other === whole)?.[0] ?? whole;
}

/** Pieces of a file may have names that the table does not know. */
function namesOf(variant: Variant, { kind, promoted }: NamedPiece): readonly [name: string, whole: string, ...others: string[]] {
  const { front, back = front } = pieceData(variant, kind);
  const { english, short = english } = promoted ? back : front;
  return nameIn(JAPANESE_FACES, short) ?? nameIn(JAPANESE_FACES, english) ?? [short, english];
}

function nameIn<Name>(table: Readonly<Record<string, Name>>, english: string): Name | undefined {
  return Object.hasOwn(table, english) ? table[english] : undefined;
}

export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name}${count}枚`;
}

export function variantName({ id, name }: Variant, charset: Charset): string {
  return nameOfGameIn(JAPANESE_GAMES, id) ?? latin(name, charset);
}

/** The name of a game of ours by its id: `槍将棋`; else the id. */
export function nameOfGame(id: string): string {
  return nameOfGameIn(JAPANESE_GAMES, id) ?? id;
}

export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return nameIn(HANDICAPS, name) ?? name;
}

export function handicapText(handicap: Handicap): string {
  return handicapName(handicap);
}

function writtenText({ kanji, romaji }: WrittenName): string {
  return kanji || romaji;
}

/** `a`, `aまたはb`, `a、b、またはc`. */
export function orList(items: readonly string[]): string {
  if (items.length < 3) return items.join('または');
  return `${items.slice(0, -1).join('、')}、または${items[items.length - 1]}`;
}

export function possessive(color: Color): string {
  return `${sideName(color)}の`;
}

export function standingText(name: string, square: string, color?: Color): string {
  return `${square}の${ownedPiece(name, color)}`;
}

function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : possessive(color) + name;
}

export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return color === person ? `自分の${name}` : possessive(color) + name;
}

export function nameInText(variant: Variant): string {
  return variantName(variant, 'box');
}

export function lastRanks(ranks: number): string {
  return ranks === 1 ? '一番奥の段' : `奥の${ranks}段`;
}

export function asSentences(...sentences: readonly string[]): string {
  return `${sentences.join('。')}。`;
}

/** Whole sentences one after another, without a space after a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replace(/(?<=[。！？]) /g, '');
}

/** `1回目`, `4回目`. */
export function ordinal(number: number): string {
  return `${number}回目`;
}

export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: この対局は${otherText(fault)}で開かれています`;
}

export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `プロセス${pid}` : `${quoted(host)}のプロセス${pid}`;
  return `別の komadai（${where}）`;
}

export const renameFaultText = byCode<RenameFault | NameFault>({
  'name-empty': '対局の名前がありません',
  'name-has-slash': '対局の名前に / と \\ は使えません',
  'name-has-control': '対局の名前に制御文字は使えません',
  'name-starts-with-dot': '対局の名前の先頭に . は使えません',
  'name-too-long': ({ longest }) => `対局の名前は${longest}バイトまでです`,
  'name-taken': ({ name }) => `${quoted(name)}という対局がすでにあります`,
});

const ACTIONS = {
  read: 'を読み込めません',
  write: 'に書き込めません',
  rename: 'の名前を変えられません',
  delete: 'を削除できません',
};

export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  return `${path} ${ACTIONS[action]}: ${reason}`;
}

export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? 'フォルダーがありません' : `フォルダー ${folder} がありません`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', '権限がありません'],
  ['EPERM', '権限がありません'],
  ['EROFS', 'ディスクが読み取り専用です'],
  ['ENOSPC', 'ディスクがいっぱいです'],
  ['EDQUOT', 'ディスクの割り当てを使い切りました'],
  ['EFBIG', 'ファイルサイズの上限に達しました'],
  ['ENOENT', '存在しません'],
  ['ENOTDIR', 'パスの途中にフォルダーでないものがあります'],
  ['EISDIR', 'フォルダーです'],
  ['EEXIST', 'フォルダーと同じ名前のファイルがあります'],
  ['ENAMETOOLONG', '名前が長すぎます'],
  ['EIO', 'ディスクの応答がありません'],
  ['ECONNREFUSED', 'データベースに接続できません'],
  ['ECONNRESET', 'データベースとの接続が切れました'],
  ['ETIMEDOUT', 'データベースの応答がありません'],
  ['57P01', 'データベースが停止中です'],
  ['57P02', 'データベースが停止中です'],
  ['57P03', 'データベースが起動中です'],
  ['open-elsewhere', '別の komadai で開かれています'],
  ['changed-elsewhere', '別のプログラムがファイルを変更しました'],
]);

export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || '不明なエラー');
}

const OPERAND_NAMES = {
  variant: 'ゲーム',
  game: '対局',
  shell: 'シェル',
  depth: '深さ',
  format: '形式',
  source: '入力',
  word: '言葉',
};

const PARTS = { handicap: '手合割', piece: '駒' };

export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object') return `${nameOfGame(what.variant)}の${PARTS[what.of]}に${found}はありません`;
  return isOption(what) ? `${what} に${found}は指定できません` : `${OPERAND_NAMES[what]}に${found}はありません`;
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}

/** How names are read aloud whose kanji a synthesizer reads in another way. */
const READINGS: ReadonlyMap<string, string> = new Map(Object.values(JAPANESE_FACES).map(([name, , read]) => [name, read]));

function reading(name: string): string {
  return READINGS.get(name) ?? name;
}

/** A word of the prompt as Japanese players type it: `投了` for `resign`. */
export function spelling(word: string): string {
  return firstSpelling(JAPANESE_WORDS, word);
}

/** `tsugi` for `次`; a word without romaji itself. */
function romajiOf(own: string): string {
  const spellings = Object.values(JAPANESE_WORDS).find(([first]) => first === own);
  return spellings?.find((one) => /^[a-z]+$/.test(one)) ?? own;
}

/** What follows a word as Japanese players type it: `先手` for `black`. */
export function argumentSpelling(part: string): string {
  return firstSpelling(JAPANESE_ARGUMENTS, part);
}

export const BOARD_WORD_HELP = {
  moves: '指せる手の一覧',
  show: '「表示 銀」で駒の動きを説明',
  flip: '盤を反転',
  labels: '「駒文字 romaji」で駒の表記を変更',
  theme: '「テーマ slate」で配色を変更',
  language: '「言語 ko」で表示言語を変更（en、ja、ko、th）',
  board: '盤面を表示',
  rules: 'このゲームのルール',
  help: 'このヘルプ',
  hand: '双方の持駒を言葉で',
  where: '「どこ 銀」で盤上と駒台の銀の場所、「どこ ７七」でそのマスにあるもの',
  file: '「筋 5」で5筋にある駒を上から順に',
  rank: '「段 五」で五段目にある駒を左から順に',
  pieces: `双方のすべての駒とその位置。「駒 ${argumentSpelling('black')}」で先手だけ、「駒 銀」で銀だけ`,
  attackers: '「攻め駒 ５五」で５五に利いている相手の駒',
  defenders: '「受け駒 ５五」で５五に利いている自分の駒',
  rays: '「利き筋 ５五」で５五から8方向にある駒とそこまでの距離',
  threats: '手番の側が取れる駒と、相手が狙っている駒',
  changes: '最後の手で変わったこと',
  last: '最後の手',
  status: '手番、王手、千日手、残り時間、宣言できること',
  sfen: '局面のSFEN',
  copy: 'SFENを端末のクリップボードへコピー。「コピー kif」はKIF、「コピー 指し手」は指し手だけ',
  speech: '「読み上げ words」で指し手の伝え方を変更: hodges、words、romaji',
};

const MATE_HELP = 'この局面から連続王手の詰みを10秒探す。「詰み 60」は60秒、「詰み 中止」で中止';

const ROOM_WORD_HELP = {
  resign: '投了する',
  draw: '引き分けを提案（いつでも可）',
  impasse: '双方の玉が敵陣に入ったとき、点数の計算を提案',
  undo: '自分の最後の手の待ったを申し出る（1局に3回まで）',
  adjourn: '中断を提案し、後日指し継ぐ',
  accept: '相手の提案を承諾',
  decline: '相手の提案を辞退',
  claim: `退出した相手や指さない相手に対し、「宣言 ${argumentSpelling('win')}」で勝ち、「宣言 ${argumentSpelling('draw')}」で引き分けを宣言`,
  say: '「発言 文章」で相手に話しかける',
  greet: '対局前の挨拶をする',
  thanks: '対局のお礼を言う',
  'well played': '相手の指し手をほめる',
  rematch: '終局後、先後を替えてもう一局申し込む',
  mute: '相手の発言を隠す、または表示する',
  ...BOARD_WORD_HELP,
  replay: '終局後、対局を1手ずつ再生',
  analyse: '終局後、コンピュータが棋譜を解析',
  explore: '終局後、この対局の局面の前例',
  learn: '終局後、このゲームの入門講座',
  settings: '見た目などを変える',
  menu: 'メニューへ。部屋は開いたまま',
  quit: '部屋を出る',
};

export const CHALLENGE_FORM = `「挑戦 [VARIANT] [CLOCK] [${argumentSpelling('to')} NAME | ${argumentSpelling('invite')}] [${argumentSpelling('black')} | ${argumentSpelling('white')}] [${argumentSpelling('unrated')}] [${argumentSpelling('no-watchers')}]」`;

export const SEEK_FORM = `「相手募集 [VARIANT] [CLOCK]」「相手募集 ${argumentSpelling('anything')}」「相手募集 ${argumentSpelling('off')}」`;

const { labels, theme, language, speech } = BOARD_WORD_HELP;

export const words: Texts['words'] = {
  // Count text
  /** `3手`, `2枚`. @param counter the counter of what is counted */
  countText,

  // Quoted
  quoted,

  // Side name
  sideName,

  // Join words
  /** `a`, `aとb`, `a、bとc`. @param last stands before the last word */
  joinWords,

  // Nearest
  orMeantText,
  didYouMeanText,

  // Names
  nameOfPiece,
  wholePieceName: (variant, piece) => namesOf(variant, piece)[1],
  /**
   * `+R 竜王（龍）`, `P 歩兵`.
   * @param short tells the piece from another of the same name
   * @param written its names on a set; two of a royal piece that differs between the sides
   */
  pieceHeading(letters, name, short, written) {
    const own = short === undefined ? '' : `、${short}`;
    const others = written.map(writtenText).filter((other) => other !== name);
    const inBrackets = others.length === 0 ? '' : `（${others.join(' / ')}）`;
    return `${letters} ${name}${own}${inBrackets}`;
  },
  royalName,
  promotedName: (name) => `成${name}`,
  /** Japanese names have no plural. */
  plural: (name) => name,
  countPieces,
  variantName,
  /** The name of a game of ours by its id: `槍将棋`; else the id. */
  nameOfGame,
  handicapName,
  handicapText,
  typedPiece: (_letters, name) => name,

  // Phrases
  /** `a`, `aまたはb`, `a、b、またはc`. */
  orList,
  /** Japanese has no article. */
  withArticle: (noun) => noun,
  /** Japanese has no capitals. */
  capitalized: (text) => text,
  /** Pieces with their number: `飛車2枚`. */
  countInWords: (count, noun) => `${noun}${count}枚`,
  goFaultText: (argument, count) => `移動: ${quoted(argument)}は1から${count}までの番号ではありません。`,
  possessive,
  standingText,
  ownedPiece,
  personsPiece,
  nameInText,
  lastRanks,
  asSentences,
  /** Whole sentences one after another, without a space after a full stop. */
  joinSentences,

  // Ordinal
  /** `1回目`, `4回目`. */
  ordinal,

  // Store fault
  openElsewhereText,
  otherText,
  renameFaultText,
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,

  // Player name
  noPersonText: (name) => `${quoted(name)}は対局者名に使えません。コンピュータ、レベル、エンジンは1つ上の行で左右のキーを押して選びます。`,

  // Value name
  unknownText,

  // Speech
  squareWords: (file, rank) => `${KANA_DIGITS[file - 1]} ${KANA_DIGITS[rank - 1]}`,
  dropWords: (name, to) => `${to} ${reading(name)} うつ`,
  moveWords(name, to, { from, captures, promotion }) {
    const verb = captures ? ' とる' : '';
    const end = { none: '', promotes: ' なり', declines: ' ならず' }[promotion];
    const origin = from === undefined ? '' : `、${from} から`;
    return `${to} ${reading(name)}${verb}${end}${origin}`;
  },
  announcedWords: (ply, color, told, check) => `${ply}手目、${sideName(color)}、${told}${check ? '、王手' : ''}`,
  movesInRow: (moves) => moves.join('。'),

  // Opening names
  openingName: (id) => OPENINGS[id].kanji,
  castleName: (id) => CASTLES[id].kanji,
  sideNamesText: (side, names) => `${side}: ${names.join('、')}`,
  bothNamesText: (named) => named.join('  '),

  // Board word help
  BOARD_WORD_HELP,
  WORD_HELP: {
    resign: '投了する',
    draw: '引き分けを提案',
    impasse: '双方の玉が敵陣に入ったとき、点数の計算を提案',
    accept: '相手の提案を承諾',
    undo: '最後の手を取り消す',
    redo: '取り消した手を指し直す',
    note: '最後の手のコメントを編集。「メモ 文章」で付け、「メモ -」で削除',
    save: '「保存 名前」で対局に名前を付けて保存',
    hint: '好手とその後の読み筋',
    mate: MATE_HELP,
    ...BOARD_WORD_HELP,
    rematch: '先後を替えてもう一局。「再対局 5」はレベル5と',
    replay: '対局を1手ずつ再生',
    analyse: '終局後、コンピュータが棋譜を解析',
    explore: '終局後、この対局の局面の前例',
    settings: '見た目などを変える',
    learn: 'このゲームの入門講座',
    help: '指し方の説明。詳しくは「?」',
    menu: 'メニューへ。対局は保存される',
    take: '別の komadai が引き継いだ対局を取り戻す',
    quit: '終了。対局は保存される',
  },
  ROOM_WORD_HELP,
  SERVED_WORD_HELP: {
    ...ROOM_WORD_HELP,
    menu: 'ロビーへ。対局は続く',
    quit: 'サーバーを出る。対局は続く',
  },
  REPLAY_WORD_HELP: {
    take: '別の komadai から対局を引き継ぐ。相手が終了した後も可',
    next: '1手進む。「次 10」で10手',
    back: '1手戻る。「戻る 10」で10手',
    first: '開始局面',
    go: '「移動 30」または「30」で30手目へ',
    variation: 'この手の次の分岐、または次の手の最初の分岐へ。「分岐 ２六歩」または「２六歩」でその手を指す',
    'variation back': '前の分岐',
    analyse: 'コンピュータが棋譜を解析。もう一度で停止。画面がなければ現局面を解析',
    hint: '好手とその後の読み筋',
    lines: 'ここからの候補手。数を省くと3つ。「候補手 5」で5つ。「読み筋 2」で2番目を並べる',
    line: '「読み筋 2」で見つけた候補手の2番目を並べる。「終了」で戻る',
    mistake: 'コンピュータが見つけた次の悪手',
    'mistake back': '前の悪手',
    mistakes: 'コンピュータが見つけた悪手の一覧',
    mate: `${MATE_HELP}。見つかった手順は分岐になる`,
    explore: 'この局面の前例。何局あり、何が指され、どちらが勝ったか',
    graph: '形勢の推移（解析済みの範囲）',
    comment: 'コメントをすべて表示',
    note: 'ここのコメントを編集。「メモ 文章」で付け、「メモ -」で削除',
    promote: '確認のうえ、分岐を本譜にする',
    remove: '確認のうえ、分岐を削除',
    undo: '最後のコメント、分岐、本譜の変更、削除を取り消す',
    redo: '取り消した変更をやり直す',
    export: '「書き出し 名前」で棋譜をファイルに書き出す。同名のファイルがあれば確認',
    play: '確認のうえ、ここから新しい対局を始める',
    edit: 'この局面を別の盤で編集する。対局はそのまま残る',
    ...BOARD_WORD_HELP,
    last: '最終局面',
    quit: '再生を終える',
  },
  TSUME_WORD_HELP: {
    undo: '最後に試した手を戻す',
    hint: '次の正解手を表示。この問題は不正解の扱いになる',
    solution: '正解手順を再生。ヒントと同じ扱い',
    next: '次の問題。komadai 付属の問題では、棋力に合ったもの',
    skip: '同じ。この問題は未解決のまま',
    again: 'この問題を自分の悪手とともに再出題。まず今日、その後は覚え具合で',
    previous: '前の問題',
    back: '「前」と同じ',
    go: '「移動 12」で問題12へ',
    mate: `${MATE_HELP}。解答が分かった後だけ`,
    plies: '「手数 5」で5手詰だけを、「手数 全部」ですべてを出題',
    list: '問題と正解数の一覧。「一覧 5」で5手詰の一覧',
    rating: 'あなたと問題のレート。最初の結果だけを数える: 正解か、失敗、ヒントの使用、解きかけでの中断か',
    ...BOARD_WORD_HELP,
    quit: '終了。正解した問題は記録される',
  },
  MISTAKES_WORD_HELP: {
    undo: '直前の答えを取り消す',
    hint: '動かす駒、次に指し手。ヒントを見ると早めに再出題',
    solution: '正解手順を並べる。近いうちに再出題',
    next: '次の出題',
    skip: '同じ。この問題は後回し',
    replay: '対局全体をこの手から再生',
    mate: `${MATE_HELP}。解答が分かった後だけ`,
    remove: 'この問題を二度と出さない',
    ...BOARD_WORD_HELP,
    quit: '終わる。答えた結果は残る',
  },
  EDIT_WORD_HELP: {
    ...BOARD_WORD_HELP,
    put: '「置く 銀 ５五 後手」で後手の銀を置く。「銀 ５五 後手」だけでも同じ。先後を省くと直前の駒と同じ側',
    remove: '「削除 ５五」で駒を取り除く',
    face: '「成り ５五」で駒を裏返す',
    swap: '「向き ５五」で駒を相手側の駒にする',
    hand: '「持駒 先手 歩 3」で先手の持駒の歩を3枚に、「持駒 先手 歩」で1枚追加',
    turn: '手番を入れ替える',
    rest: '足りない駒を後手の持駒にする。「残り駒 先手」は先手の持駒に',
    clear: '盤と持駒を空にする',
    start: '平手の初期局面。「初期局面 two-piece」で駒落ち',
    undo: '直前の変更を取り消す',
    redo: '取り消した変更をやり直す',
    play: 'この局面から対局（2人）。「対局 5」はレベル5が相手側を指す',
    analyse: '再生画面でこの局面を解析する',
    replay: 'この局面から再生画面へ。手を試せる',
    mate: 'この局面から連続王手の詰みを10秒探す。「詰み 60」は60秒、「詰み 中止」で中止',
    save: '「保存 名前」で詰将棋のファイルに追加。komadai tsume で解ける',
    status: '局面の誤りと、足りない駒',
    quit: '終わる。変更があれば確認',
  },

  // Lobby word help
  LOBBY_WORD_HELP: {
    list: 'ロビーの全項目を番号付きで表示。番号だけの入力で、挑戦を受ける、対局に入る、同じ条件で募集する、自分の挑戦を取り下げる',
    who: '今いる参加者',
    challenges: '出ている挑戦。番号は「承諾」「辞退」「取り下げ」で使える',
    games: '行われている対局。番号は「観戦」で使える',
    mine: '自分の挑戦と対局。番号は「参加」「取り下げ」で使える',
    seek: `同じ条件の相手のうち、レートの近い人から対局: ${SEEK_FORM}。条件なしなら前回と同じ`,
    challenge: `挑戦を出す: ${CHALLENGE_FORM}`,
    withdraw: '自分の挑戦を取り下げる: 「取り下げ」「取り下げ CODE」または番号',
    accept: '挑戦を受ける: 「承諾 CODE」「承諾 NAME」または番号',
    decline: '自分への挑戦を辞退する: 「辞退 CODE」「辞退 NAME」または番号',
    join: '自分の対局に戻る、または招待で入る: 「参加 CODE」または番号',
    watch: '対局を観戦する: 「観戦 CODE」または番号',
    ratings: 'ゲームごとのレート一覧: 「レート一覧 VARIANT」、次のページは「レート一覧 VARIANT PAGE」',
    me: '自分のレートと鍵。番号は「削除」で使える',
    played: '自分の対局歴を新しい順に。番号は「再生」で使える。次のページは「対局歴 PAGE」',
    replay: '終わった対局を並べる: 「再生 CODE」または番号',
    name: '初回に名前を決める: 「NAME」または「名前 NAME」',
    code: '初回に、ワンタイムコードを作った本人として入る: 「コード CODE」',
    key: '別の鍵でも自分として入れるワンタイムコードを作る',
    remove: '自分の鍵を削除する（2回入力）: 「削除 KEY」または番号',
    labels,
    theme,
    language,
    speech,
    settings: '現在の設定と変更のしかた',
    help: 'この一覧',
    quit: '終了',
  },

  // Page titles
  titleOfRules: (game) => `${game}のルール`,
  PAGE_TITLES: {
    help: 'ヘルプ',
    keys: 'キー',
    words: '言葉',
    moves: '指し手',
    task: '課題',
    tasks: '課題',
    replay: '棋譜再生',
    comment: 'コメント',
    whoPlays: '対局者',
    watching: '観戦',
    rules: 'ルール',
  },
  movesHelpTexts: (pieces) => ({
    texts: [
      '指し手を入力してEnterを押します。「７六歩」のような日本語の表記のほか、Hodges式も使えます。Hodges式では、駒の文字、移動は -、取るときは x、打つときは *、そして移動先の筋と段を書きます。',
      `駒: ${pieces.join('、')}。`,
    ],
    examples: [
      'P-7f は歩を７六へ、Bx3c は角で３三の駒を取る、P*5e は歩を５五に打つ',
      '同じマスへ動ける駒が2枚あるときは、G6i-5h のように元のマスを書く',
      'Rx2c+ は成り、Rx2c= は不成。成駒は +R-2a のように前に + を付ける',
      'x だけなら、直前に動いた駒を取り返す（同）',
      '段を数字にしたもの（P-76）、USI（7g7f）、英語（pawn 7f）やローマ字も使える',
    ],
  }),
  legalMovesTitle: (count) => `指せる手: ${count}手`,
  /**
   * A word and what it does, in a list: `投了 (resign, r): 投了する`. One kanji costs as much typing as a
   * word, so its romaji is told: `次 (tsugi, n): 次の課題`. @param short its short form
   */
  wordHelpText(word, short, help) {
    const own = spelling(word);
    const long = own.length === 1 ? romajiOf(own) : word;
    const others = [...(own === long ? [] : [long]), ...(short ? [short] : [])];
    return `${own}${others.length > 0 ? ` (${others.join(', ')})` : ''}: ${help}`;
  },
  keyHelpText: (key, help) => `${key}: ${help}`,
  sayPieceText: (letters) => `表示: 駒を指定してください: ${letters.join(' ')}`,

  // Rating
  spokenRange: (rating, deviation) => `${rating}、誤差${deviation}`,
  spokenChange: (rating, change) => `${rating}、${Math.abs(change)}点${change < 0 ? '減' : '増'}`,

  // Not understood
  OTHER_WORDS: {
    quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', 'やめる', '退出'],
    help: ['h', 'man', 'info', 'commands', '使い方', '助けて'],
    undo: ['u', 'back', 'takeback', 'take back', '戻す', '一手戻す'],
    draw: ['offer', 'offer draw', 'offer a draw'],
    menu: ['new', 'new game', '新規対局'],
    status: ['time', 'clock', 'clocks', '時計', '持ち時間', '残り時間'],
    resign: ['surrender', 'give up', '負け', '参りました'],
  },
  ANSWERS: {
    new: '「終了」でこの対局は保存されます。新しい対局は komadai play で始まります。',
    time: '持ち時間のある対局では、時計は対局者名の横にあります。',
    y: '今は質問がありません。',
  },
  answerText: (shown, answer) => `${shown}: ${answer}`,
  didYouMean: (shown, meant) => `${shown}: 「${spelling(meant)}」のことですか？`,
  notUnderstoodButNear: (shown, nearest) => `${shown}: 読み取れません。「${spelling(nearest)}」のことですか？`,
  manyMoves(shown, count, first, last, hasTab) {
    const more = hasTab ? '。Tabで順に選べます' : '';
    return `${shown}: 候補は${count}手（${first} から ${last} まで）${more}`;
  },
  notUnderstood(shown, example, { isSpoken, hasHelp }) {
    if (!example) return `${shown}: 読み取れません。`;
    const more = hasHelp ? '詳しくは「ヘルプ」で。' : '';
    const how = isSpoken ? '言って' : '書いて';
    return `${shown}: 読み取れません。「${example}」のように駒とマスを${how}ください。${more}`;
  },
  notHere: (word, hasHelp) => `「${word}」はここでは使えません。${hasHelp ? '使える言葉は「ヘルプ」で。' : ''}`,
  overText(shown, words) {
    const over = `対局は終わっています。${quotedWords(words)}などが使えます。ほかは「ヘルプ」で。`;
    return shown === undefined ? over : `${shown}: ${over}`;
  },
  noSuchWord: (shown, words) => `${shown}: 読み取れません。使える言葉は、${quotedWords(words)}です。`,
};
