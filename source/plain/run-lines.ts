import { createInterface } from 'node:readline';

/** Something that answers line by line. */
export interface LineMode {
  readonly hasQuit: boolean;
  /** Lines to begin with. */
  readonly heading: () => string[] | Promise<string[]>;
  readonly answer: (line: string) => string[] | Promise<string[]>;
}

/**
 * Answers the lines of the input until one of them quits, or there are no more. Rejects with what
 * the system says where the input cannot be read.
 */
export async function runLines(
  mode: LineMode,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  for (const text of await mode.heading()) output.write(`${text}\n`);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false });
  for await (const line of lines) {
    for (const text of await mode.answer(line)) output.write(`${text}\n`);
    if (mode.hasQuit) break;
  }
  lines.close();
}
