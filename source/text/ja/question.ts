/** Asked before a game is given up. */
export const RESIGN_QUESTION = '投了しますか？';

/** Asked before a game with a clock is left. @param runsOn whether its time runs on meanwhile */
export function leaveQuestion(runsOn: boolean): string {
  return runsOn
    ? '対局を離れますか？ 離れている間も時計は進みます。'
    : '対局を離れますか？ 時計は再開まで止まります。';
}

/**
 * Asked if a move may promote.
 * @param typed the move
 */
export function promoteMoveQuestion(typed: string): string {
  return `${typed.trim()}: 成りますか？`;
}

/**
 * The answers that a question waits for, said at Enter.
 * @param signs keys that answer besides y and n
 */
export function waitsForText(signs: readonly [yes: string, no: string] | undefined): string {
  return signs
    ? `「はい」は y か ${signs[0]}、「いいえ」は n か ${signs[1]} を押してください。`
    : '「はい」は y、「いいえ」は n を押してください。';
}
