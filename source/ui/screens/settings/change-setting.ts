import type { Result } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { handicapSetting, type SettingName } from '../../../settings/settings.ts';
import type { SetFault } from '../../../settings/store.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';

/** Changes a setting at once; `warn` is told if it cannot be kept. */
export function changeSetting(
  { settings }: Services,
  name: SettingName,
  value: string,
  app: Navigator,
  warn: (sentence: Wording) => void,
): void {
  warnIfNotKept(settings.set(name, value), app, warn);
}

/** Makes the game and its handicap the ones that are offered first next time. */
export function rememberGame(
  services: Services,
  variant: Variant,
  handicap: string,
  app: Navigator,
  warn: (sentence: Wording) => void,
): void {
  changeSetting(services, 'variant', variant.id, app, warn);
  if (variant.handicaps.length === 0) return;
  changeSetting(services, handicapSetting(variant), handicap, app, warn);
}

/** Warns if a choice could not be kept and holds only until the player quits. */
export function warnIfNotKept(
  keeping: Promise<Result<undefined, SetFault>>,
  app: Navigator,
  warn: (sentence: Wording) => void,
): void {
  void keeping.then((result) => {
    if (result.ok) return;
    warn(({ settings }) => settings.setFaultText(result.fault));
    app.changed();
  });
}
