import { failure, type Result, success } from '../core/result.ts';
import { VARIANTS } from '../core/variants/index.ts';
import { ENCODINGS, type Encoding, RECORD_FORMATS, type RecordFormat } from '../records/formats.ts';
import type { ReadOptions } from '../records/read-records.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import type { OptionData } from './command.ts';
import { parseChoice } from './common-options.ts';
import { parseVariantOption } from './position-options.ts';

const FORMAT_NAMES = RECORD_FORMATS.join(', ');

/** The option that names the format of what is read. */
export const FROM_OPTION = {
  name: 'from',
  value: 'FORMAT',
  valid: RECORD_FORMATS,
  summary: `what is read: ${FORMAT_NAMES}; found by content by default`,
} as const satisfies OptionData;

/** The option that names the format of what is written. */
export const TO_OPTION = {
  name: 'to',
  value: 'FORMAT',
  valid: RECORD_FORMATS,
  summary: `what is written: ${FORMAT_NAMES}; by the name of the output, else psn`,
} as const satisfies OptionData;

export const ENCODING_OPTION = {
  name: 'encoding',
  value: 'ENCODING',
  valid: ENCODINGS,
  summary: `of what is written: ${ENCODINGS.join(' or ')}, the first by default`,
} as const satisfies OptionData;

/** The variant of games that do not name theirs. */
export const VARIANT_OPTION = {
  name: 'variant',
  value: 'VARIANT',
  valid: VARIANTS.map(({ id }) => id),
  summary: 'of games that do not name theirs; shogi by default',
} as const satisfies OptionData;

/** What `--from` and `--variant` say. */
export function parseReadOptions(
  options: ReadonlyMap<string, string>,
): Result<ReadOptions, ArgumentFault> {
  const format = parseChoice('--from', RECORD_FORMATS, options.get('from'));
  if (!format.ok) return format;
  const id = options.get('variant');
  const variant = id === undefined ? success(undefined) : parseVariantOption(id);
  if (!variant.ok) return variant;
  return success({ format: format.value, variant: variant.value });
}

/** What `--to` and `--encoding` say. */
export function parseWriteOptions(
  options: ReadonlyMap<string, string>,
): Result<{ format: RecordFormat | undefined; encoding: Encoding }, ArgumentFault> {
  const format = parseChoice('--to', RECORD_FORMATS, options.get('to'));
  if (!format.ok) return format;
  const encoding = parseChoice('--encoding', ENCODINGS, options.get('encoding'));
  if (!encoding.ok) return encoding;
  return success({ format: format.value, encoding: encoding.value ?? ENCODINGS[0] });
}

/** The number that an option gives, at least `least`; undefined where it is not given. */
export function parseCount(
  option: string,
  least: number,
  text: string | undefined,
): Result<number | undefined, ArgumentFault> {
  if (text === undefined) return success(undefined);
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return success(Number(text));
  const valid = [`a whole number from ${least} on`];
  return failure({ code: 'unknown-value', what: option, found: text, valid });
}
