import { JAPANESE_ARGUMENTS, JAPANESE_WORDS } from '../../activity/words/ja.ts';
import { firstSpelling } from '../../activity/words/spellings.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import { KANA_DIGITS } from '../../rules/notation/digits.ts';
import { JAPANESE_FACES } from '../../rules/notation/face-names.ts';
import { JAPANESE_GAMES, nameOfGameIn } from '../../rules/variants/game-names.ts';
import { CASTLES } from '../../study/names/castles.ts';
import { OPENINGS } from '../../study/names/openings.ts';
import { byCode } from '../by-code.ts';
import { latin } from '../charset.ts';
import type { OptionName, ValueName } from '../en/words.ts';
import { errorCode, repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';
import type { Texts } from '../texts.ts';

/** Words that can be typed: `「投了」「待った」`. */
function quotedWords(words: readonly string[]): string {
  return words.map((word) => `「${spelling(word)}」`).join('');
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

const ACTIONS = {
  read: 'を読み込めません',
  write: 'に書き込めません',
  rename: 'の名前を変えられません',
  delete: 'を削除できません',
};

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
  const spellings = Object.values(JAPANESE_WORDS).map(({ spelled }) => spelled.split(' '));
  return spellings.find(([first]) => first === own)?.find((one) => /^[a-z]+$/.test(one)) ?? own;
}

/** What follows a word as Japanese players type it: `先手` for `black`. */
export function argumentSpelling(part: string): string {
  return firstSpelling(JAPANESE_ARGUMENTS, part);
}

export const words: Texts['words'] = {
  countText: (count, counter) => `${count}${counter}`,
  quoted: (text) => `「${repeatedText(text)}」`,
  sideName: (color) => (color === 'black' ? '先手' : '後手'),
  joinWords(words, last) {
    if (words.length < 2) return words.join('');
    return `${words.slice(0, -1).join('、')}${last}${words.at(-1)}`;
  },
  orMeantText(found, names) {
    const name = nearestName(found, names);
    return name === undefined ? '。' : `（「${name}」のことですか？）。`;
  },
  didYouMeanText(found, names) {
    const name = nearestName(found, names);
    return name === undefined ? '' : `「${name}」のことですか？`;
  },

  // Names
  nameOfPiece: (variant, piece) => namesOf(variant, piece)[0],
  wholePieceName: (variant, piece) => namesOf(variant, piece)[1],
  pieceHeading(letters, name, short, written) {
    const own = short === undefined ? '' : `、${short}`;
    const others = written.map(({ kanji, romaji }) => kanji || romaji).filter((other) => other !== name);
    const inBrackets = others.length === 0 ? '' : `（${others.join(' / ')}）`;
    return `${letters} ${name}${own}${inBrackets}`;
  },
  royalName(variant) {
    const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
    return nameOfPiece(variant, { kind, promoted: false });
  },
  promotedName: (name) => `成${name}`,
  /** Japanese names have no plural. */
  plural: (name) => name,
  countPieces: (count, name) => (count === 1 ? name : `${name}${count}枚`),
  variantName: ({ id, name }, charset) => nameOfGameIn(JAPANESE_GAMES, id) ?? latin(name, charset),
  nameOfGame: (id) => nameOfGameIn(JAPANESE_GAMES, id) ?? id,
  handicapName: ({ name }) => nameIn(HANDICAPS, name) ?? name,
  handicapText: (handicap) => handicapName(handicap),
  typedPiece: (_letters, name) => name,

  // Phrases
  orList(items) {
    if (items.length < 3) return items.join('または');
    return `${items.slice(0, -1).join('、')}、または${items[items.length - 1]}`;
  },
  /** Japanese has no article. */
  withArticle: (noun) => noun,
  /** Japanese has no capitals. */
  capitalized: (text) => text,
  countInWords: (count, noun) => `${noun}${count}枚`,
  goFaultText: (argument, count) => `移動: ${quoted(argument)}は1から${count}までの番号ではありません。`,
  possessive: (color) => `${sideName(color)}の`,
  standingText: (name, square, color) => `${square}の${words.ownedPiece(name, color)}`,
  ownedPiece: (name, color) => (color === undefined ? name : possessive(color) + name),
  personsPiece: (name, color, person) => (color === person ? `自分の${name}` : possessive(color) + name),
  nameInText: (variant) => variantName(variant, 'box'),
  lastRanks: (ranks) => (ranks === 1 ? '一番奥の段' : `奥の${ranks}段`),
  asSentences: (...sentences) => `${sentences.join('。')}。`,
  /** Whole sentences one after another, without a space after a full stop. */
  joinSentences: (sentences) =>
    sentences
      .filter(Boolean)
      .join(' ')
      .replace(/(?<=[。！？]) /g, ''),
  ordinal: (number) => `${number}回目`,

  // Faults
  openElsewhereText: (file, fault) => `${file}: この対局は${otherText(fault)}で開かれています`,
  otherText({ pid, host }) {
    const where = host === undefined ? `プロセス${pid}` : `${quoted(host)}のプロセス${pid}`;
    return `別の komadai（${where}）`;
  },
  renameFaultText: byCode({
    'name-empty': '対局の名前がありません',
    'name-has-slash': '対局の名前に / と \\ は使えません',
    'name-has-control': '対局の名前に制御文字は使えません',
    'name-starts-with-dot': '対局の名前の先頭に . は使えません',
    'name-too-long': ({ longest }) => `対局の名前は${longest}バイトまでです`,
    'name-taken': ({ name }) => `${quoted(name)}という対局がすでにあります`,
  }),
  storeErrorText({ action, path, cause }) {
    const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
    return `${path} ${ACTIONS[action]}: ${reason}`;
  },
  writeErrorText(file, error) {
    if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
    const folder = file.slice(0, file.lastIndexOf('/'));
    return folder === '' ? 'フォルダーがありません' : `フォルダー ${folder} がありません`;
  },
  systemErrorText: (error) => systemCodeText(errorCode(error)),
  systemCodeText: (code) => SYSTEM_ERRORS.get(code) ?? (code || '不明なエラー'),
  noPersonText: (name) => `${quoted(name)}は対局者名に使えません。コンピュータ、レベル、エンジンは1つ上の行で左右のキーを押して選びます。`,
  unknownText(what, found) {
    if (typeof what === 'object') return `${nameOfGame(what.variant)}の${PARTS[what.of]}に${found}はありません`;
    return isOption(what) ? `${what} に${found}は指定できません` : `${OPERAND_NAMES[what]}に${found}はありません`;
  },

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

  // Words and pages
  WORDS: JAPANESE_WORDS,
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
  /** One kanji costs as much typing as a word, so its romaji is told: `次 (tsugi, n): 次の課題`. */
  wordHelpText(word, short, help) {
    const own = spelling(word);
    const long = own.length === 1 ? romajiOf(own) : word;
    const others = [...(own === long ? [] : [long]), ...(short ? [short] : [])];
    return `${own}${others.length > 0 ? ` (${others.join(', ')})` : ''}: ${help}`;
  },
  keyHelpText: (key, help) => `${key}: ${help}`,
  sayPieceText: (letters) => `表示: 駒を指定してください: ${letters.join(' ')}`,
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

export const {
  countText,
  quoted,
  sideName,
  joinWords,
  orMeantText,
  didYouMeanText,
  nameOfPiece,
  royalName,
  countPieces,
  variantName,
  nameOfGame,
  handicapName,
  handicapText,
  orList,
  possessive,
  standingText,
  personsPiece,
  nameInText,
  lastRanks,
  asSentences,
  joinSentences,
  ordinal,
  openElsewhereText,
  otherText,
  renameFaultText,
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,
  unknownText,
} = words;
