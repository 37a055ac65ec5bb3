import { countPoints } from '../../rules/core/impasse.ts';
import { Position } from '../../rules/core/position.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import { startPosition } from '../../rules/notation/start.ts';
import type { Match } from '../match.ts';
import type { MatchTable } from '../match-table.ts';
import { LOWEST_LEVEL } from '../participants/side.ts';
import { piecesOf, place } from './placing.ts';
import type { Task } from './task.ts';

/**
 * The start of the game at the end of a course: the largest handicap, or, where a variant has none,
 * White with nothing but the royal piece and pawns.
 */
export function smallGameStart(variant: Variant): SfenPosition {
  const pointsOf = (sfen: SfenPosition) => countPoints(variant, sfen.placement).white;
  const starts = variant.handicaps.map((handicap) => startPosition(variant, handicap));
  const [smallest] = starts.sort((one, other) => pointsOf(one) - pointsOf(other));
  if (smallest) return smallest;
  const even = startPosition(variant);
  const pieces = piecesOf({ variant, ...even.placement }).filter(
    ({ color, kind }) => color === 'black' || pieceData(variant, kind).role !== undefined,
  );
  const position = place(variant, pieces) ?? new Position(variant, even.placement);
  return { placement: position.snapshot(), moveNumber: 1 };
}

/**
 * Begins the game of a task against the computer at its lowest level, which does not give up: to
 * mate is what is to be learned.
 */
export function startSmallGame(table: MatchTable, { variant, start }: Task, name: string): Match {
  const match = table.start({
    variant,
    start,
    players: {
      black: { kind: 'person', name },
      white: { kind: 'level', level: LOWEST_LEVEL },
    },
  });
  match.isPlayedOut = true;
  return match;
}
