import type { Ask, Sql, SqlRow } from '../sql/sql.ts';

/** How many rows stand on a page. */
export const PAGE = 50;

/** A page of a list, from 1, of all that there are. */
export interface RowPage<Item> {
  readonly rows: readonly Item[];
  readonly page: number;
  readonly pages: number;
}

/** The most values of one question: SQLite takes 32,766. */
const MOST_VALUES = 5000;

/** The time of day, in milliseconds since 1970. */
export function nowMs({ time }: Pick<Sql, 'time'>): number {
  return time.date().getTime();
}

/** The `n` of a row that counts. */
export function count(row: SqlRow | undefined): number {
  return Number(row?.n ?? 0);
}

/** Asks for all of a list, in parts. @param text the question, with the places of its values */
export async function inList(
  ask: Ask,
  values: readonly string[],
  text: (list: string) => string,
): Promise<readonly SqlRow[]> {
  const rows: SqlRow[] = [];
  for (let from = 0; from < values.length; from += MOST_VALUES) {
    const part = values.slice(from, from + MOST_VALUES);
    rows.push(...(await ask(text(part.map((_, at) => `$${at + 1}`).join()), part)));
  }
  return rows;
}

/** A page of rows; the last one where there are fewer. @param from the tables and conditions */
export async function rowPage(
  ask: Ask,
  columns: string,
  from: string,
  order: string,
  values: readonly unknown[],
  wanted: number,
): Promise<RowPage<SqlRow>> {
  const [all] = await ask(`select count(*) as n ${from}`, values);
  const pages = Math.max(1, Math.ceil(count(all) / PAGE));
  const page = Math.min(wanted, pages);
  const limit = `limit ${PAGE} offset ${(page - 1) * PAGE}`;
  const rows = await ask(`select ${columns} ${from} order by ${order} ${limit}`, values);
  return { rows, page, pages };
}
