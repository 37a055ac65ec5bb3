import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import { makeSquare } from '../rules/core/square.ts';
import type { ReadFault } from '../rules/notation/move-text.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { illegalReason } from './illegal-reason.ts';
import { nearestName } from './nearest.ts';
import { type PromptHelp, unreadableText } from './not-understood.ts';
import { shownInput } from './shown-input.ts';
import { printed, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/**
 * Why a typed text is not played, in one line: the typed text, the rule, and what would be right.
 * ASCII, except for the typed text.
 * @param position in which the text was read
 * @param help of the prompt at which it was typed; missing for a text from a file
 */
export function refusalText(
  texts: Texts,
  position: Position,
  typed: string,
  reading: RefusedReading,
  help?: PromptHelp,
): string {
  const teller = help?.teller ?? printed(texts);
  switch (reading.kind) {
    case 'choice':
      return promotionChoiceText(position, typed, reading.moves, teller);
    case 'ambiguous':
      return teller.texts.game.UNPLAYED.ambiguous(
        shownInput(typed),
        told(position, reading.moves, teller),
      );
    case 'illegal':
      return illegalText(position, typed, reading, help, teller);
    case 'not-understood':
      return notUnderstoodText(texts, position, typed, reading.fault, help);
  }
}

/** The two moves that a text without a suffix can mean: `B-2b: B-2b+ or B-2b=`. */
function promotionChoiceText(
  position: Position,
  typed: string,
  [declined, promoted]: readonly [declined: Move, promoted: Move],
  teller: Teller,
): string {
  const shown = shownInput(typed);
  // A suffix goes after any of the Latin forms; after kanji it would be no move.
  const choices =
    /^[!-~]+$/.test(shown) && !teller.isSpoken
      ? [`${shown}+`, `${shown}=`]
      : told(position, [promoted, declined], teller);
  return teller.texts.game.UNPLAYED.choice(shown, choices);
}

function illegalText(
  position: Position,
  typed: string,
  { fault, drop }: RefusedReading & { readonly kind: 'illegal' },
  help: PromptHelp | undefined,
  teller: Teller,
): string {
  // A check is the same news, whatever was typed.
  const isOwn = help !== undefined && help.hasPlayer !== false;
  const reason = illegalReason(position, fault, teller, isOwn);
  const shown = fault.code === 'in-check' ? undefined : shownInput(typed);
  return teller.texts.game.UNPLAYED.illegal(shown, reason, drop && teller.move(position, drop));
}

function notUnderstoodText(
  texts: Texts,
  position: Position,
  typed: string,
  fault: ReadFault,
  help: PromptHelp | undefined,
): string {
  const { variant } = position;
  const { files, ranks } = variant;
  const shown = shownInput(typed);
  switch (fault.code) {
    case 'empty':
      return texts.game.UNPLAYED.empty;
    case 'unknown-piece': {
      const isWord = /^[a-z]/.test(fault.piece);
      const names = variant.pieces.map((_, kind) =>
        texts.words.nameOfPiece(variant, { kind, promoted: false }),
      );
      const nearest = isWord && nearestName(fault.piece, names);
      if (nearest) return texts.words.didYouMean(shown, nearest);
      const letters = variant.pieces.map(({ hodges }) => hodges).join(' ');
      return texts.game.UNPLAYED.noSuchPiece(
        shown,
        fault.piece,
        texts.words.nameInText(variant),
        isWord ? names : [letters],
      );
    }
    case 'not-a-square':
      return texts.game.UNPLAYED.notASquare(
        shown,
        fault.square,
        turnedSquare(fault.square),
        formatSquare(makeSquare(files, ranks)),
      );
    case 'no-last-move':
      return texts.game.UNPLAYED.noLastMove(shown);
    case 'move-number':
      return texts.game.UNPLAYED.moveNumber(shown, fault.expected);
    case 'wrong-side':
      return texts.game.UNPLAYED.wrongSide(shown, fault.turn);
    case 'unreadable':
      return unreadableText(texts, position, typed, help);
  }
}

/** How a square is written, for a text with the rank before the file. */
function turnedSquare(square: string): string | undefined {
  return /^[a-i]\d$/.test(square) ? `${square[1]}${square[0]}` : undefined;
}

function told(position: Position, moves: readonly Move[], teller: Teller): string[] {
  return moves.map((move) => teller.move(position, move));
}
