import { cleanName } from '../../clean/clean-text.ts';
import type { Person } from '../../rooms/hall/hall-command.ts';
import type { Challenge, HallGame } from '../../rooms/hall/hall-now.ts';
import type { Doing } from '../../rooms/hall/lobby-list.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Charset } from '../charset.ts';
import type { OfferedGame } from '../en/lobby.ts';
import { shownName } from '../shown-name.ts';
import { sshLine } from '../ssh-line.ts';
import { countText } from './count-text.ts';
import { playersText } from './games.ts';
import { NAME_RULE } from './hall-refusal.ts';
import { variantName } from './names.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';

export const LOBBY_TEXTS = {
  title: 'ロビー',
  noneFound: '該当する項目はありません。',
  challenged: '挑戦を出しました。誰かが受けるとすぐに対局が始まります。',
  takenBack: '挑戦を取り下げました。',
  draining: 'サーバーはまもなく終了するため、新しい対局は始められません。指した手は保存されます。',
  waits: 'サーバーが書き込めない状態です。指し手も時計も止まっています。',
  back: 'サーバーが再び書き込めるようになりました。',
  ends: 'サーバーはまもなく終了します。指した手は保存されます。後でまたお越しください。',
  opening: 'お待ちください..',
} as const;

export const LOBBY_TITLES = {
  what: '種類',
  who: '名前',
  rating: 'レート',
  game: 'ゲーム',
  clock: '持ち時間',
  state: '状態',
} as const;

export const RATING_TEXTS = { guest: 'ゲスト', unrated: 'なし' } as const;

export const DOING_TEXTS = {
  lobby: 'ロビー',
  playing: '対局中',
  watching: '観戦中',
} as const satisfies Readonly<Record<Doing, string>>;

export const WHAT_TEXTS = {
  challenge: { for: '! 挑戦状', own: '自分の挑戦', other: '挑戦' },
  seek: { own: '自分の募集', other: '募集' },
  ownGame: '自分の対局',
  game: '対局',
  person: { own: '自分', other: '参加者' },
} as const;

export const CELL_TEXTS = {
  any: '何でも',
  noClock: 'なし',
  rated: 'レート戦',
  unrated: 'フリー',
  quick: '自動マッチ',
} as const;

export function ownGameState(isOwnTurn: boolean | undefined, isOtherHere: boolean): string {
  const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? '自分の手番' : '相手の手番'];
  return [...turn, isOtherHere ? '在室' : '不在'].join('、');
}

export function whomText(to: Challenge['to']): string {
  return to.kind === 'person' ? `${shownName(to.name)} 宛` : WHOM_TEXTS[to.kind];
}

const WHOM_TEXTS = {
  anyone: '誰でも',
  invitation: '招待',
} as const;

export function playersOf({ black, white }: Pick<HallGame['began'], Color>): string {
  return playersText({ black: shownName(black.name), white: shownName(white.name) });
}

export const RATED_TERMS = {
  rated: 'レート戦。',
  unrated: 'レート対象外。',
  withoutClock: '持ち時間がないためレート対象外。',
} as const;

export function offeredSideText({ side }: Pick<Challenge, 'side'>): string {
  return side === 'lot' ? '手番は振り駒で決めます。' : `あなたは${sideName(side)}です。`;
}

export const DETAILS = {
  ownOffer: 'Enterで取り下げます。',
  /** @param side that of the other */
  offer: (side: Challenge['side'], isFor: boolean) => {
    const yours = side === 'lot' ? '手番は振り駒' : `あなたは${sideName(opposite(side))}`;
    return `Enterで受けます（${yours}）。${isFor ? 'dで辞退します。' : ''}`;
  },
  ownSeek: 'EnterかEscで募集をやめます。',
  seek: (name: string) => `${name} が対局相手を募集中です。Enterで同じ条件で募集します。`,
  ownGame: (seat: Color) => `あなたは${sideName(seat)}です。Enterで続けます。`,
  players: (players: string) => `${players}。`,
  game: 'Enterで観戦します。',
  me: 'Enterで自分のレート、鍵、対局を表示します。',
  person: (name: string) => `Enterで ${name} に挑戦します。`,
} as const;

export function cannotWriteText(detail: string): string {
  return `サーバーが書き込めない状態です: ${systemCodeText(cleanName(detail))}。失われたものはありません。再試行しています。`;
}

export const ALONE_TEXT =
  'ほかに誰もいません。cで挑戦を出せます。招待なら、相手に送る1行が表示されます。Escでコンピュータとの対局へ。';

export function hereCountText(count: number): string {
  return `${countText(count, '人')}在室`;
}

/** `槍将棋、600+30`. */
function offeredGameText({ game, clock }: OfferedGame): string {
  return `${game}、${clock ?? '持ち時間なし'}`;
}

export function soughtLine(sought: OfferedGame | undefined): string {
  if (!sought) return 'どのゲームでも、相手を募集しています。';
  return `相手を募集しています: ${offeredGameText(sought)}。`;
}

export function challengesYou(name: string, offered: OfferedGame): string {
  return `${name} があなたに挑戦しています: ${offeredGameText(offered)}。`;
}

export function challengesYouOn(name: string, terms: readonly string[], code: string): string {
  return `${name} があなたに挑戦しています。${terms.join('')}「承諾 ${code}」か「辞退 ${code}」で答えてください。`;
}

export function crossedLine(theirs: string): string {
  return `別の条件で挑戦を出しました。${theirs}`;
}

export function begunText(other: Person, seat: Color): string {
  return `${shownName(other.name)} との対局です。あなたは${sideName(seat)}です。`;
}

export function begunElsewhereText(other: Person): string {
  return `${shownName(other.name)} との対局が始まりました。ロビーから入れます。`;
}

export function watchedText(players: Pick<HallGame['began'], Color>): string {
  return `${playersOf(players)}。観戦中です。`;
}

export function withdrawnText(why: 'taken-back' | 'declined' | 'away', { to }: Challenge): string {
  switch (why) {
    case 'taken-back':
      return LOBBY_TEXTS.takenBack;
    case 'declined':
      return to.kind === 'person'
        ? `${shownName(to.name)} は挑戦を辞退しました。`
        : '挑戦は辞退されました。';
    case 'away':
      return '長く不在だったため、挑戦は無効になりました。';
    default:
      return why satisfies never;
  }
}

export function invitesYou(name: string, terms: readonly string[]): string {
  return `${name} があなたを招待しています。${terms.join('')}対局しますか？`;
}

export function takeBackQuestion({ to }: Challenge): string {
  return `挑戦（${whomText(to)}）を取り下げますか？`;
}

export const SEEK_TEXTS = {
  title: '自動マッチ',
  about: '同じ条件の相手と組み合わせます。レートが近ければすぐ、離れていても1分以内に決まります。',
  any: '何でも',
  start: '募集',
  escEnds: 'Escで募集をやめます。',
  ended: '募集をやめました。',
} as const;

export const CHALLENGE_TEXTS = {
  title: '挑戦',
  for: '宛先',
  anyone: '誰でも',
  name: '名前で指定',
  invitation: '招待',
  nameLabel: '  名前',
  rated: 'レート戦',
  notRated: 'いいえ: 持ち時間が必要',
  start: '挑戦を出す',
} as const;

export const INVITATION_TEXTS = {
  gone: '招待は無効になりました。',
} as const;

export const NAME_TEXTS = {
  title: 'ようこそ',
  about: `ほかの人に見える名前を決めてください。後から変えられません。${NAME_RULE}ここですでに名前のある方は、その名前のマイページでワンタイムコードを作り、ここに入力してください。`,
  language: '言語',
  name: '名前',
  code: 'ワンタイムコード',
  take: 'この名前にする',
} as const;

export const ME_TEXTS = {
  title: 'マイページ',
  rating: 'レート',
  key: '鍵',
  game: '対局',
  keyRemoved: '鍵を削除しました。',
  unrated: 'レートはまだありません。レート戦を指すと付きます。',
} as const;

export function gameFileText(code: string, address: string | undefined): string {
  return `棋譜ファイル: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`;
}

export const GOES_ON = { sentence: '対局は続いています。', cell: '対局中' } as const;

export function endedText(ending: string): string {
  return `${ending}。`;
}

export function exportText(address: string | undefined): string {
  return `全対局のファイル: ${sshLine(undefined, address)} export all > komadai-games.psn`;
}

export function keyCodeText(code: string, address: string | undefined): string {
  return `ワンタイムコード: ${cleanName(code)}。別の鍵で ${sshLine('new', address)} と接続し、このコードを入力してください。`;
}

export function removeKeyQuestion(key: string, isOwn: boolean): string {
  const own = isOwn ? ' 今の接続に使っている鍵です。' : '';
  return `鍵 ${cleanName(key)} を削除しますか？${own}`;
}

export function ratedGamesText(games: number): string {
  return countText(games, '局');
}

export const NO_RATINGS = 'まだ誰も載っていません。レート戦を5人以上と計10局指すと載ります。';

export function ratingsTitle(variant: Variant, charset: Charset): string {
  return `レート一覧: ${variantName(variant, charset)}`;
}

export function notRankedLine(rating: string, games: number): string {
  return `自分: ${rating}（${ratedGamesText(games)}）。5人以上と計10局指すと一覧に載ります。`;
}

export function ownPlaceLine(place: string, rating: string, games: string): string {
  return `自分: ${place}位  ${rating}  ${games}`;
}

export function pageOfText(page: number, pages: number): string {
  return `${page}/${pages}ページ。`;
}
