export function howToMove(example: string | undefined, hasMouse: boolean): string[] {
  const typed = example === undefined ? [] : [`入力例: ${example} Enter`];
  return [...typed, hasMouse ? '矢印やクリックでも。' : '矢印とEnterでも。', '? でヘルプ。'];
}
