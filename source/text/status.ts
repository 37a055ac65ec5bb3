import { attackersOf } from '../rules/core/attacks.ts';
import type { Color } from '../rules/core/color.ts';
import { type Game, repetitionWinner, type Standing } from '../rules/core/game.ts';
import { whyIllegal } from '../rules/core/illegal.ts';
import type { ImpassePoints } from '../rules/core/impasse.ts';
import { makeDrop } from '../rules/core/move.ts';
import { EMPTY, type Side } from '../rules/core/piece-code.ts';
import { type Placement, type Position, pieceOn, samePosition } from '../rules/core/position.ts';
import { fileOf, makeSquare, rankOf, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { pieceName } from '../rules/notation/labels.ts';
import { handicapOf, startPosition } from '../rules/notation/start.ts';
import { type Charset, latin } from './charset.ts';
import { endingText } from './ending.ts';
import { joinWords } from './join-words.ts';
import { ordinal } from './ordinal.ts';
import { sideName } from './side-name.ts';
import { PRINTED, type Teller } from './teller.ts';

/** What is played from where: `Shogi, even game`, `Yari shogi, two-piece handicap`. */
export function positionTitle(variant: Variant, start: Placement, charset: Charset): string {
  const name = latin(variant.name, charset);
  if (samePosition(start, startPosition(variant).placement)) return `${name}, even game`;
  const handicap = handicapOf(variant, start);
  return handicap ? `${name}, ${handicap.name} handicap` : `${name}, from a given position`;
}

/** `ply 12 - Black to play`. */
export function turnText(ply: number, turn: Color): string {
  return `ply ${ply} - ${sideName(turn)} to play`;
}

/**
 * What a player should know of how the game stands, a sentence each, the most urgent first: the
 * ending; or check, a repetition that is about to count, an impasse that can be claimed.
 */
export function statusTexts(game: Game, teller: Teller = PRINTED): string[] {
  const status = game.status();
  if (status.kind === 'ended') return [endingText(status.ending)];
  return [
    checkText(game.position, teller),
    repetitionText(game, status),
    pawnDropMateText(game.position, teller),
    status.impasse && impasseText(game.variant, status.impasse),
  ].filter((text) => text !== undefined);
}

/**
 * `Check! Your king on 5i is attacked by the rook on 5f.`; undefined where the side to move is not
 * in check.
 */
export function checkText(position: Position, teller: Teller = PRINTED): string | undefined {
  const { rules, side } = position;
  const king = position.kings[side];
  if (king === 0) return undefined;
  const attackers = attackersOf(position, king, (side ^ 1) as Side);
  if (attackers.length === 0) return undefined;
  const royal = pieceName(rules.variant, { kind: rules.royal, promoted: false });
  const names = attackers.map((square) => `the ${standingPiece(position, square, teller)}`);
  return `Check! Your ${royal} on ${teller.square(king)} is attacked by ${joinWords(names, 'and')}.`;
}

/** A warning one occurrence before a repetition ends the game; undefined at other times. */
function repetitionText({ variant, turn }: Game, standing: Standing): string | undefined {
  const { occurrence, perpetualChecker } = standing;
  const { times } = variant.repetition;
  if (occurrence !== times - 1) return undefined;
  const told = `This position for the ${ordinal(occurrence)} time of ${times}`;
  if (perpetualChecker) {
    return `${told}. Perpetual check: ${sideName(perpetualChecker)} must deviate, or loses.`;
  }
  const winner = repetitionWinner(variant, turn);
  const result = winner === undefined ? 'the game is drawn' : `${sideName(winner)} wins`;
  return `${told}: at the ${ordinal(times)} ${result}.`;
}

/**
 * A warning if the side to move could drop a pawn for checkmate, but may not; undefined where the
 * variant allows it or there is no such drop.
 */
export function pawnDropMateText(position: Position, teller: Teller = PRINTED): string | undefined {
  const { rules, side } = position;
  const king = position.kings[(side ^ 1) as Side];
  if (king === 0 || rules.pawn < 0 || rules.variant.pawnDropMate === 'legal') return undefined;
  const to = makeSquare(fileOf(king), rankOf(king) + (side === 0 ? 1 : -1));
  if (position.board[to] !== EMPTY) return undefined;
  const piece = { kind: rules.pawn, promoted: false };
  const fault = whyIllegal(position, { drop: true, piece, to });
  if (fault?.code !== 'pawn-drop-mate') return undefined;
  const drop = teller.move(position, makeDrop(rules.pawn, to));
  return `${drop} would be mate by a pawn drop: not allowed.`;
}

/** The points, if an impasse can be claimed. */
function impasseText(variant: Variant, { black, white }: ImpassePoints): string {
  return `Impasse can be claimed: Black ${black} points, White ${white}; ${variant.impasseThreshold} are needed.`;
}

function standingPiece(position: Position, square: Square, { square: told }: Teller): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  return `${pieceName(position.variant, piece)} on ${told(square)}`;
}
