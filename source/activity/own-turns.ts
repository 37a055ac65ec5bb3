import { turnOf } from '../rooms/hall/lobby-list.ts';
import type { Visit } from '../rooms/hall/visit.ts';
import type { Color } from '../rules/core/color.ts';

/** Tells in which games that go on it is the visitor's turn. The house has to be asked for each. */
export class OwnTurns {
  readonly #visit: Visit;
  /** The side to move, by the name of the game. */
  readonly #turns = new Map<string, Color>();
  /** The sessions of others in each game when its turn was found out. */
  readonly #others = new Map<string, string>();

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** The side to move in a game; undefined where it is not known. */
  readonly of = (game: string): Color | undefined => this.#turns.get(game);

  /**
   * Finds it out for the games to or from which the other player has gone.
   * @param isAfresh whether for all of them
   * @returns undefined where nothing is to be found out
   */
  find(isAfresh = false): Promise<unknown> | undefined {
    if (isAfresh) this.#others.clear();
    const { house, person } = this.#visit;
    const games = person ? house.hall.runningOf(person.id) : [];
    const changed = games.filter(({ began: { game } }) => {
      const others = house.here.filter((one) => one.game === game && one.person.id !== person?.id);
      const sessions = others.map(({ session }) => session).join();
      if (this.#others.get(game) === sessions) return false;
      this.#others.set(game, sessions);
      return true;
    });
    if (changed.length === 0) return undefined;
    return Promise.all(changed.map(({ began }) => this.#find(began.game)));
  }

  async #find(game: string): Promise<void> {
    const turn = await turnOf(this.#visit.house, game);
    if (turn) this.#turns.set(game, turn);
    // It is looked at again with the next change.
    else this.#others.delete(game);
  }
}
