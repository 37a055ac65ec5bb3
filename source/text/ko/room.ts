import { printable } from '../../clean/clean-text.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { Unsafety } from '../../rooms/rooms.ts';
import { byCode } from '../by-code.ts';
import { backLine, joinLine, shellWord, sshLine } from '../door-lines.ts';
import type { Texts } from '../texts.ts';
import { josa } from './josa.ts';
import { otherText, quoted, sideName, spelled, spelledArgument, systemCodeText } from './words.ts';

export const ENGINES_STAY_OUT = '사람끼리 두는 대국에서는 끝날 때까지 엔진을 쓸 수 없습니다.';

const TRY_AGAIN = { screen: 'Enter로 다시 시도합니다.', lines: '다시 입력하십시오.' };

const OFFERS = {
  draw: '무승부를 제안',
  impasse: '지장기 계산을 제안',
  'take-back': '무르기를 요청',
  adjournment: '봉수(중단)를 제안',
  rematch: '재대국을 제안',
};

const ADJOURNED = '봉수(중단)된 대국입니다. 두 사람이 모두 나갔다가 돌아오면 이어집니다.';

const waitText = (waitMs: number) => `${Math.ceil(waitMs / 1000)}초`;

const CLAIM = ` "선언 ${spelledArgument('win')}" 또는 "선언 ${spelledArgument('draw')}".`;

const CODE_FORM = '코드는 K7M2QX처럼 글자와 숫자 여섯 자입니다.';

const UNSAFE = {
  link: '링크입니다',
  writable: '다른 사람이 쓸 수 있습니다',
  'another-owner': '다른 계정의 것입니다',
  'not-a-folder': '폴더가 아닙니다',
  'not-a-socket': '소켓이 아닙니다',
};

const unsafeText = (path: string, why: Unsafety) => `${josa(path, '은')} 안전하지 않습니다: ${UNSAFE[why]}`;

const noRoomText = ({ at }: RoomKey) =>
  `이 코드의 방이 없습니다. ${CODE_FORM}${at === undefined ? ' 방장이 --at DIR을 썼으면 같은 값을 적어 주십시오.' : ''}`;

const PRESENCES = { here: '접속 중', away: '자리 비움', gone: '나감' };

const takeText = (take: string) => `${josa(quoted(spelled(take)), '으로')} 이어받습니다.`;

const whoText = (by: LockFault | undefined) => (by ? otherText(by) : '다른 komadai');

export const room: Texts['room'] = {
  // Room
  ENGINES_STAY_OUT,
  mutedText: (isMuted) => (isMuted ? '상대의 채팅을 숨깁니다. "음소거"를 다시 입력하면 나옵니다.' : '상대의 채팅을 다시 표시합니다.'),
  OPEN_ELSEWHERE: '이 방은 내 다른 터미널에서 열려 있습니다.',
  ON_ITS_WAY: '보내는 중 ..',
  leaveRoomQuestion(isOnServer, hasClock) {
    const what = isOnServer ? '서버' : '방';
    return `${what}에서 나가시겠습니까? 상대가 기다리${hasClock ? '고, 시계는 계속 갑니다' : '게 됩니다'}.`;
  },
  FIXED_WORD_TEXTS: { greet: '잘 부탁드립니다!', thanks: '잘 두었습니다. 고맙습니다!', 'well played': '좋은 수입니다!' },
  ownOfferText(what) {
    const until = what === 'rematch' ? '둘 중 하나가 나갈 때' : '내가 다음 수를 둘 때';
    return `${OFFERS[what]}했습니다. ${until}까지 유효합니다.`;
  },
  otherOfferText(by, what, isAnswered) {
    const answer = isAnswered ? ' 수락하거나 거절하십시오.' : '';
    return `${sideName(by)}가 ${OFFERS[what]}했습니다.${answer}`;
  },
  seatedText: (name, color) => `${name} 님이 들어와 ${josa(sideName(color), '을')} 맡습니다.`,
  declinedText: (by) => (by === undefined ? '거절했습니다.' : `${sideName(by)}가 거절했습니다.`),
  saidText: (name, text) => `${name ?? '나'}: ${text}`,
  ROOM_EVENT_TEXTS: {
    lapsed: '한 사람이 나가 재대국 제안이 사라졌습니다.',
    adjourned: '봉수(중단)했습니다. 두 사람이 모두 나갔다가 돌아오면 이어집니다.',
    continued: '두 사람이 모두 돌아왔습니다. 대국을 계속합니다.',
  },
  watchedRematchText: (black, white) => `재대국: ${black} - ${white}.`,
  ownRematchText: (color, opponent) => `재대국: ${opponent} 님과의 대국입니다. 내 편은 ${sideName(color)}입니다.`,
  ADJOURNED,
  roomRefusalText: byCode({
    'moved-on': (_, { face }) => `그사이 대국이 나아갔습니다. ${TRY_AGAIN[face]}`,
    watching: '관전 중입니다. 대국자만 둘 수 있습니다.',
    'not-begun': '상대가 아직 오지 않았습니다.',
    'game-over': '대국이 끝났습니다',
    adjourned: ADJOURNED,
    'not-your-turn': '내 차례가 아닙니다.',
    illegal: '방에서 이 수를 받지 않습니다.',
    'no-offer': '받은 제안이 없습니다. 제안하려면 "무승부"나 "무르기"를 입력하십시오.',
    'offered-already': '이미 제안했습니다. 다음 수를 둘 때까지 유효합니다.',
    'no-impasse': '지장기: 이 규칙이 있는 게임에서 양쪽 왕이 모두 상대의 승격 구역에 들어가 있어야 합니다.',
    'nothing-to-undo': '무르기: 아직 둔 수가 없습니다.',
    'no-more-take-backs': '무르기: 한 대국에 세 번까지만 청할 수 있습니다.',
    'not-over': '재대국: 대국이 끝나지 않았습니다.',
    'not-away': '선언: 상대가 자리에 있습니다.',
    wait: ({ waitMs = 0 }) => `선언: 상대가 돌아오거나 둘 수 있으니 ${waitText(waitMs)} 더 기다리십시오.`,
    'nothing-said': '말하기: 보낼 글이 없습니다. "말하기 TEXT"처럼 적어 주십시오.',
    'too-long': (_, { longest }) => `말하기: ${longest}자까지입니다.`,
    'fixed-words-only': `말하기: 모르는 사람에게는 "인사", "감사", ${quoted(spelled('well played'))}만 쓸 수 있습니다.`,
    'too-fast': '너무 빠릅니다. 잠시 기다리십시오.',
    'not-sure': ({ detail = '' }) => `저장되었는지 알 수 없습니다: ${systemCodeText(printable(detail))}. 기다리십시오.`,
    'not-saved': ({ detail = '' }, { face }) => `저장 안 됨: ${systemCodeText(printable(detail))}. ${TRY_AGAIN[face]}`,
  }),
  awayText: (color) => `${sideName(color)}가 자리를 비웠습니다.`,
  hasLeftText: (color, mayClaim) => `${sideName(color)}가 나갔습니다.${mayClaim ? CLAIM : ''}`,
  unmovedText: (color, mayClaim) => `${sideName(color)}가 오래 두지 않고 있습니다.${mayClaim ? CLAIM : ''}`,
  OWN_IDLE_TEXTS: {
    overdue: '오래 두지 않았습니다. 둘 때까지 상대가 승리를 선언할 수 있습니다.',
    warned: '오래 두지 않았습니다. 1분 뒤에는 상대가 승리를 선언할 수 있습니다.',
  },
  longTripText: (ms) => `연결이 느립니다: ${Math.round(ms)} ms.`,

  // Room door
  OFFERS: {
    clock: (clock) => `제한시간: ${clock}.`,
    watched: '관전할 수 있습니다.',
    unwatched: '관전할 수 없습니다.',
  },
  SEND_THIS: '상대가 입력할 명령:',
  DOOR_TEXTS: {
    title: '사람과 대국',
    about: '이 컴퓨터의 다른 터미널에 있는 사람과 둡니다.',
    opening: '잠시만..',
  },
  WAITING_TEXTS: { title: '상대를 기다리는 중', code: '코드', closed: '방이 닫혔습니다.' },
  arrivalText: (name, side) => `${name} 님이 들어왔습니다. 내 편은 ${sideName(side)}입니다.`,
  roomEntryText({ host, seat: { side }, ...key }) {
    const where = host === undefined ? '방에 들어왔습니다' : `${quoted(host)} 님의 방입니다`;
    if (side === undefined) return `${where}. 관전 중입니다.`;
    return host === undefined
      ? `방을 다시 열었습니다. 상대는 ${joinLine(key)} 명령으로 돌아옵니다.`
      : `${where}. 내 편은 ${sideName(side)}입니다.`;
  },
  hostFaultText: byCode({
    'not-writable': ({ folder, detail }) =>
      `${folder}에 방을 열 수 없습니다: ${systemCodeText(detail)}. --at DIR로 다른 폴더를 고르십시오.`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)}. 방을 열지 않았습니다. 그것을 지우거나 --at DIR로 다른 폴더를 고르십시오.`,
    'path-too-long': ({ path }) => `경로 ${josa(path, '은')} 소켓에 너무 깁니다. --at DIR로 경로가 짧은 폴더를 고르십시오.`,
    'not-saved': ({ detail }) => `저장 안 됨: ${systemCodeText(detail)}. 방을 열지 않았습니다.`,
    'no-game'({ name }) {
      const found = name === undefined ? '이어 둘 방의 대국이 없습니다' : `이어 둘 방의 대국 ${josa(quoted(name), '이')} 없습니다`;
      return `${found}. komadai host로 새 방을 엽니다.`;
    },
    'in-use': '이 방의 코드를 내가 연 다른 방이 쓰고 있습니다. 그 방을 닫고 다시 시도하십시오.',
  }),
  reachFaultText: byCode({
    'no-code': ({ found }) => `${josa(quoted(found), '은')} 코드가 아닙니다. ${CODE_FORM}`,
    'no-room': (_, key) => noRoomText(key),
    'wrong-code': (_, key) => noRoomText(key),
    'too-many-tries': ({ waitMs }) =>
      `틀린 코드를 너무 많이 입력했습니다. ${Math.max(1, Math.ceil(waitMs / 1000))}초 뒤에 다시 시도하십시오.`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)}. 연결하지 않았습니다. 방장에게 다른 방을 열어 달라고 하십시오.`,
    'other-version': '이쪽과 방장의 komadai 버전이 다릅니다. 둘 다 새 버전으로 바꾸고 다시 시도하십시오.',
    'no-answer': '방이 응답하지 않습니다. 방장의 komadai가 켜져 있는지 묻고 다시 시도하십시오.',
    refused: ({ detail }) => `시스템이 접속을 거부했습니다: ${systemCodeText(detail)}. 방장에게 다른 방을 열어 달라고 하십시오.`,
    full: (_, key) => `두 자리가 모두 찼습니다. ${joinLine(key, 'watch')} 명령으로 관전할 수 있습니다.`,
    'no-watchers': '방장이 이 대국의 관전을 허락하지 않았습니다.',
  }),
  goBackFaultText(fault, game, key) {
    if (fault.code !== 'no-room' && fault.code !== 'wrong-code') return room.reachFaultText(fault, key);
    return `${josa(game, '은')} 방 ${key.code}의 대국인데 방장이 방을 닫았습니다. ${joinLine(key)} 명령으로 다시 시도하고, komadai replay ${shellWord(game)} 명령으로 대국을 봅니다.`;
  },
  leftRoomText: (key, isHost) => `대국을 보관했습니다. 이어 두려면: ${backLine(key, isHost)}`,
  leftServerGameText: (code, address) => `대국은 계속됩니다. 돌아오려면: ${sshLine(code, address)}`,

  // Room watching
  closedText: (why, line) =>
    ({
      over: '방장이 나갔습니다.',
      left: `방장이 나갔습니다. 방장이 돌아오면 이 명령으로 대국에 돌아갑니다: ${line}`,
      'handed-over': `방장이 다른 터미널에서 이어 갑니다. 이 명령으로 옮겨 갑니다: ${line}`,
      withdrawn: '방장이 대국을 거두었습니다.',
    })[why],
  lineLostText: (line) => `방장과의 연결이 끊겼습니다. 방장이 돌아오면 이 명령으로 대국에 돌아갑니다: ${line}`,
  KEEP_QUESTION: '이 대국을 보관하시겠습니까? (y/n)',
  keptText: (name) => `보관했습니다: ${name}`,
  WATCHED_TEXTS: {
    follow: 'End를 누르면 대국을 따라갑니다.',
    empty: '상대가 아직 오지 않았습니다.',
    adjourned: '봉수(중단)된 대국입니다.',
  },
  watchedPlayersText: (players) => `${players.map(({ name, presence }) => `${name} (${PRESENCES[presence]})`).join(' - ')}.`,
  watchingCountText: (watchers) => `관전 ${watchers}명`,

  // Watching
  WATCH_ANSWERS: {
    asking: '다른 komadai에 묻는 중..',
    taken: '대국을 이어받았습니다.',
    gone: '다른 komadai가 대국의 이름을 바꾸었거나 지웠습니다.',
  },
  watchedResultText: (result, hasOwner) => `대국이 끝났습니다: ${result}.${hasOwner ? '' : ' 다른 komadai는 나갔습니다.'}`,
  watchedGameText: (owner, take) =>
    owner ? `${otherText(owner)}의 대국을 관전하고 있습니다. ${takeText(take)}` : `다른 komadai가 나갔습니다. ${takeText(take)}`,
  givenText: (by) => `저장하고 ${whoText(by)}에 넘겼습니다.`,
  takenOverText(by, unsaved) {
    const taken = `${josa(whoText(by), '이')} 이어받았습니다.`;
    if (unsaved === undefined) return taken;
    return `저장 안 됨: ${unsaved.join(', ') || '마지막에 한 일'}. ${taken}`;
  },
  watchingHelp(owner) {
    const follows = '저장되는 대로 수가 나타납니다. 여기서 입력한 수는 바로 두지 않고, 이어받은 뒤 내 차례가 되면 둡니다.';
    if (!owner) return [follows, '지금은 아무도 이 대국을 열고 있지 않습니다.'];
    return [
      `${otherText(owner)}에서 열려 있는 대국입니다. ${follows}`,
      '이어받으면 그쪽 komadai는 저장하고 관전으로 바뀝니다. 2초 안에 답이 없으면 그냥 이어받으며, 저장된 수는 그대로 남습니다.',
      `잠금 파일은 ${owner.lockFile}입니다. 그 프로세스가 없어진 것이 확실할 때만 지우십시오.`,
    ];
  },

  // Server
  doorTexts: (address) => ({
    registers: '처음 보는 키입니다. 새 대국자로 등록합니다.\n',
    get severalKeys() {
      return [
        '보낸 키가 모두 처음 보는 키입니다.',
        `${sshLine('new', address())} 명령은 첫째 키로 새 대국자를 등록합니다.`,
        'ssh -o IdentitiesOnly=yes -i FILE로 다른 키를 고릅니다.\n',
      ].join('\n');
    },
    needsKey: ['키가 필요한데 보내지 않았습니다.', 'ssh-keygen -t ed25519로 만들 수 있습니다.\n'].join('\n'),
    invitedOnly: '초대받은 사람만 들어오는 서버입니다. 이 키는 등록되어 있지 않습니다.\n',
    banned: '이 서버에서 차단된 계정입니다.\n',
    nameNeedsKey: '이름과 레이팅을 가지려면 키가 필요합니다. ssh-keygen -t ed25519로 만들 수 있습니다.\n',
    guestFirst: 'Enter를 누르면 손님으로 들어갑니다.\n',
    guestPrompt: 'Enter를 누르십시오: ',
  }),
};
