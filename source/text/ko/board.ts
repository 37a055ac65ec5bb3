import { printable } from '../../clean/clean-text.ts';
import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { FullFile, PlacesTold, TargetTold } from '../en/board.ts';
import type { Texts } from '../texts.ts';
import { josa } from './josa.ts';
import {
  countPieces,
  END_NAMES,
  handicapName,
  handicapText,
  joinWords,
  lastRanks,
  ordinal,
  orList,
  personsPiece,
  possessive,
  quoted,
  sideName,
  spelled,
  standingText,
} from './words.ts';

function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const name = reverts ? pawn : `승격하지 않은 ${pawn}`;
  const count = pawnsPerFile === 1 ? '' : ` ${pawnsPerFile}개`;
  return `같은 편의 ${josa(`${name}${count}`, '이')} 있는 세로줄`;
}

function faceText({ name, squares, inHand }: PlacesTold): string {
  if (squares.length + (inHand ?? 0) === 0) return `${name}: 없음`;
  const onBoard = squares.length > 0 ? squares.join(', ') : '판 위에 없음';
  const held = inHand ? `말받침에 ${inHand}개` : '말받침에 없음';
  return `${name}: ${onBoard}${inHand === undefined ? '' : `, ${held}`}`;
}

const ROLES = { attacker: '공격하는', defender: '지키는' };

const WAYS = {
  up: '위',
  down: '아래',
  left: '왼쪽',
  right: '오른쪽',
  'up left': '왼쪽 위',
  'up right': '오른쪽 위',
  'down left': '왼쪽 아래',
  'down right': '오른쪽 아래',
};

function targetsText(targets: readonly TargetTold[]): string {
  const sentences = targets.map(
    ({ target, takers, isDefended }) => `${target}(${isDefended ? '지킴' : '뜬 말'}, ${josa(orList(takers), '으로')})`,
  );
  return sentences.join(', ') || '없음';
}

/** Royal pieces by their names in Latin letters. */
const ROYALS: Readonly<Record<string, string>> = { ōshō: '왕(王将)', gyokushō: '옥(玉将)' };

const PROMOTES = { mandatory: '반드시 승격해야 합니다', optional: '승격할 수 있습니다' };

const REPETITION_RESULTS = {
  draw: '무승부입니다',
  'black-loses': '선수가 집니다',
  'white-loses': '후수가 집니다',
  'repeater-loses': '그 국면을 만든 쪽이 집니다',
  'repeater-wins': '그 국면을 만든 쪽이 이깁니다',
};

/** The sources of the rules and of the house decisions, by their English text. */
const SOURCES: Readonly<Record<string, string>> = {
  'Madoka Kitao and Maiko Fujita, Dobutsu shogi, 2008: doubutsushogi.jp': '기타오 마도카·후지타 마이코, 동물 쇼기, 2008: doubutsushogi.jp',
  'The third repetition draws, as the authors say; Fairy-Stockfish waits for the fourth':
    '같은 국면이 세 번째 나타나면 무승부: 만든 사람의 규칙. Fairy-Stockfish는 네 번째',
  'House: a move that lets the lion be taken is refused, as in shogi, where the authors let it happen and the game be lost; kanji for the pictures of the animals':
    '자체 규칙: 사자를 잡히게 하는 수는 쇼기처럼 둘 수 없음(만든 사람의 규칙으로는 둘 수 있고 짐). 동물 그림 대신 쓰는 한자',
  'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi':
    'Vladimír Pribylinec, EuroShogi, 2000년 이후. 나머지는 쇼기와 같음',
  'House: the kanji; the author prints signs on cubes': '자체 규칙: 한자 표시(만든 사람은 정육면체에 기호를 적음)',
  'Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi': '기타오 마도카, 고로고로 동물 쇼기, 2012. 나머지는 쇼기와 같음',
  'Paul Judkins, before April 1998; all else as in shogi': 'Paul Judkins, 1998년 4월 이전. 나머지는 쇼기와 같음',
  'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970': '구스모토 시게노부, 5五将棋, 1970년 무렵',
  'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish':
    '같은 국면이 네 번째 나타나면 선수의 패배: 전기통신대학 미니쇼기 대회의 규칙과 Fairy-Stockfish',
  'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi':
    'Cyril Veltin, Ōgi, 2023-24년의 규칙. 거기에 없는 것은 쇼기와 같음',
  'House: the handicaps, the impasse points and the threshold': '자체 규칙: 접장기, 지장기의 점수와 기준점',
  'Rules of shogi as played under the Japan Shogi Association': '일본장기연맹의 대국에서 쓰는 쇼기 규칙',
  'Toyota Genryu, published under the name of Ohashi Soei, 1799; printed in 1828 and 1833':
    '도요타 겐류, 1799년 오하시 소에이의 이름으로 펴냄. 1828년과 1833년에 다시 찍음',
  'The third repetition loses for the side that brings it about, or for the side that gave the checks: rules of the game as played in Japan. Fairy-Stockfish waits for the fourth':
    '같은 국면이 세 번째 나타나면 그렇게 만든 쪽이나 장군을 이어 부른 쪽의 패배: 일본에서 쓰는 규칙. Fairy-Stockfish는 네 번째',
  'House: the labels of the two quails': '자체 규칙: 두 메추라기의 표시',
  'R. Wayne Schmittberger, Whale shogi, 1981': 'R. Wayne Schmittberger, Whale shogi, 1981',
  'R. Wayne Schmittberger on chessvariants.com, 20 September 2004: a dolphin that returns needs room on its new file, and a captured killer whale stays one':
    'R. Wayne Schmittberger, chessvariants.com, 2004년 9월 20일: 돌고래가 돌아가려면 새 세로줄에 자리가 있어야 하고, 잡힌 범고래는 범고래로 남음',
  'House: the kanji (the author has letters); repetition as in shogi; a returning dolphin gives check even where its file has no room':
    '자체 규칙: 한자 표시(만든 사람은 글자를 씀). 천일수는 쇼기와 같음. 돌아갈 세로줄에 자리가 없어도 돌고래는 장군을 부름',
  'Fairy-Stockfish has no game of this name': 'Fairy-Stockfish에는 이 이름의 게임이 없음',
  'Christian Freeling, Yari shogi, 1981': 'Christian Freeling, Yari shogi, 1981',
  'House: labels of one kanji, the treatment of removed pieces in an impasse': '자체 규칙: 한자 한 글자 표시, 지장기에서 뗀 말을 세는 방법',
  'House: forced promotion, on which the source has two sentences that differ on rook and knight. Taken is the one by which only a piece must promote that could never move again: a yari rook on the last rank still slides sideways, and a yari knight on the rank before it still slides a square':
    '자체 규칙: 반드시 승격해야 하는 말. 출처에는 룩과 기사에 대해 서로 다른 두 문장이 있음. 다시는 움직일 수 없게 되는 말만 승격해야 한다는 문장을 따름. 야리 룩은 맨 끝줄에서도 옆으로 가고, 야리 기사는 그 앞줄에서도 한 칸 더 감',
};

/** `앞`, `앞이나 좌우`, `앞, 좌우나 대각선 앞`. */
function eitherText(directions: readonly string[]): string {
  const last = directions.at(-1) ?? '';
  if (directions.length < 2) return last;
  return `${josa(directions.slice(0, -1).join(', '), '이나')} ${last}`;
}

function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `${score.plies}수 외통` : `${-score.plies}수에 외통을 당함`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))} +${pawns}`;
}

/** How a Korean reads the kanji of sets. */
const HANJA = new Map(
  [
    '王왕 玉옥 将장 飛비 車차 角각 行행 香향 桂계 馬마 銀은 金금 歩보 兵병 龍용 竜용 成성 圭규 全전 杏행 神신 女녀 姫희',
    '鵬붕 鷹응 鵰조 鶴학 雉치 左좌 右우 鶉순 燕연 鴈안 鯨경 白백 克극 座좌 頭두 長장 須수 鼠서 豚돈 海해 返반',
    '獅사 子자 麒기 麟린 象상 雛추 鶏계',
  ].flatMap((line) => line.split(' ').map(([kanji = '', reading = '']): [string, string] => [kanji, reading])),
);

/** `향차` of `香車`; undefined where a sign has no Korean reading. */
function hanjaReading(kanji: string): string | undefined {
  const readings = Array.from(kanji, (sign) => HANJA.get(sign));
  return readings.length === 0 || readings.includes(undefined) ? undefined : readings.join('');
}

export const board: Texts['board'] = {
  // Board
  handLineText: (mark, pieces) => `${mark} 말받침 ${pieces}`,
  BOARD_ANSWERS: {
    kept: ({ name, value }) => `${spelled(name)} ${value}. 이제부터 모든 대국에 적용합니다.`,
    turned: ({ bottom }) => `${josa(sideName(bottom), '이')} 아래쪽입니다.`,
    'no-value': ({ name, values }) => `${spelled(name)}: ${values.join(', ')} 중 하나를 적어 주십시오.`,
    'no-such-place': ({ word }) => `${spelled(word)}: 화면이 있어야 쓸 수 있습니다.`,
  },
  NO_LAST_MOVE: '마지막: 아직 둔 수가 없습니다.',

  // Cursor and hands
  onSquare(square, piece, person) {
    if (piece === undefined) return `${square}: 비어 있음.`;
    return `${square}: ${personsPiece(piece.name, piece.color, person)} (${piece.letters}).`;
  },
  inHand(owner, person, count, { name, letters }) {
    const whose = owner === person ? '내' : possessive(owner);
    return `${whose} 말받침: ${countPieces(count, name)} (${letters}).`;
  },
  noCursorText(example) {
    const typed = example === undefined ? '' : `${example}처럼 수를 입력하고 Enter를 누르십시오. `;
    return `${typed}화살표 키를 누르면 커서가 나타납니다.`;
  },
  ENTER_TEXTS: {
    'pick-up': 'Enter: 집기.',
    'put-back': 'Enter: 제자리에 두기.',
    move: (name) => `Enter: ${josa(name, '을')} 여기로.`,
    capture: (name) => `Enter: ${josa(name, '으로')} 잡기.`,
    drop: (name) => `Enter: ${josa(name, '을')} 여기에 놓기.`,
    refused: (name) => `${josa(name, '은')} 여기에 갈 수 없습니다.`,
  },
  STUCK_TEXTS: {
    empty: '집을 말이 없습니다. 먼저 내 말로 가십시오.',
    'not-yours': '내 말이 아닙니다. 먼저 내 말을 집으십시오.',
    stuck: '지금은 움직일 수 없습니다.',
    'in-check': '지금은 움직일 수 없습니다. 장군에서 벗어날 수 없습니다.',
  },
  sideInHandText: (color, pieces) => `${possessive(color)} 말받침: ${pieces}.`,
  heldPiecesText: (held) => held.map(({ name, count }) => countPieces(count, name)).join(', ') || '없음',
  IN_HAND: '말받침 ',

  // Piece page
  IN_THE_GAME: '대국에서',
  itMovesText: (moves) => `${moves} 갑니다.`,
  setNameText(names, narrow) {
    const label = narrow.length > 0 ? ` 좁은 판에서는 ${narrow.join(' 또는 ')}.` : '';
    return `말에 적힌 이름: ${names.map(({ kanji, romaji }) => `${kanji} ${hanjaReading(kanji) ?? romaji}`.trim()).join(' 또는 ')}.${label}`;
  },
  FACTS: {
    captive: (letters, name) => `잡히면 ${letters}, ${josa(name, '으로')} 말받침에 갑니다.`,
    royal: '이 말이 외통에 걸린 쪽이 집니다.',
    goal: (ranks) => `이 말이 ${lastRanks(ranks)}에 닿은 쪽이 이깁니다.`,
    points: (points) => `지장기에서 ${points}점입니다.`,
    stays: '승격하지 않습니다.',
    noMoveTo: (ranks) => `${lastRanks(ranks)}에는 갈 수 없습니다.`,
    promoted: (letters, name) => `승격하면 +${letters}, ${josa(name, '이')} 됩니다.`,
    reverts: '구역에서 시작하거나 끝나는 수로 뒤집히고, 다시 그런 수를 두면 되돌아옵니다.',
    mustPromote: '승격할 수 있으면 반드시 승격해야 합니다.',
    mustPromoteOn: (ranks) => `${lastRanks(ranks)}에서는 반드시 승격해야 합니다.`,
    noDeadMove: '다시는 움직일 수 없는 칸으로는 갈 수 없습니다.',
    notDropped: '놓을 수 없습니다.',
    neverInHand: '말받침에 오지 않습니다.',
    noDropOn: (ranks) => `${lastRanks(ranks)}에는 놓을 수 없습니다.`,
    noDropOnFile: (file) => `${fullFileText(file)}에는 놓을 수 없습니다.`,
    noDeadDrop: '다시는 움직일 수 없는 칸에는 놓을 수 없습니다.',
    anyDrop: '어느 빈칸에나 놓을 수 있습니다.',
    dropMate: { illegal: '놓아서 장군을 부를 수는 있지만 외통을 만들 수는 없습니다.', legal: '놓아서 외통을 만들 수 있습니다.' },
  },
  diagramKeyText(step, slide, { leapsOn, isShort }) {
    const verb = leapsOn ? '거듭 뜀' : '나아감';
    const most = isShort ? `, 숫자는 ${verb}의 최대 칸 수` : '';
    return `${step} 그 칸으로 감, ${slide} 막힐 때까지 이 방향으로 ${verb}${most}`;
  },

  // What stands where
  placesText(faces, other) {
    const line = faces.map(faceText).join(' / ');
    return other === undefined ? line : `${possessive(other)} ${line}`;
  },
  allPlacesText(color, count, standing, hand) {
    const sentences = standing.map(({ name, squares }) => `${name} ${squares.join(', ')}`);
    const all = [...sentences, `말받침: ${hand}`].join(' / ');
    return `${sideName(color)}, 말 ${count}개: ${all}.`;
  },
  reachersText(color, role, reachers) {
    const title = `${ROLES[role]} ${possessive(color)} 말`;
    if (reachers.length === 0) return `${josa(title, '이')} 없습니다.`;
    return `${title} ${reachers.length}개: ${reachers.join(', ')}.`;
  },
  reacherText(standing, held) {
    if (held === undefined) return standing;
    return held === 'king' ? `${standing}(가면 장군을 받음)` : `묶인 ${standing}`;
  },
  rayText(way, length, standing) {
    const sentences = standing.map(({ piece, distance }) => `${piece}, ${distance}칸 거리`);
    if (length === 0) sentences.push('판의 가장자리');
    else if (sentences.length === 0) sentences.push(`비어 있음, 가장자리까지 ${length}칸`);
    return `${WAYS[way]}: ${sentences.join(' / ')}.`;
  },
  canTakeText: (color, targets) => `${sideName(color)}가 잡을 수 있는 말: ${targetsText(targets)}.`,
  threatensText: (color, targets) => `${sideName(color)}가 노리는 말: ${targetsText(targets)}.`,
  threatensMateText: (color, moves) => `${sideName(color)}가 외통을 노립니다: ${moves}.`,
  squareWanted(word, first, last, middle) {
    const typed = spelled(word);
    return `${typed}: ${first}에서 ${last}까지의 칸을 적어 주십시오. 예: ${typed} ${middle}.`;
  },
  WANTED: {
    where: (letters) => `어디: 칸이나 ${letters} 중 하나를 적어 주십시오.`,
    pieces: (letters) => `말: 선수, 후수나 ${letters} 중 하나를 적어 주십시오. 적지 않으면 모두입니다.`,
    file: (files) => `세로줄: 1에서 ${files}까지 적어 주십시오. 예: "세로줄 5".`,
    rank: (first, last, middle) => `가로줄: ${first}에서 ${last}까지 적어 주십시오. 예: "가로줄 ${middle}".`,
  },
  NOTHING_CHANGED: '변화: 아직 둔 수가 없습니다.',
  fileText: (file, standing) => `${file}번 세로줄: ${standing.join(', ') || '비어 있음'}`,
  rankText: (rank, standing) => `${rank} 가로줄: ${standing.join(', ') || '비어 있음'}`,
  onSquareText: (square, piece) => `${square}: ${piece ?? '비어 있음'}.`,

  // Rules page
  RULES_TITLES: {
    board: '판과 목적',
    pieces: '말',
    promotion: '승격',
    drops: '말 놓기',
    end: '종국',
    impasse: '지장기',
    handicaps: '접장기',
    hints: '초보자를 위한 조언',
    sources: '출처',
  },
  rulesTitle: (name, kanji) => `${name} ${kanji}`.trim(),
  boardText: ({ files, ranks, handicaps }, pieces) =>
    `판은 아래쪽의 선수가 볼 때 오른쪽부터 숫자로 세는 세로줄 ${files}개와 위부터 글자로 세는 가로줄 ${ranks}개로 되어 있습니다. 말은 각각 ${pieces}개입니다. 선수가 먼저 둡니다${handicaps.length > 0 ? '. 접장기에서는 후수(상수)가 먼저 둡니다' : ''}.`,
  TURNS: {
    legal:
      '번갈아 판 위의 말 하나를 움직이거나 말받침의 말 하나를 놓습니다. 차례를 거를 수는 없습니다. 상대의 말이 있는 칸으로 가면 그 말을 잡고, 잡은 말은 내 말받침에 놓입니다.',
    illegal:
      '번갈아 말 하나를 움직입니다. 차례를 거를 수는 없습니다. 상대의 말이 있는 칸으로 가면 그 말을 잡습니다. 잡힌 말은 돌아오지 않습니다.',
  },
  aimText(royal, { goalRanks, noMoves }) {
    const ways = [
      `상대의 ${josa(royal, '을')} 외통으로 몰면`,
      ...(goalRanks ? [`내 ${josa(royal, '이')} ${lastRanks(goalRanks)}에 닿으면`] : []),
      ...(noMoves === 'loses' ? ['상대가 둘 수 있는 수를 없애면'] : []),
    ];
    return `${ways.join(', 또는 ')} 이깁니다.`;
  },
  drawnByFurigoma: (ownPawn) =>
    `맞두기에서는 돌가리기(후리고마)로 선후를 정합니다. 한 사람이 ${ownPawn ?? '쇼기의 보'} 다섯 개를 던져 승격한 면이 더 많이 나오면 던진 사람이 후수, 아니면 선수를 맡습니다. 이어지는 대국에서는 선후를 번갈아 바꿉니다.`,
  pieceLine: (title, moves) => `${title}: ${moves} 갑니다.`,
  wordsText: ({ slides, leaps, promotes }) =>
    [
      ...(slides ? ['"막힐 때까지"는 같은 방향으로 길이 비어 있는 만큼 갈 수 있다는 뜻입니다.'] : []),
      leaps ? '뛰는 수만 다른 말을 넘습니다.' : '어느 말도 다른 말을 넘지 못합니다.',
      ...(promotes ? ['+는 바로 앞에 적힌 말의 승격한 면입니다.'] : []),
    ].join(' '),
  royalsText: (king, jewel) =>
    `상위자가 ${josa(ROYALS[king] ?? king, '을')}, 하위자가 ${josa(ROYALS[jewel] ?? jewel, '을')} 씁니다. 움직임은 같습니다.`,
  NO_PROMOTION: '승격하는 말이 없습니다.',
  promotionText: (zone, promotion) =>
    `승격 구역은 두는 쪽에서 볼 때 ${lastRanks(zone)}입니다. 판 위의 말이 구역에서 시작하거나 구역에서 끝나는 수를 두면, 승격하는 면이 있는 말은 ${PROMOTES[promotion]}.`,
  lastingText(turning) {
    if (turning === 'all') {
      return '다시 그런 수를 두면 되돌아옵니다. 잡힌 말은 승격하지 않은 면으로 말받침에 놓입니다.';
    }
    const lasting = '승격한 말은 잡힐 때까지 승격한 채로 있고, 잡히면 승격하지 않은 면으로 말받침에 놓입니다.';
    if (turning.length === 0) return lasting;
    return `${lasting} ${josa(joinWords(turning, 'and'), '은')} 예외로, 다시 그런 수를 두면 되돌아옵니다.`;
  },
  mustPromoteOnText: (names, ranks) => `${josa(joinWords(names, 'and'), '은')} ${lastRanks(ranks)}에서 반드시 승격해야 합니다.`,
  dropsText: (promotesLater) =>
    `말받침의 말은 한 수를 들여 승격하지 않은 면으로 빈칸에 놓습니다.${promotesLater ? ' 승격 구역에도 놓을 수 있고, 다음에 움직일 때 승격할 수 있습니다.' : ''}`,
  deadDropText: (names, ranks) => `${josa(joinWords(names, 'and'), '은')} 움직일 수 없게 되는 ${lastRanks(ranks)}에 놓을 수 없습니다.`,
  captiveText: (captured, becomes) => `잡힌 ${josa(captured, '은')} ${josa(becomes, '이')} 되어 말받침에 놓입니다.`,
  pawnFileText(pawn, full) {
    if (full === undefined) {
      return `${josa(pawn, '은')} 같은 편의 ${josa(pawn, '이')} 있는 세로줄에도 놓을 수 있습니다.`;
    }
    const nifu = full.pawnsPerFile === 1 ? '(이보)' : '';
    return `${josa(pawn, '은')} ${fullFileText({ ...full, pawn })}에 놓을 수 없습니다${nifu}.`;
  },
  pawnMateText: (pawn, rule) =>
    rule === 'illegal'
      ? `${josa(pawn, '을')} 놓아 곧바로 외통을 만들 수는 없습니다${pawn === '보' ? '(타보힐)' : ''}. 놓아서 장군을 부르거나, 판 위의 ${josa(pawn, '으로')} 외통을 만들거나, 다른 말을 놓아 외통을 만드는 것은 됩니다.`
      : `${josa(pawn, '을')} 놓아 외통을 만들 수 있습니다.`,
  ENDS: {
    checkmate: (royal) => `외통: ${josa(royal, '이')} 공격받고 있는데 막을 수 있는 수가 없으면, 둘 차례인 쪽이 집니다.`,
    goal: (royal, ranks) => `${josa(royal, '이')} ${lastRanks(ranks)}에 닿고 그 자리에서 공격받지 않으면 이깁니다.`,
    noMoves: {
      loses: '장군을 받지 않았어도 둘 수 있는 수가 없으면 둘 차례인 쪽이 집니다.',
      draws: '장군을 받지 않았는데 둘 수 있는 수가 없으면 무승부입니다.',
    },
    repetition: ({ times, result }) =>
      `천일수: 판과 말받침과 차례가 모두 같은 국면이 ${ordinal(times)} 나타나면 ${REPETITION_RESULTS[result]}.`,
    perpetualCheck: ({ result }) => {
      const both = result === 'draw' ? ' 양쪽 모두 그랬다면 무승부입니다(자체 규칙).' : '';
      return `연속 장군 천일수: 그 국면이 처음 나타난 뒤로 한쪽이 둔 모든 수가 장군이었으면 그쪽이 집니다.${both}`;
    },
    bare: (royal) => `양쪽에 ${royal}만 남아도 대국은 끝나지 않습니다. 국면이 되풀이되거나 무승부에 합의할 때까지 계속됩니다.`,
    resignation: '기권은 언제든 할 수 있고, 합의하면 무승부입니다.',
    illegal: '엄격한 대국에서는 반칙수를 두면 바로 집니다. 그 밖에는 두지 못하게 합니다.',
  },
  impasseRule(royal, counted, threshold) {
    const counts = counted.map(([names, points]) => `${joinWords(names, 'and')} ${points}점`);
    return `양쪽의 ${josa(royal, '이')} 모두 상대의 승격 구역에 들어가면 지장기를 제안할 수 있고, 상대는 받아들이거나 계속 둡니다. 판과 말받침의 말을 승격과 상관없이 셉니다: ${counts.join(' / ')}. ${josa(royal, '은')} 세지 않습니다. ${threshold}점이 안 되는 쪽이 지고, 양쪽 모두 ${threshold}점 이상이면 무승부입니다. 양쪽 모두 모자라면 적은 쪽이 지고, 같으면 무승부입니다(자체 규칙).`;
  },
  GIVEN_COUNT: '이름이 있는 접장기에서는 뗀 말을 후수(상수)의 점수로 셉니다(자체 규칙).',
  ABOUT_HANDICAPS:
    '센 쪽이 후수(상수)가 되어 말을 떼고 먼저 둡니다. 뗀 말은 대국에서 빠집니다. 실력 차에 따라 얼마나 뗄지 정해진 약속은 없습니다.',
  handicapLine(handicap, kanji, removed) {
    const name = [handicapName(handicap), kanji].filter(Boolean).join(' ');
    const pieces = removed.map(({ square, name: piece }) => `${square} ${piece}`);
    return `${name}: ${josa(joinWords(pieces, 'and'), '을')} 뗌`;
  },
  DROP_HINT: '말 놓기가 승부의 절반입니다. 말받침에 말이 두 개 이상 놀고 있으면 대개 공격 기회를 놓친 것입니다.',
  pawnInHandHint: (pawn) => `말받침의 ${pawn} 하나는 아껴 둘 만합니다. 필요할 때 장군을 막고, 줄을 열고, 상대의 진형을 흔듭니다.`,
  HOUSE_RULE: '자체 규칙은 출처에 없어 komadai가 정한 규칙입니다.',
  sourceText: (source) => SOURCES[source] ?? source,

  // Screen places
  PLACES: {
    here: {
      settings: '"말표시", "테마", "낭독"으로 그 설정을 바꿉니다. komadai settings로는 모두 바꿀 수 있습니다.',
      learn: '배우기: "종료"한 뒤 komadai learn으로 강좌를 시작합니다.',
      menu: '메뉴: "종료"하면 이 대국은 보관됩니다. komadai play는 새 대국, komadai help는 안내입니다.',
    },
    server: {
      settings: '"말표시", "테마", "낭독"으로 그 설정을 바꿉니다. 화면에서는 모두 바꿀 수 있습니다.',
      learn: '배우기: 강좌는 화면에 있습니다. 집에서는 komadai learn으로 배웁니다.',
    },
  },
  BACK_AT_GAME: '대국으로 돌아왔습니다.',

  // Status
  startTitle(game, start) {
    if (start === 'even') return `${game}, 맞두기`;
    return `${game}, ${start === 'given' ? '지정 국면' : handicapText(start)}`;
  },
  turnText: (ply, turn) => `${ply === 0 ? '시작 국면' : `${ply}수`} - ${sideName(turn)} 차례`,
  inCheckText(royal, attackers) {
    const names = attackers.map(({ name, square }) => standingText(name, square));
    const attacked = josa(standingText(royal.name, royal.square), '을');
    return `장군! ${josa(joinWords(names, 'and'), '이')} 내 ${attacked} 노립니다.`;
  },
  repetitionWarning({ occurrence, perpetualChecker }, times, winner) {
    const told = `같은 국면이 ${times}번 중 ${ordinal(occurrence)} 나왔습니다`;
    if (perpetualChecker) {
      return `${told}. 연속 장군: ${sideName(perpetualChecker)}가 수를 바꾸지 않으면 집니다.`;
    }
    const result = winner === undefined ? '무승부입니다' : `${sideName(winner)}가 이깁니다`;
    return `${told}. ${ordinal(times)}에는 ${result}.`;
  },
  pawnDropMateWarning: (drop) => `${josa(drop, '은')} 타보힐이라 둘 수 없습니다.`,
  impasseText: ({ black, white }, threshold) =>
    `지장기를 제안할 수 있습니다: 선수 ${black}점, 후수 ${white}점. ${threshold}점이 필요합니다.`,

  // Variants
  VARIANT_COLUMNS: ['ID', '이름', '크기', '말', '출처'],
  checkedVariantText: (place, { id, files, ranks, pieces }, fingerprint) =>
    `${place}: ${id}, ${files}x${ranks}, 말 ${pieces.length}가지, 규칙 ${fingerprint}`,
  randomGamesText(games, ends, { longer, plies }) {
    const counts = ends.map(([reason, count]) => `${END_NAMES[reason]} ${count}`);
    if (longer > 0) counts.push(`${plies}수를 넘김 ${longer}`);
    return `무작위 ${games}국: ${counts.join(', ')}`;
  },
  lineCountsText: (perft, ms) => `1수에서 ${perft.length}수까지의 수순: ${perft.join(', ')}, 세는 데 ${Math.round(ms)} ms`,
  VARIANT_PROSE: {
    yari: {
      about: [
        '야리 쇼기는 1981년에 크리스티안 프릴링(Christian Freeling)이 만든 창의 게임입니다. 야리는 창이라는 뜻이고, 말 대부분이 창을 들었습니다. 앞으로는 길이 트인 만큼 달리지만 뒤로는 가지 못합니다.',
        '승격한 말은 창을 돌려 쥡니다. 뒤로 달리고, 앞으로는 겨우 한 칸쯤 갑니다. 야리 룩만 온전한 룩이 됩니다.',
      ],
      hints: [
        '졸끼리는 서로 지켜 주지 못합니다. 일찍 잡히고, 상대의 진영 뒤에 놓여 돌아옵니다.',
        '처음에는 야리 룩을 멀찍이 두고, 왕은 야리 룩에서 떨어뜨려 놓습니다.',
        '상대가 야리 룩을 위해 가장자리 줄을 열면 같은 줄에서 맞받습니다.',
        '말을 앞으로 보내기 전에 어떻게 돌아올지 생각합니다. 승격하기 전에는 대개 돌아오지 못합니다.',
      ],
    },
    shogi: {
      about: [
        '쇼기는 체스, 장기와 뿌리가 같은 일본의 게임으로, 지금의 모습으로 사백 년쯤 두어 왔습니다.',
        '친척들과 다른 점은 말 놓기입니다. 잡은 말은 내 편이 되어 언제든 다시 놓을 수 있습니다. 판이 비는 일이 없고, 무승부도 드뭅니다.',
      ],
      hints: [
        '싸움이 벌어지기 전에 왕을 가운데에서 옮겨 금과 은 뒤에 숨깁니다.',
        '비차 앞의 보를 일찍 올립니다. 가장 강한 말의 길이 열립니다.',
        '말받침의 금은 외통에 가장 좋은 말입니다. 왕 곁의 칸들을 바로 옆에서 막습니다.',
        '종반에 가까울수록 말을 잡는 것보다 장군이나 외통 직전으로 계속 몰아붙이는 수가 값집니다.',
      ],
    },
    ogi: {
      about: [
        '오기(王棋)는 시릴 벨탱(Cyril Veltin)이 만든 왕의 게임으로, 여기 규칙은 2023-24년의 것입니다. 쇼기와 비슷하지만 가로세로 여덟 줄이고, 금 대신 공주가 있습니다. 같은 이름의 더 새로운 글들은 체스에 가까운 다른 게임을 설명합니다.',
        '왕끼리 같은 세로줄에서, 공주끼리 그 옆 줄에서 마주 봅니다. 승격은 선택이 아닙니다. 할 수 있으면 반드시 해야 합니다.',
      ],
      legend:
        '이 게임에는 전설이 딸려 있습니다. 일본 이야기에 나오는 요괴 고마요와 얽힌 게임이라고 합니다. 전설은 전설일 뿐, 게임은 우리 시대의 것입니다.',
      hints: [
        '공주는 각에 사방으로 뛰는 나이트를 합친 말입니다. 두 말을 한꺼번에 노리는 칸을 찾으십시오.',
        '반드시 승격해야 하므로 은, 계마, 향차를 승격 구역에 넣기 전에 생각하십시오. 그곳에서는 한 칸씩만 가는 말이 됩니다.',
      ],
      handicapNote: '접장기는 쇼기를 따릅니다(자체 규칙).',
      impasseNote: '말의 점수와 기준 점수는 자체 규칙입니다.',
    },
    minishogi: {
      about: [
        '미니쇼기(5五将棋)는 가로세로 다섯 줄에 말을 한 종류에 하나씩 둔 쇼기로, 1970년 무렵 구스모토 시게노부가 만들었거나 되살렸습니다. 프로그램과 동호회의 대회가 열립니다.',
        '규칙은 모두 쇼기와 같습니다. 승격 구역은 맨 끝줄뿐이고, 첫 수부터 모든 말이 싸움에 나섭니다. 대국은 대개 서른 수 안에 끝납니다.',
      ],
      hints: [
        '말받침의 말은 판 위의 말보다 값집니다. 상대의 왕은 언제나 말 하나 놓을 거리에 있습니다.',
        '먼저 두는 선수는 네 번째 되풀이를 피해야 합니다. 천일수는 선수가 집니다. 후수는 되풀이로 버틸 수 있습니다.',
      ],
    },
    gorogoro: {
      about: [
        '고로고로 쇼기는 동물 쇼기에서 쇼기로 가는 디딤돌로, 기타오 마도카가 만들었습니다. 이름은 판의 크기인 5와 6을 일본어로 읽은 말놀이입니다.',
        '말은 왕, 금, 은, 보뿐이고, 멀리 가는 말이 없습니다. 이보와 타보힐을 비롯해 쇼기의 규칙을 그대로 따르고, 승격 구역은 두 줄입니다.',
      ],
      hints: [
        '가운데의 보들은 첫 수에 부딪칩니다. 시작하기 전에 누가 마지막에 잡는지 세어 보십시오.',
        '말받침의 금은 외통에 가장 좋은 말입니다. 하나는 마지막을 위해 남겨 두십시오.',
      ],
    },
    judkins: {
      about: [
        '저드킨스 쇼기는 영국 노리치의 폴 저드킨스(Paul Judkins)가 1998년 이전에 만들었습니다. 가로세로 여섯 줄에 계마를 더한 미니쇼기이고, 승격 구역은 두 줄입니다.',
      ],
      hints: [
        '계마는 두 번 움직이면 승격 구역에 뛰어들고, 말받침의 계마는 다른 말이 노리지 못하는 두 칸을 노립니다.',
        '보는 양쪽에 하나씩뿐입니다. 그 줄에서 보가 사라지면 그 줄은 비차의 것입니다.',
      ],
    },
    tori: {
      about: [
        '도리 쇼기는 1799년에 도요타 겐류가 만든 새들의 게임으로, 오래도록 스승 오하시 소에이의 작품으로 알려져 왔습니다. 쇼기를 빼면 잡은 말이 돌아오는 옛 게임은 이것뿐이며, 지금도 두고 있습니다.',
        '판 가운데를 제비 열여섯 마리가 채우고, 그중 둘은 처음부터 마주 봅니다. 왼메추라기와 오른메추라기는 서로 거울에 비친 모습이고, 매가 승격한 독수리가 가장 강한 말입니다.',
      ],
      hints: [
        '제비는 한 세로줄에 둘까지 있을 수 있고 셋은 안 됩니다. 말받침의 세 번째 제비는 자리가 나기를 기다립니다.',
        '승격한 제비인 기러기는 두 칸씩만 뜁니다. 대부분의 칸에서는 닿는 곳이 적습니다. 교환할 때는 제비와 다르지 않습니다.',
        '매는 승격 구역에 안전하게 들어갈 수 있을 때까지 제비 뒤에 둡니다. 독수리가 되면 승부를 결정합니다.',
      ],
    },
    euro: {
      about: [
        '유로 쇼기는 블라디미르 프리빌리네츠(Vladimír Pribylinec)가 정육면체 말을 쓰는 자신의 게임을 바탕으로 만든, 체스를 두던 사람을 위한 쇼기입니다. 가로세로 여덟 줄이고, 비차 하나 옆에 각이 둘 있습니다.',
        '계마는 쇼기처럼 뛰면서 옆으로도 가므로 끝줄에서 갇히지 않습니다. 승격은 선택이 아닙니다. 할 수 있으면 반드시 해야 합니다.',
      ],
      hints: [
        '각 둘은 나란히 시작해 두 빛깔의 칸을 모두 맡습니다. 각각의 대각선을 열어 주십시오.',
        '승격 구역에 들어간 계마는 곧바로 금이 됩니다. 그곳에 금이 필요할 때만 뛰십시오.',
      ],
    },
    whale: {
      about: [
        '웨일 쇼기는 1981년에 웨인 슈밋버거(R. Wayne Schmittberger)가 고래를 말로 삼아 만들었습니다. 가로세로 여섯 줄이고, 분위기는 도리 쇼기에 가깝습니다.',
        '승격하는 말은 둘뿐이고, 둘 다 별납니다. 가장 약한 쇠돌고래는 잡히면 가장 강한 범고래가 되어 말받침에 갑니다. 맨 끝줄에 닿은 돌고래는 돌아서서 대각선 뒤로 막힐 때까지 갈 수 있고, 돌아가는 길에 다시 원래의 돌고래가 됩니다.',
      ],
      hints: [
        '쇠돌고래를 가장 강한 말처럼 지키십시오. 잡는 쪽에게는 정말 그렇습니다.',
        '돌고래는 한 세로줄에 둘까지 있을 수 있고 셋은 안 됩니다.',
        '맨 끝줄에 닿은 돌고래는 뒤에서 두 대각선으로 공격합니다.',
      ],
    },
    dobutsu: {
      about: [
        '동물 쇼기는 2008년에 프로 기사 기타오 마도카가 어린아이도 시작할 수 있도록 만들고, 후지타 마이코가 그림을 그린 게임입니다. "사자를 잡아라"라는 이름으로도 팔립니다.',
        '모든 동물은 한 칸씩 갑니다. 사자가 맨 끝줄에 닿고 그 자리에서 공격받지 않으면 이깁니다. 병아리는 그곳에서 닭이 됩니다. 놓은 병아리는 맨 끝줄에서도 병아리입니다.',
      ],
      hints: [
        '맨 끝줄에 간 사자를 잡을 수 있는 동물을 세어 보십시오. 없으면 걸어가십시오.',
        '기린은 앞에서, 코끼리는 모서리에서 공격하기 좋습니다. 자리가 나쁜 쪽을 바꾸십시오.',
        '컴퓨터가 끝까지 풀어낸 게임입니다. 양쪽이 최선을 다하면 78수 만에 후수가 이깁니다.',
      ],
    },
  },

  // Describe moves
  STRAIGHT: [
    [0b1111, '상하좌우'],
    [0b0001, '앞'],
    [0b1100, '좌우'],
    [0b0100, '왼쪽'],
    [0b1000, '오른쪽'],
    [0b0010, '뒤'],
  ],
  DIAGONAL: [
    [0b11110000, '대각선 네 방향'],
    [0b01010000, '대각선 앞'],
    [0b10100000, '대각선 뒤'],
    [0b00010000, '왼쪽 대각선 앞'],
    [0b01000000, '오른쪽 대각선 앞'],
    [0b10000000, '왼쪽 대각선 뒤'],
    [0b00100000, '오른쪽 대각선 뒤'],
  ],
  ANY_DIRECTION: '여덟 방향',
  KNIGHT: [
    [0b11111111, '사방으로 두 칸, 그 옆으로 한 칸'],
    [0b00001111, '앞이나 뒤로 두 칸, 옆으로 한 칸'],
    [0b11110000, '옆으로 두 칸, 앞이나 뒤로 한 칸'],
    [0b00000101, '앞으로 두 칸, 옆으로 한 칸'],
    [0b00001010, '뒤로 두 칸, 옆으로 한 칸'],
    [0b01010000, '옆으로 두 칸, 앞으로 한 칸'],
    [0b10100000, '옆으로 두 칸, 뒤로 한 칸'],
    [0b10010000, '왼쪽으로 두 칸, 앞이나 뒤로 한 칸'],
    [0b01100000, '오른쪽으로 두 칸, 앞이나 뒤로 한 칸'],
    [0b00000001, '앞으로 두 칸, 왼쪽으로 한 칸'],
    [0b00000100, '앞으로 두 칸, 오른쪽으로 한 칸'],
    [0b00001000, '뒤로 두 칸, 왼쪽으로 한 칸'],
    [0b00000010, '뒤로 두 칸, 오른쪽으로 한 칸'],
    [0b00010000, '왼쪽으로 두 칸, 앞으로 한 칸'],
    [0b10000000, '왼쪽으로 두 칸, 뒤로 한 칸'],
    [0b01000000, '오른쪽으로 두 칸, 앞으로 한 칸'],
    [0b00100000, '오른쪽으로 두 칸, 뒤로 한 칸'],
  ],
  slideText(range, directions) {
    const where = josa(eitherText(directions), '으로');
    if (range === 1) return `${where} 한 칸`;
    return range === 'unlimited' ? `${where} 막힐 때까지` : `${where} ${range}칸까지`;
  },
  leapText(range, line, knight) {
    const inLine = line === undefined ? [] : [`${josa(eitherText(line), '으로')} 두 칸`];
    const where = orList([...inLine, ...knight]);
    if (range === 1) return `${where} 뛰어`;
    const times = range === 'unlimited' ? '막힐 때까지 거듭' : `${range}번까지 거듭`;
    return `${where} 뛰기를 같은 방향으로 ${times}하여`;
  },
  clausesText: (clauses) => clauses.join(', 또는 '),

  // Hints
  howToMove(example, hasMouse) {
    const typed = example === undefined ? [] : [`수 입력: ${example} Enter.`];
    return [...typed, hasMouse ? '또는 화살표와 Enter, 클릭.' : '또는 화살표와 Enter.', '?: 더 보기.'];
  },
  HINT_IS_COMING: '힌트를 생각하는 중 ..',
  hintSentence: (first, then, score, turn) => `힌트: ${first}${then && `, 이어서 ${then}`} (${scoreText(score, turn)})`,
  thinkingLabel: (color) => `${sideName(color)} 생각 중`,

  // Edit
  EDIT_TASK:
    '어떤 국면이든 만듭니다. "은 5e"는 5e에 은을 놓고, "7g 7f"는 7g의 말을 옮기며, 5e만 쓰면 그 칸의 말을 알려 줍니다. ' +
    '커서가 있는 칸에서 Enter나 클릭으로 말을 들고 놓습니다. 빈 칸이나 같은 말에 두 번 누르면 할 수 있는 일의 목록이 열립니다. ' +
    '말만 쓰면 커서의 칸에 놓고, 칸을 뺀 명령어도 그 칸에 적용합니다.',
  EDIT_TITLE: '국면 편집',
  editHeading: (game) => `${game}: 국면 편집`,
  EDIT_ANSWERS: {
    cleared: '판과 말받침을 비웠습니다.',
    started: '시작 국면입니다.',
    undone: '되돌렸습니다.',
    redone: '다시 했습니다.',
    'no-undo': '되돌릴 변경이 없습니다.',
    'no-redo': '되돌린 변경이 없습니다.',
    'which-square': '어느 칸입니까? "5e"처럼 이어서 쓰거나 화살표로 고르십시오.',
    'empty-square': '그 칸에는 말이 없습니다.',
    'no-other-face': '이 말은 승격하지 않습니다.',
    'royal-in-hand': '이 말은 말받침에 놓을 수 없습니다.',
    'which-hand': '편, 말, 개수를 적어 주십시오: "말받침 선수 보 3"',
    'hand-full': '말받침에는 한 종류가 99개까지입니다.',
    'no-handicap': '초기국면: 그런 접장기는 없습니다.',
    'no-moves': '둘 차례인 쪽에 둘 수 있는 수가 없어 대국을 시작할 수 없습니다.',
    'no-level': '대국: 레벨은 1부터 10까지입니다. 빼면 두 사람의 대국입니다.',
    'no-target': '박보가 아닙니다. 차례가 아닌 쪽에 외통을 당할 왕이 없습니다.',
    'which-file': '저장: 박보 파일의 이름을 적어 주십시오.',
    'saves-no-mate': '장군을 이어 외통이 되는 수가 없어 (증명됨) 박보로 저장하지 않았습니다.',
    'saves-unproved': '제한 시간 안에 외통인지 아닌지 증명하지 못했습니다. 그래도 저장하시겠습니까?',
    'save-stopped': '외통 찾기가 중지되어 저장하지 않았습니다.',
    'leaves-edited': '국면이 저장되지 않았습니다. 그래도 나가시겠습니까?',
    rest: ({ color, count }) => (count === 0 ? '모자란 말이 없습니다.' : `말 ${count}개를 ${possessive(color)} 말받침에 더했습니다.`),
    saved({ path, plies }) {
      const mate = plies === undefined ? '' : `${plies}수 외통. `;
      return `${mate}${printable(path)}에 더했습니다. komadai tsume로 풉니다.`;
    },
  },
  sideToMoveText: (color) => `${sideName(color)} 차례`,
  removedText: (piece) => `치운 말: ${piece}.`,
  pickedText: (piece) => `든 말: ${piece}. Enter로 놓습니다.`,
  notReadText: (line, piece, square) =>
    `${josa(quoted(line), '은')} 말도 칸도 아닙니다. 예: "${piece} ${square}", "${piece} ${square} 후수". 명령어는 도움말에 있습니다.`,
  problemNotSavedText: (fault) => `저장: ${fault}`,
  kinglessText: (color, royal) => `${sideName(color)}에 ${josa(royal, '이')} 없습니다`,
  tooManyText: (pieces, most) => `너무 많습니다: ${pieces}(모두 ${most}개)`,
  missingPiecesText: (pieces) => `모자란 말: ${pieces}`,
  SET_IS_WHOLE: '모자란 말 없음.',
  POSITION_IS_RIGHT: '잘못이 없습니다.',
  SQUARE_CHOICES: {
    remove: '치우기',
    face: '뒤집기',
    swap: '상대편에 주기',
    toHand: (color) => `${possessive(color)} 말받침으로`,
  },
  HANDS_TEXTS: { title: '말받침과 차례', turn: '차례', done: '끝' },
};
