import {
  type CheckedVariant,
  type Position,
  parseSfen,
  perft,
  variants,
} from '../../../source/rules/index.ts';
import { MEASURED, type Measured } from '../measured.ts';
import { checkNodes, serveTasks } from '../tasks.ts';

// The runner puts the library in the place of its sources, bundled as it is in the package.
const { yari, shogi, ogi } = variants;
const { shogiStart, manyMoves, yariStart, ogiStart } = MEASURED;

// This also warms up: the code is optimised for what all variants have in common.
for (const [variant, place] of [
  [shogi, shogiStart],
  [yari, yariStart],
  [ogi, ogiStart],
] as const) {
  checkNodes(`${variant.id}, depth 5`, perft(open(variant, place.sfen), 5), place.nodes[4]);
}
checkNodes('207 moves, depth 3', perft(open(shogi, manyMoves.sfen), 3), manyMoves.nodes[2]);

serveTasks({
  ...tasksAt('shogi start', shogi, shogiStart, 4),
  ...tasksAt('207 moves', shogi, manyMoves, 3),
  ...tasksAt('yari start', yari, yariStart, 4),
  ...tasksAt('ogi start', ogi, ogiStart, 4),
});

function tasksAt(name: string, variant: CheckedVariant, place: Measured, depth: number) {
  const position = open(variant, place.sfen);
  return {
    [name]: () => perft(position, depth, false),
    [`${name}, bulk`]: () => perft(position, depth, true),
  };
}

function open(variant: CheckedVariant, sfen: string): Position {
  const parsed = parseSfen(variant, sfen);
  if (!parsed.ok) throw new Error(`${variant.id}: ${parsed.fault.code} in ${sfen}`);
  return parsed.value;
}
