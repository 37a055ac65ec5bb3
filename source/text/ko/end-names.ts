/** What each way is called in which a game ends. */
export const END_NAMES = {
  checkmate: '외통',
  'no legal moves': '둘 수 없음',
  try: '끝줄 도달',
  resignation: '기권',
  'illegal move': '반칙',
  repetition: '천일수',
  'perpetual check': '연속 장군 천일수',
  impasse: '지장기',
  'entering king': '입옥 선언',
  agreement: '합의',
  time: '시간 초과',
  abandonment: '대국 포기',
  'move limit': '수 제한',
  default: '부전',
  interrupted: '중단',
};
