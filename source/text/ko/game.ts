import { COLORS, opposite } from '../../rules/core/color.ts';
import { byKind } from '../by-code.ts';
import { programText } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { shortTimeText, timeText } from '../units.ts';
import { josa } from './josa.ts';
import { END_NAMES, joinWords, nameInText, orList, personsPiece, possessive, quoted, sideName, spelled, standingText } from './words.ts';

const LEVELS = [
  '첫 대국용',
  '행마를 앎',
  '공짜 말을 잡음',
  '위협을 읽음',
  '공격을 읽음',
  '실수를 응징',
  '강함',
  '어려움',
  '매우 어려움',
  '가장 강함',
];

export const game: Texts['game'] = {
  // Outcome
  endingText({ reason, winner, points }) {
    const loser = winner && sideName(opposite(winner));
    const by = loser ? `${loser} ` : '';
    const count = points && (winner === 'white' ? [points.white, points.black] : [points.black, points.white]);
    const how = {
      ...END_NAMES,
      resignation: `${by}${END_NAMES.resignation}`,
      'no legal moves': `${by}${END_NAMES['no legal moves']}`,
      'perpetual check': loser ? `${loser} 연속 장군` : END_NAMES['perpetual check'],
      'illegal move': `${by}${END_NAMES['illegal move']}`,
      time: loser ? `${loser} 시간패` : END_NAMES.time,
      impasse: count ? `${END_NAMES.impasse}, ${count.join('점 대 ')}점` : END_NAMES.impasse,
      abandonment: loser ? `${loser} ${END_NAMES.abandonment}` : '대국 중단',
    }[reason];
    return `${winner ? `${sideName(winner)} 승` : '무승부'}(${how})`;
  },
  playedText: ({ ply, color, text }) => `${ply}. ${sideName(color)} ${text}`,
  offerText({ kind, by }) {
    const offered = { draw: '무승부를 제안했습니다', impasse: '지장기 계산을 제안했습니다', 'take-back': '무르기를 청했습니다' }[kind];
    const other = sideName(opposite(by));
    return `${sideName(by)}가 ${offered}. ${other}는 수락하거나 수를 두어 거절합니다.`;
  },
  changeText: byKind({
    undone: ({ move, answer }, tell = game.playedText) =>
      move ? `무른 수: ${tell(move)}${answer ? `, ${tell(answer)}` : ''}` : '결과를 물렸습니다. 대국을 계속합니다.',
    noted: ({ note }) => (note === '' ? '주석을 지웠습니다.' : `주석: ${note}`),
    saved: ({ name }) => `${josa(name, '으로')} 저장했습니다.`,
  }),
  notSavedAs: (why) => `저장: ${why}`,
  savedUnderOldName: (why) => `저장: ${why}. 대국은 이전 이름으로 저장되어 있습니다.`,
  notSavedText: (why) => `저장 안 됨: ${why}`,
  unsavedSoFar: (unsaved) => `${unsaved}. 대국은 계속되며, 가능해지는 대로 저장합니다.`,
  IMPOSSIBLE: {
    'game-over': '대국이 끝났습니다',
    'no-offer': '수락: 받은 제안이 없습니다. "무승부"를 입력하면 무승부를 제안합니다.',
    'offered-already': '이미 제안이 있습니다. 수락하거나, 수를 두어 거절하십시오.',
    'no-impasse': '지장기: 양쪽 왕이 모두 상대의 승격 구역에 들어가 있어야 합니다.',
    'no-impasse-rule': '지장기: 이 게임에는 이 규칙이 없습니다.',
    'nothing-to-undo': '무르기: 아직 둔 수가 없습니다.',
    'nothing-to-redo': '다시하기: 무른 수가 없습니다.',
    'no-name': '저장: 이름이 빠졌습니다. "저장 evening-game"처럼 이름을 함께 적어 주십시오.',
    'no-note': '메모: 여기에는 주석이 없습니다. "메모 TEXT"로 남길 수 있습니다.',
    'not-your-turn': '아직 내 차례가 아닙니다. 차례가 오면 Enter를 다시 누르거나, 지난 수를 무르십시오.',
    declined: '컴퓨터가 거절하고 계속 둡니다.',
    taken: '저장 안 됨: 다른 komadai가 이 대국을 이어받았습니다.',
  },

  // Clock
  TIME_CONTROL_FORM: '초 단위의 MAIN+BYOYOMI+INCREMENT(제한시간이나 초읽기는 있어야 함): 600, 600+30, 600+0+5, 10m+30s',
  clockFaultText: (typed) => `${josa(quoted(typed), '은')} 제한시간이 아닙니다. ${game.TIME_CONTROL_FORM}.`,
  readingText: ({ mainMs, byoyomiMs, inByoyomi }) => (inByoyomi ? `초 ${timeText(byoyomiMs)}` : timeText(mainMs)),
  /** The same in at most six columns: `초0:29`; hours without seconds, `1h02`. */
  shortReadingText({ mainMs, byoyomiMs, inByoyomi }) {
    const time = shortTimeText(inByoyomi ? byoyomiMs : mainMs);
    return inByoyomi && time.length < 5 ? `초${time}` : time;
  },
  timeControlText(control) {
    if (control === undefined) return '없음';
    const { mainMs, byoyomiMs, incrementMs } = control;
    return [
      ...(mainMs > 0 ? [timeText(mainMs)] : []),
      ...(byoyomiMs > 0 ? [`초읽기 ${timeText(byoyomiMs)}`] : []),
      ...(incrementMs > 0 ? [`한 수에 ${timeText(incrementMs)} 가산`] : []),
    ].join(', ');
  },
  clocksText(clock) {
    const times = COLORS.map((color) => {
      const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
      return `${sideName(color)} ${inByoyomi ? `초읽기 ${timeText(byoyomiMs)}` : timeText(mainMs)}`;
    });
    return `${times.join(', ')}.`;
  },
  clockCallText: byKind({
    main: ({ color, seconds }) => `${sideName(color)} ${seconds}초 남았습니다.`,
    byoyomi: ({ color, seconds }) => `${sideName(color)} 초읽기 ${seconds}초 남았습니다.`,
    'byoyomi-begins': ({ color, seconds }) => `${sideName(color)} 초읽기에 들어갑니다. 한 수 ${seconds}초입니다.`,
  }),

  // Game told
  GAME_ANSWERS: {
    'not-over': ({ word }) => `${spelled(word)}: 대국이 끝나지 않았습니다.`,
    'not-your-turn': '내 차례가 아닙니다. 지금 입력한 수는 차례를 기다립니다.',
    dropped: ({ lines }) => `예약을 취소했습니다: ${lines.join(', ')}.`,
    resigns: '기권하시겠습니까?',
    'analyse-question': '이 대국을 분석하시겠습니까?',
    'is-analysed': '대국을 분석합니다. 그동안 다른 것을 해도 됩니다.',
    'is-not-analysed': '분석하지 않습니다.',
    'level-advice': ({ advice: { from, to } }) =>
      to > from
        ? `레벨 ${from}에 3연승입니다. 레벨 ${to}에 도전하려면 "재대국 ${to}".`
        : `레벨 ${from}에 3연패입니다. 레벨 ${josa(`${to}`, '과')} 두려면 "재대국 ${to}".`,
    'no-level': '재대국: 레벨 1부터 10까지 입력하십시오. 입력하지 않으면 같은 상대입니다.',
    'no-computer': '재대국: 이 대국의 상대는 레벨을 고를 수 있는 컴퓨터가 아닙니다.',
    'not-taken': '이어받기: 다른 komadai가 가진 대국이 아닙니다.',
  },
  takesBackText: (handover) => `${handover} "이어받기"를 입력하면 되찾습니다.`,
  GAME_ANALYSED: '대국을 분석했습니다.',
  analysisNotKept: (why) => `대국 분석을 저장하지 못했습니다: ${why}.`,
  queuedText: (moves, emptiedBy) => `예약한 수: ${moves.join(', ')}. ${emptiedBy}로 취소합니다.`,
  preMovePlayedText: (move) => `예약한 수 ${josa(move, '을')} 두었습니다.`,

  // Game lines
  gameHeadingText: (title, turn) => `${title}. ${turn}`,
  controlText: (control) => `제한시간: ${control}.`,
  MOVES_HELP: {
    hodges: '수는 Hodges 표기로 적습니다: P-7f, Bx3c+, P*5e, G6i-5h.',
    words: '수는 말하듯이 적습니다: "칠 육 보", "삼 삼 각 잡기 승격", "오 오 보 놓기", "오 팔 금, 육 구에서". Hodges 표기도 됩니다.',
    romaji:
      '수는 일본어로 읽는 대로 적습니다: "nana roku fu", "san san kaku nari", "go go fu utsu", "go hachi kin, roku kyuu kara". Hodges 표기도 됩니다.',
  },
  droppedText: (color, name, to) => `${sideName(color)}: ${josa(name, '을')} ${to}에 놓음.`,
  movedText(color, name, { from, to, taken, promoted }) {
    const takes = taken === undefined ? '' : `, ${josa(taken, '을')} 잡음`;
    const becomes = promoted === undefined ? '' : `, ${josa(promoted, '으로')} 승격`;
    return `${sideName(color)}: ${name} ${from}에서 ${josa(to, '으로')}${takes}${becomes}.`;
  },

  // Refusal
  ILLEGAL: {
    'goal-reached': ({ king }) => `대국이 끝났습니다. 상대의 ${josa(king, '이')} 맨 끝줄에 닿았습니다.`,
    'no-drops': ({ game }) => `${game}에서는 말을 놓지 않습니다.`,
    'not-in-hand': ({ piece }) => `말받침에 ${josa(piece, '이')} 없습니다.`,
    'promoted-drop': '말은 승격하지 않은 면으로 놓습니다.',
    occupied: ({ by, mover: { reader } }) => `${by.square}에는 ${josa(personsPiece(by.name, by.color, reader), '이')} 있습니다.`,
    nifu: ({ pawn, file, pawns, most }) => {
      const { length } = pawns;
      const rule = most === 1 ? '이보입니다' : `${josa(pawn, '은')} 한 세로줄에 ${most}개까지입니다`;
      const found = length === 1 ? josa(pawn, '이') : `${josa(pawn, '이')} ${length}개`;
      return `${rule}. ${file}번 세로줄에 이미 ${found} 있습니다(${pawns.join(', ')}).`;
    },
    'dead-drop': ({ piece, square }) => `${square}에 놓은 ${josa(piece, '은')} 움직일 수 없습니다.`,
    'pawn-drop-mate': ({ pawn, game }) => `타보힐입니다. ${game}에서는 ${josa(pawn, '을')} 놓아 외통을 만들 수 없습니다.`,
    'no-piece': ({ piece, mover: { color, reader } }) => `판 위에 ${josa(personsPiece(piece, color, reader), '이')} 없습니다.`,
    'wrong-origin'({ piece, from: { kind, name }, squares, mover: { color, reader } }) {
      const origin = { file: `${name}번 세로줄`, rank: `${name} 가로줄`, square: name }[kind];
      return `${origin}에 ${josa(personsPiece(piece, color, reader), '이')} 없습니다. ${piece}: ${squares.join(', ')}.`;
    },
    'not-your-piece': ({ square, mover: { color, reader } }) => `${square}에 ${personsPiece('말', color, reader)}이 없습니다.`,
    'no-recapture': ({ square, mover: { color, reader } }) =>
      `${square}에서 되잡을 수 있는 ${personsPiece('말', color, reader)}이 없습니다.`,
    unreachable: ({ piece, to, squares }) =>
      squares.length === 1
        ? `${squares[0]}의 ${josa(piece, '은')} ${to}에 갈 수 없습니다.`
        : `${to}에 갈 수 있는 ${josa(piece, '이')} 없습니다. ${piece}: ${squares.join(', ')}.`,
    blocked: ({ by, mover: { reader } }) => `${by.square}의 ${josa(personsPiece(by.name, by.color, reader), '이')} 길을 막고 있습니다.`,
    'nothing-to-capture': ({ square }) => `${square}에는 잡을 말이 없습니다.`,
    'king-attacked': ({ square, attacker }) =>
      `${josa(square, '은')} ${josa(standingText(attacker.name, attacker.square), '이')} 노리는 칸입니다.`,
    'king-exposed': ({ king, attacker, mover: { color, reader } }) =>
      `${josa(personsPiece(king, color, reader), '이')} ${standingText(attacker.name, attacker.square)}에게 장군을 받게 됩니다.`,
    'in-check'({ king, checkers, blocks, isSpoken }) {
      const [checker, ...others] = checkers;
      const answers = [
        `${josa(king, '을')} 옮기기`,
        ...(checker && others.length === 0 ? [`${josa(checker.name, '을')} 잡기`] : []),
        ...(blocks.length > 0 ? [`${blocks.join(isSpoken ? '에서 ' : '-')} 사이를 막기`] : []),
      ];
      const from = joinWords(
        checkers.map(({ name, square }) => standingText(name, square)),
        'and',
      );
      return `${josa(from, '이')} 장군을 불렀습니다: ${orList(answers)}.`;
    },
    'must-promote': ({ reason, game, piece, rank }) =>
      reason === 'mandatory' ? `${game}에서는 반드시 승격해야 합니다.` : `${josa(piece, '은')} ${rank} 가로줄에서 반드시 승격해야 합니다.`,
    'dead-move': ({ piece, square }) => `${square}에 간 ${josa(piece, '은')} 다시는 움직일 수 없습니다.`,
    'full-file': ({ pawn, file }) => `${file}번 세로줄에는 ${josa(pawn, '을')} 더 둘 자리가 없습니다.`,
    'outside-zone': ({ to }) => `${josa(to, '은')} 승격 구역 밖입니다.`,
    'cannot-promote': ({ piece, isPromoted }) =>
      isPromoted ? `${josa(piece, '은')} 이미 승격했습니다.` : `${josa(piece, '은')} 승격하지 않습니다.`,
  },
  UNPLAYED: {
    ambiguous: (shown, moves) => `${shown}: 여러 수로 읽힙니다. ${orList(moves)}?`,
    choice: (shown, moves) => `${shown}: ${orList(moves)}`,
    illegal: (shown, reason, meant) => `${shown ? `${shown}: ` : ''}${reason}${meant ? ` 혹시 "${meant}"입니까?` : ''}`,
  },
  UNREAD: {
    empty: '입력한 수가 없습니다.',
    'unknown-piece': ({ shown, piece, game, pieces }) =>
      `${shown}: ${game}에는 ${josa(piece, '이라')}는 말이 없습니다. 말: ${pieces.join(', ')}.`,
    'not-a-square': ({ shown, square, meant, last }) =>
      `${shown}: ${josa(square, '은')} 칸이 아닙니다.${meant ? ` 세로줄을 먼저 적습니다: ${meant}.` : ` 칸은 1a에서 ${last}까지입니다.`}`,
    'no-last-move': ({ shown }) => `${shown}: 되잡을 직전의 수가 없습니다.`,
    'move-number': ({ shown, expected }) => `${shown}: 다음은 ${expected}수째입니다.`,
    'wrong-side': ({ shown, turn }) => `${shown}: ${possessive(turn)} 차례입니다.`,
  },
  otherFaceText: (word, own) =>
    own === 'lines' ? `${spelled(word)}: 화면이 있어야 쓸 수 있습니다.` : `${spelled(word)}: 화면이 없을 때만 씁니다.`,

  // Players
  engineFailedText({ color, error, hasLost = false }, reason) {
    const fault = `${reason}.`;
    if (hasLost) return fault;
    const side = josa(sideName(color), '을');
    if (error.failure === 'not-started') return `${fault} 대국을 보관했습니다. 이제 ${side} 직접 둡니다.`;
    return `${fault} 대국을 보관했습니다. "이어 두기"로 엔진을 다시 시작하거나 ${side} 직접 두십시오.`;
  },
  engineStartsText: (name) => `엔진 ${josa(quoted(name), '을')} 시작하는 중 ..`,
  engineStartedText: ({ color, name }) => `${josa(sideName(color), '은')} ${programText(name)}입니다.`,
  lackText: ({ kind, variant }, fault) =>
    kind === 'no-net'
      ? `${nameInText(variant)}의 평가망을 쓸 수 없습니다(${fault}). 컴퓨터는 평가망 없이 더 약하게 둡니다.`
      : `${nameInText(variant)}의 정석집을 쓸 수 없습니다(${fault}). 컴퓨터는 정석집 없이 둡니다.`,
  unseatedText: ({ color, command }, game) =>
    command === undefined
      ? '서버에서는 컴퓨터끼리 두지 않습니다. 양쪽을 모두 직접 둡니다.'
      : `${josa(sideName(color), '은')} 프로그램 "${programText(command)}"입니다. 여기서 실행한 적이 없어 시작하지 않았습니다. 믿을 수 있으면: komadai resume ${game} --start-engine`,
  tossedText: (pawns, name, color) => `돌가리기: ${pawns}. 던진 ${name} 님이 ${sideName(color)}입니다.`,
  levelText: (level) => `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd(),
  computerName: (level) => `컴퓨터 레벨 ${level}`,
  GUEST: '손님',
};

export const { endingText, playedText } = game;
