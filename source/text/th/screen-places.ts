export const SCREEN_PLACES = {
  learn: 'เรียน: พิมพ์ ออก แล้ว komadai learn เริ่มบทเรียน',
  menu: 'เมนู: พิมพ์ ออก เพื่อเก็บเกมนี้ไว้ แล้ว komadai play เริ่มเกมใหม่; komadai help บอกคำสั่งอื่น',
} as const;

export const SERVER_PLACES = {
  learn: 'เรียน: บทเรียนอยู่ในแบบหน้าจอ ที่บ้านใช้ komadai learn',
} as const;

export const CHANGES_SETTINGS = {
  here: 'ตัวหมาก, ธีม และ เสียงอ่าน เปลี่ยนค่านั้นๆ; komadai settings เปลี่ยนได้ทุกค่า',
  server: 'ตัวหมาก, ธีม และ เสียงอ่าน เปลี่ยนค่านั้นๆ; ในแบบหน้าจอเปลี่ยนได้ทุกค่า',
} as const;

export const BACK_AT_GAME = 'กลับมาที่เกมแล้ว';
