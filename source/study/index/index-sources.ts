import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';
import { INDEX_FILES } from './index-manifest.ts';
import { parseSealed, sealedJson } from './sealed-json.ts';

/** A file of games as it was when it was indexed. */
export interface SourceStamp {
  /** Absolute. */
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** A file of games with its games in an index. */
export interface IndexedSource extends SourceStamp {
  /** The number of its first game in the index, and how many there are. */
  readonly first: number;
  readonly count: number;
}

/** A line of the file of sources: a file that came, or one whose games have gone. */
export type SourceLine =
  | ({ readonly kind: 'came' } & IndexedSource)
  | ({ readonly kind: 'gone' } & Pick<IndexedSource, 'path' | 'first' | 'count'>);

/** A line, and where it stands. */
export interface PlacedLine {
  readonly line: SourceLine;
  readonly at: number;
  readonly end: number;
}

const CHUNK = 1 << 16;
const USUAL = 512;
/** No line is longer. */
const LONGEST = 1 << 15;

export function formatSourceLine(line: SourceLine): string {
  return `${sealedJson(line)}\n`;
}

/**
 * The lines from a place of the file on. Throws `CorruptIndex` where one is damaged.
 * @param isWhole whether one that was cut off at the end is a damage too. Default: it is left out
 */
export function* readSourceLines(
  file: number,
  at: number,
  end: number,
  isWhole = false,
): Generator<PlacedLine> {
  let last = at;
  for (const placed of endedLines(file, at, end)) {
    last = placed.end;
    yield placed;
  }
  if (isWhole && last !== end) throw new CorruptIndex(INDEX_FILES.sources);
}

function* endedLines(file: number, at: number, end: number): Generator<PlacedLine> {
  let rest: Buffer = Buffer.alloc(0);
  for (let read = at; read < end; ) {
    const length = Math.min(CHUNK, end - read);
    rest = Buffer.concat([rest, readAt(file, INDEX_FILES.sources, read, length)]);
    read += length;
    let start = 0;
    for (let stop = rest.indexOf(10); stop >= 0; stop = rest.indexOf(10, start)) {
      const line = parseSourceLine(rest.subarray(start, stop));
      const from = read - rest.length + start;
      start = stop + 1;
      yield { line, at: from, end: read - rest.length + start };
    }
    rest = rest.subarray(start);
    if (rest.length > LONGEST) throw new CorruptIndex(INDEX_FILES.sources);
  }
}

/** Reads the source whose line begins at a place. Throws `CorruptIndex` where there is none. */
export function readSource(file: number, at: number, end: number): IndexedSource {
  let bytes: Buffer = Buffer.alloc(0);
  for (let most = USUAL; bytes.indexOf(10) < 0; most *= 8) {
    const length = Math.min(most, end - at);
    if (!(length > bytes.length) || bytes.length > LONGEST) {
      throw new CorruptIndex(INDEX_FILES.sources);
    }
    bytes = Buffer.from(readAt(file, INDEX_FILES.sources, at, length).buffer);
  }
  const line = parseSourceLine(bytes.subarray(0, bytes.indexOf(10)));
  if (line.kind !== 'came') throw new CorruptIndex(INDEX_FILES.sources);
  return line;
}

function parseSourceLine(bytes: Buffer): SourceLine {
  const line = parseSealed<SourceLine>(bytes);
  if (!line) throw new CorruptIndex(INDEX_FILES.sources);
  return line;
}
