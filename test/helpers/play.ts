import type { Game } from '../../source/rules/core/game.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import type { Square } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { parseSquare } from '../../source/rules/notation/square.ts';
import { openGame } from '../../source/rules/notation/start.ts';
import { formatUsi, parseUsi } from '../../source/rules/notation/usi.ts';

/** The position of an SFEN that is known to be right. */
export function positionOf(variant: Variant, sfen: string): Position {
  return new Position(variant, readSfen(variant, sfen).placement);
}

/** The move that a text in USI spells, legal or not. */
export function moveOf(variant: Variant, usi: string): Move {
  const move = parseUsi(variant, usi);
  if (move === undefined) throw new RangeError(`${usi} is not USI`);
  return move;
}

/** The square with a name, such as `5e`. */
export function squareOf(variant: Variant, name: string): Square {
  const square = parseSquare(variant, name);
  if (square === undefined) throw new RangeError(`no square ${name}`);
  return square;
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
