import type { Page, Place } from '../../../activity/answer.ts';
import { bottomOf } from '../../../activity/board-activity.ts';
import type { GameActivity, GameTold } from '../../../activity/game.ts';
import { PlayActivity } from '../../../activity/play.ts';
import type { Match } from '../../../match/match.ts';
import { nameOf } from '../../../records/store/game-folder.ts';
import { StoreError } from '../../../records/store/store.ts';
import { roomOf } from '../../../records/tree/room-tag.ts';
import { analysedText, matchEventText, tellGame } from '../../../text/game.ts';
import type { Said, Telling } from '../../../text/tell.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Sentence } from '../../../text/tongue.ts';
import { exampleMove } from '../../../text/typed.ts';
import type { LeftGame, Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { layoutFor } from '../../board/fitted-board.tsx';
import { showsMoves } from '../../board/game-view.ts';
import type { Legend } from '../../board/legend.ts';
import { ActivityScreen } from '../../prompt/activity-screen.tsx';
import type { TextPage } from '../../prompt/screen-face.ts';
import { boardPages } from '../page/look-up.ts';
import type { PageScreen } from '../page/page.tsx';
import { helpPage } from '../page/pages.ts';
import { settingsScreen } from '../settings/settings.ts';
import type { RoomShown } from './play-board.ts';
import { playBoard } from './play-board.ts';

/** A game on the board and the prompt below it. */
export type PlayScreen = ActivityScreen<GameTold, GameActivity, 'play'>;

/** Whether a game is played on a screen. */
export function isPlayScreen(screen: Screen): screen is PlayScreen {
  return screen.kind === 'play';
}

/** What goes with a game on the board. */
interface Around {
  /** The place to which Esc leads, in a word. Default: the menu. */
  readonly backTo?: (texts: Texts) => string;
  /** Leads there. Default: to the menu. */
  readonly leave?: (app: Navigator, left: LeftGame) => void;
  /** Called when the game comes on top. */
  readonly shown?: (app: Navigator) => void;
}

/** The screen of a game with engines, or between people at one prompt. @param message shown first */
export function playScreen(
  services: Services,
  match: Match,
  message?: Sentence,
  around: Around = {},
): PlayScreen {
  const activity = new PlayActivity(services, match);
  const screen = showGame(services, activity, {
    ...around,
    tell: (what, telling) => tellGame(activity, what, telling),
    helpPage: () => helpPage(activity.game.variant),
    newsText: (what) => {
      if (what.code === 'analysed') return analysedText(services.texts, what.count);
      if (what.code !== 'event') return undefined;
      return matchEventText(services.texts, what.event, activity.match.ending);
    },
  });
  screen.prompt.news = message;
  const [unseated] = activity.players.unseated;
  if (unseated)
    screen.warn(({ game }) => game.unseatedText(unseated, nameOf(services.table.latestPath ?? '')));
  return screen;
}

interface GameFace extends Around {
  readonly tell: (what: GameTold, telling: Telling) => Said;
  readonly helpPage: () => PageScreen;
  /** The room in which the game is. Default: it is in none. */
  readonly room?: () => RoomShown;
  /** Tells in a sentence what others have done. */
  readonly newsText: (what: GameTold) => string | undefined;
}

/** The screen of a game, wherever it is played. */
export function showGame(
  services: Services,
  activity: GameActivity,
  {
    tell,
    helpPage,
    room,
    backTo = ({ settings }) => settings.BACK_TO.menu,
    leave,
    shown,
    newsText,
  }: GameFace,
): PlayScreen {
  /** The ply at which the player asked for the legend, which goes with the next move. */
  let askedAt: { readonly match: Match; readonly ply: number } | undefined;
  const asksLegend = () =>
    askedAt?.match === activity.match && askedAt.ply === activity.game.ply && !activity.isOver;
  const first = activity.match;
  const isNew = !isFamiliar(services, first);
  // It stays the same, or each move would draw the legend anew.
  const example = exampleMove(first.game.position, services.teller);
  const legend = (): Legend | undefined => {
    const isAsked = asksLegend();
    const isShown = isAsked || (isNew && activity.match === first);
    if (activity.isOver || !isShown) return undefined;
    const hasMouse = services.settings.all.mouse === 'on';
    const { moves, person } = activity;
    // Who has moved knows how.
    const hasMoved = moves.some(({ color }) => color === (person ?? color));
    const hints = services.texts.board.howToMove(example, hasMouse);
    return { hints: isAsked || !hasMoved ? hints : [], isAsked };
  };
  const openHelp = (app: Navigator) => app.open(helpPage());
  const openBoardPage = boardPages(services, helpPage);
  const openPage = (page: Page | TextPage, app: Navigator): string | undefined => {
    const { game, match, isOver } = activity;
    const layout = layoutFor(game.variant, services, app.size);
    if (page.code !== 'help' || isOver || !layout || !showsMoves(layout)) {
      return openBoardPage(page, game, app);
    }
    askedAt = { match, ply: game.ply };
    return undefined;
  };
  const left = leftGame(services, activity, tell);
  const openMenu = (app: Navigator) =>
    leave ? leave(app, left) : app.open(app.routes.menu(services, left));
  const go = (to: Place, argument: string, app: Navigator): string | undefined => {
    const { game } = activity;
    switch (to) {
      case 'replay': {
        // The board stays as it is turned.
        const replay = app.routes.replay(services, activity, bottomOf(activity));
        app.open(replay);
        replay.enterWord(argument, app);
        return undefined;
      }
      case 'settings':
        app.open(settingsScreen(services));
        return undefined;
      case 'learn':
        app.open(app.routes.learn(services, game.variant));
        return undefined;
      case 'menu':
        openMenu(app);
        return undefined;
      case 'quit':
        app.quit();
        return undefined;
      default:
        throw new RangeError(`a game leads to no ${to}`);
    }
  };
  const screen: PlayScreen = new ActivityScreen(services, activity, {
    kind: 'play' as const,
    tell,
    openHelp,
    shown,
    tellBelow: (what) => {
      const text = newsText(what);
      return text && services.texts.lobby.elsewhereText(text);
    },
    callText: (what) => {
      const { match, players } = activity;
      const isTurn = match.ending === undefined && match.game.turn === players.person;
      const hasMoved = what.code === 'event' && what.event.kind === 'moved';
      const text = newsText(what);
      return isTurn && hasMoved ? services.texts.settings.yourTurnText(text) : text;
    },
    board: (prompt, layout) => {
      const around = { backTo, legend: legend(), room: room?.() };
      return playBoard(services, activity, around, prompt, layout);
    },
    openPage: (page, _, app) => openPage(page, app),
    go,
    leave: (app) => {
      if (activity.dropPreMoves().length > 0) return;
      if (asksLegend()) askedAt = undefined;
      else openMenu(app);
    },
  });
  return screen;
}

/** As many saved games are looked at for one of the variant. */
const LOOKED_AT = 200;

/** Whether a saved game tells that somebody here has played the variant. */
function isFamiliar({ store }: Services, { variant, record }: Match): boolean {
  try {
    const games = store.list().slice(0, LOOKED_AT);
    const room = roomOf(record)?.code ?? '';
    // The game of a room has a file before its first move.
    const isOther = (code: string) => code === '' || code !== room;
    return games.some(({ head }) => head.variant === variant.id && isOther(head.room));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return true;
  }
}

/** A game as what was left for another screen. */
function leftGame(services: Services, activity: GameActivity, tell: GameFace['tell']): LeftGame {
  return {
    get match() {
      return activity.match;
    },
    get isOver() {
      return activity.isOver;
    },
    get leaveQuestion() {
      const { texts, telling } = services;
      const { leaving } = activity;
      return leaving && texts.words.joinSentences(tell(leaving, telling).lines);
    },
  };
}
