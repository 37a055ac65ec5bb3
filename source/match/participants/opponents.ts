import type { SearchReport } from '../../engine/engine.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';
import type { Match } from '../match.ts';
import { Computer } from './computer.ts';
import type { EngineRoom, SeatedEngine } from './engine-room.ts';
import { Keyboard } from './keyboard.ts';
import type { MatchEvent } from './participant.ts';
import type { Players, UnseatedEngine } from './players.ts';
import { playerOf } from './side.ts';

interface OpponentsOptions {
  readonly match: Match;
  readonly engines: Partial<Readonly<Record<Color, SeatedEngine>>>;
  /** Default: none. */
  readonly unseated?: readonly UnseatedEngine[];
  /** Whether an engine gives up what it thinks hopeless. */
  readonly resigns: () => boolean;
}

/** Plies after which a game of engines is a draw. */
export const MOVE_LIMIT = 512;

/** The participants of a match: engines at their sides, the keyboard at every other one. */
export class Opponents implements Players {
  readonly match: Match;
  readonly #computers: Partial<Record<Color, Computer>> = {};
  /** The persons, who also play for an engine that was not started, or has failed. */
  readonly keyboard: Keyboard;
  readonly unseated: readonly UnseatedEngine[];
  readonly #leave: () => void;
  /** The last search; the next one waits for its end. */
  #running: Promise<unknown> = Promise.resolve();

  constructor({ match, engines, unseated = [], resigns }: OpponentsOptions) {
    this.match = match;
    this.unseated = unseated;
    this.keyboard = new Keyboard(match, (color) => this.#computers[color] === undefined);
    for (const color of COLORS) {
      const engine = engines[color];
      if (engine === undefined) continue;
      this.#computers[color] = new Computer({
        match,
        color,
        engine,
        resigns,
        hasPerson: () => !this.hasNoPerson,
        queue: (search) => this.#queue(search),
      });
    }
    this.#leave = match.follow((event) => this.#hear(event));
  }

  /** Lets the clock run and the engines think; to be called when the players see the board. */
  begin(): void {
    this.match.startClock();
    if (this.#endAtLimit()) return;
    for (const computer of this.#seated) computer.begin();
  }

  get starting(): readonly Color[] {
    return COLORS.filter((color) => this.#computers[color]?.isStarting);
  }

  /** The side to move, if an engine plays it. */
  get toMove(): Color | undefined {
    const { game, ending, isTaken } = this.match;
    return this.#computers[game.turn] && !ending && !isTaken ? game.turn : undefined;
  }

  /** Whether engines play both sides. */
  get hasNoPerson(): boolean {
    return this.#seated.length === COLORS.length;
  }

  /** The side of a person who plays against an engine. */
  get person(): Color | undefined {
    const { black, white } = this.#computers;
    if (black && !white) return 'white';
    return white && !black ? 'black' : undefined;
  }

  /** The line that an engine would play in the place of the person to move. */
  async hint({ engine, limits }: SeatedEngine): Promise<SearchReport | undefined> {
    this.rest();
    const { variant, start } = this.match.record;
    const moves = [...this.match.game.moves];
    const game = { variant, start, moves };
    let best: SearchReport | undefined;
    await this.#queue(async () => {
      const { ply } = this.match.game;
      if (ply !== moves.length) return;
      await engine.search(game, limits, (report) => {
        best = report;
      });
    });
    return best;
  }

  rest(): void {
    for (const computer of this.#seated) computer.rest();
  }

  /** Ends the engines, and hears of the match no more. */
  close(): void {
    this.#leave();
    this.keyboard.close();
    for (const computer of this.#seated) computer.close();
  }

  get #seated(): readonly Computer[] {
    return Object.values(this.#computers);
  }

  #hear(event: MatchEvent): void {
    const computers = this.#seated;
    if (event.kind === 'failed') delete this.#computers[event.color];
    this.keyboard.hear(event);
    if (event.kind === 'moved' && this.#endAtLimit()) return;
    for (const computer of computers) computer.hear(event);
  }

  /** Ends a game of two engines at the limit. @returns whether it did */
  #endAtLimit(): boolean {
    const { match } = this;
    if (!this.hasNoPerson || match.ending || match.game.ply < MOVE_LIMIT) return false;
    match.end({ reason: 'move limit' });
    return true;
  }

  /** Runs one search at a time, the search for a hint included. */
  #queue<Found>(search: () => Promise<Found>): Promise<Found> {
    const found = this.#running.catch(() => undefined).then(search);
    this.#running = found;
    return found;
  }
}

/** The participants of a match, by the players of its record. */
export function seatOpponents(match: Match, room: EngineRoom, resigns: () => boolean): Opponents {
  const engines: Partial<Record<Color, SeatedEngine>> = {};
  const unseated: UnseatedEngine[] = [];
  const hasPerson = COLORS.some((color) => playerOf(match.record, color).kind === 'person');
  const seatsNone = room.isShared && !hasPerson && !match.ending;
  if (seatsNone) unseated.push({ color: match.game.turn });
  for (const color of COLORS) {
    const player = playerOf(match.record, color);
    if (player.kind === 'person' || match.ending || seatsNone) continue;
    const engine = room.open(player, match.variant);
    if (engine) engines[color] = engine;
    else if (player.kind === 'engine') unseated.push({ color, command: player.command });
  }
  const givesUp = () => resigns() && !match.isPlayedOut;
  return new Opponents({ match, engines, unseated, resigns: givesUp });
}
