import type { CheckAnswer } from '../../match/lessons/goal.ts';
import type { ChapterName, Task } from '../../match/lessons/task.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { handicapText, nameOfPiece, royalName } from './names.ts';
import { lastRanks, nameInText } from './phrases.ts';

export const LEARN_WORD_HELP = {
  hint: '다음에 할 일',
  undo: '지난 수를 무릅니다',
  retry: '과제를 처음부터 다시 합니다',
  next: '다음 과제',
  skip: '이 과제를 남겨 두고 넘어갑니다',
  previous: '이전 과제',
  back: '"이전"과 같음',
  go: '"이동 12"는 12번 과제로 갑니다',
  begin: '과제의 대국을 시작합니다',
  task: '과제를 다시 보입니다',
  chapters: '장의 목록과 진도',
  ...BOARD_WORD_HELP,
  quit: '나갑니다. 마친 과제는 기억됩니다',
} as const;

export const LEARN_TASK =
  '과제대로 하십시오. 수나 칸을 입력하거나, 화살표 키나 마우스로 가리킵니다. ' +
  '과제를 이루는 방법이면 무엇이든 정답입니다. 아닌 수는 계속할 때 물립니다.';

export const LEARN_NAMES = { learner: '나', other: '대기' } as const;

const CHAPTER_TITLES: Readonly<Record<ChapterName, string>> = {
  squares: '칸',
  pieces: '말',
  captures: '잡기',
  hand: '말받침',
  limits: '놓을 수 없는 곳',
  promotion: '승격',
  check: '장군',
  mate: '한 수 외통',
  game: '작은 대국',
};

export function taskHeading(
  game: string,
  { number, of, chapter }: { number: number; of: number; chapter: ChapterName },
  isDone: boolean,
): string {
  return `${game} ${number}/${of}: ${CHAPTER_TITLES[chapter]}${isDone ? ' (완료)' : ''}`;
}

export function chapterTitle(name: ChapterName): string {
  return CHAPTER_TITLES[name];
}

export function doneOfText(done: number, of: number): string {
  return `${of}개 중 ${done}개 완료`;
}

export function chapterText({ chapter, variant }: Pick<Task, 'chapter' | 'variant'>): string {
  const king = royalName(variant);
  switch (chapter) {
    case 'squares':
      return (
        '칸에는 이름이 있습니다. 오른쪽부터 세는 세로줄의 숫자, 이어서 위부터 세는 가로줄의 ' +
        `글자입니다. 오른쪽 위 모서리는 ${formatSquare(makeSquare(1, 1))}입니다.`
      );
    case 'pieces':
      return '아래쪽의 선수를 맡습니다. 내 말은 위를 향합니다. 지금은 상대가 움직이지 않습니다. 상대의 말이 있는 칸으로 가면 그 말을 잡습니다.';
    case 'captures':
      return '상대의 말이 있는 칸으로 가면 그 말을 잡습니다. 다른 방법으로는 잡을 수 없습니다.';
    case 'hand':
      return '잡은 말은 내 말받침에 놓입니다. 판 위의 말을 움직이는 대신 그 말을 빈칸에 놓을 수 있습니다. 승격하지 않은 면으로 돌아옵니다.';
    case 'limits':
      return limitsText(variant);
    case 'promotion':
      return promotionText(variant);
    case 'check':
      return `${josa(king, '이')} 공격받는 것을 "장군"이라 하고, 다음 수로 반드시 벗어나야 합니다.`;
    case 'mate':
      return `벗어날 수 없는 장군이 외통이고, 그러면 이깁니다. ${josa(king, '을')} 실제로 잡지는 않습니다.${goalText(variant)}`;
    case 'game':
      return '이번에는 진짜 대국입니다. 다른 대국처럼 보관됩니다.';
  }
}

function limitsText(variant: Variant): string {
  const sentences =
    variant.deadSquares === 'illegal'
      ? ['다시는 움직일 수 없는 칸에는 말을 놓을 수 없습니다.']
      : ['말은 어느 빈칸에나 놓을 수 있습니다.'];
  if (rulesOf(variant).pawn >= 0) {
    const { pawnsPerFile } = variant;
    const name = nameOfPiece(variant, { kind: rulesOf(variant).pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts } = pieceData(variant, rulesOf(variant).pawn);
      const one = reverts ? `내 ${name}` : `승격하지 않은 내 ${name}`;
      const others = josa(pawnsPerFile === 1 ? one : `${one} ${pawnsPerFile}개`, '이');
      sentences.push(`${others} 있는 세로줄에는 ${josa(name, '을')} 놓을 수 없습니다.`);
    }
    sentences.push(
      variant.pawnDropMate === 'illegal'
        ? `${josa(name, '을')} 놓아 외통을 만들 수도 없습니다.`
        : `${nameInText(variant)}에서는 ${josa(name, '을')} 놓아 외통을 만들 수 있습니다.`,
    );
  }
  return sentences.join(' ');
}

function promotionText(variant: Variant): string {
  const { zone, promotion } = variant;
  const where = `${josa(lastRanks(zone), '이')} 내 승격 구역입니다. 구역에서 시작하거나 끝나는 수를 두면`;
  if (promotion === 'mandatory') {
    const isTurned = variant.pieces.some(({ reverts }) => reverts);
    const back = isTurned ? ' 다시 그런 수를 두면 되돌아옵니다.' : '';
    return `${where}, 승격하는 면이 있는 말은 승격합니다. 여기서 승격은 선택이 아닙니다.${back}`;
  }
  return `${where} 승격할 수 있습니다. 수 뒤에 +를 붙이면 승격, =를 붙이면 불승격입니다. 승격한 말은 잡힐 때까지 그대로입니다.`;
}

function goalText(variant: Variant): string {
  const { goalRanks } = variant;
  if (goalRanks === undefined) return '';
  return ` ${josa(royalName(variant), '이')} ${lastRanks(goalRanks)}에 닿고 그 자리에서 공격받지 않아도 이깁니다.`;
}

function within(moves: number): string {
  return moves === 1 ? '' : `${moves}수 안에 `;
}

const ANSWER_TASKS: Readonly<Record<CheckAnswer, (king: string) => string>> = {
  'move-away': (king) => `${josa(king, '을')} 옮겨 피하십시오.`,
  capture: () => '장군을 부른 말을 잡으십시오.',
  block: () => '말을 사이로 옮겨 막으십시오.',
  drop: () => '말을 사이에 놓아 막으십시오.',
};

export const TASKS = {
  pointOut: (piece: string) => `내 ${josa(piece, '이')} 있는 칸을 입력하십시오.`,
  reach: (piece: string, to: string, moves: number) =>
    `${within(moves)}${josa(piece, '을')} ${josa(to, '으로')} 옮기십시오.`,
  capture: (enemies: string, moves: number) => `${within(moves)}${josa(enemies, '을')} 잡으십시오.`,
  drop: (piece: string, to: string) => `${josa(piece, '을')} ${to}에 놓으십시오.`,
  captureAndDrop: (enemies: string, piece: string, to: string) =>
    `${josa(enemies, '을')} 잡고, 이어서 ${josa(piece, '을')} ${to}에 놓으십시오.`,
  fork: (piece: string, enemies: string) =>
    `${josa(piece, '을')} 놓아 ${josa(enemies, '을')} 한꺼번에 노리십시오.`,
  dropAllowed: (piece: string) =>
    `${josa(piece, '을')} 놓으십시오. 놓을 수 있는 세로줄은 하나입니다.`,
  dropFar: (piece: string) => `${josa(piece, '을')} 놓을 수 있는 가장 앞 칸에 놓으십시오.`,
  mustPromote: (piece: string) =>
    `${josa(piece, '을')} 앞으로 옮기십시오. 다시는 움직일 수 없게 되므로 반드시 승격해야 합니다.`,
  promote: (piece: string, moves: number) => `${within(moves)}${josa(piece, '을')} 승격시키십시오.`,
  decline: (piece: string) => `${josa(piece, '을')} 구역에 넣되 승격하지 마십시오.`,
  check: (king: string, hasPieces: boolean) =>
    `${hasPieces ? '' : '말을 놓아 '}후수의 ${king}에게 장군을 부르십시오.`,
  answerCheck: (king: string, by: CheckAnswer) => `장군을 받고 있습니다. ${ANSWER_TASKS[by](king)}`,
  mate: (king: string, dropped: string | undefined, rule: Variant['pawnDropMate']) => {
    const text = `한 수로 후수의 ${josa(king, '을')} 외통으로 몰아 보십시오.`;
    if (dropped === undefined) return text;
    return `${text} ${josa(dropped, '을')} ${rule === 'illegal' ? '놓아서는 안 됩니다' : '놓아도 됩니다'}.`;
  },
  win: (gives: Handicap | undefined) => {
    const rest = gives ? `${handicapText(gives)}로 둡니다` : '말이 적습니다';
    return `대국에서 이기십시오. 후수는 가장 낮은 레벨의 컴퓨터이고 ${rest}. 차례마다 힌트가 나옵니다. "시작"을 입력하면 시작합니다.`;
  },
} as const;

export function aboutLine(title: string, moves: string, alike: readonly string[]): string {
  const others = alike.length === 0 ? '' : ` ${joinWords(alike, 'and')}도 같습니다.`;
  return `${josa(title, '은')} ${moves} 갑니다.${others}`;
}

export function stepText(left: number): string {
  return `맞습니다. ${left}수 남았습니다.`;
}

export function taskLine(task: string, typing: string): string {
  return `과제: ${task} ${typing}`.trimEnd();
}

export const TASK_DONE = '정답입니다.';

export const WRONG = {
  noSquare: (example: string) => `칸은 세로줄과 가로줄로 적습니다. 예: ${example}.`,
  otherSquare: (square: string, found: string | undefined) =>
    `${josa(square, '은')} 다른 칸입니다. ${found ? `${josa(found, '이')} 있습니다` : '비어 있습니다'}.`,
  otherPiece: (moved: string, task: string) => `${josa(moved, '을')} 움직였습니다. ${task}`,
  noDrop: (task: string) => `말을 놓지 않았습니다. ${task}`,
  notFarEnough: '더 앞에 놓을 수 있습니다.',
  attacks: (only: string | undefined) =>
    only === undefined ? '거기서는 아무것도 노리지 못합니다.' : `거기서는 ${only}만 노립니다.`,
  promoted: '승격했습니다. 수 뒤에 =를 붙이면 승격하지 않습니다.',
  outsideZone: (ranks: number) =>
    `승격 구역인 ${lastRanks(ranks)}에서 시작하거나 끝나는 수가 아닙니다.`,
  otherAnswer: (king: string, wanted: CheckAnswer | undefined) =>
    `그렇게도 장군에서 벗어나지만 과제는 다릅니다.${wanted ? ` ${ANSWER_TASKS[wanted](king)}` : ''}`,
  noCheck: '장군이 아닙니다.',
  noMate: (answer: string) =>
    `장군이지만 외통은 아닙니다. 후수에게 ${josa(answer, '이')} 있습니다.`,
} as const;

export const LATE = {
  reach: (piece: string, to: string, left: number) =>
    left > 0
      ? `거기서는 ${josa(piece, '이')} ${inMore(left)} ${to}에 닿지 못합니다.`
      : `${josa(piece, '이')} 가야 할 칸은 ${to}입니다.`,
  capture: (enemies: string, left: number) =>
    left > 0
      ? `그러면 ${inMore(left)} ${josa(enemies, '을')} 잡지 못합니다.`
      : `${josa(enemies, '을')} 잡지 않았습니다.`,
  drop: (piece: string, to: string, left: number) =>
    left > 0
      ? `그러면 ${inMore(left)} ${josa(piece, '을')} ${to}에 놓지 못합니다.`
      : `${josa(piece, '을')} ${to}에 놓아야 합니다.`,
  promote: (piece: string, left: number) =>
    left > 0
      ? `거기서는 ${josa(piece, '이')} ${inMore(left)} 승격하지 못합니다.`
      : `${josa(piece, '이')} 승격하지 않았습니다. 수 뒤에 +를 붙이면 승격합니다.`,
} as const;

function inMore(moves: number): string {
  return `남은 ${moves}수 안에`;
}

export function learnHint(told: string): string {
  return `힌트: ${told}`;
}

export function someDoneText(done: number, of: number): string {
  return `${doneOfText(done, of)}.`;
}

export function courseDoneText(variant: Variant, all: number): string {
  return `과제 ${all}개를 모두 마쳤습니다. 이제 ${josa(nameInText(variant), '을')} 둘 수 있습니다.`;
}

export function taskNotKept(why: string): string {
  return `과제 완료 저장 안 됨: ${why}.`;
}

export const LEARN_ANSWERS = {
  done: '마친 과제입니다. "다음" 또는 "무르기"를 쓰십시오.',
  open: '아직 풀지 않은 과제입니다. "건너뛰기"로 넘어갈 수 있습니다.',
  countSquares: '힌트: 세로줄은 오른쪽부터, 가로줄은 위부터 셉니다.',
  noHint: '힌트: 여기서는 할 일이 없습니다. "다음"으로 계속합니다.',
  'game-hint': '힌트: "시작"을 입력하면 대국을 시작합니다.',
  goOn: 'Enter로 계속합니다.',
  'no-undo': '무를 수가 없습니다.',
  undone: '물렀습니다.',
  again: '처음부터 다시 합니다.',
  'no-next': '마지막 과제입니다.',
  'no-previous': '첫 과제입니다.',
  'no-game': '시작: 이 과제에는 대국이 없습니다.',
  'begins-game': '대국을 두는 과제입니다. "시작"을 입력하십시오.',
  gameLeft: '대국에서 나왔습니다. "시작"을 입력하면 새로 시작합니다.',
  'no-moves': '합법수: 이 과제는 칸을 묻습니다.',
} as const;

export const LEARN_TITLE = '배우기';

export const GAME_WON = '이겼습니다. 마지막 과제를 마쳤습니다. Esc로 강좌에 돌아갑니다.';

export function enemiesText(
  pieces: readonly { readonly name: string | undefined; readonly square: string }[],
): string {
  const names = pieces.map(({ name = '말', square }) => `${square} ${name}`);
  return `후수의 ${joinWords(names, 'and')}`;
}

export function typeItLike(...examples: readonly string[]): string {
  return `입력 예: ${examples.join(', 이어서 ')}.`;
}
