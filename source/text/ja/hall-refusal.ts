import { printable } from '../../clean/clean-text.ts';
import type { HallRefusal } from '../../rooms/hall/hall-command.ts';
import type { GameFault } from '../../rooms/hall/house.ts';
import type { DoorFault } from '../../rooms/room-port.ts';
import { waitOf } from '../wait.ts';
import { countText } from './count-text.ts';
import { systemCodeText } from './store-fault.ts';

export const NAME_RULE =
  '名前は1から16桁（漢字、かな、ハングルは1字2桁）で、英字と数字と -、かなと漢字、ハングル、タイ文字のどれかで書きます。';

export function hallRefusalText({ code, waitMs = 0, detail = '' }: HallRefusal): string {
  switch (code) {
    case 'bad-name':
      return `この名前は使えません。${NAME_RULE}`;
    case 'name-taken':
      return '同じ名前、またはよく似た名前の人がいます。別の名前を選んでください。';
    case 'key-taken':
      return 'この鍵はすでに誰かが使っています。';
    case 'key-deleted':
      return 'この鍵の名前は削除されたため、別の名前は付けられません。新しい鍵を作ってください: ssh-keygen。';
    case 'network-held':
      return `同じアドレスの人が入場を禁止されたため、あと${waitText(waitMs)}は新しく登録できません。`;
    case 'wrong-key-code':
      return 'ワンタイムコードが違うか、使用済みか、期限切れです。マイページで作り直してください。';
    case 'too-many-keys':
      return '鍵の数が上限に達しています。先に1つ削除してください。';
    case 'last-key':
      return '鍵はこれ1つだけです。先に別の鍵を追加してください。';
    case 'no-such-key':
      return 'あなたの鍵ではありません。';
    case 'guest':
      return GUEST_TEXT;
    case 'no-such-name':
      return 'この名前の人はいません。';
    case 'yourself':
      return '自分自身とは対局できません。';
    case 'too-many-challenges':
      return '同じ挑戦がすでにあるか、挑戦の数が上限に達しています。先に1つ取り下げてください。';
    case 'challenge-gone':
      return 'この挑戦は取り下げられたか、辞退されたか、ほかの人が受けました。';
    case 'not-for-you':
      return 'この挑戦はほかの人に宛てたものです。';
    case 'too-fast':
      return `間隔が短すぎます。${waitText(waitMs)}後にもう一度どうぞ。`;
    case 'bad-terms':
      return 'この条件では対局できません。ゲーム、手合割、持ち時間を選び直してください。';
    case 'too-many-games':
      return '対局の数が上限に達しています。先に1局終えてください。';
    case 'not-saved':
      return `【未保存】${systemCodeText(printable(detail))}。もう一度どうぞ。`;
    default:
      return code satisfies never;
  }
}

const UNITS = { hour: '時間', minute: '分', second: '秒' } as const;

function waitText(waitMs: number): string {
  const { count, unit } = waitOf(waitMs);
  return countText(count, UNITS[unit]);
}

export const GUEST_TEXT = 'ゲストにはレートがありません。鍵で接続すると名前を持てます。';

export const GAME_DOOR_TEXTS = {
  full: 'この対局は両者とも決まっています。',
  'no-watchers': 'この対局は観戦できません。',
  'not-saved': 'サーバーが今は書き込めないため、対局に入れません。もう一度どうぞ。',
  'no-room': 'この対局は終わっているか、存在しません。',
} as const satisfies Readonly<Record<DoorFault | 'no-room', string>>;

export const GAME_FAULT_TEXTS = {
  'no-game': 'この棋譜は読めません。',
  away: 'サーバーが今は棋譜を読めません。もう一度どうぞ。',
} as const satisfies Readonly<Record<GameFault, string>>;
