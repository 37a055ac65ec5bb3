import { readFileSync } from 'node:fs';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { Book } from './book.ts';
import { type BookFault, parseBook } from './book-file.ts';

/** By the id of the variant, since a thread gets a copy of the variant. */
const books = new Map<string, Result<Book, BookFault>>();

/**
 * The book that comes with the program, which is read once. Empty where the variant has none: a
 * game needs no book.
 */
export function openBook(variant: Variant): Result<Book, BookFault> {
  const known = books.get(variant.id);
  if (known) return known;
  const book = readBook(bookFile(variant.id), variant);
  books.set(variant.id, book);
  return book;
}

/** The file of a book: beside the sources, or beside the built program. */
export function bookFile(id: string, here: string = import.meta.url): URL {
  return new URL(`${here.endsWith('.ts') ? 'openings' : 'books'}/${id}.book`, here);
}

/** Reads the file of a book; where there is none, the book is empty. */
export function readBook(file: URL, variant: Variant): Result<Book, BookFault> {
  try {
    return parseBook(readFileSync(file), variant);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'ENOENT'
      ? success(new Book([]))
      : failure({ code: 'unreadable', detail: code });
  }
}
