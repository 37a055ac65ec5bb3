import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleText } from '../clean/clean-text.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { type ReadVariants, readVariants } from '../rules/fairy/read-variants.ts';
import type { VariantFault } from '../rules/fairy/variant-fault.ts';
import { addGame, findVariant, variantFileOf } from '../rules/variants/index.ts';
import { iniFiles } from './ini-files.ts';

/** A description of a thousand games is smaller. */
export const MOST_VARIANT_BYTES = 1024 * 1024;

/** Why a file of games cannot be read. */
export type VariantFileFault =
  | { readonly code: 'unreadable'; readonly path: string; readonly cause: unknown }
  /** It has more than `MOST_VARIANT_BYTES`, or it is no file. */
  | { readonly code: 'not-such-a-file'; readonly path: string };

/** What was wrong with the files of games. */
export interface VariantProblem {
  /** As it was named, or in full for a file of the folder. */
  readonly path: string;
  /** Missing where the file could be read. */
  readonly file?: VariantFileFault;
  /** In the order of their lines. */
  readonly faults: readonly VariantFault[];
}

/** What became of the files of games. */
export interface LoadedVariants {
  /** The faults of the file that the player named; undefined if there is nothing wrong. */
  readonly named?: VariantProblem;
  /** The faults of the files of the folder. */
  readonly found: readonly VariantProblem[];
}

/** Reads a file of games. */
export function readVariantFile(path: string): Result<ReadVariants, VariantFileFault> {
  try {
    const stats = statSync(path);
    if (!stats.isFile() || stats.size > MOST_VARIANT_BYTES) {
      return failure({ code: 'not-such-a-file', path });
    }
    // A line must not act on the terminal when it is shown; it keeps its number.
    const lines = readFileSync(path, 'utf8').split(/\r\n?|\n/);
    const text = lines.map((line) => visibleText(line.replaceAll('\t', ' '))).join('\n');
    return success(readVariants(text));
  } catch (cause) {
    return failure({ code: 'unreadable', path, cause });
  }
}

/**
 * Adds the games of files to the catalogue: of the one that the player named, then of all `*.ini`
 * of the folder in the order of their names. A game whose name is taken is not added.
 */
export function loadVariantFiles(folder: string, named?: string): LoadedVariants {
  const problem = named === undefined ? undefined : loadFile(named);
  const paths = iniFiles(folder).filter(
    (path) => named === undefined || resolve(path) !== resolve(named),
  );
  const found = paths.flatMap((path) => loadFile(path) ?? []);
  return { ...(problem && { named: problem }), found };
}

/** @returns undefined if there is nothing wrong with the file */
function loadFile(path: string): VariantProblem | undefined {
  const read = readVariantFile(path);
  if (!read.ok) return { path, file: read.fault, faults: [] };
  const faults = [...read.value.faults];
  for (const { game, section, line } of read.value.games) {
    const taken = findVariant(game.rules.id);
    if (taken === undefined) addGame({ ...game, file: resolve(path) });
    else {
      const file = variantFileOf(taken);
      faults.push({
        ...{ code: 'name-taken', name: section, line, section },
        ...(file !== undefined && { file }),
      });
    }
  }
  return faults.length > 0 ? { path, faults } : undefined;
}
