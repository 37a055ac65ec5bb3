import type { ToldGame } from '../en/menu.ts';
import { movesText, playersText } from './games.ts';
import { joinWords } from './join-words.ts';

export function resumeGameText({ variant, players, opponent, plies }: ToldGame): string {
  const name = variant === undefined ? '' : `${variant} `;
  const against = opponent === '' ? [] : [`상대 ${opponent}`];
  const whom = opponent === undefined ? [playersText(players)] : against;
  return `${name}이어 두기: ${[...whom, movesText(plies)].join(', ')}`;
}

export function titleOfGames(names: readonly string[], more: number): string {
  if (more === 0) return `komadai: ${joinWords(names, 'and')}`;
  return `komadai: ${names.join(', ')} 외 ${more}종`;
}

const FIRST_TIP = '처음이십니까? "배우기"에서 15분이면 말과 규칙을 익힐 수 있습니다.';

const TIPS = [
  '수의 앞부분을 입력하면 갈 수 있는 곳이 판에 표시되고, Tab으로 하나씩 고를 수 있습니다.',
  '어느 화면에서나 ?를 누르면 키를 볼 수 있습니다.',
  '입력줄에 "힌트"를 입력하면 좋은 수를 알려 주고, "무르기"는 나쁜 수를 물립니다.',
  '컴퓨터가 생각하는 동안 입력한 수는 기다렸다가 내 차례에 두어집니다.',
  '모든 수는 곧바로 저장됩니다. 창이 닫히거나 연결이 끊겨도 잃는 것이 없습니다.',
  '"말표시 romaji"는 말을 로마자로, "말표시 kanji"는 다시 한자로 씁니다.',
  '"도움말"을 입력하면 판 옆에 말과 움직임이 다시 나옵니다.',
  '복기에서 a를 누르면 컴퓨터가 악수를 찾고, b를 누르면 다음 악수로 갑니다.',
  '"보기 P"처럼 말을 적으면 그 말의 움직임과 승격을 알려 줍니다.',
  '복기에서는 휠로 한 수씩 넘기고, 수를 클릭하면 그 수로 갑니다.',
] as const;

export function tipText(games: number): string {
  return games === 0 ? FIRST_TIP : `팁: ${TIPS[games % TIPS.length]}`;
}
