import { sshLine } from '../ssh-line.ts';
import { GUEST_TEXT } from './hall-refusal.ts';
import { josa } from './josa.ts';
import { ME_TEXTS, SEEK_TEXTS } from './lobby.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';
import { nameOfGame } from './names.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { spelled, spelledArgument } from './spelled.ts';

export const LOBBY_ANSWERS = {
  'no-name':
    '이름을 입력하십시오. 일회용 코드가 있으면 "코드 CODE"를 입력합니다. "도움말"을 입력하면 안내가 나옵니다.',
  guest: GUEST_TEXT,
  'no-challenge': '그런 도전이 없습니다. 도전목록을 보십시오.',
  'no-game': '그런 대국이 없습니다. 대국목록과 내대국을 보십시오.',
  'no-code': '이 코드의 도전이나 대국은 이제 없습니다.',
  'not-yours': '내가 두는 대국이 아닙니다. 관전으로 볼 수 있습니다.',
  'not-droppable': '거절하거나 철회할 수 있는 것은 도전뿐입니다.',
  'not-over': '진행 중인 대국입니다. 내 대국은 참가로 이어 두고, 남의 대국은 관전으로 봅니다.',
  declined: '거절했습니다.',
  'seek-ended': SEEK_TEXTS.ended,
  'key-removed': ME_TEXTS.keyRemoved,
} as const;

export const YOUR_NAME = LOBBY_ANSWERS['no-name'];

export const IN_LOBBY = '로비입니다. 도움말을 입력하면 안내가 나옵니다.';

export const IN_GAME_HELP = '로비: 대국에서 나와 로비로 갑니다. 대국은 계속됩니다';

export const SEEK_OFF = `상대가 나타나면 바로 시작합니다. 그만두려면 "상대찾기 ${spelledArgument('off')}".`;

export function noListedText(shown: string): string {
  return `${shown}: 지난 목록에 없는 번호입니다.`;
}

export function hasNameText(name: string): string {
  return `이미 이름이 있습니다: ${name}.`;
}

export function lobbyWelcome(
  name: string,
  rating: { readonly rating: string; readonly game: string } | undefined,
): string {
  const what = rating ? `${nameOfGame(rating.game)} 레이팅 ${rating.rating}` : '손님';
  return `로비. ${name} 님, ${what}. 도움말을 입력하면 안내가 나옵니다.`;
}

export function backToGameText(code: string): string {
  return `대국은 계속됩니다. 돌아가려면 "참가 ${code}".`;
}

export function challengeByName(name: string): string {
  return `도전하려면 "도전 ${spelledArgument('to')} ${name}". 뒤에 게임과 제한시간을 적을 수 있습니다.`;
}

export function nameOrWordText(name: string, word: string): string {
  return `${name}: 혹시 "${spelled(word)}"입니까? 이름으로 쓰려면 "이름 ${name}".`;
}

export function standsText(code: string): string {
  return `도전을 냈습니다. 거두려면 "철회 ${code}".`;
}

export function otherTypesText(code: string, address: string | undefined): string {
  return `상대가 입력할 줄: ${sshLine(code, address)}`;
}

export function whichText(word: string, codes: readonly string[]): string {
  const typed = spelled(word);
  return `${typed}: 어느 것입니까? ${codes.map((code) => `${typed} ${code}`).join(' 또는 ')}.`;
}

export function noVariantText(found: string, ids: readonly string[]): string {
  return `레이팅목록: ${josa(quoted(found), '은')} 게임이 아닙니다.${didYouMeanText(found, ids)} 게임: ${ids.join(', ')}.`;
}

export function seekFaultText(found: string, parts: readonly string[]): string {
  return `상대찾기: ${josa(quoted(found), '을')} 알 수 없습니다.${didYouMeanText(found, parts)} 형식: ${SEEK_FORM}.`;
}

export function challengePartText(found: string, parts: readonly string[]): string {
  return `도전: ${josa(quoted(found), '을')} 알 수 없습니다.${didYouMeanText(found, parts)} 형식: ${CHALLENGE_FORM}.`;
}

export const NO_CHALLENGED = '도전: to 뒤에 이름을 적어 주십시오.';
