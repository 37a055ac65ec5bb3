import { EditActivity } from '../activity/edit.ts';
import type { ExplorerActivity } from '../activity/explorer.ts';
import { ReplayActivity, type ReplayMeans, type ReplayOptions } from '../activity/replay.ts';
import { type EditOptions, fileEdits } from '../activity/replay-edits.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import type { Match } from '../match/match.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import { nameOf } from '../records/store/game-folder.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import { annotationTexts } from '../text/replay.ts';
import { placeTexts, replayHeading, tellReplay } from '../text/replay-told.ts';
import type { Tongue } from '../text/tongue.ts';
import { editLines } from './edit.ts';
import { explorerInside } from './explorer.ts';
import type { Inside, LineFace } from './line-face.ts';
import { LineSession } from './line-session.ts';

interface ReplayLines {
  readonly tongue: Tongue;
  readonly charset: Charset;
  readonly looks?: Looks | undefined;
  /** Told before what is replayed. Default: nothing. */
  readonly greeting?: readonly string[];
}

/** A record to walk through without a screen. */
export function replayLines(activity: ReplayActivity, around: ReplayLines): LineSession<unknown> {
  return new LineSession(replayFace(activity, around)) as LineSession<unknown>;
}

/** How a replay is told in lines. */
export function replayFace(activity: ReplayActivity, around: ReplayLines): LineFace<ReplayTold> {
  return {
    ...around,
    activity,
    tell: (what, telling) => tellReplay(activity, what, telling),
    heading: (telling) => [
      ...replayHeading(activity, telling),
      ...(activity.ply > 0 ? [placeTexts(activity, telling).join('  ')] : []),
    ],
    standing: () => [],
    task: (texts) => texts.replay.REPLAY_TASK,
    wordHelp: (texts) => texts.boardWordHelp.REPLAY_WORD_HELP,
    go: (to, number, telling) => {
      const left = () => [placeTexts(activity, telling).join('  ')];
      switch (to) {
        case 'comment':
          return { lines: annotationTexts(telling.teller.texts, activity.walk.node) };
        case 'line':
          return { mode: apart(activity, around)(activity.lines.recordOf(number)), left };
        case 'pasted':
          return activity.pasted && { mode: apart(activity, around)(activity.pasted.record), left };
        case 'edit':
          return { mode: editApart(activity, around), left };
        case 'explorer':
          return activity.explorer && explorerApart(activity, activity.explorer, around);
        default:
          return undefined;
      }
    },
  };
}

/** Opens other games in replays that leave this one as it is. */
function apart({ options }: ReplayActivity, { greeting: _, ...around }: ReplayLines) {
  const { settings, store, gameIndex, engines, publicAddress } = options;
  const means = { settings, store, gameIndex, engines, publicAddress };
  return (record: GameRecord, more: EditOptions & Pick<ReplayOptions, 'ply'> = {}) =>
    replayLines(new ReplayActivity({ ...means, ...more, record }), around);
}

/** What others played in the positions of a replay. */
function explorerApart(
  replay: ReplayActivity,
  explorer: ExplorerActivity,
  { greeting: _, ...around }: ReplayLines,
): Inside {
  const { store } = replay.options;
  return explorerInside(explorer, {
    ...around,
    tellReplay: (what, telling) => tellReplay(replay, what, telling),
    replay: ({ record, ply, path, file }) => {
      const foreign: EditOptions = { cannotSave: { code: 'not-psn', name: nameOf(path) } };
      const edits = file && store ? fileEdits(store, file, record) : foreign;
      return apart(replay, around)(record, { ...edits, ply });
    },
  });
}

/** The position of a replay to be set up. */
function editApart(replay: ReplayActivity, { greeting: _, ...around }: ReplayLines) {
  const { game, options } = replay;
  const { settings, store, engines, publicAddress } = options;
  const means = { settings, store, engines, publicAddress, isAside: true };
  const placement = game.position.snapshot();
  const edit = new EditActivity({ ...means, variant: game.variant, placement });
  return editLines(edit, { ...around, replay: apart(replay, around) });
}

/** What a replay is opened with to which a word leads. */
export interface InnerReplay extends ReplayLines, ReplayMeans {
  readonly engines: EngineRoom;
}

/** The replay to which a word leads. @param edits how its changes are saved. Default: not at all */
export function replayInside(
  record: GameRecord,
  { settings, engines, store, gameIndex, publicAddress, ...around }: InnerReplay,
  edits: EditOptions = {},
): Pick<Inside, 'mode'> {
  const means = { settings, engines, store, gameIndex, publicAddress };
  return { mode: replayLines(new ReplayActivity({ ...means, record, ...edits }), around) };
}

/** The replay of a match, which is left for it. @param word what is said there at once */
export function matchInside({ record, options }: Match, word: string, means: InnerReplay): Inside {
  const { BACK_AT_GAME } = means.tongue.texts.screenPlaces;
  const { save } = options;
  return {
    ...replayInside(record, means, { save, isPlayed: true }),
    word,
    left: () => [BACK_AT_GAME],
  };
}
