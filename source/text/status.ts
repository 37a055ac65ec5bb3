import { attackersOf } from '../rules/core/attacks.ts';
import { type Game, repetitionWinner } from '../rules/core/game.ts';
import { whyIllegal } from '../rules/core/illegal.ts';
import { makeDrop } from '../rules/core/move.ts';
import { EMPTY, type Side } from '../rules/core/piece-code.ts';
import { type Placement, type Position, pieceOn, samePosition } from '../rules/core/position.ts';
import { fileOf, makeSquare, rankOf, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { handicapOf, startPosition } from '../rules/notation/start.ts';
import type { Charset } from './charset.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** What is played from where: `Shogi, even game`, `Yari shogi, two-piece handicap`. */
export function positionTitle(
  texts: Texts,
  variant: Variant,
  start: Placement,
  charset: Charset,
): string {
  const isEven = samePosition(start, startPosition(variant).placement);
  const from = isEven ? 'even' : (handicapOf(variant, start) ?? 'given');
  return texts.board.startTitle(texts.words.variantName(variant, charset), from);
}

/**
 * What a player should know of how the game stands, a sentence each, the most urgent first: the
 * ending; or check, a repetition that is about to count, an impasse that can be claimed.
 */
export function statusTexts(game: Game, teller: Teller): string[] {
  const { board, game: told } = teller.texts;
  const { variant, position, turn } = game;
  const { times } = variant.repetition;
  const status = game.status();
  if (status.kind === 'ended') return [told.endingText(status.ending)];
  return [
    checkText(position, teller),
    status.occurrence === times - 1
      ? board.repetitionWarning(status, times, repetitionWinner(variant, turn))
      : undefined,
    pawnDropMateText(position, teller),
    status.impasse && board.impasseText(status.impasse, variant.impasseThreshold ?? 0),
  ].filter((text) => text !== undefined);
}

/** `Check! Your king on 5i is attacked by the rook on 5f.`; undefined without a check. */
export function checkText(position: Position, teller: Teller): string | undefined {
  const { side } = position;
  const king = position.kings[side];
  if (king === 0) return undefined;
  const attackers = attackersOf(position, king, (side ^ 1) as Side);
  if (attackers.length === 0) return undefined;
  const { words, board } = teller.texts;
  const told = (square: Square) => {
    const piece = pieceOn(position, square);
    if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
    return { name: words.nameOfPiece(position.variant, piece), square: teller.square(square) };
  };
  return board.inCheckText(told(king), attackers.map(told));
}

/**
 * A warning if the side to move could drop a pawn for checkmate, but may not; undefined where the
 * variant allows it or there is no such drop.
 */
export function pawnDropMateText(position: Position, teller: Teller): string | undefined {
  const { rules, side } = position;
  const king = position.kings[(side ^ 1) as Side];
  if (king === 0 || rules.pawn < 0 || rules.variant.pawnDropMate === 'legal') return undefined;
  const to = makeSquare(fileOf(king), rankOf(king) + (side === 0 ? 1 : -1));
  if (position.board[to] !== EMPTY) return undefined;
  const piece = { kind: rules.pawn, promoted: false };
  const fault = whyIllegal(position, { drop: true, piece, to });
  if (fault?.code !== 'pawn-drop-mate') return undefined;
  return teller.texts.board.pawnDropMateWarning(teller.move(position, makeDrop(rules.pawn, to)));
}
