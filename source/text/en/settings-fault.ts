import type { SettingFault } from '../../settings/settings.ts';
import type { SetFault, SettingsWarning } from '../../settings/store.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { validValuesText } from './setting.ts';
import { systemErrorText } from './store-fault.ts';

/**
 * Why a setting was not changed, or not for good, in one line with the valid values.
 * @param isQuitting whether the program ends with this sentence
 */
export function setFaultText(fault: SetFault | SettingFault, isQuitting = false): string {
  switch (fault.code) {
    case 'unknown-setting': {
      const end = orMeantText(fault.found, fault.names);
      return `unknown setting ${quoted(fault.found)}${end} Valid: ${fault.names.join(', ')}`;
    }
    case 'unknown-setting-value':
      return `${fault.name} cannot be ${shown(fault.found)}. Valid: ${validValuesText(fault.values)}`;
    case 'settings-not-saved':
      return `cannot write ${fault.path}: ${systemErrorText(fault.cause)}; ${isQuitting ? 'nothing was changed' : 'the setting holds until you quit'}`;
    default:
      return fault satisfies never;
  }
}

/** Says that a setting was changed at a prompt, and for how long. */
export function settingKeptText(name: string, value: string): string {
  return `${name} ${value}, from now on in every game.`;
}

/** What was wrong with the settings file, and what happens with it. */
export function settingsWarningText(warning: SettingsWarning): string {
  switch (warning.code) {
    case 'broken-settings':
      return `${warning.path} is broken, defaults are used${kept(warning.keptAs)}`;
    case 'wrong-setting': {
      const [{ name, found, values }, ...others] = warning.wrong;
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      return `${warning.path}: ${name} cannot be ${shown(found)}${more}, the default is used. Valid: ${validValuesText(values)}${kept(warning.keptAs)}`;
    }
    case 'unreadable-settings':
      return `cannot read ${warning.path}: ${systemErrorText(warning.cause)}; defaults are used`;
    default:
      return warning satisfies never;
  }
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `; what was in it is kept in ${copy}`;
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? quoted(value)
    : (JSON.stringify(value) ?? 'nothing').slice(0, 40);
}
