export const VISIT_TEXTS = {
  'keys-dropped': '一度に多くのキーが押されたため、一部を無視しました。',
  idle: '操作がないため、あと5分で切断します。続けるには何かキーを押してください。',
} as const;

export function elsewhereText(text: string): string {
  return `あなたの対局: ${text}`;
}
