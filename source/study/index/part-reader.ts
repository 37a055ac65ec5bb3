import { closeSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { EntrySource, type PlaceList } from './entry-source.ts';
import {
  checkOfWords,
  ENTRY_BYTES,
  ENTRY_WORDS,
  type IndexKey,
  PLACE_WORDS,
  WORD,
} from './index-entry.ts';
import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';

/** A part of an index as the manifest names it. */
export interface PartInfo {
  /** The beginning of the names of its two files. */
  readonly name: string;
  readonly entries: number;
  readonly places: number;
}

/** The names of the files of a part: its entries and their places. */
export function partFiles(name: string): { readonly entries: string; readonly places: string } {
  return { entries: `${name}.entries`, places: `${name}.places` };
}

/** How many entries are read at once while one is looked for. */
const WINDOW = 32;
/** Looks by the value of the key; then the rest is halved. */
const GUESSES = 6;
/** How many entries, and places, are read at once in their order. */
const CHUNK = 4096;

/** A sorted part of an index on the disk. It never changes. */
export class PartReader {
  readonly info: PartInfo;
  readonly #names: ReturnType<typeof partFiles>;
  readonly #entries: number;
  readonly #places: number;

  /** Throws `CorruptIndex` where the files have not the sizes that the manifest says. */
  constructor(folder: string, info: PartInfo) {
    this.info = info;
    const names = partFiles(info.name);
    this.#names = names;
    this.#entries = openSync(join(folder, names.entries), 'r');
    try {
      this.#places = openSync(join(folder, names.places), 'r');
    } catch (error) {
      closeSync(this.#entries);
      throw error;
    }
    const isWhole =
      fstatSync(this.#entries).size === info.entries * ENTRY_BYTES &&
      fstatSync(this.#places).size === info.places * PLACE_WORDS * 4;
    if (isWhole) return;
    this.close();
    throw new CorruptIndex(names.entries);
  }

  close(): void {
    closeSync(this.#entries);
    closeSync(this.#places);
  }

  /** The entries, all or those of one position. */
  entries(key?: IndexKey): EntrySource {
    return new PartSource(this, key ? WINDOW : CHUNK, key);
  }

  /** Reads all of it, piece by piece. Throws `CorruptIndex` where it is not as it was written. */
  *check(): Generator<undefined> {
    const { entries, places } = this.info;
    const words = new Uint32Array(CHUNK * ENTRY_WORDS);
    for (let at = 0; at < entries; at += CHUNK) {
      this.readEntries(at, CHUNK, words, new Uint8Array(words.buffer));
      yield undefined;
    }
    for (let at = 0; at < places; at += CHUNK) {
      this.readPlaces(at, Math.min(CHUNK, places - at));
      yield undefined;
    }
  }

  /**
   * Reads entries and checks them.
   * @param bytes the memory of `into`
   * @returns how many there were
   */
  readEntries(at: number, count: number, into: Uint32Array, bytes: Uint8Array): number {
    const length = Math.min(count, this.info.entries - at);
    if (length <= 0) return 0;
    const name = this.#names.entries;
    readAt(this.#entries, name, at * ENTRY_BYTES, length * ENTRY_BYTES, bytes);
    for (let entry = 0; entry < length; entry++) {
      const word = entry * ENTRY_WORDS;
      const check = checkOfWords(into, word, WORD.check, at + entry);
      if (into[word + WORD.check] !== check) throw new CorruptIndex(name);
    }
    return length;
  }

  /** Reads places and checks them. */
  readPlaces(at: number, count: number): Uint32Array {
    const name = this.#names.places;
    if (at + count > this.info.places) throw new CorruptIndex(name);
    const words = new Uint32Array(count * PLACE_WORDS);
    const bytes = new Uint8Array(words.buffer);
    readAt(this.#places, name, at * PLACE_WORDS * 4, bytes.length, bytes);
    for (let place = 0; place < count; place++) {
      const word = place * PLACE_WORDS;
      if (words[word + 2] !== checkOfWords(words, word, 2, at + place)) {
        throw new CorruptIndex(name);
      }
    }
    return words;
  }
}

class PartSource extends EntrySource {
  readonly #part: PartReader;
  readonly #key: IndexKey | undefined;
  readonly #words: Uint32Array;
  readonly #bytes: Uint8Array;
  readonly #signed: Int32Array;
  /** The number of the first entry in `#words`, and how many there are. */
  #first = 0;
  #count = 0;
  /** The number of the next entry. */
  #next = 0;
  #placeAt = 0;
  #chunk: Uint32Array = new Uint32Array();
  #chunkAt = 0;

  /** @param window how many entries are read at once @param key of the entries. Default: all */
  constructor(part: PartReader, window: number, key?: IndexKey) {
    super();
    this.#part = part;
    this.#key = key;
    this.#words = new Uint32Array(window * ENTRY_WORDS);
    this.#bytes = new Uint8Array(this.#words.buffer);
    this.#signed = new Int32Array(this.#words.buffer);
    if (key) this.#next = this.#firstOf(key);
  }

  next(): boolean {
    if (this.#next >= this.#part.info.entries) return false;
    const at = this.#wordOf(this.#next);
    const [words, signed] = [this.#words, this.#signed];
    const [high, low] = [words[at] as number, words[at + WORD.low] as number];
    if (this.#key && (high !== this.#key.high || low !== this.#key.low)) return false;
    this.high = high;
    this.low = low;
    this.move = words[at + WORD.move] as number;
    this.games = signed[at + WORD.games] as number;
    this.black = signed[at + WORD.black] as number;
    this.draws = signed[at + WORD.draws] as number;
    this.white = signed[at + WORD.white] as number;
    this.valued = signed[at + WORD.valued] as number;
    this.sum =
      (signed[at + WORD.sumHigh] as number) * 2 ** 32 + (words[at + WORD.sumLow] as number);
    this.#placeAt = words[at + WORD.places] as number;
    this.#next++;
    this.placeCount = this.#placesEnd() - this.#placeAt;
    if (this.placeCount < 0) throw new CorruptIndex(partFiles(this.#part.info.name).entries);
    return true;
  }

  places(into: PlaceList, most = this.placeCount): void {
    const length = Math.min(most, this.placeCount);
    const end = this.#placeAt + length;
    const isInChunk =
      this.#placeAt >= this.#chunkAt && end <= this.#chunkAt + this.#chunk.length / PLACE_WORDS;
    if (!isInChunk) {
      const ahead = this.#key ? length : Math.max(length, CHUNK);
      const rest = this.#part.info.places - this.#placeAt;
      this.#chunk = this.#part.readPlaces(this.#placeAt, Math.min(ahead, Math.max(rest, length)));
      this.#chunkAt = this.#placeAt;
    }
    const from = (this.#placeAt - this.#chunkAt) * PLACE_WORDS;
    for (let word = from; word < from + length * PLACE_WORDS; word += PLACE_WORDS) {
      into.add(this.#chunk[word] as number, this.#chunk[word + 1] as number);
    }
  }

  #placesEnd(): number {
    if (this.#next >= this.#part.info.entries) return this.#part.info.places;
    return this.#words[this.#wordOf(this.#next) + WORD.places] as number;
  }

  /** The index in `#words` of an entry, which is read if it is not there. */
  #wordOf(entry: number): number {
    if (entry >= this.#first + this.#count) this.#read(entry, this.#words.length / ENTRY_WORDS);
    return (entry - this.#first) * ENTRY_WORDS;
  }

  #read(at: number, count: number): void {
    this.#first = at;
    this.#count = this.#part.readEntries(at, count, this.#words, this.#bytes);
  }

  /**
   * The number of the first entry that is not before a key; it is read if there is one. The keys lie
   * evenly in the file.
   */
  #firstOf(key: IndexKey): number {
    let [start, end] = [0, this.#part.info.entries];
    let [least, most] = [0, 2 ** 32];
    for (let looks = 0; end > start; looks++) {
      const share = looks < GUESSES ? (key.high - least) / (most - least || 1) : 0.5;
      const guess = start + Math.floor(share * (end - start)) - WINDOW / 2;
      const at = end - start <= WINDOW ? start : Math.max(start, Math.min(guess, end - WINDOW));
      const count = Math.min(WINDOW, end - at);
      this.#read(at, count);
      if (this.#isBefore(count - 1, key)) {
        start = at + count;
        least = this.#words[(count - 1) * ENTRY_WORDS] as number;
      } else if (!this.#isBefore(0, key)) {
        end = at;
        most = this.#words[0] as number;
      } else {
        let entry = 1;
        while (this.#isBefore(entry, key)) entry++;
        return at + entry;
      }
    }
    this.#read(start, WINDOW);
    return start;
  }

  #isBefore(entry: number, { high, low }: IndexKey): boolean {
    const ownHigh = this.#words[entry * ENTRY_WORDS + WORD.high] as number;
    const ownLow = this.#words[entry * ENTRY_WORDS + WORD.low] as number;
    return ownHigh < high || (ownHigh === high && ownLow < low);
  }
}
