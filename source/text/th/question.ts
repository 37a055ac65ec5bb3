/** Asked before a game is given up. */
export const RESIGN_QUESTION = 'ยอมแพ้ไหม';

/** Asked before a game with a clock is left. @param runsOn whether its time runs on meanwhile */
export function leaveQuestion(runsOn: boolean): string {
  return runsOn ? 'ออกจากเกมไหม เวลาจะเดินต่อขณะคุณไม่อยู่' : 'ออกจากเกมไหม เวลาจะหยุดจนกว่าจะเล่นต่อ';
}

/**
 * Asked if a move may promote.
 * @param typed the move
 */
export function promoteMoveQuestion(typed: string): string {
  return `${typed.trim()}: เลื่อนขั้นไหม`;
}

/**
 * The answers that a question waits for, said at Enter.
 * @param signs keys that answer besides y and n
 */
export function waitsForText(signs: readonly [yes: string, no: string] | undefined): string {
  return signs ? `กด y หรือ ${signs[0]}, n หรือ ${signs[1]}` : 'กด y หรือ n';
}
