import type { HelpWord } from '../../activity/tsume.ts';
import type { Length } from '../../match/problems/tsume-set.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { spelled } from './spelled.ts';

export const TSUME_TASK =
  '상대를 외통으로 몰아야 합니다. 모든 수가 장군이어야 하고, 수비는 가장 오래 버티는 수로 응합니다. ' +
  '놓아도 잡히기만 하는 헛된 막기는 수에 넣지 않습니다. 수가 맞으면 어떤 외통이든 정답입니다.';

export const TSUME_NAMES = { attacker: '나', defender: '수비' } as const;

export function problemHeading(
  game: string,
  {
    number,
    of,
    plies,
    rating,
    isSolved,
  }: {
    readonly number?: number;
    readonly of?: number;
    readonly plies: number | undefined;
    readonly rating: string | undefined;
    readonly isSolved: boolean;
  },
): string {
  const place = number === undefined ? '' : ` ${number}${of === undefined ? '' : `/${of}`}`;
  const length = plies === undefined ? '' : `, ${plies}수 외통`;
  const notes = [...(rating ? [rating] : []), ...(isSolved ? ['해결'] : [])].join(', ');
  return `${game} 박보${place}${length}${notes && ` (${notes})`}`;
}

export const FINDINGS = {
  none: (most: number) => `${most}수 안에 장군만으로 외통이 되는 수순이 없습니다.`,
  unknown: '정해진 시간에 외통을 찾지 못했습니다. 있을 수도 있습니다.',
  shorter: (found: number, said: number) =>
    `${found}수 외통이 있습니다. 파일에는 ${said}수로 적혀 있습니다.`,
  longer: (said: number, wanted: number | undefined) =>
    wanted === undefined
      ? `파일에는 ${said}수 외통으로 적혀 있는데, 최선의 수비에 대한 수는 알 수 없습니다.`
      : `파일에는 ${said}수 외통으로 적혀 있는데, 최선의 수비에는 ${wanted}수입니다.`,
  odd: (what: string) => `대국에서 나올 수 없는 국면입니다: ${what}.`,
} as const;

export const TRIES = {
  noCheck: (move: string) =>
    `${josa(move, '은')} 장군이 아닙니다. 박보에서는 모든 수가 장군이어야 합니다.`,
  answered: (move: string, by: Color, answer: string) =>
    `${move}: 맞습니다. ${sideName(by)}의 응수는 ${answer}.`,
  failed: (move: string, why: string) => `${move} 실패: ${why}`,
  /** @param note a shorter mate, in plies; or that the file has another line */
  solved: (plies: number, note: number | 'other' | undefined) => {
    const solved = `정답입니다: ${plies}수 외통.`;
    if (note === undefined) return solved;
    return `${solved} ${note === 'other' ? '파일의 수순과는 다릅니다.' : `${note}수 외통도 있습니다.`}`;
  },
} as const;

export const FAILURES = {
  unjudged: '정해진 시간에 응수를 찾지 못했지만, 외통도 찾지 못했습니다.',
  tooLong: (plies: number, wanted: number, answer: string) =>
    `${answer} 다음에 외통이 되지만 ${wanted}수가 아니라 ${plies}수입니다.`,
  capture: (answer: string, piece: string, plies: number | undefined) =>
    `${josa(answer, '이')} ${josa(piece, '을')} 잡아 ${noMate(plies)}.`,
  kingMove: (answer: string, king: string, plies: number | undefined) =>
    `${josa(king, '이')} ${josa(answer, '으로')} 달아나 ${noMate(plies)}.`,
  block: (answer: string, plies: number | undefined) =>
    `${josa(answer, '이')} 장군을 막아 ${noMate(plies)}.`,
} as const;

function noMate(plies: number | undefined): string {
  return plies === undefined ? '외통이 없습니다' : `${plies}수 안에 외통이 없습니다`;
}

export function helpQuestion(word: HelpWord): string {
  const what = word === 'hint' ? '힌트를' : '정답을';
  return `그러면 못 푼 문제로 칩니다. ${what} 보시겠습니까?`;
}

export const TSUME_HINTS = {
  move: (move: string) => `힌트: ${move}`,
  none: '힌트: 여기서는 외통이 없습니다.',
  unknown: '힌트: 정해진 시간에 외통을 찾지 못했습니다.',
} as const;

export const SOLUTIONS = {
  moves: (moves: string) => `정답: ${moves}`,
  none: '정답: 장군만으로 외통이 되는 수순이 없습니다.',
  unknown: '정답: 알 수 없습니다.',
} as const;

export const TSUME_ANSWERS = {
  thinking: '수비가 생각하고 있습니다.',
  solved: '푼 문제입니다. 다음 또는 무르기를 쓰십시오.',
  'no-undo': '무를 수가 없습니다.',
  undone: '물렀습니다.',
  'no-next': '마지막 문제입니다.',
  'no-other': '나머지 문제는 모두 풀었습니다.',
  'not-rated': 'komadai의 문제에만 레이팅이 있습니다.',
  noList: '문제가 하나뿐입니다.',
  'no-previous': '첫 문제입니다.',
  looking: '외통을 찾는 중 ..',
} as const;

export function problemNotKept(why: string): string {
  return `문제의 결과 저장 안 됨: ${why}.`;
}

export function someSolvedText(solved: number, of: number): string {
  return `${of}문제 중 ${solved}문제를 풀었습니다.`;
}

export function newRatingText(rating: string): string {
  return `내 레이팅: ${rating}.`;
}

export function allSolvedLine(count: number, plies: Length): string {
  return `${plies === 'all' ? '' : `${plies}수 외통 `}${count}문제를 모두 풀었습니다.`;
}

export function repeatLine(solved: string): string {
  return `${solved} 푼 지 가장 오래된 문제입니다.`;
}

export function bothRatingsText(game: string, own: string, problem: string): string {
  return `${game} 박보에서 내 레이팅은 ${own}, 이 문제는 ${problem}입니다.`;
}

export function noLengthText(word: string, typed: string, lengths: readonly number[]): string {
  return `${spelled(word)}: ${josa(quoted(typed), '은')} 수가 아닙니다. ${noSuchLengthText(lengths)}.`;
}

export function lengthText(plies: Length): string {
  return `이제부터 ${plies === 'all' ? '모든 문제를' : `${plies}수 외통만`} 냅니다.`;
}

export function leftOutText(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  const more = faults.length > 1 ? ` (그 밖에 ${faults.length - 1}개)` : '';
  return `읽지 못함: ${faults[0]}${more}.`;
}

export function noProblemsText({ id }: Variant, games: readonly Variant[]): string {
  const others = joinWords(
    games.map((game) => game.id),
    'and',
  );
  return `${id} 문제는 없고 ${others} 문제만 있습니다. komadai tsume FILE로 파일의 문제를 풉니다`;
}

export function problemCountText(count: number): string {
  return `${count}문제가 있습니다`;
}

export function noSuchLengthText(lengths: readonly number[]): string {
  if (lengths.length === 0) return '수가 적힌 문제가 없습니다';
  return `${lengths.join(', ')}수 문제가 있습니다`;
}

export const UNREAD = {
  json: (place: string) => `${place}: 이 줄은 JSON 객체가 아닙니다. 예: {"sfen": "..", "plies": 3}`,
  noSfen: (place: string) => `${place}: 문제에 "sfen"이 없습니다`,
  plies: (place: string, found: string) =>
    `${place}: plies는 홀수인데 ${quoted(found)}입니다. 이 값 없이 문제를 읽습니다`,
  noTarget: (place: string, why: string) => `${place}: ${why}`,
  gameStart: (place: string, game: number) =>
    `${place}: 대국 ${game}의 시작은 대국의 시작 국면이지 박보가 아닙니다`,
} as const;

export function noTargetLine(king: string): string {
  return `박보가 아닙니다: 둘 차례가 아닌 쪽에 ${josa(king, '이')} 없습니다`;
}
