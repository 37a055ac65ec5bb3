/** What to expect of each level of the computer, from the lowest on. */
const LEVELS = [
  'はじめての対局',
  '駒の動きは覚えた',
  'タダの駒は取る',
  '狙いが見える',
  '攻めが見える',
  '悪手をとがめる',
  '強い',
  '手ごわい',
  'とても手ごわい',
  '最強',
] as const;

/** A level in a number and words: `4 狙いが見える`. */
export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}

/** The name of our search at a level. */
export function computerName(level: number): string {
  return `コンピュータ レベル${level}`;
}

/** The name of a person without a name. */
export const GUEST = 'ゲスト';
