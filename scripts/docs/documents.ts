import { manPage } from './man-page.ts';
import { docTables } from './tables.ts';

/** What package.json says that the pages tell. */
export interface PackageData {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** The path of the manual page. */
export const MAN_PAGE = 'man/komadai.1';

const REGION = /^<!-- table: (.+) -->\n[\s\S]*?^<!-- \/table -->$/gm;

/**
 * The documents as the data of the program have them, by path.
 * @param pages pages of Markdown by path; what stands between `<!-- table: NAME -->` and
 *   `<!-- /table -->` is replaced
 * @throws RangeError where there is no such table
 */
export async function documents(
  pages: ReadonlyMap<string, string>,
  { version, scripts }: PackageData,
): Promise<ReadonlyMap<string, string>> {
  const tables = docTables(Object.keys(scripts));
  const filled = Array.from(pages, ([path, text]): [string, string] => [
    path,
    fillTables(text, tables),
  ]);
  return new Map([...filled, [MAN_PAGE, await manPage(version)]]);
}

function fillTables(page: string, tables: ReadonlyMap<string, string>): string {
  return page.replaceAll(REGION, (_, name: string) => {
    const text = tables.get(name);
    if (text === undefined) throw new RangeError(`there is no table ${name}`);
    return `<!-- table: ${name} -->\n${text}\n<!-- /table -->`;
  });
}
