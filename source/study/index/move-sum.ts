import { type EntrySource, type GamePlace, GameSums } from './entry-source.ts';

/** How often something was met, and how those games ended; others are unfinished. */
export interface GamesTally {
  readonly games: number;
  readonly black: number;
  readonly white: number;
  readonly draws: number;
}

/** Adds up what came of a move. */
export class MoveSum extends GameSums {
  readonly places: GamePlace[] = [];

  add(entry: EntrySource, place: GamePlace | undefined): void {
    this.addSum(entry);
    if (place) this.places.push(place);
  }

  addSum(other: GameSums): void {
    this.games += other.games;
    this.black += other.black;
    this.draws += other.draws;
    this.white += other.white;
    this.valued += other.valued;
    this.sum += other.sum;
  }

  get tally(): GamesTally {
    const { games, black, white, draws } = this;
    return { games, black, white, draws };
  }

  get value(): number | undefined {
    return this.valued === 0 ? undefined : Math.round(this.sum / this.valued) + 0;
  }
}
