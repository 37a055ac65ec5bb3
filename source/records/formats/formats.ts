import { bod, sfen } from './bod/bod.ts';
import { csa } from './csa/csa.ts';
import type { GameFormat } from './format.ts';
import { jkf } from './jkf/jkf.ts';
import { ki2, kif } from './kakinoki/kakinoki.ts';
import { psn } from './psn/psn.ts';
import { withPlainLines } from './text/utf8.ts';
import { usi } from './usi/usi.ts';

/**
 * All formats. Help lists them and detection asks them in this order. A row is light: what reads
 * and writes is loaded when it is needed.
 */
const FORMATS = [psn, kif, ki2, csa, jkf, usi, bod, sfen] as const;

type Row = (typeof FORMATS)[number];
type GameRow = Extract<Row, GameFormat>;
type PositionRow = Exclude<Row, GameFormat>;

/** A format of games. */
export type RecordFormat = GameRow['id'];

export type FormatId = Row['id'];

/** The formats in which games are read and written. */
export const RECORD_FORMATS: readonly RecordFormat[] = FORMATS.filter(hasGames).map(({ id }) => id);

/** The formats in which one position is written. */
export const POSITION_FORMATS: readonly PositionRow['id'][] = FORMATS.filter(
  (row) => !hasGames(row),
).map(({ id }) => id);

/** The formats that hold games of every variant. */
export const WHOLE_FORMATS: readonly RecordFormat[] = FORMATS.filter(hasGames)
  .filter(({ holds }) => holds.variants === undefined)
  .map(({ id }) => id);

/** The format of saved games; it holds all that a record has. */
export const OWN_FORMAT = psn.id;

/** How the names of saved games end. */
export const OWN_END = psn.ends[0];

/** The row of a format. */
export function formatOf<Id extends FormatId>(id: Id): Extract<Row, { readonly id: Id }> {
  const isWanted = (row: Row): row is Extract<Row, { readonly id: Id }> => row.id === id;
  const row = FORMATS.find(isWanted);
  if (row === undefined) throw new RangeError(`${id} is not in the table of formats`);
  return row;
}

/** The format that the end of a file's name stands for; undefined where it stands for none. */
export function formatOfName(name: string): RecordFormat | undefined {
  const lower = name.toLowerCase();
  const row = FORMATS.filter(hasGames).find(({ ends }) => ends.some((end) => lower.endsWith(end)));
  return row?.id;
}

/**
 * The format of a text by its content alone; undefined where nothing in it is a game or a board.
 * Text with tags is PSN in whatever notation its moves are; so are moves without any tags or
 * headers, unless each line is one of USI.
 */
export async function detectFormat(text: string): Promise<FormatId | undefined> {
  const plain = withPlainLines(text);
  const sure = FORMATS.find((row) => row.isSure?.(plain));
  if (sure) return sure.id;
  for (const row of FORMATS) if (await row.isLikely?.(plain)) return row.id;
  return undefined;
}

function hasGames(row: Row): row is GameRow {
  return row.holds !== 'position';
}
