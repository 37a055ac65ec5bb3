import { resolve } from 'node:path';
import type { Variant } from '../source/rules/core/variant.ts';
import { addGame, findVariant } from '../source/rules/variants/index.ts';
import { readVariantFile } from '../source/settings/variant-files.ts';

/**
 * Finds a game, by its name, among those of the program or of a file, which join them. Throws
 * `RangeError` if there is none.
 */
export function loadGame(id: string, file?: string): Variant {
  if (file !== undefined) {
    const read = readVariantFile(file);
    if (!read.ok) throw new RangeError(`${file}: ${read.fault.code}`);
    for (const { game } of read.value.games) {
      if (!findVariant(game.rules.id)) addGame({ ...game, file: resolve(file) });
    }
  }
  const variant = findVariant(id);
  if (variant === undefined) throw new RangeError(`no variant ${id} in ${file ?? 'komadai'}`);
  return variant;
}
