import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatOfName, OWN_FORMAT, type RecordFormat } from '../records/formats/formats.ts';
import type { ReadOptions } from '../records/formats/read-records.ts';
import { ENCODINGS, type Encoding } from '../records/formats/text/encodings.ts';
import { type WriteOptions, writeRecords } from '../records/formats/write-records.ts';
import { type GameRecord, isUnfinished } from '../records/tree/record.ts';
import { roomOf } from '../records/tree/room-tag.ts';
import { fileFaultText } from '../text/records.ts';
import { type CommandContext, STATUS_DONE } from './command.ts';
import { loadGames } from './record-source.ts';
import { fail } from './report.ts';

/** A file whose games are analysed. */
export interface AnalysedFile {
  readonly name: string;
  /** Missing for the standard input. */
  readonly path?: string;
  /** As it was read. */
  readonly bytes: Uint8Array;
  /** All of its games that can be read. */
  readonly records: readonly GameRecord[];
  /** Those of them that people do not play. */
  readonly analysed: readonly AnalysedRecord[];
  /** How it is written again; undefined where something of it would be lost. */
  readonly written?: WriteOptions;
}

/** A game of a file. */
export interface AnalysedRecord {
  /** As it is told. */
  readonly title: string;
  readonly record: GameRecord;
  /** Among the games of its file. */
  readonly index: number;
}

/** Files that were read, and the exit status by what was wrong with them. */
interface ReadFiles {
  readonly files: readonly AnalysedFile[];
  readonly status: number;
}

/** Reads files, and those of folders. Reports what cannot be read, and goes on with the others. */
export async function readAnalysedFiles(
  context: CommandContext,
  options: ReadOptions,
): Promise<ReadFiles> {
  const files: AnalysedFile[] = [];
  let status = STATUS_DONE;
  for (const operand of context.operands) {
    const names = isFolder(operand) ? gameFilesIn(operand) : [operand];
    if (names.length === 0) {
      status = fail(context, context.texts.replay.noGamesInText(operand));
    }
    for (const name of names) {
      const read = await readFile(context, name, options);
      if (read.file) files.push(read.file);
      status = Math.max(status, read.status);
    }
  }
  return { files, status };
}

async function readFile(
  context: CommandContext,
  name: string,
  options: ReadOptions,
): Promise<{ readonly file?: AnalysedFile; readonly status: number }> {
  const { texts } = context;
  const loaded = await loadGames(context, name, options);
  if (!loaded.ok) return { status: loaded.fault };
  const { games, source, format, encoding } = loaded.value;
  let status = STATUS_DONE;
  const records: GameRecord[] = [];
  const analysed: AnalysedRecord[] = [];
  for (const [index, { record, fault }] of games.entries()) {
    if (fault) status = fail(context, fileFaultText(texts, name, fault));
    if (!record || fault) continue;
    records.push(record);
    const title = texts.replay.analysedGameTitle(name, index + 1, games.length);
    if (roomOf(record) && isUnfinished(record)) {
      status = fail(context, texts.replay.stillPlayedText(title));
    } else analysed.push({ title, record, index });
  }
  const isWhole = games.every(
    ({ fault, remarks = [] }) => !fault && remarks.every(({ code }) => code !== 'left-out'),
  );
  const written = isWhole ? await lossless(records, format, encoding) : undefined;
  const { path, bytes } = source;
  const file = {
    name,
    bytes,
    records,
    analysed,
    ...(path && { path }),
    ...(written && { written }),
  };
  return { file, status };
}

/** How games are written as they were read; undefined where that would lose something. */
async function lossless(
  records: readonly GameRecord[],
  format: string,
  encoding: string | undefined,
): Promise<WriteOptions | undefined> {
  const keeping = KEEPING_FORMATS.find((one) => one === format);
  if (keeping === undefined) return undefined;
  const options = { format: keeping, encoding: encodingOf(encoding) };
  const written = await writeRecords(records, options);
  return written.ok && written.value.losses.length === 0 ? options : undefined;
}

/** The formats that have comments, in which an analysis is kept. */
const KEEPING_FORMATS = [OWN_FORMAT, 'kif', 'ki2', 'csa', 'jkf'] as const satisfies RecordFormat[];

/** The encoding in which a file is written again: its own, else UTF-8. */
function encodingOf(encoding: string | undefined): Encoding {
  return ENCODINGS.find((one) => one === encoding) ?? ENCODINGS[0];
}

function isFolder(name: string): boolean {
  return existsSync(name) && statSync(name).isDirectory();
}

/** The files of a folder and of those in it whose names end as games do, by name. */
function gameFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const sorted = entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return sorted.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return gameFilesIn(path);
    return formatOfName(entry.name) && isFile(path) ? [path] : [];
  });
}

/** Whether a path, or what a link leads to, is a file. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
