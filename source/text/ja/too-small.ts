export function tooSmallText(has: string, needs: string, lineMode: string): string[] {
  return [
    `窓の大きさは${has}ですが、盤には${needs}が必要です。${lineMode} なら画面なしで対局できます。`,
    `盤には${needs}が必要です。`,
    needs,
  ];
}

export function fewerLabelsText(labels: string): string {
  return `幅が足りないため、駒の表記は ${labels} です。`;
}
