import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { otherText, quoted, systemErrorText } from './words.ts';

const thousands = (count: number) => count.toLocaleString('ko-KR');

export const study: Texts['study'] = {
  // Mistakes
  MISTAKES_TASK:
    '분석한 내 대국에서 승률을 10분의 1 이상 잃은 수의 국면입니다. ' +
    '더 나은 수를 찾으십시오. 최선의 수와 그에 가까운 수가 정답입니다. 외통을 놓친 국면에서는 외통 수만 정답입니다. ' +
    '맞힌 문제는 며칠이나 몇 주 뒤에, 틀린 문제는 몇 분 뒤에 다시 나옵니다.',
  MISTAKES_NAMES: { own: '나', other: '상대' },
  MISTAKES_TITLE: '내 악수',
  mistakesItemText: (count) => (count === undefined ? study.MISTAKES_TITLE : `${study.MISTAKES_TITLE}: 오늘 ${count}문제`),
  mistakeHeading: (game, ply, name, left) => `${game}, ${name} ${ply}수째. 오늘 ${left}문제 남음`,
  problemAgainHeading: (game, left) => `${game}, 박보. 오늘 ${left}문제 남음`,
  WHICH_MATES: '외통 수는 무엇입니까?',
  mistakeQuestion: (kind, move, lostPercent) =>
    kind === 'missed-mate'
      ? `실전 ${move}: 외통을 놓쳤습니다. 외통 수는 무엇입니까?`
      : `실전 ${move}: 승률이 ${lostPercent}% 떨어졌습니다. 더 나은 수는 무엇입니까?`,
  MISTAKE_TRIES: {
    best: (line) => `정답, 최선의 수입니다: ${line}`,
    right: (line) => `정답입니다. 그 수도 좋습니다. 최선: ${line}`,
    same: (reply) => `실전에서 둔 수입니다${reply && `. 이어지는 수: ${reply}`}.`,
    wrong: (move, reply) => `오답 ${move}${reply && `. 이어지는 수: ${reply}`}.`,
  },
  comesBackText: (inTime) => `${inTime} 다시 나옵니다.`,
  inTimeText: (count, unit) => `${count}${{ minute: '분', hour: '시간', day: '일' }[unit]} 뒤`,
  mistakeNotKept: (why) => `결과를 저장하지 못했습니다: ${why}.`,
  allDoneText(answered, right, next) {
    const done = `지금은 여기까지입니다. ${answered}문제에 답했고 ${right}문제는 한 번에 맞혔습니다.`;
    return next === undefined ? done : `${done} 다음 문제는 ${next}입니다.`;
  },
  MISTAKES_ANSWERS: {
    thinking: '답을 판정하는 중입니다 ..',
    solved: '이 문제는 끝났습니다. "다음"이나 "무르기"를 입력하십시오.',
    'no-undo': '무를 수가 없습니다.',
    undone: '물렀습니다.',
    looking: '찾는 중입니다 ..',
    'no-game': '이 문제의 대국이 없거나 바뀌었습니다.',
    'is-problem': '박보여서 대국이 없습니다.',
    removes: '이 문제를 앞으로 내지 않게 하시겠습니까?',
    removed: '이 문제는 다시 나오지 않습니다.',
  },
  MISTAKES_LABELS: { solved: '정답', thinking: '판정 중' },
  NO_MISTAKES_KEPT: '모아 둔 악수가 아직 없습니다.',
  noneDueText: (next) => (next === undefined ? '지금 나올 문제가 없습니다.' : `지금 나올 문제가 없습니다. 다음 문제는 ${next}입니다.`),
  newOnesWaitText: (count) => `새 문제 ${count}개가 남아 있습니다. 하루에 5개씩 나옵니다.`,
  NEW_MISTAKES:
    '내 대국을 분석하면 새 문제가 생깁니다: komadai analyse FILE, 또는 복기 중의 "분석". ' +
    '내 이름으로 둔 대국이 대상입니다: komadai settings name NAME',
  mistakesKeptText: (count) => `새 악수 ${count}개를 모았습니다. komadai mistakes로 풀 수 있습니다.`,
  newMistakesNotKept: (why) => `새 악수를 저장하지 못했습니다: ${why}.`,
  noOwnSideText: (file) => `${file}: 어느 쪽도 내 이름이 아닙니다. --side black이나 --side white로 알려 주십시오`,
  notAnalysedText: (file) => `${file}: 분석되지 않은 대국입니다. komadai analyse로 분석합니다`,
  linesLeftOutText: (file, count) => `${file}: ${count}줄을 읽을 수 없습니다. 내용은 바꾸지 않습니다`,

  // Game index
  indexProgressText: (files, size, games) => `파일 ${files}/${size}, 새 대국 ${games}국`,
  indexedText: (games) => `추가: ${games}국`,
  goneFilesText: (files) => `없어진 파일: ${files}개`,
  unreadFilesText: (files) => `읽을 수 있는 기보가 없는 파일: ${files}개`,
  indexSizeText: (games) => `색인에 ${games}국이 있습니다. 폴더와 정석 책:`,
  INDEX_STOPPED: '중단했습니다. 같은 명령으로 이어서 합니다',
  indexFaultText: byCode({
    'no-index': '아직 기보 색인이 없습니다. komadai index 명령으로 만듭니다',
    version: '다른 버전의 komadai가 만든 기보 색인입니다. komadai index 명령으로 다시 만듭니다',
    corrupt: ({ file }) => `기보 색인이 손상되었습니다(${file}). komadai index 명령으로 다시 만듭니다`,
    'in-use': ({ by }) => `기보 색인을 지금 쓰고 있는 프로그램: ${otherText(by)}`,
    unreadable: ({ cause }) => `기보 색인: ${systemErrorText(cause)}`,
  }),
  indexRemadeText: ({ code }) =>
    code === 'version' ? '다른 버전의 komadai가 만든 색인이어서 다시 만들었습니다.' : '색인이 손상되어 다시 만들었습니다.',
  NOT_A_PLACE: '폴더도 정석 책(.db)도 아닙니다',
  notIndexedText: (path) => `${path}: 색인에 그런 폴더나 정석 책이 없습니다`,
  bookWrittenText: (path, positions) => `${path}: 2국 이상에 나온 국면 ${positions}개`,
  notDbText: (path) => `${path}: 정석 책은 .db로 씁니다`,
  bookFaultText: byCode({
    'book-missing': '그런 파일이 없습니다',
    'book-unreadable': ({ cause }) => systemErrorText(cause),
    'book-format': () => study.NOT_A_PLACE,
    'not-a-book': '손상되었거나 db 형식의 정석 책이 아닙니다',
    'book-unsorted': '정렬되지 않은 정석 책으로는 너무 큽니다',
    'book-too-large': ({ most }) => `${most}바이트보다 큽니다`,
  }),
  wholeBookFaultText(fault) {
    const needs = '. 이 형식은 텍스트이며 #YANEURAOU-DB나 "sfen .." 줄로 시작합니다';
    return study.bookFaultText(fault) + (fault.code === 'not-a-book' ? needs : '');
  },
  knownBookFaultText: (path, fault) =>
    `${path}: ${study.wholeBookFaultText(fault)}. 온전한 파일로 바꾸거나 komadai index --remove ${path} 명령으로 목록에서 빼십시오`,
  searchProgressText: (found) => `${found}국 찾음`,
  FOUND_TITLE: '찾은 대국',
  NONE_FOUND: '그런 대국이 색인에 없습니다.',
  patternFaultText: byCode({
    'pattern-ranks': ({ found, expected }) => `모양의 가로줄이 ${found}개입니다. ${expected}개여야 합니다`,
    'pattern-rank': ({ rank }) => `모양의 ${rank}번째 가로줄은 칸 수가 맞지 않습니다`,
    'pattern-piece': ({ found }) => `모양의 ${quoted(found)}: 이 게임의 말이 아닙니다`,
    'pattern-turn': ({ found }) => `모양의 차례는 b, w, ? 중 하나입니다: ${quoted(found)}`,
    'pattern-hand': ({ found }) => `모양의 말받침을 읽을 수 없습니다: ${quoted(found)}`,
  }),

  // Statistics
  STATISTICS_TITLES: { game: '게임', level: '레벨', color: '선후', opening: '전법', castle: '진형', month: '월' },
  STATISTICS_COLUMNS: ['대국', '승', '패', '무', '승률'],
  NO_FINISHED_GAMES: '끝난 내 대국이 아직 없습니다.',
  streakText: ({ result, length }) => `지금 ${length}${{ won: '연승', lost: '연패', drawn: '연속 무승부' }[result]} 중.`,
  longestText: (wins, losses) => `최다: ${wins}연승, ${losses}연패.`,
  solvedText: (title, { tried, solved, atOnce }) => `${title}: ${tried}문제 중 ${solved}문제를 풀었습니다(한 번에 ${atOnce}문제).`,

  // Games
  levelName: (level) => `레벨 ${level}`,
  movesText: (plies) => `${plies}수`,
  gameCountText: (all, found) => (found === undefined ? `${thousands(all)}국` : `${thousands(found)}/${thousands(all)}`),
  noGamesText(folder) {
    const none = '저장된 대국이 없습니다. 대국은 두는 대로 저장됩니다. 메뉴의 새 대국으로 시작하십시오.';
    return folder === undefined ? none : `${none} PSN 파일은 ${folder}에 넣으면 됩니다.`;
  },
  GAMES_ANSWERS: {
    noneFound: '검색어가 들어간 대국이 없습니다.',
    searching: '찾는 중 ..',
    damaged: '손상',
  },
  deleteGameQuestion({ name, summary }, players) {
    const { games, plies } = summary;
    const what = games === 1 ? '' : ` 및 파일의 다른 대국 ${games - 1}국`;
    return `${name} (${players}, ${study.movesText(plies)})${what}: 지우시겠습니까? 되살릴 수 없습니다.`;
  },
  notDeletedText: (elsewhere) => `지우지 않았습니다. ${elsewhere}`,
  unreadNotDeletedText: (fault) => `지우지 않았습니다. 읽을 수 있는 대국만 지울 수 있습니다. ${fault}`,
  onBoardText: (name) => `지우지 않았습니다. 지금 판에 있는 대국입니다: ${name}.`,
  detailsText: (details) => details.join(', '),
};
