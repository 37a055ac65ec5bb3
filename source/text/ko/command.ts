export const COMMAND_TEXTS = {
  '': '메뉴',
  play: '새 대국',
  resume: '끝나지 않은 최근의 대국이나 파일의 대국을 이어 둠',
  host: '이 컴퓨터의 다른 터미널에 있는 사람과 둠',
  join: '코드로 다른 사람의 방에서 둠',
  watch: '코드로 방의 대국을 관전',
  serve: 'ssh 클라이언트가 있으면 누구나 오는 서버',
  attach: '시스템의 sshd에서 서버로 가는 길',
  replay: '저장된 대국을 복기',
  learn: '첫 칸부터 첫 승리까지 게임을 배우는 강좌',
  tsume: '최선의 수비에 맞서 박보를 풂',
  edit: '국면을 만들어 두거나 분석하거나 박보로 저장',
  games: '저장된 대국의 목록',
  stats: '내 대국의 성적: 게임, 레벨, 선후, 월별',
  mistakes: '분석한 내 대국의 악수를 익힐 때까지 다시 풂',
  analyse: '대국의 수를 평가하고 결과를 기보에 남김',
  index: '내 대국과 다른 폴더의 기보를 국면으로 찾도록 색인함',
  search: '색인의 대국을 국면, 모양, 대국자, 날짜, 결과, 전법, 수순 길이로 찾음',
  check: '기보를 두어 보고 잘못을 알려 줌',
  show: '국면이나 대국을 글, 그림, SFEN, SVG로',
  settings: '설정을 보거나 바꿈',
  rules: '게임의 규칙, 또는 말의 움직임',
  variants: '게임의 목록, 또는 게임을 설명한 파일의 검사',
  moves: '국면의 합법수를 JSON으로',
  perft: '깊이까지 합법 수순의 수를 셈',
  usi: '다른 프로그램에서 엔진으로 둠(Universal Shogi Interface)',
  help: '이 도움말, 또는 명령의 도움말',
  completion: '셸에서 자동 완성을 쓰게 하는 스크립트',
};

export function convertText(formats: readonly string[]): string {
  return `대국을 다른 형식으로 씀: ${formats.join(', ')}`;
}

export const HELP_TEXTS = {
  options: '옵션',
  commonOptions: '모든 명령의 옵션',
  examples: '예',
  usage: '사용법',
  commands: '명령',
  menu: '메뉴',
  plain: '화면 없이 대국',
  more: '명령의 자세한 안내: komadai COMMAND --help',
  moreOptions: '모든 명령의 옵션: komadai help options',
};

export const FILE_FORMS = '저장된 대국의 이름, 기보 파일, 또는 표준 입력은 -';

export function eitherUsage(one: string, other: string): string {
  return `${one} 또는 ${other}`;
}

export const SPLIT_NEEDS_OUTPUT =
  '--split은 대국마다 파일을 하나씩 씁니다. --output FILE로 이름을 정해 주십시오';

export function nothingWrittenText(fault: string): string {
  return `${fault}. 아무것도 쓰지 않았습니다.`;
}

export function checkedGameText(file: string, number: number, summary: string): string {
  return `${file}: 대국 ${number}: ${summary}`;
}

export function inputLineText(number: number, fault: string): string {
  return `${number}번째 줄: ${fault}`;
}

export function noUnfinishedText(passedOver: string | undefined): string {
  return `끝나지 않은 대국이 없습니다. ${passedOver ?? 'komadai play로 시작합니다'}`;
}

export function resumedText(passedOver: string | undefined, wasCutOff: boolean): string {
  const resumed = wasCutOff ? 'komadai가 중단된 곳에서 이어 둡니다.' : '이어 둡니다.';
  return passedOver === undefined ? resumed : `${resumed} 마지막 대국은 아닙니다: ${passedOver}.`;
}

export function noProblemText(file: string): string {
  return `${file}: 문제가 들어 있지 않습니다`;
}

export function noGameDescribedText(file: string): string {
  return `${file}: 게임의 설명이 들어 있지 않습니다`;
}

export function brokenText(path: string | undefined): string {
  const game =
    path === undefined ? '' : ` 대국은 ${path}에 저장되어 있습니다. komadai resume로 이어 둡니다.`;
  return `프로그램의 오류로 종료했습니다.${game} 오류`;
}
