import type { EventEmitter } from 'node:events';
import {
  clearScreenDown,
  createInterface,
  cursorTo,
  type Interface,
  moveCursor,
} from 'node:readline';
import { PASTE_LIMIT } from '../clean/clean-text.ts';
import type { Visit } from '../hall/visit.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { type Looks, NO_LOOKS } from '../text/charset.ts';
import { newsText } from '../text/lobby.ts';
import type { Texts } from '../text/texts.ts';

/** How a line begins that refuses something. */
const REFUSAL = '? ';

/** Puts a text on the clipboard of the terminal. @returns whether it was short enough */
export type Copy = (text: string) => boolean;

/** Who is at the other end of the lines. */
export interface LineCaller {
  /** Writes lines that answer nothing. */
  readonly tell?: (lines: readonly string[]) => void;
  /** Puts a text on their clipboard. Default: there is none. */
  readonly copy?: Copy | undefined;
  /** Whether they read what they are asked before they write on. Default: no. */
  readonly answers?: boolean;
  /** Hears that a line was refused. Default: nobody does. */
  readonly refused?: () => void;
}

/** A mode that answers line by line and knows the word `help`. */
export interface LineMode {
  readonly hasQuit: boolean;
  /** Lines to begin with. */
  readonly heading: () => string[] | Promise<string[]>;
  readonly answer: (line: string) => string[] | Promise<string[]>;
  /** Takes who is at the other end. */
  readonly meet?: (caller: LineCaller) => void;
  /** What a text may become. Default: nothing is known of it. */
  readonly complete?: (text: string) => string[];
  /** Waits for what goes on without the input, which has ended. */
  readonly playOut?: () => Promise<void>;
}

/** The process that has the terminal for itself, with what the keys of job control do to it. */
interface LineHost extends Pick<EventEmitter, 'on' | 'off'> {
  kill(pid: number, signal: 'SIGINT' | 'SIGTSTP'): unknown;
}

interface LineInput extends NodeJS.ReadableStream {
  readonly isTTY?: boolean;
  readonly setRawMode?: (isRaw: boolean) => unknown;
}

interface LineOptions {
  readonly input: LineInput;
  readonly output: NodeJS.WritableStream;
  /** Default: none. */
  readonly looks?: Looks;
  /** Ends the mode when it is aborted. Default: only the input ends it. */
  readonly ending?: AbortSignal | undefined;
  /** Copies a text. Default: there is no clipboard. */
  readonly copy?: Copy | undefined;
  /** Takes what tells the news of others; returns what ends that. Default: there are no others. */
  readonly news?: (tell: (lines: readonly string[]) => void) => () => void;
  /** Lets a line be edited, on a terminal that can. Default: the terminal itself does what it can. */
  readonly host?: LineHost | undefined;
}

/**
 * Answers the lines of the input until one of them quits, the input ends, or `ending` is aborted.
 * `?` asks for help. Rejects if the input cannot be read.
 * @returns whether a line was refused that nobody saw before the next one
 */
export async function runLines(
  texts: Texts,
  mode: LineMode,
  { input, output, looks = NO_LOOKS, ending, copy, news = () => () => {}, host }: LineOptions,
): Promise<boolean> {
  const isTerminal = input.isTTY === true;
  let lines: Interface | undefined;
  let hasRefused = false;
  const tell = (sentences: readonly string[]) => {
    if (sentences.length === 0) return;
    const shown = sentences.map((text) => (text.startsWith(REFUSAL) ? looks.warning(text) : text));
    writeBeside(host && lines, output, `${shown.join('\n')}\n`);
  };
  const refused = () => {
    hasRefused ||= !isTerminal;
  };
  mode.meet?.({ tell, copy, answers: isTerminal, refused });
  const endNews = news(tell);
  let endEditing = () => {};
  try {
    tell(await mode.heading());
    if (isTerminal) tell([texts.settings.HELP_TELLS]);
    lines = createInterface({
      input,
      crlfDelay: Number.POSITIVE_INFINITY,
      terminal: host !== undefined,
      prompt: '',
      ...(host && { output, completer: (text: string) => [mode.complete?.(text) ?? [], text] }),
      ...(ending && { signal: ending }),
    });
    if (host) endEditing = obeyKeys(lines, input, output, host);
    for await (const line of lines) {
      const isPasted = line.length > PASTE_LIMIT;
      const typed = line.trim() === '?' ? 'help' : line;
      const hadRefused = hasRefused;
      if (isPasted) refused();
      const answer = isPasted ? refuse(texts.records.PASTE_TOO_LONG) : await mode.answer(typed);
      tell(hasRefused && !hadRefused ? [...answer, texts.settings.REFUSED_ONE] : answer);
      if (mode.hasQuit) break;
    }
    lines.close();
    if (!mode.hasQuit && !ending?.aborted) await Promise.race([mode.playOut?.(), abortOf(ending)]);
  } finally {
    lines?.close();
    endEditing();
    endNews();
  }
  return hasRefused;
}

/** Writes a text above the line that is being edited, which comes back below it. */
function writeBeside(edited: Interface | undefined, output: NodeJS.WritableStream, text: string) {
  if (!edited?.line) {
    output.write(text);
    return;
  }
  const { rows } = edited.getCursorPos();
  moveCursor(output, 0, -rows);
  cursorTo(output, 0);
  clearScreenDown(output);
  // It is drawn as many rows higher as the caret was below its beginning.
  output.write(text + '\n'.repeat(rows));
  edited.prompt(true);
}

/** Keys of job control do to an edited line what a terminal makes of them. @returns what ends it */
function obeyKeys(
  lines: Interface,
  input: LineInput,
  output: NodeJS.WritableStream,
  host: LineHost,
): () => void {
  lines.on('SIGINT', () => {
    if (lines.line) output.write('\n');
    // Whoever has started the program hears of it too.
    host.kill(0, 'SIGINT');
  });
  const giveBack = () => input.setRawMode?.(false);
  const stop = () => {
    giveBack();
    // A signal stops only a program that does not listen to it.
    host.off('SIGTSTP', stop);
    host.kill(0, 'SIGTSTP');
    // It goes on here, at once where no shell stops it.
    host.on('SIGTSTP', stop);
    goOn();
  };
  const goOn = () => {
    input.setRawMode?.(true);
    if (lines.line) lines.prompt(true);
  };
  lines.on('SIGTSTP', stop);
  // A dropped line ends the program without the end of Node, which gives a terminal back.
  const heard = [
    ['SIGTSTP', stop],
    ['SIGCONT', goOn],
    ['exit', giveBack],
  ] as const;
  for (const [event, listener] of heard) host.on(event, listener);
  return () => {
    for (const [event, listener] of heard) host.off(event, listener);
  };
}

/** Resolves when a signal is aborted; never without one. */
function abortOf(signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
}

/** The thing that could not be done, as an answer. */
export function refuse(text: string): string[] {
  return [`${REFUSAL}${text}`];
}

const BELL = '\x07';

/**
 * Tells a visitor of a server what they are told there, in whichever mode they are. A challenge rings
 * the bell.
 * @returns what ends that
 */
export function tellVisitNews(
  texts: Texts,
  visit: Visit,
  { all }: SessionSettings,
  tell: (lines: readonly string[]) => void,
): () => void {
  return visit.onNews((news) => {
    const text = newsText(texts, news, 'lines');
    if (news.kind === 'trouble' || news.kind === 'draining') tell(refuse(text));
    else tell([news.kind === 'challenged' && all.bell === 'on' ? `${text}${BELL}` : text]);
  });
}
