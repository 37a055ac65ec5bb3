import { failure, type Result, success } from '../rules/core/result.ts';
import type { Handicap, Variant } from '../rules/core/variant.ts';
import { parseSfen, type SfenPosition } from '../rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { findNamedGame } from '../rules/variants/named-game.ts';
import { handicapSetting, type Settings } from '../settings/settings.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import type { Operand } from './command.ts';
import { type Flag, type FlagValues, textFlag } from './flags.ts';

/** The operand that names a variant. */
export const VARIANT_OPERAND = {
  name: 'VARIANT',
  what: 'variant',
  choices: () => VARIANTS.map(({ id }) => id),
  choiceOf: (name) => findNamedGame(name)?.id,
} as const satisfies Operand;

/** The flag that gives a position. */
export const SFEN_FLAG = textFlag('SFEN', (texts) => texts.commands.COMMON_OPTIONS.sfen);

/**
 * The flag that names a handicap. Its values depend on the variant, so meow cannot check them.
 */
export const HANDICAP_FLAG = {
  type: 'string',
  value: 'NAME',
  offers: () => [...new Set(VARIANTS.flatMap(handicapNames))],
  offersAfter: () =>
    Object.fromEntries(VARIANTS.map((variant) => [variant.id, handicapNames(variant)])),
  summary: (texts) => texts.commands.COMMON_OPTIONS.handicap,
} as const satisfies Flag;

/** The flags that give the start of a game. */
const START_FLAGS = { sfen: SFEN_FLAG, handicap: HANDICAP_FLAG } as const;

/** The variant of this id, which was checked; without one that of the settings. */
export function chosenVariant(
  id: string | undefined,
  settings: Pick<Settings, 'variant'>,
): Variant {
  return findVariant(id ?? settings.variant) ?? VARIANTS[0];
}

/** Reads a position of the variant. Default: the start of an even game. */
export function parseSfenFlag(
  variant: Variant,
  text: string | undefined,
): Result<SfenPosition, ArgumentFault> {
  if (text === undefined) return success(startPosition(variant));
  const position = parseSfen(variant, text);
  return position.ok ? position : failure({ code: 'sfen', variant, fault: position.fault });
}

/** Finds a handicap of the variant by its name; undefined for `even` and without a name. */
export function parseHandicapFlag(
  variant: Variant,
  text: string | undefined,
): Result<Handicap | undefined, ArgumentFault> {
  if (text === undefined || text === 'even') return success(undefined);
  const handicap = findHandicap(variant, text);
  if (handicap) return success(handicap);
  return failure({
    code: 'unknown-value',
    what: { of: 'handicap', variant: variant.id },
    found: text,
    valid: handicapNames(variant),
  });
}

/** The start that `--sfen` or `--handicap` gives; the two exclude each other. */
export function parseStartFlags(
  variant: Variant,
  { sfen, handicap: name }: FlagValues<typeof START_FLAGS>,
): Result<SfenPosition, ArgumentFault> {
  const handicap = parseHandicapFlag(variant, name);
  if (!handicap.ok) return handicap;
  if (sfen !== undefined) return parseSfenFlag(variant, sfen);
  return success(startPosition(variant, handicap.value));
}

/** The start by the preferred handicap of the settings. */
export function preferredStart(
  variant: Variant,
  settings: Settings,
): Result<SfenPosition, ArgumentFault> {
  return parseStartFlags(variant, { handicap: settings[handicapSetting(variant)] });
}

function handicapNames({ handicaps }: Variant): string[] {
  return ['even', ...handicaps.map(({ name }) => name)];
}
