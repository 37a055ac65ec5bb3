import { createInterface } from 'node:readline';

/** Something that answers line by line. */
export interface LineMode {
  readonly hasQuit: boolean;
  readonly heading: () => string;
  readonly answer: (line: string) => string[] | Promise<string[]>;
}

/** Answers the lines of the input until one of them quits, or there are no more. */
export async function runLines(
  mode: LineMode,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  output.write(`${mode.heading()}\n`);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false });
  for await (const line of lines) {
    for (const text of await mode.answer(line)) output.write(`${text}\n`);
    if (mode.hasQuit) break;
  }
  lines.close();
}
