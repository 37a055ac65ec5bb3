import type { LockFault } from '../../records/store/game-lock.ts';
import type { PgFault } from '../../rooms/logs/pg-store.ts';
import { errorCode } from '../error-code.ts';
import { shellWord } from '../shell-word.ts';
import { quoted } from './quoted.ts';
import { otherText, systemCodeText } from './store-fault.ts';

export const SERVE_TEXTS = {
  root: '公開サーバーは root では動かせません。専用のアカウントを使うか、--as-root を付けてください。',
  nobody:
    '誰も入れません。--open（どの鍵でも登録可）、--keys FILE（その鍵だけ登録可）、--guests のどれかを付けてください。',
} as const;

export function listeningText(address: string, port: number, fingerprint: string): string {
  return `${hostPart(address)}:${port} で待ち受けています。鍵 ${fingerprint}`;
}

export function badNumberText(option: string, found: string, least: number, most: number): string {
  return `${option} は${least}から${most}までの整数です。${quoted(found)}は使えません`;
}

export function badMetricsText(found: string): string {
  return `--metrics は0から65535までのポートか HOST:PORT です。${quoted(found)}は使えません`;
}

export function metricsAtText(address: string, port: number): string {
  return `統計は http://${hostPart(address)}:${port}/metrics で公開しています`;
}

export function cannotServeMetricsText(address: string, port: number, code: string): string {
  return `${hostPart(address)}:${port} で統計を公開できません: ${systemCodeText(code)}。--metrics で別のポートを指定できます。`;
}

function hostPart(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

export function badPublicText(found: string): string {
  return `--public は利用者が ssh に続けて入力するものです: example.org、example.org:22、play@example.org など。${quoted(found)}は使えません`;
}

export function badKeysText(path: string, code: string): string {
  return `${path} の鍵を読み込めません: ${systemCodeText(code)}`;
}

export const KEY_OF_DATABASE = 'データベースの鍵';

export function hostKeyFaultText(
  path: string,
  fault: 'no-host-key' | 'readable-by-others',
): string {
  return fault === 'no-host-key'
    ? `${path} は ed25519 の鍵ではありません。別の場所へ移せば、新しい鍵を作ります。`
    : `ホスト鍵 ${path} がほかの利用者からも読めます: chmod 600 ${shellWord(path)}`;
}

export function storeInUseText(folder: string, fault: LockFault): string {
  return `保存先 ${folder} は${otherText(fault)}が使っています。そのサーバーがもう動いていないことが確かなら、${fault.lockFile} を削除してください`;
}

export function storeDamagedText(file: string, line: number): string {
  return `${file} が壊れています（${line}行目が記録の続きになっていません）。何も変更していません。控えのファイルに戻してください。`;
}

export function pgFaultText(fault: PgFault): string {
  switch (fault.code) {
    case 'bad-url':
      return 'データベースのアドレスではありません。書き方: postgres://USER@HOST/DATABASE';
    case 'old-server':
      return `データベースは PostgreSQL ${fault.found} です。${fault.needed} 以降が必要です`;
    case 'new-schema':
      return `表は新しい komadai で作られています（版は${fault.found}、この komadai が扱えるのは${fault.known}まで）。新しい komadai を使ってください`;
    case 'away':
      return `データベースの応答がありません: ${fault.detail}`;
    default:
      return fault satisfies never;
  }
}

export function cannotListenText(
  { address = '全アドレス', port }: { readonly address?: string; readonly port: number },
  code: string,
): string {
  const remedy = code === 'EADDRINUSE' ? '--port 0 なら空いている番号を使います。' : '';
  return `${address} のポート${port}で待ち受けできません: ${systemCodeText(code)}。${remedy}`;
}

export function cannotOpenText(what: string, code: string): string {
  return `${what} を開けません: ${systemCodeText(code)}`;
}

export function noServerText(path: string): string {
  return `${path} のサーバーの応答がありません。動いているか、同じアカウントかを確かめてください。フォルダーは --store で指定します。`;
}

export function noFingerprintText(found: string): string {
  return `--key は鍵のフィンガープリントです（sshd_config の %f の形、SHA256:..）。${quoted(found)}は使えません`;
}

export function attachFaultText(path: string, error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return noServerText(path);
  if (code !== '') return `${path} のサーバーに接続できません: ${systemCodeText(code)}`;
  return 'サーバーとの接続が切れました。対局は保存されています。もう一度お越しください。';
}
