import { appendFileSync } from 'node:fs';
import { Search } from '../../source/engine/search/search.ts';
import { isInCheck, legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { isDrop, isPromotion, type Move, moveTo } from '../../source/rules/core/move.ts';
import { EMPTY } from '../../source/rules/core/piece-code.ts';
import type { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { randomOpening, seededNumbers } from '../../test/bench/engine/games.ts';
import { loadGame } from '../load-game.ts';

// Plays games against itself and appends quiet positions to a file, one a line, tabs between:
// SFEN, the result for Black (1, 0.5 or 0), the score for Black in hundredths of a pawn.

const HASH_MB = 8;
/** A game is drawn after this many plies. */
const MOST_PLIES = 320;
/** A game is won when both sides have seen this score for this many plies. */
const WON = 3000;
const WON_PLIES = 4;

interface Sample {
  readonly sfen: string;
  readonly score: number;
}

/** Plays one game; its result is for Black. */
function playGame(
  variant: Variant,
  search: Search,
  nodes: number,
  random: () => number,
): { samples: Sample[]; result: number } {
  const start = startPosition(variant);
  const opening = randomOpening(variant, start, 4 + Math.floor(random() * 7), random);
  const game = openGame(variant, start.placement);
  for (const move of opening) game.play(move);
  search.clear();
  const samples: Sample[] = [];
  let wonPlies = 0;
  while (game.ply < MOST_PLIES) {
    const status = game.status();
    if (status.kind === 'ended') {
      const { winner } = status.ending;
      return { samples, result: winner === undefined ? 0.5 : winner === 'black' ? 1 : 0 };
    }
    const { position } = game;
    const budget = { nodes: Math.round(nodes * (0.75 + random() / 2)) };
    const found = search.run({ variant, start, moves: game.moves }, budget);
    const move = itemAt(found.line, 0);
    const sign = position.side === 0 ? 1 : -1;
    const isMate = found.score.kind === 'mate';
    const score = found.score.kind === 'mate' ? 9999 : found.score.centipawns;
    if (!isMate && Math.abs(score) < WON && isQuiet(position, move)) {
      const sfen = formatSfen(variant, { placement: position.snapshot(), moveNumber: 1 });
      samples.push({ sfen, score: sign * score });
    }
    wonPlies = isMate || Math.abs(score) >= WON ? wonPlies + 1 : 0;
    if (wonPlies >= WON_PLIES) {
      const mates = found.score.kind === 'mate' ? found.score.plies : score;
      return { samples, result: sign * mates > 0 ? 1 : 0 };
    }
    game.play(move);
  }
  return { samples, result: 0.5 };
}

/** Whether an evaluation can be asked about a position: nothing is about to be taken. */
function isQuiet(position: Position, move: Move): boolean {
  if (isInCheck(position) || isPromotion(move)) return false;
  if (!isDrop(move) && position.board[moveTo(move)] !== EMPTY) return false;
  position.play(move);
  const checks = isInCheck(position);
  position.undo();
  return !checks && legalMoves(position).length > 1;
}

const [id = '', file = '', games, nodes, seed] = process.argv.slice(2);
const variant = loadGame(id);
const random = seededNumbers(Number(seed));
const search = new Search(HASH_MB);
for (let number = 0; number < Number(games); number++) {
  const { samples, result } = playGame(variant, search, Number(nodes), random);
  const lines = samples.map(({ sfen, score }) => `${sfen}\t${result}\t${score}\n`);
  appendFileSync(file, lines.join(''));
}
