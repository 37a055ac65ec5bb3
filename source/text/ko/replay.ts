import { printable } from '../../clean/clean-text.ts';
import { byCode, byKind } from '../by-code.ts';
import { endOfPath } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { pawnsText } from '../units.ts';
import { playedText } from './game.ts';
import { josa } from './josa.ts';
import { lossesText, sfenFaultText } from './records.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { orList, otherText, quoted, sideName } from './words.ts';

const STANDING_TEXTS = {
  even: '호각',
  'black-better': '선수 우세',
  'black-winning': '선수 승세',
  'white-better': '후수 우세',
  'white-winning': '후수 승세',
};

export const replay: Texts['replay'] = {
  // Replay
  spentText: (time) => `소비 ${time}`,
  leftText: (time) => `남음 ${time}`,
  REPLAY_TASK: '수를 입력하면 기보를 따라가거나 변화도를 만듭니다. 빈 줄은 바로 앞의 동작을 되풀이합니다.',
  START: '시작 국면입니다.',
  REPLAY_ANSWERS: {
    'at-start': '여기가 처음입니다.',
    'at-end': '여기가 끝입니다.',
    'no-comment': '여기에는 주석이 없습니다.',
    'no-variations': '여기에는 다른 수가 없습니다. 수를 입력하면 변화도를 만듭니다.',
    'no-variation-here': '여기는 본수순입니다. "본수순으로"와 "삭제"는 변화도에서 씁니다.',
    'main-line-stays': '아직 이어 둘 수 있는 대국이라 둔 수가 본수순에 남습니다.',
    'not-a-number': '몇 수인지 숫자로 적어 주십시오.',
    'no-moves': '여기에는 둘 수 있는 수가 없습니다.',
    aside: '여기서는 대국을 시작할 수 없습니다. "종료"로 돌아갑니다.',
    'end-of-game': '대국은 여기서 끝납니다. 변화도는 그 앞의 수에서 만들고, 새 대국은 "대국"으로 시작합니다.',
    'no-undo': '되돌릴 변경이 없습니다.',
    'no-redo': '되돌린 변경이 없습니다.',
    explores: '대국을 찾는 중 ..',
    'explored-by-server': '서버에는 기보 색인이 없습니다. "내보내기"로 대국을 저장해 자기 컴퓨터에서 복기하십시오.',
    'engines-stay-out': ENGINES_STAY_OUT,
    'looking-for-lines': '후보수를 찾는 중 ..',
    'lines-count': '후보수: 1부터 5까지의 숫자를 적어 주십시오.',
    'looking-through-keeps': '악수를 찾는 중, 결과는 기보에 남깁니다 ..',
    'looking-through': '악수를 찾는 중 ..',
    'not-analysed': '이 대국은 아직 분석하지 않았습니다. 지금 분석하시겠습니까?',
    'leaves-unsaved': '변경이 저장되지 않았습니다. 그래도 나가시겠습니까?',
    'leaves-mistakes': '분석이 끝나지 않아 악수를 아직 모으지 않았습니다. 그래도 나가시겠습니까?',
    'is-solution': '이 수순은 문제의 정답입니다. "종료"로 문제에 돌아갑니다.',
    watched: '다른 komadai에서 두는 대국입니다. 여기서는 관전만 할 수 있습니다.',
    'room-watched': '관전만 할 수 있는 대국입니다. "내보내기"로 파일에 쓸 수 있습니다.',
    'no-ply': ({ count }) => `${count}수까지 있습니다.`,
    'no-line': ({ count }) =>
      count === 0 ? '여기에는 아직 후보수가 없습니다. "후보수"를 입력하면 찾습니다.' : `후보수는 ${count}개입니다.`,
    'plays-on': ({ ply }) => `${ply}수에서 새 대국을 시작하시겠습니까?`,
    'changes-note': ({ old, text }) => `주석 ${josa(quoted(old), '을')} ${text === '' ? '지우' : '바꾸'}시겠습니까?`,
    promotes({ first, isFinished }) {
      const result = isFinished ? ' 결과는 그대로 남습니다.' : '';
      return `${josa(playedText(first), '을')} 본수순으로 만드시겠습니까?${result}`;
    },
    removes({ first, count }) {
      const what = count === 1 ? '' : ` ${count}수`;
      return `${josa(`변화도 ${playedText(first)}${what}`, '을')} 지우시겠습니까?`;
    },
    replaces: ({ name }) => `${endOfPath(name)} 파일이 이미 있습니다. 바꾸시겠습니까?`,
    takes: ({ game: { owner } }) => (owner ? `${otherText(owner)}에서 대국을 이어받으시겠습니까?` : '대국을 이어받아 두시겠습니까?'),
    'export-name': ({ name, folder }) => `내보내기 ${name}: 대국을 ${printable(folder)} 안에 씁니다.`,
    exported({ exported: { path, format, losses } }) {
      const lost = losses.length > 0 ? ` ${lossesText(format, losses)}.` : '';
      return `${printable(path)}에 썼습니다.${lost}`;
    },
  },
  cannotPlayOnText: (variant, fault) => `여기서 이어 둘 수 없습니다: ${sfenFaultText(fault, variant)}.`,
  nextMovesText: (sentences) => `다음: ${orList(sentences)}.`,
  NO_GAME_TO_REPLAY: '아직 저장된 대국이 없습니다. komadai replay FILE로 기보 파일을, -로 표준 입력을 읽습니다',
  notOnDiskText: (why, canExport) => (canExport ? `${why}. "내보내기"로 다른 파일에 쓸 수 있습니다.` : `${why}.`),
  unsavedHereText: byCode({
    'no-file': '저장 안 됨: 이 대국에는 파일이 없습니다',
    'several-games': ({ name }) => `저장 안 됨: ${name}에는 대국이 여럿입니다`,
    damaged: ({ name }) => `저장 안 됨: ${josa(name, '을')} 끝까지 읽지 못했습니다`,
    'not-psn': ({ name }) => `저장 안 됨: ${josa(name, '은')} komadai의 파일이 아닙니다`,
  }),
  notExportedText: (why) => `내보내기: ${why}`,
  newGameText: (ply) => `${ply}수에서 시작하는 새 대국입니다.`,
  speedText: (pauseMs) => `한 수 ${pauseMs / 1000}초`,
  analysisOffText: (fault) => `${fault}. 분석을 멈췄습니다.`,
  replayTitle: (title, count, result) => `${title}. ${count}수. ${result}`,
  changeDoneText: (how, change) => ({ changed: change, undone: `되돌림: ${change}`, redone: `다시 함: ${change}` })[how],
  CHANGES: {
    noted: (move, note) => `${move ?? '시작 국면'}의 주석: ${note}`,
    noteRemoved: (move) => `${move ?? '시작 국면'}의 주석을 지웠습니다.`,
    variation: (first) => `새 변화도: ${first}.`,
    promotion: (first) => `새 본수순: ${first}.`,
    removal: (first) => `변화도 ${josa(first, '을')} 지웠습니다.`,
  },
  variationsText: (moves) => `변화도: ${moves.join(' / ')}`,
  turnOfText: (turn, moves) => `${turn}, 전체 ${moves}수`,
  LINES_TITLE: '후보수',
  noMoreLinesText: (engine, count) =>
    count === 1
      ? `${quoted(engine)}에는 옵션 MultiPV가 없어 후보수를 하나만 알려 줍니다.`
      : `${quoted(engine)}에서는 후보수를 ${count}개까지만 알 수 있습니다.`,

  // Analysis
  ANALYST: '컴퓨터',
  NO_MISTAKES: '악수를 찾지 못했습니다.',
  EVALUATING: '평가 중 ..',
  gameScoreText: byKind({
    value: ({ centipawns }) => pawnsText(centipawns),
    mate: ({ winner, plies }) => `${sideName(winner)}의 ${plies}수 외통`,
    over: ({ winner }) => (winner ? `${sideName(winner)} 승` : '무승부'),
  }),
  depthText: (depth) => `깊이 ${depth}`,
  searchSpeedText: (thousands) => (thousands < 10 ? `${thousands * 1000}/초` : `${Math.round(thousands / 10)}만/초`),
  knownMovesText: (known, size) => `${known}/${size}`,
  markLine(mark, before, after, better) {
    const scores = `${replay.gameScoreText(before)}에서 ${replay.gameScoreText(after)}`;
    return `${{ '?': '의문수', '??': '악수' }[mark]}, ${scores}${better && `: 더 나은 수순 ${better}`}.`;
  },
  noMistakeText(step, isDone, nearest) {
    const [where, back] = step === 1 ? ['뒤', '이전악수'] : ['앞', '악수'];
    const none = `이 수 ${where}에는 ${isDone ? '악수가 없습니다' : '찾은 악수가 아직 없습니다'}.`;
    return nearest ? `${none} "${back}"로 이동: ${nearest}` : none;
  },

  // Analyse
  analyseProgressText: (game, games, done, positions) => `${games}국 중 ${game}번째, 국면 ${done}/${positions}`,
  analysedGameTitle: (file, number, games) => (games === 1 ? file : `${file}, ${number}번째 대국`),
  sideSummaryText(color, name, { accuracy, marks }) {
    const share = accuracy === undefined ? '' : `정확도 ${Math.round(accuracy)}%, `;
    const counts = `완착 ${marks['?!']}, 의문수 ${marks['?']}, 악수 ${marks['??']}`;
    return `${sideName(color)} ${name}: ${share}${counts}`;
  },
  costliestText: (moves) => `손해가 큰 수: ${moves.join(', ')}`,
  costlyMoveText: (move, percent) => `${move} (${percent}%)`,
  ANALYSIS_KEPT: '평가를 기보에 남겼습니다.',
  analysisKeptText: (path) => `평가를 남긴 파일: ${path}`,
  analysisStoppedText(done, inPart, games, output) {
    const how = output === undefined ? '같은 명령으로 이어서 합니다.' : `이어서 하는 명령: komadai analyse ${output}`;
    const part = inPart === 0 ? '' : `${inPart}국은 일부만 분석했습니다. 그 결과는 남지만, 그 대국은 처음부터 다시 분석합니다. `;
    return `멈췄습니다. ${games}국 중 ${done}국을 마쳤습니다. ${part}${how}`;
  },
  cannotKeepText: (file) => `${file}: 이 파일에 쓰면 없어지는 내용이 있습니다. --output으로 다른 파일을 지정하십시오`,
  stillPlayedText: (game) => `${game}: 아직 두는 중이므로 평가하지 않습니다`,
  noGamesInText: (folder) => `${folder}: 기보 파일이 없습니다`,

  // Evaluation course
  NOTHING_EVALUATED: '아직 평가한 국면이 없습니다.',
  evaluatedText: (known, all) => `${all}국면 중 ${known}국면을 평가했습니다.`,
  sinceText: (ply, standing) => `${ply === 0 ? '시작부터' : `${ply}수부터`}: ${STANDING_TEXTS[standing]}.`,
  peakText: (color, percent, ply) => `${sideName(color)}의 최고 승률: ${ply === 0 ? '시작 국면' : `${ply}수`}에서 ${percent}퍼센트.`,
  swingText: (move, before, after) => `큰 변동: ${move}, 선수 승률 ${before}에서 ${after}퍼센트.`,

  // Explorer
  EXPLORER_TITLE: '전례',
  EXPLORER_COLUMNS: ['수', '대국', '선승', '무', '후승', '평가', '정석', '마지막 대국'],
  tallyText: ({ games, black, white, draws }) => `${games}국: 선수 승 ${black}, 후수 승 ${white}, 무승부 ${draws}`,
  positionMetText(move, tally) {
    const place = move === undefined ? '시작 국면' : `${move} 뒤`;
    return tally.games === 0 ? `${place}: 나온 대국 없음` : `${place}: ${replay.tallyText(tally)}`;
  },
  IN_NO_GAME: '나온 대국 없음',
  averageText: (value) => `평가치 ${value}`,
  lastPlayedText: (game) => `마지막 ${game}`,
  bookedText(book, value, depth, count) {
    const told = [value && `평가치 ${value}`, depth && `깊이 ${depth}`, count && `${count}회`];
    const text = told.filter(Boolean).join(', ');
    return text ? `${book}: ${text}` : `${book}: 있음`;
  },
  itemText: (move, told) => `${move}: ${told.join('; ')}`,
  moveOfText: (ply, plies) => `${plies}수 중 ${ply}수`,
  EXPLORER_ANSWERS: {
    'no-number': ({ count }) => (count === 0 ? '고를 줄이 없습니다.' : `번호는 1부터 ${count}까지입니다.`),
    'no-more': '이 국면이 나온 대국이 더 없습니다.',
  },
  WHERE_GAMES_COME_FROM: '저장된 대국은 저절로 찾아봅니다. 다른 대국은 komadai index FOLDER로 더합니다.',
  MIRRORED_COUNT: '좌우를 바꾼 국면도 셉니다.',
  MORE_GAMES: '"더보기"를 입력하면 다른 대국을 보여 줍니다.',
  BACK_IN_REPLAY: '복기로 돌아왔습니다.',
};
