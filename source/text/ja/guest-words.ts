import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function guestSummaries(formats: readonly string[]) {
  return {
    games: '行われている対局',
    who: '今いる参加者',
    ratings: 'ゲームごとのレート一覧',
    join: '挑戦を受ける、または自分の対局に戻る',
    watch: '対局を観戦する',
    export: `1局または自分の全対局をファイルに: ${formats.join('、')}`,
    help: 'このヘルプ',
  };
}

export const GUEST_HELP = [
  'ssh HOST でロビーへ、ssh CODE@HOST でコードを送ってくれた人のところへ。',
  'ssh -T HOST なら1行ずつの対局。',
] as const;

export const GUEST_TEXTS = {
  ended: 'サーバーが終了しました。指した手は保存されています。しばらくしてからまたお越しください。',
  broken:
    'プログラムの不具合で接続が終了しました。指した手は保存されています。もう一度接続してください。',
  wait: '空きができ次第、入場します。Ctrl-Cで中止します。',
  banned: 'このサーバーへの入場は禁止されています。',
  deleted: 'あなたの名前と設定はこのサーバーから削除されました。対局は名前なしで残ります。',
  noName: 'この鍵にはまだ名前がありません。コマンドを付けずに接続し、名前を選んでください。',
  guest: '鍵なしで接続しているため、ここにあなたのものはありません。',
} as const;

export function noGuestWordText(found: string, words: readonly string[]): string {
  return `${quoted(found)}というコマンドはありません。コマンド: ${words.join('、')}。${didYouMeanText(found, words)}`;
}

export function guestUsage(line: string): string {
  return `使い方: ${line}`;
}

export function noGameOfCodeText(code: string): string {
  return `見ることのできる対局${quoted(code)}はありません。ssh HOST games で対局の一覧を表示します。`;
}

export function nothingOfCodeText(code: string): string {
  return `挑戦にも対局にも${quoted(code)}はありません。コードをもう一度確かめてください。`;
}
