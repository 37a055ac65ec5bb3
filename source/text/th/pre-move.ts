export function preMoveText(move: string): string {
  return `จะเดิน ${move} เมื่อถึงตาของคุณ กด Esc เพื่อยกเลิก`;
}

export function preMoveLine(move: string): string {
  return `จะเดิน ${move} เมื่อถึงตาของคุณ พิมพ์ตาอื่นเพื่อแทนที่`;
}

export function preMovePlayedText(move: string): string {
  return `เดิน ${move} ที่รออยู่แล้ว`;
}

export const WAIT_TEXT = 'ยังไม่ถึงตาคุณ ตาที่พิมพ์ตอนนี้จะรอเดินให้';
