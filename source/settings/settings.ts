import { cleanName } from '../clean/clean-text.ts';
import { isPersonName } from '../clean/person-name.ts';
import type { Variant } from '../rules/core/variant.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { parseEngineOptions } from './engine-options.ts';

/** The longest name of a player, in characters. */
const LONGEST_NAME = 60;

/** A setting as data. */
interface SettingData {
  readonly name: string;
  /** What it can be set to, the default first. */
  readonly values: readonly string[];
  /** A few words for the settings screen. */
  readonly about: string;
  /** Missing if the setting can only be one of its values; otherwise the first is the default. */
  readonly free?: FreeText;
}

/** A setting that may be many texts. */
interface FreeText {
  /** How it is written. */
  readonly form: string;
  readonly accepts: (text: string) => boolean;
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
  {
    name: 'pieces',
    values: ['auto', 'pictures', 'characters'],
    about: 'pieces as pictures where that works; auto: not over SSH',
  },
  { name: 'colour', values: ['auto', 'on', 'off'], about: 'colours on the screen' },
  {
    name: 'theme',
    values: ['auto', 'wood', 'slate', 'paper', 'dark', 'light', 'safe', 'mono'],
    about: 'wood, slate, paper: 256 colours; dark, light, safe: 16',
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
  {
    name: 'clock-calls',
    values: ['auto', 'on', 'off'],
    about: 'the line mode tells 60, 30, 10 s left; auto: where spoken',
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
  {
    name: 'mouse',
    values: ['on', 'off'],
    about: 'clicks and the wheel; with Shift the mouse selects text',
  },
] as const satisfies readonly SettingData[];

type Preference = (typeof PREFERENCES)[number];

/** A setting that does not depend on the games. */
export type PreferenceName = Preference['name'];

/** The value of every setting. `handicap.yari` and so on: `even` or a name of the variant's. */
export type Settings = {
  readonly [P in Preference as P['name']]: P['values'][number];
} & {
  readonly variant: string;
  /** Empty for the name of the account. */
  readonly name: string;
  /** In the form of `parseEngineOptions`. */
  readonly 'engine-options': string;
  readonly [name: `handicap.${string}`]: string;
};

export type SettingName =
  | PreferenceName
  | 'variant'
  | 'name'
  | 'engine-options'
  | `handicap.${string}`;

/** All settings in the order in which they are shown, those of the games that are known now. */
export function allSettings(): SettingData[] {
  return [
    {
      name: 'variant',
      values: VARIANTS.map(({ id }) => id),
      about: 'the game that is offered first',
    },
    ...VARIANTS.filter(({ handicaps }) => handicaps.length > 0).map((variant) => ({
      name: handicapSetting(variant),
      values: ['even', ...variant.handicaps.map(({ name }) => name)],
      about: `the handicap that is offered first in ${variant.id}`,
    })),
    ...PREFERENCES,
    {
      name: 'name',
      values: [''],
      free: { form: 'a name', accepts: isOwnName },
      about: 'what you are called; the name of your account when empty',
    },
    {
      name: 'engine-options',
      values: [''],
      free: {
        form: 'NAME=VALUE, NAME=VALUE, ..',
        accepts: (text) => parseEngineOptions(text) !== undefined,
      },
      about: 'what other engines are told, as Threads=1, USI_Hash=64',
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
      readonly values: readonly string[];
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

/** The values of a setting, or the form of its texts. */
export function validValues({ values, free }: SettingData): readonly string[] {
  return free ? [free.form] : values;
}

function isValueOf({ values, free }: SettingData, value: string): boolean {
  return free ? free.accepts(value) : values.includes(value);
}

function isOwnName(text: string): boolean {
  return text === cleanName(text) && text.length <= LONGEST_NAME && isPersonName(text);
}
