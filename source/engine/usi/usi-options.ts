import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { namesOf, VARIANTS } from '../../rules/variants/index.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { LEVELS } from '../levels.ts';
import { formatOption, type OfferedOption, variantOfName } from './usi-protocol.ts';
import { findOption, isValid } from './usi-set-options.ts';

/** The options of ours that other programs may set. */
export interface ServedOptions {
  readonly variant: Variant;
  /** As in `LEVELS`. */
  readonly level: number;
  readonly hashMb: number;
  /** Whether it plays from its book of openings. */
  readonly ownBook: boolean;
  readonly threads: 1 | 2;
}

/** The highest level, the only one without limits of its own. */
export const MAX_LEVEL = LEVELS.length;

export const SERVED_DEFAULTS: ServedOptions = {
  variant: shogi,
  level: MAX_LEVEL,
  hashMb: 64,
  ownBook: false,
  threads: 1,
};

const SPIN = { type: 'spin', values: [], min: 1 };
const CHECK = { type: 'check', values: [] };

/** The options that are offered, and what each sets. */
const OPTIONS: readonly (OfferedOption & { readonly sets?: keyof ServedOptions })[] = [
  {
    name: 'USI_Variant',
    type: 'combo',
    values: [shogi, ...VARIANTS.filter((one) => one !== shogi)].flatMap((one) => namesOf(one).usi),
    sets: 'variant',
  },
  { name: 'USI_Hash', ...SPIN, max: 1024, sets: 'hashMb' },
  { name: 'Threads', ...SPIN, max: 2, sets: 'threads' },
  // Without effect: `go ponder` says when to ponder.
  { name: 'USI_Ponder', ...CHECK },
  { name: 'USI_OwnBook', ...CHECK, sets: 'ownBook' },
  { name: 'Level', ...SPIN, max: MAX_LEVEL, sets: 'level' },
];

/** The `option` lines that offer them. */
export function offerOptions(): string[] {
  return OPTIONS.map((option) => {
    const value = option.sets === undefined ? false : SERVED_DEFAULTS[option.sets];
    return formatOption(option, typeof value === 'object' ? value.id : `${value}`);
  });
}

/**
 * Reads the words after `setoption`; the fault says what is wrong. Names that were not offered
 * change nothing: programs set what they like.
 */
export function changeOptions(
  options: ServedOptions,
  words: readonly string[],
): Result<ServedOptions, string> {
  const text = words.join(' ');
  const [, name, value = ''] = /^name (.+?)(?: value (.*))?$/.exec(text) ?? [];
  if (name === undefined) return failure(`setoption: not understood: ${text}`);
  const option = findOption(OPTIONS, name);
  if (option === undefined) return success(options);
  if (!isValid(option, value)) {
    const bounds = option.max === undefined ? '' : `: ${option.min} to ${option.max}`;
    return failure(`${option.name} cannot be ${value}${bounds}`);
  }
  if (option.sets === undefined) return success(options);
  return success({ ...options, [option.sets]: readValue(option, value) });
}

/** What a valid value of an option stands for. */
function readValue({ type }: OfferedOption, value: string): Variant | number | boolean | undefined {
  if (type === 'combo') return variantOfName(value);
  return type === 'spin' ? Number(value) : value === 'true';
}
