import { printable } from '../../clean/clean-text.ts';
import type { HallRefusal } from '../../rooms/hall/hall-command.ts';
import { waitOf } from '../wait.ts';
import { systemCodeText } from './store-fault.ts';

export const NAME_RULE =
  '이름은 1에서 16칸까지로, 로마자와 숫자와 -, 가나와 한자, 한글, 태국 글자 중 하나로 씁니다. 한글은 두 칸입니다.';

export function hallRefusalText({ code, waitMs = 0, detail = '' }: HallRefusal): string {
  switch (code) {
    case 'bad-name':
      return `쓸 수 없는 이름입니다. ${NAME_RULE}`;
    case 'name-taken':
      return '이 이름이나 비슷해 보이는 이름을 누가 쓰고 있습니다. 다른 이름을 고르십시오.';
    case 'key-taken':
      return '이미 다른 사람의 키입니다.';
    case 'key-deleted':
      return '이 키의 이름은 지워져 다시 받을 수 없습니다. ssh-keygen으로 다른 키를 만드십시오.';
    case 'network-held':
      return `같은 주소의 누군가가 내보내져 ${waitText(waitMs)} 동안 새로 등록할 수 없습니다.`;
    case 'wrong-key-code':
      return '일회용 코드가 틀렸거나, 이미 썼거나, 오래되었습니다. 나 화면에서 새로 만드십시오.';
    case 'too-many-keys':
      return '키를 더 가질 수 없습니다. 먼저 하나를 지우십시오.';
    case 'last-key':
      return '하나뿐인 키입니다. 먼저 다른 키를 더하십시오.';
    case 'no-such-key':
      return '내 키가 아닙니다.';
    case 'guest':
      return GUEST_TEXT;
    case 'no-such-name':
      return '이 이름을 쓰는 사람이 없습니다.';
    case 'yourself':
      return '자기 자신과는 둘 수 없습니다.';
    case 'too-many-challenges':
      return '같은 도전이 이미 있거나, 도전을 더 낼 수 없습니다. 먼저 하나를 철회하십시오.';
    case 'challenge-gone':
      return '철회되었거나, 거절되었거나, 다른 사람이 받은 도전입니다.';
    case 'not-for-you':
      return '다른 사람에게 낸 도전입니다.';
    case 'too-fast':
      return `너무 빠릅니다. ${waitText(waitMs)} 뒤에 다시 시도하십시오.`;
    case 'bad-terms':
      return '이 조건으로는 둘 수 없습니다. 게임, 접장기, 제한시간을 다시 고르십시오.';
    case 'too-many-games':
      return '대국을 더 둘 수 없습니다. 먼저 하나를 끝내십시오.';
    case 'not-saved':
      return `저장 안 됨: ${systemCodeText(printable(detail))}. 다시 시도하십시오.`;
    default:
      return code satisfies never;
  }
}

const UNITS = { hour: '시간', minute: '분', second: '초' } as const;

function waitText(waitMs: number): string {
  const { count, unit } = waitOf(waitMs);
  return `${count}${UNITS[unit]}`;
}

export const GUEST_TEXT = '손님에게는 레이팅이 없습니다. 키로 접속하면 이름을 가질 수 있습니다.';

export const GAME_DOOR_TEXTS = {
  full: '이 대국의 두 자리가 모두 찼습니다.',
  'no-watchers': '관전할 수 없는 대국입니다.',
  'not-saved': '서버가 지금 저장할 수 없어 대국에 들어갈 수 없습니다. 다시 시도하십시오.',
  'no-room': '끝났거나 없는 대국입니다.',
} as const;

export const GAME_FAULT_TEXTS = {
  'no-game': '읽을 수 없는 대국입니다.',
  away: '서버가 지금 대국을 읽을 수 없습니다. 다시 시도하십시오.',
} as const;
