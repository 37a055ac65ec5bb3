import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameStore } from '../records/store/store.ts';
import { openForeignBook } from '../study/books/db-book.ts';
import { formatDbBook } from '../study/books/db-lines.ts';
import { type ForeignBookFault, isBookPath } from '../study/books/foreign-book.ts';
import type { GameIndex } from '../study/index/game-index.ts';
import { playedBook } from '../study/index/played-book.ts';
import { recordFiles } from '../study/index/refresh-index.ts';
import type { IndexUpdate } from '../study/index/update-index.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { type FlagTable, switchFlag } from './flags.ts';
import { untilInterrupt } from './interrupt.ts';
import { writeLine } from './output.ts';
import { OUTPUT_FLAGS, takenOutput, writeOutput } from './output-file.ts';
import { ProgressLine } from './progress-line.ts';
import { VARIANT_FLAG, variantOrShogi } from './record-flags.ts';
import { fail, reject } from './report.ts';
import { openWorkspace } from './workspace.ts';

const FLAGS = {
  remove: switchFlag((texts) => texts.commands.INDEX_OPTIONS.remove),
  ...OUTPUT_FLAGS,
  output: { ...OUTPUT_FLAGS.output, summary: (texts) => texts.commands.INDEX_OPTIONS.output },
  variant: { ...VARIANT_FLAG, summary: (texts) => texts.commands.INDEX_OPTIONS.variant },
} as const satisfies FlagTable;

type IndexContext = CommandContext<typeof FLAGS>;

/** How often it is told on a terminal how far it is. */
const TOLD_MS = 100;

/** `komadai index`: the index of the saved games and of those of other folders, by position. */
export const indexCommand: Command<typeof FLAGS> = {
  operands: [{ name: 'FOLDER|BOOK', optional: true, repeats: true, suggest: 'folders' }],
  flags: FLAGS,
  examples: [
    'komadai index',
    'komadai index ~/kifu ~/floodgate',
    'komadai index user_book1.db',
    'komadai index --remove ~/kifu',
    'komadai index --output own.db',
  ],
  async run(context) {
    const { operands, flags } = context;
    const workspace = openWorkspace(context);
    const { gameIndex, store } = workspace;
    if (!gameIndex) {
      const text = context.texts.replay.REPLAY_ANSWERS['explored-by-server'];
      return fail(context, text);
    }
    const taken = takenBook(context);
    if (taken !== undefined) return taken;
    const { folders, books } = await gameIndex.places();
    const known = [...folders, ...books];
    const isRight = flags.remove ? isKnown(context, known) : isPlace(context);
    const paths = operands.filter(isRight);
    const status = paths.length < operands.length ? STATUS_FAILED : STATUS_DONE;
    if (operands.length > 0 && paths.length === 0) return status;
    const task = flags.remove ? { removed: paths } : { added: paths };
    const done = Math.max(status, await update(context, { gameIndex, store }, task));
    if (done !== STATUS_DONE || flags.output === undefined) return done;
    return writeBook(context, gameIndex, flags.output);
  },
};

/** Reports that a book cannot be written there. @returns undefined if it can */
function takenBook(context: IndexContext): number | undefined {
  const { output } = context.flags;
  if (output === undefined || isBookPath(output)) return takenOutput(context);
  return reject(context, context.texts.study.notDbText(output));
}

/** Writes what was played in the games of the index as an opening book. @returns the exit status */
async function writeBook(
  context: IndexContext,
  gameIndex: GameIndex,
  output: string,
): Promise<number> {
  const { study: texts } = context.texts;
  const variant = variantOrShogi(context.flags.variant);
  const index = await gameIndex.open();
  const book = index.ok ? playedBook(index.value, variant) : index;
  if (index.ok) index.value.close();
  if (!book.ok) return fail(context, texts.indexFaultText(book.fault));
  const text = formatDbBook(variant, book.value);
  const status = await writeOutput(context, output, Buffer.from(text));
  if (status === STATUS_DONE) {
    await writeLine(context.stdout, texts.bookWrittenText(output, book.value.length));
  }
  return status;
}

/** Brings the index up to date, until Ctrl-C. @returns the exit status */
async function update(
  context: IndexContext,
  { gameIndex, store }: { readonly gameIndex: GameIndex; readonly store: GameStore },
  task: { readonly added: string[] } | { readonly removed: string[] },
): Promise<number> {
  const { study: texts } = context.texts;
  const progress = new ProgressLine(context);
  let isStopped = false;
  let toldMs = 0;
  const updated = await untilInterrupt((signal) => {
    signal.onabort = () => {
      isStopped = true;
    };
    return gameIndex.update({
      ...task,
      isStopped: () => isStopped,
      onProgress: ({ files, size, games }) => {
        if (performance.now() - toldMs < TOLD_MS) return;
        toldMs = performance.now();
        progress.show(texts.indexProgressText(files, size, games));
      },
    });
  });
  progress.clear();
  if (!updated.ok) {
    return fail(context, texts.indexFaultText(updated.fault));
  }
  const { folders, books } = await gameIndex.places();
  await tell(context, updated.value, [...new Set([resolve(store.folder), ...folders, ...books])]);
  const empty = folders.filter((folder) => recordFiles(folder).length === 0);
  for (const folder of empty) {
    fail(context, context.texts.replay.noGamesInText(folder));
  }
  const status = tellDamagedBooks(context, books);
  if (isStopped) return fail(context, texts.INDEX_STOPPED);
  return empty.length > 0 ? STATUS_FAILED : status;
}

/** Tells which of the known books cannot be read. @returns the exit status */
function tellDamagedBooks(context: IndexContext, books: readonly string[]): number {
  let status = STATUS_DONE;
  for (const path of books) {
    const fault = faultOfBook(path);
    if (fault) status = fail(context, context.texts.study.knownBookFaultText(path, fault));
  }
  return status;
}

/** Why a book cannot be read; undefined if it can. */
function faultOfBook(path: string): ForeignBookFault | undefined {
  const book = openForeignBook(path, variantOrShogi());
  if (!book.ok) return book.fault;
  book.value.close();
  return undefined;
}

async function tell(
  { texts: { study: texts }, stdout }: IndexContext,
  { remade, games, gone, unread, total }: IndexUpdate,
  places: readonly string[],
): Promise<void> {
  const lines = [
    ...(remade ? [texts.indexRemadeText(remade)] : []),
    texts.indexedText(games),
    ...(gone > 0 ? [texts.goneFilesText(gone)] : []),
    ...(unread > 0 ? [texts.unreadFilesText(unread)] : []),
    texts.indexSizeText(total),
    ...places.map((path) => `  ${path}`),
  ];
  for (const line of lines) await writeLine(stdout, line);
}

/** Whether a path is a folder, or a book that can be read. Reports it if not. */
function isPlace(context: IndexContext) {
  const { study: texts } = context.texts;
  return (path: string): boolean => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return true;
    if (!isBookPath(path)) {
      fail(context, `${path}: ${texts.NOT_A_PLACE}`);
      return false;
    }
    const fault = faultOfBook(path);
    if (fault) fail(context, `${path}: ${texts.wholeBookFaultText(fault)}`);
    return !fault;
  };
}

/** Whether the index was told to hold a path. Reports it if not. */
function isKnown(context: IndexContext, known: readonly string[]) {
  return (path: string): boolean => {
    const isThere = known.includes(resolve(path));
    if (!isThere) {
      fail(context, context.texts.study.notIndexedText(path));
    }
    return isThere;
  };
}
