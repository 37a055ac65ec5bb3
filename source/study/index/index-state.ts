import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { EntryBuffer, NO_VALUE } from './entry-buffer.ts';
import { type EntrySource, type GamePlace, PlaceList } from './entry-source.ts';
import {
  type GameIdentity,
  type LoggedHead,
  type PlaceInLog,
  readLoggedGame,
  readLoggedHead,
  readLoggedHeader,
} from './game-log.ts';
import {
  COPY,
  GAME_MARK,
  type IndexKey,
  keyNumber,
  placeMark,
  RESULTS,
  SOURCE_MARK,
  textKey,
} from './index-entry.ts';
import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';
import { INDEX_FILES, type IndexManifest } from './index-manifest.ts';
import {
  type IndexedSource,
  type PlacedLine,
  readSource,
  readSourceLines,
} from './index-sources.ts';
import { dayCount, type IndexedGame } from './indexed-game.ts';
import { PartReader } from './part-reader.ts';

/** Bytes of the head of a game: two numbers of 64 bits. */
export const HEAD_BYTES = 16;

/** As many positions as most games have. */
const USUAL_POSITIONS = 110;

/** What is known of a game without reading it. */
export interface GameHeadline {
  /** Its place in the log. */
  readonly at: number;
  /** The place of the line of its file. */
  readonly sourceAt: number;
}

/** The files of an index and what stands in no part yet. */
export class IndexState {
  readonly folder: string;
  readonly log: number;
  readonly heads: number;
  readonly sources: number;
  manifest: IndexManifest;
  parts: PartReader[] = [];
  /** The occurrences that are in no part yet, but for those of games that wait. */
  readonly #tail = new EntryBuffer();
  /** The games of the tail by their keys. */
  readonly tailKeys = new KeyedGames();
  /** Games whose moves are read when somebody asks for their positions. */
  readonly #waiting: { readonly game: number; readonly sign: 1 | -1 }[] = [];
  /** The games that are in no part yet. */
  tailGames: GameHeadline[] = [];
  /** The games that have gone. */
  readonly gone = new Set<number>();
  /** The offsets at which the whole games, and the whole lines, end. */
  logEnd: number;
  sourcesEnd: number;
  /** What was read last: most games are asked for more than once. */
  #lastHead: (GameHeadline & { readonly game: number }) | undefined;
  readonly #open: (() => void)[] = [];

  /** @param mode of opening the files: `r+` for the one who writes */
  constructor(folder: string, manifest: IndexManifest, mode: 'r' | 'r+') {
    this.folder = folder;
    this.manifest = manifest;
    const open = (name: string) => {
      const path = join(folder, name);
      const file = openSync(path, mode === 'r+' && !existsSync(path) ? 'w+' : mode);
      this.#open.push(() => closeSync(file));
      return file;
    };
    this.logEnd = manifest.logBytes;
    this.sourcesEnd = manifest.sourceBytes;
    try {
      this.log = open(INDEX_FILES.log);
      this.heads = open(INDEX_FILES.heads);
      this.sources = open(INDEX_FILES.sources);
      for (const info of manifest.parts) this.parts.push(new PartReader(folder, info));
      for (const [first, count] of manifest.gone) this.#forget(first, count);
      this.#readTail();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    for (const part of this.parts.splice(0)) part.close();
    for (const closeFile of this.#open.splice(0)) closeFile();
  }

  /** The number of games that were ever indexed. */
  get games(): number {
    return this.manifest.games + this.tailGames.length;
  }

  /** The occurrences that are in no part yet. */
  get tail(): EntryBuffer {
    // A game that is damaged stays, so that later questions find that as well.
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { game, sign } = next;
      const whole = this.gameOf(game);
      if (sign < 0) this.#markGame(whole, game, sign);
      this.#occur(whole, game, sign);
      this.#waiting.shift();
    }
    return this.#tail;
  }

  /** About how many occurrences are in no part yet. */
  get tailSize(): number {
    return this.#tail.length + this.#waiting.length * USUAL_POSITIONS;
  }

  /** The entries of all parts, or of the tail as well, of one position. */
  entries(key: IndexKey): EntrySource[] {
    return this.#entriesIn(this.tail, key);
  }

  headOf(game: number): GameHeadline {
    const own = this.tailGames[game - this.manifest.games];
    if (own) return own;
    if (game >= this.manifest.games) throw new CorruptIndex(INDEX_FILES.heads);
    if (this.#lastHead?.game === game) return this.#lastHead;
    const bytes = readAt(this.heads, INDEX_FILES.heads, game * HEAD_BYTES, HEAD_BYTES);
    const [at = 0, sourceAt = 0] = new Float64Array(bytes.buffer);
    if (!isPlace(at) || !isPlace(sourceAt)) throw new CorruptIndex(INDEX_FILES.heads);
    this.#lastHead = { game, at, sourceAt };
    return this.#lastHead;
  }

  hasGone(game: number): boolean {
    return this.gone.has(game);
  }

  placeOf(game: number): PlaceInLog {
    return { file: this.log, at: this.headOf(game).at, end: this.logEnd, game };
  }

  gameOf(game: number): IndexedGame & GameIdentity {
    return readLoggedGame(this.placeOf(game));
  }

  /** What is known of a game without its moves. */
  detailsOf(game: number): LoggedHead {
    return readLoggedHead(this.placeOf(game));
  }

  sourceOf(game: number): IndexedSource {
    const source = readSource(this.sources, this.headOf(game).sourceAt, this.sourcesEnd);
    const { first, count } = source;
    if (game < first || game >= first + count) throw new CorruptIndex(INDEX_FILES.heads);
    return source;
  }

  /** A file whose games are in the index; undefined where it has none. */
  fileOf(path: string): IndexedSource | undefined {
    // Games that wait have no files among their positions.
    for (const entry of this.#entriesIn(this.#tail, textKey(path))) {
      while (entry.next()) {
        const list = new PlaceList();
        if (entry.move === SOURCE_MARK) entry.places(list);
        for (const first of list.games.subarray(0, list.length)) {
          const source = this.hasGone(first) ? undefined : this.sourceOf(first);
          if (source?.path === path) return source;
        }
      }
    }
    return undefined;
  }

  /** The files whose games are in the index, by path. */
  files(): Map<string, IndexedSource> {
    const files = new Map<string, IndexedSource>();
    for (const { line } of readSourceLines(this.sources, 0, this.sourcesEnd, true)) {
      if (line.kind === 'came') files.set(line.path, line);
      else files.delete(line.path);
    }
    return files;
  }

  /** Takes a game that stands in the log. */
  take(game: IndexedGame & GameIdentity, head: GameHeadline): void {
    this.#markGame(game, this.games, 1);
    this.#occur(game, this.games, 1);
    this.tailGames.push(head);
  }

  /** Notes that a file has come whose first game is the next one, or has gone. */
  mark(
    { path, first, count }: Pick<IndexedSource, 'path' | 'first' | 'count'>,
    sign: 1 | -1,
  ): void {
    if (count === 0) return;
    const common = { mark: 0, result: 0, value: NO_VALUE };
    this.#tail.add({ ...textKey(path), ...common, move: SOURCE_MARK, game: first, sign });
  }

  /** Lets the games of a file go. */
  drop(source: Pick<IndexedSource, 'path' | 'first' | 'count'>): void {
    const { first, count } = source;
    this.mark(source, -1);
    for (let game = first; game < first + count; game++) this.#waiting.push({ game, sign: -1 });
    this.#forget(first, count);
  }

  /** Empties the tail after its games have come into a part. */
  settle(manifest: IndexManifest): void {
    this.manifest = manifest;
    this.tail.clear();
    this.tailKeys.clear();
    this.tailGames = [];
  }

  #entriesIn(tail: EntryBuffer, key: IndexKey): EntrySource[] {
    return [...this.parts.map((part) => part.entries(key)), tail.entries(key)];
  }

  #markGame({ key, isCopy }: GameIdentity, game: number, sign: 1 | -1): void {
    const mark = isCopy ? COPY : 0;
    this.#tail.add({ ...key, result: 0, value: NO_VALUE, move: GAME_MARK, mark, game, sign });
    if (sign > 0) this.tailKeys.add(key, [game, mark]);
  }

  #occur(game: IndexedGame & GameIdentity, number: number, sign: 1 | -1): void {
    const { plies, moves, high, low, values, score, isCopy } = game;
    if (isCopy) return;
    const result = RESULTS[score];
    const day = dayCount(game.date);
    for (let ply = 0; ply <= plies; ply++) {
      this.#tail.add({
        high: high[ply] as number,
        low: low[ply] as number,
        move: moves[ply] ?? 0,
        game: number,
        mark: placeMark(day, ply),
        result,
        sign,
        value: values?.[ply + 1] ?? NO_VALUE,
      });
    }
  }

  #forget(first: number, count: number): void {
    for (let game = first; game < first + count; game++) this.gone.add(game);
  }

  #readTail(): void {
    const size = fstatSync(this.sources).size;
    const logSize = fstatSync(this.log).size;
    const headsSize = this.manifest.games * HEAD_BYTES;
    if (fstatSync(this.heads).size < headsSize) throw new CorruptIndex(INDEX_FILES.heads);
    if (size < this.sourcesEnd || logSize < this.logEnd) throw new CorruptIndex(INDEX_FILES.log);
    for (const placed of readSourceLines(this.sources, this.sourcesEnd, size)) {
      if (!this.#readLine(placed, logSize)) break;
      this.sourcesEnd = placed.end;
    }
  }

  /** Takes the games of a file that came last; false where they are cut off. */
  #readLine({ line, at: sourceAt }: PlacedLine, logSize: number): boolean {
    if (line.kind === 'gone') {
      this.drop(line);
      return true;
    }
    const games: (GameHeadline & GameIdentity)[] = [];
    let at = this.logEnd;
    for (let game = line.first; game < line.first + line.count; game++) {
      const header = readLoggedHeader({ file: this.log, at, end: logSize, game });
      if (!header) return false;
      games.push({ ...header, at, sourceAt });
      at = header.next;
    }
    this.logEnd = at;
    this.mark(line, 1);
    for (const game of games) {
      this.#markGame(game, this.games, 1);
      this.#waiting.push({ game: this.games, sign: 1 });
      this.tailGames.push(game);
    }
    return true;
  }
}

/** Whether a number can be a place in a file. */
function isPlace(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}

/** Games by their keys, with their marks: see `COPY`. */
class KeyedGames {
  readonly #games = new Map<number, readonly GamePlace[]>();

  add(key: IndexKey, place: GamePlace): void {
    this.#games.set(keyNumber(key), [...this.of(key), place]);
  }

  of(key: IndexKey): readonly GamePlace[] {
    return this.#games.get(keyNumber(key)) ?? [];
  }

  clear(): void {
    this.#games.clear();
  }
}
