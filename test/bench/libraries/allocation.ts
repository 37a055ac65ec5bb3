import { perft } from '../../../source/rules/core/perft.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';

/*
 * Prints a JSON list of [variant, nodes played, bytes allocated meanwhile]. The runner starts it
 * with a young generation so large that nothing is collected between the two looks at the heap.
 */
const DEPTH = 5;

const rows = VARIANTS.map((variant) => {
  const position = new Position(variant, readSfen(variant, variant.start).placement);
  for (let warmUp = 0; warmUp < 3; warmUp++) perft(position, DEPTH, false);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const nodes = perft(position, DEPTH, false);
  return [variant.id, nodes, process.memoryUsage().heapUsed - before];
});
console.log(JSON.stringify(rows));
