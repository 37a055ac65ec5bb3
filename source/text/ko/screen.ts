import type { ReplayPlace } from '../en/screen.ts';

export const MENU_TEXTS = {
  playSomeone: '사람과 대국',
  playComputer: '컴퓨터와 대국',
  twoPlayers: '둘이서 대국',
  learn: '배우기',
  problems: '박보 풀기',
  savedGames: '저장된 대국',
  statistics: '성적',
  rules: '규칙',
  settings: '설정',
  quit: '종료',
};

export const BACK_TO = { menu: '메뉴', course: '강좌', edit: '국면 편집' };

export const NEW_GAME_TEXTS = {
  title: '새 대국',
  game: '게임',
  level: '레벨',
  youPlay: '내 편',
  black: '선수',
  white: '후수',
  whiteGives: '후수(상수)',
  name: '  이름',
  command: '  명령',
  colours: '선후',
  byFurigoma: '돌가리기',
  asEntered: '적은 대로',
  clock: '제한시간',
  inSeconds: '  초 단위',
  otherClock: '제한시간+초읽기+가산',
  start: '시작',
  more: '더 보기: 접장기, 시계, 엔진',
  engine: '엔진',
  person: '사람',
};

export const OWN_SIDE_TEXTS = {
  black: '선수(먼저)',
  white: '후수',
  furigoma: '돌가리기',
};

export function computerText(level: number): string {
  return `컴퓨터, 레벨 ${level}`;
}

export const ROOM_FORM_TEXTS = {
  host: '방 열기',
  joinWithCode: '코드로 참가',
  watchGame: '대국 관전',
  join: '참가',
  watch: '관전',
  code: '코드',
  start: '시작',
};

export const YES_NO = { yes: '예', no: '아니요' };

export const PROMPT_LABELS = {
  gameOver: '종국',
  replay: '복기',
  watching: '관전',
  learnSquare: '칸',
  learnMove: '수',
  learnDone: '완료',
  learnWrong: '오답',
  tsumeSolved: '정답',
  tsumeThinking: '수비 생각 중',
};

export function plyText(ply: number): string {
  return `${ply}수`;
}

export function lastMoveText(move: string): string {
  return `지난 수: ${move}`;
}

export function movesLeftText(count: number): string {
  return `${count}수 남았습니다.`;
}

export const MAY_PROMOTE = '승격 가능: + 승격, = 불승격.';

export const NO_LEGAL_MOVE = '둘 수 있는 수가 없습니다.';

export function replayPlaceText({
  ply,
  plies,
  number,
  total,
  isInVariation,
  speed,
}: ReplayPlace): string {
  const inVariation = isInVariation ? ', 변화도' : '';
  const which = total > 1 ? `, 변화도 ${number}/${total}` : inVariation;
  const playing = speed === undefined ? '' : `자동 재생, ${speed} - `;
  return `${playing}${ply}/${plies}수${which}`;
}

export function takesGameBackText(text: string, key: string): string {
  return `${text} ${key}: 되찾기.`;
}

export const ENTER_KEY = 'Enter';

export function chapterLine(title: string, progress: string, task: number): string {
  return `${title}: ${progress}. 가려면 "이동 ${task}".`;
}

export const ONE_LINE_ONE_ANSWER = '한 줄을 입력하면 한 번 대답합니다.';

export const COLUMN_SAMPLES = {
  game: '야리 쇼기',
  yourOffer: '내 제안',
  theirTurnHere: '상대 차례, 있음',
  theirTurn: '상대 차례',
  unfinished: '선수 승',
  longestResult: '선수 승(후수 시간패)',
};

export const GAME_COLUMN_TITLES = {
  date: '날짜',
  players: '대국자',
  game: '게임',
  result: '결과',
  moves: '수',
  name: '파일',
};
