import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import {
  allSettings,
  preferredHandicap,
  type SettingName,
  settingValue,
} from '../../../settings/settings.ts';
import { settingGroups } from '../../../text/setting-groups.ts';
import type { Services } from '../../app/services.ts';
import { FormScreen } from '../form/form.tsx';
import { choiceField, type FormField } from '../form/form-fields.ts';
import { ThemesScreen } from '../themes/themes.tsx';
import { changeSetting } from './change-setting.ts';

/** The setting that was changed last, and its value: the settings themselves hold them all. */
type Changed = readonly [SettingName, string] | undefined;

/** Every setting with a choice, in groups, beside a board that shows its effect. */
export function settingsScreen(services: Services): FormScreen {
  const { settings } = services;
  const known = allSettings();
  const screen: FormScreen = FormScreen.of<Changed>({
    told: () => ({ title: services.texts.screen.MENU_TEXTS.settings }),
    data: undefined,
    changed: (last, app) => {
      if (last) changeSetting(services, ...last, app, (text) => screen.warn(text));
    },
    fields: () => {
      const { texts } = services;
      const chosen = settingGroups(texts).flatMap(({ title, names }) =>
        Object.entries(names).flatMap(([name, words], at) => {
          const setting = known.find((one) => one.name === name);
          return setting ? [{ ...setting, words, ...(at === 0 && { group: title }) }] : [];
        }),
      );
      const allThemes: FormField<Changed> = {
        kind: 'action',
        label: texts.screen.SHOW_ALL_THEMES,
        run: (app) => app.open(new ThemesScreen(services)),
      };
      return chosen.flatMap(({ name, values, words, group }): FormField<Changed>[] => {
        const choice = choiceField(
          name,
          values,
          settingValue(settings.all, name as SettingName),
          (value): Changed => [name as SettingName, value],
          (value) => value,
        );
        const field = {
          about: texts.setting.settingText(name),
          words,
          ...(group && { group }),
          ...choice,
        };
        return name === 'theme' ? [field, allThemes] : [field];
      });
    },
    preview: () => {
      const variant = findVariant(settings.all.variant) ?? VARIANTS[0];
      const handicap = findHandicap(variant, preferredHandicap(settings.all, variant));
      const { placement } = startPosition(variant, handicap);
      return { variant, placement, isCut: true };
    },
  });
  return screen;
}
