import { fsyncSync, ftruncateSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { GameLock } from '../../records/store/game-lock.ts';
import { makeFolder } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { filesWithCopies, gamesWith } from './game-copies.ts';
import { checkLoggedGame, encodeGame } from './game-log.ts';
import { keyNumber } from './index-entry.ts';
import { CorruptIndex, type IndexFault } from './index-fault.ts';
import { writeAt } from './index-files.ts';
import { EMPTY_MANIFEST, INDEX_FILES, readManifest, writeManifest } from './index-manifest.ts';
import { formatSourceLine, type IndexedSource, type SourceStamp } from './index-sources.ts';
import { type GameHeadline, HEAD_BYTES, IndexState } from './index-state.ts';
import { gameKey, type IndexedGame } from './indexed-game.ts';
import { type PartInfo, PartReader, partFiles } from './part-reader.ts';
import { writePart } from './part-writer.ts';
import { removeFiles } from './remove-index.ts';

/** When games become a part. Tests give smaller numbers. */
interface PartSizes {
  /** N occurrences in memory become a part at once. */
  readonly occurrences: number;
  /** N games become a part when the index is closed; fewer are read again when it is opened. */
  readonly games: number;
}

const PART_SIZES: PartSizes = { occurrences: 1 << 18, games: 256 };
/** Bytes of games that are written at once. */
const PENDING_BYTES = 1 << 20;
/** Parts of about the same size are joined when there are N. */
const MERGED = 8;
const SMALLEST = 1 << 14;

/** Opens an index to change it, a new one where there is none. Only one process does at a time. */
export function openIndexWriter(
  folder: string,
  sizes: PartSizes = PART_SIZES,
): Result<IndexWriter, IndexFault> {
  makeFolder(folder);
  const lock = new GameLock(join(folder, INDEX_FILES.manifest));
  const taken = lock.take();
  if (!taken.ok) return failure({ code: 'in-use', by: taken.fault });
  try {
    const manifest = readManifest(folder);
    if (!manifest.ok && manifest.fault.code !== 'no-index') {
      lock.release();
      return manifest;
    }
    if (!manifest.ok) removeFiles(folder, () => true);
    const state = new IndexState(folder, manifest.ok ? manifest.value : EMPTY_MANIFEST, 'r+');
    return success(new IndexWriter(state, lock, sizes, manifest.ok));
  } catch (error) {
    lock.release();
    if (error instanceof CorruptIndex) return failure({ code: 'corrupt', file: error.file });
    throw error;
  }
}

/**
 * Changes an index. What was added is safe from a killed process once `save` or `close` returned,
 * and what was not is added again: a file of games is in the index wholly or not at all.
 */
export class IndexWriter {
  readonly #state: IndexState;
  readonly #lock: GameLock;
  readonly #sizes: PartSizes;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #pendingLines = '';
  /** The files whose games have gone, and must be added again, for they were copies. */
  readonly #orphans = new Set<string>();
  /** The files by path; read when one is first asked for. */
  #files: Map<string, IndexedSource> | undefined;

  constructor(state: IndexState, lock: GameLock, sizes: PartSizes, exists: boolean) {
    this.#sizes = sizes;
    this.#state = state;
    this.#lock = lock;
    if (!exists) writeManifest(state.folder, state.manifest);
    // What a killed process has left.
    ftruncateSync(state.log, state.logEnd);
    ftruncateSync(state.sources, state.sourcesEnd);
    const names = new Set(
      state.manifest.parts.flatMap(({ name }) => Object.values(partFiles(name))),
    );
    removeFiles(state.folder, (name) => /\.(entries|places)$/.test(name) && !names.has(name));
  }

  /** The number of games that are in the index. */
  get games(): number {
    return this.#state.games - this.#state.gone.size;
  }

  /** The files whose games are in the index. */
  get files(): ReadonlyMap<string, IndexedSource> {
    return this.#known();
  }

  /** Whether a file is in the index as it is now. */
  isCurrent({ path, size, mtimeMs }: SourceStamp): boolean {
    const known = this.#fileOf(path);
    return known !== undefined && known.size === size && known.mtimeMs === mtimeMs;
  }

  /**
   * Adds the games of a file, in place of those that it had before. The positions of a game that is
   * in the index already, in whatever file, do not count again.
   */
  add(source: SourceStamp, games: readonly IndexedGame[]): void {
    const state = this.#state;
    const added = games.map((game) => ({ ...game, key: gameKey(game) }));
    this.#drop(source.path, new Set(added.map(({ key }) => keyNumber(key))));
    const { path, size, mtimeMs } = source;
    const sourceAt = state.sourcesEnd;
    const file = { path, size, mtimeMs, first: state.games, count: games.length };
    state.mark(file, 1);
    for (const keyed of added) {
      const game = { ...keyed, isCopy: gamesWith(state, keyed.key, 0).length > 0 };
      const bytes = encodeGame(game, state.games);
      state.take(game, { at: state.logEnd, sourceAt });
      state.logEnd += bytes.length;
      this.#pending.push(bytes);
      this.#pendingBytes += bytes.length;
    }
    this.#putLine(formatSourceLine({ kind: 'came', ...file }));
    this.#files?.set(path, file);
    if (this.#pendingBytes > PENDING_BYTES) this.save();
    if (state.tailSize > this.#sizes.occurrences) {
      this.#flush();
      this.settle();
    }
  }

  /** Removes the games of a file; does nothing where it has none. */
  remove(path: string): void {
    this.#drop(path, new Set());
  }

  /**
   * Removes the games of a file, and those of the files with copies of them.
   * @param stay numbers of keys of games that come again
   */
  #drop(path: string, stay: ReadonlySet<number>): void {
    this.save();
    const going = new Map<string, IndexedSource>();
    const find = (file: string, except: ReadonlySet<number>) => {
      const known = going.has(file) ? undefined : this.#fileOf(file);
      if (!known) return;
      going.set(file, known);
      for (const other of filesWithCopies(this.#state, known, except)) find(other, new Set());
    };
    find(path, stay);
    // Copies go first: a process that is killed here leaves no copy of a game that has gone.
    for (const [file, known] of [...going].reverse()) {
      const { first, count } = known;
      if (file !== path) this.#orphans.add(file);
      this.#files?.delete(file);
      this.#state.drop(known);
      this.#putLine(formatSourceLine({ kind: 'gone', path: file, first, count }));
    }
  }

  /** The files that must be added again: they had copies of games that have gone. */
  takeOrphans(): string[] {
    const orphans = [...this.#orphans];
    this.#orphans.clear();
    return orphans;
  }

  /** Hands all that was added to the system. */
  save(): void {
    const { log, sources, logEnd, sourcesEnd } = this.#state;
    if (this.#pendingBytes > 0) {
      writeAt(log, Buffer.concat(this.#pending), logEnd - this.#pendingBytes);
      this.#pending = [];
      this.#pendingBytes = 0;
    }
    if (this.#pendingLines === '') return;
    const lines = Buffer.from(this.#pendingLines);
    writeAt(sources, lines, sourcesEnd - lines.length);
    this.#pendingLines = '';
  }

  /** Reads all of the index, piece by piece. Throws `CorruptIndex` where it is damaged. */
  check(): Generator<undefined> {
    this.save();
    return checkIndex(this.#state);
  }

  /** Saves, and lets other processes write. It never takes long. */
  close(): void {
    try {
      this.save();
      if (this.#state.tailGames.length >= this.#sizes.games) this.#flush();
    } finally {
      this.#state.close();
      this.#lock.release();
    }
  }

  #fileOf(path: string): IndexedSource | undefined {
    if (this.#files) return this.#files.get(path);
    this.save();
    return this.#state.fileOf(path);
  }

  #known(): Map<string, IndexedSource> {
    if (!this.#files) {
      this.save();
      this.#files = this.#state.files();
    }
    return this.#files;
  }

  #putLine(line: string): void {
    this.#pendingLines += line;
    this.#state.sourcesEnd += Buffer.byteLength(line);
  }

  /** Makes a part of the tail. */
  #flush(): void {
    this.save();
    const state = this.#state;
    const { manifest, folder } = state;
    const { games, tailGames } = { games: manifest.games, tailGames: state.tailGames };
    writeAt(state.heads, bytesOfHeads(tailGames), games * HEAD_BYTES);
    for (const file of [state.log, state.sources, state.heads]) fsyncSync(file);
    const hasGone = (game: number) => state.hasGone(game);
    const name = String(manifest.nextPart);
    const part = writePart(folder, name, [state.tail.entries()], hasGone);
    const next = {
      games: state.games,
      logBytes: state.logEnd,
      sourceBytes: state.sourcesEnd,
      parts: [...manifest.parts, part],
      gone: rangesOf(state.gone),
      nextPart: manifest.nextPart + 1,
    };
    writeManifest(folder, next);
    state.settle(next);
    state.parts = [...state.parts, new PartReader(folder, part)];
  }

  /** Joins parts of about the same size where there are many; that takes seconds in a large index. */
  settle(): void {
    const hasGone = (game: number) => this.#state.hasGone(game);
    for (let due = this.#due(); due.length > 0; due = this.#due()) {
      const state = this.#state;
      const { manifest, folder } = state;
      const name = String(manifest.nextPart);
      const sources = due.map((part) => part.entries());
      const part = writePart(folder, name, sources, hasGone);
      const rest = state.parts.filter((old) => !due.includes(old));
      const parts = [...rest.map(({ info }) => info), part];
      state.manifest = { ...manifest, parts, nextPart: manifest.nextPart + 1 };
      writeManifest(folder, state.manifest);
      state.parts = [...rest, new PartReader(folder, part)];
      for (const old of due) {
        old.close();
        for (const file of Object.values(partFiles(old.info.name))) unlinkSync(join(folder, file));
      }
    }
  }

  #due(): PartReader[] {
    const levels = new Map<number, PartReader[]>();
    for (const part of this.#state.parts) {
      const level = levelOf(part.info);
      const list = [...(levels.get(level) ?? []), part];
      levels.set(level, list);
      if (list.length === MERGED) return list;
    }
    return [];
  }
}

function levelOf({ entries }: PartInfo): number {
  return Math.max(0, Math.floor(Math.log(entries / SMALLEST) / Math.log(MERGED)));
}

function bytesOfHeads(heads: readonly GameHeadline[]): Uint8Array {
  const numbers = new Float64Array(heads.length * 2);
  for (const [index, { at, sourceAt }] of heads.entries()) {
    numbers.set([at, sourceAt], index * 2);
  }
  return new Uint8Array(numbers.buffer);
}

/** Numbers as ranges: the first one, and how many follow one another. */
function rangesOf(numbers: ReadonlySet<number>): [first: number, count: number][] {
  const ranges: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[0] + last[1] === number) last[1]++;
    else ranges.push([number, 1]);
  }
  return ranges;
}

/** N games are checked before a caller can pause. */
const PAUSED = 256;

/** Reads all of an index, piece by piece. Throws `CorruptIndex` where it is not as it was written. */
function* checkIndex(state: IndexState): Generator<undefined> {
  for (const part of state.parts) yield* part.check();
  let source: number | undefined;
  for (let game = 0; game < state.games; game++) {
    checkLoggedGame(state.placeOf(game));
    const { sourceAt } = state.headOf(game);
    if (sourceAt !== source) state.sourceOf(game);
    source = sourceAt;
    if (game % PAUSED === 0) yield undefined;
  }
  state.files();
}
