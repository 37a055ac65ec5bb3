import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { countText, otherText, quoted, systemErrorText } from './words.ts';

const thousands = (count: number) => count.toLocaleString('ja-JP');

export const study: Texts['study'] = {
  // Mistakes
  MISTAKES_TASK:
    '解析した自分の対局から、勝率を1割以上下げた手の局面を出題します。' +
    'もっと良い手を指してください。最善手と、それに近い手が正解です。詰みを逃した局面では詰む手だけが正解です。' +
    '覚えた問題は数日後、数週間後に、できなかった問題は数分後に再び出ます。',
  MISTAKES_NAMES: { own: '自分', other: '相手' },
  MISTAKES_TITLE: '自分の悪手',
  mistakesItemText: (count) => (count === undefined ? study.MISTAKES_TITLE : `${study.MISTAKES_TITLE}: 今日は${count}問`),
  mistakeHeading: (game, ply, name, left) => `${game}、${name} の${ply}手目。今日は残り${left}問`,
  problemAgainHeading: (game, left) => `${game}、詰将棋。今日は残り${left}問`,
  WHICH_MATES: '詰む手は？',
  mistakeQuestion: (kind, move, lostPercent) =>
    kind === 'missed-mate'
      ? `実戦は ${move} で詰みを逃しました。詰む手は？`
      : `実戦は ${move} で勝率が${lostPercent}%下がりました。もっと良い手は？`,
  MISTAKE_TRIES: {
    best: (line) => `正解、最善手です: ${line}`,
    right: (line) => `正解、それも好手です。最善は${line}`,
    same: (reply) => `それは実戦の手です${reply && `。続きは${reply}`}。`,
    wrong: (move, reply) => `${move} は不正解です${reply && `。続きは${reply}`}。`,
  },
  comesBackText: (inTime) => `${inTime}に再び出ます。`,
  inTimeText: (count, unit) => `${count}${{ minute: '分', hour: '時間', day: '日' }[unit]}後`,
  mistakeNotKept: (why) => `結果を保存できませんでした: ${why}。`,
  allDoneText(answered, right, next) {
    const done = `今はここまでです。${answered}問に答え、${right}問は一度で正解でした。`;
    return next === undefined ? done : `${done}次は${next}です。`;
  },
  MISTAKES_ANSWERS: {
    thinking: '答えを判定しています..',
    solved: 'この問題は済みました。「次」か「待った」をどうぞ。',
    'no-undo': '取り消す手がありません。',
    undone: '取り消しました。',
    looking: '探しています..',
    'no-game': 'この問題の対局が見つからないか、変更されています。',
    'is-problem': '詰将棋なので、元の対局はありません。',
    removes: 'この問題を今後出さないようにしますか？',
    removed: 'この問題はもう出ません。',
  },
  MISTAKES_LABELS: { solved: '正解', thinking: '判定中' },
  NO_MISTAKES_KEPT: '自分の悪手はまだ登録されていません。',
  noneDueText: (next) => (next === undefined ? '今出す問題はありません。' : `今出す問題はありません。次は${next}です。`),
  newOnesWaitText: (count) => `新しい問題が${count}問待っています。1日に5問ずつ出ます。`,
  NEW_MISTAKES:
    '自分の対局を解析すると新しい問題ができます。komadai analyse FILE、または再生中の「解析」。' +
    '自分の名前の対局が対象です: komadai settings name NAME',
  mistakesKeptText: (count) => `新しい悪手${count}手を登録しました。komadai mistakes で出題します。`,
  newMistakesNotKept: (why) => `新しい悪手を保存できませんでした: ${why}。`,
  noOwnSideText: (file) => `${file}: 対局者に自分の名前がありません。--side black か --side white で指定してください`,
  notAnalysedText: (file) => `${file}: この対局は解析されていません。komadai analyse で解析できます`,
  linesLeftOutText: (file, count) => `${file}: ${count}行を読めません。内容は変更しません`,

  // Game index
  indexProgressText: (files, size, games) => `${size}ファイル中${files}、新しい対局${games}局`,
  indexedText: (games) => `追加: ${games}局`,
  goneFilesText: (files) => `なくなったファイル: ${files}`,
  unreadFilesText: (files) => `読める棋譜のないファイル: ${files}`,
  indexSizeText: (games) => `索引には${games}局あります。フォルダーと定跡:`,
  INDEX_STOPPED: '中断しました。同じコマンドで続きから再開します',
  indexFaultText: byCode({
    'no-index': '棋譜の索引がまだありません。komadai index で作れます',
    version: '棋譜の索引が別の版の komadai のものです。komadai index で作り直せます',
    corrupt: ({ file }) => `棋譜の索引が壊れています（${file}）。komadai index で作り直せます`,
    'in-use': ({ by }) => `棋譜の索引は${otherText(by)}が書き込み中です`,
    unreadable: ({ cause }) => `棋譜の索引: ${systemErrorText(cause)}`,
  }),
  indexRemadeText: ({ code }) =>
    code === 'version' ? '索引は別の版の komadai のものだったので、作り直しました。' : '索引が壊れていたので、作り直しました。',
  NOT_A_PLACE: 'フォルダーでも定跡ファイル（.db）でもありません',
  notIndexedText: (path) => `${path}: 索引にそのようなフォルダーや定跡はありません`,
  bookWrittenText: (path, positions) => `${path}: 2局以上に現れた局面 ${positions}`,
  notDbText: (path) => `${path}: 定跡ファイルはやねうら王形式の .db で書き出します`,
  bookFaultText: byCode({
    'book-missing': 'ファイルがありません',
    'book-unreadable': ({ cause }) => systemErrorText(cause),
    'book-format': () => study.NOT_A_PLACE,
    'not-a-book': '壊れているか、db 形式の定跡ではありません',
    'book-unsorted': '並べ替えられていない定跡としては大きすぎます',
    'book-too-large': ({ most }) => `${most}バイトを超えています`,
  }),
  wholeBookFaultText(fault) {
    const needs = '。この形式はテキストで、#YANEURAOU-DB か sfen で始まる行が先頭です';
    return study.bookFaultText(fault) + (fault.code === 'not-a-book' ? needs : '');
  },
  knownBookFaultText: (path, fault) =>
    `${path}: ${study.wholeBookFaultText(fault)}。正しいファイルを置き直すか、komadai index --remove ${path} で登録を外してください`,
  searchProgressText: (found) => `${found}局見つかりました`,
  FOUND_TITLE: '見つかった対局',
  NONE_FOUND: '条件に合う対局は索引にありません。',
  patternFaultText: byCode({
    'pattern-ranks': ({ found, expected }) => `パターンが${found}段あります（正しくは${expected}段）`,
    'pattern-rank': ({ rank }) => `パターンの${rank}段目のマスの数が合いません`,
    'pattern-piece': ({ found }) => `パターンの${quoted(found)}はこのゲームの駒ではありません`,
    'pattern-turn': ({ found }) => `パターンの手番は b、w、? のどれかです（${quoted(found)}は不可）`,
    'pattern-hand': ({ found }) => `パターンの持駒${quoted(found)}が読めません`,
  }),

  // Statistics
  STATISTICS_TITLES: { game: 'ゲーム', level: 'レベル', color: '手番', opening: '戦型', castle: '囲い', month: '月' },
  STATISTICS_COLUMNS: ['局数', '勝', '敗', '分', '勝率'],
  NO_FINISHED_GAMES: '終局した自分の対局はまだありません。',
  streakText: ({ result, length }) => `現在${length}${{ won: '連勝', lost: '連敗', drawn: '局続けて引き分け' }[result]}中。`,
  longestText: (wins, losses) => `最多${wins}連勝、最多${losses}連敗。`,
  solvedText: (title, { tried, solved, atOnce }) => `${title}: ${tried}問に挑戦、${solved}問正解、うち${atOnce}問は1回目で正解。`,

  // Games
  levelName: (level) => `レベル${level}`,
  movesText: (plies) => countText(plies, '手'),
  gameCountText: (all, found) => (found === undefined ? `${thousands(all)}局` : `${thousands(found)}/${thousands(all)}局`),
  noGamesText(folder) {
    const none = '保存された棋譜はまだありません。対局は1手ごとに自動で保存されます。メニューから対局を始めてください。';
    return folder === undefined ? none : `${none}PSNのファイルは ${folder} に置けます。`;
  },
  GAMES_ANSWERS: {
    noneFound: '該当する棋譜はありません。',
    searching: '検索中..',
    damaged: '破損',
  },
  deleteGameQuestion({ name, summary }, players) {
    const { games, plies } = summary;
    const others = games === 1 ? '' : `と、同じファイルのほかの${games - 1}局`;
    return `${name}（${players}、${study.movesText(plies)}）${others}を削除しますか？元に戻せません。`;
  },
  notDeletedText: (elsewhere) => `削除していません。${elsewhere}`,
  unreadNotDeletedText: (fault) => `削除していません。削除できるのは読める棋譜だけです。${fault}`,
  onBoardText: (name) => `削除していません。${name} は盤上の対局です。`,
  detailsText: (details) => details.join('、'),
};
