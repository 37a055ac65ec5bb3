import { KOREAN_FORMS } from '../../activity/words/ko.ts';
import { cleanName, printable } from '../../clean/clean-text.ts';
import { opposite } from '../../rules/core/color.ts';
import { byCode } from '../by-code.ts';
import { sshLine } from '../door-lines.ts';
import { playersText, shownInput, shownName } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { waitOf } from '../units.ts';
import { josa } from './josa.ts';
import { didYouMeanText, nameOfGame, quoted, sideName, spelled, spelledArgument, systemCodeText, variantName } from './words.ts';

const NAME_RULE = '이름은 1에서 16칸까지로, 로마자와 숫자와 -, 가나와 한자, 한글, 태국 글자 중 하나로 씁니다. 한글은 두 칸입니다.';

const UNITS = { hour: '시간', minute: '분', second: '초' };

function waitText(waitMs: number) {
  const { count, unit } = waitOf(waitMs);
  return `${count}${UNITS[unit]}`;
}

const GUEST_TEXT = '손님에게는 레이팅이 없습니다. 키로 접속하면 이름을 가질 수 있습니다.';

export const lobby: Texts['lobby'] = {
  // Lobby
  LOBBY_TEXTS: {
    title: '로비',
    noneFound: '검색어가 들어간 줄이 없습니다.',
    challenged: '도전을 냈습니다. 누가 받으면 바로 대국이 시작됩니다.',
    draining: '서버가 곧 종료되어 새 대국을 시작할 수 없습니다. 둔 대국은 보관됩니다.',
    waits: '서버가 지금 저장할 수 없어 수와 시계가 멈춰 있습니다.',
    back: '서버가 다시 저장할 수 있습니다.',
    ends: '서버가 곧 종료됩니다. 둔 대국은 보관됩니다. 나중에 다시 접속하십시오.',
    opening: '잠시만..',
  },
  LOBBY_TITLES: { what: '종류', who: '누구', rating: '레이팅', game: '게임', clock: '시간', state: '상태' },
  RATING_TEXTS: { guest: '손님', unrated: '없음' },
  DOING_TEXTS: { lobby: '로비', playing: '대국 중', watching: '관전 중' },
  WHAT_TEXTS: {
    challenge: { for: '! 내게', own: '내 도전', other: '도전' },
    ownGame: '내 대국',
    game: '대국',
    person: { own: '나', other: '대국자' },
  },
  CELL_TEXTS: { noClock: '없음', rated: '레이팅전', unrated: '친선' },
  ownGameState(isOwnTurn, isOtherHere) {
    const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? '내 차례' : '상대 차례'];
    return [...turn, isOtherHere ? '접속 중' : '부재'].join(', ');
  },
  whomText: (to) => (to.kind === 'person' ? `${shownName(to.name)} 님에게` : { anyone: '누구에게나', invitation: '초대로' }[to.kind]),
  playersOf: ({ black, white }) => playersText({ black: shownName(black.name), white: shownName(white.name) }),
  RATED_TERMS: { rated: '레이팅전입니다.', unrated: '친선 대국입니다.', withoutClock: '시계가 없어 친선 대국입니다.' },
  offeredSideText: ({ side }) => (side === 'lot' ? '선후는 돌가리기로 정합니다.' : `내 편은 ${sideName(side)}입니다.`),
  DETAILS: {
    ownOffer: 'Enter: 철회.',
    offer(side, isFor) {
      const yours = side === 'lot' ? '돌가리기' : `내 편은 ${sideName(opposite(side))}`;
      return `Enter: 수락(${yours}).${isFor ? ' d: 거절.' : ''}`;
    },
    ownGame: (seat) => `내 편은 ${sideName(seat)}입니다. Enter: 이어 두기.`,
    game: 'Enter: 관전.',
    me: 'Enter: 내 레이팅, 키, 대국.',
    person: (name) => `Enter: ${name} 님에게 도전.`,
  },
  cannotWriteText: (detail) => `서버가 지금 저장할 수 없습니다: ${systemCodeText(cleanName(detail))}. 잃은 것 없이 다시 시도합니다.`,
  ALONE_TEXT: '아직 아무도 없습니다. c: 도전 내기(초대를 고르면 상대에게 보낼 명령이 나옴). Esc: 컴퓨터와 두는 메뉴.',
  hereCountText: (count) => `${count}명 접속`,
  offeredGame: (game, clock) => `${game}, ${clock ?? '시계 없음'}`,
  quickText: (offered) => `상대를 기다립니다: ${offered}. 누가 받으면 바로 시작합니다.`,
  challengesYou: (name, offered) => `${name} 님의 도전: ${offered}.`,
  challengesYouOn: (name, terms, code) => `${name} 님의 도전입니다. ${terms.join(' ')} "수락 ${code}" 또는 "거절 ${code}".`,
  crossedText: (theirs) => `내 도전은 조건이 달라 그대로 있습니다. ${theirs}`,
  begunText: (other, seat) => `${shownName(other.name)} 님과의 대국입니다. 내 편은 ${sideName(seat)}입니다.`,
  watchedText: (players) => `${lobby.playersOf(players)}. 관전 중입니다.`,
  withdrawnText: (why, { to }) =>
    ({
      'taken-back': '도전을 철회했습니다.',
      declined: to.kind === 'person' ? `${shownName(to.name)} 님이 도전을 거절했습니다.` : '도전이 거절되었습니다.',
      away: '오래 자리를 비워 도전이 취소되었습니다.',
    })[why],
  invitesYou: (name, terms) => `${name} 님의 초대입니다. ${terms.join(' ')} 두시겠습니까?`,
  CHALLENGE_TEXTS: {
    title: '도전',
    for: '받는 이',
    anyone: '누구나',
    name: '이름',
    invitation: '초대',
    nameLabel: '  이름',
    rated: '레이팅전',
    notRated: '아니요: 시계 필요',
    start: '도전',
  },
  INVITATION_GONE: '초대가 취소되었습니다.',
  NAME_TEXTS: {
    title: '환영합니다',
    about: `다른 사람에게 보일 이름을 정하십시오. 나중에 바꿀 수 없습니다. ${NAME_RULE} 이미 이름이 있으면 그 이름으로 접속한 쪽의 내 정보 화면에서 일회용 코드를 만들어 여기에 입력하십시오.`,
    language: '언어',
    name: '이름',
    code: '일회용 코드',
    take: '이 이름으로',
  },
  ME_TEXTS: { title: '내 정보', rating: '레이팅', key: '키', game: '대국', unrated: '아직 레이팅이 없습니다. 레이팅전을 두면 생깁니다.' },
  gameFileText: (code, address) => `파일로 받기: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`,
  GOES_ON: { sentence: '진행 중인 대국입니다.', cell: '진행 중' },
  exportText: (address) => `내 대국을 모두 파일로: ${sshLine(undefined, address)} export all > komadai-games.psn`,
  keyCodeText: (code, address) =>
    `일회용 코드: ${cleanName(code)}. 다른 키로 ${sshLine('new', address)} 명령을 쓰고 이 코드를 입력하십시오.`,
  ratedGamesText: (games) => `${games}국`,
  NO_RATINGS: '아직 이 게임의 레이팅이 있는 사람이 없습니다.',
  ratingsTitle: (variant, charset) => `레이팅: ${variantName(variant, charset)}`,
  notRankedText: (rating, games) => `내 레이팅: ${rating}, ${lobby.ratedGamesText(games)}. 더 많은 사람과 더 두면 목록에 오릅니다.`,
  ownPlaceText: ([place, _name, rating, games]) => `내 순위: ${place}.  ${rating}  ${games}`,
  pageOfText: (page, pages) => `${page}/${pages}쪽.`,

  // Lobby told
  LOBBY_ANSWERS: {
    'no-name': '이름을 입력하십시오. 일회용 코드가 있으면 "코드 CODE"를 입력합니다. "도움말"을 입력하면 명령어가 나옵니다.',
    guest: GUEST_TEXT,
    'no-challenge': '그런 도전이 없습니다. "도전목록"으로 확인하십시오.',
    'no-game': '그런 대국이 없습니다. "대국목록"과 "내대국"으로 확인하십시오.',
    'no-code': '이 코드의 도전이나 대국은 이제 없습니다.',
    'not-yours': '내가 두는 대국이 아닙니다. "관전"으로 볼 수 있습니다.',
    'not-droppable': '거절하거나 철회할 수 있는 것은 도전뿐입니다.',
    'not-over': '진행 중인 대국입니다. 내 대국은 "참가"로 이어 두고, 남의 대국은 "관전"으로 봅니다.',
    declined: '거절했습니다.',
    'key-removed': '키를 지웠습니다.',
    'no-number': ({ line }) => `${shownInput(line)}: 지난 목록에 없는 번호입니다.`,
    'no-page': ({ line }) => `${shownInput(line)}: 쪽 번호가 아닙니다. 1부터의 숫자로 쓰십시오.`,
    'name-or-word': ({ name, word }) => `${shownInput(name)}: 혹시 "${spelled(word)}"입니까? 이름으로 쓰려면 "이름 ${shownInput(name)}".`,
    named: ({ person }) => `이미 이름이 있습니다: ${shownName(person.name)}.`,
    which({ word, codes }) {
      const typed = spelled(word);
      return `${typed}: 어느 것입니까? ${codes.map((code) => `${typed} ${code}`).join(' 또는 ')}.`;
    },
    'takes-back': ({ challenge: { to } }) => `${lobby.whomText(to)} 낸 도전을 철회하시겠습니까?`,
    'removes-key'({ key, isOwn }) {
      const own = isOwn ? ' 지금 접속한 키입니다.' : '';
      return `키 ${josa(cleanName(key), '을')} 지우시겠습니까?${own}`;
    },
    'begun-elsewhere': ({ other }) => `${shownName(other.name)} 님과의 대국이 시작되었습니다. 로비에서 들어갈 수 있습니다.`,
  },
  IN_LOBBY: '로비입니다. "도움말"을 입력하면 명령어가 나옵니다.',
  IN_GAME_HELP: '로비: 대국에서 나와 로비로 갑니다. 대국은 계속됩니다',
  lobbyWelcome(name, rating) {
    const what = rating ? `${nameOfGame(rating.game)} 레이팅 ${rating.rating}` : '손님';
    return `로비. ${name} 님, ${what}. "도움말"을 입력하면 명령어가 나옵니다.`;
  },
  backToGameText: (code) => `대국은 계속됩니다. 돌아가려면 "참가 ${code}".`,
  challengeByName: (name) => `도전하려면 "도전 ${spelledArgument('to')} ${shownName(name)}". 뒤에 게임과 제한시간을 적을 수 있습니다.`,
  standsText: (code) => `도전을 냈습니다. 철회하려면 "철회 ${code}".`,
  otherTypesText: (code, address) => `상대가 입력할 명령: ${sshLine(code, address)}`,
  noVariantText: (found, ids) =>
    `레이팅목록: ${josa(quoted(found), '은')} 게임이 아닙니다.${didYouMeanText(found, ids)} 게임: ${ids.join(', ')}.`,
  challengePartText: (word, found, parts) =>
    `${spelled(word)}: ${josa(quoted(found), '을')} 알 수 없습니다.${didYouMeanText(found, parts)} 형식: ${KOREAN_FORMS[word]}.`,
  NO_CHALLENGED: `도전: "${spelledArgument('to')} NAME"처럼 이름을 적어 주십시오.`,

  // Lobby lists
  EMPTY_LISTS: {
    challenges: '도전이 없습니다.',
    mine: '없습니다. "도전"을 입력하면 도전을 냅니다.',
    who: '아무도 없습니다.',
    games: '관전할 수 있는 대국이 없습니다.',
    played: '아직 둔 대국이 없습니다.',
    laterPlayed: '대국이 더 없습니다.',
  },
  LIST_TITLES: {
    who: (game) => ['이름', `${game} 레이팅`, '위치'],
    played: ['코드', '날짜', '상대', '게임', '결과'],
    ratings: ['이름', '레이팅', '대국'],
    games: ['코드', '대국자', '게임', '시간', '레이팅전'],
    mine: ['코드', '상대', '게임', '시간', '상태'],
    challenges: ['코드', '보낸 이', '레이팅', '게임', '시간', '레이팅전', '받는 이'],
  },
  LIST_CELLS: { yes: '예', no: '아니요', you: '나', anyone: '누구나', invitation: '초대' },
  morePlayedText: (page) => `더 보려면 "전적 ${page}".`,
  lastPageText: (page) => `마지막은 ${page}쪽입니다.`,
  youAreText: (name) => `내 이름은 ${name}입니다.`,
  ratingInText: (game, rating, games) => `${game}: ${rating}, ${games}.`,
  numberedKeyText: (number, key) => `키 ${number}: ${key}.`,

  // Hall refusal
  hallRefusalText: byCode({
    'bad-name': `쓸 수 없는 이름입니다. ${NAME_RULE}`,
    'name-taken': '이 이름이나 비슷해 보이는 이름을 누가 쓰고 있습니다. 다른 이름을 고르십시오.',
    'key-taken': '이미 다른 사람의 키입니다.',
    'key-deleted': '이 키의 이름은 지워져 다시 받을 수 없습니다. ssh-keygen으로 다른 키를 만드십시오.',
    'network-held': ({ waitMs = 0 }) => `같은 주소를 쓰는 사람이 차단되어 ${waitText(waitMs)} 동안 새로 등록할 수 없습니다.`,
    'wrong-key-code': '일회용 코드가 틀렸거나, 이미 썼거나, 오래되었습니다. 내 정보 화면에서 새로 만드십시오.',
    'too-many-keys': '키를 더 가질 수 없습니다. 먼저 하나를 지우십시오.',
    'last-key': '하나뿐인 키입니다. 먼저 다른 키를 등록하십시오.',
    'no-such-key': '내 키가 아닙니다.',
    guest: GUEST_TEXT,
    'no-such-name': '이 이름을 쓰는 사람이 없습니다.',
    yourself: '자기 자신과는 둘 수 없습니다.',
    'too-many-challenges': '같은 도전이 이미 있거나, 도전을 더 낼 수 없습니다. 먼저 하나를 철회하십시오.',
    'challenge-gone': '철회되었거나, 거절되었거나, 다른 사람이 받은 도전입니다.',
    'game-begun': '이 상대와의 대국은 다른 도전으로 이미 시작되었습니다.',
    'not-for-you': '다른 사람에게 낸 도전입니다.',
    'too-fast': ({ waitMs = 0 }) => `너무 빠릅니다. ${waitText(waitMs)} 뒤에 다시 시도하십시오.`,
    'bad-terms': '이 조건으로는 둘 수 없습니다. 게임, 접장기, 제한시간을 다시 고르십시오.',
    'too-many-games': '대국을 더 둘 수 없습니다. 먼저 하나를 끝내십시오.',
    'not-sure': ({ detail = '' }) => `저장되었는지 알 수 없습니다: ${systemCodeText(printable(detail))}. 확인한 뒤 다시 시도하십시오.`,
    'not-saved': ({ detail = '' }) => `저장 안 됨: ${systemCodeText(printable(detail))}. 다시 시도하십시오.`,
  }),
  GAME_DOOR_TEXTS: {
    full: '이 대국의 두 자리가 모두 찼습니다.',
    'no-watchers': '관전할 수 없는 대국입니다.',
    'not-saved': '서버가 지금 저장할 수 없어 대국에 들어갈 수 없습니다. 다시 시도하십시오.',
    'no-room': '끝났거나 없는 대국입니다.',
  },
  GAME_FAULT_TEXTS: {
    'no-game': '읽을 수 없는 대국입니다.',
    away: '서버가 지금 대국을 읽을 수 없습니다. 다시 시도하십시오.',
  },

  // Guest words
  guestSummaries: (formats) => ({
    games: '진행 중인 대국',
    who: '접속해 있는 사람',
    ratings: '게임의 레이팅',
    join: '도전을 받거나 내 대국을 이어 둠',
    watch: '대국을 관전',
    export: `대국 하나, 또는 내 대국 전부를 파일로: ${formats.join(', ')}`,
    help: '이 도움말',
  }),
  GUEST_HELP: ['ssh HOST는 로비로, ssh CODE@HOST는 코드를 보낸 사람에게 갑니다.', 'ssh -T HOST는 한 줄씩 둡니다.'],
  GUEST_TEXTS: {
    ended: '서버가 종료되었습니다. 둔 대국은 보관됩니다. 잠시 뒤에 다시 접속하십시오.',
    broken: '프로그램의 오류로 세션이 끝났습니다. 둔 대국은 보관됩니다. 다시 접속하십시오.',
    wait: '준비되는 대로 들어갑니다. Ctrl-C로 나갑니다.',
    banned: '이 서버에서 차단된 계정입니다.',
    deleted: '이름과 설정이 지워졌습니다. 대국은 이름 없이 남습니다.',
    noName: '이 키에는 아직 이름이 없습니다. 명령 없이 접속하여 이름을 정하십시오.',
    guest: '키 없이 접속한 손님은 이름도 대국도 가질 수 없습니다.',
  },
  noGuestWordText: (found, words) =>
    `${josa(quoted(found), '은')} 쓸 수 없는 명령어입니다.${didYouMeanText(found, words)} 쓸 수 있는 명령어: ${words.join(', ')}.`,
  guestUsage: (line) => `사용법: ${line}`,
  noGameOfCodeText: (code) => `볼 수 있는 대국 ${josa(quoted(code), '이')} 없습니다. ssh HOST games로 진행 중인 대국을 봅니다.`,
  nothingOfCodeText: (code) => `${josa(quoted(code), '이라')}는 도전도 대국도 없습니다. 코드를 다시 물어보십시오.`,

  // News
  VISIT_TEXTS: {
    'keys-dropped': '키가 한꺼번에 너무 많이 눌려 일부를 버렸습니다.',
    idle: '입력이 없어 5분 뒤 세션이 끝납니다. 아무 키나 누르면 이어집니다.',
  },
  elsewhereText: (text) => `두고 있는 대국: ${text}`,
};
