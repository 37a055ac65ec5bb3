import type { BoardWord } from '../../activity/board-words.ts';
import type { EditWord } from '../../activity/edit.ts';
import type { MistakesWord } from '../../activity/mistakes.ts';
import type { PlayWord } from '../../activity/play.ts';
import type { ReplayWord } from '../../activity/replay.ts';
import type { RoomWord } from '../../activity/room.ts';
import type { TsumeWord } from '../../activity/tsume.ts';
import { argumentSpelling } from './spelling.ts';

export const BOARD_WORD_HELP = {
  moves: '指せる手の一覧',
  show: '「表示 銀」で駒の動きを説明',
  flip: '盤を反転',
  labels: '「駒文字 romaji」で駒の表記を変更',
  theme: '「テーマ slate」で配色を変更',
  language: '「言語 ko」で表示言語を変更（en、ja、ko、th）',
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

const MATE_HELP = 'この局面から連続王手の詰みを10秒探す。「詰み 60」は60秒、「詰み 中止」で中止';

export const WORD_HELP = {
  resign: '投了する',
  draw: '引き分けを提案',
  impasse: '双方の玉が敵陣に入ったとき、点数の計算を提案',
  accept: '相手の提案を承諾',
  undo: '最後の手を取り消す',
  redo: '取り消した手を指し直す',
  note: '最後の手のコメントを編集。「メモ 文章」で付け、「メモ -」で削除',
  save: '「保存 名前」で対局に名前を付けて保存',
  hint: '好手とその後の読み筋',
  mate: MATE_HELP,
  ...BOARD_WORD_HELP,
  rematch: '先後を替えてもう一局。「再対局 5」はレベル5と',
  replay: '対局を1手ずつ再生',
  analyse: '終局後、コンピュータが棋譜を解析',
  explore: '終局後、この対局の局面の前例',
  settings: '見た目などを変える',
  learn: 'このゲームの入門講座',
  help: '指し方の説明。詳しくは ?',
  menu: 'メニューへ。対局は保存される',
  take: '別の komadai が引き継いだ対局を取り戻す',
  quit: '終了。対局は保存される',
} as const satisfies Readonly<Record<PlayWord, string>>;

export const ROOM_WORD_HELP = {
  resign: '投了する',
  draw: '引き分けを提案（いつでも可）',
  impasse: '双方の玉が敵陣に入ったとき、点数の計算を提案',
  undo: '自分の最後の手の待ったを願い出る（1局に3回まで）',
  adjourn: '中断を提案し、後日指し継ぐ',
  accept: '相手の提案を承諾',
  decline: '相手の提案を辞退',
  claim: `退出した相手や指さない相手に対し、「宣言 ${argumentSpelling('win')}」で勝ち、「宣言 ${argumentSpelling('draw')}」で引き分けを宣言`,
  say: '「発言 文章」で相手に話しかける',
  greet: '対局前の挨拶をする',
  thanks: '対局のお礼を言う',
  'well played': '相手の指し手をほめる',
  rematch: '終局後、先後を替えてもう一局申し込む',
  mute: '相手の発言を隠す、または表示する',
  ...BOARD_WORD_HELP,
  replay: '終局後、対局を1手ずつ再生',
  analyse: '終局後、コンピュータが棋譜を解析',
  explore: '終局後、この対局の局面の前例',
  learn: '終局後、このゲームの入門講座',
  settings: '見た目などを変える',
  menu: 'メニューへ。部屋は開いたまま',
  quit: '部屋を出る',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

export const SERVED_WORD_HELP = {
  ...ROOM_WORD_HELP,
  menu: 'ロビーへ。対局は続く',
  quit: 'サーバーを出る。対局は続く',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

export const REPLAY_WORD_HELP = {
  take: '別の komadai から対局を引き継ぐ。相手が終了した後も可',
  next: '1手進む。「次 10」で10手',
  back: '1手戻る。「戻る 10」で10手',
  first: '開始局面',
  go: '「移動 30」または「30」で30手目へ',
  variation:
    'この手の次の分岐、または次の手の最初の分岐へ。「分岐 2六歩」または「2六歩」でその手を指す',
  'variation back': '前の分岐',
  analyse: 'コンピュータが棋譜を解析。もう一度で停止。画面がなければ現局面を解析',
  hint: '好手とその後の読み筋',
  lines: 'ここからの候補手。数を省くと3つ。「候補手 5」で5つ。「読み筋 2」で2番目を並べる',
  line: '「読み筋 2」で見つけた候補手の2番目を並べる。「終了」で戻る',
  mistake: 'コンピュータが見つけた次の悪手',
  'mistake back': '前の悪手',
  mistakes: 'コンピュータが見つけた悪手の一覧',
  mate: `${MATE_HELP}。見つかった手順は分岐になる`,
  explore: 'この局面の前例。何局あり、何が指され、どちらが勝ったか',
  graph: '形勢の推移（解析済みの範囲）',
  comment: 'コメントをすべて表示',
  note: 'ここのコメントを編集。「メモ 文章」で付け、「メモ -」で削除',
  promote: '確認のうえ、分岐を本譜にする',
  remove: '確認のうえ、分岐を削除',
  undo: '最後のコメント、分岐、本譜の変更、削除を取り消す',
  redo: '取り消した変更をやり直す',
  export: '「書き出し 名前」で棋譜をファイルに書き出す。同名のファイルがあれば確認',
  play: '確認のうえ、ここから新しい対局を始める',
  edit: 'この局面を別の盤で編集する。対局はそのまま残る',
  ...BOARD_WORD_HELP,
  last: '最終局面',
  quit: '再生を終える',
} as const satisfies Readonly<Record<ReplayWord, string>>;

export const TSUME_WORD_HELP = {
  undo: '最後に試した手を戻す',
  hint: '次の正解手を表示。この問題は不正解の扱いになる',
  solution: '正解手順を再生。ヒントと同じ扱い',
  next: '次の問題。komadai 付属の問題では、棋力に合ったもの',
  skip: '同じ。この問題は未解決のまま',
  again: 'この問題を自分の悪手とともに再出題。まず今日、その後は覚え具合で',
  previous: '前の問題',
  back: '「前」と同じ',
  go: '「移動 12」で問題12へ',
  mate: `${MATE_HELP}。解答が分かった後だけ`,
  plies: '「手数 5」で5手詰だけを、「手数 全部」ですべてを出題',
  list: '問題と正解数の一覧。「一覧 5」で5手詰の一覧',
  rating:
    'あなたと問題のレート。最初の結果だけを数える: 正解か、失敗、ヒントの使用、解きかけでの中断か',
  ...BOARD_WORD_HELP,
  quit: '終了。正解した問題は記録される',
} as const satisfies Readonly<Record<TsumeWord, string>>;

export const MISTAKES_WORD_HELP = {
  undo: '直前の答えを取り消す',
  hint: '動かす駒、次に指し手。ヒントを見ると早めに再出題',
  solution: '正解手順を並べる。近いうちに再出題',
  next: '次の出題',
  skip: '同じ。この問題は後回し',
  replay: '対局全体をこの手から再生',
  mate: `${MATE_HELP}。解答が分かった後だけ`,
  remove: 'この問題を二度と出さない',
  ...BOARD_WORD_HELP,
  quit: '終わる。答えた結果は残る',
} as const satisfies Readonly<Record<MistakesWord, string>>;

export const EDIT_WORD_HELP = {
  ...BOARD_WORD_HELP,
  put: '「置く 銀 ５五 後手」で後手の銀を置く。「銀 ５五 後手」だけでも同じ。先後を省くと直前の駒と同じ側',
  remove: '「削除 ５五」で駒を取り除く',
  face: '「成り ５五」で駒を裏返す',
  swap: '「向き ５五」で駒を相手側の駒にする',
  hand: '「持駒 先手 歩 3」で先手の持駒の歩を3枚に、「持駒 先手 歩」で1枚追加',
  turn: '手番を入れ替える',
  rest: '足りない駒を後手の持駒にする。「残り駒 先手」は先手の持駒に',
  clear: '盤と持駒を空にする',
  start: '平手の初期局面。「初期局面 two-piece」で駒落ち',
  undo: '直前の変更を取り消す',
  redo: '取り消した変更をやり直す',
  play: 'この局面から対局（2人）。「対局 5」はレベル5が相手側を指す',
  analyse: '再生画面でこの局面を解析する',
  replay: 'この局面から再生画面へ。手を試せる',
  mate: 'この局面から連続王手の詰みを10秒探す。「詰み 60」は60秒、「詰み 中止」で中止',
  save: '「保存 名前」で詰将棋のファイルに追加。komadai tsume で解ける',
  status: '局面の誤りと、足りない駒',
  quit: '終わる。変更があれば確認',
} as const satisfies Readonly<Record<EditWord, string>>;
