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
      return `ไม่รู้จักการตั้งค่า ${quoted(fault.found)}${end} ที่มี: ${fault.names.join(', ')}`;
    }
    case 'unknown-setting-value':
      return `${fault.name} เป็น ${shown(fault.found)} ไม่ได้ ที่ใช้ได้: ${validValuesText(fault.values)}`;
    case 'settings-not-saved':
      return `เขียน ${fault.path} ไม่ได้: ${systemErrorText(fault.cause)}; ${isQuitting ? 'ไม่มีอะไรเปลี่ยน' : 'ค่านี้มีผลจนกว่าจะออก'}`;
    default:
      return fault satisfies never;
  }
}

export function settingKeptText(name: string, value: string): string {
  return `${name} ${value} มีผลตั้งแต่นี้ไปในทุกเกม`;
}

export function settingsWarningText(warning: SettingsWarning): string {
  switch (warning.code) {
    case 'broken-settings':
      return `${warning.path} เสีย จึงใช้ค่าเริ่มต้น${kept(warning.keptAs)}`;
    case 'wrong-setting': {
      const [{ name, found, values }, ...others] = warning.wrong;
      const more = others.length > 0 ? ` (และอีก ${others.length} ค่า)` : '';
      return `${warning.path}: ${name} เป็น ${shown(found)} ไม่ได้${more} จึงใช้ค่าเริ่มต้น ที่ใช้ได้: ${validValuesText(values)}${kept(warning.keptAs)}`;
    }
    case 'unreadable-settings':
      return `อ่าน ${warning.path} ไม่ได้: ${systemErrorText(warning.cause)}; จึงใช้ค่าเริ่มต้น`;
    default:
      return warning satisfies never;
  }
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `; เนื้อหาเดิมเก็บไว้ใน ${copy}`;
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? quoted(value)
    : (JSON.stringify(value) ?? 'ค่าว่าง').slice(0, 40);
}
