import { bottomOf } from '../../../activity/board-activity.ts';
import { TAKE_WORD } from '../../../activity/replay.ts';
import type { Handover } from '../../../match/saved-match.ts';
import type { WatchedChange, WatchedGame } from '../../../match/watched-game.ts';
import type { FileFault } from '../../../records/store/game-file.ts';
import { nameOf } from '../../../records/store/game-folder.ts';
import { StoreError } from '../../../records/store/store.ts';
import { standingNode } from '../../../records/tree/record.ts';
import { type Result, success } from '../../../rules/core/result.ts';
import { handoverText, watchingText } from '../../../text/game.ts';
import { resumeFaultText } from '../../../text/records.ts';
import { callPlayer } from '../../app/call-player.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { boardPages } from '../page/look-up.ts';
import { watchHelpPage } from '../page/pages.ts';
import { isPlayScreen, type PlayScreen, playScreen } from '../play/play.ts';
import { type ReplayScreen, replayActivity, replayScreen } from './replay.ts';

/** A game that another process has open. @param kept text for the prompt, should it be taken */
export function watchGame(
  services: Services,
  file: string,
  kept = '',
): Result<ReplayScreen, FileFault> {
  const game = services.table.watch(file);
  return game.ok ? success(watchScreen(services, game.value, kept)) : game;
}

/** Watches a game that was played here until another process has taken it. */
export function watchTaken(app: Navigator, services: Services, handover: Handover): void {
  const { match, path, unsaved } = handover;
  const played = app.screens.find(
    (screen): screen is PlayScreen => isPlayScreen(screen) && screen.activity.match === match,
  );
  if (!played) return;
  const own = unsaved.filter(({ color }) => color === (played.activity.person ?? color));
  const kept = app.screen.typedText || played.typedText || own.at(-1)?.text;
  const watched = watchGame(services, path, kept);
  services.unseat();
  if (watched.ok) {
    const screen = watched.value;
    screen.activity.home = bottomOf(played.activity);
    screen.prompt.say((texts) =>
      texts.settings.takesGameBackText(handoverText(texts, handover), takeKey(screen)),
    );
    app.reset(screen);
  } else {
    app.reset(
      app.routes.menu(services, undefined, (texts) =>
        texts.words.joinSentences([handoverText(texts, handover), texts.room.WATCH_ANSWERS.gone]),
      ),
    );
  }
  callPlayer(app, services, handoverText(services.texts, handover));
  app.changed();
}

/**
 * A game that another process has open. It follows the moves as they are saved there, changes
 * nothing, and takes the game over on request.
 */
function watchScreen(services: Services, game: WatchedGame, kept: string): ReplayScreen {
  const { record } = game;
  const activity = replayActivity(services, record, standingNode(record).ply, {
    cannotEdit: 'watched',
    isAside: true,
    watched: game,
  });
  const standing = () => watchingText(services.texts, game, takeKey(screen));
  let isTaking = false;
  /** Whether the game could be played on when the player was told of it last. */
  let toldUnfinished = true;
  const tellOwner = () => {
    toldUnfinished = game.isUnfinished;
    screen.prompt.say(standing);
  };
  const follow = (change: WatchedChange) => {
    switch (change) {
      case 'file':
        if (!game.isGone) {
          activity.showRecord(game.record);
          screen.prompt.suggestions.reset();
        }
        if (game.isGone || game.isUnfinished !== toldUnfinished) tellOwner();
        return;
      case 'owner':
        // The news of the handover stays while the other process is there.
        if (!game.owner || screen.prompt.message === undefined) tellOwner();
        return;
      default:
        change satisfies never;
    }
  };
  /** @param typed goes into the prompt of the game */
  const take = (typed: string, app: Navigator) => {
    if (isTaking) return;
    isTaking = true;
    if (game.owner) screen.prompt.say(({ room }) => room.WATCH_ANSWERS.asking);
    services.table
      .takeOver(game.path)
      .then((match) => {
        if (!match.ok)
          screen.prompt.warn((texts) => resumeFaultText(texts, nameOf(game.path), match.fault));
        else if (app.hasQuit) services.table.close();
        else {
          const play = playScreen(services, match.value, ({ room }) => room.WATCH_ANSWERS.taken);
          play.prompt.line.set(typed);
          app.reset(play);
        }
      })
      .catch((error) => {
        if (!(error instanceof StoreError)) throw error;
        screen.prompt.warn(({ words }) => words.storeErrorText(error));
      })
      .finally(() => {
        isTaking = false;
        app.changed();
      });
  };
  const screen = replayScreen(
    services,
    activity,
    {
      get label() {
        return services.texts.settings.PROMPT_LABELS.watching;
      },
      standing,
    },
    {
      openPage: boardPages(services, () => watchHelpPage(game.owner)),
      shown: (app) => {
        game.follow((change) => {
          follow(change);
          app.changed();
        });
      },
      hidden: () => game.end(),
      takeGame: take,
    },
  );
  screen.prompt.line.set(kept);
  tellOwner();
  return screen;
}

/** What begins to take the game over: a text that is typed goes along. */
function takeKey({ services, prompt }: ReplayScreen): string {
  return prompt.line.isEmpty ? TAKE_WORD : services.texts.settings.ENTER_KEY;
}
