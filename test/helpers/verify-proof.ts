import type { Prover } from '../../source/engine/mate/prover.ts';
import { isInCheck, legalMoves } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import type { Position } from '../../source/rules/core/position.ts';
import { positionKey } from '../../source/rules/core/position-key.ts';
import { failure, type Result, success } from '../../source/rules/core/result.ts';

/** The most positions to walk through. */
const MOST_POSITIONS = 5_000_000;

/**
 * Walks through a proof: plays a check of the attacker and every legal answer, down to mates that
 * the rules know, and never lets the mate be farther than was proven. It asks the prover only which
 * check to play.
 * @param position the one that was proven, with the attacker to move
 * @returns how many positions it came to, or what is wrong
 */
export function verifyProof(position: Position, prover: Prover): Result<number, string> {
  /** The plies within which the mate of a position is verified. */
  const verified = new Map<number, number>();
  let fault: string | undefined;

  function attack(plies: number): boolean {
    const key = positionKey(position);
    if ((verified.get(key) ?? Number.POSITIVE_INFINITY) <= plies) return true;
    if (verified.size >= MOST_POSITIONS) return give('too many positions');
    const check = checkOf(position, prover, plies);
    if (check === undefined) return give('no check is proven');
    position.play(check);
    const isMate = isInCheck(position) && defend(plies - 1);
    position.undo();
    if (isMate) verified.set(key, plies);
    return isMate;
  }

  function defend(plies: number): boolean {
    const answers = legalMoves(position);
    if (answers.length > 0 && plies <= 0) return give('no mate at the end');
    return answers.every((answer) => {
      position.play(answer);
      const isMated = attack(plies - 1);
      position.undo();
      return isMated;
    });
  }

  function give(reason: string): boolean {
    fault ??= reason;
    return false;
  }

  return attack(prover.provenPlies()) ? success(verified.size) : failure(fault ?? 'no check');
}

/** The check that mates soonest by what the prover knows; what it has forgotten is proven again. */
function checkOf(position: Position, prover: Prover, plies: number): Move | undefined {
  for (const anew of [false, true]) {
    if (anew) prover.run({ plies, anew });
    let chosen: Move | undefined;
    let best = plies;
    for (const move of legalMoves(position)) {
      position.play(move);
      if (isInCheck(position)) {
        const left = legalMoves(position).length === 0 ? 0 : prover.provenPlies(plies - 1);
        if (left >= 0 && left < best) {
          chosen = move;
          best = left;
        }
      }
      position.undo();
    }
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}
