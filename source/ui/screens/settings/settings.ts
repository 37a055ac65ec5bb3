import { printable } from '../../../clean/clean-text.ts';
import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { namedEngines, OWN_ENGINE } from '../../../settings/engine-list.ts';
import {
  allSettings,
  preferredHandicap,
  type SettingName,
  settingValue,
} from '../../../settings/settings.ts';
import { settingGroups } from '../../../text/setting-groups.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { themeText } from '../../app/theme.ts';
import { sampleBoard } from '../../board/sample-board.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, choiceField, type FormField } from '../form/form-fields.ts';
import { changeSetting } from './change-setting.ts';
import { engineForm } from './engine-form.ts';

/** The setting that was changed last, and its value: the settings themselves hold them all. */
type Changed = readonly [SettingName, string] | undefined;

/** Every setting with a choice, in groups, beside a board that shows its effect. */
export function settingsScreen(services: Services): FormScreen {
  const { settings } = services;
  const known = allSettings();
  const analysts = () => [OWN_ENGINE, ...settings.programs.names()];
  /** The engines of the list, each with a form of its own, and one for a new one. */
  const engineFields = (): FormField<Changed>[] => [
    ...namedEngines(settings.engines).map(({ name, command }) =>
      actionField(printable(`${name}: ${command}`), (app: Navigator) =>
        app.open(engineForm(services, name)),
      ),
    ),
    actionField(services.texts.engineList.ENGINE_FORM.add, (app) => app.open(engineForm(services))),
  ];
  const screen: FormScreen = FormScreen.of<Changed>({
    told: () => ({ title: services.texts.screen.MENU_TEXTS.settings }),
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
      return chosen.flatMap(({ name, words, group, ...setting }): FormField<Changed>[] => {
        const isAnalyst = name === 'analyst';
        const isOwn = isAnalyst || name === 'analyse-games';
        if (isOwn && services.engines.isShared) return [];
        const values = isAnalyst ? analysts() : setting.values;
        const choice = choiceField(
          name,
          values,
          settingValue(all, name as SettingName),
          (value): Changed => [name as SettingName, value],
          (value) => value,
        );
        const field = {
          about:
            name === 'theme'
              ? themeText(texts, all.theme, services.colourLevel, services.background)
              : texts.setting.settingText(name),
          words,
          ...(group && { group }),
          ...choice,
        };
        return isAnalyst ? [field, ...engineFields()] : [field];
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
