import { EngineError } from '../engine/engine.ts';
import type { Match } from '../match/match.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { AfterGames } from '../study/after/after-games.ts';
import { type ActivityNews, told } from './answer.ts';
import type { GameTold } from './game.ts';

/** The game that is played. */
interface Played {
  readonly match: Match;
  readonly isOver: boolean;
  readonly settings: SessionSettings;
  readonly players: { readonly hasNoPerson: boolean };
}

/** What follows the end of a game: the level to try, and an analysis after a question. */
export class AfterGame {
  /** Settled when the level to try was told. */
  advised: Promise<void> = Promise.resolve();
  /** Settled when the game is analysed. */
  analysed: Promise<void> = Promise.resolve();
  readonly #of: Played;
  readonly #afterGames: AfterGames | undefined;
  readonly #tell: (news: ActivityNews<GameTold>) => void;
  /** The match whose end was seen. */
  #asked: Match | undefined;

  constructor(
    of: Played,
    afterGames: AfterGames | undefined,
    tell: (news: ActivityNews<GameTold>) => void,
  ) {
    this.#of = of;
    this.#afterGames = afterGames;
    this.#tell = tell;
  }

  /** Asks, or begins, as soon as a game is over. One that goes on again is not analysed. */
  look(): void {
    const { match, isOver, players, settings } = this.#of;
    const afterGames = this.#afterGames;
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
    const begin = (): GameTold => {
      this.analysed = this.#analyse(afterGames, match);
      return { code: 'is-analysed' };
    };
    const yes = () => told(begin());
    const no = () => told<GameTold>({ code: 'is-not-analysed' });
    // How the game has ended is told first.
    queueMicrotask(() => {
      if (wish === 'on') this.#tell({ kind: 'told', what: begin(), as: 'notice' });
      else this.#tell({ kind: 'asked', what: { code: 'analyse-question' }, yes, no });
    });
  }

  /** Tells the level to try after a game that is over. */
  async #advise(afterGames: AfterGames, match: Match): Promise<void> {
    try {
      const advice = await afterGames.advise(match);
      if (!advice || match !== this.#of.match) return;
      this.#tell({ kind: 'told', what: { code: 'level-advice', advice }, as: 'talk' });
    } catch {
      // Advice that cannot be had, or remembered, is not missed.
    }
  }

  /** Analyses a game that is over, and tells of it. */
  async #analyse(afterGames: AfterGames, match: Match): Promise<void> {
    let what: GameTold | undefined;
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
