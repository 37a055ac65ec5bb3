import type { IllegalFault } from '../core/illegal.ts';
import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { formatHodges, formatHodgesList } from '../notation/hodges.ts';
import type { ReadFault } from '../notation/move-text.ts';
import type { MoveReading } from '../notation/read-move.ts';
import { illegalReason } from './illegal-reason.ts';
import { editDistance } from './nearest.ts';
import { nameInText, orList, possessive } from './phrases.ts';

/** What a text came to that is not one legal move. */
export type RefusedReading = Exclude<MoveReading, { kind: 'move' }>;

/** How much of a typed text a refusal repeats. */
const LONGEST = 24;

/**
 * Why a typed text is not played, in one line: what was typed, the rule, and what would be right.
 * ASCII but for what was typed.
 * @param position in which the text was read
 */
export function refusalText(position: Position, typed: string, reading: RefusedReading): string {
  switch (reading.kind) {
    case 'choice':
      return promotionChoiceText(position, typed, reading.moves);
    case 'ambiguous':
      return `${shownInput(typed)} is ambiguous: ${alternatives(position, reading.moves)}?`;
    case 'illegal':
      return illegalText(position, typed, reading.fault, reading.drop);
    case 'not-understood':
      return notUnderstoodText(position, typed, reading.fault);
  }
}

/** The two moves that a text without a suffix may be: `B-2b: B-2b+ or B-2b=`. */
export function promotionChoiceText(
  position: Position,
  typed: string,
  [declined, promoted]: readonly [declined: Move, promoted: Move],
): string {
  const shown = shownInput(typed);
  // A suffix goes behind any of the Latin forms; behind kanji it would be no move.
  const choices = /^[!-~]+$/.test(shown)
    ? `${shown}+ or ${shown}=`
    : alternatives(position, [promoted, declined]);
  return `${shown}: ${choices}`;
}

/** A typed text as a message may repeat it: without control characters, cut where it is long. */
export function shownInput(typed: string): string {
  const clean = typed
    .trim()
    .slice(0, 4 * LONGEST)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  const characters = Array.from(clean);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}..` : clean;
}

function illegalText(
  position: Position,
  typed: string,
  fault: IllegalFault,
  drop: Move | undefined,
): string {
  // A check is the same news whatever was typed.
  const reason = illegalReason(position, fault);
  const text = fault.code === 'in-check' ? reason : `${shownInput(typed)}: ${reason}`;
  return drop === undefined ? text : `${text} Did you mean ${formatHodges(position, drop)}?`;
}

function notUnderstoodText(position: Position, typed: string, fault: ReadFault): string {
  const { variant } = position;
  const shown = shownInput(typed);
  switch (fault.code) {
    case 'empty':
      return 'No move typed.';
    case 'unknown-piece': {
      const letters = variant.pieces.map((piece) => piece.hodges).join(' ');
      const found = `there is no piece ${fault.piece} in ${nameInText(variant)}.`;
      return `${shown}: ${found} Pieces: ${letters}.`;
    }
    case 'not-a-square':
      return `${shown}: ${fault.square} is not a square.`;
    case 'no-last-move':
      return `${shown}: there is no last move to recapture.`;
    case 'move-number':
      return `${shown}: the next move is number ${fault.expected}.`;
    case 'wrong-side':
      return `${shown}: it is ${possessive(fault.turn)} turn.`;
    case 'unreadable': {
      const nearest = nearestMove(position, typed);
      return `${shown}: not understood.${nearest ? ` Did you mean ${nearest}?` : ''}`;
    }
  }
}

/** The one legal move that is nearest to a text by its spelling, if one is near. */
function nearestMove(position: Position, typed: string): string | undefined {
  const fold = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
  const wanted = typed.length > LONGEST ? '' : fold(typed);
  const limit = wanted.length < 4 ? 1 : 2;
  const near = formatHodgesList(position)
    .map(({ text }) => ({ text, distance: editDistance(wanted, fold(text)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first && first.distance !== second?.distance ? first.text : undefined;
}

function alternatives(position: Position, moves: readonly Move[]): string {
  return orList(moves.map((move) => formatHodges(position, move)));
}
