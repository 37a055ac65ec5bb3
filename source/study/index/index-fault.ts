import type { LockFault } from '../../records/store/game-lock.ts';

/**
 * Why an index cannot be used. `corrupt`: it is to be removed and made again; `version`: another
 * version of the program has made it, which is the same; `in-use`: another process writes it.
 */
export type IndexFault =
  | { readonly code: 'no-index' }
  | { readonly code: 'version'; readonly found: number }
  | { readonly code: 'corrupt'; readonly file: string }
  | { readonly code: 'in-use'; readonly by: LockFault }
  /** The system refuses to read or write it. */
  | { readonly code: 'unreadable'; readonly cause: unknown };

/** Thrown where a file of an index is not as it was written; the index gives it as a fault. */
export class CorruptIndex extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`corrupt index: ${file}`);
    this.name = 'CorruptIndex';
    this.file = file;
  }
}
