import type { Match } from '../../../match/match.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type PlayScreen, playScreen } from '../play/play.ts';

/**
 * The game at the end of a course: each turn of the learner begins with a hint.
 * @param onWin called when the learner, who plays Black, has won
 */
export function smallGameScreen(services: Services, match: Match, onWin: () => void): PlayScreen {
  let shownBy: Navigator | undefined;
  /** Asks for a hint, unless the other side is to move or something else is being done. */
  const advise = () => {
    const { activity, isOver, prompt } = screen;
    if (isOver || activity.isWaiting || prompt.question || shownBy?.screen !== screen) return;
    screen.submit('hint', shownBy);
  };
  const goOn = () => {
    if (match.ending?.winner === 'black') {
      onWin();
      screen.prompt.news = services.texts.problems.GAME_WON;
      shownBy?.changed();
    } else advise();
  };
  const screen = playScreen(services, match, undefined, {
    backTo: ({ settings }) => settings.BACK_TO.course,
    leave: (app) => app.back(),
    shown: (app) => {
      shownBy = app;
      advise();
    },
  });
  match.follow(({ kind }) => {
    if (kind === 'ended' || kind === 'moved') queueMicrotask(goOn);
  });
  return screen;
}
