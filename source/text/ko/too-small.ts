import { josa } from './josa.ts';

export function tooSmallText(has: string, needs: string, lineMode: string): string[] {
  return [
    `창은 ${has}, 판에는 ${josa(needs, '이')} 필요합니다. ${lineMode}: 창 없이 두기.`,
    `판에는 ${josa(needs, '이')} 필요합니다.`,
    needs,
  ];
}

export function fewerLabelsText(labels: string): string {
  return `자리가 좁아 말 표시는 ${labels}.`;
}
