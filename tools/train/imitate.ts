import { TableEvaluator } from '../../source/engine/search/evaluate.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { Position } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { seededNumbers } from '../../test/bench/engine/games.ts';
import type { SampleSet } from './sample-set.ts';
import { NO_RESULT, samplePlacement, sampleWords } from './samples.ts';

/**
 * Positions a few random moves after those of samples, with what the tables say of them at once: a
 * thousand of them cost what one search does, so that a net can learn what the tables know.
 * @param moves after each sample, a position a move
 */
export function imitationSet(variant: Variant, set: SampleSet, moves: number): SampleSet {
  const rules = rulesOf(variant);
  const random = seededNumbers(1);
  let words = new Uint16Array(1 << 20);
  let end = 0;
  const walk = (starts: Uint32Array) => {
    const found: number[] = [];
    for (const start of starts) {
      const position = new Position(variant, samplePlacement(rules, set.words, start));
      const evaluator = new TableEvaluator(position);
      for (let ply = 0; ply < moves; ply++) {
        const legal = legalMoves(position);
        if (legal.length === 0) break;
        position.play(itemAt(legal, Math.floor(random() * legal.length)));
        evaluator.begin(position);
        const score = evaluator.value();
        const sample = { game: 0, result: NO_RESULT, score, position: position.snapshot() };
        const more = sampleWords(sample);
        if (end + more.length > words.length) {
          const larger = new Uint16Array(2 * words.length);
          larger.set(words);
          words = larger;
        }
        words.set(more, end);
        found.push(end);
        end += more.length;
      }
    }
    return Uint32Array.from(found);
  };
  const training = walk(set.training);
  const heldOut = walk(set.heldOut);
  return { words, training, heldOut };
}
