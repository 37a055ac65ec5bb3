/**
 * How a move is made, for somebody who has never made one: a sentence each.
 * @param example a move as it is written
 */
export function howToMove(example: string | undefined, hasMouse: boolean): string[] {
  const typed = example === undefined ? [] : [`Type a move: ${example} Enter.`];
  return [
    ...typed,
    hasMouse ? 'Or arrows and Enter, or click.' : 'Or arrows and Enter.',
    '? for more.',
  ];
}
