import type { WrittenName } from '../en/names.ts';
import type { FullFile } from '../en/piece-page.ts';
import { josa } from './josa.ts';
import { lastRanks } from './phrases.ts';

export const IN_THE_GAME = '대국에서';

export function itMovesText(moves: string): string {
  return `${moves} 갑니다.`;
}

export function setNameText(names: readonly WrittenName[], narrow: readonly string[]): string {
  const label = narrow.length > 0 ? ` 좁은 판에서는 ${narrow.join(' 또는 ')}.` : '';
  return `말에 적힌 이름: ${names.map(({ kanji, romaji }) => `${kanji} ${romaji}`.trim()).join(' 또는 ')}.${label}`;
}

export const FACTS = {
  captive: (letters: string, name: string) =>
    `잡히면 ${letters}, ${josa(name, '으로')} 말받침에 갑니다.`,
  royal: '외통으로 이 말을 잃는 쪽이 집니다.',
  goal: (ranks: number) => `이 말이 ${lastRanks(ranks)}에 닿은 쪽이 이깁니다.`,
  points: (points: number) => `지장기에서 ${points}점입니다.`,
  stays: '승격하지 않습니다.',
  noMoveTo: (ranks: number) => `${lastRanks(ranks)}에는 갈 수 없습니다.`,
  promoted: (letters: string, name: string) => `승격하면 +${letters}, ${josa(name, '이')} 됩니다.`,
  reverts: '구역에서 시작하거나 끝나는 수로 뒤집히고, 다시 그런 수를 두면 되돌아옵니다.',
  mustPromote: '승격할 수 있으면 반드시 승격해야 합니다.',
  mustPromoteOn: (ranks: number) => `${lastRanks(ranks)}에서는 반드시 승격해야 합니다.`,
  noDeadMove: '다시는 움직일 수 없는 칸으로는 갈 수 없습니다.',
  notDropped: '놓을 수 없습니다.',
  neverInHand: '말받침에 오지 않습니다.',
  noDropOn: (ranks: number) => `${lastRanks(ranks)}에는 놓을 수 없습니다.`,
  noDropOnFile: (file: FullFile) => `${fullFileText(file)}에는 놓을 수 없습니다.`,
  noDeadDrop: '다시는 움직일 수 없는 칸에는 놓을 수 없습니다.',
  anyDrop: '어느 빈칸에나 놓을 수 있습니다.',
  dropMate: {
    illegal: '놓아서 장군을 부를 수는 있지만 외통을 만들 수는 없습니다.',
    legal: '놓아서 외통을 만들 수 있습니다.',
  },
} as const;

export function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const name = reverts ? pawn : `승격하지 않은 ${pawn}`;
  const count = pawnsPerFile === 1 ? '' : ` ${pawnsPerFile}개`;
  return `같은 편의 ${josa(`${name}${count}`, '이')} 있는 세로줄`;
}

export function diagramKeyText(
  step: string,
  slide: string,
  { leapsOn, isShort }: { readonly leapsOn: boolean; readonly isShort: boolean },
): string {
  const verb = leapsOn ? '거듭 뜀' : '나아감';
  return [
    `${step} 그 칸으로 감`,
    `${slide} 막힐 때까지 이 방향으로 ${verb}`,
    ...(isShort ? [`숫자는 ${verb}의 최대 칸 수`] : []),
  ].join(', ');
}
