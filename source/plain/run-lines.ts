import { createInterface } from 'node:readline';

/** Something that answers line by line. */
export interface LineMode {
  readonly hasQuit: boolean;
  /** Lines to begin with. */
  readonly heading: () => string[] | Promise<string[]>;
  readonly answer: (line: string) => string[] | Promise<string[]>;
  /** Called once with what writes lines that answer nothing. */
  readonly onOwnAccord?: (tell: (lines: readonly string[]) => void) => void;
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
  const tell = (texts: readonly string[]) => {
    for (const text of texts) output.write(`${text}\n`);
  };
  mode.onOwnAccord?.(tell);
  tell(await mode.heading());
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false });
  for await (const line of lines) {
    tell(await mode.answer(line));
    if (mode.hasQuit) break;
  }
  lines.close();
}
