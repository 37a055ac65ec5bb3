import type { SettingFault } from '../../settings/settings.ts';
import type { SetFault, SettingsWarning } from '../../settings/store.ts';
import { josa } from './josa.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { validValuesText } from './setting.ts';
import { systemErrorText } from './store-fault.ts';

export function setFaultText(fault: SetFault | SettingFault, isQuitting = false): string {
  switch (fault.code) {
    case 'unknown-setting': {
      const end = orMeantText(fault.found, fault.names);
      return `알 수 없는 설정 ${quoted(fault.found)}${end} 쓸 수 있는 값: ${fault.names.join(', ')}`;
    }
    case 'unknown-setting-value':
      return `${fault.name}에는 ${josa(shown(fault.found), '을')} 쓸 수 없습니다. 쓸 수 있는 값: ${validValuesText(fault.values)}`;
    case 'settings-not-saved':
      return `${josa(fault.path, '을')} 쓸 수 없습니다: ${systemErrorText(fault.cause)}. ${isQuitting ? '바뀐 것은 없습니다' : '설정은 종료할 때까지만 유지됩니다'}`;
    default:
      return fault satisfies never;
  }
}

export function settingKeptText(name: string, value: string): string {
  return `${name} ${value}. 이제부터 모든 대국에 적용됩니다.`;
}

export function settingsWarningText(warning: SettingsWarning): string {
  switch (warning.code) {
    case 'broken-settings':
      return `${josa(warning.path, '이')} 손상되어 기본값을 씁니다${kept(warning.keptAs)}`;
    case 'wrong-setting': {
      const [{ name, found, values }, ...others] = warning.wrong;
      const more = others.length > 0 ? ` (그 밖에 ${others.length}개)` : '';
      return `${warning.path}: ${name}에는 ${josa(shown(found), '을')} 쓸 수 없어${more} 기본값을 씁니다. 쓸 수 있는 값: ${validValuesText(values)}${kept(warning.keptAs)}`;
    }
    case 'unreadable-settings':
      return `${josa(warning.path, '을')} 읽을 수 없습니다: ${systemErrorText(warning.cause)}. 기본값을 씁니다`;
    default:
      return warning satisfies never;
  }
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `. 들어 있던 내용은 ${copy}에 보관했습니다`;
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? quoted(value)
    : (JSON.stringify(value) ?? '빈 값').slice(0, 40);
}
