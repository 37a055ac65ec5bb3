// Runs in a process of its own, because ffish installs global error handlers. A message
// [{ task, variant, fen, move, depth }, ..] is answered by a list of values.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// With fetch, ffish would try to load its WebAssembly from an address instead of from its file.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise((resolve) => {
  ffish.onRuntimeInitialized = resolve;
});
ffish.loadVariantConfig(readFileSync(new URL('../fixtures/ogi.ini', import.meta.url), 'utf8'));

let board;
let boardVariant;

/** The moves of kings and of pieces of files are those of the variant whose board was made last. */
function boardOf(variant, fen) {
  if (variant !== boardVariant) {
    board?.delete();
    board = new ffish.Board(variant);
    boardVariant = variant;
  }
  board.setFen(fen);
  return board;
}

function perft(board, depth) {
  if (depth === 1) return board.numberLegalMoves();
  let nodes = 0;
  for (const move of board.legalMoves().split(' ').filter(Boolean)) {
    board.push(move);
    nodes += perft(board, depth - 1);
    board.pop();
  }
  return nodes;
}

function leavesNoMove(board, move) {
  board.push(move);
  return board.numberLegalMoves() === 0;
}

function resultOf(variant, moves) {
  const game = new ffish.Board(variant);
  for (const move of moves) game.push(move);
  const result = game.isGameOver(true) ? game.result(true) : '*';
  game.delete();
  boardVariant = undefined;
  return result;
}

const tasks = {
  define: ({ ini }) => ffish.loadVariantConfig(ini),
  moves: ({ variant, fen }) => boardOf(variant, fen).legalMoves().split(' ').filter(Boolean),
  leavesNoMove: ({ variant, fen, move }) => leavesNoMove(boardOf(variant, fen), move),
  result: ({ variant, moves }) => resultOf(variant, moves),
  perft: ({ variant, fen, depth }) => perft(boardOf(variant, fen), depth),
};

process.on('message', (requests) => {
  process.send(requests.map((request) => tasks[request.task](request)));
});
process.send('ready');
