import { makeSquare } from '../../rules/core/square.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { josa } from './josa.ts';
import { handicapText, joinWords, lastRanks, nameInText, quoted, royalName, sideName, spelled, systemErrorText } from './words.ts';

const noMate = (plies: number | undefined) => (plies === undefined ? '외통이 없습니다' : `${plies}수 안에 외통이 없습니다`);
const within = (moves: number) => (moves === 1 ? '' : `${moves}수 안에 `);
const inMore = (moves: number) => `남은 ${moves}수 안에`;

export const problems: Texts['problems'] = {
  // Tsume
  TSUME_TASK:
    '상대를 외통으로 몰아야 합니다. 모든 수가 장군이어야 하고, 수비는 가장 오래 버티는 수로 응합니다. ' +
    '놓아도 잡히기만 하는 헛된 막기는 수에 넣지 않습니다. 수만 맞으면 어떤 외통이든 정답입니다.',
  TSUME_NAMES: { attacker: '나', defender: '수비' },
  problemHeading(game, { number, of, plies, rating, isSolved }) {
    const place = number === undefined ? '' : ` ${number}${of === undefined ? '' : `/${of}`}`;
    const length = plies === undefined ? '' : `, ${plies}수 외통`;
    const notes = [rating, isSolved && '해결'].filter(Boolean).join(', ');
    return `${game} 박보${place}${length}${notes && ` (${notes})`}`;
  },
  FINDINGS: {
    none: (most) => `${most}수 안에 장군만으로 외통이 되는 수순이 없습니다.`,
    unknown: '정해진 시간에 외통을 찾지 못했습니다. 있을 수도 있습니다.',
    shorter: (found, said) => `${found}수 외통이 있습니다. 파일에는 ${said}수로 적혀 있습니다.`,
    longer: (said, wanted) => `파일에는 ${said}수 외통으로 적혀 있는데, 최선의 수비에는 ${wanted}수입니다.`,
    odd: (what) => `대국에서 나올 수 없는 국면입니다: ${what}.`,
  },
  TRIES: {
    noCheck: (move) => `${josa(move, '은')} 장군이 아닙니다. 박보에서는 모든 수가 장군이어야 합니다.`,
    answered: (move, by, answer) => `${move}: 맞습니다. ${sideName(by)}의 응수는 ${answer}.`,
    failed: (move, why) => `${move} 실패: ${why}`,
    solved(plies, note) {
      const solved = `정답입니다: ${plies}수 외통.`;
      if (note === undefined) return solved;
      return `${solved} ${note === 'other' ? '파일의 수순과는 다릅니다.' : `${note}수 외통도 있습니다.`}`;
    },
  },
  FAILURES: {
    unjudged: '정해진 시간에 응수를 찾지 못했지만, 외통도 찾지 못했습니다.',
    tooLong: (plies, wanted, answer) => `${answer} 다음에 외통이 되지만 ${wanted}수가 아니라 ${plies}수입니다.`,
    capture: (answer, piece, plies) => `${josa(answer, '이')} ${josa(piece, '을')} 잡아 ${noMate(plies)}.`,
    kingMove: (answer, king, plies) => `${josa(king, '이')} ${josa(answer, '으로')} 달아나 ${noMate(plies)}.`,
    block: (answer, plies) => `${josa(answer, '이')} 장군을 막아 ${noMate(plies)}.`,
  },
  hintLine: (told) => `힌트: ${told}`,
  movesHint: (piece, square) => `힌트: ${square}의 ${piece}`,
  TSUME_HINTS: {
    none: '힌트: 여기서는 외통이 없습니다.',
    unknown: '힌트: 정해진 시간에 외통을 찾지 못했습니다.',
  },
  solutionLine: (moves) => `정답: ${moves}`,
  SOLUTIONS: {
    none: '정답: 장군만으로 외통이 되는 수순이 없습니다.',
    unknown: '정답: 알 수 없습니다.',
  },
  ONLY_ONE_PROBLEM: '문제가 하나뿐입니다.',
  TSUME_ANSWERS: {
    thinking: '수비가 생각하고 있습니다.',
    solved: '푼 문제입니다. "다음"이나 "무르기"를 입력하십시오.',
    'no-undo': '무를 수가 없습니다.',
    undone: '물렀습니다.',
    'no-next': '마지막 문제입니다.',
    'no-other': '나머지 문제는 모두 풀었습니다.',
    'not-rated': 'komadai의 문제에만 레이팅이 있습니다.',
    'no-previous': '첫 문제입니다.',
    looking: '외통을 찾는 중 ..',
    'help-counts': ({ word }) => `보면 못 푼 문제로 칩니다. ${word === 'hint' ? '힌트를' : '정답을'} 보시겠습니까?`,
    again: ({ isNew }) => (isNew ? '이 문제를 다시 냅니다. komadai mistakes로 풀 수 있습니다.' : '이미 모아 둔 문제입니다.'),
    'again-not-kept': ({ error }) => `다시 낼 문제를 저장하지 못했습니다: ${systemErrorText(error)}.`,
    length: ({ plies }) => `이제부터 ${plies === 'all' ? '모든 문제를' : `${plies}수 외통만`} 냅니다.`,
  },
  problemNotKept: (why) => `문제의 결과 저장 안 됨: ${why}.`,
  someSolvedText: (solved, of) => `${of}문제 중 ${solved}문제를 풀었습니다.`,
  allSolvedLine: (count, plies) => `${plies === 'all' ? '' : `${plies}수 외통 `}${count}문제를 모두 풀었습니다.`,
  repeatLine: (solved) => `${solved} 푼 지 가장 오래된 문제입니다.`,
  bothRatingsText: (game, own, problem) => `${game} 박보에서 내 레이팅은 ${own}, 이 문제는 ${problem}입니다.`,
  noLengthText: (word, typed, lengths) =>
    `${spelled(word)}: ${josa(quoted(typed), '은')} 고를 수 없습니다. ${problems.noSuchLengthText(lengths)}.`,
  leftOutText: ([fault, ...others]) => `읽지 못함: ${fault}${others.length > 0 ? ` (그 밖에 ${others.length}개)` : ''}.`,
  noProblemsText: (id, others) =>
    `${id} 문제는 없고 ${joinWords(others, 'and')} 문제만 있습니다. komadai tsume FILE로 파일의 문제를 풉니다`,
  problemCountText: (count) => `${count}문제가 있습니다`,
  noSuchLengthText(lengths) {
    if (lengths.length === 0) return '수가 적힌 문제가 없습니다';
    return `${lengths.join(', ')}수 문제가 있습니다`;
  },
  unreadText: byCode({
    json: '이 줄은 JSON 객체가 아닙니다. 예: {"sfen": "..", "plies": 3}',
    'no-sfen': '문제에 "sfen"이 없습니다',
    plies: ({ found }) => `plies는 홀수인데 ${quoted(found)}입니다. 이 값 없이 문제를 읽습니다`,
    'no-target': (fault) => problems.noTargetText(fault),
    'game-start': ({ game }) => `대국 ${game}의 시작은 대국의 시작 국면이지 박보가 아닙니다`,
  }),
  noTargetText: ({ variant }) => `박보가 아닙니다: 둘 차례가 아닌 쪽에 ${josa(royalName(variant), '이')} 없습니다`,

  // Problem list
  PROBLEM_LIST: {
    title: '박보(쓰메쇼기)',
    note: '모든 수가 장군이어야 합니다. 문제와 푸는 사람에게 레이팅이 있습니다.',
    greeting: 'komadai tsume GAME --plies N으로 고릅니다. 여기서는 "목록", "길이 3", "이동 12".',
  },
  solvedCell: (solved, all) => `${String(solved).padStart(String(all).length)}/${all} 해결`,
  gameProblemsTitle: (game) => `${game} 박보`,
  ownRatingLine: (rating) => `내 레이팅: ${rating}.`,
  nextProblemLine(plies, rating, isRepeat) {
    const parts = [plies && problems.lengthCell(plies), `레이팅 ${rating}`].filter(Boolean);
    return `${isRepeat ? '다시 한번' : '다음 문제'}: ${parts.join(', ')}`;
  },
  lengthHeading(game, plies) {
    const title = game === undefined ? '문제' : problems.gameProblemsTitle(game);
    return plies === undefined ? title : `${title}, ${problems.lengthCell(plies)}`;
  },
  lengthRow: (plies, solved) => `${problems.lengthCell(plies)}   ${solved}`,
  lengthCell: (plies) => `${plies}수 외통`,
  listHeading(game, rating) {
    const title = `${problems.gameProblemsTitle(game)}.`;
    return rating === undefined ? title : `${title} ${problems.ownRatingLine(rating)}`;
  },
  listedLength: (plies, solved, all) => `${problems.lengthCell(plies)}: ${all}문제 중 ${solved}문제 해결`,
  moreListedText: (plies) =>
    `"목록 ${plies}": ${problems.lengthCell(plies)} 문제의 목록. "길이 ${plies}": 그 문제만 풀기. "이동 N": N번 문제로.`,
  listedProblem: (number, { plies, rating, isSolved }) =>
    [`${number}번 문제`, plies && problems.lengthCell(plies), rating, isSolved && '해결'].filter(Boolean).join(', '),

  // Mate
  mateFoundText: (plies, isShortest, line) => `${plies}수${isShortest ? '' : ' 이내'} 외통: ${line}`,
  MATE_ANSWERS: {
    'no-mate': '장군을 이어 외통이 되는 수는 없습니다 (증명됨).',
    'no-mate-here': '외통을 찾으려면 상대 왕이 있어야 하고, 말이 그 게임의 말보다 많으면 안 됩니다.',
    'no-mate-over': '여기서는 둘 수가 없습니다. 먼저 되돌아가십시오.',
    'mate-by-server': '서버 방문자는 외통을 찾을 수 없습니다. "내보내기"로 대국을 저장해 자기 컴퓨터에서 복기하십시오.',
    'mate-seconds': '"외통 30": 30초 동안 찾습니다. 최대 3600초입니다. "외통 그만": 찾기를 끝냅니다.',
    'mate-off': '외통 찾기를 끝냈습니다.',
    'mate-not-sought': '외통을 찾고 있지 않습니다.',
    'mate-is-solution': '외통을 찾는 것이 이 문제입니다. "외통"은 문제를 풀거나 "정답"을 본 뒤에 쓸 수 있습니다.',
    'seeks-mate': ({ seconds }) => `외통을 찾는 중입니다 (최대 ${seconds}초, "외통 그만"으로 중지) ..`,
    'mate-unknown': ({ seconds }) => `${seconds}초 안에 외통인지 아닌지 증명하지 못했습니다. 더 찾으려면 "외통 ${seconds * 6}".`,
  },
  MATE_TITLE: '외통',

  // Solve
  solvedMateText: (name, plies, isShortest, moves) => `${name}: ${plies}수${isShortest ? '' : ' 이내'} 외통: ${moves.join(' ')}`,
  noMateText: (name) => `${name}: 외통 없음 (증명됨)`,
  unsolvedText: (name, nodes) => `${name}: 알 수 없음, ${nodes}수 검토`,
  surplusText: (name, found, piece, most) => `${name}: ${josa(piece, '이')} ${found}개 있습니다. 이 게임에는 ${most}개까지입니다`,
  emptyFileText: (file) => `${file}: 문제가 없습니다`,
  solvingText: (done, all, seconds, nodes) => `${all}문제 중 ${done}문제 완료, ${seconds}초, ${nodes}수`,

  // Learn
  LEARN_TASK:
    '과제대로 하십시오. 수나 칸을 입력하거나, 화살표 키나 마우스로 가리킵니다. ' +
    '과제를 해내는 수라면 어떤 수든 정답입니다. 틀린 수는 계속할 때 무릅니다.',
  LEARN_NAMES: { learner: '나', other: '대기' },
  taskHeading: (game, { number, of, chapter }, isDone) => `${game} ${number}/${of}: ${chapter}${isDone ? ' (완료)' : ''}`,
  CHAPTER_TITLES: {
    squares: '칸',
    pieces: '말',
    captures: '잡기',
    hand: '말받침',
    limits: '놓을 수 없는 곳',
    promotion: '승격',
    check: '장군',
    mate: '한 수 외통',
    game: '작은 대국',
  },
  doneOfText: (done, of) => `${of}개 중 ${done}개 완료`,
  CHAPTER_TEXTS: {
    squares:
      '칸에는 이름이 있습니다. 오른쪽부터 세는 세로줄의 숫자에, 위부터 세는 가로줄의 글자를 ' +
      `붙입니다. 오른쪽 위 모서리는 ${formatSquare(makeSquare(1, 1))}입니다.`,
    pieces:
      '아래쪽의 선수를 맡습니다. 내 말은 위를 향합니다. 지금은 상대가 움직이지 않습니다. 상대의 말이 있는 칸으로 가면 그 말을 잡습니다.',
    captures: '상대의 말이 있는 칸으로 가면 그 말을 잡습니다. 그 밖의 방법으로는 잡을 수 없습니다.',
    hand: '잡은 말은 내 말받침에 놓입니다. 판 위의 말을 움직이는 대신 그 말을 빈칸에 놓을 수 있습니다. 승격하지 않은 면으로 돌아옵니다.',
    promotion({ zone, promotion, pieces }) {
      const where = `${josa(lastRanks(zone), '이')} 내 승격 구역입니다. 구역에서 시작하거나 끝나는 수를 두면`;
      if (promotion === 'mandatory') {
        const back = pieces.some(({ reverts }) => reverts) ? ' 다시 그런 수를 두면 되돌아옵니다.' : '';
        return `${where}, 승격하는 면이 있는 말은 승격합니다. 여기서 승격은 선택이 아닙니다.${back}`;
      }
      return `${where} 승격할 수 있습니다. 수 뒤에 +를 붙이면 승격, =를 붙이면 불승격입니다. 승격한 말은 잡힐 때까지 그대로입니다.`;
    },
    check: (variant) => `${josa(royalName(variant), '이')} 공격받는 것을 "장군"이라 하고, 다음 수로 반드시 벗어나야 합니다.`,
    mate(variant) {
      const king = royalName(variant);
      const { goalRanks } = variant;
      const goal =
        goalRanks === undefined ? '' : ` ${josa(king, '이')} ${lastRanks(goalRanks)}에 닿고 그 자리에서 공격받지 않아도 이깁니다.`;
      return `벗어날 수 없는 장군이 외통이고, 그러면 이깁니다. ${josa(king, '을')} 실제로 잡지는 않습니다.${goal}`;
    },
    game: '이번에는 진짜 대국입니다. 다른 대국처럼 보관됩니다.',
  },
  LIMITS: {
    dead: '다시는 움직일 수 없는 칸에는 말을 놓을 수 없습니다.',
    anywhere: '말은 어느 빈칸에나 놓을 수 있습니다.',
    perFile(name, most, reverts) {
      const one = reverts ? `내 ${name}` : `승격하지 않은 내 ${name}`;
      const others = josa(most === 1 ? one : `${one} ${most}개`, '이');
      return `${others} 있는 세로줄에는 ${josa(name, '을')} 놓을 수 없습니다.`;
    },
    mates: (name, game) => `${game}에서는 ${josa(name, '을')} 놓아 외통을 만들 수 있습니다.`,
    matesNot: (name) => `${josa(name, '을')} 놓아 외통을 만들 수도 없습니다.`,
  },
  TASKS: {
    'point-out': ({ piece }) => `내 ${josa(piece, '이')} 있는 칸을 입력하십시오.`,
    reach: ({ piece, to, moves }) => `${within(moves)}${josa(piece, '을')} ${josa(to, '으로')} 옮기십시오.`,
    capture: ({ enemies, moves }) => `${within(moves)}${josa(enemies, '을')} 잡으십시오.`,
    drop: ({ piece, to }) => `${josa(piece, '을')} ${to}에 놓으십시오.`,
    'take-and-drop': ({ enemies, piece, to }) => `${josa(enemies, '을')} 잡고, 이어서 ${josa(piece, '을')} ${to}에 놓으십시오.`,
    fork: ({ piece, enemies }) => `${josa(piece, '을')} 놓아 ${josa(enemies, '을')} 한꺼번에 노리십시오.`,
    'drop-allowed': ({ piece }) => `${josa(piece, '을')} 놓으십시오. 놓을 수 있는 세로줄은 하나입니다.`,
    'drop-far': ({ piece }) => `${josa(piece, '을')} 놓을 수 있는 가장 앞 칸에 놓으십시오.`,
    'must-promote': ({ piece }) => `${josa(piece, '을')} 앞으로 옮기십시오. 다시는 움직일 수 없게 되므로 반드시 승격해야 합니다.`,
    promote: ({ piece, moves }) => `${within(moves)}${josa(piece, '을')} 승격시키십시오.`,
    decline: ({ piece }) => `${josa(piece, '을')} 구역에 넣되 승격하지 마십시오.`,
    check: ({ king, hasPieces }) => `${hasPieces ? '' : '말을 놓아 '}후수의 ${king}에게 장군을 부르십시오.`,
    'answer-check': ({ way }) => `장군을 받고 있습니다. ${way}`,
    mate({ king, dropped, rule }) {
      const text = `한 수로 후수의 ${josa(king, '을')} 외통으로 몰아 보십시오.`;
      if (dropped === undefined) return text;
      return `${text} ${josa(dropped, '을')} ${rule === 'illegal' ? '놓아서는 안 됩니다' : '놓아도 됩니다'}.`;
    },
    win({ gives }) {
      const rest = gives ? `${handicapText(gives)}로 둡니다` : '말이 적습니다';
      return `대국에서 이기십시오. 후수는 가장 낮은 레벨의 컴퓨터이고 ${rest}. 차례마다 힌트가 나옵니다. "시작"을 입력하면 시작합니다.`;
    },
  },
  ANSWER_TASKS: {
    'move-away': (king) => `${josa(king, '을')} 옮겨 피하십시오.`,
    capture: () => '장군을 부른 말을 잡으십시오.',
    block: () => '말을 사이로 옮겨 막으십시오.',
    drop: () => '말을 사이에 놓아 막으십시오.',
  },
  aboutLine(title, moves, alike) {
    const others = alike.length === 0 ? '' : ` ${joinWords(alike, 'and')}도 같습니다.`;
    return `${josa(title, '은')} ${moves} 갑니다.${others}`;
  },
  stepText: (left) => `맞습니다. ${left}수 남았습니다.`,
  taskLine: (task, typing) => `과제: ${task} ${typing}`.trimEnd(),
  TASK_DONE: '정답입니다.',
  WRONG: {
    'no-square': (example) => `칸은 세로줄과 가로줄로 적습니다. 예: ${example}.`,
    'other-square': (square, found) => `${josa(square, '은')} 다른 칸입니다. ${found ? `${josa(found, '이')} 있습니다` : '비어 있습니다'}.`,
    'other-piece': (moved, task) => `${josa(moved, '을')} 움직였습니다. ${task}`,
    'no-drop': (task) => `말을 놓지 않았습니다. ${task}`,
    'not-far-enough': '더 앞에 놓을 수 있습니다.',
    attacks: (only) => (only === undefined ? '거기서는 아무것도 노리지 못합니다.' : `거기서는 ${only}만 노립니다.`),
    promoted: '승격했습니다. 수 뒤에 =를 붙이면 승격하지 않습니다.',
    'outside-zone': (ranks) => `승격 구역인 ${lastRanks(ranks)}에서 시작하거나 끝나는 수가 아닙니다.`,
    'other-answer': (way) => `그 수로도 장군에서 벗어나지만 과제와 다릅니다.${way ? ` ${way}` : ''}`,
    'no-check': '장군이 아닙니다.',
    'no-mate': (answer) => `장군이지만 외통은 아닙니다. 후수에게 ${josa(answer, '이')} 있습니다.`,
  },
  LATE: {
    reach: ({ piece, to }, left) =>
      left > 0 ? `거기서는 ${josa(piece, '이')} ${inMore(left)} ${to}에 닿지 못합니다.` : `${josa(piece, '이')} 가야 할 칸은 ${to}입니다.`,
    capture: ({ enemies }, left) =>
      left > 0 ? `그러면 ${inMore(left)} ${josa(enemies, '을')} 잡지 못합니다.` : `${josa(enemies, '을')} 잡지 않았습니다.`,
    drop: ({ piece, to }, left) =>
      left > 0 ? `그러면 ${inMore(left)} ${josa(piece, '을')} ${to}에 놓지 못합니다.` : `${josa(piece, '을')} ${to}에 놓아야 합니다.`,
    promote: ({ piece }, left) =>
      left > 0
        ? `거기서는 ${josa(piece, '이')} ${inMore(left)} 승격하지 못합니다.`
        : `${josa(piece, '이')} 승격하지 않았습니다. 수 뒤에 +를 붙이면 승격합니다.`,
  },
  LEARN_HINTS: {
    squares: '힌트: 세로줄은 오른쪽부터, 가로줄은 위부터 셉니다.',
    none: '힌트: 여기서는 할 일이 없습니다. "다음"으로 계속합니다.',
  },
  someDoneText: (done, of) => `${problems.doneOfText(done, of)}.`,
  courseDoneText: (variant, all) => `과제 ${all}개를 모두 마쳤습니다. 이제 ${josa(nameInText(variant), '을')} 둘 수 있습니다.`,
  taskNotKept: (why) => `과제 완료 저장 안 됨: ${why}.`,
  LEARN_ANSWERS: {
    done: '마친 과제입니다. "다음"이나 "무르기"를 입력하십시오.',
    open: '아직 풀지 않은 과제입니다. "건너뛰기"로 넘어갈 수 있습니다.',
    'game-hint': '힌트: "시작"을 입력하면 대국을 시작합니다.',
    'no-undo': '무를 수가 없습니다.',
    undone: '물렀습니다.',
    again: '처음부터 다시 합니다.',
    'no-next': '마지막 과제입니다.',
    'no-previous': '첫 과제입니다.',
    'no-game': '시작: 이 과제에는 대국이 없습니다.',
    'begins-game': '대국을 두는 과제입니다. "시작"을 입력하십시오.',
    'no-moves': '합법수: 이 과제는 칸을 묻습니다.',
  },
  LEARN_TITLE: '배우기',
  GO_ON: 'Enter로 계속합니다.',
  GAME_WON: '이겼습니다. 마지막 과제를 마쳤습니다. Esc로 강좌에 돌아갑니다.',
  GAME_LEFT: '대국에서 나왔습니다. "시작"을 입력하면 새로 시작합니다.',
  enemiesText(pieces) {
    const names = pieces.map(({ name = '말', square }) => `${square} ${name}`);
    return `후수의 ${joinWords(names, 'and')}`;
  },
  typeItLike: (...examples) => `입력 예: ${examples.join(', 이어서 ')}.`,
};
