import { COLORS, type Color } from '../core/color.ts';
import type { Variant } from '../core/variant.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from './match.ts';
import { playerOf } from './match-table.ts';
import { Opponents } from './opponents.ts';
import type { Seat, UnseatedEngine } from './seat.ts';
import type { ComputerPlayer } from './side.ts';

/** Where engines are opened for those who play against them. */
export interface EngineRoom {
  /** An engine that plays as this player; undefined for a program that may not be started. */
  readonly open: (player: ComputerPlayer, variant: Variant) => Seat | undefined;
  /** The engine that gives hints. */
  readonly adviser: () => Seat;
  /** A new engine that evaluates positions; whoever asks for it closes it. */
  readonly analyst: () => Engine;
  /** Ends the engine that gives hints; the others end with their match. */
  readonly close: () => void;
}

/** The engines of a match, as its record tells who its players are. */
export function seatOpponents(match: Match, room: EngineRoom, resigns: () => boolean): Opponents {
  const seats: Partial<Record<Color, Seat>> = {};
  const unseated: UnseatedEngine[] = [];
  for (const color of COLORS) {
    const player = playerOf(match.record, color);
    if (player.kind === 'person' || match.ending) continue;
    const seat = room.open(player, match.variant);
    if (seat) seats[color] = seat;
    else if (player.kind === 'engine') unseated.push({ color, command: player.command });
  }
  return new Opponents({ match, seats, unseated, resigns });
}
