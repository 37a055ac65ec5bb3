import { type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { type EngineFileFault, readEngineFile } from '../engine-file.ts';
import { Book } from './book.ts';
import { type BookFault, parseBook } from './book-file.ts';

/** Why there is no book for a variant, though the program comes with one. */
export type OpenBookFault = BookFault | EngineFileFault;

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
  const read = readEngineFile(variant, folder, 'book');
  if (!read.ok) return read;
  return read.value === undefined ? success(new Book([])) : parseBook(read.value, variant);
}
