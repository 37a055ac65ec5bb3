import type { Result } from '../../core/result.ts';
import { findVariant, VARIANTS } from '../../core/variants/index.ts';
import { findHandicap, startPosition } from '../../notation/start.ts';
import { handicapSetting, SETTINGS, type SettingName } from '../../settings/settings.ts';
import type { SetFault } from '../../settings/store.ts';
import { setFaultText } from '../../text/settings-fault.ts';
import type { App } from '../app.ts';
import { sampleBoard } from '../sample-board.ts';
import type { Services } from '../services.ts';
import { choiceField, FormScreen } from './form.ts';

/** Every setting that has a choice, over a board that shows what it comes to. */
export function settingsScreen(services: Services): FormScreen {
  const { settings } = services;
  const chosen = SETTINGS.filter(({ values }) => values.length > 1);
  const screen: FormScreen = new FormScreen({
    title: 'Settings',
    fields: () =>
      chosen.map(({ name, values, about }) => ({
        about,
        ...choiceField(
          name,
          values,
          () => settings.all[name as SettingName],
          (value, app) => {
            changeSetting(services, name as SettingName, value, app, (text) => {
              screen.warning = text;
            });
          },
          (value) => value,
        ),
      })),
    preview: () => {
      const variant = findVariant(settings.all.variant) ?? VARIANTS[0];
      const handicap = findHandicap(variant, settings.all[handicapSetting(variant)]);
      const { placement } = startPosition(variant, handicap);
      return { variant, ...sampleBoard(variant, placement, settings.all.flip === 'white') };
    },
  });
  return screen;
}

/** Changes a setting at once; `warn` is told if it cannot be kept. */
export function changeSetting(
  { settings }: Services,
  name: SettingName,
  value: string,
  app: App,
  warn: (text: string) => void,
): void {
  warnIfNotKept(settings.set(name, value), app, warn);
}

/** Tells where what was chosen holds only until the player quits. */
export function warnIfNotKept(
  keeping: Promise<Result<undefined, SetFault>>,
  app: App,
  warn: (text: string) => void,
): void {
  void keeping.then((result) => {
    if (result.ok) return;
    warn(setFaultText(result.fault));
    app.changed();
  });
}
