import type { Settings } from '../../settings/settings.ts';
import { josa } from './josa.ts';

export const THEME_TEXTS: Readonly<Record<Settings['theme'], string>> = {
  auto: '터미널이 낼 수 있는 가장 좋은 것',
  wood: '비자나무와 회양목, 256색부터',
  slate: '밤의 돌, 256색부터',
  paper: '종이에 먹, 256색부터',
  dark: '어두운 바탕에 16색',
  light: '밝은 바탕에 16색',
  safe: '빨강과 초록을 쓰지 않는 16색',
  mono: '색 없음',
};

export function hereThatIsText(name: string): string {
  return `여기서는 ${name}입니다.`;
}

export function shownAsText(hasColours: boolean, shown: string): string {
  return `${hasColours ? '16색 터미널이라' : '색이 없어'} ${josa(shown, '으로')} 보입니다.`;
}
