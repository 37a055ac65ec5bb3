export const KEY_REASONS = {
  noLines: '여기에는 줄이 없습니다.',
  noValue: 'Enter를 누르면 이 줄의 일을 합니다.',
  noGame: '여기에는 대국이 없습니다.',
  noResume: '이어 둘 대국이 없습니다.',
  noSaved: '아직 저장된 대국이 없습니다.',
  noSomeone: '여기서는 다른 사람과 연결할 수 없습니다.',
  firstPage: '첫 쪽입니다.',
  lastPage: '마지막 쪽입니다.',
} as const;
