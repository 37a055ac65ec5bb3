export function queuedText(moves: readonly string[], emptiedBy: string): string {
  return `ตาเดินที่รอ: ${moves.join(', ')}  ยกเลิกด้วย ${emptiedBy}`;
}

export function unqueuedText(moves: readonly string[]): string {
  return `ยกเลิกตาเดินที่รอ: ${moves.join(', ')}`;
}

export function preMovePlayedText(move: string): string {
  return `เดิน ${move} ที่รอไว้แล้ว`;
}

export const WAIT_TEXT = 'ยังไม่ถึงตาคุณ ตาที่พิมพ์ตอนนี้จะรอเดินให้';
