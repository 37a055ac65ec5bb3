import { BOARD_WORD_HELP } from './board-word-help.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';

const { labels, theme, language, speech } = BOARD_WORD_HELP;

export const LOBBY_WORD_HELP = {
  list: '로비의 모든 것과 번호. 번호만 입력하면 도전을 받고, 대국에 들어가고, 같은 조건을 찾고, 내 것을 철회합니다',
  who: '접속해 있는 사람',
  challenges: '나와 있는 도전. 번호는 수락, 거절, 철회에 씁니다',
  games: '진행 중인 대국. 번호는 관전에 씁니다',
  mine: '내 도전과 대국. 번호는 참가, 철회에 씁니다',
  seek: `같은 조건을 찾는 사람과 둡니다. 레이팅이 가까운 사람부터: ${SEEK_FORM}. 조건이 없으면 지난번과 같이`,
  challenge: `도전을 냅니다: ${CHALLENGE_FORM}`,
  withdraw: '내 도전을 철회합니다: 철회, 철회 CODE 또는 번호',
  accept: '도전을 받습니다: 수락 CODE, 수락 NAME 또는 번호',
  decline: '받은 도전을 거절합니다: 거절 CODE, 거절 NAME 또는 번호',
  join: '내 대국을 이어 두거나 초대를 받아 들어갑니다: 참가 CODE 또는 번호',
  watch: '대국을 관전합니다: 관전 CODE 또는 번호',
  ratings: '게임의 레이팅: 레이팅목록 VARIANT. 다음 쪽: 레이팅목록 VARIANT PAGE',
  me: '내 레이팅과 키. 번호는 삭제에 씁니다',
  played: '내 대국, 최근 것부터. 번호는 복기에 씁니다. 다음 쪽: 전적 PAGE',
  replay: '끝난 대국을 한 수씩 되짚습니다: 복기 CODE 또는 번호',
  name: '처음 왔을 때 이름을 고릅니다: NAME 또는 이름 NAME',
  code: '처음 왔을 때 일회용 코드를 만든 사람으로 들어갑니다: 코드 CODE',
  key: '다른 키가 나로 들어올 수 있는 일회용 코드를 만듭니다',
  remove: '내 키를 지웁니다. 두 번 입력합니다: 삭제 KEY 또는 번호',
  labels,
  theme,
  language,
  speech,
  settings: '설정된 값과 바꾸는 법',
  help: '이 목록',
  quit: '나갑니다',
} as const;
