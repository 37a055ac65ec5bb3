export const SOLVE_SUMMARIES = {
  command: '詰将棋を解く（長手数も可）、または不詰を証明する',
  sfen: 'ファイルの代わりに局面を指定',
  seconds: '1問の制限時間（秒）。省略時は60',
  memory: '置換表全体のメモリ（MB）。省略時は256',
  json: '1行に1つのJSON。指し手はUSI形式',
} as const;

export function solvedMateText(
  name: string,
  plies: number,
  isShortest: boolean,
  moves: readonly string[],
): string {
  return `${name}: ${plies}手${isShortest ? '詰' : '以内で詰み'}: ${moves.join(' ')}`;
}

export function noMateText(name: string): string {
  return `${name}: 不詰（証明済み）`;
}

export function unsolvedText(name: string, nodes: number): string {
  return `${name}: 不明。${nodes}局面を探索`;
}

export function surplusText(name: string, found: number, piece: string, most: number): string {
  return `${name}: ${piece}が${found}枚あります。このゲームでは${most}枚までです`;
}

export function emptyFileText(file: string): string {
  return `${file}: 問題がありません`;
}

export function solvingText(done: number, all: number, seconds: number, nodes: number): string {
  return `${all}問中${done}問済、${seconds}秒、${nodes}局面`;
}
