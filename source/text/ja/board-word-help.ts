import type { BoardWord } from '../../activity/board-words.ts';
import { argumentSpelling } from './spelling.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: '指せる手の一覧',
  show: '「表示 銀」で駒の動きを説明',
  flip: '盤を反転',
  labels: '「駒文字 romaji」で駒の表記を変更',
  theme: '「テーマ slate」で配色を変更',
  language: '「言語 ko」で表示言語を変更(en、ja、ko、th)',
  board: '盤面を表示',
  rules: 'このゲームのルール',
  help: 'このヘルプ',
  hand: '双方の持駒を言葉で',
  where: '「どこ 銀」で盤上と駒台の銀の場所、「どこ ７七」でそのマスにあるもの',
  file: '「筋 5」で5筋にある駒を上から順に',
  rank: '「段 五」で五段目にある駒を左から順に',
  pieces: `双方のすべての駒とその位置。「駒 ${argumentSpelling('black')}」で先手だけ、「駒 銀」で銀だけ`,
  attackers: '「攻め駒 ５五」で５五に利いている相手の駒',
  defenders: '「受け駒 ５五」で５五に利いている自分の駒',
  rays: '「利き筋 ５五」で５五から8方向にある駒とそこまでの距離',
  threats: '手番の側が取れる駒と、相手が狙っている駒',
  changes: '最後の手で変わったこと',
  last: '最後の手',
  status: '手番、王手、千日手、残り時間、宣言できること',
  sfen: '局面のSFEN',
  copy: 'SFENを端末のクリップボードへコピー。「コピー kif」はKIF、「コピー 指し手」は指し手だけ',
  speech: '「読み上げ words」で指し手の伝え方を変更: hodges、words、romaji',
} as const satisfies Readonly<Record<BoardWord, string>>;
