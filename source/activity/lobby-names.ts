import type { HallAnswer, HallCommand } from '../hall/hall-command.ts';
import type { Challenge, HallGame } from '../hall/hall-now.ts';
import { lobbyEntries } from '../hall/lobby-list.ts';
import type { Visit } from '../hall/visit.ts';
import { parseCode } from '../rooms/room-code.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { refused } from './answer.ts';
import { type LobbyAnswer, type LobbyItem, nameOfItem } from './lobby-answer.ts';
import { typedIndex } from './word-row.ts';

/** The lobby of a server, as those know it that answer its words. */
export interface Lobby {
  readonly visit: Visit;
  readonly settings: SessionSettings;
  readonly names: LobbyNames;
  /** Asks the house for something. @param then goes on with its answer. Default: nothing is told */
  readonly ask: (command: HallCommand, then?: (answer: HallAnswer) => LobbyAnswer) => LobbyAnswer;
  /** Goes into a game. */
  readonly enter: (game: string, wants: 'play') => LobbyAnswer;
}

/** What a visitor of a server means by a code, a name, or a number of the list that was told last. */
export class LobbyNames {
  /** What was listed last: a number from 1 means one of them. */
  listed: readonly LobbyItem[] = [];
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** What a number of the last list means; undefined for none. */
  itemOf(number: string): LobbyItem | undefined {
    return this.listed[typedIndex(number)];
  }

  /** The name of what a number means; any other text as it is. */
  nameOf(text: string): string {
    const item = this.itemOf(text);
    return item ? nameOfItem(item) : text.trim();
  }

  /** Goes on with what may be a code, unless too many were wrong: the house counts them. */
  async withCode(
    name: string,
    act: () => LobbyAnswer | Promise<LobbyAnswer>,
  ): Promise<LobbyAnswer> {
    const code = parseCode(name);
    if (code === undefined || (await this.#idOfName(name)) !== undefined) return act();
    const found = await this.#visit.command({ kind: 'look-up', code });
    if (!found.ok && found.fault.code !== 'challenge-gone') {
      return refused({ code: 'refused', refusal: found.fault });
    }
    return act();
  }

  /** Goes on with the one challenge that has a code, else with that of a person that can be seen. */
  async withChallenge(
    word: string,
    name: string,
    isMeant: (challenge: Challenge) => boolean,
    act: (code: string) => LobbyAnswer,
  ): Promise<LobbyAnswer> {
    const { house, person } = this.#visit;
    const byCode = house.hall.challenge(parseCode(name) ?? '');
    if (byCode && isMeant(byCode)) return act(byCode.code);
    const id = await this.#idOfName(name);
    const meant = lobbyEntries(house, person).flatMap((entry) => {
      if (entry.kind !== 'challenge' || !isMeant(entry.challenge)) return [];
      const { by } = entry.challenge;
      const isNamed = by.id === id || by.name.toLowerCase() === name.toLowerCase();
      return isNamed ? [entry.challenge] : [];
    });
    return withOne(word, meant, act);
  }

  /** The same with one's own challenges. @param name '' where there is only one */
  withOwnChallenge(word: string, name: string, act: (code: string) => LobbyAnswer): LobbyAnswer {
    const { house, person } = this.#visit;
    const own = house.hall.challenges.filter(({ by }) => by.id === person?.id);
    const code = parseCode(name);
    return withOne(word, name === '' ? own : own.filter((one) => one.code === code), act);
  }

  /** A game with a code, whether it is over or not. */
  async gameOf(name: string): Promise<HallGame | undefined> {
    return this.#visit.house.games.ofCode(parseCode(name) ?? '');
  }

  /** The person who has a name. */
  async #idOfName(name: string): Promise<string | undefined> {
    return (await this.#visit.house.people.ofName(name))?.id;
  }
}

function withOne(
  word: string,
  meant: readonly Challenge[],
  act: (code: string) => LobbyAnswer,
): LobbyAnswer {
  const [first] = meant;
  if (!first) return refused({ code: 'no-challenge' });
  if (meant.length === 1) return act(first.code);
  return refused({ code: 'which', word, codes: meant.map(({ code }) => code) });
}
