import { ReplayActivity, type ReplayMeans, type ReplayOptions } from '../../../activity/replay.ts';
import type { EditOptions } from '../../../activity/replay-edits.ts';
import type { ReplayTold } from '../../../activity/replay-told.ts';
import { fillSides } from '../../../match/participants/side.ts';
import type { GameRecord } from '../../../records/tree/record.ts';
import { annotationTexts, tellReplay } from '../../../text/replay.ts';
import { bindKeys, pressKey } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { SlowRedraw } from '../../app/slow-redraw.ts';
import { ActivityScreen } from '../../prompt/activity-screen.tsx';
import type { ScreenFace } from '../../prompt/screen-face.ts';
import { explorerScreen } from '../explorer/explorer.ts';
import { boardPages } from '../page/look-up.ts';
import { commentPage, replayHelpPage } from '../page/pages.ts';
import { type PlayScreen, playScreen } from '../play/play.ts';
import { playerNames } from '../play/play-board.ts';
import { Autoplay } from './autoplay.ts';
import { type ReplayAround, replayBoard } from './replay-board.ts';
import { STEP_KEYS } from './replay-keys.ts';

export type ReplayScreen = ActivityScreen<ReplayTold, ReplayActivity, 'replay'>;

/** What a replay may be besides a game that was played. */
interface ReplayScreenOptions
  extends EditOptions,
    Pick<ReplayAround, 'title' | 'names' | 'note' | 'label'> {
  /** Whether the player goes back from it to a game, so that no new game begins here. */
  readonly isAside?: boolean;
  readonly keepMistakes?: ReplayOptions['keepMistakes'];
}

/** What a screen does in its own way where somebody else plays the game. */
interface OwnFace
  extends Partial<Pick<ScreenFace<ReplayTold, 'replay'>, 'openPage' | 'shown' | 'hidden'>> {
  /** Goes back. Default: to the screen below. */
  readonly leave?: (app: Navigator) => void;
  /** Takes the game; what was typed goes along. Default: a new one begins from the position. */
  readonly takeGame?: (typed: string, app: Navigator) => void;
}

/** A record to walk through, with its comments and variations. @param ply the first to be shown */
export function replayOf(
  services: Services,
  record: GameRecord,
  ply = 0,
  options: ReplayScreenOptions = {},
): ReplayScreen {
  const { title, names, note, label, ...edits } = options;
  const activity = replayActivity(services, record, ply, edits);
  return replayScreen(services, activity, { title, names, note, label });
}

/** The replay of a record, without a face. */
export function replayActivity(
  services: Services,
  record: GameRecord,
  ply: number,
  options: Omit<ReplayOptions, 'record' | 'ply' | keyof ReplayMeans>,
): ReplayActivity {
  return new ReplayActivity({ ...options, ...replayMeans(services), record, ply });
}

/** What every replay has here. */
export function replayMeans(services: Services): ReplayMeans {
  const { settings, engines, store, gameIndex, visit, publicAddress } = services;
  const notation = () => services.notation;
  const means = { settings, publicAddress, engines, notation };
  return visit ? { ...means, store: undefined } : { ...means, store, gameIndex };
}

/** A replay on the screen. */
export function replayScreen(
  services: Services,
  activity: ReplayActivity,
  around: ReplayAround = {},
  { leave, takeGame, shown, hidden, ...own }: OwnFace = {},
): ReplayScreen {
  let endAnalysing = () => {};
  let endRedraw = () => {};
  const autoplay = new Autoplay((app) => {
    screen.enterWord('next', app);
    return activity.ply < activity.moves.length;
  });
  const keys = () => bindKeys(STEP_KEYS, { activity, autoplay, screen });
  const screen: ReplayScreen = new ActivityScreen(services, activity, {
    kind: 'replay',
    tell: (what, telling) => tellReplay(activity, what, telling),
    board: (prompt, layout) => {
      const clickMove = (ply: number, app: Navigator) => {
        autoplay.stop();
        screen.enterWord(`go ${ply}`, app);
      };
      const shown = { replay: activity, autoplay, keys: keys(), around, clickMove };
      return replayBoard(services, shown, prompt, layout);
    },
    openPage: boardPages(services, replayHelpPage),
    go: (to, argument, app) => {
      const { explorer } = activity;
      if (to === 'comment') app.open(commentOf(activity));
      else if (to === 'explorer') {
        // It has said that it is looking.
        screen.prompt.hush();
        // The player may have left meanwhile.
        if (explorer && app.screen === screen) {
          app.open(explorerScreen(services, activity, explorer));
        }
      } else if (to === 'pasted') {
        const { pasted } = activity;
        if (pasted && app.screen === screen) app.open(replayOf(services, pasted.record));
      } else if (to === 'edit') {
        app.open(app.routes.edit(services, activity, activity.options.isAside === true));
      } else if (to === 'line') {
        const title = app.texts.replay.LINES_TITLE;
        const names = playerNames(app.texts, activity.record);
        const line = activity.lines.recordOf(argument);
        app.open(replayOf(services, line, 0, { isAside: true, title, names }));
      } else if (to === 'quit') {
        if (leave) leave(app);
        else app.back();
      } else if (takeGame) takeGame(argument, app);
      else app.reset(newGame(services, activity));
      return undefined;
    },
    leave: (app) => screen.enterWord('quit', app),
    key: (key, app) => {
      const isStep = pressKey([keys()], key, app);
      if (!isStep) autoplay.stop();
      return isStep;
    },
    wheel: (step, app) => {
      autoplay.stop();
      screen.enterWord(step > 0 ? 'next' : 'back', app);
    },
    ...own,
    shown: (app) => {
      const redraw = new SlowRedraw(app);
      endAnalysing = activity.analyst.follow(
        () => redraw.ask(),
        (answer) => {
          screen.hear(answer, app);
          app.changed();
        },
      );
      endRedraw = () => redraw.end();
      shown?.(app);
    },
    hidden: () => {
      endAnalysing();
      endRedraw();
      autoplay.stop();
      hidden?.();
    },
  });
  return screen;
}

/** All that is written about the position, which may be more than has room under the board. */
function commentOf({ walk, moves, ply }: ReplayActivity) {
  const move = moves[ply - 1];
  const { node } = walk;
  return commentPage((texts) => ({
    title: move ? texts.game.playedText(move) : texts.replay.START,
    comments: annotationTexts(texts, node),
  }));
}

/** A game that goes on from the position shown. */
function newGame(services: Services, { record, game, ply }: ReplayActivity): PlayScreen {
  const match = services.table.start({
    variant: record.variant,
    start: { placement: game.position.snapshot(), moveNumber: 1 },
    players: fillSides({ black: undefined, white: undefined }, services.ownName),
  });
  return playScreen(services, match, ({ replay }) => replay.newGameText(ply));
}
