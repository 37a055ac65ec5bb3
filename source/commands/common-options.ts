import { failure, type Result, success } from '../core/result.ts';
import { LABEL_STYLES, type LabelStyle } from '../notation/labels.ts';
import { CHARSETS } from '../terminal/capabilities.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import type { OptionData } from './command.ts';

const CHARSET_VALUES = ['auto', ...CHARSETS] as const;

/** The options that every command takes. */
export const COMMON_OPTIONS: readonly OptionData[] = [
  {
    name: 'labels',
    value: 'STYLE',
    valid: LABEL_STYLES,
    summary: `labels of the pieces: ${LABEL_STYLES.join(', ')}`,
  },
  {
    name: 'charset',
    value: 'CHARSET',
    valid: CHARSET_VALUES,
    summary: `characters of the board: ${CHARSET_VALUES.join(', ')}`,
  },
  { name: 'ascii', summary: 'charset ascii, with letters unless romaji is chosen' },
  { name: 'no-color', summary: 'no colours' },
  {
    name: 'home',
    value: 'DIR',
    suggest: 'folders',
    summary: 'keep settings and games in this folder',
  },
  { name: 'help', summary: 'this help' },
  { name: 'version', summary: 'the version' },
];

/** Settings as the command line gives them: they go before those in the file. */
export interface Overrides {
  readonly labels?: LabelStyle;
  readonly charset?: (typeof CHARSET_VALUES)[number];
  readonly colour?: 'off';
}

/** Reads the settings among the options. */
export function parseOverrides(
  options: ReadonlyMap<string, string>,
): Result<Overrides, ArgumentFault> {
  const labels = parseChoice('--labels', LABEL_STYLES, options.get('labels'));
  if (!labels.ok) return labels;
  const charset = parseChoice('--charset', CHARSET_VALUES, options.get('charset'));
  if (!charset.ok) return charset;
  const ascii = options.has('ascii');
  if (ascii && charset.value !== undefined && charset.value !== 'ascii') {
    return failure({ code: 'conflict', options: ['--ascii', `--charset ${charset.value}`] });
  }
  const chosenCharset = ascii ? 'ascii' : charset.value;
  return success({
    ...(labels.value && { labels: labels.value }),
    ...(chosenCharset && { charset: chosenCharset }),
    ...(options.has('no-color') && { colour: 'off' }),
  });
}

/** One of a closed list of values, undefined where the option is not given. */
export function parseChoice<Value extends string>(
  what: string,
  valid: readonly Value[],
  text: string | undefined,
): Result<Value | undefined, ArgumentFault> {
  const value = valid.find((candidate) => candidate === text);
  if (text !== undefined && value === undefined) {
    return failure({ code: 'unknown-value', what, found: text, valid });
  }
  return success(value);
}
