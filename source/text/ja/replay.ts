import { printable } from '../../clean/clean-text.ts';
import { byCode, byKind } from '../by-code.ts';
import { endOfPath } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { pawnsText } from '../units.ts';
import { notSavedText, playedText } from './game.ts';
import { lossesText, sfenFaultText } from './records.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { orList, otherText, quoted, sideName } from './words.ts';

function placeText(ply: number): string {
  return ply === 0 ? '開始局面' : `${ply}手目`;
}

const STANDING_TEXTS = {
  even: '互角',
  'black-better': '先手優勢',
  'black-winning': '先手勝勢',
  'white-better': '後手優勢',
  'white-winning': '後手勝勢',
};

export const replay: Texts['replay'] = {
  // Replay
  spentText: (time) => `消費${time}`,
  leftText: (time) => `残り${time}`,
  REPLAY_TASK:
    '入力した手が棋譜にあればその手へ進み、なければ新しい分岐になります。何も入力せずにEnterを押すと、直前と同じように進みます。',
  START: '開始局面。',
  REPLAY_ANSWERS: {
    'at-start': 'ここが開始局面です。',
    'at-end': 'ここが最終局面です。',
    'no-comment': 'ここにコメントはありません。',
    'no-variations': 'ここにほかの手はありません。手を入力すると分岐になります。',
    'no-variation-here': 'ここは本譜です。「本譜にする」と「削除」は分岐で使います。',
    'main-line-stays': 'この対局はまだ続けられるため、本譜は変えられません。',
    'not-a-number': '何手目かを数字で指定してください。',
    'no-moves': 'ここに指せる手はありません。',
    aside: 'ここから対局は始められません。「終了」で戻ります。',
    'end-of-game': 'ここで終局しています。分岐はこれより前の手から始まります。「対局」で新しい対局を始めます。',
    'no-undo': '取り消せる変更はありません。',
    'no-redo': '取り消された変更はありません。',
    explores: '対局を調べています..',
    'explored-by-server': 'サーバーに棋譜の索引はありません。棋譜を書き出して手元で再生してください。',
    'engines-stay-out': ENGINES_STAY_OUT,
    'looking-for-lines': '候補手を調べています..',
    'lines-count': '候補手: 1から5の数を入力してください。',
    'looking-through-keeps': '悪手を探しています。結果は棋譜に残します..',
    'looking-through': '悪手を探しています..',
    'not-analysed': 'この対局はまだ解析されていません。今解析しますか？',
    'leaves-unsaved': '変更は保存されていません。それでも終了しますか？',
    'leaves-mistakes': '解析中で、悪手はまだ登録されていません。それでも終了しますか？',
    'is-solution': 'これは詰将棋の正解手順です。「終了」で問題に戻ります。',
    watched: '別の komadai で対局中です。ここでは観戦だけできます。',
    'room-watched': 'ここでは観戦だけです。「書き出し」でファイルに書き出せます。',
    'no-ply': ({ count }) => `この対局は${count}手です。`,
    'no-line': ({ count }) => (count === 0 ? '候補手はまだありません。「候補手」で調べます。' : `候補手は${count}つです。`),
    'plays-on': ({ ply }) => `${placeText(ply)}から新しい対局を始めますか？`,
    'changes-note': ({ old, text }) => `コメント${quoted(old)}を${text === '' ? '削除しますか' : '書き換えますか'}？`,
    promotes({ first, isFinished }) {
      const result = isFinished ? '勝敗は変わりません。' : '';
      return `${playedText(first)} の分岐を本譜にしますか？${result}`;
    },
    removes({ first, count }) {
      const what = count === 1 ? '' : `（${count}手）`;
      return `${playedText(first)} の分岐${what}を削除しますか？`;
    },
    replaces: ({ name }) => `${endOfPath(name)} はすでにあります。置き換えますか？`,
    takes: ({ game: { owner } }) => (owner ? `${otherText(owner)}から対局を引き継ぎますか？` : '対局を引き継いで続きを指しますか？'),
    'export-name': ({ name, folder }) => `「書き出し ${name}」で ${printable(folder)} に書き出します。`,
    exported({ exported: { path, format, losses } }) {
      const lost = losses.length > 0 ? `${lossesText(format, losses)}。` : '';
      return `${printable(path)} に書き出しました。${lost}`;
    },
  },
  cannotPlayOnText: (variant, fault) => `この局面からは対局できません: ${sfenFaultText(fault, variant)}。`,
  nextMovesText: (sentences) => `次の手: ${orList(sentences)}。`,
  NO_GAME_TO_REPLAY: '保存された対局はまだありません。komadai replay FILE で棋譜ファイルを、- で標準入力を再生できます',
  notOnDiskText: (why, canExport) => (canExport ? `${why}。「書き出し」で別のファイルに書き出せます。` : `${why}。`),
  unsavedHereText: byCode({
    'no-file': notSavedText('この対局にはファイルがありません'),
    'several-games': ({ name }) => notSavedText(`${name} には複数の対局があります`),
    damaged: ({ name }) => notSavedText(`${name} は最後まで読み込めませんでした`),
    'not-psn': ({ name }) => notSavedText(`${name} は komadai の形式のファイルではありません`),
  }),
  notExportedText: (why) => `書き出し: ${why}`,
  newGameText: (ply) => `${placeText(ply)}から新しい対局を始めます。`,
  speedText: (pauseMs) => `1手${pauseMs / 1000}秒`,
  analysisOffText: (fault) => `${fault}。解析を停止しました。`,
  replayTitle: (title, count, result) => `${title}。${count}手。${result}`,
  changeDoneText: (how, change) => ({ changed: change, undone: `取り消し: ${change}`, redone: `やり直し: ${change}` })[how],
  CHANGES: {
    noted: (move, note) => `${move ?? '開始局面'} のコメント: ${note}`,
    noteRemoved: (move) => `${move ?? '開始局面'} のコメントを削除`,
    variation: (first) => `新しい分岐: ${first}`,
    promotion: (first) => `新しい本譜: ${first}`,
    removal: (first) => `${first} の分岐を削除`,
  },
  variationsText: (moves) => `分岐: ${moves.join('、')}`,
  turnOfText: (turn, moves) => `${turn}、全${moves}手`,
  LINES_TITLE: '候補手',
  noMoreLinesText: (engine, count) =>
    count === 1
      ? `${quoted(engine)}にはオプション MultiPV がないため、候補手は1つだけです。`
      : `${quoted(engine)}が示せる候補手は${count}つまでです。`,

  // Analysis
  ANALYST: 'コンピュータ',
  NO_MISTAKES: '悪手は見つかりませんでした。',
  EVALUATING: '解析中..',
  gameScoreText: byKind({
    value: ({ centipawns }) => pawnsText(centipawns),
    mate: ({ winner, plies }) => `${sideName(winner)}の${plies}手詰`,
    over: ({ winner }) => (winner ? `${sideName(winner)}の勝ち` : '引き分け'),
  }),
  depthText: (depth) => `深さ${depth}`,
  searchSpeedText: (thousands) => (thousands < 10 ? `${thousands * 1000}局面/秒` : `${Math.round(thousands / 10)}万局面/秒`),
  knownMovesText: (known, size) => `${known}/${size}`,
  markLine(mark, before, after, better) {
    const scores = `${replay.gameScoreText(before)}から${replay.gameScoreText(after)}`;
    return `${{ '?': '悪手', '??': '大悪手' }[mark]}、${scores}。${better && `最善は${better}。`}`;
  },
  noMistakeText(step, isDone, nearest) {
    const [where, back] = step === 1 ? ['後', '前の悪手'] : ['前', '悪手'];
    const none = `この手より${where}に悪手は${isDone ? 'ありません' : 'まだ見つかっていません'}。`;
    return nearest ? `${none}「${back}」で${nearest}へ` : none;
  },

  // Analyse
  analyseProgressText: (game, games, done, positions) => `${games}局中${game}局目、${positions}局面中${done}局面`,
  analysedGameTitle: (file, number, games) => (games === 1 ? file : `${file} ${number}局目`),
  sideSummaryText(color, name, { accuracy, marks }) {
    const share = accuracy === undefined ? '' : `精度${Math.round(accuracy)}%、`;
    const counts = `疑問手${marks['?!']}、悪手${marks['?']}、大悪手${marks['??']}`;
    return `${sideName(color)} ${name}: ${share}${counts}`;
  },
  costliestText: (moves) => `損の大きい手: ${moves.join('、')}`,
  costlyMoveText: (move, percent) => `${move}（${percent}%）`,
  ANALYSIS_KEPT: '解析結果を棋譜に残しました。',
  analysisKeptText: (path) => `解析結果を ${path} に残しました。`,
  analysisStoppedText(done, inPart, games, output) {
    const how = output === undefined ? '同じコマンドで続きから再開します。' : `komadai analyse ${output} で続きから再開します。`;
    const part = inPart === 0 ? '' : `${inPart}局は途中までです。途中までの結果は残りますが、その対局は最初から解析し直します。`;
    return `中断しました。${games}局中${done}局を解析済みです。${part}${how}`;
  },
  cannotKeepText: (file) => `${file} に書くと失われる内容があります。--output で別のファイルを指定してください`,
  stillPlayedText: (game) => `${game}: まだ対局中なので解析しません`,
  noGamesInText: (folder) => `${folder}: 棋譜ファイルがありません`,

  // Evaluation course
  NOTHING_EVALUATED: 'まだどの局面も解析していません。',
  evaluatedText: (known, all) => `${all}局面中${known}局面を解析済み。`,
  sinceText: (ply, standing) => `${ply === 0 ? '開始から' : `${ply}手目から`}: ${STANDING_TEXTS[standing]}。`,
  peakText: (color, percent, ply) => `${sideName(color)}の最高: ${placeText(ply)}で期待勝率${percent}%。`,
  swingText: (move, before, after) => `大きく動いた手: ${move}、先手の期待勝率が${before}%から${after}%に。`,

  // Explorer
  EXPLORER_TITLE: '前例',
  EXPLORER_COLUMNS: ['指し手', '局数', '先手勝', '引分', '後手勝', '評価値', '定跡', '最後の対局'],
  tallyText: ({ games, black, white, draws }) => `${games}局（先手勝ち${black}、後手勝ち${white}、引き分け${draws}）`,
  positionMetText(move, tally) {
    const place = move === undefined ? '開始局面' : `${move} の局面`;
    return tally.games === 0 ? `${place}: 前例なし` : `${place}: ${replay.tallyText(tally)}`;
  },
  IN_NO_GAME: '前例なし',
  averageText: (value) => `評価値 ${value}`,
  lastPlayedText: (game) => `最後は ${game}`,
  bookedText(book, value, depth, count) {
    const told = [value && `評価値 ${value}`, depth && `深さ ${depth}`, count && `${count}回`];
    const text = told.filter(Boolean).join('、');
    return text ? `${book}: ${text}` : `${book} にあり`;
  },
  itemText: (move, told) => `${move}: ${told.join('／')}`,
  moveOfText: (ply, plies) => `${plies}手中${ply}手目`,
  EXPLORER_ANSWERS: {
    'no-number': ({ count }) => (count === 0 ? '選べる行がありません。' : `番号は1から${count}までです。`),
    'no-more': 'この局面の対局は他にありません。',
  },
  WHERE_GAMES_COME_FROM: '保存した対局は自動で調べます。他の対局は komadai index FOLDER で加えられます。',
  MIRRORED_COUNT: '左右反転も含みます。',
  MORE_GAMES: '「続き」で他の対局を表示します。',
  BACK_IN_REPLAY: '棋譜再生に戻りました。',
};
