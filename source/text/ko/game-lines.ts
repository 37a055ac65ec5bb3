import type { Settings } from '../../settings/settings.ts';

export function gameHeadingText(title: string, turn: string): string {
  return `${title}. ${turn}`;
}

export function controlText(control: string): string {
  return `제한시간: ${control}.`;
}

export const MOVES_HELP: Readonly<Record<Settings['speech'], string>> = {
  hodges: '수는 Hodges 표기로 적습니다: P-7f, Bx3c+, P*5e, G6i-5h.',
  words:
    '수는 말하듯이 적습니다: 칠 육 보; 삼 삼 각 잡기 승격; 오 오 보 놓기; 오 팔 금, 육 구에서. Hodges 표기도 됩니다.',
  romaji:
    '수는 일본어로 읽는 대로 적습니다: nana roku fu; san san kaku nari; go go fu utsu; go hachi kin, roku kyuu kara. Hodges 표기도 됩니다.',
};
