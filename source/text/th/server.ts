import { sshLine } from '../ssh-line.ts';

export function doorTexts(address: () => string) {
  return {
    registers: 'ที่นี่ไม่รู้จักกุญแจนี้: จะลงทะเบียนเป็นผู้เล่นใหม่\n',
    get severalKeys() {
      return [
        'ที่นี่ไม่รู้จักกุญแจใดของคุณ',
        `${sshLine('new', address())} ลงทะเบียนผู้เล่นใหม่ด้วยกุญแจแรก;`,
        'ssh -o IdentitiesOnly=yes -i FILE เลือกกุญแจอื่น\n',
      ].join('\n');
    },
    needsKey: ['ที่นี่ต้องใช้กุญแจ แต่คุณไม่ได้ส่งมา', 'ssh-keygen -t ed25519 สร้างกุญแจ\n'].join('\n'),
    invitedOnly: 'เซิร์ฟเวอร์นี้สำหรับผู้ได้รับเชิญ: ไม่รู้จักกุญแจของคุณ\n',
    banned: 'คุณถูกห้ามเข้าเซิร์ฟเวอร์นี้\n',
    guestPrompt: 'กด Enter เพื่อเข้าเป็นผู้เยี่ยมชม ',
  };
}
