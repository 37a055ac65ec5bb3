import type { GameRecord } from '../records/tree/record.ts';
import { parseChallengeWords } from '../rooms/hall/challenge-words.ts';
import {
  type ChallengeTerms,
  type HallAnswer,
  type HallCommand,
  isGuest,
} from '../rooms/hall/hall-command.ts';
import type { HallFound } from '../rooms/hall/hall-lookup.ts';
import type { Challenge, HallGame } from '../rooms/hall/hall-now.ts';
import { PAGE } from '../rooms/hall/hall-state.ts';
import { meetAll, seatOf, visibleGame } from '../rooms/hall/lobby-list.ts';
import { parseRatingsWords } from '../rooms/hall/ratings-words.ts';
import { formatSought, parseSeek } from '../rooms/hall/seek-words.ts';
import type { SoughtGame } from '../rooms/hall/seeks.ts';
import type { OwnGame, Visit } from '../rooms/hall/visit.ts';
import { parseCode } from '../rooms/room-code.ts';
import type { Visitor } from '../rooms/room-port.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { BoardlessActivity } from './activity.ts';
import { type ActivityNews, awaited, done, goTo, later, NOTHING, refused, told } from './answer.ts';
import { settingRow } from './board-words.ts';
import type { LobbyAnswer, LobbyTold } from './lobby-answer.ts';
import { type LobbyItem, type LobbyList, listItems } from './lobby-items.ts';
import { LobbyNames } from './lobby-names.ts';
import { OwnTurns } from './own-turns.ts';
import { QUIT_ROW } from './shared-words.ts';
import { type BoundWord, bindWords, typedIndex, type WordRow } from './word-row.ts';

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

/** A word that asks something of the house, for which one has to have a name. */
function changingRow<Name extends string>(
  name: Name,
  argument: 'required' | 'optional',
  run: Row['run'],
) {
  return { name, argument, effect: 'changes', refusal: needsName, run } satisfies Row;
}

/** The words in the lobby of a server, in the order in which help lists them. */
export const LOBBY_ROWS = [
  listRow('list'),
  listRow('who'),
  listRow('challenges'),
  listRow('games'),
  { ...listRow('mine'), refusal: needsName },
  changingRow('seek', 'optional', (lobby, argument) => lobby.seekTyped(argument)),
  changingRow('challenge', 'optional', (lobby, argument) => lobby.challengeTyped(argument)),
  changingRow('withdraw', 'optional', (lobby, argument) => lobby.withdrawTyped(argument)),
  changingRow('accept', 'required', (lobby, argument) => lobby.acceptTyped(argument)),
  changingRow('decline', 'required', (lobby, argument) => lobby.declineTyped(argument)),
  changingRow('join', 'required', (lobby, argument) => lobby.joinTyped(argument)),
  changingRow('watch', 'required', (lobby, argument) => lobby.watchTyped(argument)),
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
export class LobbyActivity implements BoardlessActivity<LobbyTold> {
  readonly words: readonly BoundWord<LobbyTold>[] = bindWords<LobbyActivity, LobbyTold>(
    this,
    LOBBY_ROWS,
  );
  readonly settings: SessionSettings;
  readonly visit: Visit;
  readonly publicAddress: string | undefined;
  readonly nextWord = undefined;
  readonly turns: OwnTurns;
  readonly names: LobbyNames;
  /** The room to which they have gone last. */
  latestStay: RoomStay | undefined;
  /** The game that they replay, or have replayed last. */
  replayed: GameRecord | undefined;
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
    const item = this.names.itemOf(text);
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
      if (list === 'mine' || list === 'list') await this.turns.find(true);
      const items = listItems(list, house, person);
      this.names.listed = items;
      return told({ code: 'list', list, items });
    });
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
    const name = this.names.nameOf(argument);
    return later(() => this.names.withCode(name, () => this.#acceptNamed(name)));
  }

  declineTyped(argument: string): LobbyAnswer {
    const isForMe = ({ to }: Challenge) => to.kind === 'person' && to.person === this.subject;
    const name = this.names.nameOf(argument);
    return later(() =>
      this.names.withChallenge('decline', name, isForMe, (code) => this.#decline(code)),
    );
  }

  withdrawTyped(argument: string): LobbyAnswer {
    const name = this.names.nameOf(argument);
    return this.names.withOwnChallenge('withdraw', name, (code) => this.withdraw(code));
  }

  /** Takes an own challenge back, which is told as news. */
  withdraw(code: string): LobbyAnswer {
    return this.#ask({ kind: 'withdraw', code }, () => NOTHING);
  }

  joinTyped(argument: string): LobbyAnswer {
    const name = this.names.nameOf(argument);
    return later(() => this.names.withCode(name, () => this.#join(name)));
  }

  watchTyped(argument: string): LobbyAnswer {
    const name = this.names.nameOf(argument);
    return later(() =>
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
      this.names.listed = games.map((game) => ({ kind: 'played', game }));
      return told({ code: 'played', games, from });
    });
  }

  replayTyped(argument: string): LobbyAnswer {
    return later(async () => {
      const { house, person } = this.visit;
      const game = await visibleGame(house, person, this.names.nameOf(argument));
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
    const key = this.names.nameOf(argument.trim());
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
    this.names.listed = keys.map((key) => ({ kind: 'key', key }));
    return keys;
  }

  get #key(): string {
    return this.visit.key ?? '';
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

  #acceptNamed(name: string): Promise<LobbyAnswer> {
    const isOfOthers = ({ by }: Challenge) => by.id !== this.subject;
    return this.names.withChallenge('accept', name, isOfOthers, (code) => this.accept(code));
  }

  async #join(name: string): Promise<LobbyAnswer> {
    const { house, person } = this.visit;
    if (house.hall.challenge(parseCode(name) ?? '')) return this.#acceptNamed(name);
    const game = await this.names.gameOf(name);
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
