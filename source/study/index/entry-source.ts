/** Entries one by one, ascending by key and move. Fields are those of the entry that was read last. */
export interface EntrySource {
  high: number;
  low: number;
  move: number;
  games: number;
  black: number;
  draws: number;
  white: number;
  valued: number;
  sum: number;
  /** The number of its places. */
  placeCount: number;
  /** Reads the next entry; false after the last one. */
  next(): boolean;
  /** Copies places of the entry, the last played first. @param most Default: all */
  places(into: PlaceList, most?: number): void;
}

/** Places of an entry: games and plies. */
export class PlaceList {
  games: Uint32Array = new Uint32Array(64);
  plies: Uint32Array = new Uint32Array(64);
  length = 0;

  add(game: number, ply: number): void {
    if (this.length === this.games.length) {
      this.games = grown(this.games);
      this.plies = grown(this.plies);
    }
    this.games[this.length] = game;
    this.plies[this.length++] = ply;
  }

  at(index: number): readonly [game: number, ply: number] {
    return [this.games[index] as number, this.plies[index] as number];
  }

  clear(): void {
    this.length = 0;
  }
}

function grown(list: Uint32Array): Uint32Array {
  const larger = new Uint32Array(list.length * 2);
  larger.set(list);
  return larger;
}

/** Orders places: a negative number where the first one was played later. */
export function comparePlaces(
  dateOf: (game: number) => number,
  [game, ply]: readonly [number, number],
  [otherGame, otherPly]: readonly [number, number],
): number {
  if (game === otherGame) return otherPly - ply;
  return dateOf(otherGame) - dateOf(game) || otherGame - game;
}
