import type { NoScreen } from '../en/no-screen.ts';

const PLAIN = 'komadai --plain은 한 줄씩 둡니다.';

export function noScreenText(why: NoScreen): string {
  switch (why) {
    case 'ssh':
      return `터미널이 없습니다. ssh -t HOST komadai로 접속하면 생깁니다.\n${PLAIN}`;
    case 'no-terminal':
      return `메뉴를 그릴 터미널이 없습니다.\n${PLAIN}`;
    case 'dumb':
      return `이 터미널은 메뉴를 그릴 수 없습니다(TERM이 dumb).\n${PLAIN}`;
    default:
      return why satisfies never;
  }
}

export const SSH_HINT = '터미널이 없어 한 줄씩 둡니다. ssh -t로 접속하면 화면이 나옵니다';

export const PLAIN_GREETING =
  '수를 입력하십시오. ?는 도움말, 종료는 나가기. komadai learn은 게임을 가르치고, komadai --help는 나머지를 알려 줍니다.';

export const PLAIN_UNFINISHED = 'komadai resume --plain으로 지난 대국을 이어 둘 수 있습니다.';

export const HELP_TELLS = '도움말을 입력하면 무엇을 입력할 수 있는지 알려 줍니다.';

export const NO_LETTERS =
  '이 단말에서는 한글을 그릴 수 없어 영어로 표시합니다. --charset box를 주면 그대로 그립니다.';

export const REFUSED_ONE = '거부된 입력이 있으므로, 이후는 의도와 다를 수 있습니다.';
