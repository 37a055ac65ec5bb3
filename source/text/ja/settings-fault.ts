import type { SettingFault } from '../../settings/settings.ts';
import type { SetFault, SettingsWarning } from '../../settings/store.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { validValuesText } from './setting.ts';
import { systemErrorText } from './store-fault.ts';

export function setFaultText(fault: SetFault | SettingFault, isQuitting = false): string {
  switch (fault.code) {
    case 'unknown-setting': {
      const end = orMeantText(fault.found, fault.names);
      return `${quoted(fault.found)}という設定はありません${end}設定: ${fault.names.join(', ')}`;
    }
    case 'unknown-setting-value':
      return `${fault.name} に${shown(fault.found)}は指定できません。使える値: ${validValuesText(fault.values)}`;
    case 'settings-not-saved':
      return `${fault.path} に書き込めません: ${systemErrorText(fault.cause)}。${isQuitting ? '何も変更されていません' : 'この設定は終了するまで有効です'}`;
    default:
      return fault satisfies never;
  }
}

export function settingKeptText(name: string, value: string): string {
  return `${name} を ${value} にしました。以後のすべての対局で有効です。`;
}

export function settingsWarningText(warning: SettingsWarning): string {
  switch (warning.code) {
    case 'broken-settings':
      return `${warning.path} が壊れているため、既定の設定を使います${kept(warning.keptAs)}`;
    case 'wrong-setting': {
      const [{ name, found, values }, ...others] = warning.wrong;
      const more = others.length > 0 ? `（ほか${others.length}件）` : '';
      return `${warning.path}: ${name} に${shown(found)}は指定できません${more}。既定値を使います。使える値: ${validValuesText(values)}${kept(warning.keptAs)}`;
    }
    case 'unreadable-settings':
      return `${warning.path} を読み込めません: ${systemErrorText(warning.cause)}。既定の設定を使います`;
    default:
      return warning satisfies never;
  }
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `。元の内容は ${copy} に残しました`;
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? quoted(value)
    : ` ${(JSON.stringify(value) ?? '空の値').slice(0, 40)} `;
}
