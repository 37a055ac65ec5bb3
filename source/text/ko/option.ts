export const COMMON_OPTIONS = {
  ascii: 'charset ascii, romaji를 고르지 않으면 글자로',
  noColor: '색 없이',
  noMouse: '마우스를 터미널에 맡김',
  home: '설정과 대국을 이 폴더에 보관',
  variants: '이 파일이 설명하는 게임도 함께',
  help: '이 도움말',
  version: '버전',
  plain: '화면 없이: 한 줄 입력에 한 번 대답',
  clock: '초 단위의 MAIN+BYOYOMI+INCREMENT. 예: 600, 600+30, 600+0+5, 10m+30s',
  sfen: '시작 국면',
  handicap: '후수(상수)가 떼는 말. 예: two-piece. even이면 없음',
  variant: '게임 이름이 없을 때의 게임. 기본은 shogi',
  game: '대국이 여럿인 파일에서 몇 번째 대국인지, 1부터',
  ply: 'N수를 둔 뒤의 국면',
  output: '쓸 파일',
  force: '파일이 이미 있으면 바꿈',
  store: '대국과 대국자를 보관하는 곳: 폴더 또는 postgres://..',
  at: '방이 있는 곳. 기본은 시스템의 임시 폴더',
};

export function languageOption(languages: readonly string[]): string {
  return `표시 언어: ${languages.join(', ')}`;
}

export function labelsOption(styles: readonly string[]): string {
  return `말의 표시: ${styles.join(', ')}`;
}

export function charsetOption(names: readonly string[]): string {
  return `판을 그리는 문자: ${names.join(', ')}`;
}

export function themeOption(names: readonly string[]): string {
  return `색: ${names.join(', ')}`;
}

export function fromOption(formats: readonly string[]): string {
  return `읽을 형식: ${formats.join(', ')}. 기본은 내용으로 판단`;
}

export function toOption(formats: readonly string[], own: string): string {
  return `쓸 형식: ${formats.join(', ')}. 기본은 출력 파일의 이름대로, 아니면 ${own}`;
}

export function encodingOption(encodings: readonly string[]): string {
  return `쓸 때의 인코딩: ${encodings.join(' 또는 ')}. 기본은 첫째`;
}

export const PLAY_OPTIONS = {
  black: '선수를 둘 사람: 이름, level:N, engine:NAME 또는 engine:COMMAND',
  white: '후수를 둘 사람',
  furigoma: '보 다섯 개를 던져 선후를 정함. 먼저 적힌 쪽이 던짐',
  strict: '반칙수를 두면 바로 패배',
};

export const RESUME_OPTIONS = {
  take: '대국을 열어 둔 다른 komadai에게서 이어받음',
  startEngine: '기보에 적힌 대국 프로그램을 실행',
};

export const HOST_OPTIONS = {
  as: '내 편: black, white 또는 random. 기본은 random',
  noWatch: '관전 금지',
  at: '시스템의 임시 폴더 대신 여기에 방을 엶',
  resume: '가장 최근의 방에서, 또는 VARIANT 자리에 적은 대국이나 코드의 방에서 이어 둠',
};

export const SERVE_OPTIONS = {
  port: '기본은 2222. 0이면 빈 포트',
  listen: '받을 주소. 기본은 모든 주소',
  public:
    '대국자가 접속하는 주소: HOST, HOST:PORT, sshd를 거치면 USER@HOST. 기본은 이 컴퓨터의 이름',
  open: '어떤 키든 등록할 수 있음',
  keys: '이 파일의 키만 등록할 수 있음. authorized_keys와 같은 형식',
  guests: '키가 없는 사람도 들어올 수 있음. 기록은 남지 않음',
  workers: 'N개의 프로세스가 화면을 그림. 기본은 이 프로세스가 직접',
  metrics: 'Prometheus에 지표를 제공: 루프백의 PORT 또는 HOST:PORT',
  admin:
    '실행 중인 서버에 지시: who, members [TEXT], close CODE, ban NAME|KEY|ADDRESS[/BITS], unban .., bans, rename OLD NEW, delete NAME, health, drain',
  page: 'members나 bans의 쪽 번호',
  backup: '보관한 것을 모두 파일에 씀. 서버가 실행 중이어도 됨',
  restore: '그 파일로 빈 저장소를 채움',
  asRoot: 'root로 실행. 이 옵션이 없으면 거부함',
  attachKey: 'sshd가 들여보낸 키의 지문. 없으면 손님으로 들어감',
};

export function maxOption(most: number): string {
  return `동시에 받을 세션의 최대 수. 기본은 ${most}`;
}

export const TSUME_OPTIONS = {
  sfen: '파일 대신 풀 문제',
  plies: 'N수 문제만',
  problem: '처음 풀 문제. 기본은 실력에 맞는 문제, 파일에서는 아직 못 푼 첫 문제',
};

export const EDIT_OPTIONS = {
  variant: 'SFEN의 게임, 또는 시작할 게임. 기본은 설정의 게임',
};

export const MISTAKES_OPTIONS = {
  side: '자기 이름이 없는 파일의 대국에서 자기 쪽',
};

export const GAMES_OPTIONS = {
  json: '한 줄에 JSON 객체 하나',
  variant: '이 게임의 대국만',
  unfinished: '이어 둘 수 있는 대국만',
  openings: '양쪽의 전법과 진형(쇼기)',
  sort: 'date(최근 순, 기본), name(이름순), moves(수가 많은 순)',
};

export const CONVERT_OPTIONS = {
  output: '쓸 파일. -는 표준 출력으로, 없을 때와 같음',
  split: '대국마다 파일 하나: OUT-1, OUT-2 ..',
  keep: '잘못이 있는 대국도 잘못되기 전까지는 씀',
  strict: '전부 읽고 쓸 수 없으면 아무것도 쓰지 않음',
};

export const ANALYSE_OPTIONS = {
  seconds: '국면마다 쓰는 시간(초)',
  engine: '생각할 엔진: own, 목록의 이름 또는 명령. 기본은 설정대로',
  output: '모든 대국을 이 파일에 씀. 기본은 읽은 파일에 남김',
};

export function analyseNodesOption(nodes: number): string {
  return `국면마다 탐색할 노드 수. 어디서나 결과가 같음. 기본 ${nodes}`;
}

export const POSITION_OPTIONS = {
  shownSfen: '파일 대신 보여 줄 국면',
  shownPly: 'N수를 둔 뒤의 국면. 기본은 마지막',
  movesSfen: '국면. 기본은 평수의 시작. -는 표준 입력을 읽음',
  perftSfen: '세기 시작할 국면',
  perftDivide: '수마다의 개수도 함께',
};

export function showFormatOption(formats: readonly string[]): string {
  return `${formats.join(', ')}. --ply 없이 대국을 svg로 쓰면 움직이는 그림`;
}

export function wholeNumberFrom(least: number): string {
  return `${least} 이상의 정수`;
}

export function wholeNumberBetween(least: number, most: number): string {
  return `${least}에서 ${most}까지의 정수`;
}

export function computerForms(lowest: number, highest: number): string[] {
  return [`level:${lowest}에서 level:${highest}까지`, 'engine:NAME', 'engine:COMMAND'];
}

export const NAME_FORM = '이름';

export const A_HANDICAP = '접장기';
