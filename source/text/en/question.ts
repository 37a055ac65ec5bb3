/** Asked before a game is given up. */
export const RESIGN_QUESTION = 'Resign?';

/** Asked before a game with a clock is left. @param runsOn whether its time runs on meanwhile */
export function leaveQuestion(runsOn: boolean): string {
  return runsOn
    ? 'Leave the game? The clock runs on while you are away.'
    : 'Leave the game? The clocks stop until it is resumed.';
}

/**
 * Asked if a move may promote.
 * @param typed the move
 */
export function promoteMoveQuestion(typed: string): string {
  return `${typed.trim()}: promote?`;
}

/**
 * The answers that a question waits for, said at Enter, and by lines at once.
 * @param signs keys that answer besides y and n
 */
export function waitsForText(signs: readonly [yes: string, no: string] | undefined): string {
  return signs ? `Press y or ${signs[0]}, n or ${signs[1]}.` : 'Press y or n.';
}
