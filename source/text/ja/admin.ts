import type { AdminCommand, AdminFault, AdminHealth } from '../../server/admin-socket.ts';
import { hallRefusalText } from './hall-refusal.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

export const ADMIN_FAULT_TEXTS = {
  'no-command':
    'サーバーへの指示は who、members [TEXT]、close CODE、ban WHOM、unban WHOM、bans、rename OLD NEW、delete NAME、health、drain のいずれかです',
  'needs-code': 'close には対局コードが必要です: --admin close K7M2QX',
  'needs-whom':
    '対象を指定してください。名前、鍵のフィンガープリント、ネットワークのいずれかです: --admin ban Mallory、--admin ban SHA256:..、--admin ban 192.0.2.0/24',
  'bad-network':
    '鍵のフィンガープリントでも、/8以上（IPv4）または/16以上（IPv6）のネットワークでもありません: SHA256:..、192.0.2.7、192.0.2.0/24、2001:db8::/48',
  'needs-names': 'rename には今の名前と新しい名前が必要です: --admin rename Ann Anna',
  'needs-name': 'delete には名前が必要です: --admin delete Ann',
  'bad-page': '--page は1以上の整数です',
} as const satisfies Readonly<Record<AdminFault, string>>;

export function adminRefusalText(code: string): string {
  switch (code) {
    case 'no-game':
      return 'このコードの対局は行われていません。対局中の人は komadai serve --admin who で分かります';
    case 'no-such-name':
      return 'この名前の人はいません。名前は komadai serve --admin members TEXT で探せます';
    case 'bad-name':
    case 'name-taken':
      return hallRefusalText({ code });
    default:
      return `サーバーは指示を実行できませんでした: ${systemCodeText(code)}`;
  }
}

export function adminDoneText(command: AdminCommand, text = ''): string {
  switch (command.kind) {
    case 'close':
      return `対局${quoted(command.code)}を打ち切りました。レートには影響しません。`;
    case 'ban':
      return `${text || command.whom} の入場を禁止しました。`;
    case 'unban':
      return `${text || command.whom} の入場禁止を解除しました。`;
    case 'rename':
      return `${quoted(command.old)}の名前を${quoted(command.name)}に変えました。`;
    case 'delete':
      return `${quoted(command.name)}を削除しました。対局は ${text} のものとして残ります。`;
    case 'drain':
      return 'サーバーを終了します。新しい接続は受け付けません。対局はすべて保存されます。';
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
  guests: '誰もいません。',
  members: '該当する名前はありません。',
  bans: '入場禁止の人はいません。',
} as const;

export const ADMIN_COLUMNS = {
  guests: ['名前', '対局', '鍵'],
  members: ['名前', '最終ログイン(UTC)', 'レート', '鍵'],
  bans: ['入場禁止', '名前'],
} as const satisfies Readonly<Record<keyof typeof ADMIN_NOBODY, readonly string[]>>;

export const GUEST_KEY = 'ゲスト';

export const IS_HERE = '在室';

export function bannedName(name: string): string {
  return `${name}（入場禁止）`;
}

export function adminPageText(page: number, pages: number): string {
  return `${page}/${pages}ページ。${page < pages ? `次のページ: --page ${page + 1}` : ''}`;
}

export function healthRows(health: AdminHealth): [name: string, value: string][] {
  const { isReady, isDraining, trouble, lagMs, sessions, games, workers } = health;
  return [
    ['受付', isReady ? '可' : isDraining ? '不可: サーバー終了中' : '不可'],
    ['保存', trouble === undefined ? '正常' : `書き込み不可: ${systemCodeText(trouble)}`],
    ['遅延', `${Math.round(lagMs)}ミリ秒`],
    ['接続', `${sessions}`],
    ['対局', `${games}`],
    ...(workers === undefined ? [] : [['ワーカー', `${workers}`] as [string, string]]),
  ];
}
