import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleText } from '../clean/clean-text.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { type ReadVariants, readVariants } from '../rules/fairy/read-variants.ts';
import type { VariantFault } from '../rules/fairy/variant-fault.ts';
import type { GameData } from '../rules/variants/game-data.ts';
import { findVariant } from '../rules/variants/index.ts';
import { filesOf } from './folders.ts';

/** A description of a thousand games is smaller. */
export const MOST_VARIANT_BYTES = 1024 * 1024;

/** Why a file of games cannot be read. */
export type VariantFileFault =
  | { readonly code: 'unreadable'; readonly path: string; readonly cause: unknown }
  /** It has more than `most` bytes, or it is no file. */
  | { readonly code: 'not-such-a-file'; readonly path: string; readonly most: number };

/** What was wrong with the files of games. */
interface VariantProblem {
  /** As it was named, or in full for a file of the folder. */
  readonly path: string;
  /** Missing where the file could be read. */
  readonly file?: VariantFileFault;
  /** In the order of their lines. */
  readonly faults: readonly VariantFault[];
}

/** What the files of games hold. */
export interface LoadedVariants {
  /** Those that can be added to the catalogue, in their order. */
  readonly games: readonly GameData[];
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
      return failure({ code: 'not-such-a-file', path, most: MOST_VARIANT_BYTES });
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
 * Reads the files of games: the one that the player named, then all `*.ini` of the folder in the
 * order of their names. A game whose name is taken is left out.
 */
export function loadVariantFiles(folder: string, named?: string): LoadedVariants {
  const games: GameData[] = [];
  const problem = named === undefined ? undefined : loadFile(named, games);
  const paths = filesOf(folder, 'ini').filter(
    (path) => named === undefined || resolve(path) !== resolve(named),
  );
  const found = paths.flatMap((path) => loadFile(path, games) ?? []);
  return { games, ...(problem && { named: problem }), found };
}

/**
 * @param games those of the files before; those of the file are added
 * @returns undefined if there is nothing wrong with the file
 */
function loadFile(path: string, games: GameData[]): VariantProblem | undefined {
  const read = readVariantFile(path);
  if (!read.ok) return { path, file: read.fault, faults: [] };
  const faults = [...read.value.faults];
  for (const { game, section, line } of read.value.games) {
    const { id } = game.rules;
    const other = games.find(({ rules }) => rules.id === id);
    if (!other && !findVariant(id)) games.push({ ...game, file: resolve(path) });
    else {
      faults.push({
        code: 'name-taken',
        name: section,
        line,
        section,
        ...(other?.file !== undefined && { file: other.file }),
      });
    }
  }
  return faults.length > 0 ? { path, faults } : undefined;
}
