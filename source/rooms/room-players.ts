import type { Match } from '../match/match.ts';
import { impossible, type Outcome } from '../match/outcome.ts';
import type { Players, Tentative } from '../match/participants/players.ts';
import type { Color } from '../rules/core/color.ts';
import type { Move } from '../rules/core/move.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { RoomSeat } from './seat.ts';

/** The players of a room, as they are seen from one seat. */
export class RoomPlayers implements Players {
  readonly unseated = [];
  readonly starting = [];
  readonly #seat: RoomSeat;

  constructor(seat: RoomSeat) {
    this.#seat = seat;
  }

  readonly keyboard = {
    enterMove: (line: string): Outcome => this.#enterMove(line),
    play: (move: Move): Outcome => this.#play(move, ''),
  };

  get match(): Match {
    return this.#seat.match;
  }

  get person(): Color | undefined {
    return this.#seat.side;
  }

  get tentative(): Tentative | undefined {
    return this.#seat.tentative;
  }

  get toMove(): Color | undefined {
    const { turn } = (this.tentative ?? this.match).game;
    return this.match.ending || turn === this.person ? undefined : turn;
  }

  /** The game goes on, whoever looks. */
  begin(): void {}

  rest(): void {}

  #enterMove(line: string): Outcome {
    const { match } = this;
    const { position, lastTo, ply } = match.game;
    if (match.ending) return impossible('game-over');
    if (this.toMove) return impossible('not-your-turn');
    const reading = readMove(position, line, lastTo, ply);
    if (reading.kind === 'move') return this.#play(reading.move, line);
    return { kind: 'refused', reading };
  }

  #play(move: Move, line: string): Outcome {
    void this.#seat.play(move, line);
    const { tentative } = this;
    return tentative ? { kind: 'played', ...tentative.played } : { kind: 'empty' };
  }
}
