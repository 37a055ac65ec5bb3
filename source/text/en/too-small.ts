/**
 * What a window says that is too small: the whole message, then shorter forms.
 * @param has its size: `60×15`
 * @param lineMode what plays without a window: `--plain`
 */
export function tooSmallText(has: string, needs: string, lineMode: string): string[] {
  return [
    `This window is ${has}; the board needs ${needs}. ${lineMode} plays without one.`,
    `The board needs ${needs}.`,
    needs,
  ];
}

/** Says which labels of pieces stand in place of wider ones. */
export function fewerLabelsText(labels: string): string {
  return `Labels: ${labels}, for want of room.`;
}
