import { EngineError } from '../engine/engine.ts';
import type { Match } from '../match/match.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { AfterGames } from '../study/after/after-games.ts';
import type { LevelAdvice } from '../study/statistics/fold-results.ts';
import { type ActivityNews, told } from './answer.ts';

/** What is told of the analysis of a game that is over. */
export type AfterTold =
  | { readonly code: 'analyse-question' | 'is-analysed' | 'is-not-analysed' }
  | { readonly code: 'level-advice'; readonly advice: LevelAdvice }
  /** `rematch 5`, where the computer has no such level, or none. */
  | { readonly code: 'no-level' | 'no-computer' }
  /** @param count how many mistakes of the player are new */
  | { readonly code: 'analysed'; readonly count: number }
  /** @param error what the system refuses */
  | { readonly code: 'not-analysed'; readonly error: unknown };

type Told =
  | AfterTold
  | { readonly code: 'engine-failed'; readonly name: string; readonly error: EngineError };

/** A game that may be over. */
interface Ended {
  readonly match: Match;
  readonly isOver: boolean;
  readonly players: { readonly hasNoPerson: boolean };
}

/** What games that are over are analysed with. */
export interface AfterMeans {
  readonly settings: SessionSettings;
  /** Analyses games that are over. Default: nothing does, as on a server */
  readonly afterGames?: AfterGames | undefined;
}

/** What follows the end of a game: advice on the level, and the analysis. */
export class AfterGame {
  /** Is done when there is advice, or none. */
  advised: Promise<void> = Promise.resolve();
  /** Is done when the game is analysed, or is not. */
  analysed: Promise<void> = Promise.resolve();
  readonly #of: Ended;
  readonly #means: AfterMeans;
  readonly #tell: (news: ActivityNews<Told>) => void;
  /** The match about whose analysis the player was asked. */
  #asked: Match | undefined;

  constructor(of: Ended, means: AfterMeans, tell: (news: ActivityNews<Told>) => void) {
    this.#of = of;
    this.#means = means;
    this.#tell = tell;
  }

  /** Asks, or begins, as soon as a game is over. One that goes on again is not analysed. */
  look(): void {
    const { match, isOver, players } = this.#of;
    const { afterGames, settings } = this.#means;
    const wish = settings.all['analyse-games'];
    if (!isOver) {
      afterGames?.drop(match);
      this.#asked = undefined;
      return;
    }
    if (!afterGames || this.#asked === match || players.hasNoPerson) return;
    this.#asked = match;
    this.advised = this.#advise(afterGames, match);
    if (wish === 'off' || !afterGames.takes(match)) return;
    const begin = (): Told => {
      this.analysed = this.#analyse(afterGames, match);
      return { code: 'is-analysed' };
    };
    const yes = () => told(begin());
    const no = () => told<Told>({ code: 'is-not-analysed' });
    // How the game has ended is told first.
    queueMicrotask(() => {
      if (wish === 'on') this.#tell({ kind: 'told', what: begin(), as: 'notice' });
      else this.#tell({ kind: 'asked', what: { code: 'analyse-question' }, yes, no });
    });
  }

  async #advise(afterGames: AfterGames, match: Match): Promise<void> {
    try {
      const advice = await afterGames.advise(match);
      if (!advice || match !== this.#of.match) return;
      this.#tell({ kind: 'told', what: { code: 'level-advice', advice }, as: 'talk' });
    } catch {
      // Advice that cannot be had, or remembered, is not missed.
    }
  }

  async #analyse(afterGames: AfterGames, match: Match): Promise<void> {
    let what: Told | undefined;
    try {
      const count = await afterGames.analyse(match);
      what = count === undefined ? undefined : { code: 'analysed', count };
    } catch (error) {
      what =
        error instanceof EngineError
          ? { code: 'engine-failed', name: error.engine ?? '', error }
          : { code: 'not-analysed', error };
    }
    if (what) this.#tell({ kind: 'told', what, as: 'notice' });
  }
}
