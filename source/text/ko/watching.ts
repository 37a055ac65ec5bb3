import type { LockFault } from '../../records/store/game-lock.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { spelled } from './spelled.ts';
import { otherText } from './store-fault.ts';

export const WATCH_ANSWERS = {
  asking: '다른 komadai에 묻는 중..',
  taken: '대국을 이어받았습니다.',
  gone: '다른 komadai가 대국의 이름을 바꾸었거나 지웠습니다.',
} as const;

export function watchedResultText(result: string, hasOwner: boolean): string {
  return `대국이 끝났습니다: ${result}.${hasOwner ? '' : ' 다른 komadai는 나갔습니다.'}`;
}

export function watchedGameText(owner: LockFault | undefined, take: string): string {
  return owner
    ? `${otherText(owner)}의 대국을 관전하고 있습니다. ${takeText(take)}`
    : `다른 komadai가 나갔습니다. ${takeText(take)}`;
}

function takeText(take: string): string {
  return `${josa(quoted(spelled(take)), '으로')} 이어받습니다.`;
}

export function givenText(by: LockFault | undefined): string {
  return `저장하고 ${whoText(by)}에 넘겼습니다.`;
}

export function takenOverText(by: LockFault | undefined, unsaved?: readonly string[]): string {
  const taken = `${josa(whoText(by), '이')} 이어받았습니다.`;
  if (unsaved === undefined) return taken;
  return `저장 안 됨: ${unsaved.join(', ') || '마지막에 한 일'}. ${taken}`;
}

function whoText(by: LockFault | undefined): string {
  return by ? otherText(by) : '다른 komadai';
}

export function takeQuestion(owner: LockFault | undefined): string {
  return owner
    ? `${otherText(owner)}에서 대국을 이어받으시겠습니까?`
    : '대국을 이어받아 두시겠습니까?';
}

export function watchingHelp(owner: LockFault | undefined): string[] {
  const follows =
    '저장되는 대로 수가 나타납니다. 여기서 입력한 수는 두어지지 않고, 이어받을 때 함께 갑니다.';
  if (!owner) return [follows, '지금은 아무도 이 대국을 열고 있지 않습니다.'];
  return [
    `${otherText(owner)}에서 열려 있는 대국입니다. ${follows}`,
    '이어받으면 그쪽 komadai는 저장하고 관전으로 바뀝니다. 2초 안에 답이 없으면 그냥 이어받으며, 저장된 것은 잃지 않습니다.',
    `잠금 파일은 ${owner.lockFile}입니다. 그 프로세스가 없어진 것이 확실할 때만 지우십시오.`,
  ];
}
