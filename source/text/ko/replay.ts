import type { Unsaved } from '../../activity/replay-edits.ts';
import type { ExportFault } from '../../activity/replay-export.ts';
import { printable } from '../../clean/clean-text.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Written } from '../en/replay.ts';
import { endOfPath } from '../foreign-text.ts';
import { josa } from './josa.ts';
import { playedText } from './outcome.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { lossesText, writeFaultText } from './record-losses.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { renameFaultText, storeErrorText } from './store-fault.ts';

export function spentText(time: string): string {
  return `소비 ${time}`;
}

export function leftText(time: string): string {
  return `남음 ${time}`;
}

export const REPLAY_TASK =
  '수를 입력하면 기보를 따라가거나 변화도가 됩니다. 빈 줄은 바로 앞의 동작을 되풀이합니다.';

export const REPLAY_ANSWERS = {
  start: '시작 국면입니다.',
  'at-start': '여기가 시작입니다.',
  'at-end': '여기가 끝입니다.',
  'no-comment': '여기에는 주석이 없습니다.',
  'no-variations': '여기에는 다른 수가 없습니다. 수를 입력하면 변화도가 됩니다.',
  'no-variation-here': '여기는 본보입니다. "본보로"와 "삭제"는 변화도에서 씁니다.',
  'main-line-stays': '아직 이어 둘 수 있는 대국이라 둔 수가 본보로 남습니다.',
  'not-a-number': '몇 수인지 숫자로 적어 주십시오.',
  'no-moves': '여기에는 둘 수 있는 수가 없습니다.',
  aside: '여기서는 대국을 시작할 수 없습니다. 종료하면 돌아갑니다.',
  'end-of-game':
    '대국은 여기서 끝납니다. 변화도는 그 전의 수에서 시작하고, 대국은 새 대국을 시작합니다.',
  'no-undo': '되돌릴 변경이 없습니다.',
  'no-redo': '되돌린 변경이 없습니다.',
  explores: '대국을 찾아보고 있습니다 ..',
  'explored-by-server':
    '서버에는 기보 색인이 없습니다. 대국을 내보내어 자기 컴퓨터에서 복기하십시오.',
  'engines-stay-out': ENGINES_STAY_OUT,
  'looking-for-lines': '후보수를 찾는 중 ..',
  'lines-count': '후보수: 1부터 5까지의 수를 쓰십시오.',
  'looking-through-keeps': '악수를 찾는 중, 결과는 기보에 남깁니다 ..',
  'looking-through': '악수를 찾는 중 ..',
  'not-analysed': '이 대국은 아직 분석하지 않았습니다. 지금 분석하시겠습니까?',
  'leaves-unsaved': '변경이 저장되지 않았습니다. 그래도 나가시겠습니까?',
  'leaves-mistakes': '분석이 끝나지 않아 악수를 아직 모으지 않았습니다. 그래도 나가시겠습니까?',
  'is-solution': '이것은 문제의 정답입니다. 종료하면 문제로 돌아갑니다.',
  watched: '다른 komadai에서 두는 대국입니다. 여기서는 관전만 할 수 있습니다.',
  'room-watched': '관전만 하는 대국입니다. 내보내기로 파일에 쓸 수 있습니다.',
} as const;

export function cannotPlayOnText(variant: Variant, fault: PlacementFault): string {
  return `여기서 이어 둘 수 없습니다: ${sfenFaultText(variant, fault)}.`;
}

export function promoteQuestion(first: PlayedMove, isFinished: boolean): string {
  const result = isFinished ? ' 결과는 그대로 남습니다.' : '';
  return `${josa(playedText(first), '을')} 본보로 만드시겠습니까?${result}`;
}

export function removeQuestion(first: PlayedMove, count: number): string {
  const what = count === 1 ? '' : ` ${count}수`;
  return `${josa(`변화도 ${playedText(first)}${what}`, '을')} 지우시겠습니까?`;
}

export function nextMovesText(sentences: readonly string[]): string {
  return `다음: ${orList(sentences)}.`;
}

export const NO_GAME_TO_REPLAY =
  '아직 저장된 대국이 없습니다. komadai replay FILE로 기보 파일을, -로 표준 입력을 읽습니다';

export function notOnDiskText(why: string, canExport: boolean): string {
  return canExport ? `${why}. 내보내기로 다른 파일에 쓸 수 있습니다.` : `${why}.`;
}

export function unsavedHereText(unsaved: Exclude<Unsaved, { code: 'failed' }>): string {
  switch (unsaved.code) {
    case 'no-file':
      return '저장 안 됨: 이 대국에는 파일이 없습니다';
    case 'several-games':
      return `저장 안 됨: ${unsaved.name}에는 대국이 여럿입니다`;
    case 'damaged':
      return `저장 안 됨: ${josa(unsaved.name, '을')} 끝까지 읽지 못했습니다`;
    case 'not-psn':
      return `저장 안 됨: ${josa(unsaved.name, '은')} komadai의 파일이 아닙니다`;
    default:
      return unsaved satisfies never;
  }
}

export function noteQuestion(old: string, text: string): string {
  return `주석 ${josa(quoted(old), '을')} ${text === '' ? '지우' : '바꾸'}시겠습니까?`;
}

export function replaceQuestion(name: string): string {
  return `${endOfPath(name)} 파일이 이미 있습니다. 바꾸시겠습니까?`;
}

export function exportNameText(name: string, folder: string): string {
  return `내보내기 ${name}: 대국을 ${printable(folder)} 안에 씁니다.`;
}

export function exportedText({ path, format, losses }: Written): string {
  const lost = losses.length > 0 ? ` ${lossesText(format, losses)}.` : '';
  return `${printable(path)}에 썼습니다.${lost}`;
}

export function exportFaultText(fault: ExportFault): string {
  switch (fault.code) {
    case 'name':
      return `내보내기: ${renameFaultText(fault.fault)}`;
    case 'format':
      return `내보내기: ${writeFaultText(fault.fault)}`;
    case 'failed':
      return `내보내기: ${storeErrorText(fault.error)}`;
    default:
      return fault satisfies never;
  }
}

export function newGameQuestion(ply: number): string {
  return `${ply}수에서 새 대국을 시작하시겠습니까?`;
}

export function newGameText(ply: number): string {
  return `${ply}수에서 시작하는 새 대국입니다.`;
}

export function speedText(pauseMs: number): string {
  return `한 수 ${pauseMs / 1000}초`;
}

export function analysisOffText(fault: string): string {
  return `${fault}. 분석을 멈췄습니다.`;
}

export function thereArePlies(count: number): string {
  return `${count}수까지 있습니다.`;
}

export function replayTitle(title: string, count: number, result: string): string {
  return `${title}. ${count}수. ${result}`;
}

export function changeDoneText(how: 'changed' | 'undone' | 'redone', change: string): string {
  switch (how) {
    case 'changed':
      return change;
    case 'undone':
      return `되돌림: ${change}`;
    case 'redone':
      return `다시 함: ${change}`;
    default:
      return how satisfies never;
  }
}

export const CHANGES = {
  noted: (move: string | undefined, note: string) => `${move ?? '시작 국면'}의 주석: ${note}`,
  noteRemoved: (move: string | undefined) => `${move ?? '시작 국면'}의 주석을 지웠습니다.`,
  variation: (first: string) => `새 변화도: ${first}.`,
  promotion: (first: string) => `새 본보: ${first}.`,
  removal: (first: string) => `변화도 ${josa(first, '을')} 지웠습니다.`,
} as const;

export function variationsText(moves: readonly string[]): string {
  return `변화도: ${moves.join('; ')}`;
}

export function turnOfText(turn: string, moves: number): string {
  return `${turn}, 전체 ${moves}수`;
}

export const LINES_TITLE = '후보수';

export function noLineText(count: number): string {
  return count === 0
    ? '여기에는 아직 후보수가 없습니다. 후보수로 찾습니다.'
    : `후보수는 ${count}개입니다.`;
}

export function noMoreLinesText(engine: string, count: number): string {
  return count === 1
    ? `${quoted(engine)}에는 옵션 MultiPV가 없어 후보수를 하나만 알려 줍니다.`
    : `${quoted(engine)}에서는 후보수를 ${count}개까지만 알 수 있습니다.`;
}
