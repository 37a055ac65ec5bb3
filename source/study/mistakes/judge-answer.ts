import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { chanceFor, evaluationOf, type GameScore } from '../../match/analysis/analysis-score.ts';
import { opposite } from '../../rules/core/color.ts';
import { endOfPosition } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { parseSfen, type SfenPosition } from '../../rules/notation/sfen.ts';
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
 * @param start the position of the mistake
 * @param limits of each of two searches. Rejects with `EngineError` if the engine fails
 */
export async function judgeAnswer(
  mistake: Pick<StudyMistake, 'kind' | 'played' | 'line'>,
  { variant, start }: { readonly variant: Variant; readonly start: SfenPosition },
  answer: Move,
  engine: Engine,
  limits: SearchLimits,
): Promise<AnswerJudgement> {
  const [best] = mistake.line;
  if (answer === best) return 'best';
  if (answer === mistake.played) return 'same';
  const color = start.placement.turn;
  const scoreAfter = async (move: Move): Promise<GameScore | undefined> => {
    const position = new Position(variant, start.placement);
    position.play(move);
    const ending = endOfPosition(position);
    if (ending) return { kind: 'over', winner: ending.winner };
    let score: GameScore | undefined;
    await engine.search({ variant, start, moves: [move] }, limits, (report) => {
      if (report.line.length > 0) score = evaluationOf(report, opposite(color)).score;
    });
    return score;
  };
  const score = await scoreAfter(answer);
  if (!score) return 'wrong';
  const isMate = score.kind !== 'value' && score.winner === color;
  if (isMate) return 'right';
  if (mistake.kind === 'missed-mate') return 'wrong';
  const bestScore = best === undefined ? undefined : await scoreAfter(best);
  if (!bestScore) return 'wrong';
  const lost = chanceFor(color, bestScore) - chanceFor(color, score);
  return lost <= RIGHT_WITHIN ? 'right' : 'wrong';
}
