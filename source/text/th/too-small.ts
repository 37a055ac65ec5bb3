export function tooSmallText(has: string, needs: string, lineMode: string): string[] {
  return [
    `หน้าต่างนี้มีขนาด ${has} แต่กระดานต้องใช้ ${needs}; ${lineMode} เล่นได้โดยไม่ใช้หน้าต่าง`,
    `กระดานต้องใช้ ${needs}`,
    needs,
  ];
}

export function fewerLabelsText(labels: string): string {
  return `อักษรบนหมาก: ${labels} เพราะที่ไม่พอ`;
}
