import { readFileSync } from 'node:fs';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { OWN_GAMES } from '../../rules/variants/index.ts';
import { Book } from './book.ts';
import { type BookFault, parseBook } from './book-file.ts';

/** Why there is no book for a variant, though the program comes with one. */
export type OpenBookFault =
  | BookFault
  | { readonly code: 'missing' }
  /** `detail`: the code of the system's error. */
  | { readonly code: 'unreadable'; readonly detail: string };

const opened = new Map<string, Result<Book, OpenBookFault>>();

/** The book of a variant, read on first use; an empty one for a game that does not come with us. */
export function openBook(variant: Variant): Result<Book, OpenBookFault> {
  // A thread gets copies of a variant.
  const key = `${variant.id} ${variant.start}`;
  const known = opened.get(key);
  if (known) return known;
  const book = readBook(variant, bookFolder());
  opened.set(key, book);
  return book;
}

/** The folder of the books, beside the built program or among the sources. */
export function bookFolder(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? 'openings/' : 'books/', here);
}

/** Reads the book of a variant from a folder. */
export function readBook(variant: Variant, folder: URL): Result<Book, OpenBookFault> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(new URL(`${variant.id}.book`, folder));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') return failure({ code: 'unreadable', detail: code });
    const isOwn = OWN_GAMES.some(({ rules }) => rules.id === variant.id);
    return isOwn ? failure({ code: 'missing' }) : success(new Book([]));
  }
  return parseBook(bytes, variant);
}
