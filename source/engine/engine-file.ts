import { readFileSync } from 'node:fs';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { OWN_GAMES } from '../rules/variants/index.ts';

/** Why a file of the computer cannot be read. */
export type EngineFileFault =
  /** The program comes with it. */
  | { readonly code: 'missing' }
  /** `detail`: the code of the system's error. */
  | { readonly code: 'unreadable'; readonly detail: string };

/**
 * Reads what the computer has of a game in a folder: `VARIANT.net`, `VARIANT.book`. Undefined where
 * there is none of a game that does not come with the program.
 */
export function readEngineFile(
  { id }: Variant,
  folder: URL,
  kind: 'net' | 'book',
): Result<Uint8Array | undefined, EngineFileFault> {
  try {
    return success(readFileSync(new URL(`${id}.${kind}`, folder)));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') return failure({ code: 'unreadable', detail: code });
    const isOwn = OWN_GAMES.some(({ rules }) => rules.id === id);
    return isOwn ? failure({ code: 'missing' }) : success(undefined);
  }
}
