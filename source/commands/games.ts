import { setImmediate as afterEvents } from 'node:timers/promises';
import { withoutControls } from '../clean/clean-text.ts';
import type { GameEntry } from '../records/store/game-entry.ts';
import type { GameStore } from '../records/store/store.ts';
import { COLORS } from '../rules/core/color.ts';
import { findVariant } from '../rules/variants/index.ts';
import { type GameNames, namesOfRecord } from '../study/names/name-position.ts';
import { fileFaultText, playedAtText } from '../text/records.ts';
import { bothPlayText } from '../text/speech.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, type CommandContext, STATUS_DONE } from './command.ts';
import { choiceFlag, type FlagTable, switchFlag } from './flags.ts';
import { looksOn } from './looks.ts';
import { writeLine } from './output.ts';
import { VARIANT_FLAG } from './record-flags.ts';
import { fail } from './report.ts';
import { openWorkspace } from './workspace.ts';

const SORTS = ['date', 'name', 'moves'] as const;

/** The orders in which games are listed. */
const ORDERS = {
  date: (one, other) => compareTexts(dateOf(other), dateOf(one)),
  name: (one, other) => compareTexts(one.name, other.name),
  moves: (one, other) => other.summary.plies - one.summary.plies,
} as const satisfies Readonly<
  Record<(typeof SORTS)[number], (one: GameEntry, other: GameEntry) => number>
>;

const FLAGS = {
  json: switchFlag((texts) => texts.commands.GAMES_OPTIONS.json),
  variant: { ...VARIANT_FLAG, summary: (texts) => texts.commands.GAMES_OPTIONS.variant },
  unfinished: switchFlag((texts) => texts.commands.GAMES_OPTIONS.unfinished),
  openings: switchFlag((texts) => texts.commands.GAMES_OPTIONS.openings),
  sort: choiceFlag('ORDER', SORTS, (texts) => texts.commands.GAMES_OPTIONS.sort),
} as const satisfies FlagTable;

/**
 * `komadai games`: the saved games. On a terminal they are a table; elsewhere each is a line (name,
 * date, variant, black, white, result, plies) or a JSON object. `--openings` adds what both sides have
 * played: a line below, four columns (opening and castle of Black, then of White) or a field. A file
 * that cannot be read to its end is reported, and the status is that of a failure.
 */
export const games: Command<typeof FLAGS> = {
  operands: [],
  flags: FLAGS,
  examples: [
    'komadai games --sort name',
    'komadai games --unfinished | cut -f 1',
    'komadai games --openings --variant shogi',
    'komadai games --json',
  ],
  async run(context) {
    const { texts, stdout } = context;
    const { variant, unfinished = false, openings = false, sort = 'date' } = context.flags;
    const { store, settings } = openWorkspace(context);
    const looks = looksOn(stdout, context, settings.all);
    let status = STATUS_DONE;
    const entries = store.list().sort(ORDERS[sort]);
    const list = await openList(context, entries);
    let { head } = list;
    for (const entry of entries) {
      if (!isWanted(entry, variant, unfinished)) continue;
      const { fault } = entry.summary;
      if (fault) status = fail(context, fileFaultText(texts, entry.name, fault));
      if (unfinished && !entry.isUnfinished) continue;
      const lines = list.linesOf(entry, openings ? namesOf(store, entry) : undefined);
      if (head && lines.length > 0) {
        await writeLine(stdout, looks.title(head));
        head = undefined;
      }
      for (const line of lines) await writeLine(stdout, line);
      // Between two lines the program hears that its reader is gone.
      await afterEvents();
    }
    return status;
  },
};

/** How games are written. */
interface GameList {
  /** Stands above the first game. */
  readonly head?: string;
  readonly linesOf: (entry: GameEntry, names: GameNames | undefined) => readonly string[];
}

async function openList(
  { texts, stdout, flags }: CommandContext<typeof FLAGS>,
  entries: readonly GameEntry[],
): Promise<GameList> {
  const { json, openings = false } = flags;
  if (json) return { linesOf: (entry, names) => [JSON.stringify(gameObject(texts, entry, names))] };
  const { head, linesOf }: GameList = stdout.isTTY
    ? await openTable(texts, entries, stdout.columns || 80)
    : { linesOf: (entry, names) => [gameLine(entry, openings, names)] };
  return {
    ...(head !== undefined && { head }),
    // A file without a move that can be read is told of alone.
    linesOf: (entry, names) => {
      const { fault, plies } = entry.summary;
      return fault && plies === 0 ? [] : linesOf(entry, names);
    },
  };
}

/** Whether a game may be wanted. Its moves are read only if its tags do not tell. */
function isWanted(entry: GameEntry, variant: string | undefined, unfinished: boolean): boolean {
  const { head } = entry;
  if (unfinished && head.score !== '*') return false;
  if (!variant || head.variant === variant) return true;
  return !findVariant(head.variant) && ['', variant].includes(entry.summary.variant);
}

/** The games as rows of a table that is as wide as the window. */
async function openTable(
  texts: Texts,
  entries: readonly GameEntry[],
  width: number,
): Promise<GameList> {
  const [{ GameRow }, { chooseColumns, columnTitles, nameWidth }] = await Promise.all([
    import('../ui/screens/games/game-row.ts'),
    import('../ui/screens/games/game-columns.ts'),
  ]);
  const longest = entries.reduce((most, { name }) => Math.max(most, nameWidth(name)), 0);
  const columns = chooseColumns(texts, width, longest);
  const options = {
    texts,
    choose: () => {},
    read: (entry: GameEntry) => void entry.summary,
    columns: () => columns,
  };
  return {
    head: columnTitles(texts, columns),
    linesOf: (entry, names) => {
      const played = bothPlayText(texts, names);
      return [new GameRow(entry, options).text(width), ...(played ? [`  ${played}`] : [])];
    },
  };
}

/** When a game was played, so that it can be compared: of its tag what is a date, else the file's. */
function dateOf({ head, modifiedMs }: GameEntry): string {
  const [date = ''] = /^\d{4}(?:[.\-/]\d{1,2}){0,2}/.exec(head.date) ?? [];
  return playedAtText(date.replace(/[-/]/g, '.'), modifiedMs);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** What both sides have played in the first game of a file; of shogi alone. */
function namesOf(store: GameStore, { path }: GameEntry): GameNames | undefined {
  const file = store.load(path);
  const record = file.ok ? file.value.games[0].record : undefined;
  return record && namesOfRecord(record);
}

function gameLine(
  { name, summary }: GameEntry,
  hasNames: boolean,
  names: GameNames | undefined,
): string {
  const { date, variant, black, white, score, plies } = summary;
  const played = COLORS.flatMap((color) => {
    const { opening = '', castle = '' } = names?.[color] ?? {};
    return [opening, castle];
  });
  return [name, date, variant, black, white, score, String(plies), ...(hasNames ? played : [])]
    .map(withoutControls)
    .join('\t');
}

function gameObject(
  texts: Texts,
  { name, path, modifiedMs, summary }: GameEntry,
  names: GameNames | undefined,
) {
  const {
    date,
    variant,
    black,
    white,
    score,
    termination = '',
    plies,
    unfinished,
    fault,
  } = summary;
  return {
    name,
    path,
    date,
    variant,
    black,
    white,
    result: score,
    termination,
    plies,
    modified: new Date(modifiedMs).toISOString(),
    unfinished,
    ...(fault && { fault: fileFaultText(texts, name, fault) }),
    ...(names && { names }),
  };
}
