import { printable } from '../../clean/clean-text.ts';
import type { ThemeFault } from '../../settings/theme-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function themeFaultText(file: string, fault: ThemeFault): string {
  return `${printable(file)}: ${reasonText(fault)}`;
}

function reasonText(fault: ThemeFault): string {
  switch (fault.code) {
    case 'bad-name':
      return `${quoted(fault.name)} 은(는) 테마 이름이 될 수 없습니다. 영문 소문자, 숫자, -, _ 로 30자까지이며 첫 글자는 영문자나 숫자입니다`;
    case 'name-taken':
      return `${quoted(fault.name)} 테마가 이미 있습니다. 다른 이름이 필요합니다`;
    case 'unreadable':
      return `읽을 수 없거나 ${fault.most}바이트를 넘습니다`;
    case 'no-object':
      return 'JSON 객체가 아닙니다. 예: { "extends": "wood", "board": "#dcb468" }';
    case 'unknown-base':
      return `${quoted(fault.found)} 테마는 바탕이 될 수 없습니다. 바탕이 되는 테마: ${fault.known.join(', ')}`;
    case 'unknown-role':
      return `${quoted(fault.role)} 역할은 없습니다${orMeantText(fault.role, fault.known)}`;
    case 'no-colour':
      return `${fault.role} 값은 #dcb468 같은 색이어야 합니다. ${quoted(fault.found)} 값은 색이 아닙니다`;
    case 'no-group':
      return `${fault.role} 안에 있는 역할: ${fault.known.join(', ')}`;
  }
}
