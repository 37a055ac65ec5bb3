import { onTestFinished } from 'vitest';
import { EDIT_ROWS, EditActivity } from '../../source/activity/edit.ts';
import { LEARN_ROWS } from '../../source/activity/learn.ts';
import { MISTAKES_ROWS, MistakesActivity } from '../../source/activity/mistakes.ts';
import { PLAY_ROWS } from '../../source/activity/play.ts';
import { REPLAY_ROWS, ReplayActivity, WATCH_ROWS } from '../../source/activity/replay.ts';
import { ROOM_ROWS } from '../../source/activity/room.ts';
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
import { courseLines } from '../../source/plain/learn.ts';
import { matchLines } from '../../source/plain/play.ts';
import { editLines, mistakesLines, replayLines } from '../../source/plain/replay.ts';
import { roomLines } from '../../source/plain/room.ts';
import type { LineMode } from '../../source/plain/run-lines.ts';
import { tsumeLines } from '../../source/plain/tsume.ts';
import type { Problem } from '../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import type { GameRecord } from '../../source/records/tree/record.ts';
import type { RoomStay } from '../../source/rooms/rooms.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import type { Charset } from '../../source/text/charset.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { editScreen } from '../../source/ui/screens/edit/edit.ts';
import { courseScreen } from '../../source/ui/screens/learn/learn.ts';
import { mistakesScreen } from '../../source/ui/screens/mistakes/mistakes.ts';
import { roomPlayScreen } from '../../source/ui/screens/play/room-play.ts';
import { replayOf } from '../../source/ui/screens/replay/replay.ts';
import { watchGame } from '../../source/ui/screens/replay/watch.ts';
import { roomWatchScreen } from '../../source/ui/screens/rooms/room-watch.ts';
import { tsumeScreen } from '../../source/ui/screens/tsume/tsume.ts';
import { FakeRooms } from '../helpers/fake-rooms.ts';
import { ownMistakes } from '../helpers/own-mistakes.ts';
import { allTold, RoomTable } from '../helpers/room-table.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { ThinkingEngine } from '../match/thinking-engine.ts';
import { Desk, type DeskOptions, type Player } from '../ui/desk.ts';

/** An activity with both faces. */
export interface SeatedActivity {
  readonly name: string;
  readonly rows: readonly WordRow<never, unknown>[];
  /** States of the activity, by name: the lines that lead there. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** The words of the screen, where that is another activity. Default: those of the lines. */
  readonly ofScreen?: Pick<SeatedActivity, 'rows'>;
  /** Words for what the board of a screen shows anyway. */
  readonly shown: readonly string[];
  /** The words that are tried in the short run, where each takes long. Default: all. */
  readonly few?: readonly string[];
  readonly lines: (desk: Desk, charset?: Charset) => LineMode | Promise<LineMode>;
  readonly screen: (desk: Desk) => Player | Promise<Player>;
}

const SHOGI = variantOf('shogi');
/** What a screen shows instead of its answer; an analysis stands beside the board. */
const PLACES = ['board', 'first', 'last', 'go', 'analyse'];
const SMALL = { columns: 40, rows: 16 };

/** Every activity that has a board. */
export const ACTIVITIES: readonly SeatedActivity[] = [
  {
    name: 'problems',
    rows: TSUME_ROWS,
    shown: ['board', 'task'],
    states: { open: [], failed: ['G*4b'], over: ['G*5b'], 'in the middle': ['next', 'L*1d'] },
    lines: ({ services: { settings, engines, mistakes } }, charset = 'ascii') =>
      tsumeLines({
        tongue: { texts: ENGLISH },
        set: problems(),
        settings,
        charset,
        mistakes,
        findMate: engines.findMate,
      }),
    screen: (desk) =>
      desk.sit(tsumeScreen(desk.services, problems(), { back: (app) => app.back() })),
  },
  {
    name: 'mistakes',
    rows: MISTAKES_ROWS,
    shown: ['board'],
    states: { open: [], failed: ['P-7f'], over: ['P-2f'], 'in the middle': ['next', 'hint'] },
    lines: ({ services: { settings, engines } }, charset = 'ascii') => {
      const findGame = async () => undefined;
      const activity = new MistakesActivity({
        settings,
        findGame,
        findMate: engines.findMate,
        session: ownMistakes().session,
      });
      return mistakesLines(activity, {
        tongue: { texts: ENGLISH },
        charset,
        replay: () => {
          throw new RangeError('no game is found');
        },
      });
    },
    screen: (desk) => desk.sit(mistakesScreen(desk.services, ownMistakes().session)),
  },
  {
    name: 'course',
    rows: LEARN_ROWS,
    shown: ['board', 'task'],
    states: {
      'a square': ['go 1'],
      open: ['go 3'],
      wrong: ['go 3', 'K-4h'],
      over: ['go 1', '5i'],
      game: ['go 37'],
    },
    lines: ({ services }, charset = 'ascii') => {
      const { settings, table, engines, store, progress } = services;
      const walk = new CourseWalk(courseOf(SHOGI), progress);
      const options = { walk, table, engines, store, settings, charset };
      const mode = courseLines({
        tongue: { texts: ENGLISH },
        ...options,
        ownName: () => 'Guest',
      });
      onTestFinished(() => mode.close());
      return mode;
    },
    screen: (desk) => desk.sit(courseScreen(desk.services, SHOGI)),
  },
  {
    name: 'a game',
    rows: PLAY_ROWS,
    shown: ['board'],
    states: {
      open: [],
      'in the middle': ['P-2f', 'P-8d'],
      offered: ['draw'],
      over: ['draw', 'accept'],
    },
    lines: (desk, charset = 'ascii') => gameMode(desk, charset),
    // The panel of a larger window would show the help.
    screen: (desk) => desk.sit(desk.playScreen('shogi'), SMALL),
  },
  {
    name: 'a game that another process has',
    rows: PLAY_ROWS,
    shown: PLACES,
    ofScreen: { rows: WATCH_ROWS },
    states: { open: [] },
    few: ['take', 'resign', 'undo', 'note', 'status', 'next', 'quit'],
    lines: async (desk, charset = 'ascii') => {
      const { table } = desk.services;
      const mode = gameMode(desk, charset, 'P-7f P-3d');
      const handover = new Promise((resolve) => table.onHandover(resolve));
      const other = new Desk({ folder: desk.folder });
      const taken = await other.services.table.takeOver(table.latestPath ?? '');
      if (!taken.ok) throw new Error('the game cannot be taken');
      // A busy process that was too late to answer finds it out by its next move.
      await mode.answer('P-2f');
      await handover;
      return mode;
    },
    screen: (desk) => {
      const other = new Desk({ folder: desk.folder });
      other.match('shogi', { moves: 'P-7f P-3d' });
      const watched = watchGame(desk.services, other.services.table.latestPath ?? '');
      if (!watched.ok) throw new Error('the game cannot be watched');
      return desk.sit(watched.value);
    },
  },
  {
    name: 'a room',
    rows: ROOM_ROWS,
    shown: ['board'],
    states: {
      open: [],
      offered: ['P-7f', 'say draw'],
      'in the middle': ['P-7f'],
      over: ['say resign'],
    },
    lines: async (desk, charset = 'ascii') => roomMode(await roomStay('play'), desk, charset),
    screen: async (desk) => desk.sit(roomPlayScreen(desk.services, await roomStay('play')), SMALL),
  },
  {
    name: 'watching a room',
    rows: REPLAY_ROWS,
    shown: PLACES,
    states: { open: [] },
    lines: async (desk, charset = 'ascii') => roomMode(await roomStay('watch'), desk, charset),
    screen: async (desk) => desk.sit(roomWatchScreen(desk.services, await roomStay('watch'))),
  },
  {
    name: 'a replay',
    rows: REPLAY_ROWS,
    shown: PLACES,
    states: {
      'a variation': ['2', 'variation'],
      open: [],
      changed: ['2', 'note a good move'],
      end: ['last'],
    },
    lines: ({ services: { settings, store, engines, gameIndex } }, charset = 'ascii') => {
      const record = replayed();
      const activity = new ReplayActivity({ settings, store, gameIndex, engines, record });
      return replayLines(activity, { tongue: { texts: ENGLISH }, charset });
    },
    screen: (desk) => desk.sit(replayOf(desk.services, replayed())),
  },
  {
    name: 'a position',
    rows: EDIT_ROWS,
    shown: ['board'],
    states: {
      open: [],
      changed: ['S 5e', 'P 5f', 'undo'],
      empty: ['clear'],
      wrong: ['K 5e', 'K 5f white'],
    },
    lines: ({ services }, charset = 'ascii') => {
      const { settings, store, engines, table } = services;
      const { placement } = startPosition(SHOGI);
      const means = { settings, store, engines };
      const around = { tongue: { texts: ENGLISH }, charset };
      const activity = new EditActivity({ ...means, variant: SHOGI, placement });
      const mode = editLines(activity, {
        ...around,
        replay: (record) => replayLines(new ReplayActivity({ ...means, record }), around),
        play: (level) => {
          const match = table.start(activity.gameAt(level, 'Guest'));
          return matchLines({ ...around, settings, match, table, engines, store });
        },
      });
      onTestFinished(() => mode.close());
      return mode;
    },
    screen: (desk) => desk.sit(editScreen(desk.services, SHOGI, startPosition(SHOGI).placement)),
  },
];

/** Each row of an activity, in either face. */
export function rowsOf({ rows, ofScreen }: SeatedActivity): SeatedActivity['rows'] {
  const names = rows.map(({ name }) => name);
  return [...rows, ...(ofScreen?.rows.filter(({ name }) => !names.includes(name)) ?? [])];
}

/** A place in a room where a move has been played. The other side does what it is asked for. */
async function roomStay(wants: 'play' | 'watch'): Promise<RoomStay> {
  const rooms = new FakeRooms();
  const sfen = formatSfen(SHOGI, startPosition(SHOGI));
  rooms.table = await RoomTable.open({ variant: 'shogi', sfen });
  await rooms.resume();
  const { stay: host } = rooms;
  const guest = itemAt(rooms.stays, 0).seat;
  if (wants === 'watch') {
    host.seat.send({ kind: 'move', move: '7g7f' });
    await allTold();
    await rooms.watch();
    return rooms.stay;
  }
  guest.follow((news) => {
    if (news.kind !== 'event' || news.isOwn || news.event.kind !== 'said') return;
    if (news.event.text === 'draw') guest.send({ kind: 'offer', what: 'draw' });
    if (news.event.text === 'resign') guest.send({ kind: 'resign' });
    if (/^\d[a-i]\d[a-i]$/.test(news.event.text)) {
      guest.send({ kind: 'move', move: news.event.text });
    }
  });
  return host;
}

function gameMode(desk: Desk, charset: Charset, moves = ''): LineMode {
  const { settings, table, engines, store } = desk.services;
  const match = desk.match('shogi', { moves });
  const mode = matchLines({
    tongue: { texts: ENGLISH },
    match,
    settings,
    table,
    engines,
    store,
    charset,
  });
  onTestFinished(() => mode.close());
  return mode;
}

function roomMode(stay: RoomStay, { services }: Desk, charset: Charset): LineMode {
  const { settings, engines, store } = services;
  const mode = roomLines({ tongue: { texts: ENGLISH }, stay, settings, engines, store, charset });
  onTestFinished(() => mode.close());
  return mode;
}

/** A record with a variation at its second move. */
function replayed(): GameRecord {
  const text = '[Variant "shogi"]\n\n1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-2f P-4d *\n';
  const { record } = itemAt(parsePsn(Buffer.from(text)), 0);
  if (!record) throw new Error('the record cannot be read');
  return record;
}

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
  rematch: '3',
  attackers: '5e',
  back: '1',
  claim: 'draw',
  copy: 'kif',
  defenders: '5e',
  export: 'evening',
  face: '2h',
  file: '5',
  go: '2',
  hand: 'black P 3',
  labels: 'romaji',
  language: 'en',
  line: '1',
  lines: '2',
  list: '1',
  mate: '1',
  next: '1',
  note: 'a good move',
  pieces: 'P',
  play: '3',
  plies: 'all',
  put: 'S 5e white',
  rank: 'e',
  rays: '5e',
  remove: '7g',
  rest: 'black',
  save: 'evening',
  say: 'hello',
  show: 'K',
  speech: 'words',
  start: 'lance',
  swap: '7g',
  theme: 'slate',
  variation: 'P-8d',
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
