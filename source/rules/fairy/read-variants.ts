import { VARIANT_ID, type Variant } from '../core/variant.ts';
import type { GameData } from '../variants/game-data.ts';
import { namesOf, OWN_GAMES } from '../variants/index.ts';
import { FAIRY_BASES } from './bases.ts';
import { compileSheet } from './compile-sheet.ts';
import { iniLines } from './format-variant.ts';
import { type IniSection, parseIni } from './ini-text.ts';
import { DEFAULTS } from './rule-keys.ts';
import { emptySheet, fillSheet, inheritSheet, type VariantSheet } from './sheet.ts';
import type { VariantFault } from './variant-fault.ts';

/** A game that a file describes. */
interface DescribedGame {
  readonly game: GameData;
  /** The name of its section, as it is written. */
  readonly section: string;
  /** The line of the section. */
  readonly line: number;
}

/** What a file says. */
export interface ReadVariants {
  readonly games: readonly DescribedGame[];
  /** In the order of their lines. */
  readonly faults: readonly VariantFault[];
}

/** Files that are written by hand describe far fewer games. */
const MOST_SECTIONS = 500;

/**
 * Reads the text of a `variants.ini` of Fairy-Stockfish, with the keys of `own-keys.ts`. A section
 * may name a game as its base: an earlier section, a game that comes with the program, or one that
 * Fairy-Stockfish knows. Of two such games with one name the latter is meant, so that a file says
 * the same everywhere. A game with a fault is not among the games. The time is linear in the
 * length of the text; of more than 500 sections the rest is not read.
 */
export function readVariants(text: string): ReadVariants {
  const { sections, early, stray } = parseIni(text);
  const faults: VariantFault[][] = [
    early.map(({ key, line }) => ({ code: 'no-section', key, line, section: '' })),
    stray.map((found) => ({ code: 'not-ini', ...found })),
  ];
  const games: DescribedGame[] = [];
  const sheets = new Map<string, { readonly sheet: VariantSheet; readonly line: number }>();
  const strayIn = new Set(stray.map(({ section }) => section));
  for (const [index, section] of sections.entries()) {
    const { name, base, line } = section;
    if (index === MOST_SECTIONS) {
      faults.push([{ code: 'too-many-games', most: MOST_SECTIONS, line, section: name }]);
      break;
    }
    const header: VariantFault[] = [];
    faults.push(header);
    const id = name.toLowerCase();
    const other = sheets.get(id);
    if (!VARIANT_ID.test(id)) header.push({ code: 'bad-name', name, line, section: name });
    else if (other) {
      header.push({ code: 'name-taken', name, line, section: name, first: other.line });
    } else if (ownGames().some((own) => own.id === id)) {
      header.push({ code: 'name-taken', name, line, section: name });
    }
    const under =
      base === '' ? defaultSheet() : (sheets.get(base.toLowerCase())?.sheet ?? baseSheet(base));
    if (under === undefined) {
      header.push({ code: 'unknown-base', base, known: baseNames(), line, section: name });
      continue;
    }
    const sheet = inheritSheet(under, base, line);
    const unread = fillSheet(sheet, section);
    const { game, faults: unplayable } = compileSheet(sheet, { section: name, line, id });
    faults.push(unread, [...unplayable]);
    if (!other && VARIANT_ID.test(id)) sheets.set(id, { sheet, line });
    const isRight = header.length + unread.length === 0 && !strayIn.has(name);
    if (game === undefined || !isRight) continue;
    const { variant, prose } = game;
    games.push({ game: { rules: variant, prose }, section: name, line });
  }
  return { games, faults: faults.flat().sort((a, b) => a.line - b.line) };
}

/** The games that come with the program. */
function ownGames(): Variant[] {
  return OWN_GAMES.map(({ rules }) => rules);
}

/** All names that a section may name as its base, apart from those of its file. */
function baseNames(): string[] {
  const own = ownGames().flatMap((variant) => [variant.id, ...namesOf(variant).usi]);
  return [...new Set([...Object.keys(FAIRY_BASES), ...own])];
}

const baseSheets = new Map<string, VariantSheet>();

function defaultSheet(): VariantSheet {
  return knownSheet('', () => sheetOf(emptySheet(), DEFAULTS, []));
}

/** The sheet of a game that Fairy-Stockfish or komadai knows by name. */
function baseSheet(name: string): VariantSheet | undefined {
  const id = name.toLowerCase();
  const variant = ownGames().find((own) => [own.id, ...namesOf(own).usi].includes(id));
  if (Object.hasOwn(FAIRY_BASES, id)) {
    const { base, keys } = FAIRY_BASES[id] ?? { keys: {} };
    const under = base === undefined ? defaultSheet() : baseSheet(base);
    // The rules are those of Fairy-Stockfish, the names of the pieces ours.
    const names =
      variant && iniLines(variant)?.own.filter(([key]) => /^(?:piece|hodges) /.test(key));
    return under && knownSheet(id, () => sheetOf(under, keys, names ?? []));
  }
  if (variant === undefined) return undefined;
  const lines = iniLines(variant);
  if (lines === undefined) return undefined;
  return knownSheet(variant.id, () =>
    sheetOf(defaultSheet(), Object.fromEntries(lines.keys), lines.own),
  );
}

function knownSheet(name: string, make: () => VariantSheet): VariantSheet {
  const sheet = baseSheets.get(name) ?? make();
  baseSheets.set(name, sheet);
  return sheet;
}

/** A sheet of our own tables. Throws `RangeError` at a fault. */
function sheetOf(
  under: VariantSheet,
  keys: Readonly<Record<string, string>>,
  own: readonly (readonly [key: string, value: string])[],
): VariantSheet {
  const entry = ([key, value]: readonly [string, string]) => ({ key, value, line: 0 });
  const section: IniSection = {
    name: '',
    base: '',
    line: 0,
    entries: Object.entries(keys).map(entry),
    own: own.map(entry),
  };
  const sheet = inheritSheet(under, '', 0);
  const [fault] = fillSheet(sheet, section);
  if (fault) throw new RangeError(`a base of variants: ${JSON.stringify(fault)}`);
  return sheet;
}
