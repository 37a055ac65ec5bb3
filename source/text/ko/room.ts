import { printable } from '../../clean/clean-text.ts';
import type { RoomOffer } from '../../rooms/room-event.ts';
import type { Refusal } from '../../rooms/room-port.ts';
import type { Color } from '../../rules/core/color.ts';
import type { RefusedAt } from '../en/room.ts';
import { josa } from './josa.ts';
import { sideName } from './side-name.ts';
import { spelled, spelledArgument } from './spelled.ts';
import { systemCodeText } from './store-fault.ts';

export const ENGINES_STAY_OUT = '사람끼리 두는 대국에서는 끝날 때까지 엔진을 쓸 수 없습니다.';

export const LINE_LOST_TEXTS = {
  host: '연결 끊김: 방장을 기다리는 중 ..',
  server: '대국과 연결 끊김: 기다리는 중 ..',
} as const;

export const LINE_BACK_TEXTS = {
  host: '방장과 다시 연결되었습니다.',
  server: '대국과 다시 연결되었습니다.',
} as const;

const TRY_AGAIN = { screen: 'Enter로 다시 시도합니다.', lines: '다시 입력하십시오.' } as const;

export const OPEN_ELSEWHERE = '이 방은 내 다른 터미널에서 열려 있습니다.';

export const ON_ITS_WAY = '보내는 중 ..';

export function leaveRoomQuestion(isOnServer: boolean, hasClock: boolean): string {
  const what = isOnServer ? '서버' : '방';
  return `${what}에서 나가시겠습니까? 상대가 기다리${hasClock ? '고, 시계는 계속 갑니다' : '게 됩니다'}.`;
}

const OFFERS = {
  draw: '무승부를 제안',
  impasse: '지장기 계산을 제안',
  'take-back': '무르기를 요청',
  adjournment: '봉수(중단)를 제안',
  rematch: '재대국을 제안',
} as const satisfies Readonly<Record<RoomOffer, string>>;

export const FIXED_WORD_TEXTS = {
  greet: '잘 부탁드립니다!',
  thanks: '잘 두었습니다. 고맙습니다!',
  'well played': '좋은 수입니다!',
} as const;

export function ownOfferText(what: RoomOffer): string {
  const until = what === 'rematch' ? '둘 중 하나가 나갈 때' : '내가 다음 수를 둘 때';
  return `${OFFERS[what]}했습니다. ${until}까지 유효합니다.`;
}

export function otherOfferText(by: Color, what: RoomOffer, isAnswered: boolean): string {
  const answer = isAnswered ? ' 수락하거나 거절하십시오.' : '';
  return `${sideName(by)}가 ${OFFERS[what]}합니다.${answer}`;
}

export function seatedText(name: string, color: Color): string {
  return `${name} 님이 와서 ${josa(sideName(color), '을')} 둡니다.`;
}

export function declinedText(by: Color | undefined): string {
  return by === undefined ? '거절했습니다.' : `${sideName(by)}가 거절했습니다.`;
}

export function saidText(name: string | undefined, text: string): string {
  return `${name ?? '나'}: ${text}`;
}

export const ROOM_EVENT_TEXTS = {
  lapsed: '한 사람이 나가 재대국 제안이 사라졌습니다.',
  adjourned: '봉수(중단)했습니다. 두 사람이 모두 나갔다가 돌아오면 이어집니다.',
  continued: '두 사람이 모두 돌아왔습니다. 대국을 계속합니다.',
} as const;

export function watchedRematchText(black: string, white: string): string {
  return `재대국: ${black} - ${white}.`;
}

export function ownRematchText(color: Color, opponent: string): string {
  return `재대국: ${opponent} 님과의 대국입니다. 나는 ${sideName(color)}입니다.`;
}

export function mutedText(isMuted: boolean): string {
  return isMuted
    ? '상대의 말을 감춥니다. 음소거를 다시 입력하면 보입니다.'
    : '상대의 말을 보입니다.';
}

export const ADJOURNED = '봉수(중단)된 대국입니다. 두 사람이 모두 나갔다가 돌아오면 이어집니다.';

export const ONLY_WATCHING = '관전 중입니다. 대국자만 둘 수 있습니다.';

export function roomRefusalText(
  { code, waitMs = 0, detail = '' }: Refusal,
  { keeper, face, longest }: RefusedAt,
): string {
  switch (code) {
    case 'moved-on':
      return `그사이 대국이 나아갔습니다. ${TRY_AGAIN[face]}`;
    case 'watching':
      return ONLY_WATCHING;
    case 'not-begun':
      return '상대가 아직 오지 않았습니다.';
    case 'game-over':
      return '대국이 끝났습니다';
    case 'adjourned':
      return ADJOURNED;
    case 'not-your-turn':
      return '내 차례가 아닙니다.';
    case 'illegal':
      return '방에서 이 수를 받지 않습니다.';
    case 'no-offer':
      return '받은 제안이 없습니다. 무승부는 무승부를 제안하고, 무르기는 무르기를 청합니다.';
    case 'offered-already':
      return '이미 제안했습니다. 다음 수를 둘 때까지 유효합니다.';
    case 'no-impasse':
      return '지장기: 이 규칙이 있는 게임에서 양쪽 왕이 모두 상대의 승격 구역에 들어가 있어야 합니다.';
    case 'nothing-to-undo':
      return '무르기: 아직 둔 수가 없습니다.';
    case 'no-more-take-backs':
      return '무르기: 한 대국에 세 번까지만 청할 수 있습니다.';
    case 'not-over':
      return '재대국: 대국이 끝나지 않았습니다.';
    case 'not-away':
      return '선언: 상대가 자리에 있습니다.';
    case 'wait':
      return `선언: 상대가 돌아오거나 둘 수 있습니다. ${waitText(waitMs)} 기다리십시오.`;
    case 'nothing-said':
      return '말하기: 글이 빠졌습니다. 말하기 뒤에 글을 적어 주십시오.';
    case 'too-long':
      return `말하기: ${longest}자까지입니다.`;
    case 'fixed-words-only':
      return `말하기: 모르는 사람에게는 인사, 감사, ${spelled('well played')}만 할 수 있습니다.`;
    case 'too-fast':
      return '너무 빠릅니다. 잠시 기다리십시오.';
    case 'not-saved':
      return `${keeper === 'host' ? '방장 쪽에 ' : ''}저장 안 됨: ${systemCodeText(printable(detail))}. ${TRY_AGAIN[face]}`;
    default:
      return code satisfies never;
  }
}

function waitText(waitMs: number): string {
  return `${Math.ceil(waitMs / 1000)}초`;
}

export function awayText(color: Color): string {
  return `${sideName(color)}가 자리를 비웠습니다.`;
}

export function hasLeftText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}가 나갔습니다.${mayClaim ? CLAIM : ''}`;
}

export function unmovedText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}가 오래 두지 않고 있습니다.${mayClaim ? CLAIM : ''}`;
}

const CLAIM = ` "선언 ${spelledArgument('win')}" 또는 "선언 ${spelledArgument('draw')}".`;

export const OWN_IDLE_TEXTS = {
  overdue: '오래 두지 않았습니다. 둘 때까지 상대가 승리를 선언할 수 있습니다.',
  warned: '오래 두지 않았습니다. 1분 뒤에는 상대가 승리를 선언할 수 있습니다.',
} as const;

export function longTripText(ms: number): string {
  return `연결이 느립니다: ${Math.round(ms)} ms.`;
}
