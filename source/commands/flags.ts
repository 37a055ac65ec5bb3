import { failure, type Result, success } from '../rules/core/result.ts';
import { LABEL_STYLES } from '../rules/notation/labels.ts';
import { preferenceValues } from '../settings/settings.ts';
import { CHARSETS } from '../terminal/capabilities.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';

const CHARSET_NAMES = ['auto', ...CHARSETS] as const;
const THEMES = preferenceValues('theme');

/**
 * What a shell offers without a closed list. `games`: saved games, then files. `unfinished`: games
 * that can be resumed, and files only if none of these fits.
 */
export type Suggestion = 'games' | 'unfinished' | 'folders';

/** A flag of meow without a value. If its default is true, it is written `--no-NAME`. */
interface SwitchFlag {
  readonly type: 'boolean';
  readonly shortFlag?: string;
  readonly default?: true;
  readonly summary: string;
}

/** A flag of meow with a value. Numbers are texts too, since meow turns a bad one into NaN. */
export interface ValueFlag {
  readonly type: 'string';
  readonly shortFlag?: string;
  /** All that it can be, if that is a closed list. */
  readonly choices?: () => readonly string[];
  readonly isRequired?: typeof unlessAsked;
  /** Reads the text of its value, of the option `--name`. Default: the text is the value. */
  readonly parse?: (text: string, option: string) => Result<unknown, ArgumentFault>;
  /** Name of its value in the usage line. */
  readonly value: string;
  /** Forms of its value, for the message that it is missing. */
  readonly forms?: readonly string[];
  /** What a shell offers without choices. */
  readonly offers?: () => readonly string[];
  /** What a shell offers, by the operand before the flag, if that one decides. */
  readonly offersAfter?: () => Readonly<Record<string, readonly string[]>>;
  readonly suggest?: Suggestion;
  readonly summary: string;
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

/** The flags that every command takes. */
export const COMMON_FLAGS = {
  labels: {
    type: 'string',
    value: 'STYLE',
    choices: () => LABEL_STYLES,
    summary: `labels of the pieces: ${LABEL_STYLES.join(', ')}`,
  },
  charset: {
    type: 'string',
    value: 'CHARSET',
    choices: () => CHARSET_NAMES,
    summary: `characters of the board: ${CHARSET_NAMES.join(', ')}`,
  },
  theme: {
    type: 'string',
    value: 'NAME',
    choices: () => THEMES,
    summary: `colours: ${THEMES.join(', ')}`,
  },
  ascii: { type: 'boolean', summary: 'charset ascii, with letters unless romaji is chosen' },
  color: { type: 'boolean', default: true, summary: 'no colours' },
  mouse: { type: 'boolean', default: true, summary: 'leave the mouse to the terminal' },
  home: {
    type: 'string',
    value: 'DIR',
    suggest: 'folders',
    parse: parseFolder,
    summary: 'keep settings and games in this folder',
  },
  variants: {
    type: 'string',
    value: 'FILE',
    summary: 'also the games that this file describes',
  },
  help: { type: 'boolean', shortFlag: 'h', summary: 'this help' },
  version: { type: 'boolean', shortFlag: 'v', summary: 'the version' },
} as const satisfies FlagTable;

/** Chooses the line mode, in every command that needs no screen. */
export const PLAIN_FLAG = {
  type: 'boolean',
  summary: 'without a screen: one line in, one answer out',
} as const satisfies Flag;

/** Reads the name of a folder, which is not empty. */
export function parseFolder(text: string, option: string): Result<string, ArgumentFault> {
  return text === '' ? failure({ code: 'missing-value', option, value: 'DIR' }) : success(text);
}

/** A flag whose value is a whole number, at least `least`. */
export function countFlag(least: number, summary: string, value = 'N') {
  const parse = (found: string, what: string): Result<number, ArgumentFault> => {
    if (/^\d{1,9}$/.test(found) && Number(found) >= least) return success(Number(found));
    const valid = [`a whole number from ${least} on`];
    return failure({ code: 'unknown-value', what, found, valid });
  };
  return { type: 'string', value, parse, summary } as const;
}

/** Flags in the order of their table, each with its name. */
export function namedFlags(table: FlagTable): NamedFlag[] {
  return Object.entries(table).map(([key, flag]) => ({ ...flag, key, name: flagName(key, flag) }));
}

/** `isRequired` of a flag that must be given, except with `--help` or `--version`. */
export function unlessAsked({
  help,
  version,
}: {
  readonly help?: unknown;
  readonly version?: unknown;
}): boolean {
  return !help && !version;
}

function flagName(key: string, flag: Flag): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return flag.type === 'boolean' && flag.default ? `no-${name}` : name;
}
