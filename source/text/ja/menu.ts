import type { ToldGame } from '../en/menu.ts';
import { joinWords } from './join-words.ts';

export function resumeGameText({ variant, players, opponent, plies }: ToldGame): string {
  const against = opponent === '' ? [] : [`対 ${opponent}`];
  const whom = opponent === undefined ? [`${players.black} - ${players.white}`] : against;
  const told = [...(variant === undefined ? [] : [variant]), ...whom, `${plies}手`];
  return `対局を再開: ${told.join('、')}`;
}

export function titleOfGames(names: readonly string[], more: number): string {
  return `komadai: ${more > 0 ? [...names, `ほか${more}種`].join('、') : joinWords(names, 'と')}`;
}

const FIRST_TIP = '初めての方へ: 「入門講座」なら、駒の動きとルールが15分ほどで分かります。';

const TIPS = [
  '指し手の最初の文字を入力すると候補が盤に示されます。Tabで順に選べます。',
  '? を押すと、どの画面でもキーの一覧が見られます。',
  '入力欄で「ヒント」と入力すると好手を教わり、「待った」で悪手を取り消せます。',
  'コンピュータの考慮中に入力した手は保留され、手番が来ると指されます。',
  '指し手はそのつど保存されます。ウィンドウを閉じても、接続が切れても消えません。',
  '「駒文字 romaji」で駒がローマ字に、「駒文字 kanji」で漢字に戻ります。',
  '「ヘルプ」と入力すると、盤の横に駒の動きが出ます。',
  '棋譜再生では、a でコンピュータが悪手を探し、b で次の悪手へ進みます。',
  '「表示 銀」のように駒を指定すると、動きと成りを説明します。',
  '棋譜再生では、ホイールで1手ずつ進み、クリックでその手へ移ります。',
] as const;

export function tipText(games: number): string {
  return games === 0 ? FIRST_TIP : `ヒント: ${TIPS[games % TIPS.length]}`;
}
