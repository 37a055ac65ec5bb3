import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import { engineFaultText, NO_COMMAND, optionFaultText } from './engine-fault.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';

export const ENGINE_FORM = {
  title: 'エンジン',
  add: 'エンジンを登録 ..',
  name: '名前',
  command: 'コマンド',
  options: 'オプション',
  keep: '確かめて登録',
  remove: '登録を消す',
  about: 'コマンドはシェルと同じ。オプションは Threads=2, USI_Hash=256 など',
};

export function askingEngineText(name: string): string {
  return `エンジン${quoted(name)}に問い合わせています ..`;
}

export function engineListText(change: EngineListChange): string {
  const { name } = change;
  switch (change.code) {
    case 'listed': {
      const { asked } = change;
      return asked
        ? `${name}は${quoted(asked.name)}です。オプションは${asked.offered.length}個あります。`
        : `エンジンの名前を${name}に変えました。`;
    }
    case 'removed': {
      const { wasAnalyst } = change;
      return `${name}の登録を消しました。${wasAnalyst ? '解析は内蔵エンジンに戻ります。' : ''}`;
    }
    default:
      return change satisfies never;
  }
}

export function engineListFaultText(fault: EngineListFault, isQuitting = false): string {
  switch (fault.code) {
    case 'shared':
      return 'サーバーではほかのプログラムを起動しません。';
    case 'no-command':
      return NO_COMMAND;
    case 'bad-engine-name':
      return `エンジンの名前に${quoted(fault.found)}は使えません。使えるのは24字までの文字、数字、- と _ です(own を除く)。`;
    case 'taken-name':
      return `${fault.name}という名前のエンジンはもうあります。`;
    case 'unknown-engine':
      return fault.names.length === 0
        ? `エンジン${quoted(fault.found)}はありません。登録は komadai settings engine.NAME COMMAND です。`
        : `エンジン${quoted(fault.found)}はありません。登録済み: ${fault.names.join(', ')}。`;
    case 'bad-options':
      return `オプションに${quoted(fault.found)}は指定できません。書き方: NAME=VALUE, NAME=VALUE, ..`;
    case 'engine-failed':
      return `${fault.name}は登録しませんでした: ${engineFaultText(fault.command, fault.error)}`;
    case 'options-refused':
      return [...fault.faults.map(optionFaultText), '登録しませんでした。'].join('');
    case 'not-kept':
      return setFaultText(fault.fault, isQuitting);
    default:
      return fault satisfies never;
  }
}
