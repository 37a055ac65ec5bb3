import type { Game } from '../../source/core/game.ts';
import { legalMoves } from '../../source/core/generate.ts';
import { Position } from '../../source/core/position.ts';
import type { Variant } from '../../source/core/variant.ts';
import { readSfen } from '../../source/notation/sfen.ts';
import { openGame } from '../../source/notation/start.ts';
import { formatUsi, parseUsi } from '../../source/notation/usi.ts';

/** The position of an SFEN that is known to be right. */
export function positionOf(variant: Variant, sfen: string): Position {
  return new Position(variant, readSfen(variant, sfen).placement);
}

/** All legal moves in USI, sorted. */
export function legalUsi(position: Position): string[] {
  return legalMoves(position)
    .map((move) => formatUsi(position.variant, move))
    .sort();
}

/** A game from an SFEN, the even start by default, after moves in USI that must be legal. */
export function playGame(variant: Variant, moves: string, sfen: string = variant.start): Game {
  const game = openGame(variant, readSfen(variant, sfen).placement);
  for (const move of moves.split(' ').filter(Boolean)) playUsi(game, move);
  return game;
}

/** Plays a move in USI; throws where it is not legal. */
export function playUsi(game: Game, usi: string): void {
  const move = parseUsi(game.variant, usi);
  if (move === undefined || !legalMoves(game.position).includes(move)) {
    throw new Error(`${usi} is not legal at ply ${game.ply}`);
  }
  game.play(move);
}
