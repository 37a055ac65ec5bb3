import { type HallAnswer, type HallCommand, isGuest } from '../hall/hall-command.ts';
import type { HallGame } from '../hall/hall-now.ts';
import { seatOf } from '../hall/lobby-list.ts';
import type { OwnGame, Visit } from '../hall/visit.ts';
import type { Visitor } from '../rooms/room.ts';
import { parseCode } from '../rooms/room-code.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Color } from '../rules/core/color.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { BoardlessActivity } from './activity.ts';
import { type ActivityNews, asked, goTo, later, NOTHING, refused, told } from './answer.ts';
import { settingRow } from './board-words.ts';
import {
  fromHouse,
  fromOfPage,
  type LobbyAnswer,
  type LobbyItem,
  type LobbyList,
  type LobbyTold,
  listPage,
} from './lobby-answer.ts';
import { LobbyKeys } from './lobby-keys.ts';
import { type Lobby, LobbyNames } from './lobby-names.ts';
import { LobbyOffers } from './lobby-offers.ts';
import { LobbyRecords } from './lobby-records.ts';
import { QUIT_ROW } from './shared-words.ts';
import { type BoundWord, type BoundWords, bindWords, type WordRow } from './word-row.ts';

type Row = WordRow<LobbyActivity, LobbyTold>;

const needsName = ({ visit: { person } }: LobbyActivity): LobbyTold | undefined =>
  person ? undefined : { code: 'no-name' };
const needsKey = (lobby: LobbyActivity): LobbyTold | undefined => {
  const { person } = lobby.visit;
  return person && isGuest(person) ? { code: 'guest' } : needsName(lobby);
};
const isNameless = ({ visit: { person } }: LobbyActivity): LobbyTold | undefined =>
  person && { code: 'named', person };

/** A word that lists what is so now. A screen shows it. */
function listRow<Name extends LobbyList>(name: Name) {
  return { name, isSeen: true, run: (lobby) => lobby.list(name) } satisfies Row;
}

/** A word that asks something of the house. @param refusal Default: one has to have a name */
function changingRow<Name extends string>(
  name: Name,
  argument: 'required' | 'optional',
  run: Row['run'],
  refusal = needsName,
) {
  return { name, argument, effect: 'changes', refusal, run } satisfies Row;
}

/** The words in the lobby of a server, in the order in which help lists them. */
export const LOBBY_ROWS = [
  listRow('list'),
  listRow('who'),
  listRow('challenges'),
  { ...listRow('games'), argument: 'optional', run: (lobby, page) => lobby.list('games', page) },
  { ...listRow('mine'), refusal: needsName },
  changingRow('quick', 'optional', ({ offers }, text) => offers.quickTyped(text)),
  changingRow('challenge', 'optional', ({ offers }, text) => offers.challengeTyped(text)),
  changingRow('withdraw', 'optional', ({ offers }, name) => offers.withdrawTyped(name)),
  changingRow('accept', 'required', ({ offers }, name) => offers.acceptTyped(name)),
  changingRow('decline', 'required', ({ offers }, name) => offers.declineTyped(name)),
  changingRow('join', 'required', (lobby, argument) => lobby.joinTyped(argument)),
  changingRow('watch', 'required', (lobby, argument) => lobby.watchTyped(argument)),
  { name: 'ratings', argument: 'optional', run: ({ records }, text) => records.ratings(text) },
  { name: 'me', refusal: needsKey, run: () => goTo('me') },
  {
    name: 'played',
    argument: 'optional',
    refusal: needsKey,
    run: ({ records }, argument) => records.played(argument),
  },
  {
    name: 'replay',
    argument: 'required',
    refusal: needsName,
    run: ({ records }, argument) => records.replayNamed(argument),
  },
  changingRow('name', 'required', ({ keys }, name) => keys.register(name), isNameless),
  changingRow('code', 'required', ({ keys }, code) => keys.enterCode(code), isNameless),
  { name: 'key', effect: 'changes', refusal: needsKey, run: ({ keys }) => keys.makeCode() },
  changingRow('remove', 'required', ({ keys }, key) => keys.remove(key), needsKey),
  settingRow('labels'),
  settingRow('theme'),
  settingRow('language'),
  { ...settingRow('speech'), face: 'lines' },
  { name: 'settings', run: () => goTo('settings') },
  { name: 'help', run: () => ({ kind: 'page', page: { code: 'help' } }) },
  QUIT_ROW,
] as const satisfies readonly Row[];

export type LobbyWord = (typeof LOBBY_ROWS)[number]['name'];

interface LobbyOptions {
  readonly visit: Visit;
  readonly settings: SessionSettings;
  /** What others type after `ssh` to come to the server. Default: not known. */
  readonly publicAddress?: string | undefined;
  /** The code of the challenge or game with which they have come. Default: none. */
  readonly code?: string | undefined;
  /** Whether they play, so that a game that begins only is told. */
  readonly isBusy: () => boolean;
  /** The word that a text may have meant, which is no name then. Default: any text is a name. */
  readonly nearWord?: (text: string, words: readonly string[]) => string | undefined;
}

/** The lobby of a server, for a visitor. */
export class LobbyActivity implements BoardlessActivity<LobbyTold>, Lobby {
  readonly words: BoundWords<LobbyTold> = bindWords<LobbyActivity, LobbyTold>(this, LOBBY_ROWS);
  readonly settings: SessionSettings;
  readonly visit: Visit;
  readonly publicAddress: string | undefined;
  readonly nextWord = undefined;
  readonly turns: OwnTurns;
  readonly names: LobbyNames;
  readonly offers: LobbyOffers;
  /** Their name and keys, and what is known of games and ratings. */
  readonly keys: LobbyKeys;
  readonly records: LobbyRecords;
  /** The room to which they have gone last. */
  latestStay: RoomStay | undefined;
  readonly #options: LobbyOptions;
  /** The code with which they have come, until it was looked at. */
  #code: string | undefined;
  /** The game to which they are on the way. */
  #entering: string | undefined;

  constructor(options: LobbyOptions) {
    this.#options = options;
    this.visit = options.visit;
    this.turns = new OwnTurns(options.visit);
    this.names = new LobbyNames(options.visit);
    this.keys = new LobbyKeys(this);
    this.settings = options.settings;
    this.records = new LobbyRecords(this);
    this.publicAddress = options.publicAddress;
    this.offers = new LobbyOffers(this);
    this.#code = options.code;
  }

  /** The id of the visitor; undefined for one without a name. */
  get subject(): string | undefined {
    return this.visit.person?.id;
  }

  /** Tells of the games that begin by themselves, and leads into them. */
  readonly follow = (hear: (news: ActivityNews<LobbyTold>) => void): (() => void) =>
    this.visit.onOwnGame((begun) => this.#hearBegun(begun, hear));

  /** Goes on to what has the code with which they have come. */
  readonly ready = async (): Promise<LobbyAnswer> => {
    const { house, person } = this.visit;
    const code = this.#code;
    if (!person) return NOTHING;
    this.#code = undefined;
    await house.meetAll();
    if (code === undefined) return NOTHING;
    return this.names.withCode(code, () => {
      const answer = this.come(code);
      return answer.kind === 'asked' ? answer.yes() : answer;
    });
  };

  /** Leads to what has a code: asks whether to take a challenge, goes into a game. */
  come(code: string): LobbyAnswer {
    const { hall } = this.visit.house;
    const challenge = hall.challenge(code);
    const game = hall.running(code);
    if (challenge) {
      if (challenge.by.id === this.subject) return NOTHING;
      const yes = () => this.offers.accept(code);
      return asked({ code: 'invites', challenge }, yes);
    }
    return game ? this.#enterGame(game) : refused({ code: 'no-code' });
  }

  /** A number takes what the last list has there; without a name yet, a line is a name. */
  readonly enterMove = (line: string): LobbyAnswer => {
    const text = line.trim();
    if (text === '') return NOTHING;
    if (!this.visit.person) return this.#nameTyped(text);
    if (!/^\d+$/.test(text)) return refused({ code: 'unknown', line });
    const item = this.names.itemOf(text);
    return item ? this.take(item) : refused({ code: 'no-number', line: text });
  };

  /** Does what a line of the lobby is for. */
  take(item: LobbyItem): LobbyAnswer {
    const { offers } = this;
    switch (item.kind) {
      case 'challenge':
        return item.isOwn ? offers.askTakeBack(item.challenge) : offers.accept(item.challenge.code);
      case 'own-game':
      case 'game':
        return this.#enterGame(item.game);
      case 'played':
        return item.game.ended ? this.records.replay(item.game) : this.#enterGame(item.game);
      case 'person': {
        const isMe = item.person.id === this.visit.person?.id;
        return isMe ? this.word('me').run('') : goTo('challenge', item.person.name);
      }
      case 'key':
        return this.keys.remove(item.key);
      default:
        return item satisfies never;
    }
  }

  /** A word by its name. */
  word(name: LobbyWord): BoundWord<LobbyTold> {
    const word = this.words.find((one) => one.name === name);
    if (!word) throw new RangeError(`no word ${name}`);
    return word;
  }

  /** @param page of the games, as it is typed. Default: the first */
  list(list: LobbyList, page = ''): LobbyAnswer {
    const from = fromOfPage(page);
    if (from === undefined) return refused({ code: 'no-page', line: page });
    return fromHouse(async () => {
      const { house, person } = this.visit;
      await house.meetAll();
      if (list === 'mine' || list === 'list') await this.turns.find(true);
      const shown = listPage(list, house, person, from);
      this.names.listed = shown.items;
      return told({ code: 'list', list, page: shown });
    });
  }

  ask(
    command: HallCommand,
    then: (answer: HallAnswer) => LobbyAnswer = () => NOTHING,
  ): LobbyAnswer {
    return fromHouse(async () => {
      const result = await this.visit.command(command);
      return result.ok ? then(result.value) : refused({ code: 'refused', refusal: result.fault });
    });
  }

  joinTyped(argument: string): LobbyAnswer {
    const name = this.names.nameOf(argument);
    return fromHouse(() => this.names.withCode(name, () => this.#join(name)));
  }

  watchTyped(argument: string): LobbyAnswer {
    const name = this.names.nameOf(argument);
    return fromHouse(() =>
      this.names.withCode(name, async () => {
        const game = await this.names.gameOf(name);
        return game ? this.enter(game.began.game, 'watch') : refused({ code: 'no-game' });
      }),
    );
  }

  /** Goes into a game, unless they are on the way to it. */
  enter(game: string, wants: Visitor['wants']): LobbyAnswer {
    if (this.#entering === game) return NOTHING;
    this.#entering = game;
    return fromHouse(async () => {
      const joined = await this.visit.join(game, wants).finally(() => {
        this.#entering = undefined;
      });
      if (!joined.ok) return refused({ code: 'door', fault: joined.fault });
      this.latestStay = joined.value;
      return goTo('game');
    });
  }

  /** A word is no name, nor what is near to one: a name stays for ever. */
  #nameTyped(text: string): LobbyAnswer {
    const words = this.words.filter(({ refusal }) => !refusal()).map(({ name }) => name);
    const near = this.#options.nearWord?.(text, words);
    return near === undefined
      ? this.keys.register(text)
      : refused({ code: 'name-or-word', name: text, word: near });
  }

  #enterGame(game: HallGame): LobbyAnswer {
    const seat = seatOf(game, this.visit.person?.id);
    return this.enter(game.began.game, seat ? 'play' : 'watch');
  }

  async #join(name: string): Promise<LobbyAnswer> {
    const { house, person } = this.visit;
    if (house.hall.challenge(parseCode(name) ?? '')) return this.offers.acceptNamed(name);
    const game = await this.names.gameOf(name);
    if (!game) return refused({ code: 'no-game' });
    const seat = seatOf(game, person?.id);
    return seat ? this.enter(game.began.game, 'play') : refused({ code: 'not-yours' });
  }

  #hearBegun(
    { game: { began }, isAccepted }: OwnGame,
    hear: (news: ActivityNews<LobbyTold>) => void,
  ): void {
    // Accepting leads into the game.
    if (isAccepted) return;
    if (this.#options.isBusy()) {
      const other = began.black.id === this.subject ? began.white : began.black;
      hear({ kind: 'told', what: { code: 'begun-elsewhere', other }, isHeard: true });
      return;
    }
    hear({ kind: 'told', isHeard: true });
    const entering = this.enter(began.game, 'play');
    const answer: LobbyAnswer =
      entering.kind === 'later'
        ? later(() => entering.answer.catch((error) => refused({ code: 'failed', error })))
        : entering;
    hear({ kind: 'entered', line: '', answer });
  }
}

/** Tells in which games that go on it is the visitor's turn. The house has to be asked for each. */
class OwnTurns {
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
    const turn = await this.#visit.house.turn(game);
    if (turn) this.#turns.set(game, turn);
    // It is looked at again with the next change.
    else this.#others.delete(game);
  }
}
