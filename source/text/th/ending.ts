import { opposite } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import { sideName } from './side-name.ts';

export function endingText(ending: Ending): string {
  const { reason, winner, points } = ending;
  const loser = winner ? sideName(opposite(winner)) : '';
  const result = winner ? `${sideName(winner)}ชนะ` : 'เสมอ';
  switch (reason) {
    case 'checkmate':
      return `${result}โดยรุกจน`;
    case 'resignation':
      return `${result}: ${loser}ยอมแพ้`;
    case 'repetition':
      return `${result}เพราะเดินซ้ำ`;
    case 'agreement':
      return `${result}โดยตกลงกัน`;
    case 'no legal moves':
      return `${result}: ${loser}ไม่มีตาเดิน`;
    case 'try':
      return `${result}โดยไปถึงสุดกระดาน`;
    case 'perpetual check':
      return `${result}: ${loser}รุกล้อ`;
    case 'illegal move':
      return `${result}: ${loser}เดินผิดกติกา`;
    case 'time':
      return `${result}: ${loser}หมดเวลา`;
    case 'impasse': {
      if (!points) return `${result}ด้วยจิโชงิ`;
      const { black, white } = points;
      const [first, second] = winner === 'white' ? [white, black] : [black, white];
      return `${result}ด้วยจิโชงิ ${first} ต่อ ${second} แต้ม`;
    }
    case 'abandonment':
      return winner ? `${result}: ${loser}ทิ้งเกม` : `${result}: เลิกเล่นกลางคัน`;
    case 'move limit':
      return `${result}เพราะครบจำนวนตา`;
    default:
      return reason satisfies never;
  }
}
