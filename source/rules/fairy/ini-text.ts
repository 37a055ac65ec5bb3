/** A line `KEY = VALUE` of a section. */
export interface IniEntry {
  readonly key: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A section `[name:base]` with its lines. */
export interface IniSection {
  /** As it is written. */
  readonly name: string;
  /** '' where none is named. */
  readonly base: string;
  readonly line: number;
  readonly entries: readonly IniEntry[];
  /** Lines `# komadai: KEY = VALUE`. */
  readonly own: readonly IniEntry[];
}

/** A line that is neither a section nor a comment nor `KEY = VALUE`. */
interface StrayLine {
  readonly found: string;
  readonly line: number;
  /** '' before the first section. */
  readonly section: string;
}

/** The text of a `variants.ini` taken apart. */
interface IniText {
  readonly sections: readonly IniSection[];
  /** Keys before the first section. */
  readonly early: readonly IniEntry[];
  readonly stray: readonly StrayLine[];
}

const OWN = /^[#;]+\s*komadai:\s*(.*)$/;
const HEADER = /^\[([^\]:]*)(?::([^\]]*))?\](.*)$/;
const COMMENT = /^[#;]/;

/** Takes the text of a `variants.ini` apart. The time is linear in its length. */
export function parseIni(text: string): IniText {
  const sections: IniSection[] = [];
  const early: IniEntry[] = [];
  const stray: StrayLine[] = [];
  let entries: IniEntry[] = early;
  let own: IniEntry[] = [];
  let section = '';
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = index + 1;
    // A byte order mark is a blank to `trim`.
    const found = raw.trim();
    if (found === '') continue;
    const [, ownText] = OWN.exec(found) ?? [];
    if (ownText !== undefined) {
      const entry = parseEntry(ownText, line);
      if (entry === undefined) stray.push({ found, line, section });
      else own.push(entry);
      continue;
    }
    if (COMMENT.test(found)) continue;
    const [, name, base = '', rest = ''] = HEADER.exec(found) ?? [];
    if (name !== undefined && (rest.trim() === '' || COMMENT.test(rest.trim()))) {
      section = name.trim();
      [entries, own] = [[], []];
      sections.push({ name: section, base: base.trim(), line, entries, own });
      continue;
    }
    const entry = parseEntry(found, line);
    if (entry === undefined) stray.push({ found, line, section });
    else entries.push(entry);
  }
  return { sections, early, stray };
}

function parseEntry(text: string, line: number): IniEntry | undefined {
  const at = text.indexOf('=');
  if (at <= 0) return undefined;
  const key = text.slice(0, at).trim();
  return key === '' ? undefined : { key, value: text.slice(at + 1).trim(), line };
}
