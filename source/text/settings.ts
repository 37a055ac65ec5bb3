import stringWidth from 'string-width';
import type { Place } from '../activity/answer.ts';
import type { Color } from '../rules/core/color.ts';
import type { Variant } from '../rules/core/variant.ts';
import { findHandicap } from '../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { OWN_ENGINE } from '../settings/engine-list.ts';
import { isLanguage } from '../settings/language.ts';
import { handicapSetting, type Settings, type SettingValue } from '../settings/settings.ts';
import type { Charset } from './charset.ts';
import { shortName } from './records.ts';
import { type Said, warned } from './tell.ts';
import type { Texts } from './texts.ts';

/** A title, and the settings below it: each by its name, with the name in words. */
type SettingGroup = { readonly title: string; readonly names: Readonly<Record<string, string>> };

/** The groups in the order on the screen, with the settings of the games that are known now. */
export function settingGroups({ settings }: Texts): SettingGroup[] {
  const [{ title, names }, ...others] = settings.SETTING_GROUPS;
  const { variant, ...later } = names;
  const games = VARIANTS.filter(({ handicaps }) => handicaps.length > 0);
  const handicaps = Object.fromEntries(
    games.map((game) => [handicapSetting(game), settings.handicapSettingName(game.id)]),
  );
  return [{ title, names: { variant, ...handicaps, ...later } }, ...others];
}

/** The value of a setting in the reader's language. Where it is typed, it has its own name. */
export function settingValueText(
  { texts, charset }: { readonly texts: Texts; readonly charset: Charset },
  name: string,
  value: string,
): string {
  const { settings, words } = texts;
  const game = VARIANTS.find((one) => name === handicapSetting(one));
  if (game) {
    const handicap = findHandicap(game, value);
    return handicap ? words.handicapName(handicap) : settings.TERMS_TEXTS.even;
  }
  if (name === 'variant') return words.variantName(findVariant(value) ?? VARIANTS[0], charset);
  if (isLanguage(value) || (name === 'analyst' && value !== OWN_ENGINE)) return value;
  return settings.settingValueText(value as SettingValue);
}

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

/**
 * What lines tell instead of the place to which a word of a game leads on a screen.
 * @param at whether other commands can be typed. Default: yes
 */
export function screenPlaceText(
  texts: Texts,
  to: Place,
  settings: Settings,
  at: 'here' | 'server' = 'here',
): Said | undefined {
  const places: { readonly [Name in Place]?: string } = texts.board.PLACES[at];
  const told = places[to];
  if (told === undefined) return undefined;
  if (to !== 'settings') return warned(told);
  return { lines: [...Object.entries(settings).map(([name, value]) => `${name} ${value}`), told] };
}
