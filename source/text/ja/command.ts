export const COMMAND_TEXTS = {
  '': 'メニュー',
  play: '新しい対局',
  resume: '最後の指しかけの対局、またはファイルの対局を続ける',
  host: 'このマシンの別の端末にいる相手と対局する',
  join: 'ほかの人の部屋にコードで入って対局する',
  watch: '部屋にコードで入って観戦する',
  serve: 'sshクライアントがあれば誰でも入れるサーバー',
  attach: 'システムのsshdからサーバーへの通り道',
  replay: '保存した棋譜を並べる',
  learn: 'マスの名前から初勝利までの入門講座',
  tsume: '最善の受けを相手に詰将棋を解く',
  edit: '局面を作る。対局、解析、詰将棋として保存',
  games: '保存した棋譜の一覧',
  stats: '自分の対局の成績（ゲーム、レベル、手番、月ごと）',
  mistakes: '解析した自分の対局の悪手を、覚えるまで出題する',
  analyse: '対局の指し手を解析し、結果を棋譜に残す',
  index: '自分の対局と他のフォルダーの棋譜を、局面から引けるようにする',
  search: '索引の対局を局面、パターン、対局者、日付、結果、戦型、手数で探す',
  check: '棋譜を最後まで並べて誤りを調べる',
  show: '局面や棋譜をテキスト、盤面図、SFEN、SVGで出力する',
  settings: '設定の表示と変更',
  rules: 'ゲームのルール、または駒の動き',
  variants: 'ゲームの一覧、またはゲームを記述したファイルの検査',
  moves: '局面の合法手をJSONで出力する',
  perft: '指定の深さまで合法手順を数える',
  usi: 'USIプロトコルのエンジンとしてほかのソフトで指す',
  help: 'このヘルプ、または各コマンドのヘルプ',
  completion: 'シェルでこれらの語を補完するスクリプト',
};

export function convertText(formats: readonly string[]): string {
  return `棋譜の形式を変換する: ${formats.join('、')}`;
}

export const HELP_TEXTS = {
  options: 'オプション',
  commonOptions: '全コマンド共通のオプション',
  examples: '例',
  usage: '使い方',
  commands: 'コマンド',
  menu: 'メニュー',
  plain: '画面を使わない対局',
  more: '各コマンドの詳細は komadai COMMAND --help で表示します。',
  moreOptions: '全コマンド共通のオプションは komadai help options で表示します。',
};

export const FILE_FORMS = '保存した棋譜の名前、棋譜ファイル、標準入力を表す - のいずれか';

export function eitherUsage(one: string, other: string): string {
  return `${one}、または ${other}`;
}

export const SPLIT_NEEDS_OUTPUT =
  '--split は対局ごとのファイルに書き出します。--output FILE で名前を指定してください';

export function nothingWrittenText(fault: string): string {
  return `${fault}。何も書き込んでいません。`;
}

export function checkedGameText(file: string, number: number, summary: string): string {
  return `${file}: ${number}局目: ${summary}`;
}

export function inputLineText(number: number, fault: string): string {
  return `${number}行目: ${fault}`;
}

export function noUnfinishedText(passedOver: string | undefined): string {
  return `指しかけの対局はありません。${passedOver ?? 'komadai play で始められます'}`;
}

export function resumedText(passedOver: string | undefined, wasCutOff: boolean): string {
  const resumed = wasCutOff
    ? 'komadai が中断されたところから対局を再開しました。'
    : '対局を再開しました。';
  return passedOver === undefined ? resumed : `${resumed}最後の対局ではありません: ${passedOver}。`;
}

export function noProblemText(file: string): string {
  return `${file}: 詰将棋がありません`;
}

export function noGameDescribedText(file: string): string {
  return `${file}: ゲームの記述がありません`;
}

export function brokenText(path: string | undefined): string {
  const game =
    path === undefined ? '' : `対局は ${path} に保存してあり、komadai resume で続けられます。`;
  return `プログラムの不具合で終了しました。${game}エラー`;
}
