import type { NoScreen } from '../en/no-screen.ts';

const PLAIN = 'komadai --plain なら1行ずつのやり取りで対局できます。';

export function noScreenText(why: NoScreen): string {
  switch (why) {
    case 'ssh':
      return `端末が割り当てられていません。ssh -t HOST komadai で割り当てられます。\n${PLAIN}`;
    case 'no-terminal':
      return `メニューを表示する端末がありません。\n${PLAIN}`;
    case 'dumb':
      return `この端末にはメニューを表示できません（TERM が dumb です）。\n${PLAIN}`;
    default:
      return why satisfies never;
  }
}

export const SSH_HINT = '端末がないため1行ずつのやり取りになります。ssh -t なら画面が使えます';

export const PLAIN_GREETING =
  '指し手を入力してください。? でヘルプ、「終了」で終了。komadai learn は入門講座、komadai --help はその他の使い方です。';

export const PLAIN_UNFINISHED = 'komadai resume --plain で前回の対局を再開できます。';

export const HELP_TELLS = '「ヘルプ」で入力できるものが分かります。';

export const NO_LETTERS =
  'この端末ではお使いの言語の文字を表示できないため、英語で表示します。--charset boxで強制できます。';

export const REFUSED_ONE = '受け付けなかった入力があるため、以降は意図と違うかもしれません。';
