import { join } from 'node:path';
import { comparePlaces, type EntrySource, PlaceList } from './entry-source.ts';
import { checkOfWords, ENTRY_WORDS, PLACE_WORDS, WORD } from './index-entry.ts';
import { FileWriter } from './index-files.ts';
import { type PartInfo, partFiles } from './part-reader.ts';

/**
 * Writes a part with all that several sources say; it is on the disk when this returns. Places of
 * games that have gone are left out.
 * @param name of the new part
 * @param hasGone whether a game has gone
 */
export function writePart(
  folder: string,
  name: string,
  sources: readonly EntrySource[],
  hasGone: (game: number) => boolean,
): PartInfo {
  const files = partFiles(name);
  const entries = new EntryWriter(join(folder, files.entries));
  const places = new PlaceWriter(join(folder, files.places), hasGone);
  const open = sources.filter((source) => source.next());
  while (open.length > 0) {
    const { high, low, move } = leastOf(open);
    entries.begin(high, low, move, places.count);
    for (let at = open.length - 1; at >= 0; at--) {
      const source = open[at] as EntrySource;
      if (source.high !== high || source.low !== low || source.move !== move) continue;
      entries.add(source);
      if (source.placeCount > 0) places.take(source);
      if (!source.next()) open.splice(at, 1);
    }
    entries.end(places.put());
  }
  return { name, entries: entries.close(), places: places.close() };
}

function leastOf(open: readonly EntrySource[]): EntrySource {
  let least = open[0] as EntrySource;
  for (let at = 1; at < open.length; at++) {
    const source = open[at] as EntrySource;
    if (compareEntries(source, least) < 0) least = source;
  }
  return least;
}

/** Orders entries by key and move. */
function compareEntries(a: EntrySource, b: EntrySource): number {
  return a.high - b.high || a.low - b.low || a.move - b.move;
}

class EntryWriter {
  readonly #file: FileWriter;
  #words: Uint32Array = new Uint32Array();
  #at = 0;
  #count = 0;
  readonly #sums = new Int32Array(5);
  #sum = 0;

  constructor(path: string) {
    this.#file = new FileWriter(path, 4096 * ENTRY_WORDS);
  }

  begin(high: number, low: number, move: number, places: number): void {
    this.#words = this.#file.room(ENTRY_WORDS);
    this.#at = this.#file.at;
    this.#words[this.#at] = high;
    this.#words[this.#at + WORD.low] = low;
    this.#words[this.#at + WORD.move] = move;
    this.#words[this.#at + WORD.places] = places;
    this.#sums.fill(0);
    this.#sum = 0;
  }

  add({ games, black, draws, white, valued, sum }: EntrySource): void {
    const sums = this.#sums;
    sums[0] = (sums[0] as number) + games;
    sums[1] = (sums[1] as number) + black;
    sums[2] = (sums[2] as number) + draws;
    sums[3] = (sums[3] as number) + white;
    sums[4] = (sums[4] as number) + valued;
    this.#sum += sum;
  }

  /** Ends the entry; one that says nothing is not written. */
  end(hasPlaces: boolean): void {
    const isNothing = !hasPlaces && this.#sum === 0 && this.#sums.every((sum) => sum === 0);
    if (isNothing) return;
    const [words, at] = [this.#words, this.#at];
    for (let index = 0; index < 5; index++) {
      words[at + WORD.games + index] = this.#sums[index] as number;
    }
    words[at + WORD.sumLow] = this.#sum;
    words[at + WORD.sumHigh] = Math.floor(this.#sum / 2 ** 32);
    words[at + WORD.check] = checkOfWords(words, at, WORD.check, this.#count);
    this.#file.advance(ENTRY_WORDS);
    this.#count++;
  }

  /** @returns the number of entries */
  close(): number {
    this.#file.close();
    return this.#count;
  }
}

/** Joins the places of equal entries, the last played first. */
class PlaceWriter {
  readonly #file: FileWriter;
  readonly #hasGone: (game: number) => boolean;
  #list = new PlaceList();
  #other = new PlaceList();
  #joined = new PlaceList();
  count = 0;

  constructor(path: string, hasGone: (game: number) => boolean) {
    this.#file = new FileWriter(path);
    this.#hasGone = hasGone;
  }

  take(source: EntrySource): void {
    if (this.#list.length === 0) {
      source.places(this.#list);
      return;
    }
    this.#other.clear();
    source.places(this.#other);
    this.#joined.clear();
    joinPlaces(this.#list, this.#other, this.#joined);
    [this.#list, this.#joined] = [this.#joined, this.#list];
  }

  /** Writes what was taken. @returns whether there was anything */
  put(): boolean {
    const { games, marks, length } = this.#list;
    const before = this.count;
    for (let at = 0; at < length; at++) {
      const game = games[at] as number;
      if (this.#hasGone(game)) continue;
      const words = this.#file.room(PLACE_WORDS);
      const word = this.#file.at;
      words[word] = game;
      words[word + 1] = marks[at] as number;
      words[word + 2] = checkOfWords(words, word, 2, this.count);
      this.#file.advance(PLACE_WORDS);
      this.count++;
    }
    this.#list.clear();
    return this.count > before;
  }

  /** @returns the number of places */
  close(): number {
    this.#file.close();
    return this.count;
  }
}

/** Joins two lists of places, each the last played first. */
function joinPlaces(a: PlaceList, b: PlaceList, into: PlaceList): void {
  let [one, other] = [0, 0];
  while (one < a.length || other < b.length) {
    const isFirst =
      other === b.length || (one < a.length && comparePlaces(a.at(one), b.at(other)) <= 0);
    const [list, at] = isFirst ? [a, one++] : [b, other++];
    into.add(list.games[at] as number, list.marks[at] as number);
  }
}
