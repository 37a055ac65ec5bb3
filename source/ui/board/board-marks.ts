import type { Game } from '../../rules/core/game.ts';
import { isInCheck } from '../../rules/core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../../rules/core/move.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import type { Placement } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import type { Mark } from '../app/palettes.ts';

/** The squares of the last move and of a king in check or mated. */
export function lastMoveMarks(game: Game): Map<Square, Set<Mark>> {
  const marks = new Map<Square, Set<Mark>>();
  const last = game.moves.at(-1);
  if (last !== undefined) {
    addMark(marks, moveTo(last), game.lastCaptured ? 'last-capture' : 'last-move');
    if (!isDrop(last)) addMark(marks, moveFrom(last), 'last-move');
  }
  const { position } = game;
  if (isInCheck(position)) {
    const status = game.status();
    const isMate = status.kind === 'ended' && status.ending.reason === 'checkmate';
    addMark(marks, position.kings[position.side], isMate ? 'mate' : 'check');
  }
  return marks;
}

/** Marks the origins and destinations of the moves that are meant. */
export function addMoves(
  marks: Map<Square, Set<Mark>>,
  moves: readonly Move[],
  { board }: Pick<Placement, 'board'>,
): void {
  for (const move of moves) {
    addMark(marks, moveTo(move), board[moveTo(move)] === EMPTY ? 'target' : 'capture');
    if (!isDrop(move)) addMark(marks, moveFrom(move), 'picked');
  }
}

/** Adds a mark to a square. */
export function addMark(marks: Map<Square, Set<Mark>>, square: Square, mark: Mark): void {
  const set = marks.get(square) ?? new Set();
  marks.set(square, set.add(mark));
}

/** The marks without those of the last move. */
export function withoutLastMove(
  marks: ReadonlyMap<Square, ReadonlySet<Mark>>,
): Map<Square, ReadonlySet<Mark>> {
  const kept = [...marks].map(([square, all]) => {
    return [square, new Set([...all].filter((mark) => !LAST_MOVE.has(mark)))] as const;
  });
  return new Map(kept.filter(([, all]) => all.size > 0));
}

const LAST_MOVE: ReadonlySet<Mark> = new Set(['last-move', 'last-capture']);
