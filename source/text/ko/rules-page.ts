import type { RepetitionRule, Variant } from '../../rules/core/variant.ts';
import type { FullFile } from '../en/piece-page.ts';
import type { Counted, MovesTold, RemovedPiece, RulesBoard } from '../en/rules-page.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { handicapName } from './names.ts';
import { ordinal } from './ordinal.ts';
import { lastRanks } from './phrases.ts';
import { fullFileText } from './piece-page.ts';

export const RULES_TITLES = {
  board: '판과 목적',
  pieces: '말',
  promotion: '승격',
  drops: '말 놓기',
  end: '종국',
  impasse: '지장기',
  handicaps: '접장기',
  hints: '초심자를 위한 조언',
  sources: '출처',
} as const;

export function rulesTitle(name: string, kanji: string): string {
  return `${name} ${kanji}`.trim();
}

export function boardText({ files, ranks, pieces, hasHandicaps }: RulesBoard): string {
  return `판은 아래쪽의 선수가 볼 때 오른쪽부터 숫자로 세는 세로줄 ${files}개와 위부터 글자로 세는 가로줄 ${ranks}개로 되어 있습니다. 말은 각각 ${pieces}개입니다. 선수가 먼저 둡니다${hasHandicaps ? '. 접장기에서는 후수(상수)가 먼저 둡니다' : ''}.`;
}

export const TURNS = {
  legal:
    '번갈아 판 위의 말 하나를 움직이거나 말받침의 말 하나를 놓습니다. 차례를 거를 수는 없습니다. 상대의 말이 있는 칸으로 가면 그 말을 잡고, 잡은 말은 내 말받침에 놓입니다.',
  illegal:
    '번갈아 말 하나를 움직입니다. 차례를 거를 수는 없습니다. 상대의 말이 있는 칸으로 가면 그 말을 잡습니다. 잡힌 말은 돌아오지 않습니다.',
};

export function aimText(
  royal: string,
  goalRanks: number | undefined,
  isStalemateWin: boolean,
): string {
  const ways = [
    `상대의 ${josa(royal, '을')} 외통으로 몰면`,
    ...(goalRanks ? [`내 ${josa(royal, '이')} ${lastRanks(goalRanks)}에 닿으면`] : []),
    ...(isStalemateWin ? ['상대가 둘 수 있는 수를 없애면'] : []),
  ];
  return `${ways.join(', 또는 ')} 이깁니다.`;
}

export function drawnByFurigoma(isOwnSet: boolean): string {
  return `평수에서는 돌가리기(후리고마)로 선후를 정합니다. 한 사람이 ${isOwnSet ? '' : '쇼기의 '}보 다섯 개를 던져 승격한 면이 더 많이 나오면 던진 사람이 후수, 아니면 선수입니다. 이어지는 대국에서는 선후를 번갈아 바꿉니다.`;
}

export function pieceLine(title: string, moves: string): string {
  return `${title}: ${moves} 갑니다.`;
}

export function wordsText({ slides, leaps, promotes }: MovesTold): string {
  return [
    ...(slides ? ['"막힐 때까지"는 같은 방향으로 길이 비어 있는 만큼 갈 수 있다는 뜻입니다.'] : []),
    leaps ? '뛰는 수만 다른 말을 넘습니다.' : '어느 말도 다른 말을 넘지 못합니다.',
    ...(promotes ? ['+는 바로 앞에 적힌 말의 승격한 면입니다.'] : []),
  ].join(' ');
}

export function royalsText(king: string, jewel: string): string {
  return `윗사람이 ${josa(king, '을')}, 아랫사람이 ${josa(jewel, '을')} 씁니다. 두 말의 움직임은 같습니다.`;
}

export const NO_PROMOTION = '승격하는 말이 없습니다.';

const PROMOTES = {
  mandatory: '반드시 승격해야 합니다',
  optional: '승격할 수 있습니다',
} as const satisfies Readonly<Record<Variant['promotion'], string>>;

export function promotionText(zone: number, promotion: Variant['promotion']): string {
  return `승격 구역은 두는 쪽에서 볼 때 ${lastRanks(zone)}입니다. 판 위의 말이 구역에서 시작하거나 구역에서 끝나는 수를 두면, 승격하는 면이 있는 말은 ${PROMOTES[promotion]}.`;
}

export function lastingText(turning: readonly string[] | 'all'): string {
  if (turning === 'all') {
    return '다시 그런 수를 두면 되돌아옵니다. 잡힌 말은 승격하지 않은 면으로 말받침에 놓입니다.';
  }
  const lasting =
    '승격한 말은 잡힐 때까지 승격한 채로 있고, 잡히면 승격하지 않은 면으로 말받침에 놓입니다.';
  if (turning.length === 0) return lasting;
  return `${lasting} ${josa(joinWords(turning, 'and'), '은')} 예외로, 다시 그런 수를 두면 되돌아옵니다.`;
}

export function mustPromoteOnText(names: readonly string[], ranks: number): string {
  return `${josa(joinWords(names, 'and'), '은')} ${lastRanks(ranks)}에서 반드시 승격해야 합니다.`;
}

export function dropsText(promotesLater: boolean): string {
  return `말받침의 말은 한 수를 들여 승격하지 않은 면으로 빈칸에 놓습니다.${promotesLater ? ' 승격 구역에도 놓을 수 있고, 다음에 움직일 때 승격할 수 있습니다.' : ''}`;
}

export function deadDropText(names: readonly string[], ranks: number): string {
  return `${josa(joinWords(names, 'and'), '은')} 움직일 수 없게 되는 ${lastRanks(ranks)}에 놓을 수 없습니다.`;
}

export function captiveText(captured: string, becomes: string): string {
  return `잡힌 ${josa(captured, '은')} ${josa(becomes, '이')} 되어 말받침에 놓입니다.`;
}

export function pawnFileText(pawn: string, full: FullFile | undefined): string {
  if (full === undefined) {
    return `${josa(pawn, '은')} 같은 편의 ${josa(pawn, '이')} 있는 세로줄에도 놓을 수 있습니다.`;
  }
  const nifu = full.pawnsPerFile === 1 ? '(이보)' : '';
  return `${josa(pawn, '은')} ${fullFileText({ ...full, pawn })}에 놓을 수 없습니다${nifu}.`;
}

export function pawnMateText(pawn: string, rule: Variant['pawnDropMate']): string {
  return rule === 'illegal'
    ? `${josa(pawn, '을')} 놓아 곧바로 외통을 만들 수는 없습니다${pawn === '보' ? '(타보힐)' : ''}. 놓아서 장군을 부르거나, 판 위의 ${josa(pawn, '으로')} 외통을 만들거나, 다른 말을 놓아 외통을 만드는 것은 됩니다.`
    : `${josa(pawn, '을')} 놓아 외통을 만들 수 있습니다.`;
}

export const ENDS = {
  checkmate: (royal: string) =>
    `외통: ${josa(royal, '이')} 공격받고 있는데 막을 수 있는 수가 없으면, 둘 차례인 쪽이 집니다.`,
  goal: (royal: string, ranks: number) =>
    `${josa(royal, '이')} ${lastRanks(ranks)}에 닿고 그 자리에서 공격받지 않으면 이깁니다.`,
  noMoves: {
    loses: '장군을 받지 않았어도 둘 수 있는 수가 없으면 둘 차례인 쪽이 집니다.',
    draws: '장군을 받지 않았는데 둘 수 있는 수가 없으면 무승부입니다.',
  },
  repetition: ({ times, result }: RepetitionRule) =>
    `천일수: 판과 말받침과 차례가 모두 같은 국면이 ${ordinal(times)} 나타나면 ${REPETITION_RESULTS[result]}.`,
  /** @param isDrawnByBoth whether it is told what happens if both sides gave check */
  perpetualCheck: (isDrawnByBoth: boolean) => {
    const both = isDrawnByBoth ? ' 양쪽 모두 그랬다면 무승부입니다(자체 규칙).' : '';
    return `연속 장군 천일수: 그 국면이 처음 나타난 뒤로 한쪽이 둔 모든 수가 장군이었으면 그쪽이 집니다.${both}`;
  },
  bare: (royal: string) =>
    `양쪽에 ${royal}만 남아도 대국은 끝나지 않습니다. 국면이 되풀이되거나 무승부에 합의할 때까지 계속됩니다.`,
  resignation: '기권은 언제든 할 수 있고, 합의하면 무승부입니다.',
  illegal: '엄격한 대국에서는 반칙수를 두면 바로 집니다. 그 밖에는 두지 못하게 합니다.',
} as const;

const REPETITION_RESULTS = {
  draw: '무승부입니다',
  'black-loses': '선수가 집니다',
  'white-loses': '후수가 집니다',
  'repeater-loses': '그 국면을 만든 쪽이 집니다',
  'repeater-wins': '그 국면을 만든 쪽이 이깁니다',
} as const satisfies Readonly<Record<RepetitionRule['result'], string>>;

export function impasseRule(royal: string, counted: readonly Counted[], threshold: number): string {
  const counts = counted.map(({ names, points }) => `${joinWords(names, 'and')} ${points}점`);
  return `양쪽의 ${josa(royal, '이')} 모두 상대의 승격 구역에 들어가면 지장기를 제안할 수 있고, 상대는 받아들이거나 계속 둡니다. 판과 말받침의 말을 승격과 상관없이 셉니다: ${counts.join('; ')}. ${josa(royal, '은')} 세지 않습니다. ${threshold}점이 안 되는 쪽이 지고, 양쪽 모두 ${threshold}점 이상이면 무승부입니다. 양쪽 모두 모자라면 적은 쪽이 지고, 같으면 무승부입니다(자체 규칙).`;
}

export const GIVEN_COUNT =
  '이름이 있는 접장기에서는 뗀 말을 후수(상수)의 점수로 셉니다(자체 규칙).';

export const ABOUT_HANDICAPS =
  '센 쪽이 후수(상수)가 되어 말을 떼고 먼저 둡니다. 뗀 말은 대국에서 빠집니다. 실력 차에 따라 얼마나 뗄지 정해진 약속은 없습니다.';

export function handicapLine(
  handicap: Parameters<typeof handicapName>[0],
  kanji: string,
  removed: readonly RemovedPiece[],
): string {
  const name = [handicapName(handicap), kanji].filter(Boolean).join(' ');
  const pieces = removed.map(({ square, name: piece }) => `${square} ${piece}`);
  return `${name}: ${josa(joinWords(pieces, 'and'), '을')} 뗌`;
}

export const DROP_HINT =
  '말 놓기가 승부의 절반입니다. 말받침에 말이 두 개 이상 놀고 있으면 대개 공격 기회를 놓친 것입니다.';

export function pawnInHandHint(pawn: string): string {
  return `말받침의 ${pawn} 하나는 아껴 둘 만합니다. 필요할 때 장군을 막고, 줄을 열고, 상대의 진형을 흔듭니다.`;
}

export const HOUSE_RULE = '자체 규칙은 출처에 없어 komadai가 정한 규칙입니다.';

/** The sources of the rules and of the house decisions, by their English text. */
const SOURCES: Readonly<Record<string, string>> = {
  'Madoka Kitao and Maiko Fujita, Dobutsu shogi, 2008: doubutsushogi.jp':
    '기타오 마도카·후지타 마이코, 동물 쇼기, 2008: doubutsushogi.jp',
  'The third repetition draws, as the authors say; Fairy-Stockfish waits for the fourth':
    '같은 국면이 세 번째 나타나면 무승부: 만든 사람의 규칙. Fairy-Stockfish는 네 번째',
  'House: a move that lets the lion be taken is refused, as in shogi, where the authors let it happen and the game be lost; kanji for the pictures of the animals':
    '자체 규칙: 사자를 잡히게 하는 수는 쇼기처럼 둘 수 없음(만든 사람의 규칙으로는 둘 수 있고 짐). 동물 그림 대신 쓰는 한자',
  'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi':
    'Vladimír Pribylinec, EuroShogi, 2000년 이후. 나머지는 쇼기와 같음',
  'House: the kanji; the author prints signs on cubes':
    '자체 규칙: 한자 표시(만든 사람은 정육면체에 기호를 적음)',
  'Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi':
    '기타오 마도카, 고로고로 동물 쇼기, 2012. 나머지는 쇼기와 같음',
  'Paul Judkins, before April 1998; all else as in shogi':
    'Paul Judkins, 1998년 4월 이전. 나머지는 쇼기와 같음',
  'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970':
    '구스모토 시게노부, 5五将棋, 1970년 무렵',
  'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish':
    '같은 국면이 네 번째 나타나면 선수의 패배: 전기통신대학 미니쇼기 대회의 규칙과 Fairy-Stockfish',
  'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi':
    'Cyril Veltin, Ōgi, 2023-24년의 규칙. 거기에 없는 것은 쇼기와 같음',
  'House: the handicaps, the impasse points and the threshold':
    '자체 규칙: 접장기, 지장기의 점수와 기준점',
  'Rules of shogi as played under the Japan Shogi Association':
    '일본장기연맹의 대국에서 쓰는 쇼기 규칙',
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
  'House: labels of one kanji, the treatment of removed pieces in an impasse':
    '자체 규칙: 한자 한 글자 표시, 지장기에서 뗀 말을 세는 방법',
  'House: forced promotion, on which the source has two sentences that differ on rook and knight. Taken is the one by which only a piece must promote that could never move again: a yari rook on the last rank still slides sideways, and a yari knight on the rank before it still slides a square':
    '자체 규칙: 반드시 승격해야 하는 말. 출처에는 룩과 기사에 대해 서로 다른 두 문장이 있음. 다시는 움직일 수 없게 되는 말만 승격해야 한다는 문장을 따름. 야리 룩은 맨 끝줄에서도 옆으로 가고, 야리 기사는 그 앞줄에서도 한 칸 더 감',
};

/** A source of the rules. Those of games from files stay as they are. */
export function sourceText(source: string): string {
  return SOURCES[source] ?? source;
}
