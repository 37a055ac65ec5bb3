import type { NamedPiece } from '../../rules/core/attempt.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import { pieceCode } from '../../rules/core/piece-code.ts';
import { Position } from '../../rules/core/position.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { answerTask, checkTask, mateTask, pawnMateTask } from './king-tasks.ts';
import {
  captureTask,
  declineTask,
  dropTask,
  edgeTask,
  fileTask,
  firstCaptureTask,
  forcedTask,
  forkTask,
  promoteTask,
  reachTask,
  takeAndDropTask,
} from './moving-tasks.ts';
import { commonKinds, Dice, deadRanksOf, kingAtHome } from './placing.ts';
import { smallGameStart } from './small-game.ts';
import { CHAPTERS, type ChapterName, type Exercise, type Maker, type Task } from './task.ts';

/** A task of a course. It is made when it is first looked at, since some must be searched for. */
export interface Lesson {
  readonly id: string;
  readonly chapter: ChapterName;
  /** The task; undefined if the variant turns out to have none of its kind. */
  readonly task: () => Task | undefined;
}

/** The course of a game: the same each time it is made. */
export interface Course {
  readonly variant: Variant;
  readonly lessons: readonly Lesson[];
}

/** Variants with more kinds of pieces have one task for each, others two. */
const FEW_KINDS = 6;

/** The course of a variant, made from its data. What its rules do not know is left out. */
export const courseOf = oncePer((variant: Variant): Course => {
  const lessons = CHAPTERS.flatMap((chapter) =>
    PLANS[chapter](variant).map(([name, make]) => lessonOf(variant, chapter, name, make)),
  );
  return { variant, lessons };
});

function lessonOf(variant: Variant, chapter: ChapterName, name: string, make: Maker): Lesson {
  const id = `${variant.id}/${chapter}/${name}`;
  let made: { readonly task: Task | undefined } | undefined;
  const task = () => {
    made ??= { task: taskOf({ id, variant, chapter }, make(variant, new Dice(id))) };
    return made.task;
  };
  return { id, chapter, task };
}

function taskOf(
  named: Pick<Task, 'id' | 'variant' | 'chapter'>,
  exercise: Exercise | undefined,
): Task | undefined {
  if (!exercise) return undefined;
  const { position, goal, about } = exercise;
  return { ...named, start: { placement: position.snapshot(), moveNumber: 1 }, goal, about };
}

/** The name of a task within its chapter, and what makes it. */
type Plan = readonly [name: string, make: Maker];

const PLANS: Readonly<Record<ChapterName, (variant: Variant) => readonly Plan[]>> = {
  squares: () => [['own-king', pointTask]],
  // The simple pieces stand last in the data.
  pieces: ({ pieces }) => [
    ['capture', firstCaptureTask],
    ...[...pieces.entries()].reverse().flatMap(([kind, { hodges, role }]): Plan[] => {
      const piece: NamedPiece = { kind, promoted: false };
      const first: Plan = [`${hodges}-1`, reachTask(piece, 2)];
      const isShort = pieces.length > FEW_KINDS || role !== undefined;
      return isShort ? [first] : [first, [`${hodges}-2`, reachTask(piece, 3)]];
    }),
  ],
  captures: () => [
    ['one', captureTask(1, 1)],
    ['approach', captureTask(1, 2)],
    ['two', captureTask(2, 2)],
  ],
  hand: (variant) => {
    const promoted: Plan = ['take-promoted', takeAndDropTask(true)];
    return [
      ['first', dropTask],
      ['take', takeAndDropTask(false)],
      ...(promotingKinds(variant).length > 0 ? [promoted] : []),
      ['fork', forkTask],
    ];
  },
  limits: (variant) => {
    const hasPawn = variant.pieces.some(({ role }) => role === 'pawn');
    const files: Plan[] = variant.pawnsPerFile === undefined ? [] : [['files', fileTask]];
    const edges = plansOf(variant, 'edge', edgeKinds(variant), edgeTask);
    return hasPawn ? [...files, ...edges, ['pawn-mate', pawnMateTask]] : edges;
  },
  promotion: (variant) => [
    ...plansOf(variant, 'promote', promotingKinds(variant).slice(0, 1), (kind) =>
      promoteTask(kind, 2),
    ),
    ...plansOf(variant, 'face', newFaces(variant), (kind) =>
      reachTask({ kind, promoted: true }, 2),
    ),
    ...plansOf(variant, 'decline', decliningKinds(variant).slice(0, 1), declineTask),
    ...plansOf(variant, 'forced', forcedKinds(variant).slice(0, 1), forcedTask),
  ],
  check: (variant) => [
    ['move', checkTask('move')],
    ['drop', checkTask('drop')],
    ['move-away', answerTask('move-away')],
    ['capture', answerTask('capture')],
    ...(hasSlides(variant) ? BETWEEN : []),
  ],
  mate: (variant) => [
    ['drop', mateTask('drop')],
    ['move', mateTask('move')],
    ...(promotingKinds(variant).length > 0
      ? [['promotion', mateTask('promotion')] satisfies Plan]
      : []),
    ['capture', mateTask('capture')],
  ],
  game: () => [['win', gameTask]],
};

/** Answers to a check from afar. */
const BETWEEN: readonly Plan[] = [
  ['block', answerTask('block')],
  ['drop-between', answerTask('drop')],
];

/** Whether a piece that gives check can leave room for another between. */
function hasSlides(variant: Variant): boolean {
  const { strides } = rulesOf(variant);
  return variant.pieces.some(({ back }, kind) =>
    [false, ...(back ? [true] : [])].some((promoted) =>
      (strides[pieceCode('black', kind, promoted)] ?? []).some(({ range }) => range > 1),
    ),
  );
}

/** A plan for each kind, with its letters in the name. */
function plansOf(
  variant: Variant,
  name: string,
  kinds: readonly number[],
  make: (kind: number) => Maker,
): Plan[] {
  return kinds.map((kind) => [`${name}-${pieceData(variant, kind).hodges}`, make(kind)]);
}

/** The kinds that promote, the simple ones first. */
function promotingKinds({ pieces }: Variant): number[] {
  return [...pieces.keys()].reverse().filter((kind) => pieces[kind]?.back !== undefined);
}

/** The kinds that lose a move when they promote, where they may stay as they are. */
function decliningKinds(variant: Variant): number[] {
  const { strides } = rulesOf(variant);
  if (variant.promotion === 'mandatory') return [];
  return [...promotingKinds(variant)].reverse().filter((kind) => {
    const front = strides[pieceCode('black', kind, false)] ?? [];
    const back = strides[pieceCode('black', kind, true)] ?? [];
    return front.some(
      ({ delta, range }) => !back.some((other) => other.delta === delta && other.range >= range),
    );
  });
}

/** The kinds that must promote on the farthest ranks, where others may stay as they are. */
function forcedKinds(variant: Variant): number[] {
  if (variant.promotion === 'mandatory') return [];
  return promotingKinds(variant).filter((kind) => deadRanksOf(variant, kind) > 0);
}

const pointTask: Maker = (variant) => {
  const king = kingAtHome(variant, 'black');
  if (king === undefined) return undefined;
  const { kind, promoted, square } = king;
  const position = new Position(variant, startPosition(variant).placement);
  return { position, goal: { kind: 'point-out', square, piece: { kind, promoted } } };
};

const gameTask: Maker = (variant) => ({
  position: new Position(variant, smallGameStart(variant).placement),
  goal: { kind: 'win' },
});

/** A kind for each number of ranks on which one could never move again; the pawn where it is one. */
function edgeKinds(variant: Variant): number[] {
  const byRanks = new Map<number, number>();
  for (const kind of commonKinds(variant)) byRanks.set(deadRanksOf(variant, kind), kind);
  const found = [...byRanks].filter(([ranks]) => ranks > 0 && ranks < variant.ranks);
  return found.sort(([one], [other]) => one - other).map(([, kind]) => kind);
}

/** The kinds whose promoted sides move as nothing before them does. */
function newFaces(variant: Variant): number[] {
  const known = new Set(variant.pieces.map(({ front }) => front.betza));
  return [...variant.pieces.keys()].reverse().filter((kind) => {
    const betza = variant.pieces[kind]?.back?.betza;
    if (betza === undefined || known.has(betza)) return false;
    known.add(betza);
    return true;
  });
}
