/** How games ended in which something was met, and what analyses thought of it. */
export class GameSums {
  games = 0;
  black = 0;
  draws = 0;
  white = 0;
  /** How many have a value, and the sum of these. */
  valued = 0;
  sum = 0;
}

/** Entries one by one, ascending by key and move. Fields are those of the entry that was read last. */
export abstract class EntrySource extends GameSums {
  high = 0;
  low = 0;
  move = 0;
  /** The number of its places. */
  placeCount = 0;
  /** Reads the next entry; false after the last one. */
  abstract next(): boolean;
  /** Copies places of the entry, the last played first. @param most Default: all */
  abstract places(into: PlaceList, most?: number): void;
}

/** A place: the number of a game, and the day it was played with the ply before the move. */
export type GamePlace = readonly [game: number, mark: number];

/** Places of an entry. */
export class PlaceList {
  games: Uint32Array = new Uint32Array(64);
  /** See `placeMark`. */
  marks: Uint32Array = new Uint32Array(64);
  length = 0;

  add(game: number, mark: number): void {
    if (this.length === this.games.length) {
      this.games = grown(this.games);
      this.marks = grown(this.marks);
    }
    this.games[this.length] = game;
    this.marks[this.length++] = mark;
  }

  at(index: number): GamePlace {
    return [this.games[index] as number, this.marks[index] as number];
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
export function comparePlaces([game, mark]: GamePlace, [otherGame, otherMark]: GamePlace): number {
  return (otherMark >>> 16) - (mark >>> 16) || otherGame - game || otherMark - mark;
}
