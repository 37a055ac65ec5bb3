import type { EditCode } from '../../activity/edit-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { Color } from '../../rules/core/color.ts';
import { countText } from './count-text.ts';
import { possessive } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

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
  'saves-no-mate':
    'No check leads to mate here, that is proved: it is no mating problem, and was not saved.',
  'saves-unproved':
    'Neither a mate nor that there is none was proved in time. Save it all the same?',
  'save-stopped': 'The search for the mate was stopped: nothing was saved.',
  'leaves-edited': 'The position is not kept. Leave all the same?',
} as const satisfies Readonly<Record<EditCode, string>>;

/** Says whose turn it is. */
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

/** Says where a problem was written, and how it is solved. @param plies of its mate, where they are known */
export function problemSavedText(path: string, plies?: number): string {
  const mate = plies === undefined ? '' : `Mate in ${plies}. `;
  return `${mate}Added to ${printable(path)}: komadai tsume reads it.`;
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

/** What can be done on a square. */
export const SQUARE_CHOICES = {
  remove: 'take it away',
  face: 'turn it over',
  swap: 'give it to the other side',
  toHand: (color: Color) => `into ${possessive(color)} hand`,
} as const;

/** The form of hands and turn. */
export const HANDS_TEXTS = { title: 'Hands and turn', turn: 'To move', done: 'Done' } as const;
