export const VISIT_TEXTS = {
  'keys-dropped': '키가 한꺼번에 너무 많이 눌려 일부를 버렸습니다.',
  idle: '입력이 없어 5분 뒤 이 세션이 끝납니다. 아무 키나 누르면 유지됩니다.',
} as const;

export function elsewhereText(text: string): string {
  return `두고 있는 대국: ${text}`;
}
