import type { GameRecord } from '../records/tree/record.ts';
import { type ChallengeWordsFault, parseChallengeWords } from '../rooms/hall/challenge-words.ts';
import {
  type ChallengeTerms,
  type HallAnswer,
  type HallCommand,
  type HallRefusal,
  isGuest,
  type Person,
} from '../rooms/hall/hall-command.ts';
import type { HallFound } from '../rooms/hall/hall-lookup.ts';
import type { Challenge, HallGame } from '../rooms/hall/hall-now.ts';
import { PAGE } from '../rooms/hall/hall-state.ts';
import type { GameFault } from '../rooms/hall/house.ts';
import { lobbyEntries, meetAll, seatOf, turnOf, visibleGame } from '../rooms/hall/lobby-list.ts';
import { parseRatingsWords } from '../rooms/hall/ratings-words.ts';
import { formatSought, parseSeek } from '../rooms/hall/seek-words.ts';
import type { SoughtGame } from '../rooms/hall/seeks.ts';
import type { OwnGame, Visit } from '../rooms/hall/visit.ts';
import { parseCode } from '../rooms/room-code.ts';
import type { DoorFault, Visitor } from '../rooms/room-port.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Color } from '../rules/core/color.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { BoardlessActivity } from './activity.ts';
import { type ActivityNews, type Answer, awaited, NOTHING, type Place } from './answer.ts';
import { type SettingTold, settingRow } from './board-words.ts';
import { type LobbyItem, type LobbyList, listItems, nameOfItem } from './lobby-items.ts';
import { type BoundWord, bindWords, typedIndex, type WordRow } from './word-row.ts';

/** What the words of the lobby come to. */
export type LobbyTold =
  | SettingTold
  | { readonly code: LobbyCode }
  | { readonly code: 'refused'; readonly refusal: HallRefusal }
  | { readonly code: 'door'; readonly fault: DoorFault | 'no-room' }
  | { readonly code: 'game-fault'; readonly fault: GameFault }
  /** The way into a game that began by itself has failed. */
  | { readonly code: 'failed'; readonly error: unknown }
  | { readonly code: 'unknown' | 'no-number'; readonly line: string }
  /** What was typed as a name is near to a word. */
  | { readonly code: 'name-or-word'; readonly name: string; readonly word: string }
  | { readonly code: 'named'; readonly person: Person }
  | { readonly code: 'list'; readonly list: LobbyList; readonly items: readonly LobbyItem[] }
  | { readonly code: 'played'; readonly games: readonly HallGame[]; readonly from: number }
  | { readonly code: 'ratings'; readonly found: HallFound; readonly from: number }
  | { readonly code: 'no-variant'; readonly found: string }
  | { readonly code: 'sought'; readonly game: SoughtGame | undefined }
  | { readonly code: 'seek-part'; readonly found: string }
  | { readonly code: 'challenge-fault'; readonly fault: ChallengeWordsFault }
  /** A challenge stands. `crossed` is one of the other player on other terms. */
  | {
      readonly code: 'challenged';
      readonly terms: ChallengeTerms;
      readonly challenge: string;
      readonly crossed: Challenge | undefined;
    }
  /** Several are meant. */
  | { readonly code: 'which'; readonly word: LobbyWord; readonly codes: readonly string[] }
  | { readonly code: 'takes-back' | 'invites'; readonly challenge: Challenge }
  | { readonly code: 'removes-key'; readonly key: string; readonly isOwn: boolean }
  | { readonly code: 'key-code'; readonly keyCode: string }
  | { readonly code: 'begun-elsewhere'; readonly other: Person };

/** What is said in the lobby in always the same words. */
export type LobbyCode =
  | 'no-name'
  | 'guest'
  | 'no-challenge'
  | 'no-game'
  | 'no-code'
  | 'not-yours'
  | 'not-droppable'
  | 'not-over'
  | 'declined'
  | 'seek-ended'
  | 'key-removed';

export type LobbyAnswer = Answer<LobbyTold>;
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

/** The words in the lobby of a server, in the order in which help lists them. */
export const LOBBY_ROWS = [
  listRow('list'),
  listRow('who'),
  listRow('challenges'),
  listRow('games'),
  { ...listRow('mine'), refusal: needsName },
  {
    name: 'seek',
    argument: 'optional',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.seekTyped(argument),
  },
  {
    name: 'challenge',
    argument: 'optional',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.challengeTyped(argument),
  },
  {
    name: 'withdraw',
    argument: 'optional',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.withdrawTyped(argument),
  },
  {
    name: 'accept',
    argument: 'required',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.acceptTyped(argument),
  },
  {
    name: 'decline',
    argument: 'required',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.declineTyped(argument),
  },
  {
    name: 'join',
    argument: 'required',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.joinTyped(argument),
  },
  {
    name: 'watch',
    argument: 'required',
    effect: 'changes',
    refusal: needsName,
    run: (lobby, argument) => lobby.watchTyped(argument),
  },
  {
    name: 'ratings',
    argument: 'optional',
    run: (lobby, argument) => lobby.ratingsTyped(argument),
  },
  { name: 'me', refusal: needsKey, run: () => goTo('me') },
  {
    name: 'played',
    argument: 'optional',
    refusal: needsKey,
    run: (lobby, argument) => lobby.played(argument),
  },
  {
    name: 'replay',
    argument: 'required',
    refusal: needsName,
    run: (lobby, argument) => lobby.replayTyped(argument),
  },
  {
    name: 'name',
    argument: 'required',
    effect: 'changes',
    refusal: isNameless,
    run: (lobby, argument) => lobby.register(argument),
  },
  {
    name: 'code',
    argument: 'required',
    effect: 'changes',
    refusal: isNameless,
    run: (lobby, argument) => lobby.enterKeyCode(argument),
  },
  { name: 'key', effect: 'changes', refusal: needsKey, run: (lobby) => lobby.makeKeyCode() },
  {
    name: 'remove',
    argument: 'required',
    effect: 'changes',
    refusal: needsKey,
    run: (lobby, argument) => lobby.removeKey(argument),
  },
  settingRow('labels'),
  settingRow('theme'),
  { ...settingRow('speech'), face: 'lines' },
  { name: 'settings', run: () => goTo('settings') },
  { name: 'help', run: () => ({ kind: 'page', page: { code: 'help' } }) },
  { name: 'quit', effect: 'ends', run: () => goTo('quit') },
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
export class LobbyActivity implements BoardlessActivity<LobbyTold> {
  readonly words: readonly BoundWord<LobbyTold>[] = bindWords(this, LOBBY_ROWS);
  readonly settings: SessionSettings;
  readonly visit: Visit;
  readonly publicAddress: string | undefined;
  readonly nextWord = undefined;
  /** What was listed last: a number from 1 means one of them. */
  listed: readonly LobbyItem[] = [];
  /** The side to move in one's own games, by the name of the game, as far as it is known. */
  readonly turns = new Map<string, Color>();
  /** The room to which they have gone last. */
  latestStay: RoomStay | undefined;
  /** The game that they replay, or have replayed last. */
  replayed: GameRecord | undefined;
  readonly #options: LobbyOptions;
  /** The code with which they have come, until it was looked at. */
  #code: string | undefined;
  /** The game to which they are on the way. */
  #entering: string | undefined;
  /** Who else was in each of one's own games when its turn was found out. */
  readonly #others = new Map<string, string>();

  constructor(options: LobbyOptions) {
    this.#options = options;
    this.visit = options.visit;
    this.settings = options.settings;
    this.publicAddress = options.publicAddress;
    this.#code = options.code;
  }

  /** Who they are. */
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
    await house.meet([person.id]);
    if (code === undefined) return NOTHING;
    return this.#withCode(code, () => {
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
      const yes = () => this.accept(code);
      return { kind: 'asked', what: { code: 'invites', challenge }, word: 'accept', yes };
    }
    return game ? this.#enterGame(game) : refused({ code: 'no-code' });
  }

  /** A number takes what the last list has there; without a name yet, a line is a name. */
  readonly enterMove = (line: string): LobbyAnswer => {
    const text = line.trim();
    if (text === '') return NOTHING;
    if (!this.visit.person) return this.#nameTyped(text);
    if (!/^\d+$/.test(text)) return refused({ code: 'unknown', line });
    const item = this.listed[typedIndex(text)];
    return item ? this.take(item) : refused({ code: 'no-number', line: text });
  };

  /** Does what a line of the lobby is for. */
  take(item: LobbyItem): LobbyAnswer {
    switch (item.kind) {
      case 'challenge':
        return item.isOwn ? this.#askTakeBack(item.challenge) : this.accept(item.challenge.code);
      case 'seek':
        return item.isOwn ? this.endSeek() : this.seek(item.seek.game);
      case 'own-game':
      case 'game':
        return this.#enterGame(item.game);
      case 'played':
        return item.game.ended ? later(() => this.#replay(item.game)) : this.#enterGame(item.game);
      case 'person': {
        const isMe = item.person.id === this.visit.person?.id;
        return isMe ? this.word('me').run('') : goTo('challenge', item.person.name);
      }
      case 'key':
        return this.removeKey(item.key);
      default:
        return item satisfies never;
    }
  }

  /** Declines a challenge to oneself; takes back what is one's own. */
  drop(item: LobbyItem | undefined): LobbyAnswer {
    if (item?.kind === 'seek' && item.isOwn) return this.endSeek();
    if (item?.kind === 'challenge' && item.isOwn) return this.#askTakeBack(item.challenge);
    if (item?.kind === 'challenge' && item.isFor) return this.#decline(item.challenge.code);
    return refused({ code: 'not-droppable' });
  }

  /** A word by its name. */
  word(name: LobbyWord): BoundWord<LobbyTold> {
    const word = this.words.find((one) => one.name === name);
    if (!word) throw new RangeError(`no word ${name}`);
    return word;
  }

  /** Whether they seek a game. */
  get isSeeking(): boolean {
    const { house, person } = this.visit;
    return person !== undefined && house.hall.seeks.of(person.id) !== undefined;
  }

  list(list: LobbyList): LobbyAnswer {
    return later(async () => {
      const { house, person } = this.visit;
      await meetAll(house);
      if (list === 'mine' || list === 'list') await this.findTurns(true);
      const items = listItems(list, house, person);
      this.listed = items;
      return told({ code: 'list', list, items });
    });
  }

  /**
   * Finds out whose turn it is in one's own games to or from which the other player has gone.
   * @param isAfresh whether in all of them
   * @returns undefined where nothing is to be found out
   */
  findTurns(isAfresh = false): Promise<unknown> | undefined {
    if (isAfresh) this.#others.clear();
    const { house, person } = this.visit;
    const games = person ? house.hall.runningOf(person.id) : [];
    const changed = games.filter(({ began: { game } }) => {
      const others = house.here.filter((one) => one.game === game && one.person.id !== person?.id);
      const sessions = others.map(({ session }) => session).join();
      if (this.#others.get(game) === sessions) return false;
      this.#others.set(game, sessions);
      return true;
    });
    if (changed.length === 0) return undefined;
    return Promise.all(
      changed.map(async ({ began: { game } }) => {
        const turn = await turnOf(house, game);
        if (turn) this.turns.set(game, turn);
        // It is looked at again with the next change.
        else this.#others.delete(game);
      }),
    );
  }

  /** @param game undefined for any */
  seek(game: SoughtGame | undefined): LobbyAnswer {
    // A game that begins at once is told as news.
    return this.#ask({ kind: 'seek', game }, ({ game: begun }) =>
      begun === undefined ? done({ code: 'sought', game }) : NOTHING,
    );
  }

  seekTyped(argument: string): LobbyAnswer {
    const { settings } = this;
    const wish = parseSeek(argument, settings.lastChoice('last-seek'), settings.all.variant);
    if (!wish.ok) return refused({ code: 'seek-part', found: wish.fault });
    if (wish.value.kind === 'end-seek') return this.endSeek();
    const { game } = wish.value;
    const sought = this.seek(game);
    return later(async () => {
      const answer = await awaited(sought);
      if (answer.kind !== 'refused') await settings.rememberChoice('last-seek', formatSought(game));
      return answer;
    });
  }

  endSeek(): LobbyAnswer {
    return this.#ask({ kind: 'end-seek' }, () => done({ code: 'seek-ended' }));
  }

  /** Challenges somebody. A game begins at once where they have offered the same. */
  challenge(terms: ChallengeTerms): LobbyAnswer {
    return this.#ask({ kind: 'challenge', ...terms }, ({ code = '', crossed = '', game }) => {
      if (game !== undefined) return this.enter(game, 'play');
      const theirs = this.visit.house.hall.challenge(crossed);
      return done({ code: 'challenged', terms, challenge: code, crossed: theirs });
    });
  }

  challengeTyped(argument: string): LobbyAnswer {
    const terms = parseChallengeWords(argument, this.settings.all.variant);
    return terms.ok
      ? this.challenge(terms.value)
      : refused({ code: 'challenge-fault', fault: terms.fault });
  }

  accept(code: string): LobbyAnswer {
    return this.#ask({ kind: 'accept', code }, ({ game }) =>
      game === undefined ? NOTHING : this.enter(game, 'play'),
    );
  }

  acceptTyped(argument: string): LobbyAnswer {
    const name = this.#named(argument);
    return later(() => this.#withCode(name, () => this.#acceptNamed(name)));
  }

  declineTyped(argument: string): LobbyAnswer {
    const me = this.visit.person?.id;
    const isForMe = ({ to }: Challenge) => to.kind === 'person' && to.person === me;
    return later(async () => {
      const meant = await this.#meant(this.#named(argument), isForMe);
      return withOne('decline', meant, ({ code }) => this.#decline(code));
    });
  }

  withdrawTyped(argument: string): LobbyAnswer {
    const { house, person } = this.visit;
    const own = house.hall.challenges.filter(({ by }) => by.id === person?.id);
    const code = parseCode(this.#named(argument.trim()));
    const meant = argument.trim() === '' ? own : own.filter((one) => one.code === code);
    return withOne('withdraw', meant, (one) => this.withdraw(one.code));
  }

  /** Takes an own challenge back, which is told as news. */
  withdraw(code: string): LobbyAnswer {
    return this.#ask({ kind: 'withdraw', code }, () => NOTHING);
  }

  joinTyped(argument: string): LobbyAnswer {
    const name = this.#named(argument);
    return later(() => this.#withCode(name, () => this.#join(name)));
  }

  watchTyped(argument: string): LobbyAnswer {
    const name = this.#named(argument);
    return later(() =>
      this.#withCode(name, async () => {
        const game = await this.#gameOf(name);
        return game ? this.enter(game.began.game, 'watch') : refused({ code: 'no-game' });
      }),
    );
  }

  /** Goes into a game, unless they are on the way to it. */
  enter(game: string, wants: Visitor['wants']): LobbyAnswer {
    if (this.#entering === game) return NOTHING;
    this.#entering = game;
    return later(async () => {
      const joined = await this.visit.join(game, wants).finally(() => {
        this.#entering = undefined;
      });
      if (!joined.ok) return refused({ code: 'door', fault: joined.fault });
      this.latestStay = joined.value;
      return goTo('game');
    });
  }

  ratingsTyped(argument: string): LobbyAnswer {
    const page = parseRatingsWords(argument, this.settings.all.variant);
    if (!page.ok) return refused({ code: 'no-variant', found: page.fault });
    const { variant, from } = page.value;
    return later(async () => {
      return told({ code: 'ratings', found: await this.ranking(variant, from), from });
    });
  }

  /** A page of the ratings of a variant. @param from how many stand on the pages before */
  ranking({ id }: Variant, from: number): Promise<HallFound> {
    const { house, person } = this.visit;
    return house.look({ kind: 'ranking', variant: id, from, me: person?.id });
  }

  /** A page of one's own games, the latest first. @param from how many are on the pages before */
  async ownGames(from: number): Promise<readonly HallGame[]> {
    const { house, person } = this.visit;
    return (await house.look({ kind: 'games', person: person?.id ?? '', from })).games;
  }

  played(argument: string): LobbyAnswer {
    const from = PAGE * Math.max(typedIndex(argument), 0);
    return later(async () => {
      const games = await this.ownGames(from);
      this.listed = games.map((game) => ({ kind: 'played', game }));
      return told({ code: 'played', games, from });
    });
  }

  replayTyped(argument: string): LobbyAnswer {
    return later(async () => {
      const { house, person } = this.visit;
      const game = await visibleGame(house, person, this.#named(argument));
      if (!game) return refused({ code: 'no-game' });
      return game.ended ? this.#replay(game) : refused({ code: 'not-over' });
    });
  }

  register(name: string): LobbyAnswer {
    return this.#ask({ kind: 'register', key: this.#key, name: name.trim() }, () => NOTHING);
  }

  enterKeyCode(code: string): LobbyAnswer {
    return this.#ask({ kind: 'use-key-code', key: this.#key, code: code.trim() }, () => NOTHING);
  }

  makeKeyCode(): LobbyAnswer {
    return this.#ask({ kind: 'make-key-code' }, ({ code = '' }) =>
      told({ code: 'key-code', keyCode: code }),
    );
  }

  /** Removes a key, after a question. */
  removeKey(argument: string): LobbyAnswer {
    const key = this.#named(argument.trim());
    const yes = () => this.#ask({ kind: 'remove-key', key }, () => done({ code: 'key-removed' }));
    const what = { code: 'removes-key', key, isOwn: key === this.#key } as const;
    return { kind: 'asked', what, word: 'remove', yes };
  }

  /** One's own keys, each of which a number means from now on. */
  async findKeys(): Promise<readonly string[]> {
    const { house, person } = this.visit;
    const id = person?.id ?? '';
    await house.meet([id]);
    const keys = house.known(id)?.keys ?? [];
    this.listed = keys.map((key) => ({ kind: 'key', key }));
    return keys;
  }

  get #key(): string {
    return this.visit.key ?? '';
  }

  /** What a number of the last list stands for; any other text as it is. */
  #named(argument: string): string {
    const item = this.listed[typedIndex(argument)];
    return item ? nameOfItem(item) : argument.trim();
  }

  /** A word is no name, nor what is near to one: a name stays for ever. */
  #nameTyped(text: string): LobbyAnswer {
    const names = LOBBY_ROWS.filter((row) => this.word(row.name).refusal() === undefined);
    const near = this.#options.nearWord?.(
      text,
      names.map(({ name }) => name),
    );
    return near === undefined
      ? this.register(text)
      : refused({ code: 'name-or-word', name: text, word: near });
  }

  #enterGame(game: HallGame): LobbyAnswer {
    const seat = seatOf(game, this.visit.person?.id);
    return this.enter(game.began.game, seat ? 'play' : 'watch');
  }

  #askTakeBack(challenge: Challenge): LobbyAnswer {
    const yes = () => this.withdraw(challenge.code);
    return { kind: 'asked', what: { code: 'takes-back', challenge }, word: 'withdraw', yes };
  }

  #decline(code: string): LobbyAnswer {
    return this.#ask({ kind: 'decline', code }, () => done({ code: 'declined' }));
  }

  async #acceptNamed(name: string): Promise<LobbyAnswer> {
    const meant = await this.#meant(name, ({ by }) => by.id !== this.visit.person?.id);
    return withOne('accept', meant, ({ code }) => this.accept(code));
  }

  async #join(name: string): Promise<LobbyAnswer> {
    const { house, person } = this.visit;
    if (house.hall.challenge(parseCode(name) ?? '')) return this.#acceptNamed(name);
    const game = await this.#gameOf(name);
    if (!game) return refused({ code: 'no-game' });
    const seat = seatOf(game, person?.id);
    return seat ? this.enter(game.began.game, 'play') : refused({ code: 'not-yours' });
  }

  async #replay({ began }: HallGame): Promise<LobbyAnswer> {
    const record = await this.visit.house.record(began.game);
    if (!record.ok) return refused({ code: 'game-fault', fault: record.fault });
    this.replayed = record.value;
    return goTo('replay');
  }

  /** Goes on with what may be a code, unless too many were wrong: the house counts them. */
  async #withCode(
    name: string,
    act: () => LobbyAnswer | Promise<LobbyAnswer>,
  ): Promise<LobbyAnswer> {
    const code = parseCode(name);
    if (code === undefined || (await this.#idOfName(name)) !== undefined) return act();
    const found = await this.visit.command({ kind: 'look-up', code });
    if (!found.ok && found.fault.code !== 'challenge-gone') {
      return refused({ code: 'refused', refusal: found.fault });
    }
    return act();
  }

  /** The challenge with a code, else those of a person that can be seen. */
  async #meant(
    text: string,
    isMeant: (challenge: Challenge) => boolean,
  ): Promise<readonly Challenge[]> {
    const { house, person } = this.visit;
    const byCode = house.hall.challenge(parseCode(text) ?? '');
    if (byCode && isMeant(byCode)) return [byCode];
    const id = await this.#idOfName(text);
    return lobbyEntries(house, person).flatMap((entry) => {
      if (entry.kind !== 'challenge' || !isMeant(entry.challenge)) return [];
      const { by } = entry.challenge;
      const isNamed = by.id === id || by.name.toLowerCase() === text.toLowerCase();
      return isNamed ? [entry.challenge] : [];
    });
  }

  /** The person who has a name. */
  async #idOfName(name: string): Promise<string | undefined> {
    const [member] = (await this.visit.house.look({ kind: 'name', name })).members;
    return member?.id;
  }

  /** A game with a code, whether it is over or not. */
  async #gameOf(name: string): Promise<HallGame | undefined> {
    const code = parseCode(name) ?? '';
    return (await this.visit.house.look({ kind: 'game', code })).games[0];
  }

  #hearBegun(
    { game: { began }, isAccepted }: OwnGame,
    hear: (news: ActivityNews<LobbyTold>) => void,
  ): void {
    // Who accepts is led into the game by that.
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

  #ask(command: HallCommand, then: (answer: HallAnswer) => LobbyAnswer): LobbyAnswer {
    return later(async () => {
      const result = await this.visit.command(command);
      return result.ok ? then(result.value) : refused({ code: 'refused', refusal: result.fault });
    });
  }
}

function withOne(
  word: LobbyWord,
  meant: readonly Challenge[],
  act: (challenge: Challenge) => LobbyAnswer,
): LobbyAnswer {
  const [first] = meant;
  if (!first) return refused({ code: 'no-challenge' });
  if (meant.length === 1) return act(first);
  return refused({ code: 'which', word, codes: meant.map(({ code }) => code) });
}

function later(answer: () => Promise<LobbyAnswer>): LobbyAnswer {
  return { kind: 'later', answer: answer() };
}

function told(what: LobbyTold): LobbyAnswer {
  return { kind: 'told', what };
}

function done(what: LobbyTold): LobbyAnswer {
  return { kind: 'done', what };
}

function refused(why: LobbyTold): LobbyAnswer {
  return { kind: 'refused', why };
}

function goTo(to: Place, argument = ''): LobbyAnswer {
  return { kind: 'go', to, argument };
}
