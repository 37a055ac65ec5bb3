import { CorruptIndex } from './index-fault.ts';
import { readAt } from './index-files.ts';
import { INDEX_FILES } from './index-manifest.ts';

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
  return `${JSON.stringify(line)}\n`;
}

/**
 * The lines from a place of the file on; one that was cut off is left out, with all after it.
 * @param isWhole whether that is a damage: throws `CorruptIndex` then. Default: no
 */
export function* readSourceLines(
  file: number,
  at: number,
  end: number,
  isWhole = false,
): Generator<PlacedLine> {
  let last = at;
  for (const placed of goodLines(file, at, end)) {
    last = placed.end;
    yield placed;
  }
  if (isWhole && last !== end) throw new CorruptIndex(INDEX_FILES.sources);
}

function* goodLines(file: number, at: number, end: number): Generator<PlacedLine> {
  let rest: Buffer = Buffer.alloc(0);
  for (let read = at; read < end; ) {
    const length = Math.min(CHUNK, end - read);
    rest = Buffer.concat([rest, readAt(file, INDEX_FILES.sources, read, length)]);
    read += length;
    let start = 0;
    for (let stop = rest.indexOf(10); stop >= 0; stop = rest.indexOf(10, start)) {
      const line = parseSourceLine(rest.toString('utf8', start, stop));
      if (!line) return;
      const from = read - rest.length + start;
      start = stop + 1;
      yield { line, at: from, end: read - rest.length + start };
    }
    rest = rest.subarray(start);
    if (rest.length > LONGEST) return;
  }
}

/** Reads the source whose line begins at a place. */
export function readSource(file: number, at: number, end: number): IndexedSource {
  let bytes: Buffer = Buffer.alloc(0);
  for (let most = USUAL; bytes.indexOf(10) < 0; most *= 8) {
    const length = Math.min(most, end - at);
    if (!(length > bytes.length) || bytes.length > LONGEST) {
      throw new CorruptIndex(INDEX_FILES.sources);
    }
    bytes = Buffer.from(readAt(file, INDEX_FILES.sources, at, length).buffer);
  }
  const line = parseSourceLine(bytes.toString('utf8', 0, bytes.indexOf(10)));
  if (line?.kind !== 'came') throw new CorruptIndex(INDEX_FILES.sources);
  return line;
}

function parseSourceLine(text: string): SourceLine | undefined {
  try {
    const line = JSON.parse(text);
    const isLine =
      Number.isSafeInteger(line?.first) &&
      Number.isSafeInteger(line?.count) &&
      typeof line.path === 'string' &&
      (line.kind === 'gone' || line.kind === 'came');
    return isLine ? line : undefined;
  } catch {
    return undefined;
  }
}
