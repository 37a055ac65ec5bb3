import { spelledArgument } from './spelled.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: '둘 수 있는 수를 모두 보입니다',
  show: '보기 은은 말의 움직임을 알려 줍니다',
  flip: '판을 뒤집습니다',
  labels: '말표시 romaji는 말에 적힌 글자를 바꿉니다',
  theme: '테마 slate는 색을 바꿉니다',
  language: '언어 ja: 표시 언어를 바꿉니다. en, ja, ko, th',
  board: '판을 그립니다',
  rules: '이 게임의 규칙',
  help: '이 도움말',
  hand: '양쪽의 말받침을 말로 알려 줍니다',
  where: '어디 은은 판과 말받침의 은이 어디 있는지, 어디 7g는 그 칸에 무엇이 있는지 알려 줍니다',
  file: '세로줄 5는 5번 세로줄에 있는 말을 위에서부터 알려 줍니다',
  rank: '가로줄 e는 e 가로줄에 있는 말을 가장 큰 번호부터 1번까지 알려 줍니다',
  pieces: `양쪽의 모든 말과 칸. 말 ${spelledArgument('black')}는 한쪽만, 말 비차는 비차만`,
  attackers: '공격 5e는 5e에 닿는 상대의 말을 알려 줍니다',
  defenders: '방어 5e는 5e에 닿는 내 말을 알려 줍니다',
  rays: '길 5e는 5e에서 여덟 방향에 무엇이 얼마나 떨어져 있는지 알려 줍니다',
  threats: '둘 차례인 쪽이 잡을 수 있는 말과 상대가 노리는 말',
  changes: '마지막 수로 바뀐 것',
  last: '마지막 수',
  status: '차례, 장군, 천일수, 시계, 선언할 수 있는 것',
  sfen: '국면의 SFEN',
  copy: 'SFEN을 터미널의 클립보드에 복사합니다. 복사 kif는 KIF, 복사 수순은 수순',
  speech: '낭독 words는 수를 알리는 방식을 바꿉니다: hodges, words, romaji',
} as const;
