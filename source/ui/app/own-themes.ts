import { hasNames } from '../../settings/json-file.ts';
import type { ThemeFault } from '../../settings/theme-fault.ts';
import { rgbOfNumber } from '../../terminal/sgr.ts';
import { TILE_PALETTES, type TilePalette, type TilePaletteName, type Tone } from './palettes.ts';

/** A theme from a file. */
export interface OwnTheme {
  readonly palette: TilePalette;
  readonly base: TilePaletteName;
}

/** The key of the theme from which the other roles are taken. */
const EXTENDS = 'extends';

type Tones = { readonly [role: string]: Tone | Tones };

const own = new Map<string, OwnTheme>();

/** Makes a theme one that is found by its name. */
export function addOwnTheme(name: string, theme: OwnTheme): void {
  own.set(name, theme);
}

/** A theme from a file; undefined for another name. */
export function ownTheme(name: string): OwnTheme | undefined {
  return own.get(name);
}

/** The roles of a palette with their tones, those within others as `own.tile`. */
export function rolesOf(palette: TilePalette): [role: string, tone: Tone][] {
  return tonesOf(tonesIn(palette));
}

/**
 * The theme of a file that was parsed. What is wrong in it keeps the tone that it has in the theme
 * that is extended, by default in `wood`.
 */
export function readTheme(data: unknown): {
  readonly theme: OwnTheme;
  readonly faults: readonly ThemeFault[];
} {
  if (!hasNames(data)) {
    const theme: OwnTheme = { palette: TILE_PALETTES.wood, base: 'wood' };
    return { theme, faults: [{ code: 'no-object' }] };
  }
  const faults: ThemeFault[] = [];
  const { [EXTENDS]: wished = 'wood', ...roles } = data;
  const names = Object.keys(TILE_PALETTES) as TilePaletteName[];
  const known = names.find((name) => name === wished);
  if (!known) faults.push({ code: 'unknown-base', found: shown(wished), known: names });
  const base = known ?? 'wood';
  const { fallback } = TILE_PALETTES[base];
  const tones = merge(tonesIn(TILE_PALETTES[base]), roles, '', faults);
  return { theme: { palette: { fallback, ...tones } as unknown as TilePalette, base }, faults };
}

function tonesIn({ fallback: _, ...tones }: TilePalette): Tones {
  return tones as unknown as Tones;
}

function tonesOf(tones: Tones, path = ''): [role: string, tone: Tone][] {
  return Object.entries(tones).flatMap(([role, tone]): [string, Tone][] =>
    isTone(tone) ? [[path + role, tone]] : tonesOf(tone, `${path}${role}.`),
  );
}

function merge(base: Tones, data: object, path: string, faults: ThemeFault[]): Tones {
  const merged: Record<string, Tone | Tones> = { ...base };
  for (const [key, value] of Object.entries(data)) {
    const role = path + key;
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    if (before === undefined) {
      const known = Object.keys(base).map((one) => path + one);
      faults.push({ code: 'unknown-role', role, known });
    } else if (isTone(before)) {
      if (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)) merged[key] = toneOf(value);
      else faults.push({ code: 'no-colour', role, found: shown(value) });
    } else if (hasNames(value)) merged[key] = merge(before, value, `${role}.`, faults);
    else faults.push({ code: 'no-group', role, known: Object.keys(before) });
  }
  return merged;
}

function isTone(value: Tone | Tones): value is Tone {
  return Array.isArray(value);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const FIRST = 16;
const LAST = 255;

/** A colour and the nearest of the 256 that no user has changed. */
function toneOf(colour: string): Tone {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const distance = (number: number) =>
    rgbOfNumber(number).reduce((sum, part, at) => sum + (part - (rgb[at] ?? 0)) ** 2, 0);
  let nearest = FIRST;
  for (let number = FIRST; number <= LAST; number++) {
    if (distance(number) < distance(nearest)) nearest = number;
  }
  return [colour.toLowerCase(), nearest];
}
