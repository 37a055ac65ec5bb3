import { perft, startPosition, variants } from '../../../source/rules/index.ts';

/*
 * Prints a JSON list of [variant, nodes played, bytes allocated meanwhile]. The runner starts it
 * with a young generation so large that nothing is collected between the two looks at the heap.
 */
const LEAST_NODES = 100_000;
const LOOKS = 5;

const rows = Object.values(variants).map((variant) => {
  const position = startPosition(variant);
  let depth = 5;
  while (perft(position, depth) < LEAST_NODES) depth++;
  for (let warmUp = 0; warmUp < 3; warmUp++) perft(position, depth, false);
  // What the compiler allocates beside the measurement is in some looks only.
  const looks = Array.from({ length: LOOKS }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const nodes = perft(position, depth, false);
    return [variant.id, nodes, process.memoryUsage().heapUsed - before] as const;
  });
  return looks.reduce((least, look) => (look[2] < least[2] ? look : least));
});
console.log(JSON.stringify(rows));
