import type { BackupFaultCode } from '../../rooms/logs/backup-file.ts';
import type { BackupSize } from '../en/backup.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

export const DATABASE_PLACE = 'データベース';

function sizeText({ hallEvents, games, files }: BackupSize): string {
  return `ロビーの記録${countText(hallEvents, '件')}、対局${countText(games, '局')}、プレイヤーのファイル${countText(files, '個')}`;
}

export function backedUpText(path: string, size: BackupSize): string {
  return `${quoted(path)}に${sizeText(size)}とサーバーの鍵を保存しました。他人に読まれない場所に保管してください。`;
}

export function restoredText(place: string, size: BackupSize): string {
  return `${place} に${sizeText(size)}を復元しました。そこでサーバーを起動してください。`;
}

export function notEmptyText(place: string): string {
  return `${place} は空ではないため、何も変更していません。別の場所に復元するか、中身をほかへ移してください。`;
}

export function nothingKeptText(place: string): string {
  return `${place} にはサーバーのデータがありません`;
}

export function backupFaultText(path: string, code: BackupFaultCode): string {
  switch (code) {
    case 'no-backup':
      return `${quoted(path)}はサーバーのバックアップではないため、何も復元していません`;
    case 'newer':
      return `${quoted(path)}は新しい版の komadai で作られています。その版を使ってください。何も復元していません。`;
    case 'damaged':
      return `${quoted(path)}は壊れているため、何も復元していません。別のバックアップを使ってください`;
    case 'cut':
      return `${quoted(path)}は途中で切れているため、何も復元していません。別のバックアップを使ってください`;
    default:
      return code satisfies never;
  }
}

export function backupFailedText(what: 'backup' | 'restore', code: string): string {
  const name = what === 'backup' ? 'バックアップ' : '復元';
  return `${name}に失敗し、何も残していません: ${systemCodeText(code)}`;
}
