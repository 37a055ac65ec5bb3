import type { Position } from '../../rules/core/position.ts';
import { openForeignBook } from './db-book.ts';
import type { BookedPosition, ForeignBook, ForeignBookFault } from './foreign-book.ts';

/** What a book has for a position. */
interface BookAnswer {
  readonly path: string;
  readonly found: BookedPosition;
}

/** Opening books of other programs. Each is opened when it is first asked. */
export class BookShelf {
  readonly #paths: readonly string[];
  readonly #onFault: (path: string, fault: ForeignBookFault) => void;
  /** Books by game and path; undefined for one that cannot be read. */
  readonly #opened = new Map<string, ForeignBook | undefined>();

  /** @param onFault hears once of a book that cannot be read. Default: nobody does */
  constructor(
    paths: readonly string[],
    onFault: (path: string, fault: ForeignBookFault) => void = () => {},
  ) {
    this.#paths = paths;
    this.#onFault = onFault;
  }

  /** What the books have for a position, one book after another. */
  lookUp(position: Position): readonly BookAnswer[] {
    return this.#paths.flatMap((path) => {
      const found = this.#find(path, position);
      return found ? [{ path, found }] : [];
    });
  }

  close(): void {
    for (const book of this.#opened.values()) book?.close();
    this.#opened.clear();
  }

  /** What a book has; nothing from one that has become unreadable. */
  #find(path: string, position: Position): BookedPosition | undefined {
    try {
      return this.#book(path, position)?.lookUp(position);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      this.#opened.set(keyOf(path, position), undefined);
      this.#onFault(path, { code: 'book-unreadable', cause: error });
      return undefined;
    }
  }

  #book(path: string, position: Position): ForeignBook | undefined {
    const { variant } = position;
    const key = keyOf(path, position);
    if (!this.#opened.has(key)) {
      const book = openForeignBook(path, variant);
      this.#opened.set(key, book.ok ? book.value : undefined);
      if (!book.ok) this.#onFault(path, book.fault);
    }
    return this.#opened.get(key);
  }
}

function keyOf(path: string, { variant }: Position): string {
  return `${variant.id} ${path}`;
}
