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

export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}

export function computerName(level: number): string {
  return `コンピュータ レベル${level}`;
}

export const GUEST = 'ゲスト';
