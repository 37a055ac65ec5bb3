import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { chanceFor } from '../../match/analysis/analysis-score.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { parseSfen, type SfenPosition } from '../../rules/notation/sfen.ts';
import { isWonBy } from './confirm-mistake.ts';
import { type MistakePosition, scoreAfter } from './score-after.ts';
import type { StudyMistake } from './study-file.ts';

/** A move that gives away no more of the chance than this is right as well. */
const RIGHT_WITHIN = 0.05;

/** What an answer to a mistake is. `same` is what was played in the game. */
export type AnswerJudgement = 'best' | 'right' | 'same' | 'wrong';

/** The position of a mistake; undefined where its key is none of this variant. */
export function positionOfKey(variant: Variant, key: string): SfenPosition | undefined {
  const at = key.indexOf(' ');
  if (key.slice(0, at) !== variant.id) return undefined;
  const position = parseSfen(variant, key.slice(at + 1));
  return position.ok ? position.value : undefined;
}

/**
 * Judges an answer. The best move of the analysis is right without a search; another one is compared
 * with it by the engine. Where a mate was missed, only a mate is right.
 * @param limits of each of two searches. Rejects with `EngineError` if the engine fails
 */
export async function judgeAnswer(
  mistake: Pick<StudyMistake, 'kind' | 'played' | 'line'>,
  position: MistakePosition,
  answer: Move,
  engine: Engine,
  limits: SearchLimits,
): Promise<AnswerJudgement> {
  const [best] = mistake.line;
  if (answer === best) return 'best';
  if (answer === mistake.played) return 'same';
  const color = position.start.placement.turn;
  const score = await scoreAfter(position, answer, engine, limits);
  if (!score) return 'wrong';
  if (isWonBy(color, score)) return 'right';
  if (mistake.kind === 'missed-mate' || best === undefined) return 'wrong';
  const better = await scoreAfter(position, best, engine, limits);
  if (!better) return 'wrong';
  const lost = chanceFor(color, better) - chanceFor(color, score);
  return lost <= RIGHT_WITHIN ? 'right' : 'wrong';
}
