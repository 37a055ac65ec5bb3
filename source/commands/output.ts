import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { OutputStream } from './command.ts';

/** Writes a line, and waits if the reader is slow. */
export async function writeLine(output: OutputStream, text: string): Promise<void> {
  if (!output.write(`${text}\n`)) await once(output, 'drain');
}

/** Writes bytes as `writeLine` writes a line. */
export async function writeBytes(output: OutputStream, bytes: Uint8Array): Promise<void> {
  if (!output.write(bytes)) await once(output, 'drain');
}

/** The lines of a stream as they come, without their ends. Rejects if it cannot be read. */
export async function* readLines(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
