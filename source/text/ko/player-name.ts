import { josa } from './josa.ts';
import { quoted } from './quoted.ts';

export function noPersonText(name: string): string {
  return `${josa(quoted(name), '은')} 이름이 아닙니다. 한 줄 위에서 Left와 Right로 컴퓨터, 레벨, 엔진을 고릅니다.`;
}
