import type { NamedPiece } from '../../rules/core/attempt.ts';
import { isInCheck, legalMoves } from '../../rules/core/generate.ts';
import { isDrop, isPromotion, type Move, moveFrom, moveTo } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';
import { isInZone, rulesOf } from '../../rules/core/rules.ts';
import { fileOf, type Square } from '../../rules/core/square.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import { type Goal, movesOf, mustPromote } from './goal.ts';
import {
  commonKinds,
  type Dice,
  deadRanksOf,
  handKinds,
  kingAtHome,
  type PlacedPiece,
  place,
} from './placing.ts';
import { movesToGoal, solve } from './solve.ts';
import { type Exercise, type Maker, tried } from './task.ts';

/*
 * Tasks in which Black moves alone: White has no royal piece there, so that no check ever waits.
 */

/** Positions that are looked at for one task. */
const TRIES = 300;

/** A piece is to come to a square that it reaches in exactly `moves` moves, or in fewer. */
export function reachTask(piece: NamedPiece, moves: number): Maker {
  return (variant, dice) => {
    const rules = rulesOf(variant);
    const { kind, promoted } = piece;
    const isFree = (square: Square) => promoted || !isInZone(rules, square, 0);
    // A small board may be all zone, or leave no room outside.
    for (const isKept of [isFree, () => true]) {
      for (let length = moves; length > 0; length--) {
        const exercise = dice.try(TRIES / 10, () => {
          const from = dice.pick([...rules.squares].filter(isKept));
          if (from === undefined) return undefined;
          const own: PlacedPiece = { color: 'black', kind, promoted, square: from };
          const position = place(variant, [...kingBeside(variant, kind), own]);
          if (!position) return undefined;
          const ways = distancesOf(position, from, length);
          const far = [...ways].filter(([square, at]) => at === length && isKept(square));
          const [to] = dice.pick(far) ?? [];
          if (to === undefined) return undefined;
          const goal: Goal = { kind: 'reach', piece, to, moves: length };
          return { position, goal, about: piece };
        });
        if (exercise) return exercise;
      }
    }
    return undefined;
  };
}

/** White's pieces are to be captured by the one piece that Black has beside the king. */
export function captureTask(victims: number, moves: number): Maker {
  return tried(TRIES, (variant, dice) => {
    const own = strongPiece(variant, dice);
    if (!own) return undefined;
    const others = Array.from({ length: victims }, () => enemyPiece(variant, dice));
    const goal: Goal = { kind: 'capture', squares: others.map(({ square }) => square), moves };
    return exact(quiet(variant, own.kind, [own, ...others]), goal);
  });
}

/** A piece is to be captured by the simplest one, before that has been learnt. */
export const firstCaptureTask = tried(TRIES, (variant, dice) => {
  const { pawn } = rulesOf(variant);
  const kind = pawn < 0 ? commonKinds(variant).at(-1) : pawn;
  if (kind === undefined) return undefined;
  const [own, victim] = [ownPiece(kind, plainSquare(variant, dice)), enemyPiece(variant, dice)];
  const alone = place(variant, [...kingBeside(variant, kind), own]);
  const [square] = dice.pick([...(alone ? distancesOf(alone, own.square, 1) : [])].slice(1)) ?? [];
  if (square === undefined) return undefined;
  const goal: Goal = { kind: 'capture', squares: [square], moves: 1 };
  return exact(quiet(variant, kind, [own, { ...victim, square }]), goal, own);
});

/** A piece in hand, beside another one, is to be dropped on a square. */
export const dropTask = tried(TRIES, (variant, dice) => {
  const kind = dice.pick(strongKinds(variant, handKinds(variant)));
  if (kind === undefined) return undefined;
  const goal: Goal = { kind: 'drop', piece: kind, to: anySquare(variant, dice), moves: 1 };
  const other = handKinds(variant).find((one) => one !== kind);
  const hand = other === undefined ? [kind] : [kind, other];
  return exact(quiet(variant, kind, [], hand), goal, { kind, promoted: false });
});

/** A piece of White's is to be captured and then dropped. */
export function takeAndDropTask(promoted: boolean): Maker {
  return tried(TRIES, (variant, dice) => {
    const own = strongPiece(variant, dice);
    const [victim, to] = [enemyPiece(variant, dice, promoted), anySquare(variant, dice)];
    if (!own || victim.promoted !== promoted || victim.kind === own.kind) return undefined;
    const goal: Goal = { kind: 'drop', piece: victim.kind, to, moves: 2 };
    return exact(quiet(variant, own.kind, [own, victim]), goal, victim);
  });
}

/** A drop is to attack two pieces at once. */
export const forkTask = tried(TRIES, (variant, dice) => {
  const kind = dice.pick(strongKinds(variant, handKinds(variant)));
  if (kind === undefined) return undefined;
  const enemies = [enemyPiece(variant, dice), enemyPiece(variant, dice)];
  const targets = enemies.map(({ square }) => square);
  return drop(quiet(variant, kind, enemies, [kind]), { kind: 'fork', piece: kind, targets }, 4);
});

/** A pawn is to be dropped while every file but one has as many pawns as it may hold. */
export const fileTask = tried(TRIES, (variant, dice) => {
  const { pawn, squares } = rulesOf(variant);
  const { files, pawnsPerFile } = variant;
  const open = 1 + dice.below(files);
  const full = Array.from({ length: files }, (_, at) => at + 1).filter((file) => file !== open);
  const pawns = full.flatMap((file) =>
    Array.from({ length: pawnsPerFile ?? 0 }, () =>
      ownPiece(pawn, dice.pick([...squares].filter((one) => fileOf(one) === file)) as Square),
    ),
  );
  return drop(quiet(variant, pawn, pawns, [pawn]), { kind: 'drop-allowed', piece: pawn });
});

/** A piece is to be dropped on the farthest rank where it could still move. */
export function edgeTask(kind: number): Maker {
  return (variant) => {
    const goal = { kind: 'drop-far', piece: kind, rank: deadRanksOf(variant, kind) + 1 } as const;
    return drop(quiet(variant, kind, [], [kind]), goal);
  };
}

/**
 * A piece is to promote.
 * @param moves in how many moves, as far as there is room
 * @param suits whether a position will do. Default: each will
 */
export function promoteTask(
  kind: number,
  moves: number,
  suits?: (position: Position) => boolean,
): Maker {
  const goalOf = (length: number): Goal => ({ kind: 'promote', piece: kind, moves: length });
  return zoneTask(kind, moves, goalOf, suits);
}

/** A piece is to enter the zone and stay as it is. */
export function declineTask(kind: number): Maker {
  return zoneTask(kind, 1, () => ({ kind: 'decline', piece: kind }));
}

/** A piece is to move onto the ranks where it cannot stay as it is. */
export function forcedTask(kind: number): Maker {
  return promoteTask(kind, 1, (position) => mustPromote(position, kind));
}

function zoneTask(
  kind: number,
  moves: number,
  goalOf: (moves: number) => Goal,
  suits: (position: Position) => boolean = () => true,
): Maker {
  return (variant, dice) => {
    for (let length = moves; length > 0; length--) {
      const exercise = dice.try(TRIES, () => {
        const position = quiet(variant, kind, [ownPiece(kind, anySquare(variant, dice))]);
        if (!position || !suits(position)) return undefined;
        return exact(position, goalOf(length), { kind, promoted: true });
      });
      if (exercise) return exercise;
    }
    return undefined;
  };
}

/** An exercise whose shortest solution has all the moves that its goal allows. */
function exact(
  position: Position | undefined,
  goal: Goal,
  about?: NamedPiece,
): Exercise | undefined {
  if (!position) return undefined;
  const moves = movesOf(goal);
  const king = position.kings[position.side];
  // The royal piece has a task of its own, and promotion a later chapter.
  const isPlain = (move: Move) =>
    (isDrop(move) || moveFrom(move) !== king) && (goal.kind === 'promote' || !isPromotion(move));
  if (moves > 1 && solve(position, goal, moves - 1)) return undefined;
  return solve(position, goal, moves, isPlain) && { position, goal, about };
}

/** An exercise that is solved by a drop, in at most `most` ways. */
function drop(
  position: Position | undefined,
  goal: Extract<Goal, { kind: 'fork' | 'drop-allowed' | 'drop-far' }>,
  most = Number.POSITIVE_INFINITY,
): Exercise | undefined {
  const ways = position ? movesToGoal(position, goal).length : 0;
  if (!position || ways === 0 || ways > most) return undefined;
  return { position, goal, about: { kind: goal.piece, promoted: false } };
}

/** In how many moves the piece on a square reaches the others without a promotion. */
function distancesOf(position: Position, from: Square, most: number): Map<Square, number> {
  const distances = new Map<Square, number>();
  const walk = (square: Square, at: number) => {
    if ((distances.get(square) ?? most + 1) <= at) return;
    distances.set(square, at);
    if (at === most) return;
    for (const move of legalMoves(position)) {
      if (isDrop(move) || isPromotion(move) || moveFrom(move) !== square) continue;
      position.play(move);
      position.pass();
      walk(moveTo(move), at + 1);
      position.pass();
      position.undo();
    }
  };
  walk(from, 0);
  return distances;
}

/**
 * A position in which Black is not in check.
 * @param kind of the leading part; the royal piece stands beside another
 */
function quiet(
  variant: Variant,
  kind: number,
  pieces: readonly PlacedPiece[],
  hand: readonly number[] = [],
): Position | undefined {
  const position = place(variant, [...kingBeside(variant, kind), ...pieces], hand);
  return position && !isInCheck(position) ? position : undefined;
}

/** Black's royal piece, for the tasks of another one. */
function kingBeside(variant: Variant, kind: number): readonly PlacedPiece[] {
  const king = kingAtHome(variant, 'black');
  return king && kind !== rulesOf(variant).royal ? [king] : [];
}

/** Kinds for the leading part: all but the pawns, where there are others. @param kinds to choose from */
function strongKinds(variant: Variant, kinds = commonKinds(variant)): number[] {
  const strong = kinds.filter((kind) => pieceData(variant, kind).role !== 'pawn');
  return strong.length > 0 ? strong : kinds;
}

/** A piece of Black's for the leading part; undefined if there is none but the royal one. */
function strongPiece(variant: Variant, dice: Dice): PlacedPiece | undefined {
  const kind = dice.pick(strongKinds(variant));
  return kind === undefined ? undefined : ownPiece(kind, plainSquare(variant, dice));
}

function ownPiece(kind: number, square: Square): PlacedPiece {
  return { color: 'black', kind, promoted: false, square };
}

function anySquare(variant: Variant, dice: Dice): Square {
  return dice.pick(rulesOf(variant).squares) as Square;
}

/** A square where no question of promotion comes up, if the board has one. */
function plainSquare(variant: Variant, dice: Dice): Square {
  const rules = rulesOf(variant);
  const plain = [...rules.squares].filter((square) => !isInZone(rules, square, 0));
  return dice.pick(plain.length > 0 ? plain : rules.squares) as Square;
}

/**
 * A piece of White's where Black captures without promoting; unpromoted if its kind does not
 * promote.
 */
function enemyPiece(variant: Variant, dice: Dice, promoted = false): PlacedPiece {
  const kinds = commonKinds(variant);
  const kind = dice.pick(kinds) ?? 0;
  const square = plainSquare(variant, dice);
  const hasBack = pieceData(variant, kind).back !== undefined;
  return { color: 'white', kind, promoted: promoted && hasBack, square };
}
