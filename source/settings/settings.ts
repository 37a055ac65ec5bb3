import type { Variant } from '../core/variant.ts';
import { VARIANTS } from '../core/variants/index.ts';
import { parseEngineOptions } from './engine-options.ts';

/** A setting as data. */
export interface SettingData {
  readonly name: string;
  /** What it can be set to, the default first. */
  readonly values: readonly string[];
  /** A few words for the settings screen. */
  readonly about: string;
  /** How a text is written, where it is not one of a few values; `values` is then the default. */
  readonly form?: string;
}

const PREFERENCES = [
  {
    name: 'labels',
    values: ['kanji', 'kanji2', 'romaji', 'letters'],
    about: 'what stands on the pieces',
  },
  {
    name: 'coordinates',
    values: ['letters', 'digits', 'kanji'],
    about: 'how the ranks are marked beside the board',
  },
  {
    name: 'notation',
    values: ['hodges', 'numbers', 'japanese'],
    about: 'how moves are written; records stay in Hodges',
  },
  {
    name: 'charset',
    values: ['auto', 'box', 'frame', 'ascii'],
    about: 'which characters draw the board',
  },
  { name: 'colour', values: ['auto', 'on', 'off'], about: 'colours on the screen' },
  {
    name: 'theme',
    values: ['dark', 'light', 'safe', 'mono'],
    about: 'colours for a dark screen, a light one, safe ones, or none',
  },
  {
    name: 'flip',
    values: ['never', 'turn', 'white'],
    about: 'who sits at the bottom: Black, the side to play, or White',
  },
  {
    name: 'reigning',
    values: ['white', 'black', 'both'],
    about: 'which side has the reigning king',
  },
  {
    name: 'speech',
    values: ['hodges', 'words', 'romaji'],
    about: 'how moves are told in the line mode',
  },
  { name: 'illegal', values: ['refuse', 'lose'], about: 'what becomes of an illegal move' },
  {
    name: 'away-time',
    values: ['stops', 'counts'],
    about: 'what a clock does while its game is closed',
  },
  { name: 'resigns', values: ['on', 'off'], about: 'whether the computer gives up a lost game' },
  {
    name: 'ponder',
    values: ['off', 'on'],
    about: 'whether the computer thinks on your time as well',
  },
  {
    name: 'bell',
    values: ['on', 'off'],
    about: 'a sound at the move of an opponent who is not at this screen',
  },
] as const satisfies readonly SettingData[];

type Preference = (typeof PREFERENCES)[number];

/** The value of every setting. `handicap.yari` and so on: `even` or a name of the variant's. */
export type Settings = {
  readonly [P in Preference as P['name']]: P['values'][number];
} & {
  readonly variant: string;
  /** As `parseEngineOptions` reads it. */
  readonly 'engine-options': string;
  readonly [name: `handicap.${string}`]: string;
};

export type SettingName = Preference['name'] | 'variant' | 'engine-options' | `handicap.${string}`;

/** All settings, in the order in which they are shown: the one list of names and values. */
export const SETTINGS: readonly SettingData[] = [
  {
    name: 'variant',
    values: VARIANTS.map(({ id }) => id),
    about: 'the game that is offered first',
  },
  ...VARIANTS.map((variant) => ({
    name: handicapSetting(variant),
    values: ['even', ...variant.handicaps.map(({ name }) => name)],
    about: `the handicap that is offered first in ${variant.id}`,
  })),
  ...PREFERENCES,
  {
    name: 'engine-options',
    values: [''],
    form: 'NAME=VALUE, NAME=VALUE, ..',
    about: 'what other engines are told, as Threads=1, USI_Hash=64',
  },
];

export const DEFAULT_SETTINGS: Settings = Object.fromEntries(
  SETTINGS.map(({ name, values }) => [name, values[0]]),
) as Settings;

/** The setting that holds the handicap of a variant. */
export function handicapSetting(variant: Variant): `handicap.${string}` {
  return `handicap.${variant.id}`;
}

/** Settings with those of the command line in the place of their own; undefined leaves one alone. */
export function mergeSettings(
  settings: Settings,
  overrides: { readonly [Name in SettingName]?: Settings[Name] | undefined },
): Settings {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return { ...settings, ...Object.fromEntries(given) };
}

/** Why a setting cannot have a value. */
export type SettingFault =
  | { readonly code: 'unknown-setting'; readonly found: string; readonly names: readonly string[] }
  | {
      readonly code: 'unknown-setting-value';
      readonly name: string;
      readonly found: unknown;
      readonly values: readonly string[];
    };

/** Looks whether a setting of that name can have that value. */
export function checkSetting(name: string, value: unknown): SettingFault | undefined {
  const setting = SETTINGS.find((one) => one.name === name);
  if (!setting) {
    return { code: 'unknown-setting', found: name, names: SETTINGS.map((one) => one.name) };
  }
  if (typeof value === 'string' && isValueOf(setting, value)) return undefined;
  return { code: 'unknown-setting-value', name, found: value, values: validValues(setting) };
}

/** What a setting can be set to, in words where that is any text of a form. */
export function validValues({ values, form }: SettingData): readonly string[] {
  return form === undefined ? values : [form];
}

function isValueOf({ values, form }: SettingData, value: string): boolean {
  return form === undefined ? values.includes(value) : parseEngineOptions(value) !== undefined;
}
