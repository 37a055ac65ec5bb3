import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { GoBackFault, HostFault, ReachFault, Unsafety } from '../../rooms/rooms.ts';
import type { Color } from '../../rules/core/color.ts';
import { joinLine, watchLine } from '../door-lines.ts';
import type { Entry } from '../en/room-door.ts';
import { shellWord } from '../shell-word.ts';
import { sshLine } from '../ssh-line.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { openElsewhereText, systemCodeText } from './store-fault.ts';

export const OFFERS = {
  game: (title: string) => `${title}.`,
  side: (side: Color) => `나는 ${sideName(side)}입니다.`,
  /** @param clock in the form of `timeControlText` */
  clock: (clock: string) => `제한시간: ${clock}.`,
  watched: '관전할 수 있습니다.',
  unwatched: '관전할 수 없습니다.',
} as const;

export const SEND_THIS = '상대가 입력할 줄:';

export const DOOR_TEXTS = {
  title: '사람과 대국',
  about: '이 컴퓨터의 다른 터미널에 있는 사람과 둡니다.',
  opening: '잠시만..',
} as const;

export const WAITING_TEXTS = {
  title: '상대를 기다리는 중',
  code: '코드',
  closed: '방이 닫혔습니다.',
} as const;

export function arrivalText(name: string, side: Color): string {
  return `${name} 님이 왔습니다. 나는 ${sideName(side)}입니다.`;
}

export function roomEntryText({ key, host, seat }: Entry): string {
  if (seat === undefined) return `${roomText(host)}. 관전 중입니다.`;
  if (host !== undefined) return `${roomText(host)}. 나는 ${sideName(seat)}입니다.`;
  return `방을 다시 열었습니다. 상대는 ${joinLine(key)} 명령으로 돌아옵니다.`;
}

function roomText(host: string | undefined): string {
  return host === undefined ? '방에 들어왔습니다' : `${quoted(host)} 님의 방입니다`;
}

const CODE_FORM = '코드는 K7M2QX처럼 글자와 숫자 여섯 자입니다.';

const UNSAFE = {
  link: '링크입니다',
  writable: '다른 사람이 쓸 수 있습니다',
  'another-owner': '다른 계정의 것입니다',
  'not-a-folder': '폴더가 아닙니다',
  'not-a-socket': '소켓이 아닙니다',
} as const satisfies Readonly<Record<Unsafety, string>>;

function unsafeText(path: string, why: Unsafety): string {
  return `${josa(path, '은')} 안전하지 않습니다: ${UNSAFE[why]}`;
}

export function hostFaultText(fault: HostFault): string {
  switch (fault.code) {
    case 'not-writable':
      return `${fault.folder}에 방을 열 수 없습니다: ${systemCodeText(fault.detail)}. --at DIR로 다른 폴더를 고르십시오.`;
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)}. 방을 열지 않았습니다. 그것을 지우거나 --at DIR로 다른 폴더를 고르십시오.`;
    case 'path-too-long':
      return `경로 ${josa(fault.path, '은')} 소켓에 너무 깁니다. --at DIR로 경로가 짧은 폴더를 고르십시오.`;
    case 'not-saved':
      return `저장 안 됨: ${systemCodeText(fault.detail)}. 방을 열지 않았습니다.`;
    case 'no-game':
      return noGameText(fault.name);
    case 'in-use':
      return '이 방의 코드를 내가 연 다른 방이 쓰고 있습니다. 그 방을 닫고 다시 시도하십시오.';
    case 'damaged':
      return `${quoted(fault.name)}의 내용을 끝까지 읽을 수 없습니다. komadai replay ${shellWord(fault.name)} 명령으로 보관된 데까지 볼 수 있습니다.`;
    case 'open-elsewhere':
      return `${openElsewhereText('방', fault)}. 그 komadai가 분명히 없어졌으면 ${josa(fault.lockFile, '을')} 지우십시오`;
    default:
      return fault satisfies never;
  }
}

function noGameText(name: string | undefined): string {
  const found =
    name === undefined
      ? '이어 둘 방의 대국이 없습니다'
      : `이어 둘 방의 대국 ${josa(quoted(name), '이')} 없습니다`;
  return `${found}. komadai host로 새 방을 엽니다.`;
}

export function reachFaultText(fault: ReachFault, key: RoomKey): string {
  switch (fault.code) {
    case 'no-code':
      return `${josa(quoted(fault.found), '은')} 코드가 아닙니다. ${CODE_FORM}`;
    case 'no-room':
    case 'wrong-code': {
      const folder =
        key.at === undefined ? ' 방장이 --at DIR을 썼으면 같은 값을 적어 주십시오.' : '';
      return `이 코드의 방이 없습니다. ${CODE_FORM}${folder}`;
    }
    case 'too-many-tries': {
      const seconds = Math.max(1, Math.ceil(fault.waitMs / 1000));
      return `틀린 코드가 너무 많이 입력되었습니다. ${seconds}초 뒤에 다시 시도하십시오.`;
    }
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)}. 연결하지 않았습니다. 방장에게 다른 방을 열어 달라고 하십시오.`;
    case 'other-version': {
      const { ours, theirs } = fault;
      const who =
        ours < theirs
          ? '이쪽 komadai를 새 버전으로 바꾸십시오.'
          : '방장이 komadai를 새 버전으로 바꾸어야 합니다.';
      return `방의 버전이 다릅니다. 이쪽은 ${ours}, 방장은 ${theirs}입니다. ${who}`;
    }
    case 'no-proof':
      return '방장이 이쪽의 계정을 확인하지 못했습니다. 다시 시도하거나, 방장에게 다른 방을 열어 달라고 하십시오.';
    case 'no-answer':
      return '방에서 답이 없습니다. 방장의 komadai가 켜져 있는지 묻고 다시 시도하십시오.';
    case 'refused':
      return `시스템이 들여보내지 않습니다: ${systemCodeText(fault.detail)}. 방장에게 다른 방을 열어 달라고 하십시오.`;
    case 'full':
      return `두 자리가 모두 찼습니다. ${watchLine(key)} 명령으로 관전할 수 있습니다.`;
    case 'no-watchers':
      return '방장이 이 대국의 관전을 허락하지 않았습니다.';
    case 'not-saved':
      return '방장이 입장을 저장하지 못해 대국이 시작되지 않았습니다. 다시 시도하십시오.';
    default:
      return fault satisfies never;
  }
}

export function goBackFaultText(failed: GoBackFault, game: string, room: RoomKey): string {
  if (failed.as === 'host') return hostFaultText(failed.fault);
  const { fault } = failed;
  if (fault.code === 'no-room' || fault.code === 'wrong-code') {
    return `${josa(game, '은')} 방 ${room.code}의 대국인데 방장이 방을 닫았습니다. ${joinLine(room)} 명령으로 다시 시도하고, komadai replay ${shellWord(game)} 명령으로 대국을 봅니다.`;
  }
  return reachFaultText(fault, room);
}

export function leftRoomText(key: RoomKey, isHost: boolean): string {
  const folder = key.at === undefined ? '' : ` --at ${shellWord(key.at)}`;
  const line = isHost ? `komadai host --resume${folder}` : joinLine(key);
  return `대국을 보관했습니다. 이어 두려면: ${line}`;
}

export function leftServerGameText(code: string, address: string | undefined): string {
  return `대국은 계속됩니다. 돌아오려면: ${sshLine(code, address)}`;
}
