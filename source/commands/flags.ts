import { failure, type Result, success } from '../rules/core/result.ts';
import { LABEL_STYLES } from '../rules/notation/labels.ts';
import { preferenceValues } from '../settings/settings.ts';
import { CHARSETS } from '../terminal/capabilities.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import type { OptionName } from '../text/en/words.ts';
import type { Texts } from '../text/texts.ts';

const CHARSET_NAMES = ['auto', ...CHARSETS] as const;

/**
 * What a shell offers without a closed list. `games`: saved games, then files. `unfinished`: games
 * that can be resumed, and files only if none of these fits.
 */
export type Suggestion = 'games' | 'unfinished' | 'folders';

/** What a flag does, in one line of the help. */
type Summary = (texts: Texts) => string;

/** A flag of meow without a value. If its default is true, it is written `--no-NAME`. */
interface SwitchFlag {
  readonly type: 'boolean';
  readonly shortFlag?: string;
  readonly default?: true;
  readonly summary: Summary;
}

/** A flag of meow with a value. Numbers are texts too, since meow turns a bad one into NaN. */
export interface ValueFlag {
  readonly type: 'string';
  readonly shortFlag?: string;
  /** All that it can be, if that is a closed list. */
  readonly choices?: () => readonly string[];
  /** The choice that another spelling means. Default: there is no other. */
  readonly choiceOf?: (spelling: string) => string | undefined;
  /** Reads the text of its value, of the option `--name`. Default: the text is the value. */
  readonly parse?: (
    text: string,
    option: OptionName,
    texts: Texts,
  ) => Result<unknown, ArgumentFault>;
  /** Name of its value in the usage line. */
  readonly value: string;
  /** What a shell offers without choices. @param engines the names in the list of engines */
  readonly offers?: (engines: () => readonly string[]) => readonly string[];
  /** What a shell offers, by the operand before the flag, if that one decides. */
  readonly offersAfter?: (
    texts: Texts,
    engines: () => readonly string[],
  ) => Readonly<Record<string, readonly string[]>>;
  readonly suggest?: Suggestion;
  readonly summary: Summary;
}

/** A flag of the command line, for meow, for the help and for a shell. */
export type Flag = SwitchFlag | ValueFlag;

/** Flags by name in camel case: `startEngine` is written `--start-engine`. */
export type FlagTable = Readonly<Record<string, Flag>>;

/** Values of the flags of a table. */
export type FlagValues<Table extends FlagTable> = {
  readonly [Name in keyof Table]?: FlagValue<Table[Name]> | undefined;
};

type FlagValue<Given extends Flag> = Given extends { readonly type: 'boolean' }
  ? boolean
  : Given extends { readonly parse: (...given: never[]) => Result<infer Read, ArgumentFault> }
    ? Read
    : Given extends { readonly choices: () => readonly (infer Choice)[] }
      ? Choice
      : // A flag that is not known may have any value.
        ValueFlag extends Given
        ? unknown
        : string;

/** A flag with its key in the table, and with its name as it is written, without dashes. */
export type NamedFlag = Flag & { readonly key: string; readonly name: string };

const LANGUAGE_CHOICES = preferenceValues('language');

/** The flags that every command takes. */
export const COMMON_FLAGS = {
  language: choiceFlag('CODE', LANGUAGE_CHOICES, (texts) =>
    texts.commands.languageOption(LANGUAGE_CHOICES),
  ),
  labels: choiceFlag('STYLE', LABEL_STYLES, (texts) => texts.commands.labelsOption(LABEL_STYLES)),
  charset: choiceFlag('CHARSET', CHARSET_NAMES, (texts) =>
    texts.commands.charsetOption(CHARSET_NAMES),
  ),
  theme: {
    type: 'string',
    value: 'NAME',
    choices: () => preferenceValues('theme'),
    summary: (texts) => texts.commands.themeOption(preferenceValues('theme')),
  },
  ascii: switchFlag((texts) => texts.commands.COMMON_OPTIONS.ascii),
  color: {
    type: 'boolean',
    default: true,
    summary: (texts) => texts.commands.COMMON_OPTIONS.noColor,
  },
  mouse: {
    type: 'boolean',
    default: true,
    summary: (texts) => texts.commands.COMMON_OPTIONS.noMouse,
  },
  home: {
    type: 'string',
    value: 'DIR',
    suggest: 'folders',
    parse: parseFolder,
    summary: (texts) => texts.commands.COMMON_OPTIONS.home,
  },
  variants: textFlag('FILE', (texts) => texts.commands.COMMON_OPTIONS.variants),
  help: { type: 'boolean', shortFlag: 'h', summary: (texts) => texts.commands.COMMON_OPTIONS.help },
  version: {
    type: 'boolean',
    shortFlag: 'v',
    summary: (texts) => texts.commands.COMMON_OPTIONS.version,
  },
} as const satisfies FlagTable;

/** Chooses the line mode, in every command that needs no screen. */
export const PLAIN_FLAG = switchFlag((texts) => texts.commands.COMMON_OPTIONS.plain);

/** A flag without a value. */
export function switchFlag(summary: Summary) {
  return { type: 'boolean', summary } as const;
}

/** A flag whose value is a text. @param value what the usage line calls it */
export function textFlag<Value extends string>(value: Value, summary: Summary) {
  return { type: 'string', value, summary } as const;
}

/** A flag whose value is one of a list. */
export function choiceFlag<Choice extends string>(
  value: string,
  choices: readonly Choice[],
  summary: Summary,
) {
  return { type: 'string', value, choices: () => choices, summary } as const;
}

/** Reads the name of a folder, which is not empty. */
export function parseFolder(text: string, option: string): Result<string, ArgumentFault> {
  return text === '' ? failure({ code: 'missing-value', option, value: 'DIR' }) : success(text);
}

/** A flag whose value `read` reads. @param read undefined for a text of none of the `valid` forms */
export function readFlag<Read>(
  value: string,
  summary: Summary,
  read: (text: string) => Read | undefined,
  valid: (texts: Texts) => readonly string[],
) {
  const parse = (found: string, what: OptionName, texts: Texts): Result<Read, ArgumentFault> => {
    const known = read(found);
    if (known !== undefined) return success(known);
    return failure({ code: 'unknown-value', what, found, valid: valid(texts) });
  };
  return { type: 'string', value, parse, summary } as const;
}

/** A flag whose value is a whole number, at least `least`. @param most Default: 9 digits */
export function countFlag(least: number, summary: Summary, value = 'N', most?: number) {
  const read = (text: string) => {
    const isCount = /^\d{1,9}$/.test(text) && Number(text) >= least;
    return isCount && Number(text) <= (most ?? Number(text)) ? Number(text) : undefined;
  };
  return readFlag(value, summary, read, ({ commands }) => [
    most === undefined ? commands.wholeNumberFrom(least) : commands.wholeNumberBetween(least, most),
  ]);
}

/** Flags in the order of their table, each with its name. */
export function namedFlags(table: FlagTable): NamedFlag[] {
  return Object.entries(table).map(([key, flag]) => ({ ...flag, key, name: flagName(key, flag) }));
}

function flagName(key: string, flag: Flag): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return flag.type === 'boolean' && flag.default ? `no-${name}` : name;
}
