import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { HallEvent } from '../hall/hall-event.ts';
import type { RoomEvent } from '../room-event.ts';
import { streamLines } from './stream-lines.ts';

/** A part of what a server keeps. All of the hall comes before the first game. */
export type BackupLine =
  | { readonly kind: 'host-key'; readonly text: string }
  | { readonly kind: 'hall'; readonly event: HallEvent }
  /** A game by its events, or as a person reads it. */
  | { readonly kind: 'game'; readonly game: string; readonly events: readonly RoomEvent[] }
  | { readonly kind: 'record'; readonly game: string; readonly psn: string }
  /** A file of a person. */
  | {
      readonly kind: 'file';
      /** The digest of the person's id. */
      readonly owner: string;
      /** In their folder, with `/`. */
      readonly path: string;
      /** Base64. */
      readonly body: string;
      readonly changedMs: number;
    };

/** Takes a part of a backup. */
export type WriteLine = (line: BackupLine) => Promise<void>;

/** Why a file is not read: no backup at all, of a later program, with a hole, without its end. */
export type BackupFaultCode = 'no-backup' | 'newer' | 'damaged' | 'cut';

export class BackupFault extends Error {
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode, cause?: unknown) {
    super(`backup: ${code}`, { cause });
    this.name = 'BackupFault';
    this.code = code;
  }
}

const VERSION = 1;

/** Bytes that are packed at once. */
const CHUNK = 64 * 1024;

/** The longest line that is read, in bytes. */
const LONGEST_LINE = 256 * 1024 * 1024;

/**
 * Writes a backup: a head, a line of JSON for each part, and an end with a checksum of all before it;
 * packed by gzip. The file is there when it is whole. Rejects with what the system refuses.
 * @param run writes the parts
 */
export async function writeBackup(
  path: string,
  run: (write: WriteLine) => Promise<void>,
): Promise<void> {
  const part = `${path}.part`;
  const gzip = createGzip();
  const hash = createHash('sha256');
  const written = pipeline(gzip, createWriteStream(part, { mode: 0o600 }));
  // Whoever writes hears of it by the next line.
  written.catch(() => {});
  let text = '';
  let lines = 0;
  const flush = async () => {
    const bytes = Buffer.from(text);
    text = '';
    hash.update(bytes);
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const add = async (line: unknown) => {
    text += `${JSON.stringify(line)}\n`;
    if (text.length >= CHUNK) await flush();
  };
  try {
    await add({ komadai: 'backup', version: VERSION, at: Date.now() });
    await run(async (line) => {
      lines++;
      await add(line);
    });
    await flush();
    gzip.end(`${JSON.stringify({ kind: 'end', lines, sha256: hash.digest('hex') })}\n`);
    await written;
    await flushFile(part);
    await rename(part, path);
  } catch (error) {
    gzip.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads a backup part by part; the last one comes after the checksum was compared. Rejects with
 * `BackupFault`, and with what the system refuses.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  const piped = pipeline(file, gunzip);
  piped.catch(() => {});
  const hash = createHash('sha256');
  let lines = -1;
  let end: { readonly lines?: unknown; readonly sha256?: unknown } | undefined;
  try {
    for await (const text of streamLines(gunzip, LONGEST_LINE)) {
      const line = parseLine(text, lines < 0 ? 'no-backup' : 'damaged');
      if (end) throw new BackupFault('damaged');
      if (lines < 0) checkHead(line);
      if (line.kind === 'end') {
        end = line;
        continue;
      }
      hash.update(`${text}\n`);
      // Written by this program, as the checksum is going to tell.
      if (lines >= 0) yield line as unknown as BackupLine;
      lines++;
    }
  } catch (error) {
    throw faultOf(error, lines);
  } finally {
    file.destroy();
  }
  if (!end) throw new BackupFault('cut');
  if (end.lines !== lines || end.sha256 !== hash.digest('hex')) throw new BackupFault('damaged');
}

function parseLine(text: string, code: BackupFaultCode): Readonly<Record<string, unknown>> {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch (error) {
    throw new BackupFault(code, error);
  }
  if (typeof line !== 'object' || line === null) throw new BackupFault(code);
  return line as Readonly<Record<string, unknown>>;
}

function checkHead({ komadai, version }: Readonly<Record<string, unknown>>): void {
  if (komadai !== 'backup' || typeof version !== 'number') throw new BackupFault('no-backup');
  if (version > VERSION) throw new BackupFault('newer');
}

function faultOf(error: unknown, lines: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new BackupFault('cut', error);
  if (code.startsWith('Z_')) return new BackupFault(lines < 0 ? 'no-backup' : 'damaged', error);
  return error instanceof RangeError ? new BackupFault('damaged', error) : error;
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
