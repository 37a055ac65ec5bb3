import { nameOfGame } from './names.ts';

export const SETTING_GROUPS = [
  {
    title: '대국',
    names: {
      variant: '게임',
      illegal: '반칙수',
      'away-time': '나간 동안 시계',
    },
  },
  {
    title: '판',
    names: {
      language: '언어',
      labels: '말 표시',
      coordinates: '가로줄 표시',
      notation: '수 표기',
      charset: '문자',
      pieces: '말 그림',
      colour: '색',
      theme: '색 테마',
      motion: '마지막 수 깜박임',
      flip: '아래쪽 편',
      reigning: '왕을 쓰는 편',
      mouse: '마우스',
    },
  },
  {
    title: '소리와 낭독',
    names: { bell: '벨', notify: '데스크톱 알림', speech: '수 낭독', 'clock-calls': '시간 낭독' },
  },
  {
    title: '엔진',
    names: {
      resigns: '컴퓨터 기권',
      ponder: '상대 때 생각',
      'analyse-games': '대국 뒤 분석',
      analyst: '분석 엔진',
    },
  },
] as const;

export function handicapSettingName(variantId: string): string {
  return `접장기 ${nameOfGame(variantId)}`;
}
