export function howToMove(example: string | undefined, hasMouse: boolean): string[] {
  const typed = example === undefined ? [] : [`수 입력: ${example} Enter.`];
  return [
    ...typed,
    hasMouse ? '또는 화살표와 Enter, 클릭.' : '또는 화살표와 Enter.',
    '?: 더 보기.',
  ];
}
