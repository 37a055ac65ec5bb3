import type { BackupFaultCode } from '../../rooms/logs/backup-file.ts';
import type { BackupSize } from '../en/backup.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

export const DATABASE_PLACE = '데이터베이스';

function sizeText({ hallEvents, games, files }: BackupSize): string {
  return `로비의 기록 ${hallEvents}건, 대국 ${games}국, 대국자의 파일 ${files}개`;
}

export function backedUpText(path: string, size: BackupSize): string {
  return `${quoted(path)}에 ${sizeText(size)}, 그리고 서버의 키를 담았습니다. 다른 사람이 읽지 못하는 곳에 보관하십시오.`;
}

export function restoredText(place: string, size: BackupSize): string {
  return `${place}에 ${josa(sizeText(size), '을')} 되살렸습니다. 거기서 서버를 시작하십시오.`;
}

export function notEmptyText(place: string): string {
  return `${josa(place, '이')} 비어 있지 않아 아무것도 바꾸지 않았습니다. 새 곳에 되살리거나, 있던 것을 다른 곳으로 옮기십시오.`;
}

export function nothingKeptText(place: string): string {
  return `${place}에는 서버가 보관한 것이 없습니다`;
}

export function backupFaultText(path: string, code: BackupFaultCode): string {
  switch (code) {
    case 'no-backup':
      return `${josa(quoted(path), '은')} 서버의 백업이 아닙니다. 되살리지 않았습니다`;
    case 'newer':
      return `더 새로운 komadai가 만든 ${quoted(path)}입니다. 그 komadai를 쓰십시오. 되살리지 않았습니다.`;
    case 'damaged':
      return `${josa(quoted(path), '이')} 손상되어 되살리지 않았습니다. 다른 백업을 쓰십시오`;
    case 'cut':
      return `${quoted(path)}의 끝이 없어 되살리지 않았습니다. 다른 백업을 쓰십시오`;
    default:
      return code satisfies never;
  }
}

export function backupFailedText(what: 'backup' | 'restore', code: string): string {
  const name = what === 'backup' ? '백업' : '복원';
  return `${name}에 실패했고 남긴 것은 없습니다: ${systemCodeText(code)}`;
}
