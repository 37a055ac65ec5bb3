import {
  appendMove,
  createRecord,
  type GameRecord,
  setEnding,
} from '../../../source/records/tree/record.ts';
import type { Game } from '../../../source/rules/core/game.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { isDrop, type Move, moveTo } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

/** With these about one move in five captures and one in nine is a drop, much as in real games. */
const CAPTURE_WEIGHT = 4;
const DROP_WEIGHT = 0.2;

/** A shogi game of random moves; shorter than asked for where it ends by the rules. */
export function randomGame(random: () => number, plies: number): Game {
  const game = openGame(shogi, startPosition(shogi).placement);
  while (game.ply < plies && game.status().kind === 'playing') {
    game.play(randomMove(game.position, random));
  }
  return game;
}

/** The game as a record; who is to move resigns where it has not ended by the rules. */
export function recordOf(game: Game, number: number): GameRecord {
  const tags = [
    { name: 'Event', value: `Random game ${number}` },
    { name: 'Date', value: '2026.11.20' },
    { name: 'Black', value: `Guest ${number}` },
    { name: 'White', value: `Guest ${number + 1}` },
  ];
  const record = createRecord({ variant: game.variant, start: startPosition(game.variant), tags });
  let node = record.root;
  for (const move of game.moves) node = appendMove(node, move);
  const status = game.status();
  const winner = game.turn === 'black' ? 'white' : 'black';
  setEnding(record, status.kind === 'ended' ? status.ending : { reason: 'resignation', winner });
  return record;
}

function randomMove(position: Position, random: () => number): Move {
  const moves = legalMoves(position);
  const weights = moves.map((move) => weightOf(position, move));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return moves.at(index) as Move;
}

function weightOf(position: Position, move: Move): number {
  if (isDrop(move)) return DROP_WEIGHT;
  return position.board[moveTo(move)] === 0 ? 1 : CAPTURE_WEIGHT;
}
