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
      return `${quoted(fault.name)} はテーマの名前にできません。英小文字、数字、- と _ で30文字まで、先頭は英小文字か数字です`;
    case 'name-taken':
      return `${quoted(fault.name)} というテーマはすでにあります。別の名前にしてください`;
    case 'unreadable':
      return `読めないか、${fault.most} バイトを超えています`;
    case 'no-object':
      return 'JSONのオブジェクトではありません。例: { "extends": "wood", "board": "#dcb468" }';
    case 'unknown-base':
      return `${quoted(fault.found)} は元にできません。元にできるのは ${fault.known.join(', ')} です`;
    case 'unknown-role':
      return `${quoted(fault.role)} という役割はありません${orMeantText(fault.role, fault.known)}`;
    case 'no-colour':
      return `${fault.role} は #dcb468 のような色です。${quoted(fault.found)} は色ではありません`;
    case 'no-group':
      return `${fault.role} の中には次の役割があります: ${fault.known.join(', ')}`;
  }
}
