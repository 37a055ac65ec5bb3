import type { EditWord } from '../../activity/edit.ts';
import type { EditCode } from '../../activity/edit-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { Color } from '../../rules/core/color.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { countText } from './count-text.ts';
import { possessive } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** What each word of a position that is set up does. */
export const EDIT_WORD_HELP = {
  ...BOARD_WORD_HELP,
  put: 'put S 5e white puts a silver, as S 5e white alone does; without a side that of the last piece',
  remove: 'remove 5e takes the piece away',
  face: 'face 5e turns the piece over: promoted, or not',
  swap: 'swap 5e gives the piece to the other side',
  hand: 'hand black P 3 puts three pawns into the hand of Black, hand black P one more',
  turn: 'the other side is to move',
  rest: 'what is missing of a set goes into the hand of White; rest black into that of Black',
  clear: 'empty board and hands',
  start: 'the start of the game; start two-piece that of a handicap',
  undo: 'take back the last change',
  redo: 'make it again',
  play: 'a game from here, for two at this terminal; play 5 against level 5, which has the other side',
  analyse: 'let the computer evaluate the position, in a replay',
  replay: 'a replay from here, in which moves can be tried',
  mate: 'mate looks for a mate by checks from here for ten seconds, mate 60 for sixty; mate off ends it',
  save: 'save NAME adds the position to a file of mating problems, for komadai tsume',
  status: 'what is wrong with the position, and what is missing of a set',
  quit: 'leave, after a question if something was changed',
} as const satisfies Readonly<Record<EditWord, string>>;

/** What there is to do, for the help. */
export const EDIT_TASK =
  'Set up any position. S 5e puts a silver on 5e, 7g 7f moves what stands on 7g, 5e alone tells what is there. ' +
  'On a board with a cursor, Enter or a click picks up a piece and puts it down; on an empty square, or twice on a piece, it opens the list of what can be done there. ' +
  'A piece that is typed alone goes to the cursor, and so do the words without a square.';

/** The title of the menu, the page and the screen. */
export const EDIT_TITLE = 'Position';

/** The name of the game with the title. */
export function editHeading(game: string): string {
  return `${game}: set up a position`;
}

/** What is said in always the same words. */
export const EDIT_ANSWERS = {
  cleared: 'Board and hands are empty.',
  started: 'The start of the game.',
  undone: 'Taken back.',
  redone: 'Made again.',
  'no-undo': 'There is no change to take back.',
  'no-redo': 'No change was taken back.',
  'which-square': 'Which square? Say it after the word, as 5e, or go there with the arrows.',
  'empty-square': 'There is no piece on that square.',
  'no-other-face': 'This piece does not promote.',
  'royal-in-hand': 'This piece cannot be in hand.',
  'which-hand': 'Say the side, the piece and how many: hand black P 3.',
  'hand-full': 'A hand holds 99 of a kind at most.',
  'no-handicap': 'start: this game has no such handicap.',
  'no-moves': 'The side to move has no legal move: no game can begin here.',
  'no-level': 'play: say a level from 1 to 10, or nothing for two players.',
  'no-target': 'No mating problem: the side that is not to move has nothing to be mated.',
  'which-file': 'save: say the name of a file of problems.',
  'leaves-edited': 'The position is not kept. Leave all the same?',
} as const satisfies Readonly<Record<Exclude<EditCode, 'turn'>, string>>;

/** Whose turn it is. */
export function sideToMoveText(color: Color): string {
  return `${sideName(color)} to move`;
}

/** A piece that was taken off the board. @param piece as it stood */
export function removedText(piece: string): string {
  return `Removed: ${piece}.`;
}

/** A piece that was picked up. */
export function pickedText(piece: string): string {
  return `Picked up: ${piece}. Enter puts it down.`;
}

/** What went into a hand. */
export function restText(color: Color, count: number): string {
  return count === 0
    ? 'No piece is missing of a set.'
    : `${countText(count, 'piece')} went into ${possessive(color)} hand.`;
}

/** Why a line does nothing. @param piece how one may be named @param square a square of the board */
export function notReadText(line: string, piece: string, square: string): string {
  return `${quoted(line)} names no piece and no square. Say ${piece} ${square}, ${piece} ${square} white, or a word: help lists them.`;
}

/** Where a problem was written, and how it is solved. */
export function problemSavedText(path: string): string {
  return `Added to ${printable(path)}: komadai tsume reads it.`;
}

/** Why it was not. @param fault without a full stop */
export function problemNotSavedText(fault: string): string {
  return `save: ${fault}`;
}

/** A side without a royal piece. @param royal its name */
export function kinglessText(color: Color, royal: string): string {
  return `${sideName(color)} has no ${royal}`;
}

/** More pieces than the game has. @param pieces `19 pawns` */
export function tooManyText(pieces: string, most: number): string {
  return `there are ${pieces}; a set has ${most}`;
}

/** What is missing of a set. @param pieces `2 pawns, silver` */
export function missingPiecesText(pieces: string): string {
  return `Missing of a set: ${pieces}`;
}

/** Said where nothing is missing. */
export const SET_IS_WHOLE = 'No piece is missing.';

/** Said where no rule is broken. */
export const POSITION_IS_RIGHT = 'Nothing is wrong.';

/** Heads what is wrong, beside the board. */
export const WRONG_TITLE = 'Wrong:';

/** What can be done on a square. */
export const SQUARE_CHOICES = {
  remove: 'take it away',
  face: 'turn it over',
  swap: 'give it to the other side',
  toHand: (color: Color) => `into ${possessive(color)} hand`,
} as const;

/** The form of hands and turn. */
export const HANDS_TEXTS = { title: 'Hands and turn', turn: 'To move', done: 'Done' } as const;
