import { createInterface } from 'node:readline';
import { PASTE_LIMIT } from '../clean/clean-text.ts';
import { type Looks, NO_LOOKS } from '../text/looks.ts';
import type { Texts } from '../text/texts.ts';

/** How a line begins that refuses something. */
const REFUSAL = '? ';

/** Puts a text on the clipboard of the terminal. @returns whether it was short enough */
export type Copy = (text: string) => boolean;

/** A mode that answers line by line and knows the word `help`. */
export interface LineMode {
  readonly hasQuit: boolean;
  /** Lines to begin with. */
  readonly heading: () => string[] | Promise<string[]>;
  readonly answer: (line: string) => string[] | Promise<string[]>;
  /** Takes what writes lines that answer nothing; called once. */
  readonly onOwnAccord?: (tell: (lines: readonly string[]) => void) => void;
  /** Takes what puts a text on a clipboard, where there is one; called once. */
  readonly onClipboard?: (copy: Copy) => void;
  /** Waits for what goes on without the input, which has ended. */
  readonly playOut?: () => Promise<void>;
}

interface LineOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Default: none. */
  readonly looks?: Looks;
  /** Ends the mode when it is aborted. Default: only the input ends it. */
  readonly ending?: AbortSignal | undefined;
  /** Copies a text. Default: there is no clipboard. */
  readonly copy?: Copy | undefined;
  /** Takes what tells the news of others; returns what ends that. Default: there are no others. */
  readonly news?: (tell: (lines: readonly string[]) => void) => () => void;
}

/**
 * Answers the lines of the input until one of them quits, the input ends, or `ending` is aborted.
 * `?` asks for help. Rejects if the input cannot be read.
 */
export async function runLines(
  texts: Texts,
  mode: LineMode,
  { input, output, looks = NO_LOOKS, ending, copy, news = () => () => {} }: LineOptions,
): Promise<void> {
  const tell = (sentences: readonly string[]) => {
    const shown = sentences.map((text) => (text.startsWith(REFUSAL) ? looks.warning(text) : text));
    for (const text of shown) output.write(`${text}\n`);
  };
  mode.onOwnAccord?.(tell);
  if (copy) mode.onClipboard?.(copy);
  const endNews = news(tell);
  try {
    tell(await mode.heading());
    if ('isTTY' in input && input.isTTY) tell([texts.noScreen.HELP_TELLS]);
    const lines = createInterface({
      input,
      crlfDelay: Number.POSITIVE_INFINITY,
      terminal: false,
      ...(ending && { signal: ending }),
    });
    for await (const line of lines) {
      const isPasted = line.length > PASTE_LIMIT;
      const typed = line.trim() === '?' ? 'help' : line;
      tell(isPasted ? refuse(texts.clipboard.PASTE_TOO_LONG) : await mode.answer(typed));
      if (mode.hasQuit) break;
    }
    lines.close();
    if (!mode.hasQuit && !ending?.aborted) await Promise.race([mode.playOut?.(), abortOf(ending)]);
  } finally {
    endNews();
  }
}

/** Resolves when a signal is aborted; never without one. */
function abortOf(signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
}

/** The thing that could not be done, as an answer. */
export function refuse(text: string): string[] {
  return [`${REFUSAL}${text}`];
}
