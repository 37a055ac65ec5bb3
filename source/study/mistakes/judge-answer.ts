import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { chanceFor } from '../../match/analysis/analysis-score.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { parseSfen, type SfenPosition } from '../../rules/notation/sfen.ts';
import { isWonBy } from './confirm-mistake.ts';
import { type MistakePosition, prospectAfter, scoreAfter, times } from './score-after.ts';
import type { StudyMistake } from './study-file.ts';

/** A move that gives away no more of the chance than this is right as well. */
const RIGHT_WITHIN = 0.05;

/**
 * Each look has this many times the first limits. A look that accepts an answer is followed by the
 * next, since what two looks tell of a close answer differs by more than this bound.
 */
const LOOKS = [1, 4, 8] as const;

/** What an answer to a mistake is. `same` is what was played in the game. */
export type AnswerJudgement = 'best' | 'right' | 'same' | 'wrong';

/** The position of a mistake; undefined where its key is none of this variant. */
export function positionOfKey(variant: Variant, key: string): SfenPosition | undefined {
  const at = key.indexOf(' ');
  if (key.slice(0, at) !== variant.id) return undefined;
  const position = parseSfen(variant, key.slice(at + 1));
  return position.ok ? position.value : undefined;
}

/** An answer as the engine judges it. */
export interface JudgedAnswer {
  readonly judgement: AnswerJudgement;
  /** How the other side makes use of it; none where that is not known or needed. */
  readonly reply: readonly Move[];
}

/**
 * Judges an answer. The best move of the analysis is right without a search; another one is compared
 * with it by the engine, and twice more by longer searches before it is accepted. Where a mate was
 * missed, and in a problem, only a mate is right.
 * @param limits of each of the first searches. Rejects with `EngineError` if the engine fails
 */
export async function judgeAnswer(
  mistake: Pick<StudyMistake, 'kind' | 'played' | 'line'>,
  position: MistakePosition,
  answer: Move,
  engine: Pick<Engine, 'search'>,
  limits: SearchLimits,
): Promise<JudgedAnswer> {
  const [best] = mistake.line;
  if (answer === best) return { judgement: 'best', reply: [] };
  const color = position.start.placement.turn;
  const needsMate = mistake.kind === 'missed-mate' || mistake.kind === 'problem';
  let reply: readonly Move[] = [];
  for (const look of LOOKS) {
    const again = times(limits, look);
    const prospect = await prospectAfter(position, answer, engine, again);
    reply = prospect?.line ?? reply;
    if (answer === mistake.played) return { judgement: 'same', reply };
    const wrong = { judgement: 'wrong', reply } as const;
    if (!prospect) return wrong;
    const isWon = isWonBy(color, prospect.score);
    if (isWon && prospect.score.kind === 'over') break;
    if (isWon) continue;
    // A quick search may take something for a mate that is none.
    if (best === undefined || needsMate) return wrong;
    const better = await scoreAfter(position, best, engine, again);
    if (!better) return wrong;
    const lost = chanceFor(color, better) - chanceFor(color, prospect.score);
    if (lost > RIGHT_WITHIN) return wrong;
  }
  return { judgement: 'right', reply };
}
