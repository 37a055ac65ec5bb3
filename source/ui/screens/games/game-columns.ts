import stringWidth from 'string-width';
import { visibleText } from '../../../clean/clean-text.ts';
import type { GameSummary } from '../../../records/store/game-entry.ts';
import { playersText } from '../../../text/foreign-text.ts';
import { widestOf } from '../../../text/page.ts';
import { shortName } from '../../../text/records.ts';
import type { Texts } from '../../../text/texts.ts';
import { cutText, padBefore, padText } from '../../ink/columns.ts';

/** Widths of the columns of the list in their order; 0 for a column that has given way. */
export interface GameColumns {
  readonly date: number;
  readonly players: number;
  readonly game: number;
  readonly result: number;
  readonly moves: number;
  readonly name: number;
}

type GameCells = Readonly<Record<keyof GameColumns, string>>;

const ORDER = ['date', 'players', 'game', 'result', 'moves', 'name'] as const;
const GAP = '  ';

const DATE = '2026.11.20'.length;
const widest = (texts: Texts) => ({
  date: '2026.11.20 19:30'.length,
  game: widestOf(texts.settings.GAME_COLUMN_TITLES.game, texts.settings.COLUMN_SAMPLES.game),
  result: widestOf(
    texts.settings.GAME_COLUMN_TITLES.result,
    texts.settings.COLUMN_SAMPLES.longestResult,
  ),
  moves: stringWidth(texts.settings.GAME_COLUMN_TITLES.moves),
});

/** The columns that give way one after another: first the reason of a result, then times. */
const steps = (texts: Texts): readonly Partial<GameColumns>[] => [
  {},
  { result: stringWidth(texts.settings.COLUMN_SAMPLES.unfinished) },
  { date: DATE },
  { moves: 0 },
  { date: 0 },
  { game: 0 },
  { result: 0 },
];

/** Columns of the players: the fewest before another column gives way, and the most. */
const PLAYERS = 16;
const MOST_PLAYERS = 26;
/** Columns of the players that stay beside the longest name of a file. */
const LEAST_PLAYERS = 10;
/** Columns of a file's name before another column gives way. */
const MOST_NAME = 28;

/**
 * The columns in a line of a width. They are the same for all games, so that no row waits for
 * others.
 */
export function chooseColumns(texts: Texts, width: number, longestName: number): GameColumns {
  const name = Math.min(
    Math.max(longestName, stringWidth(texts.settings.GAME_COLUMN_TITLES.name)),
    MOST_NAME,
  );
  let others: Omit<GameColumns, 'players' | 'name'> = widest(texts);
  for (const step of steps(texts)) {
    others = { ...others, ...step };
    if (roomFor(others, width) - name >= PLAYERS) break;
  }
  const room = roomFor(others, width);
  const players = Math.max(Math.min(room - name, MOST_PLAYERS), LEAST_PLAYERS);
  return { ...others, players, name: Math.max(room - players, 0) };
}

/** Columns that the others leave for players and name. */
function roomFor(others: Omit<GameColumns, 'players' | 'name'>, width: number): number {
  const shown = Object.values(others).filter((columns) => columns > 0);
  const taken = shown.reduce((sum, columns) => sum + columns + GAP.length, 0);
  return width - taken - GAP.length;
}

/** The titles of the columns, in one line. */
export function columnTitles(texts: Texts, columns: GameColumns): string {
  return columnsText(columns, texts.settings.GAME_COLUMN_TITLES);
}

/** The cells in their columns; the number of moves stands at the right end of its column. */
export function columnsText(columns: GameColumns, cells: GameCells): string {
  const shown = ORDER.filter((column) => columns[column] > 0);
  const sentences = shown.map((column) => {
    const text = cutText(cells[column], columns[column]);
    return column === 'moves' ? padBefore(text, columns.moves) : padText(text, columns[column]);
  });
  return sentences.join(GAP).trimEnd();
}

/** The first of the texts that fits into `columns`, else the last; they go from long to short. */
export function fittingText(sentences: readonly string[], columns: number): string {
  return sentences.find((text) => stringWidth(text) <= columns) ?? sentences.at(-1) ?? '';
}

/** `Ann - Bob`. If that is too wide, `Ann-Bob`; else both names are cut, the longer one first. */
export function playersWithin(
  texts: Texts,
  players: Pick<GameSummary, 'black' | 'white'>,
  columns: number,
): string {
  const whole = playersText(players);
  if (stringWidth(whole) <= columns) return whole;
  const [black, white] = [shortName(texts, players.black), shortName(texts, players.white)];
  const between = playersText({ black: '', white: '' });
  for (const short of [black + between + white, black + between.trim() + white]) {
    if (stringWidth(short) <= columns) return short;
  }
  const room = columns - stringWidth(between);
  const [first, second] = [stringWidth(black), stringWidth(white)];
  const forWhite = Math.min(second, Math.max(Math.floor(room / 2), room - first));
  return playersText({
    black: cutText(black, room - forWhite),
    white: cutText(white, forWhite),
  });
}

/** Columns of a name. Nearly all of the thousands of names are ASCII. */
export function nameWidth(name: string): number {
  return /^[ -~]*$/.test(name) ? name.length : stringWidth(visibleText(name));
}
