import type { AdminCommand, AdminHealth } from '../../server/admin-socket.ts';
import { hallRefusalText } from './hall-refusal.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

export const ADMIN_FAULT_TEXTS = {
  'no-command':
    '서버가 아는 지시: who, members [TEXT], close CODE, ban WHOM, unban WHOM, bans, rename OLD NEW, delete NAME, health, drain',
  'needs-code': 'close에는 대국의 코드가 필요합니다: --admin close K7M2QX',
  'needs-whom':
    '누구입니까? 이름, 지문 또는 네트워크를 적습니다: --admin ban Mallory, --admin ban SHA256:.., --admin ban 192.0.2.0/24',
  'bad-network':
    '키의 지문도, /8(IPv4)이나 /16(IPv6) 이상의 네트워크도 아닙니다: SHA256:.., 192.0.2.7, 192.0.2.0/24, 2001:db8::/48',
  'needs-names': 'rename에는 옛 이름과 새 이름이 필요합니다: --admin rename Ann Anna',
  'needs-name': 'delete에는 이름이 필요합니다: --admin delete Ann',
  'bad-page': '--page는 1 이상의 정수입니다',
} as const;

export function adminRefusalText(code: string): string {
  switch (code) {
    case 'no-game':
      return '이 코드의 진행 중인 대국이 없습니다. komadai serve --admin who로 두고 있는 사람을 봅니다';
    case 'no-such-name':
      return '이 이름을 쓰는 사람이 없습니다. komadai serve --admin members TEXT로 이름을 찾습니다';
    case 'bad-name':
    case 'name-taken':
      return hallRefusalText({ code });
    default:
      return `서버가 지시를 따르지 못했습니다: ${systemCodeText(code)}`;
  }
}

export function adminDoneText(command: AdminCommand, text = ''): string {
  switch (command.kind) {
    case 'close':
      return `대국 ${josa(quoted(command.code), '이')} 끝났고, 누구의 성적에도 들어가지 않습니다.`;
    case 'ban':
      return `이제 ${josa(text || command.whom, '을')} 들여보내지 않습니다.`;
    case 'unban':
      return `이제 ${josa(text || command.whom, '을')} 다시 들여보냅니다.`;
    case 'rename':
      return `${quoted(command.old)}의 이름은 이제 ${quoted(command.name)}입니다.`;
    case 'delete':
      return `${josa(quoted(command.name), '을')} 지웠습니다. 대국은 ${text}의 대국으로 남습니다.`;
    case 'drain':
      return '서버를 끝냅니다. 더 들여보내지 않고, 모든 대국을 보관합니다.';
    case 'who':
    case 'members':
    case 'bans':
    case 'health':
      return '';
    default:
      return command satisfies never;
  }
}

export const ADMIN_NOBODY = {
  guests: '아무도 없습니다.',
  members: '그런 이름이 없습니다.',
  bans: '내보낸 사람이 없습니다.',
} as const;

export const ADMIN_COLUMNS = {
  guests: ['이름', '대국', '키'],
  members: ['이름', '마지막 접속(UTC)', '레이팅', '키'],
  bans: ['내보냄', '이름'],
} as const;

export const GUEST_KEY = '손님';

export const IS_HERE = '접속 중';

export function bannedName(name: string): string {
  return `${name} (내보냄)`;
}

export function adminPageText(page: number, pages: number): string {
  return `${page}/${pages}쪽.${page < pages ? ` 다음 쪽: --page ${page + 1}` : ''}`;
}

export function healthRows(health: AdminHealth): [name: string, value: string][] {
  const { isReady, isDraining, trouble, lagMs, sessions, games, workers } = health;
  return [
    ['준비', isReady ? '예' : isDraining ? '아니요: 서버가 끝나는 중' : '아니요'],
    ['저장소', trouble === undefined ? '정상' : `쓸 수 없음: ${systemCodeText(trouble)}`],
    ['지연', `${Math.round(lagMs)} ms`],
    ['세션', `${sessions}`],
    ['대국', `${games}`],
    ...(workers === undefined ? [] : [['작업자', `${workers}`] as [string, string]]),
  ];
}
