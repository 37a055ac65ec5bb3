import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import { errorCode } from '../error-code.ts';
import { quoted } from './quoted.ts';

export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: この対局は${otherText(fault)}で開かれています`;
}

export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `プロセス${pid}` : `${quoted(host)}のプロセス${pid}`;
  return `別の komadai（${where}）`;
}

export function renameFaultText(fault: RenameFault | NameFault): string {
  switch (fault.code) {
    case 'name-empty':
      return '対局の名前がありません';
    case 'name-has-slash':
      return '対局の名前に / と \\ は使えません';
    case 'name-has-control':
      return '対局の名前に制御文字は使えません';
    case 'name-starts-with-dot':
      return '対局の名前の先頭に . は使えません';
    case 'name-too-long':
      return `対局の名前は${fault.longest}バイトまでです`;
    case 'name-taken':
      return `${quoted(fault.name)}という対局がすでにあります`;
    default:
      return fault satisfies never;
  }
}

const ACTIONS = {
  read: 'を読み込めません',
  write: 'に書き込めません',
  rename: 'の名前を変えられません',
  delete: 'を削除できません',
} as const satisfies Readonly<Record<StoreError['action'], string>>;

export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  return `${path} ${ACTIONS[action]}: ${reason}`;
}

export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? 'フォルダーがありません' : `フォルダー ${folder} がありません`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', '権限がありません'],
  ['EPERM', '権限がありません'],
  ['EROFS', 'ディスクが読み取り専用です'],
  ['ENOSPC', 'ディスクがいっぱいです'],
  ['EDQUOT', 'ディスクの割り当てを使い切りました'],
  ['EFBIG', 'ファイルサイズの上限に達しました'],
  ['ENOENT', '存在しません'],
  ['ENOTDIR', 'パスの途中にフォルダーでないものがあります'],
  ['EISDIR', 'フォルダーです'],
  ['EEXIST', 'フォルダーと同じ名前のファイルがあります'],
  ['ENAMETOOLONG', '名前が長すぎます'],
  ['EIO', 'ディスクの応答がありません'],
  ['ECONNREFUSED', 'データベースに接続できません'],
  ['ECONNRESET', 'データベースとの接続が切れました'],
  ['ETIMEDOUT', 'データベースの応答がありません'],
  ['57P01', 'データベースが停止中です'],
  ['57P02', 'データベースが停止中です'],
  ['57P03', 'データベースが起動中です'],
  ['open-elsewhere', '別の komadai で開かれています'],
  ['changed-elsewhere', '別のプログラムがファイルを変更しました'],
]);

export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || '不明なエラー');
}
