import { COLORS, type Color } from '../core/color.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from './match.ts';
import { playerName } from './match-table.ts';
import { Opponents, type Seat } from './opponents.ts';
import { type ComputerPlayer, playerOfName } from './side.ts';

/** Where engines are opened for those who play against them. */
export interface EngineRoom {
  /** An engine that plays as this player. */
  readonly open: (player: ComputerPlayer) => Seat;
  /** The engine that gives hints. */
  readonly adviser: () => Seat;
  /** A new engine that evaluates positions; whoever asks for it closes it. */
  readonly analyst: () => Engine;
  /** Ends the engine that gives hints; the others end with their match. */
  readonly close: () => void;
}

/** The engines of a match, which the names of its players tell. */
export function seatOpponents(match: Match, room: EngineRoom, resigns: () => boolean): Opponents {
  const seats: Partial<Record<Color, Seat>> = {};
  for (const color of COLORS) {
    const player = playerOfName(playerName(match.record, color));
    if (player.kind !== 'person') seats[color] = room.open(player);
  }
  return new Opponents({ match, seats, resigns });
}
