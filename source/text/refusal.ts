import type { FaceKind } from '../activity/word-row.ts';
import type { IllegalFault } from '../rules/core/illegal.ts';
import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { ReadFault } from '../rules/notation/move-text.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';
import { illegalReason } from './illegal-reason.ts';
import { nearestName } from './nearest.ts';
import { type PromptHelp, unreadableText } from './not-understood.ts';
import { nameInText, orList, possessive } from './phrases.ts';
import { shownInput } from './shown-input.ts';
import { PRINTED, type Teller } from './teller.ts';

/**
 * Why a typed text is not played, in one line: the typed text, the rule, and what would be right.
 * ASCII, except for the typed text.
 * @param position in which the text was read
 * @param help of the prompt at which it was typed; missing for a text from a file
 */
export function refusalText(
  position: Position,
  typed: string,
  reading: RefusedReading,
  help?: PromptHelp,
): string {
  const teller = help?.teller ?? PRINTED;
  switch (reading.kind) {
    case 'choice':
      return promotionChoiceText(position, typed, reading.moves, teller);
    case 'ambiguous':
      return `${shownInput(typed)} is ambiguous: ${alternatives(position, reading.moves, teller)}?`;
    case 'illegal':
      return illegalText(position, typed, reading.fault, reading.drop, teller);
    case 'not-understood':
      return notUnderstoodText(position, typed, reading.fault, help);
  }
}

/** Why a word does nothing that the other face alone has. */
export function otherFaceText(word: string, own: FaceKind): string {
  return own === 'lines' ? `${word}: not without a screen.` : `${word}: only without a screen.`;
}

/** The two moves that a text without a suffix can mean: `B-2b: B-2b+ or B-2b=`. */
function promotionChoiceText(
  position: Position,
  typed: string,
  [declined, promoted]: readonly [declined: Move, promoted: Move],
  teller: Teller = PRINTED,
): string {
  const shown = shownInput(typed);
  // A suffix goes after any of the Latin forms; after kanji it would be no move.
  const choices =
    /^[!-~]+$/.test(shown) && !teller.isSpoken
      ? `${shown}+ or ${shown}=`
      : alternatives(position, [promoted, declined], teller);
  return `${shown}: ${choices}`;
}

function illegalText(
  position: Position,
  typed: string,
  fault: IllegalFault,
  drop: Move | undefined,
  teller: Teller,
): string {
  // A check is the same news, whatever was typed.
  const reason = illegalReason(position, fault, teller);
  const text = fault.code === 'in-check' ? reason : `${shownInput(typed)}: ${reason}`;
  return drop === undefined ? text : `${text} Did you mean ${teller.move(position, drop)}?`;
}

function notUnderstoodText(
  position: Position,
  typed: string,
  fault: ReadFault,
  help: PromptHelp | undefined,
): string {
  const { variant } = position;
  const shown = shownInput(typed);
  switch (fault.code) {
    case 'empty':
      return 'No move typed.';
    case 'unknown-piece': {
      const isWord = /^[a-z]/.test(fault.piece);
      const names = variant.pieces.map(({ front }) => front.short ?? front.english);
      const nearest = isWord && nearestName(fault.piece, names);
      if (nearest) return `${shown}: did you mean ${nearest}?`;
      const letters = variant.pieces.map((piece) => piece.hodges).join(' ');
      const found = `there is no piece ${fault.piece} in ${nameInText(variant)}.`;
      return `${shown}: ${found} Pieces: ${isWord ? names.join(', ') : letters}.`;
    }
    case 'not-a-square':
      return `${shown}: ${fault.square} is not a square.${turnedSquare(fault.square)}`;
    case 'no-last-move':
      return `${shown}: there is no last move to recapture.`;
    case 'move-number':
      return `${shown}: the next move is number ${fault.expected}.`;
    case 'wrong-side':
      return `${shown}: it is ${possessive(fault.turn)} turn.`;
    case 'unreadable':
      return unreadableText(position, typed, help);
  }
}

/** How a square is written, for a text with the rank before the file. */
function turnedSquare(square: string): string {
  return /^[a-i]\d$/.test(square) ? ` Write the file first: ${square[1]}${square[0]}.` : '';
}

function alternatives(position: Position, moves: readonly Move[], teller: Teller): string {
  return orList(moves.map((move) => teller.move(position, move)));
}
