import { cleanName } from '../clean/clean-text.ts';
import { isPersonName } from '../clean/person-name.ts';
import type { Variant } from '../rules/core/variant.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { isEngineName, OWN_ENGINE } from './engine-list.ts';
import { parseEngineOptions } from './engine-options.ts';
import { LANGUAGE_CODES, type Language } from './language.ts';

/** The longest name of a player, in characters. */
const LONGEST_NAME = 60;

/** A setting as data. */
export interface SettingData {
  readonly name: string;
  /** What it can be set to, the default first. */
  readonly values: readonly string[];
  /** Missing if the setting can only be one of its values; otherwise the first is the default. */
  readonly free?: FreeText;
}

/** A kind of text that a setting may be. */
type FreeForm = 'name' | 'analyst' | 'engine-options';

/** What a setting can be: its values, or any text of a kind. */
export type ValidValues = readonly string[] | FreeForm;

/** A setting that may be many texts. */
interface FreeText {
  readonly form: FreeForm;
  readonly accepts: (text: string) => boolean;
}

const PREFERENCES = [
  { name: 'language', values: ['auto', ...LANGUAGE_CODES] },
  {
    name: 'labels',
    values: ['kanji', 'kanji2', 'romaji', 'letters'],
  },
  {
    name: 'coordinates',
    values: ['auto', 'letters', 'digits', 'kanji'],
  },
  {
    name: 'notation',
    values: ['auto', 'hodges', 'numbers', 'japanese'],
  },
  {
    name: 'charset',
    values: ['auto', 'box', 'frame', 'ascii'],
  },
  {
    name: 'pieces',
    values: ['auto', 'pictures', 'characters'],
  },
  { name: 'colour', values: ['auto', 'on', 'off'] },
  {
    name: 'theme',
    values: ['auto', 'wood', 'slate', 'paper', 'dark', 'light', 'safe', 'mono'],
  },
  {
    name: 'flip',
    values: ['never', 'turn', 'white'],
  },
  {
    name: 'reigning',
    values: ['white', 'black', 'both'],
  },
  {
    name: 'speech',
    values: ['hodges', 'words', 'romaji'],
  },
  {
    name: 'clock-calls',
    values: ['auto', 'on', 'off'],
  },
  { name: 'illegal', values: ['refuse', 'lose'] },
  {
    name: 'away-time',
    values: ['stops', 'counts'],
  },
  { name: 'resigns', values: ['on', 'off'] },
  {
    name: 'ponder',
    values: ['off', 'on'],
  },
  { name: 'analyse-games', values: ['ask', 'on', 'off'] },
  {
    name: 'bell',
    values: ['on', 'off'],
  },
  { name: 'notify', values: ['off', 'on'] },
  {
    name: 'mouse',
    values: ['on', 'off'],
  },
  { name: 'motion', values: ['off', 'on'] },
] as const satisfies readonly SettingData[];

type Preference = (typeof PREFERENCES)[number];

/** A setting that does not depend on the games. */
export type PreferenceName = Preference['name'];

/** A value that no game, language or engine names. */
export type SettingValue = Exclude<Preference['values'][number], Language> | typeof OWN_ENGINE;

/** The value of every setting. `handicap.yari` and so on: `even` or a name of the variant's. */
export type Settings = {
  readonly [P in Preference as P['name']]: P['values'][number];
} & {
  readonly variant: string;
  /** Empty for the name of the account. */
  readonly name: string;
  /** The analyst: our own search, or an engine by its name in the list. */
  readonly analyst: string;
  /** The options of the analyst, in the form of `parseEngineOptions`. */
  readonly 'engine-options': string;
  readonly [name: `handicap.${string}`]: string;
};

export type SettingName =
  | PreferenceName
  | 'variant'
  | 'name'
  | 'analyst'
  | 'engine-options'
  | `handicap.${string}`;

/** All settings in the order in which they are shown, those of the games that are known now. */
export function allSettings(): SettingData[] {
  return [
    {
      name: 'variant',
      values: VARIANTS.map(({ id }) => id),
    },
    ...VARIANTS.filter(({ handicaps }) => handicaps.length > 0).map((variant) => ({
      name: handicapSetting(variant),
      values: ['even', ...variant.handicaps.map(({ name }) => name)],
    })),
    ...PREFERENCES,
    {
      name: 'name',
      values: [''],
      free: { form: 'name', accepts: isOwnName },
    },
    {
      name: 'analyst',
      values: [OWN_ENGINE],
      free: { form: 'analyst', accepts: (text) => text === OWN_ENGINE || isEngineName(text) },
    },
    {
      name: 'engine-options',
      values: [''],
      free: {
        form: 'engine-options',
        accepts: (text) => parseEngineOptions(text) !== undefined,
      },
    },
  ];
}

export function defaultSettings(): Settings {
  return Object.fromEntries(allSettings().map(({ name, values }) => [name, values[0]])) as Settings;
}

/** The setting that holds the handicap of a variant. */
export function handicapSetting(variant: Variant): `handicap.${string}` {
  return `handicap.${variant.id}`;
}

/** The handicap that is offered first in a variant, `even` where it has none. */
export function preferredHandicap(settings: Settings, variant: Variant): string {
  return settings[handicapSetting(variant)] ?? 'even';
}

/** Whether the line mode tells that little time is left. */
export function tellsLittleTime(settings: Settings): boolean {
  const calls = settings['clock-calls'];
  return calls === 'auto' ? settings.speech !== 'hodges' : calls === 'on';
}

/** The value of a setting; '' for the handicap of a variant without any. */
export function settingValue(settings: Settings, name: SettingName): string {
  return settings[name] ?? '';
}

/** Settings with overrides; undefined overrides nothing. */
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
      readonly values: ValidValues;
    };

/** Checks a value of a setting. */
export function checkSetting(name: string, value: unknown): SettingFault | undefined {
  const settings = allSettings();
  const setting = settings.find((one) => one.name === name);
  if (!setting) {
    return { code: 'unknown-setting', found: name, names: settings.map((one) => one.name) };
  }
  if (typeof value === 'string' && isValueOf(setting, value)) return undefined;
  return { code: 'unknown-setting-value', name, found: value, values: validValues(setting) };
}

/** What a preference can be set to, the default first. */
export function preferenceValues<Name extends PreferenceName>(
  name: Name,
): readonly Settings[Name][] {
  return PREFERENCES.find((one) => one.name === name)
    ?.values as unknown as readonly Settings[Name][];
}

/** What a setting can be. */
export function validValues({ values, free }: SettingData): ValidValues {
  return free ? free.form : values;
}

function isValueOf({ values, free }: SettingData, value: string): boolean {
  return free ? free.accepts(value) : values.includes(value);
}

function isOwnName(text: string): boolean {
  return text === cleanName(text) && text.length <= LONGEST_NAME && isPersonName(text);
}
