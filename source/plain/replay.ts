import { EditActivity } from '../activity/edit.ts';
import type { EditTold } from '../activity/edit-told.ts';
import type { ExplorerActivity, ExplorerTold } from '../activity/explorer.ts';
import type { GameActivity } from '../activity/game.ts';
import type { MistakesActivity, MistakesTold } from '../activity/mistakes.ts';
import {
  meansOf,
  ReplayActivity,
  type ReplayMeans,
  type ReplayOptions,
} from '../activity/replay.ts';
import { type EditOptions, fileEdits } from '../activity/replay-edits.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import { findWord } from '../activity/word-row.ts';
import { nameOf } from '../records/store/game-folder.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { OpenedGame } from '../study/index/found-game.ts';
import { statusOf, tellEdit } from '../text/edit.ts';
import { annotationTexts, placeTexts, replayHeading, tellReplay } from '../text/replay.ts';
import {
  explorerLines,
  mistakeTitle,
  questionText,
  tellExplorer,
  tellMistakes,
} from '../text/study.ts';
import { type Said, said, type Telling, warned } from '../text/tell.ts';
import { handsText } from '../text/whereabouts.ts';
import type { LineStyle } from './line-board.ts';
import { type Inside, type LineFace, LineSession } from './line-session.ts';

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
    helped: 'replay',
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
  { match: { options, game }, record }: Pick<GameActivity, 'match' | 'record'>,
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

interface ExplorerLines extends LineStyle {
  readonly tellReplay: (what: ReplayTold, telling: Telling) => Said;
  /** Opens the replay of a game that was chosen. */
  readonly replay: (found: OpenedGame) => Inside['mode'];
}

/** Games that are told with each position; `more` tells the others. */
const FIRST_GAMES = 5;

/** What others played, to which a replay has led: words of the replay and moves lead back. */
function explorerInside(
  activity: ExplorerActivity,
  { tellReplay, replay, ...around }: ExplorerLines,
): Inside {
  const { BACK_IN_REPLAY } = around.tongue.texts.replay;
  activity.listFirst(FIRST_GAMES);
  const mode: LineSession<ExplorerTold> = new LineSession({
    ...around,
    activity,
    tell: (what, telling) =>
      tellExplorer(activity, what, telling, (said) => tellReplay(said, telling)),
    heading: (telling) => explorerLines(activity, telling),
    helped: 'explorer',
    go: (to) => {
      const { opened } = activity;
      if (to !== 'replay' || !opened) return undefined;
      return { mode: replay(opened), left: () => mode.heading() };
    },
  });
  return {
    mode,
    leaves: (line) => {
      const isOwn = /^\d*$/.test(line) || findWord(activity.words, line, 'lines');
      return mode.isElsewhere || isOwn ? undefined : 'leaves-and-says';
    },
    left: () => [BACK_IN_REPLAY],
  };
}

interface EditLines extends LineStyle {
  /** Opens a replay from the position. */
  readonly replay: (record: GameRecord) => Inside['mode'];
  /** Begins a game from the position, with the computer of a level. Missing where none begins. */
  readonly play?: (level: string) => Inside['mode'];
}

/** A position that is set up without a screen. */
export function editLines(
  activity: EditActivity,
  { replay, play, ...around }: EditLines,
): LineSession<EditTold> {
  const session: LineSession<EditTold> = new LineSession({
    ...around,
    activity,
    tell: (what, telling) => tellEdit(activity, what, telling),
    heading: ({ teller: { texts }, charset }) => [
      texts.board.editHeading(texts.words.variantName(activity.setup.variant, charset)),
      ...statusOf(activity, texts),
    ],
    task: (texts) => texts.board.EDIT_TASK,
    helped: 'edit',
    go: (to, argument, { teller: { texts } }) => {
      const left = () => session.heading();
      switch (to) {
        case 'list':
          return warned(texts.words.WORDS.put.help);
        case 'hands':
          return said(handsText(texts, activity.game.position));
        case 'replay':
          return { mode: replay(activity.record), word: argument, left };
        case 'game':
          return play && { mode: play(argument), left };
        default:
          return undefined;
      }
    },
  });
  return session;
}

interface MistakesLines extends LineStyle {
  /** Opens the replay of the game of a mistake. */
  readonly replay: (record: GameRecord, ply: number) => ReplayActivity;
}

/** One's own mistakes without a screen, with the replays of their games. */
export function mistakesLines(
  activity: MistakesActivity,
  { replay, greeting = [], ...style }: MistakesLines,
): LineSession<MistakesTold> {
  const session: LineSession<MistakesTold> = new LineSession({
    ...style,
    greeting,
    activity,
    tell: (what, telling) => tellMistakes(activity, what, telling),
    heading: ({ teller, charset }) => [
      mistakeTitle(activity, teller.texts, charset),
      questionText(activity, teller),
    ],
    task: (texts) => texts.study.MISTAKES_TASK,
    helped: 'mistakes',
    go: (to, _, telling) => {
      if (to === 'solution') return tellMistakes(activity, { code: 'solution' }, telling);
      const { replayed } = activity;
      if (to !== 'replay' || !replayed) return undefined;
      const mode = replayLines(replay(replayed, activity.mistake.ply), style);
      return { mode, left: () => session.heading() };
    },
    close: () => activity.leave(),
  });
  return session;
}
