import { isSystemError } from '../../records/store/whole-file.ts';
import type { Score } from '../../records/tree/termination.ts';
import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { comparePlaces, type EntrySource, type GamePlace, PlaceList } from './entry-source.ts';
import type { LoggedHead } from './game-log.ts';
import { indexKey, plyOfMark } from './index-entry.ts';
import { CorruptIndex, type IndexFault } from './index-fault.ts';
import { readManifest } from './index-manifest.ts';
import { IndexState } from './index-state.ts';
import type { IndexedGame } from './indexed-game.ts';
import { mirroredMove, mirroredPosition } from './mirrored.ts';
import { type GamesTally, MoveSum } from './move-sum.ts';

/** A game of an index. */
export interface FoundGameOf
  extends Pick<LoggedHead, 'variant' | 'date' | 'black' | 'white' | 'plies'> {
  /** The file, and which of its games it is, from 0. */
  readonly path: string;
  readonly number: number;
  readonly score: Score;
}

/** A game, and the ply at which a position stood in it. */
export interface GameAtPly extends FoundGameOf {
  readonly ply: number;
}

/** What came of a move. */
export interface MoveTally extends GamesTally {
  readonly move: Move;
  /** The average value of the positions after it, as Black sees them, in hundredths of a pawn. */
  readonly value: number | undefined;
  /** The game in which it was played last; undefined where it is not asked for. */
  readonly last: GameAtPly | undefined;
}

/** What came of a position; one that repeats in a game counts each time. */
export interface PositionTally extends GamesTally {
  /** The most played one first. Games that ended in the position have none. */
  readonly moves: readonly MoveTally[];
}

/** A game of an index, of which more is read when it is asked for. */
export interface IndexedRow {
  /** In the index. */
  readonly number: number;
  readonly head: LoggedHead;
  /** With its moves. */
  readonly game: () => IndexedGame;
  readonly found: () => FoundGameOf;
  /** The ply at which the position stood that was asked for. Missing where none was. */
  readonly ply?: number;
}

/** The games of a position that are asked for. */
export interface PageOfGames {
  readonly move?: Move;
  readonly from?: number;
  readonly count?: number;
  readonly mirrored?: boolean;
}

interface PlacesWanted {
  readonly move?: Move | undefined;
  readonly mirrored: boolean;
  readonly most?: number;
}

/**
 * Opens an index for look-ups. It stays as it is then; what is indexed afterwards is seen by opening
 * it again.
 */
export function openIndex(folder: string): Result<PositionIndex, IndexFault> {
  // A merge in another process can remove a part just before it is opened.
  for (let tries = 1; ; tries++) {
    const manifest = readManifest(folder);
    if (!manifest.ok) return manifest;
    try {
      return success(new PositionIndex(new IndexState(folder, manifest.value, 'r')));
    } catch (error) {
      if (error instanceof CorruptIndex) return corrupt(error);
      if (!isSystemError(error, 'ENOENT')) throw error;
      if (tries === 3) return failure({ code: 'corrupt', file: 'parts' });
    }
  }
}

/** An index of positions. Each question gives a fault where a file is found to be corrupt. */
export class PositionIndex {
  readonly #state: IndexState;

  constructor(state: IndexState) {
    this.#state = state;
  }

  close(): void {
    this.#state.close();
  }

  /** The number of games that are in the index. */
  get games(): number {
    return this.#state.games - this.#state.gone.size;
  }

  /**
   * How often a position was met, and what was played in it.
   * @param mirrored whether the position with left and right exchanged counts too. Default: no
   * @param lasts of how many moves, the most played ones, the last game is told. Default: 20
   */
  lookUp(
    position: Position,
    { mirrored = false, lasts = 20 }: { mirrored?: boolean; lasts?: number } = {},
  ): Result<PositionTally, IndexFault> {
    return attempt(() => {
      const sums = new Map<number, MoveSum>();
      for (const { source, moveOf } of this.#entries(position, mirrored)) {
        while (source.next()) {
          const move = moveOf(source.move as Move);
          const sum = sums.get(move) ?? new MoveSum();
          sums.set(move, sum);
          sum.add(source, lastPlaceOf(source, this.#state));
        }
      }
      const played: { move: Move; sum: MoveSum; place: GamePlace }[] = [];
      const total = new MoveSum();
      for (const [move, sum] of sums) {
        total.addSum(sum);
        const [place] = sum.places.sort(comparePlaces);
        if (move === NO_MOVE || sum.games === 0) continue;
        if (!place) throw new CorruptIndex('places');
        played.push({ move: move as Move, sum, place });
      }
      played.sort((a, b) => b.sum.games - a.sum.games || a.move - b.move);
      const moves = played.map(({ move, sum, place }, at) => {
        const last = at < lasts ? this.#gameAt(place) : undefined;
        return { move, ...sum.tally, value: sum.value, last };
      });
      return { ...total.tally, moves };
    });
  }

  /**
   * The games in which a position stood, the last played first.
   * @param move that was played in it. Default: any, or none
   * @param from how many to leave out
   * @param mirrored as for `lookUp`
   */
  gamesAt(
    position: Position,
    { move, from = 0, count = 20, mirrored = false }: PageOfGames = {},
  ): Result<readonly GameAtPly[], IndexFault> {
    return attempt(() => {
      const places = this.#places(position, { move, mirrored, most: from + count });
      return places.slice(from, from + count).map((place) => this.#gameAt(place));
    });
  }

  /** The places of a position in games, the last played first. @param most of a move. Default: all */
  #places(
    position: Position,
    { move, mirrored, most = Infinity }: PlacesWanted,
  ): readonly GamePlace[] {
    const places: GamePlace[] = [];
    for (const { source, moveOf } of this.#entries(position, mirrored)) {
      while (source.next()) {
        if (move !== undefined && moveOf(source.move as Move) !== move) continue;
        for (const place of firstPlaces(source, most, this.#state)) places.push(place);
      }
    }
    return places.sort(comparePlaces);
  }

  /**
   * All games without copies, the last indexed first. Throws `CorruptIndex` where a file is found to be corrupt, as
   * the functions of a game do, which read more of it.
   */
  *all(): Generator<IndexedRow> {
    for (let number = this.#state.games - 1; number >= 0; number--) {
      if (this.#state.hasGone(number)) continue;
      const row = this.row(number);
      if (!row.head.isCopy) yield row;
    }
  }

  /** The games in which a position stood, the last played first. Throws as `all` does. */
  *at(position: Position, mirrored = false): Generator<IndexedRow> {
    const seen = new Set<number>();
    for (const [game, mark] of this.#places(position, { mirrored })) {
      if (seen.has(game)) continue;
      seen.add(game);
      yield { ...this.row(game), ply: plyOfMark(mark) };
    }
  }

  /** A game by its number in the index. Throws as `all` does. */
  row(number: number): IndexedRow {
    const head = this.#state.detailsOf(number);
    return {
      number,
      head,
      game: () => this.#state.gameOf(number),
      found: () => this.#found(number, head),
    };
  }

  /** The entries of a position, and what their moves are in it. */
  #entries(position: Position, mirrored: boolean) {
    const { variant } = position;
    const key = indexKey(variant.id, position);
    const own = this.#state
      .entries(key)
      .map((source) => ({ source, moveOf: (move: Move) => move }));
    const other = mirrored ? mirroredPosition(position) : undefined;
    if (!other) return own;
    const otherKey = indexKey(variant.id, other);
    if (otherKey.high === key.high && otherKey.low === key.low) return own;
    const moveOf = (move: Move) => mirroredMove(variant, move);
    return [...own, ...this.#state.entries(otherKey).map((source) => ({ source, moveOf }))];
  }

  #gameAt([game, mark]: GamePlace): GameAtPly {
    return { ...this.#found(game, this.#state.detailsOf(game)), ply: plyOfMark(mark) };
  }

  #found(number: number, game: LoggedHead): FoundGameOf {
    const { variant, date, black, white, plies, score } = game;
    const { path } = this.#state.sourceOf(number);
    return { path, number: game.number, variant, date, black, white, plies, score };
  }
}

/** The place of an entry that was played last, of those that have not gone. */
function lastPlaceOf(source: EntrySource, state: IndexState): GamePlace | undefined {
  return firstPlaces(source, 1, state)[0];
}

function firstPlaces(source: EntrySource, count: number, state: IndexState): GamePlace[] {
  const list = new PlaceList();
  for (let most = count; ; most *= 8) {
    list.clear();
    source.places(list, most);
    const found: GamePlace[] = [];
    for (let at = 0; at < list.length && found.length < count; at++) {
      const place = list.at(at);
      if (place[0] >= state.games) throw new CorruptIndex('places');
      if (!state.hasGone(place[0])) found.push(place);
    }
    if (found.length === count || list.length < most) return found;
  }
}

/** Does what may find a corrupt file. */
function attempt<Value>(work: () => Value): Result<Value, IndexFault> {
  try {
    return success(work());
  } catch (error) {
    if (error instanceof CorruptIndex) return corrupt(error);
    throw error;
  }
}

function corrupt({ file }: CorruptIndex): Result<never, IndexFault> {
  return failure({ code: 'corrupt', file });
}
