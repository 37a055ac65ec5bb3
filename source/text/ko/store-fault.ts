import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import { errorCode } from '../error-code.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';

export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: ${otherText(fault)}에서 열려 있는 대국입니다`;
}

export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `프로세스 ${pid}` : `${quoted(host)}의 프로세스 ${pid}`;
  return `다른 komadai(${where})`;
}

export function renameFaultText(fault: RenameFault | NameFault): string {
  switch (fault.code) {
    case 'name-empty':
      return '대국에는 이름이 있어야 합니다';
    case 'name-has-slash':
      return '대국의 이름에는 /나 \\를 쓸 수 없습니다';
    case 'name-has-control':
      return '대국의 이름에는 제어 문자를 쓸 수 없습니다';
    case 'name-starts-with-dot':
      return '대국의 이름은 점으로 시작할 수 없습니다';
    case 'name-too-long':
      return `대국의 이름은 ${fault.longest}바이트까지입니다`;
    case 'name-taken':
      return `대국 ${josa(quoted(fault.name), '이')} 이미 있습니다`;
    default:
      return fault satisfies never;
  }
}

const ACTIONS = {
  read: '읽을',
  write: '쓸',
  rename: '이름을 바꿀',
  delete: '지울',
} as const satisfies Readonly<Record<StoreError['action'], string>>;

export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  const what = action === 'rename' ? `${path}의` : josa(path, '을');
  return `${what} ${ACTIONS[action]} 수 없습니다: ${reason}`;
}

export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? '폴더가 없습니다' : `폴더 ${josa(folder, '이')} 없습니다`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', '권한이 없습니다'],
  ['EPERM', '권한이 없습니다'],
  ['EROFS', '디스크가 읽기 전용입니다'],
  ['ENOSPC', '디스크가 가득 찼습니다'],
  ['EDQUOT', '디스크 할당량을 다 썼습니다'],
  ['EFBIG', '파일 크기 제한에 걸렸습니다'],
  ['ENOENT', '존재하지 않습니다'],
  ['ENOTDIR', '경로의 일부가 폴더가 아닙니다'],
  ['EISDIR', '폴더입니다'],
  ['EEXIST', '폴더 자리에 파일이 있습니다'],
  ['ENAMETOOLONG', '이름이 너무 깁니다'],
  ['EIO', '디스크가 답하지 않습니다'],
  ['ECONNREFUSED', '데이터베이스에 연결할 수 없습니다'],
  ['ECONNRESET', '데이터베이스에 연결할 수 없습니다'],
  ['ETIMEDOUT', '데이터베이스가 답하지 않습니다'],
  ['57P01', '데이터베이스가 종료되고 있습니다'],
  ['57P02', '데이터베이스가 종료되고 있습니다'],
  ['57P03', '데이터베이스가 시작되고 있습니다'],
  ['open-elsewhere', '다른 komadai에서 열려 있는 대국입니다'],
  ['changed-elsewhere', '다른 프로그램이 파일을 바꾸었습니다'],
]);

export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || '알 수 없는 오류');
}
