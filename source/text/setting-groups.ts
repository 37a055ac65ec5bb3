import { VARIANTS } from '../rules/variants/index.ts';
import { handicapSetting } from '../settings/settings.ts';
import type { Texts } from './texts.ts';

/** Settings that belong together, in the order on the screen. */
interface SettingGroup {
  readonly title: string;
  /** Each setting by its name, with the name in words. */
  readonly names: Readonly<Record<string, string>>;
}

/** The groups, with the settings of the games that are known now. */
export function settingGroups(texts: Texts): SettingGroup[] {
  const [{ title, names }, ...others] = texts.settings.SETTING_GROUPS;
  const { variant, ...later } = names;
  const handicaps = VARIANTS.filter(({ handicaps }) => handicaps.length > 0).map((game) => [
    handicapSetting(game),
    texts.settings.handicapSettingName(game.id),
  ]);
  return [{ title, names: { variant, ...Object.fromEntries(handicaps), ...later } }, ...others];
}
