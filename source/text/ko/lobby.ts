import { cleanName } from '../../clean/clean-text.ts';
import type { Person } from '../../rooms/hall/hall-command.ts';
import type { Challenge, HallGame } from '../../rooms/hall/hall-now.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Charset } from '../charset.ts';
import type { OfferedGame } from '../en/lobby.ts';
import { shownName } from '../shown-name.ts';
import { sshLine } from '../ssh-line.ts';
import { playersText } from './games.ts';
import { NAME_RULE } from './hall-refusal.ts';
import { josa } from './josa.ts';
import { variantName } from './names.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';

export const LOBBY_TEXTS = {
  title: '로비',
  noneFound: '이 말이 들어간 것이 없습니다.',
  challenged: '도전을 냈습니다. 누가 받으면 바로 대국이 시작됩니다.',
  takenBack: '도전을 철회했습니다.',
  draining: '서버가 곧 끝나 새 대국을 시작할 수 없습니다. 둔 대국은 보관됩니다.',
  waits: '서버가 지금 저장할 수 없습니다. 수도 시계도 기다립니다.',
  back: '서버가 다시 저장할 수 있습니다.',
  ends: '서버가 곧 끝납니다. 둔 대국은 보관됩니다. 다시 오십시오.',
  opening: '잠시만..',
} as const;

export const LOBBY_TITLES = {
  what: '종류',
  who: '누구',
  rating: '레이팅',
  game: '게임',
  clock: '시간',
  state: '상태',
} as const;

export const RATING_TEXTS = { guest: '손님', unrated: '없음' } as const;

export const DOING_TEXTS = {
  lobby: '로비',
  playing: '대국 중',
  watching: '관전 중',
} as const;

export const WHAT_TEXTS = {
  challenge: { for: '! 내게', own: '내 도전', other: '도전' },
  seek: { own: '내 찾기', other: '찾기' },
  ownGame: '내 대국',
  game: '대국',
  person: { own: '나', other: '대국자' },
} as const;

export const CELL_TEXTS = {
  any: '모두',
  noClock: '없음',
  rated: '레이팅',
  unrated: '레이팅 없음',
  quick: '빠른 대국',
} as const;

export function ownGameState(isOwnTurn: boolean | undefined, isOtherHere: boolean): string {
  const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? '내 차례' : '상대 차례'];
  return [...turn, isOtherHere ? '있음' : '없음'].join(', ');
}

export function whomText(to: Challenge['to']): string {
  return to.kind === 'person' ? `${shownName(to.name)}에게` : WHOM_TEXTS[to.kind];
}

const WHOM_TEXTS = {
  anyone: '누구에게나',
  invitation: '초대로',
} as const;

export function playersOf({ black, white }: Pick<HallGame['began'], Color>): string {
  return playersText({ black: shownName(black.name), white: shownName(white.name) });
}

export const RATED_TERMS = {
  rated: '레이팅 대국.',
  unrated: '레이팅 없는 대국.',
  withoutClock: '시계가 없어 레이팅 없는 대국.',
} as const;

export function offeredSideText({ side }: Pick<Challenge, 'side'>): string {
  return side === 'lot' ? '선후는 추첨합니다.' : `나는 ${sideName(side)}입니다.`;
}

export const DETAILS = {
  ownOffer: 'Enter: 철회.',
  /** @param side that of the other */
  offer: (side: Challenge['side'], isFor: boolean) => {
    const yours = side === 'lot' ? '선후 추첨' : `나는 ${sideName(opposite(side))}`;
    return `Enter: 수락(${yours}).${isFor ? ' d: 거절.' : ''}`;
  },
  ownSeek: 'Enter 또는 Esc: 그만 찾기.',
  seek: (name: string) =>
    `${josa(name, '은')} 같은 조건을 찾는 누구와도 둡니다. Enter: 같은 조건으로 찾기.`,
  ownGame: (seat: Color) => `나는 ${sideName(seat)}입니다. Enter: 이어 두기.`,
  players: (players: string) => `${players}.`,
  game: 'Enter: 관전.',
  me: 'Enter: 내 레이팅, 키, 대국.',
  person: (name: string) => `Enter: ${name}에게 도전.`,
} as const;

export function cannotWriteText(detail: string): string {
  return `서버가 지금 저장할 수 없습니다: ${systemCodeText(cleanName(detail))}. 잃은 것은 없으며 다시 시도합니다.`;
}

export const ALONE_TEXT =
  '다른 사람이 없습니다. c로 도전을 냅니다. 초대로 내면 상대에게 보낼 줄이 나옵니다. Esc는 컴퓨터와 두는 메뉴로 갑니다.';

export function hereCountText(count: number): string {
  return `${count}명 접속`;
}

/** `야리 쇼기, 600+30` */
function offeredText({ game, clock }: OfferedGame): string {
  return `${game}, ${clock ?? '시계 없음'}`;
}

export function soughtLine(sought: OfferedGame | undefined): string {
  return `찾는 대국: ${sought ? offeredText(sought) : '무엇이든'}.`;
}

export function challengesYou(name: string, offered: OfferedGame): string {
  return `${name} 님의 도전: ${offeredText(offered)}.`;
}

export function challengesYouOn(name: string, terms: readonly string[], code: string): string {
  return `${name} 님의 도전입니다. ${terms.join(' ')} "수락 ${code}" 또는 "거절 ${code}".`;
}

export function crossedLine(theirs: string): string {
  return `조건이 다른 내 도전이 나와 있습니다. ${theirs}`;
}

export function begunText(other: Person, seat: Color): string {
  return `${shownName(other.name)} 님과의 대국입니다. 나는 ${sideName(seat)}입니다.`;
}

export function begunElsewhereText(other: Person): string {
  return `${josa(shownName(other.name), '과')} 두는 대국이 시작되었습니다. 로비에 있습니다.`;
}

export function watchedText(players: Pick<HallGame['began'], Color>): string {
  return `${playersOf(players)}. 관전 중입니다.`;
}

export function withdrawnText(why: 'taken-back' | 'declined' | 'away', { to }: Challenge): string {
  switch (why) {
    case 'taken-back':
      return LOBBY_TEXTS.takenBack;
    case 'declined':
      return to.kind === 'person'
        ? `${shownName(to.name)} 님이 도전을 거절했습니다.`
        : '도전이 거절되었습니다.';
    case 'away':
      return '오래 자리를 비워 도전이 사라졌습니다.';
    default:
      return why satisfies never;
  }
}

export function invitesYou(name: string, terms: readonly string[]): string {
  return `${name} 님의 초대입니다. ${terms.join(' ')} 두시겠습니까?`;
}

export function takeBackQuestion({ to }: Challenge): string {
  return `${whomText(to)} 낸 도전을 철회하시겠습니까?`;
}

export const SEEK_TEXTS = {
  title: '빠른 대국',
  about:
    '같은 조건을 찾는 사람과 짝을 짓습니다. 레이팅이 가까우면 바로, 아니어도 1분 안에 시작합니다.',
  any: '모두',
  start: '찾기',
  escEnds: 'Esc: 그만 찾기.',
  ended: '상대찾기를 그쳤습니다.',
} as const;

export const CHALLENGE_TEXTS = {
  title: '도전',
  for: '받는 이',
  anyone: '누구나',
  name: '이름',
  invitation: '초대',
  nameLabel: '  이름',
  rated: '레이팅',
  notRated: '아니요: 시계 필요',
  start: '도전',
} as const;

export const INVITATION_TEXTS = {
  gone: '초대가 사라졌습니다.',
} as const;

export const NAME_TEXTS = {
  title: '환영합니다',
  about: `다른 사람에게 보일 이름을 고르십시오. 앞으로 내 이름이 됩니다. ${NAME_RULE} 이미 이름이 있으면 그쪽의 나 화면에서 일회용 코드를 만들어 여기에 입력하십시오.`,
  language: '언어',
  name: '이름',
  code: '일회용 코드',
  take: '이 이름으로',
} as const;

export const ME_TEXTS = {
  title: '나',
  rating: '레이팅',
  key: '키',
  game: '대국',
  keyRemoved: '키를 지웠습니다.',
  unrated: '아직 레이팅이 없습니다. 레이팅 대국을 두면 생깁니다.',
} as const;

export function gameFileText(code: string, address: string | undefined): string {
  return `파일로 받기: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`;
}

export const GOES_ON = { sentence: '진행 중인 대국입니다.', cell: '진행 중' } as const;

export function endedText(ending: string): string {
  return `${ending}.`;
}

export function exportText(address: string | undefined): string {
  return `내 대국을 모두 파일로: ${sshLine(undefined, address)} export all > komadai-games.psn`;
}

export function keyCodeText(code: string, address: string | undefined): string {
  return `일회용 코드: ${cleanName(code)}. 다른 키로 ${sshLine('new', address)} 명령을 쓰고 이 코드를 입력하십시오.`;
}

export function removeKeyQuestion(key: string, isOwn: boolean): string {
  const own = isOwn ? ' 지금 접속한 키입니다.' : '';
  return `키 ${josa(cleanName(key), '을')} 지우시겠습니까?${own}`;
}

export function ratedGamesText(games: number): string {
  return `${games}국`;
}

export const NO_RATINGS =
  '아직 이 목록에 오른 사람이 없습니다. 다섯 명과 레이팅 대국 10국을 두어야 합니다.';

export function ratingsTitle(variant: Variant, charset: Charset): string {
  return `레이팅: ${variantName(variant, charset)}`;
}

export function notRankedLine(rating: string, games: number): string {
  return `나: ${rating}, ${ratedGamesText(games)}. 다섯 명과 10국을 두면 목록에 오릅니다.`;
}

export function ownPlaceLine(place: string, rating: string, games: string): string {
  return `나: ${place}.  ${rating}  ${games}`;
}

export function pageOfText(page: number, pages: number): string {
  return `${page}/${pages}쪽.`;
}
