import type { BackupFaultCode } from '../../rooms/logs/backup-file.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

/** The store of a server that is no folder. */
export const DATABASE_PLACE = 'the database';

/** What was written or read. */
export interface BackupSize {
  readonly hallEvents: number;
  readonly games: number;
  readonly files: number;
}

function sizeText({ hallEvents, games, files }: BackupSize): string {
  const events = countText(hallEvents, 'event');
  return `${events} of the hall, ${countText(games, 'game')}, ${countText(files, 'file')} of players`;
}

/** Says what a backup holds. */
export function backedUpText(path: string, size: BackupSize): string {
  return `${quoted(path)} holds ${sizeText(size)}, and the key of the server. Keep it where nobody else reads it.`;
}

/** Says what was restored. */
export function restoredText(place: string, size: BackupSize): string {
  return `${place} has ${sizeText(size)}. Start the server there.`;
}

/** Says that nothing is restored over something else. */
export function notEmptyText(place: string): string {
  return `${place} is not empty, and nothing was changed. Restore to a new place, or move what is there away.`;
}

/** Says that there is nothing to back up. */
export function nothingKeptText(place: string): string {
  return `no server has kept anything in ${place}`;
}

/** Says why a backup is not read. Nothing was restored. */
export function backupFaultText(path: string, code: BackupFaultCode): string {
  switch (code) {
    case 'no-backup':
      return `${quoted(path)} is no backup of a server: nothing was restored`;
    case 'newer':
      return `a later komadai has made ${quoted(path)}: use that one. Nothing was restored.`;
    case 'damaged':
      return `${quoted(path)} is damaged, and nothing was restored: take another backup`;
    case 'cut':
      return `the end of ${quoted(path)} is missing, and nothing was restored: take another backup`;
    default:
      return code satisfies never;
  }
}

/** Says what the system or the database refuses. */
export function backupFailedText(what: 'backup' | 'restore', code: string): string {
  return `the ${what} failed, and left nothing behind: ${systemCodeText(code)}`;
}
