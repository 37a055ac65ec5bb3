import type { EditWord } from '../../activity/edit.ts';
import type { ExplorerWord } from '../../activity/explorer.ts';
import type { LearnWord } from '../../activity/learn.ts';
import type { LobbyWord } from '../../activity/lobby.ts';
import type { MistakesWord } from '../../activity/mistakes.ts';
import type { PlayWord } from '../../activity/play.ts';
import type { ReplayWord } from '../../activity/replay.ts';
import type { RoomWord } from '../../activity/room.ts';
import type { TsumeWord } from '../../activity/tsume.ts';
import { ENGLISH_WORDS, type HelpedActivity } from '../../activity/words/en.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Color } from '../../rules/core/color.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { ENGLISH_DIGITS } from '../../rules/notation/digits.ts';
import { pieceName } from '../../rules/notation/labels.ts';
import { formatRank } from '../../rules/notation/square.ts';
import type { CastleId } from '../../study/names/castles.ts';
import type { OpeningId } from '../../study/names/openings.ts';
import { byCode } from '../by-code.ts';
import { type Charset, latin, plainLatin } from '../charset.ts';
import { errorCode, repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';

/** The name of the key that confirms. */
export const ENTER_KEY = 'Enter';

/** A word that is typed, in quotes; or the key that does the same. */
export function wordOrKey(text: string): string {
  return text === ENTER_KEY ? text : quoted(text);
}

/** A name of a piece in Japanese. */
export interface WrittenName {
  /** '' where it cannot be shown. */
  readonly kanji: string;
  readonly romaji: string;
}

/** `龍, ryuo` */
function writtenText({ kanji, romaji }: WrittenName): string {
  return [kanji, romaji].filter(Boolean).join(', ');
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const SYSTEM_ERRORS = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EFBIG', 'the limit of the size of files is reached'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'a part of the path is no folder'],
  ['EISDIR', 'it is a folder'],
  ['EEXIST', 'a file is in the place of the folder'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['EIO', 'the disk does not answer'],
  ['ECONNREFUSED', 'the database is away'],
  ['ECONNRESET', 'the database is away'],
  ['ETIMEDOUT', 'the database does not answer'],
  ['28000', 'the database does not let this user in'],
  ['28P01', 'the user or password of the database is wrong'],
  ['3D000', 'there is no database of this name'],
  ['57P01', 'the database ends'],
  ['57P02', 'the database ends'],
  ['57P03', 'the database starts'],
  ['open-elsewhere', 'the game is open in another komadai'],
  ['changed-elsewhere', 'another program has changed the file'],
]);

/** What an operand names, in a sentence about a value that it cannot have. */
const OPERAND_NAMES = {
  variant: 'variant',
  game: 'game',
  shell: 'shell',
  depth: 'depth',
  format: 'format',
  source: 'source',
  word: 'word',
};

/** An option as it is typed: `--labels`. */
export type OptionName = `--${string}`;

/** What has a value: an option with its dashes, an operand, or what a game has by a name. */
export type ValueName = OptionName | keyof typeof OPERAND_NAMES | { readonly of: 'handicap' | 'piece'; readonly variant: string };

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}

function named(id: string): string {
  return id[0]?.toUpperCase() + id.slice(1);
}

/** What sentences of every area are made of. */
const parts = {
  /** `1 move`, `2 moves`. */
  countText: (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`,
  /** A foreign text in quotes, as `repeatedText` cuts it. */
  quoted: (text: string): string => `"${repeatedText(text)}"`,
  /** `Black`, `White`. */
  sideName: (color: Color): string => (color === 'black' ? 'Black' : 'White'),
  /** `a`, `a or b`, `a, b or c`. */
  joinWords(words: readonly string[], last: string): string {
    if (words.length < 2) return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
  },
  /** The end of a clause: a near name, if there is one. */
  orMeantText(found: string, names: readonly string[]): string {
    const name = nearestName(found, names);
    return name === undefined ? '.' : `, did you mean ${name}?`;
  },
  /** A sentence after another: a near name; '' if there is none. */
  didYouMeanText(found: string, names: readonly string[]): string {
    const name = nearestName(found, names);
    return name === undefined ? '' : ` Did you mean ${name}?`;
  },
  /** The name of a piece in a sentence: `rook`, `gold`, `promoted silver`. */
  nameOfPiece: (variant: Variant, piece: NamedPiece): string => pieceName(variant, piece),
  /** The name of a piece where it is explained: `gold general`. */
  wholePieceName(variant: Variant, { kind, promoted }: NamedPiece): string {
    const { front, back = front } = pieceData(variant, kind);
    return (promoted ? back : front).english;
  },
  /** The name of the piece whose loss loses the game. */
  royalName(variant: Variant): string {
    const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
    return nameOfPiece(variant, { kind, promoted: false });
  },
  /** The plural of a piece's name: `pawns`, `princesses`. */
  plural: (name: string): string => (name.endsWith('s') ? `${name}es` : `${name}s`),
  /** Pieces in a hand: `pawn`, `2 pawns`. */
  countPieces: (count: number, name: string): string => (count === 1 ? name : `${count} ${plural(name)}`),
  /** The name of a game by itself: `Yari shogi`. */
  variantName: ({ name }: Variant, charset: Charset): string => latin(name, charset),
  /** The name of a handicap by itself: `two-piece`. */
  handicapName: ({ name }: Pick<Handicap, 'name'>): string => name,
  /** `two-piece handicap` */
  handicapText: (handicap: Handicap): string => `${handicapName(handicap)} handicap`,
  /** `a`, `a or b`, and with a comma before the `or` from three on: `a, b, or c`. */
  orList(items: readonly string[]): string {
    if (items.length < 3) return items.join(' or ');
    return `${items.slice(0, -1).join(', ')}, or ${items[items.length - 1]}`;
  },
  /** `a rook`, `an eagle`, `an unpromoted one`. */
  withArticle: (noun: string): string => `${/^(?:[aei]|o(?!ne\b)|un(?!i))/i.test(noun) ? 'an' : 'a'} ${noun}`,
  /** A text with a capital at its beginning. */
  capitalized: (text: string): string => text.charAt(0).toUpperCase() + text.slice(1),
  /** Like `countText`, with a small number as a word: `two rooks`. */
  countInWords: (count: number, noun: string): string => countText(count, noun).replace(/^\d+/, (digits) => SMALL_NUMBERS[count] ?? digits),
  /** `Black's`, `White's`. */
  possessive: (color: Color): string => `${sideName(color)}'s`,
  /** `pawn on 5c`, `White pawn on 5c`. @param square as it is told */
  standingText: (name: string, square: string, color?: Color): string => `${parts.ownedPiece(name, color)} on ${square}`,
  ownedPiece: (name: string, color?: Color): string => (color === undefined ? name : `${sideName(color)} ${name}`),
  /** `your pawn`, `White's pawn`. @param person the side of whoever reads it, if they play */
  personsPiece: (name: string, color: Color, person: Color | undefined): string =>
    `${color === person ? 'your' : possessive(color)} ${name}`,
  /** A variant's name within a sentence: `shogi`, `Ogi`. */
  nameInText: ({ name, noun = name }: Variant): string => plainLatin(noun),
  /** `the last rank`, `the last 2 ranks`. */
  lastRanks: (ranks: number): string => (ranks === 1 ? 'the last rank' : `the last ${ranks} ranks`),
  /** What has no stop at its end as sentences: a move, the end of a game, a title. */
  asSentences: (...sentences: readonly string[]): string => `${sentences.join('. ')}.`,
  /** Whole sentences one after another. */
  joinSentences: (sentences: readonly string[]): string => sentences.join(' '),
  /** `1st`, `2nd`, `3rd`, `4th`. */
  ordinal: (number: number): string => `${number}${ENDINGS[rules.select(number)]}`,
  /** Says who has a game open, so that it cannot be played on or deleted here. */
  openElsewhereText: (file: string, fault: LockFault): string => `${file}: this game is open in ${otherText(fault)}`,
  /** `another komadai (process 12)` */
  otherText({ pid, host }: LockFault): string {
    const where = host === undefined ? `process ${pid}` : `process ${pid} on ${quoted(host)}`;
    return `another komadai (${where})`;
  },
  /** What the system did not let the store do. */
  storeErrorText({ action, path, cause }: StoreError): string {
    const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
    return `cannot ${action} ${path}: ${reason}`;
  },
  /** Why the system did not let a file be written. If something does not exist, it is the folder. */
  writeErrorText(file: string, error: unknown): string {
    if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
    const folder = file.slice(0, file.lastIndexOf('/'));
    return folder === '' ? 'the folder does not exist' : `the folder ${folder} does not exist`;
  },
  /** A system error in a few words. */
  systemErrorText: (error: unknown): string => systemCodeText(errorCode(error)),
  /** A code of the system in a few words. */
  systemCodeText: (code: string): string => SYSTEM_ERRORS.get(code) ?? (code || 'unknown error'),
  /** `unknown variant "x"`, `invalid value "x" for --labels`, `yari has no handicap "x"`. */
  unknownText(what: ValueName, found: string): string {
    if (typeof what === 'object') return `${what.variant} has no ${what.of} ${found}`;
    return isOption(what) ? `invalid value ${found} for ${what}` : `unknown ${OPERAND_NAMES[what]} ${found}`;
  },
};

export const {
  countText,
  quoted,
  sideName,
  joinWords,
  orMeantText,
  didYouMeanText,
  nameOfPiece,
  wholePieceName,
  royalName,
  plural,
  countPieces,
  variantName,
  handicapName,
  handicapText,
  orList,
  withArticle,
  capitalized,
  countInWords,
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
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,
  unknownText,
} = parts;

/** Why a game cannot have a name. */
export const renameFaultText = byCode<RenameFault | NameFault>({
  'name-empty': 'a game needs a name',
  'name-has-slash': 'the name of a game has no / or \\ in it',
  'name-has-control': 'the name of a game has no control characters in it',
  'name-starts-with-dot': 'the name of a game does not begin with a dot',
  'name-too-long': ({ longest }) => `the name of a game has ${longest} bytes at most`,
  'name-taken': ({ name }) => `there is a game ${quoted(name)} already`,
});

/** The words of each activity. */
interface ActivityWords {
  play: PlayWord;
  room: RoomWord;
  served: RoomWord;
  replay: ReplayWord;
  tsume: TsumeWord;
  mistakes: MistakesWord;
  learn: LearnWord;
  edit: EditWord;
  lobby: LobbyWord;
  explorer: ExplorerWord;
}

/** Each word has its help, and one of its own only in activities that have it. */
type HelpOfWords = {
  readonly [W in ActivityWords[HelpedActivity]]: { readonly help: string } & {
    readonly [A in HelpedActivity]?: W extends ActivityWords[A] ? string : never;
  };
};

export const words = {
  ...parts,
  // short: tells the piece from another of the same name; written: its names in Japanese; two of a royal piece that
  // differs between the sides
  pieceHeading(letters: string, name: string, short: string | undefined, written: readonly WrittenName[]) {
    const own = short === undefined ? '' : `, the ${short}`;
    return `${letters} ${name}${own} (${written.map(writtenText).join(' or ')})`;
  },
  promotedName: (name: string) => `promoted ${name}`,
  nameOfGame: (id: string) => id,
  typedPiece: (letters: string, _name: string) => letters,
  goFaultText: (argument: string, count: number) => `go: say a number from 1 to ${count}, not ${quoted(argument)}.`,
  renameFaultText,
  noPersonText: (name: string) => `${quoted(name)} is no name. Left and Right one line above choose the computer, its level, or an engine.`,

  // Speech
  squareWords: (file: number, rank: number) => `${ENGLISH_DIGITS[file - 1]} ${formatRank(rank)}`,
  dropWords: (name: string, to: string) => `${name} drop ${to}`,
  moveWords(
    name: string,
    to: string,
    { from, captures, promotion }: { from: string | undefined; captures: boolean; promotion: 'none' | 'promotes' | 'declines' },
  ) {
    const origin = from === undefined ? '' : ` from ${from}`;
    const verb = captures ? ' takes' : origin && ' to';
    const end = { none: '', promotes: ', promotes', declines: ', does not promote' }[promotion];
    return `${name}${origin}${verb} ${to}${end}`;
  },
  // told: the move
  announcedWords: (ply: number, color: Color, told: string, check: boolean) =>
    `${ply}. ${sideName(color)} ${told}${check ? ', check' : ''}`,
  movesInRow: (moves: readonly string[]) => moves.join('; '),

  // Opening names
  openingName: (id: OpeningId) => named(id),
  castleName: (id: CastleId) => named(id),
  sideNamesText: (side: string, names: readonly string[]) => `${side}: ${names.join(', ')}`,
  bothNamesText: (named: readonly string[]) => named.join('; '),

  // Words and pages
  WORDS: ENGLISH_WORDS satisfies HelpOfWords,
  titleOfRules: (game: string) => `Rules of ${game}`,
  PAGE_TITLES: {
    help: 'Help',
    keys: 'Keys',
    words: 'Words',
    moves: 'Moves',
    task: 'Task',
    tasks: 'Tasks',
    replay: 'Replay',
    comment: 'Comment',
    whoPlays: 'Who plays',
    watching: 'Watching',
    rules: 'Rules',
  },
  // pieces: each as `P pawn`
  movesHelpTexts: (pieces: readonly string[]) => ({
    texts: [
      'Type a move in Hodges notation and press Enter: the piece, - for a move, x for a capture or * for a drop, and the square by file and rank.',
      `Pieces: ${pieces.join(', ')}.`,
    ],
    examples: [
      'P-7f moves a pawn, Bx3c captures with a bishop, P*5e drops a pawn',
      'G6i-5h names the origin where two pieces could go there',
      'Rx2c+ promotes, Rx2c= does not; + in front, +R-2a, moves a promoted piece',
      'x alone takes back on the square of the last move',
      'numbers for ranks (P-76), USI (7g7f), Japanese and words (pawn 7f) are understood as well',
    ],
  }),
  legalMovesTitle: (count: number) => `${count} legal ${count === 1 ? 'move' : 'moves'}`,
  // short: its short form
  wordHelpText: (word: string, short: string | undefined, help: string) => `${word}${short ? `, ${short}` : ''}: ${help}`,
  keyHelpText: (key: string, help: string) => `${key}: ${help}`,
  sayPieceText: (letters: readonly string[]) => `show: say one of ${letters.join(' ')}.`,
  spokenRange: (rating: string, deviation: number) => `${rating}, give or take ${deviation}`,
  spokenChange: (rating: string, change: number) => `${rating}, ${Math.abs(change)} ${change < 0 ? 'less' : 'more'}`,

  // Not understood
  OTHER_WORDS: {
    quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout'],
    help: ['h', 'man', 'info', 'commands'],
    undo: ['u', 'back', 'takeback', 'take back'],
    draw: ['offer', 'offer draw', 'offer a draw'],
    menu: ['new', 'new game'],
    status: ['time', 'clock', 'clocks'],
    resign: ['surrender', 'give up'],
  } as Readonly<Record<string, readonly string[]>>,
  ANSWERS: {
    new: '"quit" keeps this game; komadai play begins another.',
    time: 'the clocks stand beside the names, if the game has clocks.',
    y: 'no question is open.',
  } as Readonly<Record<string, string>>,
  // shown: the typed text
  answerText: (shown: string, answer: string) => `${shown}: ${answer}`,
  didYouMean: (shown: string, meant: string) => `${shown}: did you mean ${meant}?`,
  notUnderstoodButNear: (shown: string, nearest: string) => `${shown}: not understood. Did you mean ${nearest}?`,
  manyMoves(shown: string, count: number, first: string, last: string, hasTab: boolean) {
    const more = hasTab ? '; Tab goes through them' : '';
    return `${shown}: ${ENGLISH_DIGITS[count - 1] ?? count} moves, ${first} .. ${last}${more}`;
  },
  // example: of one; undefined where there is none
  notUnderstood(
    shown: string,
    example: string | undefined,
    { isSpoken, hasHelp }: { readonly isSpoken: boolean; readonly hasHelp: boolean },
  ) {
    if (!example) return `${shown}: not understood.`;
    const more = hasHelp ? '; "help" tells more.' : '.';
    const verb = isSpoken ? 'Say' : 'Write';
    return `${shown}: not understood. ${verb} piece and square, as in ${example}${more}`;
  },
  // hasHelp: whether `help` works
  notHere: (word: string, hasHelp: boolean) => `"${word}" does not work here${hasHelp ? '; "help" lists what does' : ''}.`,
  // shown: undefined for Enter alone; words: some that work
  overText(shown: string | undefined, words: readonly string[]) {
    const named = joinWords(words.map(quoted), 'and');
    const start = shown === undefined ? 'The' : `${shown}: the`;
    return `${start} game is over. ${named} work; "help" lists more.`;
  },
  noSuchWord: (shown: string, words: readonly string[]) => `${shown}: not understood. Say one of ${joinWords(words, 'or')}.`,
};
