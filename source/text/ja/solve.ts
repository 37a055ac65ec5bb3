/** The summaries of the command and of its flags. */
export const SOLVE_SUMMARIES = {
  command: '詰将棋を解く（長手数も可）、または不詰を証明する',
  sfen: 'ファイルの代わりに局面を指定',
  seconds: '1問の制限時間（秒）。省略時は60',
  memory: '置換表全体のメモリ（MB）。省略時は256',
  json: '1行に1つのJSON。指し手はUSI形式',
} as const;

/** A mate: `12: 17手詰: B*3d 1b1a ..`; `以内` where a shorter one is not ruled out. */
export function solvedMateText(
  name: string,
  plies: number,
  isShortest: boolean,
  moves: readonly string[],
): string {
  return `${name}: ${plies}手${isShortest ? '詰' : '以内で詰み'}: ${moves.join(' ')}`;
}

/** No check leads to mate, and that is proved. */
export function noMateText(name: string): string {
  return `${name}: 不詰（証明済み）`;
}

/** Neither a mate nor the lack of one is proved. */
export function unsolvedText(name: string, nodes: number): string {
  return `${name}: 不明。${nodes}局面を探索`;
}

/** More pieces of a kind than the game has. */
export function surplusText(name: string, found: number, piece: string, most: number): string {
  return `${name}: ${piece}が${found}枚あります。このゲームでは${most}枚までです`;
}

/** A file without a problem. */
export function emptyFileText(file: string): string {
  return `${file}: 問題がありません`;
}

/** How far the solver is, while it works. */
export function solvingText(done: number, all: number, seconds: number, nodes: number): string {
  return `${all}問中${done}問済、${seconds}秒、${nodes}局面`;
}
