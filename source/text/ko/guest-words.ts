import { josa } from './josa.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function guestSummaries(formats: readonly string[]) {
  return {
    games: '진행 중인 대국',
    who: '접속해 있는 대국자',
    ratings: '게임의 레이팅',
    join: '도전을 받거나 내 대국을 이어 둠',
    watch: '대국을 관전',
    export: `대국 하나, 또는 내 대국 전부를 파일로: ${formats.join(', ')}`,
    help: '이 도움말',
  };
}

export const GUEST_HELP = [
  'ssh HOST는 로비로, ssh CODE@HOST는 코드를 보낸 사람에게 갑니다.',
  'ssh -T HOST는 한 줄씩 둡니다.',
] as const;

export const GUEST_TEXTS = {
  ended: '서버가 종료되었습니다. 둔 대국은 보관됩니다. 잠시 뒤에 다시 오십시오.',
  broken: '프로그램의 오류로 세션이 끝났습니다. 둔 대국은 보관됩니다. 다시 오십시오.',
  wait: '가능해지는 대로 들어갑니다. Ctrl-C로 나갑니다.',
  banned: '이 서버에서 내보내진 계정입니다.',
  deleted: '이름과 설정이 지워졌습니다. 대국은 이름 없이 남습니다.',
  noName: '이 키에는 아직 이름이 없습니다. 명령 없이 접속하여 이름을 고르십시오.',
  guest: '키 없이 접속하여 내 것이 없습니다.',
} as const;

export function noGuestWordText(found: string, words: readonly string[]): string {
  return `${josa(quoted(found), '은')} 쓸 수 없는 말입니다.${didYouMeanText(found, words)} 쓸 수 있는 말: ${words.join(', ')}.`;
}

export function guestUsage(line: string): string {
  return `사용법: ${line}`;
}

export function noGameOfCodeText(code: string): string {
  return `볼 수 있는 대국 ${josa(quoted(code), '이')} 없습니다. ssh HOST games로 진행 중인 대국을 봅니다.`;
}

export function nothingOfCodeText(code: string): string {
  return `${josa(quoted(code), '이라')}는 도전도 대국도 없습니다. 코드를 다시 물어보십시오.`;
}
