import type { LobbyCode } from '../../activity/lobby-answer.ts';
import { sshLine } from '../ssh-line.ts';
import { GUEST_TEXT } from './hall-refusal.ts';
import { joinWords } from './join-words.ts';
import { ME_TEXTS, SEEK_TEXTS } from './lobby.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';
import { nameOfGame } from './names.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { argumentSpelling, spelling } from './spelling.ts';

export const LOBBY_ANSWERS = {
  'no-name':
    '名前を入力してください。ワンタイムコードがあれば「コード CODE」。「ヘルプ」で使える言葉の一覧。',
  guest: GUEST_TEXT,
  'no-challenge': 'その挑戦はありません。「挑戦一覧」で確かめられます。',
  'no-game': 'その対局はありません。「対局一覧」と「自分の対局」で確かめられます。',
  'no-code': 'このコードの挑戦や対局はもうありません。',
  'not-yours': 'あなたの対局ではありません。「観戦」で見られます。',
  'not-droppable': '辞退や取り下げができるのは挑戦だけです。',
  'not-over': 'この対局は続いています。自分の対局なら「参加」で続き、ほかの対局は「観戦」で。',
  declined: '辞退しました。',
  'seek-ended': SEEK_TEXTS.ended,
  'key-removed': ME_TEXTS.keyRemoved,
} as const satisfies Readonly<Record<LobbyCode, string>>;

export const YOUR_NAME = LOBBY_ANSWERS['no-name'];

export const IN_LOBBY = 'ロビーです。「ヘルプ」で使える言葉の一覧を表示します。';

export const IN_GAME_HELP = 'ロビー: 対局を残したままロビーへ移る';

export const SEEK_OFF = `相手が見つかりしだい対局が始まります。「相手募集 ${argumentSpelling('off')}」でやめます。`;

export function noListedText(shown: string): string {
  return `${shown}: 最後に表示した一覧にこの番号はありません。`;
}

export function hasNameText(name: string): string {
  return `名前はすでに ${name} に決まっています。`;
}

export function lobbyWelcome(
  name: string,
  rating: { readonly rating: string; readonly game: string } | undefined,
): string {
  const what = rating ? `${nameOfGame(rating.game)}のレート ${rating.rating}` : 'ゲスト';
  return `ロビーです。${name}（${what}）として入りました。「ヘルプ」で使える言葉の一覧。`;
}

export function backToGameText(code: string): string {
  return `あなたの対局は続いています。「参加 ${code}」で戻れます。`;
}

export function challengeByName(name: string): string {
  return `「挑戦 ${argumentSpelling('to')} ${name}」で挑戦できます。後ろにゲームと持ち時間も指定できます。`;
}

export function nameOrWordText(name: string, word: string): string {
  return `${name}: 「${spelling(word)}」のことですか？「名前 ${name}」で名前として登録します。`;
}

export function standsText(code: string): string {
  return `挑戦を出しました。「取り下げ ${code}」で取り下げられます。`;
}

export function otherTypesText(code: string, address: string | undefined): string {
  return `相手の入力: ${sshLine(code, address)}`;
}

export function whichText(word: string, codes: readonly string[]): string {
  const own = spelling(word);
  const lines = codes.map((code) => `${own} ${code}`);
  return `${own}: どれですか？${joinWords(lines, 'か ')} と入力してください。`;
}

export function noVariantText(found: string, ids: readonly string[]): string {
  return `レート一覧: ${quoted(found)}というゲームはありません。指定できるもの: ${ids.join('、')}。${didYouMeanText(found, ids)}`;
}

export function seekFaultText(found: string, parts: readonly string[]): string {
  return `相手募集: ${quoted(found)}が分かりません。書き方: ${SEEK_FORM}。${didYouMeanText(found, parts)}`;
}

export function challengePartText(found: string, parts: readonly string[]): string {
  return `挑戦: ${quoted(found)}が分かりません。書き方: ${CHALLENGE_FORM}。${didYouMeanText(found, parts)}`;
}

export const NO_CHALLENGED = '挑戦: to の後に名前を入力してください。';
