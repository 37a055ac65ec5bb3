import { movedPiece, type NamedPiece } from '../rules/core/attempt.ts';
import type { Game } from '../rules/core/game.ts';
import { isDrop, isPromotion, moveFrom, moveTo } from '../rules/core/move.ts';
import { Position, pieceOn } from '../rules/core/position.ts';
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
  const { texts, square } = teller;
  const { variant, start, position: after } = game;
  const move = game.moves.at(-1);
  if (move === undefined) return [];
  const before = new Position(variant, start);
  for (const earlier of game.moves.slice(0, -1)) before.play(earlier);
  const nameOf = (piece: NamedPiece) => spokenName(texts, variant, piece);
  const name = nameOf(movedPiece(before, move));
  const to = moveTo(move);
  const taken = pieceOn(before, to);
  const landed = isPromotion(move) && pieceOn(after, to);
  const told = isDrop(move)
    ? texts.game.droppedText(before.turn, name, square(to))
    : texts.game.movedText(before.turn, name, {
        from: square(moveFrom(move)),
        to: square(to),
        ...(taken && { taken: nameOf(taken) }),
        ...(landed && { promoted: nameOf(landed) }),
      });
  const hands = isDrop(move) || taken ? handsText(texts, after) : undefined;
  return [told, checkText(after, teller), hands].filter((line) => line !== undefined);
}
