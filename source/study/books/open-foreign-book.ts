import { isSystemError } from '../../records/store/whole-file.ts';
import { failure, type Result } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { openAperyBook } from './apery-book.ts';
import { openDbBook } from './db-book.ts';
import {
  BOOK_FORMATS,
  type BookFormat,
  type ForeignBook,
  type ForeignBookFault,
} from './foreign-book.ts';
import { openSbkBook } from './sbk-book.ts';
import { openYbbBook } from './ybb-book.ts';

/** The format that the end of a file's name stands for. */
export function bookFormatOf(path: string): BookFormat | undefined {
  return BOOK_FORMATS.find((format) => path.toLowerCase().endsWith(`.${format}`));
}

/**
 * Opens an opening book of another program.
 * @param variant of a `.db`; the other formats have positions of shogi
 */
export function openForeignBook(
  path: string,
  variant: Variant,
): Result<ForeignBook, ForeignBookFault> {
  const format = bookFormatOf(path);
  if (!format) return failure({ code: 'book-format' });
  try {
    return open(format, path, variant);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return failure({ code: 'book-missing' });
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return failure({ code: 'book-unreadable', cause: error });
  }
}

function open(
  format: BookFormat,
  path: string,
  variant: Variant,
): Result<ForeignBook, ForeignBookFault> {
  switch (format) {
    case 'db':
      return openDbBook(path, variant);
    case 'ybb':
      return openYbbBook(path);
    case 'sbk':
      return openSbkBook(path);
    case 'bin':
      return openAperyBook(path);
    default:
      return format satisfies never;
  }
}
