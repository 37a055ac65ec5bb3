import type { ToldKey, ToldKeys, ToldPrompt } from '../en/key.ts';

export const KEY_NAMES: Readonly<Record<string, string>> = {
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
  ' ': 'Space',
};

const MOVE_BY_CLICK = '클릭: 내 말이나 말받침의 말, 이어서 칸을 누르면 수를 둠';

export const SCREEN_KEYS = {
  everywhere: {
    title: '어디서나',
    mouse: ['마우스: 아래쪽의 키를 클릭하면 누른 것과 같음. Shift를 누르면 글을 선택'],
  },
  play: { title: '대국', mouse: [MOVE_BY_CLICK] },
  tsume: { title: '박보', mouse: [MOVE_BY_CLICK] },
  mistakes: { title: '내 악수', mouse: [MOVE_BY_CLICK] },
  learn: {
    title: '배우기',
    mouse: ['클릭: 과제의 칸, 또는 내 말에 이어서 칸을 누르면 수를 둠'],
  },
  replay: {
    title: '복기, 관전',
    mouse: ['클릭: 수를 누르면 그 수로', '휠: 한 수'],
  },
  edit: {
    title: '국면 편집',
    mouse: ['클릭: 말을 집고 놓음. 빈 칸이나 같은 말에 두 번: 할 수 있는 일'],
  },
  list: {
    title: '메뉴, 저장된 대국, 규칙',
    mouse: ['클릭: 줄을 고름. 저장된 대국은 다시 클릭하면 열림', '휠: 한 줄'],
  },
  explorer: { title: '다른 대국의 수' },
  menu: { title: '메뉴' },
  games: { title: '저장된 대국' },
  form: {
    title: '입력란',
    mouse: ['클릭: 칸을 고르고, 값을 누르면 바꿈', '휠: 한 줄'],
  },
  page: { title: '글', mouse: ['휠: 세 줄'] },
  waiting: { title: '상대 기다리기' },
  lobby: {
    title: '로비',
    mouse: ['클릭: 줄을 고름. 다시 클릭하면 실행', '휠: 한 줄'],
  },
  me: { title: '나', mouse: ['휠: 한 줄'] },
  ratings: { title: '레이팅', mouse: ['휠: 한 줄'] },
} satisfies Readonly<Record<string, ToldKeys>>;

export const COMMON_KEYS = {
  leaveAtOnce: { help: '바로 나감. 대국은 보관됨' },
  repaint: { help: '화면을 다시 그림' },
  suspend: { help: '셸로 나감. fg로 돌아옴. 서버에서는 아무 일도 없음' },
  back: { help: '뒤로', short: '뒤로' },
  keys: { help: '이 키 목록', short: '키' },
} satisfies Readonly<Record<string, ToldKey>>;

export const PROMPT_TEXTS = {
  arrows: {
    label: '화살표',
    help: '입력줄이 비었으면 판과 말받침에서 커서를 옮김. 아니면 글을 고치고 지난 입력을 불러옴',
    short: '커서',
  },
  complete: { help: '입력한 것을 완성. 다시 누르면 다음 것', short: '완성' },
  completeBack: { help: '이전 것' },
  help: { help: '도움말. 입력줄이 비었을 때', short: '도움말' },
} satisfies Readonly<Record<string, ToldKey>>;

export const OWN_PROMPT_TEXTS = {
  play: {
    enter: { help: '입력한 수를 두거나, 말을 집고 놓음' },
    escape: { help: '글, 집은 말, 커서를 차례로 지움. 그다음은 메뉴', short: '메뉴' },
    leave: { help: '나감. 입력줄이 비었을 때. 대국은 보관됨' },
  },
  tsume: {
    enter: { help: '입력한 수를 시도하거나, 말을 집고 놓음. 실패한 시도를 무름. 다음 문제' },
    escape: { help: '글, 집은 말, 커서, 실패한 시도를 지움. 그다음은 목록', short: '목록' },
    leave: { help: '나감. 입력줄이 비었을 때' },
  },
  mistakes: {
    enter: { help: '입력한 수로 답하거나, 말을 집고 놓음. 틀린 답을 무름. 다음 문제' },
    escape: { help: '글, 집은 말, 커서, 틀린 답을 지움. 그다음은 뒤로', short: '뒤로' },
    leave: { help: '나감. 입력줄이 비었을 때' },
  },
  learn: {
    enter: {
      help: '입력한 것을 시도하거나, 칸을 가리키고 말을 집고 놓음. 틀린 수를 무름. 다음 과제',
    },
    escape: {
      help: '글, 집은 말, 커서를 차례로 지움. 틀린 수를 무름. 그다음은 다른 강좌',
      short: '강좌',
    },
    leave: { help: '나감. 입력줄이 비었을 때' },
  },
  replay: {
    enter: { help: '입력한 것을 실행. 입력줄이 비었으면 바로 앞의 동작' },
    escape: { help: '글을 지움. 그다음은 뒤로', short: '뒤로' },
    leave: { help: '뒤로. 입력줄이 비었을 때' },
  },
  edit: {
    enter: {
      help: '입력한 것을 실행. 입력줄이 비었으면 말을 집고 놓거나 그 칸에서 할 수 있는 일',
    },
    escape: { help: '글, 커서와 집은 말을 지움. 그다음은 뒤로', short: '뒤로' },
    leave: { help: '뒤로. 입력줄이 비었을 때' },
  },
} satisfies Readonly<
  Record<'play' | 'tsume' | 'mistakes' | 'learn' | 'replay' | 'edit', ToldPrompt>
>;

export const REPLAY_KEY_TEXTS = {
  next: { help: '한 수 앞으로. 이 아래의 키와 같이 입력줄이 비었을 때', short: '다음' },
  back: { help: '한 수 뒤로', short: '이전' },
  comment: { help: '주석 전체', short: '주석' },
  tenOn: { label: 'Down, PgDn', help: '열 수 앞으로' },
  tenBack: { label: 'Up, PgUp', help: '열 수 뒤로' },
  first: { help: '시작 국면' },
  last: { help: '마지막 국면. 관전하는 대국은 다시 따라감' },
  variationBack: { help: '이전 변화도, 없으면 다음 수의 마지막 변화도' },
  variation: { help: '이 수의 다음 변화도, 없으면 다음 수의 첫 변화도', short: '변화도' },
  play: { help: '자동 재생. 다시 누르면 멈춤', short: '재생' },
  faster: { help: '재생을 빠르게', short: '빠르게' },
  slower: { help: '재생을 느리게', short: '느리게' },
} satisfies Readonly<Record<string, ToldKey>>;

export const LIST_KEY_TEXTS = {
  up: { help: '윗줄' },
  down: { help: '아랫줄' },
  first: { help: '첫 줄' },
  last: { help: '마지막 줄' },
  tenUp: { help: '열 줄 위로' },
  tenDown: { help: '열 줄 아래로' },
  choose: { help: '고름', short: '선택' },
  filter: {
    help: '입력한 말이 들어간 줄만 보임. Enter는 그대로 두고, Esc는 모두 보임',
    short: '찾기',
  },
} satisfies Readonly<Record<string, ToldKey>>;

export const HOME_LIST_KEY_TEXTS = {
  menuLetter: { label: '글자', help: '그 글자가 앞에 적힌 줄을 고름' },
  filterGames: {
    help: '입력한 말이 들어간 대국만 보임. Enter는 그대로 두고, Esc는 모두 보임',
    short: '찾기',
  },
  resumeGame: { help: '끝나지 않은 대국을 이어 둠', short: '이어 두기' },
  deleteGame: { help: '대국을 지움. 먼저 물음', short: '삭제' },
} satisfies Readonly<Record<string, ToldKey>>;

export const EXPLORER_KEY_TEXTS = {
  next: { help: '기보를 한 수 앞으로' },
  back: { help: '기보를 한 수 뒤로', short: '뒤로' },
  more: { help: '다른 대국 더 보기', short: '더' },
  mirrored: { help: '좌우를 바꾼 국면도 셈. 다시: 세지 않음', short: '좌우' },
} satisfies Readonly<Record<string, ToldKey>>;

export const FORM_KEY_TEXTS = {
  up: { help: '윗줄' },
  down: { help: '아랫줄' },
  first: { help: '첫 줄. 글에서는 맨 앞' },
  last: { help: '마지막 줄. 글에서는 맨 뒤' },
  valueBefore: { help: '이전 값' },
  valueNext: { help: '다음 값', short: '변경' },
  choose: { help: '값을 바꾸거나 시작', short: '선택' },
} satisfies Readonly<Record<string, ToldKey>>;

export const PAGE_KEY_TEXTS = {
  up: { help: '한 줄 위로' },
  down: { help: '한 줄 아래로', short: '스크롤' },
  pageUp: { help: '한 쪽 위로' },
  pageDown: { help: '한 쪽 아래로', short: '쪽' },
  first: { help: '맨 처음' },
  last: { help: '맨 끝' },
} satisfies Readonly<Record<string, ToldKey>>;

export const OTHER_KEY_TEXTS = {
  takeBack: { help: '제안을 거둠', short: '철회' },
} satisfies Readonly<Record<string, ToldKey>>;

export const LOBBY_KEY_TEXTS = {
  take: {
    help: '도전을 받거나 내 도전을 철회, 대국에 들어감, 대국자에게 도전',
    short: '선택',
  },
  seek: {
    help: '빠른 대국: 같은 조건을 찾는 사람과 둠. 레이팅이 가까운 사람부터',
    short: '빠른 대국',
  },
  challenge: { help: '도전을 냄', short: '도전' },
  decline: {
    help: '받은 도전을 거절하거나, 내 도전이나 상대찾기를 철회',
    short: '거절',
  },
  me: { help: '내 레이팅, 키, 대국', short: '나' },
  ratings: { help: '모두의 레이팅', short: '레이팅' },
  menu: {
    help: '상대찾기를 그만둠. 컴퓨터, 강좌, 박보가 있는 메뉴. 대국에서는 대국으로 돌아감',
    short: '메뉴',
  },
  quit: { help: '서버에서 나감', short: '종료' },
  takeMine: { help: '대국을 복기. 키를 지움. 먼저 물음', short: '선택' },
  makeKeyCode: {
    help: '다른 키가 나로 들어올 수 있는 일회용 코드를 만듦',
    short: '다른 키',
  },
  page: { label: 'n p', help: '다음 50명과 이전 50명', short: '쪽' },
  otherGame: { label: 'Left Right', help: '다른 게임', short: '게임' },
  challengeRanked: { help: '대국자에게 도전', short: '도전' },
} satisfies Readonly<Record<string, ToldKey>>;

export const POINTER_TEXTS = {
  pickUp: 'Enter 집기',
  noCursor: 'Esc 커서 끔',
  move: '화살표 이동',
  putDown: 'Enter 놓기',
  putBack: 'Esc 되돌리기',
};

export function yesKeyText(sign: string | undefined): string {
  return sign ? `y ${sign} 예` : 'y 예';
}

export function noKeyText(sign: string | undefined): string {
  return sign ? `n ${sign} 아니요` : 'n 아니요';
}

export const KEY_HINTS = {
  back: 'Esc 뒤로',
  list: 'Esc 목록',
  keepFilter: 'Enter 유지',
  showAll: 'Esc 모두 보기',
  next: 'Enter 다음',
  takeBack: 'Enter 무르기',
  beginGame: 'Enter 대국 시작',
};
