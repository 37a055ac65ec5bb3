export const KEY_REASONS = {
  noLines: 'ที่นี่ไม่มีบรรทัดให้เลือก',
  noValue: 'Enter ทำตามที่บรรทัดนี้บอก',
  noGame: 'ที่นี่ไม่มีเกม',
  noResume: 'ไม่มีเกมให้เล่นต่อ',
  noSaved: 'ยังไม่มีเกมที่บันทึกไว้',
  noSomeone: 'จากที่นี่ติดต่อใครไม่ได้',
  firstPage: 'นี่คือหน้าแรก',
  lastPage: 'นี่คือหน้าสุดท้าย',
} as const;
