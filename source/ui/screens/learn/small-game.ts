import type { Match } from '../../../match/match.ts';
import { GAME_WON } from '../../../text/learn.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PlayScreen } from '../play/play.tsx';

/** The game at the end of a course: each turn of the learner begins with a hint. */
export class SmallGameScreen extends PlayScreen {
  protected override readonly backTo = 'course';
  #shownBy: Navigator | undefined;

  /** @param onWin called when the learner, who plays Black, has won */
  constructor(services: Services, match: Match, onWin: () => void) {
    super(services, match);
    match.follow((event) => {
      if (event.kind === 'ended' || event.kind === 'moved') queueMicrotask(() => this.#go(onWin));
    });
  }

  override shown(app: Navigator): void {
    super.shown(app);
    this.#shownBy = app;
    this.#advise(app);
  }

  /** Back to the course. */
  protected override leaveBoard(app: Navigator): void {
    app.back();
  }

  #go(onWin: () => void): void {
    const app = this.#shownBy;
    if (this.ending?.winner === 'black') {
      onWin();
      this.news = GAME_WON;
      app?.changed();
    } else if (app) this.#advise(app);
  }

  /** Asks for a hint, unless the other side is to move or something else is being done. */
  #advise(app: Navigator): void {
    if (this.isOver || this.isWaiting || this.question || app.screen !== this) return;
    this.submit('hint', app);
  }
}
