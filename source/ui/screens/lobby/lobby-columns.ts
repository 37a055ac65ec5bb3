import stringWidth from 'string-width';
import type { LobbyCells } from '../../../text/lobby.ts';
import { widestOf } from '../../../text/page.ts';
import type { Texts } from '../../../text/texts.ts';
import { cutText, padText } from '../../ink/columns.ts';

/** Widths of the columns of the lobby in their order; 0 for a column that has given way. */
type LobbyColumns = Readonly<Record<keyof LobbyCells, number>>;

const ORDER = ['what', 'who', 'rating', 'game', 'clock', 'state'] as const;
const GAP = '  ';

const widest = ({ settings, lobby: { LOBBY_TITLES } }: Texts) => ({
  what: widestOf(LOBBY_TITLES.what, settings.COLUMN_SAMPLES.yourOffer),
  rating: widestOf(LOBBY_TITLES.rating, '1540 +-350'),
  game: widestOf(LOBBY_TITLES.game, settings.COLUMN_SAMPLES.game),
  clock: widestOf(LOBBY_TITLES.clock, '1800+60+5'),
  state: widestOf(LOBBY_TITLES.state, settings.COLUMN_SAMPLES.theirTurnHere),
});

/** The columns that give way one after another until the names have room. */
const steps = (texts: Texts): readonly Partial<LobbyColumns>[] => [
  {},
  { clock: 0 },
  { rating: 0 },
  { game: 0 },
  { state: stringWidth(texts.settings.COLUMN_SAMPLES.theirTurn) },
];

/** Columns of the names: the fewest before another column gives way, and the most. */
const LEAST_WHO = 12;
const MOST_WHO = 40;

/** The columns in a line of a width. */
function columnsOf(texts: Texts, width: number): LobbyColumns {
  let others: Omit<LobbyColumns, 'who'> = widest(texts);
  for (const step of steps(texts)) {
    others = { ...others, ...step };
    if (roomFor(others, width) >= LEAST_WHO) break;
  }
  return { ...others, who: Math.max(Math.min(roomFor(others, width), MOST_WHO), 1) };
}

/** Columns that the others leave for the names. */
function roomFor(others: Omit<LobbyColumns, 'who'>, width: number): number {
  const shown = Object.values(others).filter((columns) => columns > 0);
  return width - shown.reduce((sum, columns) => sum + columns + GAP.length, 0);
}

/** The cells in their columns, in one line of a width. Names take the column of a missing rating. */
export function lobbyLine(texts: Texts, cells: LobbyCells, width: number): string {
  const all = columnsOf(texts, width);
  const isWide = cells.rating === '' && all.rating > 0;
  const columns = isWide ? { ...all, who: all.who + GAP.length + all.rating, rating: 0 } : all;
  const shown = ORDER.filter((column) => columns[column] > 0);
  const sentences = shown.map((column) =>
    padText(cutText(cells[column], columns[column]), columns[column]),
  );
  return sentences.join(GAP).trimEnd();
}

/** The titles of the columns, in one line of a width. */
export function lobbyTitles(texts: Texts, width: number): string {
  return lobbyLine(texts, texts.lobby.LOBBY_TITLES, width);
}
