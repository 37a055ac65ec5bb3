import type { Color } from '../../rules/core/color.ts';
import type { Standing } from '../../rules/core/game.ts';
import type { ImpassePoints } from '../../rules/core/impasse.ts';
import type { Handicap } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { handicapText } from './names.ts';
import { ordinal } from './ordinal.ts';
import { standingText } from './phrases.ts';
import { sideName } from './side-name.ts';

/** What is played from where: `Shogi, even game`, `Yari shogi, two-piece handicap`. */
export function startTitle(game: string, start: Handicap | 'even' | 'given'): string {
  if (start === 'even') return `${game}, even game`;
  return `${game}, ${start === 'given' ? 'from a given position' : handicapText(start)}`;
}

/** `ply 12 - Black to play`. */
export function turnText(ply: number, turn: Color): string {
  return `ply ${ply} - ${sideName(turn)} to play`;
}

/** `Check! Your king on 5i is attacked by the rook on 5f.` */
export function inCheckText(
  royal: { readonly name: string; readonly square: string },
  attackers: readonly { readonly name: string; readonly square: string }[],
): string {
  const names = attackers.map(({ name, square }) => `the ${standingText(name, square)}`);
  return `Check! Your ${standingText(royal.name, royal.square)} is attacked by ${joinWords(names, 'and')}.`;
}

/**
 * A warning one occurrence before a repetition ends the game.
 * @param times that end it
 * @param winner undefined where the game is drawn
 */
export function repetitionWarning(
  { occurrence, perpetualChecker }: Standing,
  times: number,
  winner: Color | undefined,
): string {
  const told = `This position for the ${ordinal(occurrence)} time of ${times}`;
  if (perpetualChecker) {
    return `${told}. Perpetual check: ${sideName(perpetualChecker)} must deviate, or loses.`;
  }
  const result = winner === undefined ? 'the game is drawn' : `${sideName(winner)} wins`;
  return `${told}: at the ${ordinal(times)} ${result}.`;
}

/** A warning of a drop of a pawn that the rules forbid. */
export function pawnDropMateWarning(drop: string): string {
  return `${drop} would be mate by a pawn drop: not allowed.`;
}

/** The points, if an impasse can be claimed. */
export function impasseText({ black, white }: ImpassePoints, threshold: number): string {
  return `Impasse can be claimed: Black ${black} points, White ${white}; ${threshold} are needed.`;
}
