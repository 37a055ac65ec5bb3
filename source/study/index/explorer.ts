import type { Position } from '../../rules/core/position.ts';
import { type Result, success } from '../../rules/core/result.ts';
import { BookShelf } from '../books/book-shelf.ts';
import type { BookedMove, ForeignBookFault } from '../books/foreign-book.ts';
import type { GameIndex } from './game-index.ts';
import type { IndexFault } from './index-fault.ts';
import type { GameAtPly, PageOfGames, PositionIndex, PositionTally } from './position-index.ts';

/** What a book has for a move. */
export interface BookEntry extends BookedMove {
  /** The file of the book. */
  readonly book: string;
}

/** Answers what others played, from an index and the opening books beside it. */
export class Explorer {
  readonly #source: GameIndex;
  readonly #index: PositionIndex;
  readonly #books: BookShelf;
  readonly #bookFaults = new Map<string, ForeignBookFault>();
  #isClosed = false;

  private constructor(source: GameIndex, index: PositionIndex, books: readonly string[]) {
    this.#source = source;
    this.#index = index;
    this.#books = new BookShelf(books, (path, fault) => this.#bookFaults.set(path, fault));
  }

  /** Opens an index with the player's games as they are now. */
  static async open(source: GameIndex): Promise<Result<Explorer, IndexFault>> {
    const index = await source.open();
    if (!index.ok) return index;
    const { books } = await source.places();
    return success(new Explorer(source, index.value, books));
  }

  /** How often a position was met, and what was played in it. */
  lookUp(position: Position, mirrored: boolean): Result<PositionTally, IndexFault> {
    return this.#noted(this.#index.lookUp(position, { mirrored }));
  }

  /** The games in which a position stood, the last played first. */
  gamesAt(position: Position, page: PageOfGames): Result<readonly GameAtPly[], IndexFault> {
    return this.#noted(this.#index.gamesAt(position, page));
  }

  /** What the books have for a position, one book after another. */
  booked(position: Position): readonly BookEntry[] {
    return this.#books
      .lookUp(position)
      .flatMap(({ path, found }) => found.moves.map((move) => ({ ...move, book: path })));
  }

  /** The books that cannot be read, as far as they were asked, and why. */
  get bookFaults(): ReadonlyMap<string, ForeignBookFault> {
    return this.#bookFaults;
  }

  /** May be called again. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#index.close();
    this.#books.close();
  }

  #noted<Value>(found: Result<Value, IndexFault>): Result<Value, IndexFault> {
    if (!found.ok) this.#source.condemn(found.fault);
    return found;
  }
}
