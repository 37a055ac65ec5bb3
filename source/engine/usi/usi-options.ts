import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { namesOf, VARIANTS } from '../../rules/variants/index.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { LEVELS } from '../levels.ts';
import { variantOfName } from './usi-protocol.ts';

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

const MAX_HASH_MB = 1024;

/** The `option` lines that offer them. */
export function offerOptions(): string[] {
  const { variant, level, hashMb, threads, ownBook } = SERVED_DEFAULTS;
  const variants = [variant, ...VARIANTS.filter((other) => other !== variant)];
  const names = variants.flatMap((one) => namesOf(one).usi).map((name) => ` var ${name}`);
  return [
    `option name USI_Variant type combo default ${variant.id}${names.join('')}`,
    `option name USI_Hash type spin default ${hashMb} min 1 max ${MAX_HASH_MB}`,
    `option name Threads type spin default ${threads} min 1 max 2`,
    // Without effect: `go ponder` says when to ponder.
    'option name USI_Ponder type check default false',
    `option name USI_OwnBook type check default ${ownBook}`,
    `option name Level type spin default ${level} min 1 max ${MAX_LEVEL}`,
  ];
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
  switch (name) {
    case 'USI_Variant': {
      const variant = variantOfName(value);
      if (variant === undefined) return failure(`USI_Variant cannot be ${value}`);
      return success({ ...options, variant });
    }
    case 'USI_Hash': {
      const hashMb = parseWithin(value, MAX_HASH_MB);
      if (hashMb === undefined) return failure(`USI_Hash is 1 to ${MAX_HASH_MB}, not ${value}`);
      return success({ ...options, hashMb });
    }
    case 'USI_OwnBook': {
      if (value !== 'true' && value !== 'false') {
        return failure(`USI_OwnBook is true or false, not ${value}`);
      }
      return success({ ...options, ownBook: value === 'true' });
    }
    case 'Threads': {
      if (value !== '1' && value !== '2') return failure(`Threads is 1 or 2, not ${value}`);
      return success({ ...options, threads: value === '1' ? 1 : 2 });
    }
    case 'Level': {
      const level = parseWithin(value, MAX_LEVEL);
      if (level === undefined) return failure(`Level is 1 to ${MAX_LEVEL}, not ${value}`);
      return success({ ...options, level });
    }
    default:
      return success(options);
  }
}

/** A whole number from 1 on. */
function parseWithin(text: string, max: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
