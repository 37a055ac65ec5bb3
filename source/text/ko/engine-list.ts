import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import { engineFaultText, NO_COMMAND, optionFaultText } from './engine-fault.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';

export const ENGINE_FORM = {
  title: '엔진',
  add: '엔진 추가 ..',
  name: '이름',
  command: '명령',
  options: '옵션',
  keep: '확인하고 저장',
  remove: '목록에서 삭제',
  about: '명령은 셸에서처럼, 옵션은 Threads=2, USI_Hash=256처럼 씁니다',
};

export function askingEngineText(name: string): string {
  return `엔진 ${quoted(name)}에 묻고 있습니다 ..`;
}

export function engineListText(change: EngineListChange): string {
  const { name } = change;
  switch (change.code) {
    case 'listed': {
      const { asked } = change;
      return asked
        ? `${name}: ${quoted(asked.name)}, 옵션 ${asked.offered.length}개.`
        : `이제 엔진 이름은 ${name}입니다.`;
    }
    case 'removed': {
      const { wasAnalyst } = change;
      return `목록에서 ${josa(name, '을')} 지웠습니다.${wasAnalyst ? ' 분석은 다시 내장 엔진이 합니다.' : ''}`;
    }
    default:
      return change satisfies never;
  }
}

export function engineListFaultText(fault: EngineListFault, isQuitting = false): string {
  switch (fault.code) {
    case 'shared':
      return '서버에서는 다른 프로그램을 시작하지 않습니다.';
    case 'no-command':
      return NO_COMMAND;
    case 'bad-engine-name':
      return `엔진 이름으로 ${josa(quoted(fault.found), '을')} 쓸 수 없습니다. 글자, 숫자, -, _로 된 24자까지의 한 단어이며 own은 안 됩니다.`;
    case 'taken-name':
      return `${fault.name}: 그런 이름의 엔진이 이미 있습니다.`;
    case 'unknown-engine':
      return fault.names.length === 0
        ? `엔진 ${josa(quoted(fault.found), '이')} 없습니다. 추가: komadai settings engine.NAME COMMAND`
        : `엔진 ${josa(quoted(fault.found), '이')} 없습니다. 목록: ${fault.names.join(', ')}.`;
    case 'bad-options':
      return `옵션에는 ${josa(quoted(fault.found), '을')} 쓸 수 없습니다. 쓰는 법: NAME=VALUE, NAME=VALUE, ..`;
    case 'engine-failed':
      return `${fault.name}: 저장하지 않았습니다. ${engineFaultText(fault.command, fault.error)}`;
    case 'options-refused':
      return [...fault.faults.map(optionFaultText), '저장하지 않았습니다.'].join(' ');
    case 'not-kept':
      return setFaultText(fault.fault, isQuitting);
    default:
      return fault satisfies never;
  }
}
