import { movedPiece } from '../rules/core/attempt.ts';
import type { Game } from '../rules/core/game.ts';
import { isDrop, isPromotion, moveFrom, moveTo } from '../rules/core/move.ts';
import { type Piece, Position, pieceOn } from '../rules/core/position.ts';
import { handsText } from './hands.ts';
import { spokenName } from './spoken-name.ts';
import { checkText } from './status.ts';
import type { Teller } from './teller.ts';

/**
 * What is different since the side to move has moved last, which is what the last move has done:
 * `White: bishop from 2b to 8h, takes bishop, becomes horse.` A check follows, and the hands if
 * they have changed. No line before the first move.
 */
export function changesTexts(game: Game, teller: Teller): string[] {
  const { variant, start, position: after } = game;
  const move = game.moves.at(-1);
  if (move === undefined) return [];
  const before = new Position(variant, start);
  for (const earlier of game.moves.slice(0, -1)) before.play(earlier);
  const to = moveTo(move);
  const name = spokenName(teller.texts, variant, movedPiece(before, move));
  const taken = pieceOn(before, to);
  const landed = pieceOn(after, to);
  const nameOf = (piece: Piece) => spokenName(teller.texts, variant, piece);
  const told = isDrop(move)
    ? teller.texts.game.droppedText(before.turn, name, teller.square(to))
    : teller.texts.game.movedText(before.turn, name, {
        from: teller.square(moveFrom(move)),
        to: teller.square(to),
        ...(taken && { taken: nameOf(taken) }),
        ...(isPromotion(move) && landed && { promoted: nameOf(landed) }),
      });
  const check = checkText(after, teller);
  return [
    told,
    ...(check === undefined ? [] : [check]),
    ...(isDrop(move) || taken ? [handsText(teller.texts, after)] : []),
  ];
}
