import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variant } from '../../rules/core/variant.ts';
import { formatVariantIni } from '../../rules/fairy/format-variant.ts';

/** A file for the option `VariantPath`, by which Fairy-Stockfish learns games that it lacks. */
interface VariantPath {
  readonly path: string;
  /** Removes it, once the engine has read it. */
  remove(): void;
}

/** Describes a game in a file; undefined for one that the format cannot describe. */
export function writeVariantPath(variant: Variant): VariantPath | undefined {
  const ini = formatVariantIni(variant);
  if (ini === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'komadai-'));
  const path = join(folder, `${variant.id}.ini`);
  writeFileSync(path, ini);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
