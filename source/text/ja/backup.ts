import type { BackupFaultCode } from '../../rooms/logs/backup-file.ts';
import type { BackupSize } from '../en/backup.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

/** The store of a server that is no folder. */
export const DATABASE_PLACE = 'データベース';

function sizeText({ hallEvents, games, files }: BackupSize): string {
  return `ロビーの記録${countText(hallEvents, '件')}、対局${countText(games, '局')}、プレイヤーのファイル${countText(files, '個')}`;
}

/** Says what a backup holds. */
export function backedUpText(path: string, size: BackupSize): string {
  return `${quoted(path)}に${sizeText(size)}とサーバーの鍵を保存しました。他人に読まれない場所に保管してください。`;
}

/** Says what was restored. */
export function restoredText(place: string, size: BackupSize): string {
  return `${place} に${sizeText(size)}を復元しました。そこでサーバーを起動してください。`;
}

/** Says that nothing is restored over something else. */
export function notEmptyText(place: string): string {
  return `${place} は空ではないため、何も変更していません。別の場所に復元するか、中身をほかへ移してください。`;
}

/** Says that there is nothing to back up. */
export function nothingKeptText(place: string): string {
  return `${place} にはサーバーのデータがありません`;
}

/** Says why a backup is not read. Nothing was restored. */
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

/** Says what the system or the database refuses. */
export function backupFailedText(what: 'backup' | 'restore', code: string): string {
  const name = what === 'backup' ? 'バックアップ' : '復元';
  return `${name}に失敗し、何も残していません: ${systemCodeText(code)}`;
}
