import { EditActivity } from '../activity/edit.ts';
import type { ExplorerActivity } from '../activity/explorer.ts';
import { ReplayActivity } from '../activity/replay.ts';
import { type EditOptions, fileEdits } from '../activity/replay-edits.ts';
import { meansOf, type ReplayMeans, type ReplayOptions } from '../activity/replay-options.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import type { Match } from '../match/match.ts';
import { nameOf } from '../records/store/game-folder.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { annotationTexts } from '../text/replay.ts';
import { placeTexts, replayHeading, tellReplay } from '../text/replay-told.ts';
import { editLines } from './edit.ts';
import { explorerInside } from './explorer.ts';
import type { LineStyle } from './line-board.ts';
import type { Inside, LineFace } from './line-face.ts';
import { LineSession } from './line-session.ts';

/** A record to walk through without a screen. */
export function replayLines(activity: ReplayActivity, style: LineStyle): LineSession<unknown> {
  return new LineSession(replayFace(activity, style)) as LineSession<unknown>;
}

/** How a replay is told in lines. */
export function replayFace(activity: ReplayActivity, style: LineStyle): LineFace<ReplayTold> {
  return {
    ...style,
    activity,
    tell: (what, telling) => tellReplay(activity, what, telling),
    heading: (telling) => [
      ...replayHeading(activity, telling),
      ...(activity.ply > 0 ? [placeTexts(activity, telling).join('  ')] : []),
    ],
    standing: () => [],
    task: (texts) => texts.replay.REPLAY_TASK,
    wordHelp: (texts) => texts.words.REPLAY_WORD_HELP,
    go: (to, number, telling) => {
      const left = () => [placeTexts(activity, telling).join('  ')];
      switch (to) {
        case 'comment':
          return { lines: annotationTexts(telling.teller.texts, activity.walk.node) };
        case 'line':
          return { mode: apart(activity, style)(activity.lines.recordOf(number)), left };
        case 'pasted':
          return activity.pasted && { mode: apart(activity, style)(activity.pasted.record), left };
        case 'edit':
          return { mode: editApart(activity, style), left };
        case 'explorer':
          return activity.explorer && explorerApart(activity, activity.explorer, style);
        default:
          return undefined;
      }
    },
  };
}

/** Opens other games in replays that leave this one as it is. */
function apart({ options }: ReplayActivity, style: LineStyle) {
  return (record: GameRecord, more?: EditOptions & Pick<ReplayOptions, 'ply'>) =>
    replayInside(record, { ...options, ...style }, more).mode;
}

/** What others played in the positions of a replay. */
function explorerApart(
  replay: ReplayActivity,
  explorer: ExplorerActivity,
  { greeting: _, ...style }: LineStyle,
): Inside {
  const { store } = replay.options;
  return explorerInside(explorer, {
    ...style,
    tellReplay: (what, telling) => tellReplay(replay, what, telling),
    replay: ({ record, ply, path, file }) => {
      const foreign: EditOptions = { cannotSave: { code: 'not-psn', name: nameOf(path) } };
      const edits = file && store ? fileEdits(store, file, record) : foreign;
      return apart(replay, style)(record, { ...edits, ply });
    },
  });
}

/** The position of a replay to be set up. */
function editApart(replay: ReplayActivity, { greeting: _, ...style }: LineStyle) {
  const { variant, position } = replay.game;
  const edited = { ...meansOf(replay.options), variant, placement: position.snapshot() };
  const edit = new EditActivity({ ...edited, isAside: true });
  return editLines(edit, { ...style, replay: apart(replay, style) });
}

/** What a replay is opened with to which a word leads. */
export type InnerReplay = LineStyle & ReplayMeans;

/** The replay to which a word leads. @param edits how its changes are saved. Default: not at all */
export function replayInside(
  record: GameRecord,
  { tongue, charset, looks, ...means }: InnerReplay,
  edits: EditOptions & Pick<ReplayOptions, 'ply'> = {},
): Pick<Inside, 'mode'> {
  const activity = new ReplayActivity({ ...meansOf(means), record, ...edits });
  return { mode: replayLines(activity, { tongue, charset, looks }) };
}

/** The replay of a match from where it stands, and back. @param word what is said there at once */
export function matchInside(
  { record, options, game }: Match,
  word: string,
  means: InnerReplay,
): Inside {
  const { BACK_AT_GAME } = means.tongue.texts.board;
  const { save } = options;
  return {
    ...replayInside(record, means, { save, isPlayed: true, ply: game.ply }),
    word,
    left: () => [BACK_AT_GAME],
  };
}
