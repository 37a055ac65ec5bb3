import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { OWN_ENGINE } from '../../../settings/engine-list.ts';
import {
  allSettings,
  preferredHandicap,
  type SettingName,
  settingValue,
} from '../../../settings/settings.ts';
import { settingGroups, settingValueText } from '../../../text/settings.ts';
import type { Services } from '../../app/services.ts';
import { themeText } from '../../app/theme.ts';
import { sampleBoard } from '../../board/sample-board.ts';
import { FormScreen } from '../form/form.tsx';
import { choiceField, type FormField } from '../form/form-fields.ts';
import { changeSetting } from './change-setting.ts';

/** The setting that was changed last, and its value: the settings themselves hold them all. */
type Changed = readonly [SettingName, string] | undefined;

/** Every setting with a choice, in groups, beside a board that shows its effect. */
export function settingsScreen(services: Services): FormScreen {
  const { settings } = services;
  const known = allSettings();
  const analysts = () => [OWN_ENGINE, ...settings.programs.names()];
  const screen: FormScreen = FormScreen.of<Changed>({
    told: () => ({ title: services.texts.settings.MENU_TEXTS.settings }),
    data: undefined,
    changed: (last, app) => {
      if (last) changeSetting(services, ...last, app, (sentence) => screen.warn(sentence));
    },
    fields: () => {
      const { texts } = services;
      const { all } = settings;
      const chosen = settingGroups(texts).flatMap(({ title, names }) =>
        Object.entries(names).flatMap(([name, words], at) => {
          const setting = known.find((one) => one.name === name);
          return setting ? [{ ...setting, words, ...(at === 0 && { group: title }) }] : [];
        }),
      );
      const isHidden = (name: string) =>
        services.engines.isShared && ['analyst', 'analyse-games'].includes(name);
      const shown = chosen.filter(({ name }) => !isHidden(name));
      return shown.map(({ name, words, group, ...setting }): FormField<Changed> => {
        const values = name === 'analyst' ? analysts() : setting.values;
        const told = (value: string) => settingValueText(services, name, value);
        // It names values as they are typed; here they are read.
        const about = texts.settings.settingText(name).replace(/[a-z]+/g, (word) => {
          return values.includes(word) ? told(word) : word;
        });
        const choice = choiceField(
          name,
          values,
          settingValue(all, name as SettingName),
          (value): Changed => [name as SettingName, value],
          told,
        );
        return {
          about:
            name === 'theme'
              ? themeText(texts, all.theme, services.colourLevel, services.background)
              : about,
          words,
          ...(group && { group }),
          ...choice,
        };
      });
    },
    preview: (last) => {
      const variant = findVariant(settings.all.variant) ?? VARIANTS[0];
      const handicap = findHandicap(variant, preferredHandicap(settings.all, variant));
      const { placement } = startPosition(variant, handicap);
      // Themes differ in their marks most of all.
      const isTheme = last?.[0] === 'theme';
      const shown = isTheme && sampleBoard(variant, placement, settings.all.flip === 'white');
      return { variant, placement, ...shown, isCut: true };
    },
  });
  return screen;
}
