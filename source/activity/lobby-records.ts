import type { HallGame } from '../hall/hall-now.ts';
import { visibleGame } from '../hall/lobby-list.ts';
import type { RankingPage } from '../hall/ratings.ts';
import { parseRatingsWords } from '../hall/ratings-words.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Variant } from '../rules/core/variant.ts';
import { goTo, refused, told } from './answer.ts';
import { fromHouse, fromOfPage, type LobbyAnswer } from './lobby-answer.ts';
import type { Lobby } from './lobby-names.ts';

/** What the house of a server knows of games and ratings. */
export class LobbyRecords {
  /** The game that they replay, or have replayed last. */
  replayed: GameRecord | undefined;
  readonly #of: Lobby;

  constructor(of: Lobby) {
    this.#of = of;
  }

  /** @param argument a variant, a page, or both. Default: the preferred variant */
  ratings(argument: string): LobbyAnswer {
    const page = parseRatingsWords(argument, this.#of.settings.all.variant);
    if (!page.ok) return refused({ code: 'no-variant', found: page.fault });
    const { variant, from } = page.value;
    return fromHouse(async () => {
      return told({ code: 'ratings', found: await this.ranking(variant, from), from });
    });
  }

  /** A page of the ratings of a variant. @param from how many stand on the pages before */
  ranking({ id }: Variant, from: number): Promise<RankingPage> {
    const { house, person } = this.#of.visit;
    return house.ranking(id, from, person?.id);
  }

  /** A page of one's own games, the latest first. @param from how many are on the pages before */
  async ownGames(from: number): Promise<readonly HallGame[]> {
    const { house, person } = this.#of.visit;
    return house.games.ofPerson(person?.id ?? '', from);
  }

  /** @param argument the number of a page of one's own games */
  played(argument: string): LobbyAnswer {
    const from = fromOfPage(argument) ?? 0;
    return fromHouse(async () => {
      const games = await this.ownGames(from);
      this.#of.names.listed = games.map((game) => ({ kind: 'played', game }));
      return told({ code: 'played', games, from });
    });
  }

  /** Replays a game that is over. @param name its code, or its number in the last list */
  replayNamed(name: string): LobbyAnswer {
    return fromHouse(async () => {
      const { house, person } = this.#of.visit;
      const game = await visibleGame(house, person, this.#of.names.nameOf(name));
      if (!game) return refused({ code: 'no-game' });
      return game.ended ? this.replay(game) : refused({ code: 'not-over' });
    });
  }

  /** Leads to a game that is over. */
  replay({ began }: HallGame): LobbyAnswer {
    return fromHouse(async () => {
      const record = await this.#of.visit.house.record(began.game);
      if (!record.ok) return refused({ code: 'game-fault', fault: record.fault });
      this.replayed = record.value;
      return goTo('replay');
    });
  }
}
