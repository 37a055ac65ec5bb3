export const RESIGN_QUESTION = 'ยอมแพ้ไหม';

export function leaveQuestion(runsOn: boolean): string {
  return runsOn ? 'ออกจากเกมไหม เวลาจะเดินต่อขณะคุณไม่อยู่' : 'ออกจากเกมไหม เวลาจะหยุดจนกว่าจะเล่นต่อ';
}

export function promoteMoveQuestion(typed: string): string {
  return `${typed.trim()}: เลื่อนขั้นไหม`;
}

export function waitsForText(signs: readonly [yes: string, no: string] | undefined): string {
  return signs ? `กด y หรือ ${signs[0]}, n หรือ ${signs[1]}` : 'กด y หรือ n';
}
