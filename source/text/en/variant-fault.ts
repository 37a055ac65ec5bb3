import { printable } from '../../clean/clean-text.ts';
import { PAWNS_PER_FILE, REPETITION_TIMES } from '../../rules/core/variant.ts';
import type {
  FenSign,
  PromotionFault,
  RegionFault,
  ValueForm,
  VariantFault,
} from '../../rules/fairy/variant-fault.ts';
import type { VariantFileFault } from '../../settings/variant-files.ts';
import { keyValueText, repeatedText } from '../foreign-text.ts';
import { shellWord } from '../shell-word.ts';
import { countText } from './count-text.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { sideName } from './side-name.ts';
import { systemErrorText } from './store-fault.ts';

/**
 * What is wrong with a description of a game, in one line without a full stop:
 * `FILE:LINE: [NAME] …`.
 * @param file its path, as messages show it
 */
export function variantFaultText(file: string, fault: VariantFault): string {
  const section = fault.section === '' ? '' : `[${repeatedText(fault.section)}] `;
  return `${printable(file)}:${fault.line}: ${section}${reasonText(fault)}${originText(fault)}`;
}

/** The origin of a value that stands on none of the lines of its section. */
function originText({ from }: VariantFault): string {
  if (from === undefined) return '';
  return from === ''
    ? ' (what holds where no line says otherwise)'
    : ` (taken over from ${repeatedText(from)})`;
}

function reasonText(fault: VariantFault): string {
  switch (fault.code) {
    case 'not-ini':
      return `${quoted(fault.found)} is no line of a variants.ini: there are [NAME:BASE], KEY = VALUE, and # for comments`;
    case 'no-section':
      return `${quoted(fault.key)} stands before the first section; one begins as [NAME:BASE]`;
    case 'bad-name':
      return `${quoted(fault.name)} is no name of a game: up to 40 letters a to z, digits, - and _, with a letter or digit first`;
    case 'too-many-games':
      return `a file describes ${fault.most} games at most; from here on it is not read`;
    case 'name-taken':
      return `${takenText(fault)}; another name is needed`;
    case 'unknown-base':
      return `unknown game ${quoted(fault.base)}${orMeantText(fault.base, fault.known)} A base stands earlier in the file, or is one of: ${fault.known.join(', ')}`;
    case 'unknown-key':
      return `unknown key ${quoted(fault.key)}${orMeantText(fault.key, fault.known)} komadai skips no key that may be a rule`;
    case 'unknown-own-key':
      return `unknown key ${quoted(`komadai: ${fault.key}`)}${orMeantText(fault.key, fault.known)} Keys of komadai: ${fault.known.join(', ')}`;
    case 'repeated-key':
      return `${quoted(fault.key)} is on line ${fault.first} already`;
    case 'bad-value':
      return `${repeatedText(fault.key)} is ${FORMS[fault.form]}, not ${quoted(fault.value)}`;
    case 'not-playable':
      return `komadai cannot play ${keyValueText(fault)}, only ${keyValueText({ ...fault, value: fault.playable })}`;
    case 'no-king':
      return 'the game has no king; it needs a line as king = k';
    case 'no-start':
      return 'the game has no start; it needs a line startFen = BOARD[HANDS] w 0 1';
    case 'size':
      return `boards have 3 to 9 files and ranks: ${repeatedText(fault.key)} cannot be ${quoted(fault.value)}`;
    case 'betza':
      return betzaText(fault);
    case 'letter-taken':
      return `the letter ${quoted(fault.letter)} of ${repeatedText(fault.key)} is that of ${repeatedText(fault.by)} already`;
    case 'unknown-piece':
      return `${repeatedText(fault.key)}: no piece has the letter ${quoted(fault.letter)}`;
    case 'promotion':
      return `${repeatedText(fault.letter)} cannot promote to ${repeatedText(fault.to)}: ${PROMOTIONS[fault.why]}`;
    case 'region':
      return `${keyValueText(fault)}: ${REGIONS[fault.why]}`;
    case 'flag-piece':
      return `only the king can win by reaching a region, not ${keyValueText(fault)}`;
    case 'two-pawns':
      return `one piece is the pawn of all rules for drops: dropNoDoubled is about ${repeatedText(fault.doubled)}, and shogiPawnDropMateIllegal about ${repeatedText(fault.pawn)}`;
    case 'drops':
      return 'komadai plays drops only together with captures that go to the hand: pieceDrops = true needs capturesToHand = true';
    case 'fen-sign':
      return SIGNS[fault.sign](quoted(fault.found));
    case 'fen-king':
      return `${sideName(fault.side)} has no king at the start; each side has one`;
    case 'start':
      return `no position to play from: ${sfenFaultText(fault.variant, fault.fault)}`;
    case 'handicap':
      return `handicap ${quoted(fault.name)}: ${HANDICAPS[fault.why]}`;
    case 'too-many-pieces':
      return `a game has 16 kinds of piece at most, not ${fault.count}`;
    case 'same-label':
      return `the label ${quoted(fault.label)} is that of another piece, or of its other side`;
    default:
      return fault satisfies never;
  }
}

function takenText({ name, first, file }: Extract<VariantFault, { code: 'name-taken' }>): string {
  if (first !== undefined) return `line ${first} describes a game ${quoted(name)} already`;
  return file === undefined
    ? `komadai comes with a game ${quoted(name)}`
    : `${printable(file)} describes a game ${quoted(name)} already`;
}

/** Why a file of games cannot be read, in one line without a full stop. */
export function variantFileFaultText(fault: VariantFileFault): string {
  const path = printable(fault.path);
  if (fault.code === 'not-such-a-file') {
    return `${path}: no file of games; one has up to ${fault.most / 1024} kB`;
  }
  return `cannot read ${path}: ${systemErrorText(fault.cause)}`;
}

/** That a file has more faults than were told. */
export function moreFaultsText(path: string, count: number): string {
  const shown = printable(path);
  return `${shown}: ${countText(count, 'more fault')}; komadai variants check ${shellWord(shown)} tells all`;
}

const FORMS = {
  boolean: 'true or false',
  number: 'a whole number',
  times: `a whole number from ${REPETITION_TIMES.least} to ${REPETITION_TIMES.most}`,
  pawns: `a whole number from ${PAWNS_PER_FILE.least} to ${PAWNS_PER_FILE.most}`,
  result: 'win, loss or draw, for the side to move',
  letter: 'one letter, or - for no such piece',
  'letter-betza': 'a letter and Betza notation, as a:BN, or - for no such piece',
  letters: 'letters of pieces, as A B',
  promotions: 'pairs of letters, as p:g s:g',
  squares: 'a list of squares, ranks and files, as e4 *8 a*',
  text: 'a text',
  points: 'a number of points, or none',
  declaration: "three numbers, pieces in the zone, Black's points and White's, or none",
  handicap: 'a position with b to move',
  'piece-names':
    'an English name, a kanji, a name of one or two kanji, a romaji name and a label of up to 4 letters, with commas between; later ones may be missing',
  hodges: 'one or two capital letters that no other piece has',
} as const satisfies Readonly<Record<ValueForm, string>>;

const PROMOTIONS = {
  royal: 'the king does not promote, and nothing promotes to a king',
  again: 'that piece promotes as well, and komadai has no piece of three sides',
  gone: 'that piece has no letter',
  pawn: 'it would count as a pawn in the rules for drops',
} as const satisfies Readonly<Record<PromotionFault, string>>;

const REGIONS = {
  'not-far-ranks':
    'komadai plays only whole ranks from the far edge on, as *7 *8 *9 for White and *1 *2 *3 for Black',
  'off-board': 'not all of it is on the board',
  unequal: 'the regions of White and Black are not of the same depth',
} as const satisfies Readonly<Record<RegionFault, string>>;

const SIGNS = {
  wall: (found) => `komadai has no walls (${found})`,
  'promoted-pawn': (found) => `${found} marks a promoted chess pawn, which komadai does not have`,
  turn: (found) => `the wrong side moves first (${found}): at the start w, in a handicap b`,
  castling: (found) => `komadai cannot castle (${found}): the field is -, or castling = false`,
  checks: (found) => `komadai does not count checks (${found})`,
  field: (found) => `${found} is no part of a position; one is BOARD[HANDS] w - - 0 1`,
} as const satisfies Readonly<Record<FenSign, (found: string) => string>>;

const HANDICAPS = {
  start: 'it is the start of an even game; White gives at least one piece',
  name: 'no name of a handicap: letters a to z, digits and -, and not even',
  extra: 'it is not the start without some pieces',
} as const;

function betzaText({
  key,
  letter,
  betza,
  fault,
}: Extract<VariantFault, { code: 'betza' }>): string {
  return `komadai cannot play ${repeatedText(key)} (${repeatedText(letter)}), whose moves are ${quoted(betza)}: ${betzaFaultText(fault)}`;
}

/** Why a text is no Betza notation that komadai plays, in one line without a full stop. */
function betzaFaultText(fault: Extract<VariantFault, { code: 'betza' }>['fault']): string {
  switch (fault.code) {
    case 'unknown-letter':
      return `the letter ${quoted(fault.letter)} at ${fault.column} is none of W F N D A K R B Q, f b l r v s h`;
    case 'no-atom':
      return `a letter of a move is missing at ${fault.column}`;
    case 'direction':
      return `${quoted(fault.prefix + fault.atom)} at ${fault.column} is no direction that programs agree on`;
    case 'range':
      return `the range at ${fault.column} is no digit, or the piece slides without one`;
    case 'shorter-range':
      return `the range at ${fault.column} is shorter than that of an earlier part`;
    case 'leap-rider':
      return `at ${fault.column} it repeats a leap, which Fairy-Stockfish cannot play with D and A`;
    default:
      return fault satisfies never;
  }
}
