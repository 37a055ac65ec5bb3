import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import type { EngineError } from '../../engine/engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { OfferedOption } from '../../engine/usi/usi-protocol.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { EngineFailed, EngineStarted } from '../../match/participants/participant.ts';
import type { UnseatedEngine } from '../../match/participants/players.ts';
import { becauseText, programText } from '../foreign-text.ts';
import { josa } from './josa.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';
import { sideName } from './side-name.ts';

export function engineFaultText(
  engine: string,
  { failure, detail, code }: Pick<EngineError, 'failure' | 'detail' | 'code'>,
): string {
  const name = quoted(engine);
  const itself = josa(`엔진 ${name}`, '이');
  switch (failure) {
    case 'not-started':
      return notStartedText(engine, detail, code);
    case 'not-listed':
      return `${name}: 그런 프로그램도, 목록에 그런 엔진도 없습니다. 목록: ${programText(detail)}`;
    case 'no-handshake':
      return `${josa(name, '이')} ${quoted(detail)}에 답하지 않습니다. USI 엔진이 맞습니까?`;
    case 'no-variant':
      return detail === ''
        ? `${josa(`엔진 ${name}`, '은')} 쇼기만 둡니다`
        : `${josa(`엔진 ${name}`, '은')} 이 게임을 두지 않습니다. 두는 게임: ${quoted(detail)}`;
    case 'silent':
      return `${itself} 답하지 않습니다`;
    case 'ended':
      return `${itself} 끝났습니다${becauseText(detail)}`;
    case 'illegal-move':
      return `${itself} 반칙수 ${josa(quoted(detail), '을')} 두었습니다`;
    case 'nonsense':
      return `${itself} 알 수 없는 답을 했습니다: ${quoted(detail)}`;
    case 'flood':
      return `${itself} 끝없이 출력합니다`;
    default:
      return failure satisfies never;
  }
}

export function engineFailedText({ color, name, error, hasLost = false }: EngineFailed): string {
  const fault = `${engineFaultText(name, error)}.`;
  if (hasLost) return fault;
  const side = sideName(color);
  if (error.failure === 'not-started') {
    return `${fault} 대국을 보관했습니다. 이제 ${josa(side, '을')} 직접 둡니다.`;
  }
  return `${fault} 대국을 보관했습니다. 이어 두기로 엔진을 다시 시작하거나, ${josa(side, '을')} 직접 두십시오.`;
}

export const NO_COMMAND = '엔진을 시작하는 명령을 셸에서처럼 입력하십시오.';

export function engineStartsText(name: string): string {
  return `${josa(`엔진 ${quoted(name)}`, '이')} 시작하는 중 ..`;
}

export function engineStartedText({ color, name, optionFaults }: EngineStarted): string {
  const started = `${josa(sideName(color), '은')} ${programText(name)}입니다.`;
  return [started, ...optionFaults.map(optionFaultText)].join(' ');
}

export function lackText(lack: Lack): string {
  const game = nameInText(lack.variant);
  const fault = fileFaultText(lack.fault);
  switch (lack.kind) {
    case 'no-net':
      return `${game}의 평가망: ${fault}. 컴퓨터는 평가망 없이 더 약하게 둡니다.`;
    case 'no-book':
      return `${game}의 정석집: ${fault}. 컴퓨터는 정석집 없이 둡니다.`;
    default:
      return lack satisfies never;
  }
}

function fileFaultText(fault: Lack['fault']): string {
  switch (fault.code) {
    case 'missing':
      return '파일이 없습니다';
    case 'unreadable':
      return `읽을 수 없습니다(${fault.detail})`;
    case 'not-a-net':
    case 'not-a-book':
      return '다른 종류의 파일입니다';
    case 'damaged':
      return '손상되었습니다';
    case 'other-version':
      return `이 komadai가 모르는 형식 ${fault.version}입니다`;
    case 'other-variant':
      return `${quoted(fault.variantId)}의 파일입니다`;
    case 'other-layout':
      return '다른 말에 맞춘 파일입니다';
    case 'other-rules':
      return '다른 규칙에 맞춘 파일입니다';
    default:
      return fault satisfies never;
  }
}

export function optionFaultText(fault: OptionFault): string {
  const name = quoted(fault.name);
  switch (fault.code) {
    case 'unknown-option':
      return `옵션 ${josa(name, '이')} 없습니다.`;
    case 'bad-option-value':
      return `옵션 ${name}에는 ${josa(quoted(fault.value), '을')} 쓸 수 없습니다. 쓸 수 있는 값: ${programText(validText(fault.option))}.`;
    default:
      return fault satisfies never;
  }
}

function validText({ type, values, min, max }: OfferedOption): string {
  if (type === 'check') return 'true 또는 false';
  if (type === 'combo') return values.join(', ');
  if (min !== undefined && max !== undefined) return `${min}에서 ${max}까지`;
  if (min !== undefined) return `${min} 이상의 숫자`;
  return max === undefined ? '숫자' : `${max} 이하의 숫자`;
}

export function unseatedText({ color, command }: UnseatedEngine, game: string): string {
  if (command === undefined) {
    return '서버에서는 컴퓨터끼리 두지 않습니다. 양쪽을 모두 직접 둡니다.';
  }
  return `${josa(sideName(color), '은')} 프로그램 "${programText(command)}"입니다. 여기서 실행한 적이 없어 시작하지 않았습니다. 믿을 수 있으면: komadai resume ${game} --start-engine`;
}

const START_ERRORS: Readonly<Record<string, (program: string) => string>> = {
  ENOENT: (program) => `프로그램 ${josa(program, '이')} 없습니다`,
  ENOTDIR: (program) => `프로그램 ${josa(program, '이')} 없습니다`,
  EACCES: (program) => `${josa(program, '은')} 프로그램이 아니거나 실행할 권한이 없습니다`,
  EPERM: (program) => `${josa(program, '을')} 실행할 권한이 없습니다`,
  ENOEXEC: (program) => `${josa(program, '은')} 이 컴퓨터의 프로그램이 아닙니다`,
  ELOOP: (program) => `${josa(program, '은')} 끝이 없는 링크입니다`,
  ENAMETOOLONG: (program) => `${josa(program, '은')} 프로그램의 이름으로 너무 깁니다`,
  E2BIG: (program) => `${program}의 인수가 너무 깁니다`,
  ENOMEM: (program) => `${josa(program, '을')} 실행할 메모리가 없습니다`,
  EAGAIN: (program) => `프로세스가 너무 많아 ${josa(program, '을')} 실행할 수 없습니다`,
  EMFILE: (program) => `열린 파일이 너무 많아 ${josa(program, '을')} 실행할 수 없습니다`,
  ENFILE: (program) => `열린 파일이 너무 많아 ${josa(program, '을')} 실행할 수 없습니다`,
  ETXTBSY: (program) => `${josa(program, '은')} 지금 쓰는 중인 파일입니다`,
  ERR_INVALID_ARG_VALUE: (program) => `${josa(program, '은')} 프로그램의 이름이 될 수 없습니다`,
};

function notStartedText(engine: string, program: string, code: string): string {
  const cannot = `${josa(`엔진 ${quoted(engine)}`, '을')} 시작할 수 없습니다`;
  if (program === '') return cannot;
  if (code === '') return `명령 ${quoted(program)}에 닫히지 않은 따옴표가 있습니다`;
  const why =
    START_ERRORS[code]?.(quoted(program)) ??
    `${josa(quoted(program), '을')} 시작할 수 없습니다(${code})`;
  // A name that the command has already is not told twice.
  return engine.includes(program) ? why : `${cannot}: ${why}`;
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

export function engineListFaultText(fault: EngineListFault): string {
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
      return setFaultText(fault.fault, true);
    default:
      return fault satisfies never;
  }
}
