import { perft } from '../../../source/rules/core/perft.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { MEASURED, type Measured } from '../measured.ts';
import { checkNodes, serveTasks } from '../tasks.ts';

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

function tasksAt(name: string, variant: Variant, place: Measured, depth: number) {
  const position = open(variant, place.sfen);
  return {
    [name]: () => perft(position, depth, false),
    [`${name}, bulk`]: () => perft(position, depth, true),
  };
}

function open(variant: Variant, sfen: string): Position {
  return new Position(variant, readSfen(variant, sfen).placement);
}
