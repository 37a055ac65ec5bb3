import type { LockFault } from '../../records/store/game-lock.ts';
import type { PgFault } from '../../rooms/logs/pg-store.ts';
import { errorCode } from '../error-code.ts';
import { shellWord } from '../shell-word.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { otherText, systemCodeText } from './store-fault.ts';

export const SERVE_TEXTS = {
  root: '모르는 사람을 받는 서버는 root로 실행하지 않습니다. 전용 계정을 쓰거나 --as-root를 적으십시오.',
  nobody:
    '아무도 들어올 수 없습니다. --open(모든 키 등록 가능), --keys FILE(이 키만), --guests 중에서 적으십시오.',
} as const;

export function listeningText(address: string, port: number, fingerprint: string): string {
  return `${hostPart(address)}:${port}에서 접속을 기다립니다. 키 ${fingerprint}`;
}

export function badNumberText(option: string, found: string, least: number, most: number): string {
  return `${josa(option, '은')} ${least}에서 ${most}까지의 정수입니다. ${josa(quoted(found), '은')} 안 됩니다`;
}

export function badMetricsText(found: string): string {
  return `--metrics는 0에서 65535까지의 포트 또는 HOST:PORT입니다. ${josa(quoted(found), '은')} 안 됩니다`;
}

export function metricsAtText(address: string, port: number): string {
  return `지표는 http://${hostPart(address)}:${port}/metrics`;
}

export function cannotServeMetricsText(address: string, port: number, code: string): string {
  return `${hostPart(address)}:${port}에서 지표를 제공할 수 없습니다: ${systemCodeText(code)}. --metrics로 다른 포트를 적으십시오.`;
}

function hostPart(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

export function badPublicText(found: string): string {
  return `--public은 대국자가 ssh 뒤에 입력하는 주소입니다: example.org, example.org:22, play@example.org. ${josa(quoted(found), '은')} 안 됩니다`;
}

export function badKeysText(path: string, code: string): string {
  return `${path}의 키를 읽을 수 없습니다: ${systemCodeText(code)}`;
}

export const KEY_OF_DATABASE = '데이터베이스의 키';

export function hostKeyFaultText(
  path: string,
  fault: 'no-host-key' | 'readable-by-others',
): string {
  return fault === 'no-host-key'
    ? `${josa(path, '은')} ed25519 키가 아닙니다. 다른 곳으로 옮기면 새로 만듭니다.`
    : `다른 사람이 호스트 키 ${josa(path, '을')} 읽을 수 있습니다: chmod 600 ${shellWord(path)}`;
}

export function storeInUseText(folder: string, fault: LockFault): string {
  return `저장소 ${folder}: ${otherText(fault)}에서 열려 있습니다. 그 서버가 분명히 없어졌으면 ${josa(fault.lockFile, '을')} 지우십시오`;
}

export function storeDamagedText(file: string, line: number): string {
  return `${josa(file, '이')} 손상되었습니다. ${line}번째 줄이 다음 기록이 아닙니다. 아무것도 바꾸지 않았습니다. 파일의 사본을 되돌려 놓으십시오.`;
}

export function pgFaultText(fault: PgFault): string {
  switch (fault.code) {
    case 'bad-url':
      return '데이터베이스의 주소가 아닙니다: postgres://USER@HOST/DATABASE';
    case 'old-server':
      return `데이터베이스가 PostgreSQL ${fault.found}입니다. ${fault.needed} 이상이 필요합니다`;
    case 'new-schema':
      return `더 새로운 komadai가 만든 테이블입니다(버전 ${fault.found}, 이쪽은 ${fault.known}까지). 그 komadai를 쓰십시오`;
    case 'away':
      return `데이터베이스가 답하지 않습니다: ${fault.detail}`;
    default:
      return fault satisfies never;
  }
}

export function cannotListenText(
  { address = '모든 주소', port }: { readonly address?: string; readonly port: number },
  code: string,
): string {
  const remedy = code === 'EADDRINUSE' ? ' --port 0은 빈 포트를 고릅니다.' : '';
  return `${address}, 포트 ${port}에서 접속을 받을 수 없습니다: ${systemCodeText(code)}.${remedy}`;
}

export function cannotOpenText(what: string, code: string): string {
  return `${josa(what, '을')} 열 수 없습니다: ${systemCodeText(code)}`;
}

export function noServerText(path: string): string {
  return `${path}에서 답하는 서버가 없습니다. 실행 중인지, 같은 계정인지 확인하십시오. --store로 폴더를 적습니다.`;
}

export function noFingerprintText(found: string): string {
  return `--key는 sshd_config의 %f처럼 키의 지문입니다: SHA256:... ${josa(quoted(found), '은')} 안 됩니다`;
}

export function attachFaultText(path: string, error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return noServerText(path);
  if (code !== '') return `${path}의 서버에 연결할 수 없습니다: ${systemCodeText(code)}`;
  return '서버와 연결이 끊겼습니다. 둔 대국은 보관됩니다. 다시 오십시오.';
}
