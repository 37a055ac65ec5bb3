import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { chanceFor, type GameScore } from '../../match/analysis/analysis-score.ts';
import type { Color } from '../../rules/core/color.ts';
import { type FoundMistake, LEAST_CHANCE, LEAST_LOST } from './find-mistakes.ts';
import { type MistakePosition, scoreAfter, times } from './score-after.ts';

/** N times the limits tell whether the move that was played mates too. */
const MATE_LOOK = 4;

/**
 * Looks at a mistake again, with the better move and with the one that was played. An analysis of a
 * whole game is quick, so that some of what it finds is none: four times its nodes tell nearly all. A
 * move that mates more slowly misses nothing, and takes longer to be known.
 * @param limits of each of two searches
 * @returns the mistake, which lost what the analysis tells everywhere; undefined where it is none.
 * Rejects with `EngineError` if the engine fails
 */
export async function confirmMistake(
  mistake: FoundMistake,
  position: MistakePosition,
  engine: Engine,
  limits: SearchLimits,
): Promise<FoundMistake | undefined> {
  const { color, kind, line, played } = mistake;
  const [best] = line;
  const better = best === undefined ? undefined : await scoreAfter(position, best, engine, limits);
  const again = kind === 'missed-mate' ? times(limits, MATE_LOOK) : limits;
  const worse = better && (await scoreAfter(position, played, engine, again));
  if (!worse) return undefined;
  const chance = chanceFor(color, better);
  const lost = chance - chanceFor(color, worse);
  const isMate = isWonBy(color, better) && !isWonBy(color, worse) && kind === 'missed-mate';
  const isMistake = lost >= LEAST_LOST && chance >= LEAST_CHANCE;
  return isMate || isMistake ? mistake : undefined;
}

/** Whether a side has mated, or is known to mate. */
export function isWonBy(color: Color, score: GameScore): boolean {
  return score.kind !== 'value' && score.winner === color;
}
