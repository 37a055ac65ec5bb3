import { findHandicap } from '../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { OWN_ENGINE } from '../settings/engine-list.ts';
import { isLanguage } from '../settings/language.ts';
import { handicapSetting, type SettingValue } from '../settings/settings.ts';
import type { Charset } from './charset.ts';
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
