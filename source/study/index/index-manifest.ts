import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError, writeWhole } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { IndexFault } from './index-fault.ts';
import type { PartInfo } from './part-reader.ts';
import { parseSealed, sealedJson } from './sealed-json.ts';

/** The files of an index beside its parts. */
export const INDEX_FILES = {
  manifest: 'index.json',
  /** The games, one after another. */
  log: 'games.log',
  /** For each game: its place in the log and the place of its source; 16 bytes. */
  heads: 'games.heads',
  /** The files from which the games come, a line each. */
  sources: 'sources.jsonl',
} as const;

const VERSION = 2;

/** What the parts of an index hold; what stands in its files after that is in no part yet. */
export interface IndexManifest {
  readonly games: number;
  readonly logBytes: number;
  readonly sourceBytes: number;
  readonly parts: readonly PartInfo[];
  /** Games that have gone: the first number, and how many. */
  readonly gone: readonly (readonly [first: number, count: number])[];
  /** The number of the next part. */
  readonly nextPart: number;
}

export const EMPTY_MANIFEST: IndexManifest = {
  games: 0,
  logBytes: 0,
  sourceBytes: 0,
  parts: [],
  gone: [],
  nextPart: 1,
};

/** Reads what an index holds. */
export function readManifest(folder: string): Result<IndexManifest, IndexFault> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, INDEX_FILES.manifest));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return failure({ code: 'no-index' });
    throw error;
  }
  const corrupt = failure({ code: 'corrupt', file: INDEX_FILES.manifest } as const);
  try {
    const { version } = JSON.parse(bytes.toString());
    if (!isCount(version)) return corrupt;
    if (version !== VERSION) return failure({ code: 'version', found: version });
    const manifest = parseSealed<IndexManifest>(bytes.subarray(0, -1));
    return manifest ? success(manifest) : corrupt;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return corrupt;
    throw error;
  }
}

/** Replaces what an index holds; it is on the disk when this returns. */
export function writeManifest(folder: string, manifest: IndexManifest): void {
  const text = sealedJson({ version: VERSION, ...manifest });
  writeWhole(join(folder, INDEX_FILES.manifest), `${text}\n`);
}

/** Makes an index one that is corrupt, whoever opens it next. */
export function condemnIndex(folder: string): void {
  writeWhole(join(folder, INDEX_FILES.manifest), '');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
