import { hasLegalMove, isInCheck, legalMoves, matesWithDrop } from '../../rules/core/generate.ts';
import { whyIllegal } from '../../rules/core/illegal.ts';
import { isDrop, isPromotion, type Move, makeDrop, moveTo } from '../../rules/core/move.ts';
import { isLegalDrop } from '../../rules/core/moves-to.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { fileOf, rankOf, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { pieceData } from '../../rules/core/variant.ts';
import { squareAt } from '../../rules/notation/square.ts';
import { answersOf, type CheckAnswer, type Goal } from './goal.ts';
import { commonKinds, type Dice, handKinds, type PlacedPiece, piecesOf, place } from './placing.ts';
import { movesToGoal } from './solve.ts';
import { type Maker, tried } from './task.ts';

/*
 * Tasks about check and mate. They end with one move, so that no check ever waits.
 */

/** Positions that are looked at for one task. */
const TRIES = 3000;

const MATE: Goal = { kind: 'mate' };

/** White's royal piece is to be attacked, by a move or by a drop. */
export function checkTask(way: 'move' | 'drop'): Maker {
  return tried(TRIES, (variant, dice) => {
    const king = kingOn(variant, 'white', dice, variant.ranks);
    const pieces = way === 'move' ? [somePiece(variant, 'black', dice)] : [];
    const kind = dice.pick(handKinds(variant));
    const hand = way === 'drop' && kind !== undefined ? [kind] : [];
    const position = place(variant, [king, ...pieces], hand);
    if (!position) return undefined;
    const ways = movesToGoal(position, { kind: 'check' }).length;
    if (ways > 4 || !isChoice(ways, legalMoves(position).length)) return undefined;
    return { position, goal: { kind: 'check' } };
  });
}

/** Black is in check and is to answer in one of the ways that there are. */
export function answerTask(by: CheckAnswer): Maker {
  return tried(TRIES, (variant, dice) => {
    const king = kingOn(variant, 'black', dice, 3);
    const checker = somePiece(variant, 'white', dice);
    const helpers = Array.from({ length: by === 'drop' ? 0 : 2 }, () =>
      somePiece(variant, 'black', dice),
    );
    const kind = dice.pick(handKinds(variant));
    const hand = by === 'drop' && kind !== undefined ? [kind] : [];
    const position = place(variant, [king, checker, ...helpers], hand);
    if (!position || !isInCheck(position)) return undefined;
    const answers = legalMoves(position).map((move) => answersOf(position, move));
    const right = answers.filter((ways) => ways.includes(by)).length;
    if ((by !== 'drop' && right > 4) || !isChoice(right, answers.length)) return undefined;
    return { position, goal: { kind: 'answer-check', by } };
  });
}

/** Whether something else is possible than what is right, or nothing is learned. */
function isChoice(right: number, all: number): boolean {
  return right > 0 && right < all;
}

/** The kind of move that mates. */
type MatingMove = 'drop' | 'move' | 'promotion' | 'capture';

/** White is to be mated at once, by the only move that does it: one of a kind, if there is one. */
export function mateTask(way: MatingMove): Maker {
  const mateBy = (wanted: MatingMove | undefined) =>
    tried(TRIES, (variant, dice) => {
      const suits = (position: Position) => hasSingleMate(position, wanted);
      const position = nearKing(variant, dice);
      if (!position || !suits(position)) return undefined;
      return { position: withoutNeedless(position, suits), goal: MATE };
    });
  return (variant, dice) => mateBy(way)(variant, dice) ?? mateBy(undefined)(variant, dice);
}

/**
 * A pawn drop would mate. Where the rules forbid that, another move mates; elsewhere the drop is
 * the only one.
 */
export const pawnMateTask = tried(TRIES * 3, (variant, dice) => {
  const { pawn } = rulesOf(variant);
  const suits = (position: Position) =>
    dropWouldMate(position) && movesToGoal(position, MATE).length === 1;
  const position = nearKing(variant, dice, pawn);
  if (!position || !suits(position)) return undefined;
  const about = { kind: pawn, promoted: false };
  return { position: withoutNeedless(position, suits), goal: MATE, about };
});

/** Whether a pawn dropped before White's royal piece mates, or would if the rules allowed it. */
function dropWouldMate(position: Position): boolean {
  const { rules, variant, kings } = position;
  const to = squareAt(variant, fileOf(kings[1]), rankOf(kings[1]) + 1);
  if (to === undefined) return false;
  if (variant.pawnDropMate === 'legal') {
    return (
      isLegalDrop(position, rules.pawn, to) && matesWithDrop(position, makeDrop(rules.pawn, to))
    );
  }
  const drop = { drop: true, piece: { kind: rules.pawn, promoted: false }, to } as const;
  return whyIllegal(position, drop)?.code === 'pawn-drop-mate';
}

function hasSingleMate(position: Position, way: MatingMove | undefined): boolean {
  let found: Move | undefined;
  let checks = 0;
  for (const move of legalMoves(position)) {
    position.play(move);
    const isCheck = isInCheck(position);
    const isMate = isCheck && !hasLegalMove(position);
    position.undo();
    if (isCheck) checks++;
    if (isMate && found !== undefined) return false;
    if (isMate) found = move;
  }
  // A single check would be no choice.
  if (found === undefined || checks < 2) return false;
  return way === undefined || wayOf(position, found) === way;
}

function wayOf({ board }: Position, move: Move): MatingMove {
  if (isDrop(move)) return 'drop';
  if (isPromotion(move)) return 'promotion';
  return board[moveTo(move)] === EMPTY ? 'move' : 'capture';
}

/** The same position without the pieces that it does not need. */
function withoutNeedless(position: Position, suits: (fewer: Position) => boolean): Position {
  const { variant } = position;
  let kept = position;
  for (const piece of piecesOf({ variant, ...position.snapshot() })) {
    const pieces = piecesOf({ variant, ...kept.snapshot() });
    const fewer = place(
      variant,
      pieces.filter(({ square }) => square !== piece.square),
      handOf(kept),
    );
    if (fewer && fewer.kings[1] !== 0 && suits(fewer)) kept = fewer;
  }
  for (const kind of handOf(kept)) {
    const hand = handOf(kept);
    hand.splice(hand.indexOf(kind), 1);
    const fewer = place(variant, piecesOf({ variant, ...kept.snapshot() }), hand);
    if (fewer && suits(fewer)) kept = fewer;
  }
  return kept;
}

/** The kinds in Black's hand, each as often as it lies there. */
function handOf(position: Position): number[] {
  return commonKinds(position.variant).flatMap((kind) =>
    Array.from({ length: position.inHand('black', kind) }, () => kind),
  );
}

/** White's royal piece near its edge, with pieces of both sides around it and some in hand. */
function nearKing(variant: Variant, dice: Dice, dropped?: number): Position | undefined {
  const king = kingOn(variant, 'white', dice, 2);
  const around = (color: 'black' | 'white', count: number) =>
    Array.from({ length: count }, () => {
      const piece = somePiece(variant, color, dice);
      const file = fileOf(king.square) + dice.below(5) - 2;
      const rank = rankOf(king.square) + dice.below(5) - (color === 'black' ? 1 : 2);
      return { ...piece, square: squareAt(variant, file, rank) ?? piece.square };
    });
  const kind = dice.pick(handKinds(variant));
  const hand = [dropped, dice.below(2) === 0 ? kind : undefined];
  const pieces = [king, ...around('black', 1 + dice.below(3)), ...around('white', dice.below(4))];
  return place(
    variant,
    pieces,
    hand.filter((one) => one !== undefined),
  );
}

/** A royal piece on one of the ranks nearest to its own side. */
function kingOn(
  variant: Variant,
  color: 'black' | 'white',
  dice: Dice,
  ranks: number,
): PlacedPiece {
  const away = dice.below(Math.min(ranks, variant.ranks));
  const rank = color === 'black' ? variant.ranks - away : 1 + away;
  const square = squareAt(variant, 1 + dice.below(variant.files), rank) as Square;
  return { color, kind: rulesOf(variant).royal, promoted: false, square };
}

/** A piece, seldom promoted, on any square. */
function somePiece(variant: Variant, color: 'black' | 'white', dice: Dice): PlacedPiece {
  const kind = dice.pick(commonKinds(variant)) ?? 0;
  const promoted = pieceData(variant, kind).back !== undefined && dice.below(4) === 0;
  const square = dice.pick(rulesOf(variant).squares) as Square;
  return { color, kind, promoted, square };
}
