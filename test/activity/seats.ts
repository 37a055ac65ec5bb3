import { onTestFinished } from 'vitest';
import { LEARN_ROWS } from '../../source/activity/learn.ts';
import { PLAY_ROWS } from '../../source/activity/play.ts';
import { TSUME_ROWS } from '../../source/activity/tsume.ts';
import type { WordRow } from '../../source/activity/word-row.ts';
import type {
  Engine,
  EngineAnswer,
  EngineGame,
  SearchLimits,
  SearchReport,
} from '../../source/engine/engine.ts';
import { courseOf } from '../../source/match/lessons/course.ts';
import { CourseWalk } from '../../source/match/lessons/course-walk.ts';
import { TsumeJudge } from '../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../source/match/problems/tsume-set.ts';
import { CourseLines } from '../../source/plain/learn.ts';
import { matchLines } from '../../source/plain/play.ts';
import type { LineMode } from '../../source/plain/run-lines.ts';
import { tsumeLines } from '../../source/plain/tsume.ts';
import type { Problem } from '../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import type { Charset } from '../../source/text/charset.ts';
import { LEARN_WORD_HELP } from '../../source/text/learn-texts.ts';
import { WORD_HELP } from '../../source/text/outcome.ts';
import { TSUME_WORD_HELP } from '../../source/text/tsume-texts.ts';
import { courseScreen } from '../../source/ui/screens/learn/learn.tsx';
import { tsumeScreen } from '../../source/ui/screens/tsume/tsume.tsx';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { ThinkingEngine } from '../match/thinking-engine.ts';
import { Desk, type DeskOptions, type Player } from '../ui/desk.ts';

/** An activity with both faces. */
export interface SeatedActivity {
  readonly name: string;
  readonly rows: readonly WordRow<never, unknown>[];
  readonly help: Readonly<Record<string, string>>;
  /** States of the activity, by name: the lines that lead there. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly lines: (desk: Desk, charset?: Charset) => LineMode;
  readonly screen: (desk: Desk) => Player;
}

/** Every activity that has a board. */
export const ACTIVITIES: readonly SeatedActivity[] = [
  {
    name: 'problems',
    rows: TSUME_ROWS,
    help: TSUME_WORD_HELP,
    states: { open: [], failed: ['G*4b'], over: ['G*5b'], 'in the middle': ['next', 'L*1d'] },
    lines: ({ services: { settings } }, charset = 'ascii') =>
      tsumeLines({ set: problems(), settings, charset }),
    screen: (desk) =>
      desk.sit(tsumeScreen(desk.services, problems(), { back: (app) => app.back() })),
  },
  {
    name: 'course',
    rows: LEARN_ROWS,
    help: LEARN_WORD_HELP,
    states: {
      'a square': ['go 1'],
      open: ['go 3'],
      wrong: ['go 3', 'K-4h'],
      over: ['go 1', '5i'],
      game: ['go 37'],
    },
    lines: ({ services }, charset = 'ascii') => {
      const { settings, table, engines, progress } = services;
      const walk = new CourseWalk(courseOf(SHOGI), progress);
      const options = { walk, table, engines, settings, charset };
      const mode = new CourseLines({ ...options, ownName: () => 'Guest' });
      onTestFinished(() => mode.close());
      return mode;
    },
    screen: (desk) => desk.sit(courseScreen(desk.services, SHOGI)),
  },
  {
    name: 'a game',
    rows: PLAY_ROWS,
    help: WORD_HELP,
    states: {
      open: [],
      'in the middle': ['P-2f', 'P-8d'],
      offered: ['draw'],
      over: ['draw', 'accept'],
    },
    lines: (desk, charset = 'ascii') => {
      const { settings, table, engines } = desk.services;
      const match = desk.match('shogi');
      const mode = matchLines({ match, settings, table, engines, charset });
      onTestFinished(() => mode.close());
      return mode;
    },
    // The panel of a larger window would show the help.
    screen: (desk) => desk.sit(desk.playScreen('shogi'), { columns: 40, rows: 16 }),
  },
];

const SHOGI = variantOf('shogi');

const PROBLEMS = [
  '{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1","plies":1}',
  '{"sfen":"1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1"}',
].join('\n');

interface Thought {
  readonly answer: EngineAnswer;
  readonly report: SearchReport | undefined;
}

/** An engine that thinks once about a position, and then knows the answer. */
class Defence implements Engine {
  readonly name = 'Defence';
  /** As long as it is set, a search answers when it is stopped. */
  holds = false;
  readonly #thinker = new ThinkingEngine(5_000);
  readonly #known = new Map<string, Thought>();
  #stop = () => {};

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    if (this.holds) await new Promise<void>((resolve) => (this.#stop = resolve));
    if (this.holds) return { kind: 'none' };
    const key = JSON.stringify([game.start.placement, game.moves, limits]);
    const known = this.#known.get(key) ?? (await this.#think(game, limits));
    this.#known.set(key, known);
    if (known.report) onReport?.(known.report);
    return known.answer;
  }

  async #think(game: EngineGame, limits: SearchLimits): Promise<Thought> {
    let report: SearchReport | undefined;
    const answer = await this.#thinker.search(game, limits, (latest) => (report = latest));
    return { answer, report };
  }

  stop(): void {
    this.#stop();
  }

  close(): void {}
}

/** Defends in all problems. */
export const DEFENCE = new Defence();

function problems(): TsumeSet {
  const [first, ...others] = parseProblemLines(PROBLEMS).problems;
  return new TsumeSet({
    problems: [first as Problem, ...others],
    judge: new TsumeJudge(DEFENCE),
    solved: new Set(),
  });
}

/** A desk whose engines in a game of the course answer something. */
export function deskOf(options: DeskOptions = {}): Desk {
  return new Desk({ ...options, engines: stubEngineRoom(['5a5b', 'resign'], ['7g7f']) });
}

/** An argument that each word understands which needs one. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  attackers: '5e',
  defenders: '5e',
  file: '5',
  go: '2',
  labels: 'romaji',
  list: '1',
  note: 'a good move',
  pieces: 'P',
  plies: 'all',
  rank: 'e',
  rays: '5e',
  save: 'evening',
  show: 'K',
  speech: 'words',
  theme: 'slate',
  where: 'K',
};

/** The lines in which a word is tried. */
export function linesOf({ name, argument }: WordRow<never, unknown>): string[] {
  if (argument === undefined) return [name];
  const example = ARGUMENTS[name];
  if (example === undefined) throw new Error(`${name}: no argument to try it with`);
  const others = argument === 'optional' ? [] : [`${name} 999`];
  return [name, `${name} ${example}`, ...others];
}
