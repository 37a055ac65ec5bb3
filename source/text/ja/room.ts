import { printable } from '../../clean/clean-text.ts';
import type { IdleState } from '../../rooms/idleness.ts';
import type { FixedWord, RoomOffer } from '../../rooms/room-event.ts';
import type { Refusal } from '../../rooms/room-port.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Keeper, RefusedAt } from '../en/room.ts';
import { notSavedText } from './outcome.ts';
import { sideName } from './side-name.ts';
import { argumentSpelling, spelling } from './spelling.ts';
import { systemCodeText } from './store-fault.ts';

export const ENGINES_STAY_OUT = '対人対局では、終局までエンジンは使えません。';

export const LINE_LOST_TEXTS = {
  host: '接続が切れました。相手を待っています ..',
  server: '対局との接続が切れました。復旧を待っています ..',
} as const satisfies Readonly<Record<Keeper, string>>;

export const LINE_BACK_TEXTS = {
  host: '相手との接続が戻りました。',
  server: '対局との接続が戻りました。',
} as const satisfies Readonly<Record<Keeper, string>>;

const TRY_AGAIN = {
  screen: 'Enterでもう一度試せます。',
  lines: 'もう一度入力してください。',
} as const;

export const OPEN_ELSEWHERE = 'この部屋は、あなたの別の端末で開いています。';

export const ON_ITS_WAY = '送信中 ..';

export function leaveRoomQuestion(isOnServer: boolean, hasClock: boolean): string {
  const what = isOnServer ? 'サーバー' : '部屋';
  return `${what}を出ますか？相手は待つことになります${hasClock ? '。時計も進みます' : ''}。`;
}

const OFFERS = {
  draw: '引き分けを提案',
  impasse: '持将棋の点数計算を提案',
  'take-back': '待ったを希望',
  adjournment: '中断を提案',
  rematch: '再対局を希望',
} as const satisfies Readonly<Record<RoomOffer, string>>;

export const FIXED_WORD_TEXTS = {
  greet: 'よろしくお願いします。',
  thanks: 'ありがとうございました。',
  'well played': 'お見事です。',
} as const satisfies Readonly<Record<FixedWord, string>>;

export function ownOfferText(what: RoomOffer): string {
  const until = what === 'rematch' ? 'どちらかが退出するまで' : '次に指すまで';
  return `${OFFERS[what]}しました（${until}有効）。`;
}

export function otherOfferText(by: Color, what: RoomOffer, isAnswered: boolean): string {
  const answer = isAnswered ? '「承諾」か「辞退」で答えてください。' : '';
  return `${sideName(by)}が${OFFERS[what]}しています。${answer}`;
}

export function seatedText(name: string, color: Color): string {
  return `${name} さんが${sideName(color)}の席に着きました。`;
}

export function declinedText(by: Color | undefined): string {
  return by === undefined ? '辞退しました。' : `${sideName(by)}が辞退しました。`;
}

export function saidText(name: string | undefined, text: string): string {
  return `${name ?? 'あなた'}: ${text}`;
}

export const ROOM_EVENT_TEXTS = {
  lapsed: '一方が退出したため、再対局の申し込みは無効になりました。',
  adjourned: '中断しました。双方がいったん退出し、戻ってきたら再開します。',
  continued: '双方が戻りました。対局を再開します。',
} as const;

export function watchedRematchText(black: string, white: string): string {
  return `再対局: ${black} - ${white}。`;
}

export function ownRematchText(color: Color, opponent: string): string {
  return `再対局: あなたが${sideName(color)}、相手は ${opponent} さんです。`;
}

export function mutedText(isMuted: boolean): string {
  return isMuted
    ? '相手の発言を隠します。「ミュート」でまた表示します。'
    : '相手の発言を表示します。';
}

export const ADJOURNED = '対局は中断しています。双方がいったん退出し、戻ってきたら再開します。';

export const ONLY_WATCHING = '観戦中です。操作できるのは対局者だけです。';

export function roomRefusalText(
  { code, waitMs = 0, detail = '' }: Refusal,
  { keeper, face, longest }: RefusedAt,
): string {
  switch (code) {
    case 'moved-on':
      return `局面が先に進みました。${TRY_AGAIN[face]}`;
    case 'watching':
      return ONLY_WATCHING;
    case 'not-begun':
      return '相手がまだ来ていません。';
    case 'game-over':
      return '対局は終わっています';
    case 'adjourned':
      return ADJOURNED;
    case 'not-your-turn':
      return '相手の手番です。';
    case 'illegal':
      return 'この手は受け付けられません。';
    case 'no-offer':
      return '提案は出ていません。「引き分け」で引き分けを提案、「待った」で待ったを願い出ます。';
    case 'offered-already':
      return 'すでに提案しています。次に指すまで有効です。';
    case 'no-impasse':
      return '持将棋: 双方の玉が敵陣に入っていて、このゲームに持将棋の規定がある場合に限ります。';
    case 'nothing-to-undo':
      return '待った: まだ1手も指していません。';
    case 'no-more-take-backs':
      return '待った: 願い出るのは1局に3回までです。';
    case 'not-over':
      return '再対局: まだ対局中です。';
    case 'not-away':
      return '宣言: 相手は席にいます。';
    case 'wait':
      return `宣言: 相手が戻るか、指すかもしれません。あと${waitText(waitMs)}お待ちください。`;
    case 'nothing-said':
      return '発言: 文章がありません。「発言 文章」と入力してください。';
    case 'too-long':
      return `発言: ${longest}文字までです。`;
    case 'fixed-words-only':
      return `発言: 知らない人には「挨拶」「お礼」「${spelling('well played')}」だけを送れます。`;
    case 'too-fast':
      return '続けて送りすぎです。少しお待ちください。';
    case 'not-saved':
      return `${notSavedText(`${keeper === 'host' ? '相手側: ' : ''}${systemCodeText(printable(detail))}`)}。${TRY_AGAIN[face]}`;
    default:
      return code satisfies never;
  }
}

function waitText(waitMs: number): string {
  return `${Math.ceil(waitMs / 1000)}秒`;
}

export function awayText(color: Color): string {
  return `${sideName(color)}は離席中です。`;
}

export function hasLeftText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}が退出しました。${mayClaim ? CLAIM : ''}`;
}

export function unmovedText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}は長い間指していません。${mayClaim ? CLAIM : ''}`;
}

const CLAIM = `「宣言 ${argumentSpelling('win')}」か「宣言 ${argumentSpelling('draw')}」ができます。`;

export const OWN_IDLE_TEXTS = {
  overdue: '長い間指していません。指すまでの間、相手は勝ちや引き分けを宣言できます。',
  warned: '長い間指していません。あと1分で、相手は勝ちや引き分けを宣言できます。',
} as const satisfies Readonly<Record<IdleState, string>>;

export function longTripText(ms: number): string {
  return `通信の往復に${Math.round(ms)}ミリ秒かかっています。`;
}
