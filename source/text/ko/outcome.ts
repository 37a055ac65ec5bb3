import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { josa } from './josa.ts';
import { sideName } from './side-name.ts';

/** A move as it is echoed: `12. 후수 S-6b`. */
export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

/** `선수가 무승부를 제안했습니다. 후수는 수락하거나 수를 두어 거절합니다.` */
export function offerText({ kind, by }: Offer): string {
  const other = sideName(opposite(by));
  return `${sideName(by)}가 ${OFFERED[kind]}. ${other}는 수락하거나 수를 두어 거절합니다.`;
}

const OFFERED = {
  draw: '무승부를 제안했습니다',
  impasse: '지장기 계산을 제안했습니다',
  'take-back': '무르기를 청했습니다',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

/**
 * What undo, note and save have done.
 * @param tell tells a move that was taken back
 */
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

/** Why a game did not get the name that the player asked for. */
export function notSavedAs(why: string): string {
  return `저장: ${why}`;
}

/** The same, where only the name is missing. */
export function savedUnderOldName(why: string): string {
  return `저장: ${why}. 대국은 이전 이름으로 저장되어 있습니다.`;
}

/** Says that the game is not on the disk. */
export function notSavedText(why: string): string {
  return `저장 안 됨: ${why}`;
}

/** The same, and what follows. @param unsaved in the form of `notSavedText` */
export function unsavedSoFar(unsaved: string): string {
  return `${unsaved}. 대국은 계속되며, 가능해지는 대로 저장합니다.`;
}

/** Why a word does nothing now, and what would help. */
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

/** What each word of the prompt does, for the help. */
export const WORD_HELP = {
  resign: '대국을 포기합니다',
  draw: '무승부를 제안합니다',
  impasse: '양쪽 왕이 적진에 들어갔을 때 점수 계산을 제안합니다',
  accept: '상대의 제안을 받아들입니다',
  undo: '마지막 수를 무릅니다',
  redo: '무른 수를 다시 둡니다',
  note: '마지막 수의 주석을 고칩니다. 메모 TEXT는 주석을 쓰고, 메모 -는 지웁니다',
  save: '저장 NAME은 저장된 대국에 이름을 붙입니다',
  hint: '좋은 수와 이어질 수순을 알려 줍니다',
  mate: '여기서 장군 외통을 10초 동안 찾습니다. 외통 60 은 60초, 외통 그만 은 끝냄',
  ...BOARD_WORD_HELP,
  rematch: '선후를 바꾸어 다시 둡니다',
  replay: '대국을 한 수씩 되짚습니다',
  analyse: '대국이 끝난 뒤 컴퓨터로 분석합니다',
  explore: '대국이 끝난 뒤 이 대국의 국면에서 다른 대국이 둔 수',
  settings: '표시 방식을 바꿉니다',
  learn: '이 게임의 강좌',
  help: '수를 두는 법. ?는 더 알려 줍니다',
  menu: '메뉴로 갑니다. 대국은 보관됩니다',
  take: '다른 komadai가 이어받은 대국을 되찾습니다',
  quit: '나갑니다. 대국은 보관됩니다',
} as const;
