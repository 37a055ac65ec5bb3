import type { EditWord } from '../../activity/edit.ts';
import type { MistakesWord } from '../../activity/mistakes.ts';
import { spelledArgument } from './spelled.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: '둘 수 있는 수를 모두 보입니다',
  show: '"보기 은"은 은의 움직임을 알려 줍니다',
  flip: '판을 뒤집습니다',
  labels: '"말표시 romaji"는 말에 적힌 글자를 바꿉니다',
  theme: '"테마 slate"는 색을 바꿉니다',
  language: '"언어 ja"는 표시 언어를 바꿉니다: en, ja, ko, th',
  board: '판을 그립니다',
  rules: '이 게임의 규칙',
  help: '이 도움말',
  hand: '양쪽의 말받침을 말로 알려 줍니다',
  where: '"어디 은"은 판과 말받침의 은이 있는 곳, "어디 7g"는 그 칸에 있는 말',
  file: '"세로줄 5"는 5번 세로줄에 있는 말을 위에서부터 알려 줍니다',
  rank: '"가로줄 e"는 e 가로줄에 있는 말을 가장 큰 번호부터 1번까지 알려 줍니다',
  pieces: `양쪽의 모든 말과 칸. "말 ${spelledArgument('black')}"는 한쪽만, "말 비차"는 비차만`,
  attackers: '"공격 5e"는 5e에 닿는 상대의 말을 알려 줍니다',
  defenders: '"방어 5e"는 5e에 닿는 내 말을 알려 줍니다',
  rays: '"길 5e"는 5e에서 여덟 방향에 무엇이 얼마나 떨어져 있는지 알려 줍니다',
  threats: '둘 차례인 쪽이 잡을 수 있는 말과 상대가 노리는 말',
  changes: '마지막 수로 바뀐 것',
  last: '마지막 수',
  status: '차례, 장군, 천일수, 시계, 선언할 수 있는 것',
  sfen: '국면의 SFEN',
  copy: 'SFEN을 터미널의 클립보드에 복사합니다. "복사 kif"는 KIF, "복사 수순"은 수순',
  speech: '"낭독 words"는 수를 알리는 방식을 바꿉니다: hodges, words, romaji',
} as const;

const MATE_HELP =
  '여기서 연속 장군으로 외통을 10초 동안 찾습니다. "외통 60"은 60초, "외통 그만"은 중지';

/** What each word of the prompt does, for the help. */
export const WORD_HELP = {
  resign: '기권합니다',
  draw: '무승부를 제안합니다',
  impasse: '양쪽 왕이 적진에 들어갔을 때 점수 계산을 제안합니다',
  accept: '상대의 제안을 받아들입니다',
  undo: '마지막 수를 무릅니다',
  redo: '무른 수를 다시 둡니다',
  note: '마지막 수의 주석을 고칩니다. "메모 TEXT"는 주석을 쓰고, "메모 -"는 지웁니다',
  save: '"저장 NAME"은 저장된 대국에 이름을 붙입니다',
  hint: '좋은 수와 이어질 수순을 알려 줍니다',
  mate: MATE_HELP,
  ...BOARD_WORD_HELP,
  rematch: '선후를 바꾸어 다시 둡니다. "재대국 5"는 레벨 5와',
  replay: '대국을 한 수씩 되짚습니다',
  analyse: '대국이 끝난 뒤 컴퓨터로 분석합니다',
  explore: '대국이 끝난 뒤 이 대국의 국면에서 다른 대국이 둔 수',
  settings: '표시 방식을 바꿉니다',
  learn: '이 게임의 강좌',
  help: '수를 두는 법. ?는 더 알려 줍니다',
  menu: '메뉴로 갑니다. 대국은 보관됩니다',
  take: '다른 komadai가 이어받은 대국을 되찾습니다',
  quit: '나갑니다. 대국은 보관됩니다',
} as const;

/** What each word does in a room, for the help. */
export const ROOM_WORD_HELP = {
  resign: '기권합니다',
  draw: '무승부를 제안합니다. 언제든 할 수 있습니다',
  impasse: '양쪽 왕이 적진에 들어갔을 때 점수 계산을 제안합니다',
  undo: '내 마지막 수를 무르자고 청합니다. 한 대국에 세 번까지',
  adjourn: '다음에 이어 두자고 제안합니다',
  accept: '상대의 제안을 받아들입니다',
  decline: '상대의 제안을 거절합니다',
  claim: `나갔거나 두지 않는 상대에게 승리나 무승부를 선언합니다: "선언 ${spelledArgument('win')}" 또는 "선언 ${spelledArgument('draw')}"`,
  say: '"말하기 TEXT"는 상대에게 말을 전합니다',
  greet: '상대에게 인사합니다',
  thanks: '상대에게 대국이 고마웠다고 인사합니다',
  'well played': '상대의 수를 칭찬합니다',
  rematch: '대국이 끝난 뒤 선후를 바꾸어 다시 두자고 청합니다',
  mute: '상대의 말을 감추거나 다시 보입니다',
  ...BOARD_WORD_HELP,
  replay: '대국이 끝난 뒤 한 수씩 되짚습니다',
  analyse: '대국이 끝난 뒤 컴퓨터로 분석합니다',
  explore: '대국이 끝난 뒤 이 대국의 국면에서 다른 대국이 둔 수',
  learn: '대국이 끝난 뒤 이 게임의 강좌로 갑니다',
  settings: '표시 방식을 바꿉니다',
  menu: '메뉴로 갑니다. 방은 열려 있습니다',
  quit: '방에서 나갑니다',
} as const;

/** The same on a server. */
export const SERVED_WORD_HELP = {
  ...ROOM_WORD_HELP,
  menu: '로비로 갑니다. 대국은 계속됩니다',
  quit: '서버에서 나갑니다. 대국은 계속됩니다',
} as const;

/** What each word of a replay does. */
export const REPLAY_WORD_HELP = {
  take: '다른 komadai에게서 대국을 이어받습니다. 그쪽이 나간 뒤에도 됩니다',
  next: '한 수 앞으로. "다음 10"은 열 수 앞으로',
  back: '한 수 뒤로. "뒤로 10"은 열 수 뒤로',
  first: '시작 국면',
  go: '"이동 30", 또는 "30"만 입력하면 30수로 갑니다',
  variation:
    '이 수의 다음 변화도, 없으면 다음 수의 첫 변화도. "변화도 P-2f"는 P-2f만 입력할 때처럼 그 수를 둡니다',
  'variation back': '이전 변화도',
  analyse: '컴퓨터로 대국을 분석합니다. 다시 입력하면 멈춤. 화면이 없으면 이 국면을 평가',
  lines: '여기서의 후보수. 수를 빼면 셋, "후보수 5"는 다섯. "수읽기 2"는 두 번째를 따라갑니다',
  line: '"수읽기 2"는 찾은 후보수의 두 번째를 따라갑니다. "종료"로 돌아옵니다',
  mistake: '컴퓨터가 찾은 다음 악수',
  'mistake back': '이전 악수',
  mistakes: '컴퓨터가 찾은 모든 악수',
  mate: `${MATE_HELP}. 찾은 수순은 변화도가 됩니다`,
  explore: '이 국면에서 다른 대국은 어떻게 두었는지, 그 결과와 대국',
  graph: '분석한 데까지 언제 어느 쪽이 우세했는지',
  comment: '주석을 모두 읽습니다',
  note: '이 수의 주석을 고칩니다. "메모 TEXT"는 주석을 쓰고, "메모 -"는 지웁니다',
  promote: '변화도를 본보로 만듭니다. 먼저 묻습니다',
  remove: '변화도를 지웁니다. 먼저 묻습니다',
  undo: '마지막 주석, 변화도, 본보 변경, 삭제를 되돌립니다',
  redo: '되돌린 것을 다시 합니다',
  export: '"내보내기 NAME"은 대국을 파일로 쓰고 위치를 알려 줍니다. 파일이 있으면 먼저 묻습니다',
  play: '여기서 새 대국을 시작합니다. 먼저 묻습니다',
  edit: '이 국면을 따로 편집합니다. 대국은 그대로 남습니다',
  ...BOARD_WORD_HELP,
  last: '마지막 국면',
  quit: '복기를 끝냅니다',
} as const;

/** What each word at a mating problem does. */
export const TSUME_WORD_HELP = {
  undo: '지난 시도를 무릅니다',
  hint: '외통으로 가는 다음 수. 그러면 못 푼 문제로 칩니다',
  solution: '전체 수순을 한 수씩 봅니다. 힌트와 같이 칩니다',
  next: '다음 문제. komadai의 문제에서는 실력에 맞는 문제',
  skip: '위와 같음: 이 문제를 풀지 않고 넘어갑니다',
  again: '이 문제를 내 악수와 함께 다시 냅니다. 오늘, 그 뒤로는 익힌 만큼',
  previous: '이전 문제',
  back: '"이전"과 같음',
  go: '"이동 12"는 12번 문제로 갑니다',
  mate: `${MATE_HELP}. 해답을 안 뒤에만 됩니다`,
  plies: `"수수 5"는 5수 외통만, "수수 ${spelledArgument('all')}"는 모든 문제를 이어서 냅니다`,
  list: '문제의 목록과 푼 문제. "목록 5"는 5수 외통의 목록',
  rating:
    '나와 문제의 레이팅. 첫 결과만 칩니다: 풀었는지, 시도에 실패했는지, 도움을 받았는지, 중간에 그만두었는지',
  ...BOARD_WORD_HELP,
  quit: '나갑니다. 푼 문제는 기억됩니다',
} as const;

/** What each word at one's own mistakes does. */
export const MISTAKES_WORD_HELP = {
  undo: '마지막 답을 무릅니다',
  hint: '움직일 말, 다음에는 수를 알려 줍니다. 그 문제는 더 일찍 다시 나옵니다',
  solution: '더 나은 수순을 차례로 봅니다. 곧 다시 나옵니다',
  next: '다음 문제',
  skip: '위와 같음: 이 문제를 다음으로 미룹니다',
  replay: '대국 전체를 이 수부터 복기합니다',
  mate: `${MATE_HELP}. 해답을 안 뒤에만 됩니다`,
  remove: '이 문제를 다시 묻지 않습니다',
  ...BOARD_WORD_HELP,
  quit: '나갑니다. 답한 결과는 남습니다',
} as const satisfies Readonly<Record<MistakesWord, string>>;

/** What each word of a position that is set up does. */
export const EDIT_WORD_HELP = {
  ...BOARD_WORD_HELP,
  put: '"놓기 은 5e 후수"는 후수의 은을 놓습니다. "은 5e 후수"만 써도 같습니다. 편을 빼면 마지막 말의 편',
  remove: '"삭제 5e"는 말을 치웁니다',
  face: '"승격 5e"는 말을 뒤집습니다. 승격한 면과 아닌 면',
  swap: '"편바꾸기 5e"는 말을 상대편에 줍니다',
  hand: '"말받침 선수 보 3"은 선수의 말받침에 보를 3개로, "말받침 선수 보"는 하나 더',
  turn: '차례를 바꿉니다',
  rest: '모자란 말을 후수의 말받침에 놓습니다. "나머지 선수"는 선수의 말받침에',
  clear: '판과 말받침을 비웁니다',
  start: '대국의 시작 국면. "초기국면 two-piece"는 접장기',
  undo: '마지막 변경을 되돌립니다',
  redo: '되돌린 변경을 다시 합니다',
  play: '여기서 두 사람의 대국을 시작합니다. "대국 5"는 레벨 5가 상대편을 둡니다',
  analyse: '복기 화면에서 이 국면을 분석합니다',
  replay: '이 국면에서 복기 화면으로. 수를 시험할 수 있습니다',
  mate: '여기서 연속 장군으로 외통을 10초 동안 찾습니다. "외통 60"은 60초, "외통 그만"은 중지',
  save: '"저장 NAME"은 박보 파일에 더합니다. komadai tsume로 풉니다',
  status: '국면의 잘못과 모자란 말',
  quit: '나갑니다. 바뀐 것이 있으면 묻습니다',
} as const satisfies Readonly<Record<EditWord, string>>;
