import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { findNamedGame } from '../rules/variants/named-game.ts';
import { PAGE } from './rows.ts';

/** A page of the ratings of a variant. */
interface RatingsPage {
  readonly variant: Variant;
  /** How many stand on the pages before it. */
  readonly from: number;
}

/**
 * Reads which ratings are meant: `GAME PAGE`, each of which may be missing.
 * @param preferred the variant that is meant without one
 * @returns what is no game
 */
export function parseRatingsWords(text: string, preferred: string): Result<RatingsPage, string> {
  const [, game = '', page = '1'] = /^\s*(.*?)(?:(?:^|\s+)([1-9]\d{0,5}))?\s*$/.exec(text) ?? [];
  const known = findNamedGame(game === '' ? preferred : game);
  const variant = known ?? (game === '' ? VARIANTS[0] : undefined);
  return variant ? success({ variant, from: (Number(page) - 1) * PAGE }) : failure(game);
}
