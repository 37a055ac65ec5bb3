import { formatQuickWords, parseChallengeWords, parseQuickWords } from '../hall/challenge-words.ts';
import type { ChallengeTerms } from '../hall/hall-command.ts';
import type { Challenge } from '../hall/hall-now.ts';
import { asked, awaited, done, NOTHING, refused } from './answer.ts';
import { fromHouse, type LobbyAnswer, type LobbyItem } from './lobby-answer.ts';
import type { Lobby } from './lobby-names.ts';

/** What is offered in the lobby of a server. */
export class LobbyOffers {
  readonly #of: Lobby;

  constructor(of: Lobby) {
    this.#of = of;
  }

  /** Begins the game of the first challenge to anyone with these terms, or makes it. */
  quickTyped(argument: string): LobbyAnswer {
    const { settings } = this.#of;
    const last = settings.lastChoice('last-seek');
    const read = parseQuickWords(argument, last, settings.all.variant);
    if (!read.ok) return refused({ code: 'challenge-fault', word: 'quick', fault: read.fault });
    const terms = read.value;
    const asked = this.#of.ask({ kind: 'quick', ...terms }, ({ code = '', game }) =>
      game === undefined
        ? done({ code: 'quick', terms, challenge: code })
        : this.#of.enter(game, 'play'),
    );
    return this.#remembered(asked, terms);
  }

  /** Keeps the terms for the next quick game, unless the house refuses them. */
  #remembered(asked: LobbyAnswer, terms: ChallengeTerms): LobbyAnswer {
    return fromHouse(async () => {
      const answer = await awaited(asked);
      if (answer.kind !== 'refused') {
        await this.#of.settings.rememberChoice('last-seek', formatQuickWords(terms));
      }
      return answer;
    });
  }

  /** Challenges somebody. A game begins at once where they have offered the same. */
  challenge(terms: ChallengeTerms): LobbyAnswer {
    const asked = this.#of.ask({ kind: 'challenge', ...terms }, (answer) => {
      const { code = '', crossed = '', game } = answer;
      if (game !== undefined) return this.#of.enter(game, 'play');
      const theirs = this.#of.visit.house.hall.challenge(crossed);
      return done({ code: 'challenged', terms, challenge: code, crossed: theirs });
    });
    return terms.to.kind === 'anyone' ? this.#remembered(asked, terms) : asked;
  }

  challengeTyped(argument: string): LobbyAnswer {
    const terms = parseChallengeWords(argument, this.#of.settings.all.variant);
    return terms.ok
      ? this.challenge(terms.value)
      : refused({ code: 'challenge-fault', word: 'challenge', fault: terms.fault });
  }

  accept(code: string): LobbyAnswer {
    return this.#of.ask({ kind: 'accept', code }, ({ game }) =>
      game === undefined ? NOTHING : this.#of.enter(game, 'play'),
    );
  }

  acceptTyped(argument: string): LobbyAnswer {
    const name = this.#of.names.nameOf(argument);
    return fromHouse(() => this.#of.names.withCode(name, () => this.acceptNamed(name)));
  }

  declineTyped(argument: string): LobbyAnswer {
    const isForMe = ({ to }: Challenge) =>
      to.kind === 'person' && to.person === this.#of.visit.person?.id;
    const name = this.#of.names.nameOf(argument);
    return fromHouse(() =>
      this.#of.names.withChallenge('decline', name, isForMe, (code) => this.#decline(code)),
    );
  }

  withdrawTyped(argument: string): LobbyAnswer {
    const name = this.#of.names.nameOf(argument);
    return this.#of.names.withOwnChallenge('withdraw', name, (code) => this.withdraw(code));
  }

  /** Takes an own challenge back, which is told as news. */
  withdraw(code: string): LobbyAnswer {
    return this.#of.ask({ kind: 'withdraw', code });
  }

  /** Declines a challenge to oneself; takes back what is one's own. */
  drop(item: LobbyItem | undefined): LobbyAnswer {
    if (item?.kind === 'challenge' && item.isOwn) return this.askTakeBack(item.challenge);
    if (item?.kind === 'challenge' && item.isFor) return this.#decline(item.challenge.code);
    return refused({ code: 'not-droppable' });
  }

  /** Takes an own challenge back, after a question. */
  askTakeBack(challenge: Challenge): LobbyAnswer {
    const yes = () => this.withdraw(challenge.code);
    return asked({ code: 'takes-back', challenge }, yes);
  }

  #decline(code: string): LobbyAnswer {
    return this.#of.ask({ kind: 'decline', code }, () => done({ code: 'declined' }));
  }

  /** Takes the challenge that has a code, or that of somebody. */
  acceptNamed(name: string): Promise<LobbyAnswer> {
    const isOfOthers = ({ by }: Challenge) => by.id !== this.#of.visit.person?.id;
    return this.#of.names.withChallenge('accept', name, isOfOthers, (code) => this.accept(code));
  }
}
