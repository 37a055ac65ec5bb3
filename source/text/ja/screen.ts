import type { ReplayPlace } from '../en/screen.ts';
import { spelling } from './spelling.ts';

export const MENU_TEXTS = {
  playSomeone: '対人対局',
  playComputer: 'コンピュータと対局',
  twoPlayers: '二人で対局',
  learn: '入門講座',
  problems: '詰将棋',
  savedGames: '棋譜一覧',
  statistics: '成績',
  rules: 'ルール',
  settings: '設定',
  quit: '終了',
};

export const BACK_TO = { menu: 'メニュー', course: '講座', edit: '局面編集' };

export const NEW_GAME_TEXTS = {
  title: '新規対局',
  game: 'ゲーム',
  level: 'レベル',
  youPlay: '手番',
  black: '先手',
  white: '後手',
  whiteGives: '後手（上手）',
  name: '  名前',
  command: '  コマンド',
  colours: '先後',
  byFurigoma: '振り駒',
  asEntered: '入力どおり',
  clock: '持ち時間',
  inSeconds: '  秒数',
  otherClock: '持ち時間+秒読み+加算',
  start: '対局開始',
  more: '詳細: 手合割、持ち時間、エンジン',
  engine: 'エンジン',
  person: '人',
};

export const OWN_SIDE_TEXTS = {
  black: '先手',
  white: '後手',
  furigoma: '振り駒',
};

export function computerText(level: number): string {
  return `コンピュータ レベル${level}`;
}

export const ROOM_FORM_TEXTS = {
  host: '部屋を開く',
  joinWithCode: 'コードで参加',
  watchGame: '観戦する',
  join: '参加',
  watch: '観戦',
  code: 'コード',
  start: '開始',
};

export const YES_NO = { yes: 'はい', no: 'いいえ' };

export const PROMPT_LABELS = {
  gameOver: '終局',
  replay: '棋譜再生',
  watching: '観戦',
  learnSquare: 'マス',
  learnMove: '指し手',
  learnDone: '正解',
  learnWrong: '不正解',
  tsumeSolved: '正解',
  tsumeThinking: '玉方考慮中',
};

export function plyText(ply: number): string {
  return `${ply}手目`;
}

export function lastMoveText(move: string): string {
  return `最終手: ${move}`;
}

export function movesLeftText(count: number): string {
  return `あと${count}手。`;
}

export const MAY_PROMOTE = '成れます: + 成、= 不成。';

export const NO_LEGAL_MOVE = '指せる手がありません。';

export function replayPlaceText({
  ply,
  plies,
  number,
  total,
  isInVariation,
  speed,
}: ReplayPlace): string {
  const inVariation = isInVariation ? '、分岐中' : '';
  const which = total > 1 ? `、分岐${number}/${total}` : inVariation;
  const playing = speed === undefined ? '' : `再生中、${speed} - `;
  return `${playing}${ply}/${plies}手目${which}`;
}

export function takesGameBackText(text: string, key: string): string {
  return `${text}${spelling(key)} で取り戻せます。`;
}

export const ENTER_KEY = 'Enter';

export function chapterLine(title: string, progress: string, task: number): string {
  return `${title}: ${progress}。「移動 ${task}」で移動。`;
}

export const ONE_LINE_ONE_ANSWER = '1行入力すると1回応答します。';

export const COLUMN_SAMPLES = {
  game: 'やり将棋',
  yourOffer: '自分の挑戦',
  theirTurnHere: '相手の手番、在室',
  theirTurn: '相手の手番',
  unfinished: '後手の勝ち',
  longestResult: '先手の投了により後手の勝ち',
};

export const GAME_COLUMN_TITLES = {
  date: '日付',
  players: '対局者',
  game: '種類',
  result: '結果',
  moves: '手数',
  name: 'ファイル',
};
