import { OWN_FORMAT, RECORD_FORMATS } from '../records/formats/formats.ts';
import type { ReadOptions } from '../records/formats/read-records.ts';
import { ENCODINGS } from '../records/formats/text/encodings.ts';
import type { Variant } from '../rules/core/variant.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { findNamedGame } from '../rules/variants/named-game.ts';
import { shogi } from '../rules/variants/shogi/rules.ts';
import { choiceFlag, type Flag, type FlagValues } from './flags.ts';

/** The flag that names the format of what is read. */
export const FROM_FLAG = choiceFlag('FORMAT', RECORD_FORMATS, (texts) =>
  texts.commands.fromOption(RECORD_FORMATS),
);

/** The flag that names the format of what is written. */
export const TO_FLAG = choiceFlag('FORMAT', RECORD_FORMATS, (texts) =>
  texts.commands.toOption(RECORD_FORMATS, OWN_FORMAT),
);

/** The flag that names the encoding of what is written. */
export const ENCODING_FLAG = choiceFlag('ENCODING', ENCODINGS, (texts) =>
  texts.commands.encodingOption(ENCODINGS),
);

/** The flag that names the variant of games that do not name theirs. */
export const VARIANT_FLAG = {
  type: 'string',
  value: 'VARIANT',
  choices: () => VARIANTS.map(({ id }) => id),
  choiceOf: (name) => findNamedGame(name)?.id,
  summary: (texts) => texts.commands.COMMON_OPTIONS.variant,
} as const satisfies Flag;

/** The flags that tell how a file of games is read. */
export const READ_FLAGS = { from: FROM_FLAG, variant: VARIANT_FLAG } as const;

/** Reads the values of `READ_FLAGS`. */
export function readOptions({ from, variant }: FlagValues<typeof READ_FLAGS>): ReadOptions {
  return { format: from, variant: variant === undefined ? undefined : findVariant(variant) };
}

/** The variant of an id; shogi without one. */
export function variantOrShogi(id?: string): Variant {
  return (id === undefined ? undefined : findVariant(id)) ?? shogi;
}
