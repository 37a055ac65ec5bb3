import { canClaimImpasse } from '../core/impasse.ts';
import { openGame } from '../notation/start.ts';
import type { EngineGame } from './engine.ts';

/** Whether the side to move may claim an impasse now, and counting it gives this side the game. */
export function winsByImpasse({ variant, start, moves }: EngineGame): boolean {
  const game = openGame(variant, start.placement);
  for (const move of moves) game.play(move);
  return canClaimImpasse(game.position) && game.impasseEnding().winner === game.turn;
}
