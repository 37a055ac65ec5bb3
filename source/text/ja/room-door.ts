import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { GoBackFault, HostFault, ReachFault, Unsafety } from '../../rooms/rooms.ts';
import type { Color } from '../../rules/core/color.ts';
import { joinLine, watchLine } from '../door-lines.ts';
import type { Entry } from '../en/room-door.ts';
import { shellWord } from '../shell-word.ts';
import { sshLine } from '../ssh-line.ts';
import { notSavedText } from './outcome.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { openElsewhereText, systemCodeText } from './store-fault.ts';

export const OFFERS = {
  game: (title: string) => `${title}。`,
  side: (side: Color) => `あなたは${sideName(side)}です。`,
  /** @param clock in the form of `timeControlText` */
  clock: (clock: string) => `持ち時間: ${clock}。`,
  watched: '観戦できます。',
  unwatched: '観戦はできません。',
} as const;

export const SEND_THIS = '相手に次の行を入力してもらってください:';

export const DOOR_TEXTS = {
  title: '対人対局',
  about: 'このマシンの別の端末にいる人と対局します。',
  opening: 'お待ちください..',
} as const;

export const WAITING_TEXTS = {
  title: '対局相手を待っています',
  code: 'コード',
  closed: '部屋を閉じました。',
} as const;

export function arrivalText(name: string, side: Color): string {
  return `${name} さんが来ました。あなたは${sideName(side)}です。`;
}

export function roomEntryText({ key, host, seat }: Entry): string {
  if (seat === undefined) return `${roomText(host)}観戦中です。`;
  if (host !== undefined) return `${roomText(host)}あなたは${sideName(seat)}です。`;
  return `部屋を再び開きました。相手は ${joinLine(key)} で戻れます。`;
}

function roomText(host: string | undefined): string {
  return host === undefined ? '部屋に入りました。' : `${quoted(host)}さんの部屋です。`;
}

const CODE_FORM = 'コードは K7M2QX のような6文字の英数字です。';

const UNSAFE = {
  link: 'リンクです',
  writable: 'ほかの利用者が書き込めます',
  'another-owner': '所有者が別のアカウントです',
  'not-a-folder': 'フォルダーではありません',
  'not-a-socket': 'ソケットではありません',
} as const satisfies Readonly<Record<Unsafety, string>>;

function unsafeText(path: string, why: Unsafety): string {
  return `${path} は安全ではありません（${UNSAFE[why]}）`;
}

export function hostFaultText(fault: HostFault): string {
  switch (fault.code) {
    case 'not-writable':
      return `${fault.folder} に部屋を開けません: ${systemCodeText(fault.detail)}。--at DIR で別のフォルダーを指定できます。`;
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)}。部屋は開いていません。これを削除するか、--at DIR で別のフォルダーを指定してください。`;
    case 'path-too-long':
      return `パス ${fault.path} はソケットには長すぎます。--at DIR で、もっと短いフォルダーを指定してください。`;
    case 'not-saved':
      return `${notSavedText(systemCodeText(fault.detail))}。部屋は開いていません。`;
    case 'no-game':
      return noGameText(fault.name);
    case 'in-use':
      return 'この部屋のコードは、あなたの別の部屋で使用中です。その部屋を閉じてから、もう一度試してください。';
    case 'damaged':
      return `${quoted(fault.name)}の記録は最後まで読み込めません。残っている分は komadai replay ${shellWord(fault.name)} で見られます。`;
    case 'open-elsewhere':
      return `${openElsewhereText('部屋', fault)}。その komadai がもう動いていないことが確かなら、${fault.lockFile} を削除してください`;
    default:
      return fault satisfies never;
  }
}

function noGameText(name: string | undefined): string {
  const found =
    name === undefined
      ? '続きのある部屋の対局はありません'
      : `続きのある部屋の対局${quoted(name)}はありません`;
  return `${found}。komadai host で新しい部屋を開けます。`;
}

export function reachFaultText(fault: ReachFault, key: RoomKey): string {
  switch (fault.code) {
    case 'no-code':
      return `${quoted(fault.found)}はコードではありません。${CODE_FORM}`;
    case 'no-room':
    case 'wrong-code': {
      const folder =
        key.at === undefined
          ? '部屋を開いた人が --at DIR を付けた場合は、同じものを付けます。'
          : '';
      return `このコードの部屋はここにはありません。${CODE_FORM}${folder}`;
    }
    case 'too-many-tries': {
      const seconds = Math.max(1, Math.ceil(fault.waitMs / 1000));
      return `コードの間違いが続きました。${seconds}秒後にもう一度試してください。`;
    }
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)}。接続していません。別の部屋を開いてもらってください。`;
    case 'other-version': {
      const { ours, theirs } = fault;
      const who =
        ours < theirs
          ? 'こちらの komadai を更新してください。'
          : '部屋を開いた人に komadai を更新してもらってください。';
      return `部屋の版が違います（こちらは${ours}、相手は${theirs}）。${who}`;
    }
    case 'no-proof':
      return 'あなたのアカウントを確認できませんでした。もう一度試すか、別の部屋を開いてもらってください。';
    case 'no-answer':
      return '部屋の応答がありません。相手の komadai が動いているか確かめて、もう一度試してください。';
    case 'refused':
      return `システムに拒否されました: ${systemCodeText(fault.detail)}。別の部屋を開いてもらってください。`;
    case 'full':
      return `対局者は2人ともそろっています。${watchLine(key)} で観戦できます。`;
    case 'no-watchers':
      return 'この対局は観戦できません。';
    case 'not-saved':
      return '相手が保存できなかったため、対局は始まりませんでした。もう一度試してください。';
    default:
      return fault satisfies never;
  }
}

export function goBackFaultText(failed: GoBackFault, game: string, room: RoomKey): string {
  if (failed.as === 'host') return hostFaultText(failed.fault);
  const { fault } = failed;
  if (fault.code === 'no-room' || fault.code === 'wrong-code') {
    return `${game} は部屋 ${room.code} の対局ですが、部屋は閉じられています。${joinLine(room)} でもう一度試せます。棋譜は komadai replay ${shellWord(game)} で見られます。`;
  }
  return reachFaultText(fault, room);
}

export function leftRoomText(key: RoomKey, isHost: boolean): string {
  const folder = key.at === undefined ? '' : ` --at ${shellWord(key.at)}`;
  const line = isHost ? `komadai host --resume${folder}` : joinLine(key);
  return `対局は保存されています。続けるには: ${line}`;
}

export function leftServerGameText(code: string, address: string | undefined): string {
  return `対局は続いています。戻るには: ${sshLine(code, address)}`;
}
