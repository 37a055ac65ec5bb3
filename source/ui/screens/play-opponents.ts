import type { Move } from '../../core/move.ts';
import { EngineError } from '../../engine/engine.ts';
import { playerName } from '../../match/match-table.ts';
import { engineFailedText, engineFaultText, engineStartedText } from '../../text/engine-fault.ts';
import { HINT_IS_COMING, hintText } from '../../text/hint.ts';
import { impossibleText, offerText } from '../../text/outcome.ts';
import type { App } from '../app.ts';
import type { PlayScreen } from './play.ts';

/** What engines do to a play screen: they move in their turn, and give hints. */
export class PlayOpponents {
  readonly #screen: PlayScreen;
  /** The move of the last hint, until the next key. */
  #hinted: readonly Move[] = [];
  #hasGreeted = false;

  constructor(screen: PlayScreen) {
    this.#screen = screen;
  }

  /** The move of the last hint, if it is to be pointed out. */
  get hinted(): readonly Move[] {
    return this.#hinted;
  }

  forgetHint(): void {
    this.#hinted = [];
  }

  /** Says what becomes of the programs that are being started. */
  greet(app: App): void {
    if (this.#hasGreeted) return;
    this.#hasGreeted = true;
    const screen = this.#screen;
    for (const arrival of screen.opponents.arrivals) {
      void arrival.then((news) => {
        if (news?.kind === 'failed') screen.warn(engineFailedText(news));
        else if (news && (news.optionFaults.length > 0 || !screen.message)) {
          screen.say(engineStartedText(news));
        }
        if (news) app.changed();
      });
    }
  }

  /** What an engine plays is shown when it comes; what is being typed stays. */
  letPlay(app: App): void {
    const screen = this.#screen;
    screen.opponents.play().then(
      (outcome) => {
        if (outcome === undefined) return;
        if (outcome.kind === 'failed') screen.warn(engineFailedText(outcome));
        else screen.show(outcome, '', app);
        const { offer } = screen.match;
        if (offer) screen.say(offerText(offer));
        screen.suggestions.follow(screen.line, app);
        screen.clock.follow(app);
        if (screen.opponents.person) screen.ring(app);
        app.changed();
        this.letPlay(app);
      },
      (error) => this.#tellFailure(error, app),
    );
  }

  /** Says and marks a good move, unless the game has become another by then. @param typed the word */
  hint(typed: string, app: App): void {
    const { match, services, opponents } = this.#screen;
    if (match.ending || opponents.toMove) {
      this.#screen.refuse(typed, impossibleText(match.ending ? 'game-over' : 'not-your-turn'));
      return;
    }
    const { ply } = match.game;
    this.#screen.say(HINT_IS_COMING);
    opponents.hint(services.engines.adviser()).then(
      (report) => {
        if (report === undefined || match.game.ply !== ply) return;
        this.#hinted = report.line.slice(0, 1);
        this.#screen.say(hintText(match.game.position, report));
        app.changed();
      },
      (error) => this.#tellFailure(error, app),
    );
  }

  #tellFailure(error: unknown, app: App): void {
    if (!(error instanceof EngineError)) throw error;
    const { match, opponents } = this.#screen;
    const name = playerName(match.record, opponents.toMove ?? 'black');
    this.#screen.warn(engineFaultText(name, error));
    app.changed();
  }
}
