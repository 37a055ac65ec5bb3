/** Said while a typed move waits for its turn. */
export function preMoveText(move: string): string {
  return `จะเดิน ${move} เมื่อถึงตาของคุณ กด Esc เพื่อยกเลิก`;
}

/** The same without a screen. */
export function preMoveLine(move: string): string {
  return `จะเดิน ${move} เมื่อถึงตาของคุณ พิมพ์ตาอื่นเพื่อแทนที่`;
}

/** Said after a move that has waited was played. */
export function preMovePlayedText(move: string): string {
  return `เดิน ${move} ที่รออยู่แล้ว`;
}

/** Said where a piece is picked up while another side is to move. */
export const WAIT_TEXT = 'ยังไม่ถึงตาคุณ ตาที่พิมพ์ตอนนี้จะรอเดินให้';
