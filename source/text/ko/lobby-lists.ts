export const EMPTY_LISTS = {
  challenges: '도전이 없습니다.',
  mine: '없습니다. 도전을 입력하면 도전을 냅니다.',
  who: '아무도 없습니다.',
  games: '관전할 수 있는 대국이 없습니다.',
  played: '아직 둔 대국이 없습니다.',
  laterPlayed: '대국이 더 없습니다.',
} as const;

export const LIST_TITLES = {
  code: '코드',
  day: '날짜',
  against: '상대',
  game: '게임',
  result: '결과',
  name: '이름',
  rating: '레이팅',
  ratedGames: '대국',
  rated: '레이팅',
  where: '위치',
  players: '대국자',
  clock: '시간',
  state: '상태',
  seeks: '찾는 게임',
  from: '보낸 이',
  for: '받는 이',
} as const;

export const LIST_CELLS = {
  yes: '예',
  no: '아니요',
  you: '나',
  anyone: '누구나',
  invitation: '초대',
} as const;

export function ratingInTitle(game: string): string {
  return `${game} 레이팅`;
}

export function morePlayedText(page: number): string {
  return `더 보려면 "전적 ${page}".`;
}

export function lastPageText(page: number): string {
  return `마지막은 ${page}쪽입니다.`;
}

export function youAreText(name: string): string {
  return `내 이름은 ${name}입니다.`;
}

export function ratingInText(game: string, rating: string, games: string): string {
  return `${game}: ${rating}, ${games}.`;
}

export function numberedKeyText(number: number, key: string): string {
  return `키 ${number}: ${key}.`;
}
