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
  Dice,
  deadRanksOf,
  handKinds,
  kingAtHome,
  type PlacedPiece,
  place,
} from './placing.ts';
import { movesToGoal, solve } from './solve.ts';
import { type Task, type TaskName, taskId, taskOf } from './task.ts';

/*
 * Tasks in which Black moves alone: White has no royal piece there, so that no check ever waits.
 */

/** Positions that are looked at for one task. */
const TRIES = 300;

/** A piece is to come to a square that it reaches in exactly `moves` moves, or in fewer. */
export function reachTask(named: TaskName, piece: NamedPiece, moves: number): Task | undefined {
  const { variant } = named;
  const rules = rulesOf(variant);
  const dice = new Dice(taskId(named));
  const { kind, promoted } = piece;
  const isFree = (square: Square) => promoted || !isInZone(rules, square, 0);
  // A small board may be all zone, or leave no room outside.
  for (const isKept of [isFree, () => true]) {
    for (let length = moves; length > 0; length--) {
      const task = dice.try(TRIES / 10, () => {
        const from = dice.pick([...rules.squares].filter(isKept));
        if (from === undefined) return undefined;
        const own: PlacedPiece = { color: 'black', kind, promoted, square: from };
        const position = place(variant, [...kingBeside(variant, kind), own]);
        if (!position) return undefined;
        const ways = distancesOf(position, from, length);
        const far = [...ways].filter(([square, at]) => at === length && isKept(square));
        const [to] = dice.pick(far) ?? [];
        if (to === undefined) return undefined;
        return taskOf(named, position, { kind: 'reach', piece, to, moves: length }, piece);
      });
      if (task) return task;
    }
  }
  return undefined;
}

/** Black's royal piece, for the tasks of another one. */
function kingBeside(variant: Variant, kind: number): readonly PlacedPiece[] {
  const king = kingAtHome(variant, 'black');
  return king && kind !== rulesOf(variant).royal ? [king] : [];
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

/** Kinds for the leading part: all but the pawns, where there are others. @param kinds to choose from */
function strongKinds(variant: Variant, kinds = commonKinds(variant)): number[] {
  const strong = kinds.filter((kind) => pieceData(variant, kind).role !== 'pawn');
  return strong.length > 0 ? strong : kinds;
}

/** White's pieces are to be captured by the one piece that Black has beside the king. */
export function captureTask(named: TaskName, victims: number, moves: number): Task | undefined {
  const { variant } = named;
  const dice = new Dice(taskId(named));
  return dice.try(TRIES, () => {
    const [kind, from] = [dice.pick(strongKinds(variant)), plainSquare(variant, dice)];
    if (kind === undefined || from === undefined) return undefined;
    const own: PlacedPiece = { color: 'black', kind, promoted: false, square: from };
    const others = Array.from({ length: victims }, () => enemyPiece(variant, dice));
    const position = quiet(variant, [...kingBeside(variant, kind), own, ...others]);
    if (!position) return undefined;
    const squares = others.map(({ square }) => square);
    return exactTask(named, position, { kind: 'capture', squares, moves });
  });
}

/** A piece is to be captured by the simplest one, before that has been learnt. */
export function firstCaptureTask(named: TaskName): Task | undefined {
  const { variant } = named;
  const dice = new Dice(taskId(named));
  const { pawn } = rulesOf(variant);
  const kind = pawn < 0 ? commonKinds(variant).at(-1) : pawn;
  if (kind === undefined) return undefined;
  return dice.try(TRIES, () => {
    const [from, victim] = [plainSquare(variant, dice), enemyPiece(variant, dice)];
    if (from === undefined) return undefined;
    const own: PlacedPiece = { color: 'black', kind, promoted: false, square: from };
    const pieces = [...kingBeside(variant, kind), own];
    const alone = place(variant, pieces);
    const [square] = dice.pick([...(alone ? distancesOf(alone, from, 1) : [])].slice(1)) ?? [];
    const position =
      square === undefined ? undefined : quiet(variant, [...pieces, { ...victim, square }]);
    if (!position || square === undefined) return undefined;
    const goal: Goal = { kind: 'capture', squares: [square], moves: 1 };
    return exactTask(named, position, goal, { kind, promoted: false });
  });
}

/** A piece in hand, beside another one, is to be dropped on a square. */
export function dropTask(named: TaskName): Task | undefined {
  const { variant } = named;
  const dice = new Dice(taskId(named));
  return dice.try(TRIES, () => {
    const kind = dice.pick(strongKinds(variant, handKinds(variant)));
    const to = anySquare(variant, dice);
    if (kind === undefined || to === undefined) return undefined;
    const other = handKinds(variant).find((one) => one !== kind);
    const hand = other === undefined ? [kind] : [kind, other];
    const position = quiet(variant, kingBeside(variant, kind), hand);
    const goal: Goal = { kind: 'drop', piece: kind, to, moves: 1 };
    return position && exactTask(named, position, goal, { kind, promoted: false });
  });
}

/** A piece of White's is to be captured and then dropped. */
export function takeAndDropTask(named: TaskName, promoted: boolean): Task | undefined {
  const { variant } = named;
  const dice = new Dice(taskId(named));
  return dice.try(TRIES, () => {
    const [kind, from] = [dice.pick(strongKinds(variant)), plainSquare(variant, dice)];
    const [victim, to] = [enemyPiece(variant, dice, promoted), anySquare(variant, dice)];
    if (kind === undefined || from === undefined || to === undefined) return undefined;
    if (victim.promoted !== promoted || victim.kind === kind) return undefined;
    const own: PlacedPiece = { color: 'black', kind, promoted: false, square: from };
    const position = quiet(variant, [...kingBeside(variant, kind), own, victim]);
    const goal: Goal = { kind: 'drop', piece: victim.kind, to, moves: 2 };
    return position && exactTask(named, position, goal, victim);
  });
}

/** A drop is to attack two pieces at once. */
export function forkTask(named: TaskName): Task | undefined {
  const { variant } = named;
  const dice = new Dice(taskId(named));
  return dice.try(TRIES, () => {
    const kind = dice.pick(strongKinds(variant, handKinds(variant)));
    if (kind === undefined) return undefined;
    const enemies = [enemyPiece(variant, dice), enemyPiece(variant, dice)];
    const position = quiet(variant, [...kingBeside(variant, kind), ...enemies], [kind]);
    if (!position) return undefined;
    const goal: Goal = { kind: 'fork', piece: kind, targets: enemies.map(({ square }) => square) };
    const ways = movesToGoal(position, goal).length;
    if (ways === 0 || ways > 4) return undefined;
    return taskOf(named, position, goal, { kind, promoted: false });
  });
}

/** A pawn is to be dropped while every file but one has as many pawns as it may hold. */
export function fileTask(named: TaskName): Task | undefined {
  const { variant } = named;
  const { pawn, squares } = rulesOf(variant);
  const { pawnsPerFile } = variant;
  if (pawn < 0 || pawnsPerFile === undefined) return undefined;
  const dice = new Dice(taskId(named));
  return dice.try(TRIES, () => {
    const open = 1 + dice.below(variant.files);
    const pawns = Array.from({ length: variant.files }, (_, at) => at + 1)
      .filter((file) => file !== open)
      .flatMap((file) => Array.from({ length: pawnsPerFile }, () => file))
      .flatMap((file): PlacedPiece[] => {
        const square = dice.pick([...squares].filter((one) => fileOf(one) === file));
        return square === undefined ? [] : [{ ...PAWN, kind: pawn, square }];
      });
    const position = quiet(variant, [...kingBeside(variant, pawn), ...pawns], [pawn]);
    const goal: Goal = { kind: 'drop-allowed', piece: pawn };
    if (!position || movesToGoal(position, goal).length === 0) return undefined;
    return taskOf(named, position, goal, { kind: pawn, promoted: false });
  });
}

const PAWN = { color: 'black', promoted: false } as const;

/** A piece is to be dropped on the farthest rank where it could still move. */
export function edgeTask(named: TaskName, kind: number): Task | undefined {
  const { variant } = named;
  const ranks = deadRanksOf(variant, kind);
  if (ranks === 0 || ranks >= variant.ranks) return undefined;
  const position = quiet(variant, kingBeside(variant, kind), [kind]);
  const goal: Goal = { kind: 'drop-far', piece: kind, rank: ranks + 1 };
  if (!position || movesToGoal(position, goal).length === 0) return undefined;
  return taskOf(named, position, goal, { kind, promoted: false });
}

/** A piece is to promote. @param moves in how many moves, as far as there is room */
export function promoteTask(named: TaskName, kind: number, moves: number): Task | undefined {
  return zoneTask(
    named,
    kind,
    (length) => ({ kind: 'promote', piece: kind, moves: length }),
    moves,
  );
}

/** A piece is to enter the zone and stay as it is. */
export function declineTask(named: TaskName, kind: number): Task | undefined {
  return zoneTask(named, kind, () => ({ kind: 'decline', piece: kind }), 1);
}

/** A piece is to move onto the ranks where it cannot stay as it is. */
export function forcedTask(named: TaskName, kind: number): Task | undefined {
  const { variant } = named;
  const ranks = deadRanksOf(variant, kind);
  if (ranks === 0 || variant.promotion === 'mandatory') return undefined;
  const goal: Goal = { kind: 'promote', piece: kind, moves: 1 };
  return zoneTask(
    named,
    kind,
    () => goal,
    1,
    (position) => mustPromote(position, kind),
  );
}

/** @param suits whether a position will do. Default: each will */
function zoneTask(
  named: TaskName,
  kind: number,
  goalOf: (moves: number) => Goal,
  moves: number,
  suits: (position: Position) => boolean = () => true,
): Task | undefined {
  const { variant } = named;
  if (variant.pieces[kind]?.back === undefined) return undefined;
  const dice = new Dice(taskId(named));
  for (let length = moves; length > 0; length--) {
    const task = dice.try(TRIES, () => {
      const from = anySquare(variant, dice);
      if (from === undefined) return undefined;
      const own: PlacedPiece = { color: 'black', kind, promoted: false, square: from };
      const position = quiet(variant, [...kingBeside(variant, kind), own]);
      if (!position || !suits(position)) return undefined;
      return exactTask(named, position, goalOf(length), { kind, promoted: true });
    });
    if (task) return task;
  }
  return undefined;
}

/** A task whose shortest solution has all the moves that its goal allows. */
function exactTask(
  named: TaskName,
  position: Position,
  goal: Goal,
  about?: NamedPiece,
): Task | undefined {
  const moves = movesOf(goal);
  const king = position.kings[position.side];
  // The royal piece has a task of its own, and promotion a later chapter.
  const isPlain = (move: Move) =>
    (isDrop(move) || moveFrom(move) !== king) && (goal.kind === 'promote' || !isPromotion(move));
  if (moves > 1 && solve(position, goal, moves - 1)) return undefined;
  if (!solve(position, goal, moves, isPlain)) return undefined;
  return taskOf(named, position, goal, about);
}

/** A position in which Black is not in check. */
function quiet(
  variant: Variant,
  pieces: readonly PlacedPiece[],
  hand: readonly number[] = [],
): Position | undefined {
  const position = place(variant, pieces, hand);
  return position && !isInCheck(position) ? position : undefined;
}

function anySquare(variant: Variant, dice: Dice): Square | undefined {
  return dice.pick(rulesOf(variant).squares);
}

/** A square where no question of promotion comes up, if the board has one. */
function plainSquare(variant: Variant, dice: Dice): Square | undefined {
  const rules = rulesOf(variant);
  const plain = [...rules.squares].filter((square) => !isInZone(rules, square, 0));
  return dice.pick(plain.length > 0 ? plain : rules.squares);
}

/**
 * A piece of White's where Black captures without promoting; unpromoted if its kind does not
 * promote.
 */
function enemyPiece(variant: Variant, dice: Dice, promoted = false): PlacedPiece {
  const kinds = commonKinds(variant);
  const kind = dice.pick(kinds) ?? 0;
  const square = plainSquare(variant, dice) as Square;
  const hasBack = pieceData(variant, kind).back !== undefined;
  return { color: 'white', kind, promoted: promoted && hasBack, square };
}
