export const EMPTY_LISTS = {
  challenges: '挑戦は出ていません。',
  mine: 'ありません。「挑戦」で挑戦を出せます。',
  who: '誰もいません。',
  games: '観戦できる対局はありません。',
  played: '対局はまだありません。',
  laterPlayed: '対局はこれですべてです。',
} as const;

export const LIST_TITLES = {
  code: 'コード',
  day: '日付',
  against: '相手',
  game: 'ゲーム',
  result: '結果',
  name: '名前',
  rating: 'レート',
  ratedGames: '対局数',
  rated: 'レート戦',
  where: '居場所',
  players: '対局者',
  clock: '持ち時間',
  state: '状態',
  seeks: '募集',
  from: '送り主',
  for: '宛先',
} as const;

export const LIST_CELLS = {
  yes: '対象',
  no: '対象外',
  you: '自分',
  anyone: '誰でも',
  invitation: '招待',
} as const;

export function ratingInTitle(game: string): string {
  return `${game}のレート`;
}

export function morePlayedText(page: number): string {
  return `続きは「対局歴 ${page}」。`;
}

export function lastPageText(page: number): string {
  return `最後のページは${page}です。`;
}

export function youAreText(name: string): string {
  return `あなたの名前は ${name} です。`;
}

export function ratingInText(game: string, rating: string, games: string): string {
  return `${game}: ${rating}、${games}。`;
}

export function numberedKeyText(number: number, key: string): string {
  return `鍵${number}: ${key}。`;
}
