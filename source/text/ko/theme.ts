export const MARK_TEXTS = {
  'last-move': '지난 수',
  'last-capture': '지난 수(잡음)',
  target: '갈 수 있는 칸',
  capture: '잡을 수 있는 칸',
  picked: '집은 말',
  check: '장군',
  mate: '외통',
  cursor: '커서',
};

export const LOOK_TEXTS = {
  title: '제목',
  warning: '경고',
  quiet: '흐린 글',
  chosen: '고른 줄',
  banner: '선수 승(외통)',
};

export function themeTitle(name: string): string {
  return `테마 ${name}`;
}

export function themePlaceText(number: number, count: number, isUsed: boolean): string {
  return isUsed ? `${number}/${count}, 사용 중` : `${number}/${count}`;
}

export function hereThatIsText(name: string): string {
  return `여기서는 ${name}입니다.`;
}

export function themeAboutText(about: string, instead: string): string {
  return `${about}.  ${instead}`;
}
