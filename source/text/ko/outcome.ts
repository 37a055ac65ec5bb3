import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { josa } from './josa.ts';
import { sideName } from './side-name.ts';

export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

export function offerText({ kind, by }: Offer): string {
  const other = sideName(opposite(by));
  return `${sideName(by)}가 ${OFFERED[kind]}. ${other}는 수락하거나 수를 두어 거절합니다.`;
}

const OFFERED = {
  draw: '무승부를 제안했습니다',
  impasse: '지장기 계산을 제안했습니다',
  'take-back': '무르기를 청했습니다',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

export function changeText(
  outcome: Extract<Outcome, { kind: 'undone' | 'noted' | 'saved' }>,
  tell: (move: PlayedMove) => string = playedText,
): string {
  switch (outcome.kind) {
    case 'undone': {
      const { move, answer } = outcome;
      if (move === undefined) return '결과를 물렸습니다. 대국을 계속합니다.';
      return `무른 수: ${tell(move)}${answer ? `, ${tell(answer)}` : ''}`;
    }
    case 'noted':
      return outcome.note === '' ? '주석을 지웠습니다.' : `주석: ${outcome.note}`;
    case 'saved':
      return `${josa(outcome.name, '으로')} 저장했습니다.`;
  }
}

export function notSavedAs(why: string): string {
  return `저장: ${why}`;
}

export function savedUnderOldName(why: string): string {
  return `저장: ${why}. 대국은 이전 이름으로 저장되어 있습니다.`;
}

export function notSavedText(why: string): string {
  return `저장 안 됨: ${why}`;
}

export function unsavedSoFar(unsaved: string): string {
  return `${unsaved}. 대국은 계속되며, 가능해지는 대로 저장합니다.`;
}

export function impossibleText(why: Impossible): string {
  switch (why) {
    case 'game-over':
      return '대국이 끝났습니다';
    case 'no-offer':
      return '수락: 받은 제안이 없습니다. 무승부를 입력하면 무승부를 제안합니다.';
    case 'offered-already':
      return '이미 제안이 있습니다. 수락하거나, 수를 두어 거절하십시오.';
    case 'no-impasse':
      return '지장기: 양쪽 왕이 모두 상대의 승격 구역에 들어가 있어야 합니다.';
    case 'no-impasse-rule':
      return '지장기: 이 게임에는 이 규칙이 없습니다.';
    case 'nothing-to-undo':
      return '무르기: 아직 둔 수가 없습니다.';
    case 'nothing-to-redo':
      return '다시하기: 무른 수가 없습니다.';
    case 'no-name':
      return '저장: 이름이 빠졌습니다. 저장 evening-game처럼 이름을 함께 적어 주십시오.';
    case 'no-note':
      return '메모: 여기에는 주석이 없습니다. 메모 뒤에 글을 적으면 남습니다.';
    case 'not-your-turn':
      return '아직 내 차례가 아닙니다. 차례가 오면 Enter를 다시 누르거나, 지난 수를 무르십시오.';
    case 'declined':
      return '컴퓨터가 거절하고 계속 둡니다.';
    case 'taken':
      return '저장 안 됨: 다른 komadai가 이 대국을 이어받았습니다.';
    default:
      return why satisfies never;
  }
}
