import { createRequire } from 'node:module';
import type { Board, FairyStockfish } from 'ffish';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { fenOfSfen } from '../../helpers/fairy-notation.ts';
import { MEASURED, type Measured } from '../measured.ts';
import { checkNodes, serveTasks } from '../tasks.ts';

// With fetch, ffish would try to load its WebAssembly from an address instead of from its file.
Reflect.deleteProperty(globalThis, 'fetch');
const ffish: FairyStockfish & { onRuntimeInitialized?: () => void } = createRequire(
  import.meta.url,
)('ffish');
await new Promise<void>((resolve) => {
  ffish.onRuntimeInitialized = resolve;
});

serveTasks({
  ...tasksAt('shogi start', 'shogi', MEASURED.shogiStart, 4),
  ...tasksAt('207 moves', 'shogi', MEASURED.manyMoves, 3),
  ...tasksAt('yari start', 'yarishogi', MEASURED.yariStart, 4),
});

/**
 * It counts pawn drops that mate as legal; in these positions there are none so early. Its playing
 * of moves is slow, so that it is measured one ply less deep.
 */
function tasksAt(name: string, variant: string, place: Measured, depth: number) {
  const board = new (ffish.Board as unknown as new (variant: string, fen: string) => Board)(
    variant,
    fenOfSfen(place.sfen),
  );
  const played = () => perft(board, depth - 1, 0);
  const counted = () => perft(board, depth, 1);
  checkNodes(`ffish, ${name}`, counted(), itemAt(place.nodes, depth - 1));
  return { [name]: played, [`${name}, bulk`]: counted };
}

function perft(board: Board, depth: number, leafDepth: 0 | 1): number {
  if (depth === 0) return 1;
  if (depth === leafDepth) return board.numberLegalMoves();
  let nodes = 0;
  for (const move of board.legalMoves().split(' ')) {
    if (move === '') continue;
    board.push(move);
    nodes += perft(board, depth - 1, leafDepth);
    board.pop();
  }
  return nodes;
}
