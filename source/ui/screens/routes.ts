import { bottomOf } from '../../activity/board-activity.ts';
import type { Routes } from '../app/screen.ts';
import { editScreen } from './edit/edit.ts';
import { foundGame, replayMatch } from './games/games.ts';
import { courseScreen } from './learn/learn.ts';
import { lobbyScreen } from './lobby/lobby.tsx';
import { menuScreen } from './menu/menu.tsx';
import { replayOf } from './replay/replay.ts';
import { watchTaken } from './replay/watch.ts';

/** The ways to screens that lead back to where they were opened. */
export const ROUTES: Routes = {
  menu: menuScreen,
  lobby: lobbyScreen,
  replay: (services, { match, record }, bottom) => {
    const replay = replayMatch(services, match, match.game.ply, record);
    replay.activity.home = bottom;
    return replay;
  },
  record: (services, record, { note, said }) => {
    const replay = replayOf(services, record, 0, { note });
    replay.prompt.say(said);
    return replay;
  },
  found: foundGame,
  edit: (services, activity, isAside) => {
    const { variant, position } = activity.game;
    const screen = editScreen(services, variant, position.snapshot(), isAside);
    screen.activity.home = bottomOf(activity);
    return screen;
  },
  learn: courseScreen,
  handOver: watchTaken,
};
