import { attackersOf } from '../core/attacks.ts';
import { DIRECTIONS } from '../core/betza.ts';
import type { Color } from '../core/color.ts';
import type { Game, Standing } from '../core/game.ts';
import { whyIllegal } from '../core/illegal.ts';
import type { ImpassePoints } from '../core/impasse.ts';
import { EMPTY, type Side } from '../core/piece-code.ts';
import { type Placement, type Position, pieceOn, samePosition } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { pieceName } from '../notation/labels.ts';
import { formatSquare } from '../notation/square.ts';
import { handicapOf, startPosition } from '../notation/start.ts';
import { type Charset, latin } from './charset.ts';
import { endingText } from './ending.ts';
import { joinWords } from './join-words.ts';
import { ordinal } from './ordinal.ts';
import { sideName } from './side-name.ts';

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
 * ending, or check, a repetition that is about to count, and an impasse that can be claimed.
 */
export function statusTexts(game: Game): string[] {
  const status = game.status();
  if (status.kind === 'ended') return [endingText(status.ending)];
  return [
    checkText(game.position),
    repetitionText(game.variant, status),
    pawnDropMateText(game.position),
    status.impasse && impasseText(game.variant, status.impasse),
  ].filter((text) => text !== undefined);
}

/**
 * `Check! Your king on 5i is attacked by the rook on 5f.`, undefined where the side to move is not
 * in check.
 */
export function checkText(position: Position): string | undefined {
  const { rules, side } = position;
  const king = position.kings[side];
  if (king === 0) return undefined;
  const attackers = attackersOf(position, king, (side ^ 1) as Side);
  if (attackers.length === 0) return undefined;
  const royal = pieceName(rules.variant, { kind: rules.royal, promoted: false });
  const names = attackers.map((square) => `the ${standingPiece(position, square)}`);
  return `Check! Your ${royal} on ${formatSquare(king)} is attacked by ${joinWords(names, 'and')}.`;
}

/** A warning one occurrence before a repetition ends the game, undefined at other times. */
export function repetitionText(variant: Variant, standing: Standing): string | undefined {
  const { occurrence, perpetualChecker } = standing;
  const { repetition } = variant;
  if (occurrence !== repetition - 1) return undefined;
  const times = `This position for the ${ordinal(occurrence)} time of ${repetition}`;
  return perpetualChecker
    ? `${times}. Perpetual check: ${sideName(perpetualChecker)} must deviate, or loses.`
    : `${times}: at the ${ordinal(repetition)} the game is drawn.`;
}

/**
 * A warning where the side to move could drop a pawn for checkmate, but may not; undefined where
 * the variant allows it or no such drop is there.
 */
export function pawnDropMateText(position: Position): string | undefined {
  const { rules, side } = position;
  const king = position.kings[side ^ 1];
  if (king === 0 || rules.variant.pawnDropMate === 'legal') return undefined;
  const to = king - DIRECTIONS[side];
  if (position.board[to] !== EMPTY) return undefined;
  const piece = { kind: rules.pawn, promoted: false };
  const fault = whyIllegal(position, { drop: true, piece, to });
  if (fault?.code !== 'pawn-drop-mate') return undefined;
  const pawn = rules.variant.pieces[rules.pawn].hodges;
  return `${pawn}*${formatSquare(to)} would be mate by a pawn drop: not allowed.`;
}

/** The points, once an impasse can be claimed. */
export function impasseText(variant: Variant, { black, white }: ImpassePoints): string {
  return `Impasse can be claimed: Black ${black} points, White ${white}; ${variant.impasseThreshold} are needed.`;
}

function standingPiece(position: Position, square: Square): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  return `${pieceName(position.variant, piece)} on ${formatSquare(square)}`;
}
