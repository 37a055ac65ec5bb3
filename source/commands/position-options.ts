import { failure, type Result, success } from '../core/result.ts';
import type { Handicap, Variant } from '../core/variant.ts';
import { findVariant, VARIANTS } from '../core/variants/index.ts';
import { parseSfen, type SfenPosition } from '../notation/sfen.ts';
import { findHandicap, startPosition } from '../notation/start.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import type { Operand, OptionData } from './command.ts';

/** The operand that names a variant. */
export const VARIANT_OPERAND = {
  name: 'VARIANT',
  valid: VARIANTS.map(({ id }) => id),
} as const satisfies Operand;

/** The option that gives a position. */
export const SFEN_OPTION = {
  name: 'sfen',
  value: 'SFEN',
  summary: 'the position to begin from',
} as const satisfies OptionData;

/** The option that names a handicap; which ones there are depends on the variant. */
export const HANDICAP_OPTION = {
  name: 'handicap',
  value: 'NAME',
  valid: [...new Set(VARIANTS.flatMap(handicapNames))],
  summary: 'pieces that White gives, as two-piece; even for none',
} as const satisfies OptionData;

/** A variant by its id. */
export function parseVariantOption(text: string): Result<Variant, ArgumentFault> {
  const variant = findVariant(text);
  if (variant) return success(variant);
  return failure({
    code: 'unknown-value',
    what: 'variant',
    found: text,
    valid: VARIANTS.map(({ id }) => id),
  });
}

/** A position of the variant; the start of an even game where none is given. */
export function parseSfenOption(
  variant: Variant,
  text: string | undefined,
): Result<SfenPosition, ArgumentFault> {
  if (text === undefined) return success(startPosition(variant));
  const position = parseSfen(variant, text);
  return position.ok ? position : failure({ code: 'sfen', variant, fault: position.fault });
}

/** A handicap of the variant by its name; undefined for `even` and where none is given. */
export function parseHandicapOption(
  variant: Variant,
  text: string | undefined,
): Result<Handicap | undefined, ArgumentFault> {
  if (text === undefined || text === 'even') return success(undefined);
  const handicap = findHandicap(variant, text);
  if (handicap) return success(handicap);
  return failure({
    code: 'unknown-value',
    what: `handicap of ${variant.id}`,
    found: text,
    valid: handicapNames(variant),
  });
}

/** The start that `--sfen` or `--handicap` gives; the two exclude each other. */
export function parseStartOptions(
  variant: Variant,
  options: ReadonlyMap<string, string>,
): Result<SfenPosition, ArgumentFault> {
  const [sfen, handicapName] = [options.get('sfen'), options.get('handicap')];
  if (sfen !== undefined && handicapName !== undefined) {
    return failure({ code: 'conflict', options: ['--sfen', '--handicap'] });
  }
  const handicap = parseHandicapOption(variant, handicapName);
  if (!handicap.ok) return handicap;
  if (sfen !== undefined) return parseSfenOption(variant, sfen);
  return success(startPosition(variant, handicap.value));
}

function handicapNames({ handicaps }: Variant): string[] {
  return ['even', ...handicaps.map(({ name }) => name)];
}
