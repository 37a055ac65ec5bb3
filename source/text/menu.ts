import stringWidth from 'string-width';
import type { Color } from '../rules/core/color.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { Charset } from './charset.ts';
import { shortName } from './games.ts';
import type { Texts } from './texts.ts';

/** A game that can be gone on with. */
export interface ResumableGame {
  readonly variant: Variant | undefined;
  readonly black: string;
  readonly white: string;
  readonly plies: number;
}

/**
 * `Resume Yari shogi against level 3, 24 moves`, without the game where that has no room.
 * @param own the name of the player here
 */
export function resumeText(
  texts: Texts,
  { variant, black, white, plies }: ResumableGame,
  own: string,
  charset: Charset,
  columns: number,
): string {
  const players = { black: shortName(texts, black), white: shortName(texts, white) };
  const opponent = opponentOf(players, own);
  const tell = (name: string | undefined) =>
    texts.settings.resumeGameText({ variant: name, players, opponent, plies });
  const whole = tell(variant && texts.words.variantName(variant, charset));
  return stringWidth(whole) <= columns ? whole : tell(undefined);
}

/** The other player; '' if one plays both sides, undefined if the player here plays none. */
function opponentOf({ black, white }: Record<Color, string>, own: string): string | undefined {
  if (black === white) return '';
  if (black === own) return white;
  return white === own ? black : undefined;
}

/** Names three games: `komadai: Yari shogi, Shogi, Ōgi and 7 more`. */
export function programTitle(texts: Texts, games: readonly Variant[], charset: Charset): string {
  const names = games.slice(0, 3).map((variant) => texts.words.variantName(variant, charset));
  return texts.settings.titleOfGames(names, games.length - names.length);
}
