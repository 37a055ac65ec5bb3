import type { GameTold } from '../activity/game.ts';
import { playerName } from '../match/participants/side.ts';
import { LOBBY_WORDS, type LobbyWord, parseWord } from '../match/words.ts';
import { type HallCommand, isGuest, type Person } from '../rooms/hall/hall-command.ts';
import type { Challenge, HallGame } from '../rooms/hall/hall-now.ts';
import { lobbyEntries, meetAll, seatOf, turnOf } from '../rooms/hall/lobby-list.ts';
import { formatSought, parseSeek, SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import type { OwnGame, Visit } from '../rooms/hall/visit.ts';
import { parseCode } from '../rooms/room-code.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import { GAME_DOOR_TEXTS, GUEST_TEXT, hallRefusalText } from '../text/hall-refusal.ts';
import {
  begunElsewhereText,
  begunText,
  challengesLines,
  gamesLines,
  houseTrouble,
  keyCodeText,
  LOBBY_TEXTS,
  type LobbyView,
  meLines,
  mineLines,
  NAME_TEXTS,
  NOT_RATED_WITHOUT_CLOCK,
  personRatingText,
  ratingsLines,
  SEEK_TEXTS,
  soughtText,
  watchedText,
  whoLines,
} from '../text/lobby.ts';
import { type Looks, NO_LOOKS } from '../text/looks.ts';
import { nearWord, unknownWordText } from '../text/not-understood.ts';
import {
  backToGameText,
  challengeLine,
  challengeStandsText,
  LOBBY_WORD_HELP,
  lobbyGreeting,
  namedText,
  nameOrWordText,
  noVariantText,
  PLAIN_LOBBY_TEXTS,
  seekPartText,
  whichText,
} from '../text/plain-lobby.ts';
import { systemErrorText } from '../text/record-fault.ts';
import { sshLine } from '../text/ssh-line.ts';
import { parseChallenge } from './challenge-line.ts';
import type { LineSession } from './line-session.ts';
import { parseRatingsLine } from './ratings-line.ts';
import { roomLines } from './room.ts';
import { type LineMode, refuse } from './run-lines.ts';

interface PlainLobbyOptions {
  readonly visit: Visit;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** What others type after `ssh` to come to the server. */
  readonly publicAddress?: string | undefined;
  /** The code of the challenge or game to which the guest goes at once. Default: none. */
  readonly code?: string | undefined;
}

/** Words that work before one has a name. */
const NAMELESS: readonly LobbyWord[] = ['who', 'games', 'ratings', 'name', 'code', 'help', 'quit'];

/** Words that lead from a game back to the lobby, beside `quit`. */
const BACK = ['lobby', 'menu'];

/** The lobby of a server without a screen. A game has lines of its own in it. */
export class PlainLobby implements LineMode {
  readonly #options: PlainLobbyOptions;
  readonly #endFollowing: () => void;
  #tellAlone: (lines: readonly string[]) => void = () => {};
  #room: { readonly mode: LineSession<GameTold>; readonly stay: RoomStay } | undefined;
  /** The room in which the guest is or was last; undefined before the first one. */
  latestStay: RoomStay | undefined;
  hasQuit = false;
  /** The codes of the list that was told last: a number names one of them. */
  #listed: string[] = [];
  /** The place to which the guest goes first. */
  #code: string | undefined;

  constructor(options: PlainLobbyOptions) {
    this.#options = options;
    this.#code = options.code;
    this.#endFollowing = options.visit.onOwnGame((begun) => this.#hearBegun(begun));
  }

  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#tellAlone = tell;
  }

  /** Hears of the server no more, and leaves the game. */
  async close(): Promise<void> {
    this.#endFollowing();
    await this.#leaveRoom();
  }

  async heading(): Promise<string[]> {
    const { person, house } = this.#visit;
    if (!person) return [NAME_TEXTS.about, PLAIN_LOBBY_TEXTS.yourName];
    const { variant } = this.#options.settings.all;
    const trouble = houseTrouble(house);
    const forMe = lobbyEntries(house, person).flatMap((entry) =>
      entry.kind === 'challenge' && entry.isFor ? [challengeLine(entry.challenge)] : [],
    );
    const code = this.#code;
    this.#code = undefined;
    await house.meet([person.id]);
    return [
      lobbyGreeting(person, personRatingText(person, variant, this.#view), variant),
      ...(trouble === undefined ? [] : refuse(trouble)),
      ...forMe,
      ...(code === undefined ? [] : await this.answer(`join ${code}`)),
    ];
  }

  /** Goes into a game at once, as a line that leads there does. */
  async enter(game: string, wants: 'play' | 'watch'): Promise<string[]> {
    const reached = await this.#visit.join(game, wants);
    if (!reached.ok) return refuse(GAME_DOOR_TEXTS[reached.fault]);
    await this.#leaveRoom();
    const stay = reached.value;
    const { settings, charset, looks = NO_LOOKS } = this.#options;
    const mode = roomLines({ stay, settings, charset, looks, keeper: 'server' });
    mode.onOwnAccord((lines) => this.#tellAlone(lines));
    this.#room = { mode, stay };
    this.latestStay = stay;
    return [this.#entryText(stay), ...(await mode.heading())];
  }

  answer(line: string): string[] | Promise<string[]> {
    if (line.trim() === '') return [];
    if (this.#room) return this.#answerInGame(this.#room.mode, line);
    const { person } = this.#visit;
    if (!person) return this.#answerNameless(line.trim());
    const found = parseWord(LOBBY_WORDS, line);
    const words = LOBBY_WORDS.map(({ name }) => name);
    if (!found) return refuse(unknownWordText(line, words));
    return this.#answerWord(found.word, found.argument.trim(), person);
  }

  get #visit(): Visit {
    return this.#options.visit;
  }

  get #view(): LobbyView {
    const { settings, charset } = this.#options;
    const { house, person } = this.#visit;
    return { house, me: person, variant: settings.all.variant, charset };
  }

  /** What a new list depends on; it numbers what it names. */
  #beginList(): LobbyView {
    this.#listed = [];
    return { ...this.#view, number: (code) => this.#listed.push(code) };
  }

  /** The code that a number of the last list stands for; any other text as it is. */
  #named(argument: string): string {
    const number = /^\d{1,4}$/.test(argument) ? Number(argument) : 0;
    return this.#listed[number - 1] ?? argument;
  }

  async #answerInGame(mode: LineSession<GameTold>, line: string): Promise<string[]> {
    if (BACK.includes(line.trim().toLowerCase())) return this.#toLobby();
    const lines = await mode.answer(line);
    if (mode.hasQuit) return this.#toLobby();
    return line.trim().toLowerCase() === 'help' ? [...lines, PLAIN_LOBBY_TEXTS.inGameHelp] : lines;
  }

  async #toLobby(): Promise<string[]> {
    await this.#leaveRoom();
    const left = this.latestStay;
    const back = left?.replica.goesOn ? [backToGameText(left.code)] : [];
    return [PLAIN_LOBBY_TEXTS.inLobby, ...back];
  }

  async #leaveRoom(): Promise<void> {
    const room = this.#room;
    this.#room = undefined;
    room?.mode.close();
    await room?.stay.leave();
  }

  /** Takes a name. A word is none, nor what is near to one: a name stays for ever. */
  #answerNameless(line: string): string[] | Promise<string[]> {
    const { key = '' } = this.#visit;
    const found = parseWord(LOBBY_WORDS, line);
    const meant = found ? undefined : nearWord(line, NAMELESS);
    if (meant) return refuse(nameOrWordText(line, meant));
    const { word, argument } = found ?? { word: 'name', argument: line };
    if (word === 'name') return this.#comeIn({ kind: 'register', key, name: argument.trim() });
    if (word === 'code') return this.#comeIn({ kind: 'use-key-code', key, code: argument.trim() });
    if (!NAMELESS.includes(word)) return refuse(PLAIN_LOBBY_TEXTS.yourName);
    return this.#answerLooking(word, argument.trim());
  }

  async #comeIn(command: HallCommand): Promise<string[]> {
    const done = await this.#visit.command(command);
    return done.ok ? this.heading() : refuse(hallRefusalText(done.fault));
  }

  /** Answers words that change nothing. */
  async #answerLooking(word: LobbyWord, argument: string): Promise<string[]> {
    const { house } = this.#visit;
    const view = this.#view;
    await meetAll(house);
    switch (word) {
      case 'who':
        return whoLines(house, view);
      case 'challenges':
        return challengesLines(house, this.#beginList());
      case 'games':
        return gamesLines(house, this.#beginList());
      case 'ratings': {
        const page = parseRatingsLine(argument, view.variant);
        if (!page.ok) return refuse(noVariantText('ratings', page.fault));
        const { variant, from } = page.value;
        const me = view.me?.id;
        const found = await house.look({ kind: 'ranking', variant: variant.id, from, me });
        return ratingsLines(found, from, view.charset);
      }
      case 'help':
        return LOBBY_WORDS.map(({ name }) => `${name}: ${LOBBY_WORD_HELP[name]}`);
      case 'quit':
        this.hasQuit = true;
        return [];
      default:
        return [];
    }
  }

  #answerWord(word: LobbyWord, argument: string, me: Person): string[] | Promise<string[]> {
    const named = this.#named(argument);
    switch (word) {
      case 'mine':
        return this.#mine();
      case 'me':
        if (isGuest(me)) return [GUEST_TEXT];
        return this.#me(me);
      case 'seek':
        return this.#seek(argument);
      case 'challenge':
        return this.#challenge(argument);
      case 'withdraw':
        return this.#withdraw(named, me);
      case 'accept':
        return this.#withCode(named, () => this.#accept(named, me));
      case 'decline':
        return this.#decline(named, me);
      case 'join':
        return this.#withCode(named, () => this.#join(named, me));
      case 'watch':
        return this.#withCode(named, () => this.#watch(named));
      case 'name':
      case 'code':
        return refuse(namedText(me));
      case 'key':
        return this.#makeKeyCode();
      default:
        return this.#answerLooking(word, argument);
    }
  }

  async #me(me: Person): Promise<string[]> {
    await this.#visit.house.meet([me.id]);
    return meLines(me, this.#view, this.#options.publicAddress);
  }

  async #mine(): Promise<string[]> {
    const { house, person } = this.#visit;
    const turns = new Map<string, Color>();
    for (const entry of lobbyEntries(house, person)) {
      if (entry.kind !== 'own-game') continue;
      const { game } = entry.game.began;
      const turn = await turnOf(house, game);
      if (turn) turns.set(game, turn);
    }
    return mineLines(house, { ...this.#beginList(), turn: (game) => turns.get(game) });
  }

  async #seek(argument: string): Promise<string[]> {
    const { settings } = this.#options;
    const wish = parseSeek(argument, settings.lastChoice('last-seek'), settings.all.variant);
    if (!wish.ok) return refuse(seekPartText(wish.fault, SEEK_PARTS));
    const done = await this.#visit.command(wish.value);
    if (!done.ok) return refuse(hallRefusalText(done.fault));
    if (wish.value.kind === 'end-seek') return [SEEK_TEXTS.ended];
    const { game } = wish.value;
    await settings.rememberChoice('last-seek', formatSought(game));
    return done.value.game === undefined ? [soughtText(game), PLAIN_LOBBY_TEXTS.seekOff] : [];
  }

  async #challenge(argument: string): Promise<string[]> {
    const terms = parseChallenge(argument, this.#options.settings.all.variant);
    if (!terms.ok) return refuse(terms.fault);
    const done = await this.#visit.command({ kind: 'challenge', ...terms.value });
    if (!done.ok) return refuse(hallRefusalText(done.fault));
    const { code = '', crossed = '', game } = done.value;
    if (game !== undefined) return this.enter(game, 'play');
    const theirs = this.#visit.house.hall.challenge(crossed);
    const isInvitation = terms.value.to.kind === 'invitation';
    const line = isInvitation ? sshLine(code, this.#options.publicAddress) : undefined;
    const { isRated, timeControl } = terms.value;
    const isRefused = isRated && timeControl === '' && !isInvitation;
    return [
      ...challengeStandsText(code, line),
      ...(isRefused ? [NOT_RATED_WITHOUT_CLOCK] : []),
      ...(theirs ? [challengeLine(theirs)] : []),
    ];
  }

  #withdraw(argument: string, me: Person): string[] | Promise<string[]> {
    const own = this.#visit.house.hall.challenges.filter(({ by }) => by.id === me.id);
    const meant = argument === '' ? own : own.filter(({ code }) => code === parseCode(argument));
    return this.#withOne('withdraw', meant, async ({ code }) => {
      const done = await this.#visit.command({ kind: 'withdraw', code });
      // What is done is told as an event.
      return done.ok ? [] : refuse(hallRefusalText(done.fault));
    });
  }

  async #accept(argument: string, me: Person): Promise<string[]> {
    const meant = await this.#meant(argument, (one) => one.by.id !== me.id);
    return this.#withOne('accept', meant, ({ code }) => this.#acceptCode(code));
  }

  async #acceptCode(code: string): Promise<string[]> {
    const done = await this.#visit.command({ kind: 'accept', code });
    if (!done.ok) return refuse(hallRefusalText(done.fault));
    const { game } = done.value;
    return game === undefined ? [] : await this.enter(game, 'play');
  }

  async #decline(argument: string, me: Person): Promise<string[]> {
    const isForMe = ({ to }: Challenge) => to.kind === 'person' && to.person === me.id;
    const meant = await this.#meant(argument, isForMe);
    return this.#withOne('decline', meant, async ({ code }) => {
      const done = await this.#visit.command({ kind: 'decline', code });
      return done.ok ? [LOBBY_TEXTS.declined] : refuse(hallRefusalText(done.fault));
    });
  }

  /** Goes on with what may be a code, unless too many were wrong: the house counts them. */
  async #withCode(argument: string, act: () => string[] | Promise<string[]>): Promise<string[]> {
    const code = parseCode(argument);
    if (code === undefined || (await this.#idOfName(argument)) !== undefined) return act();
    const found = await this.#visit.command({ kind: 'look-up', code });
    if (!found.ok && found.fault.code !== 'challenge-gone') {
      return refuse(hallRefusalText(found.fault));
    }
    return act();
  }

  /** The challenge with a code, else those of a person that can be seen. */
  async #meant(
    text: string,
    isMeant: (challenge: Challenge) => boolean,
  ): Promise<readonly Challenge[]> {
    const { house, person } = this.#visit;
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
    const [member] = (await this.#visit.house.look({ kind: 'name', name })).members;
    return member?.id;
  }

  /** A game with a code, whether it is over or not. */
  async #gameOf(argument: string): Promise<HallGame | undefined> {
    const code = parseCode(argument) ?? '';
    const [game] = (await this.#visit.house.look({ kind: 'game', code })).games;
    return game;
  }

  #withOne(
    word: LobbyWord,
    meant: readonly Challenge[],
    act: (challenge: Challenge) => Promise<string[]>,
  ): string[] | Promise<string[]> {
    const [first] = meant;
    if (!first) return refuse(PLAIN_LOBBY_TEXTS.noChallenge);
    if (meant.length === 1) return act(first);
    return refuse(
      whichText(
        word,
        meant.map(({ code }) => code),
      ),
    );
  }

  async #join(argument: string, me: Person): Promise<string[]> {
    const { hall } = this.#visit.house;
    if (hall.challenge(parseCode(argument) ?? '')) return this.#accept(argument, me);
    const game = await this.#gameOf(argument);
    if (!game) return refuse(PLAIN_LOBBY_TEXTS.noGame);
    if (!seatOf(game, me.id)) return refuse(PLAIN_LOBBY_TEXTS.notYours);
    return this.enter(game.began.game, 'play');
  }

  async #watch(argument: string): Promise<string[]> {
    const game = await this.#gameOf(argument);
    return game ? this.enter(game.began.game, 'watch') : refuse(PLAIN_LOBBY_TEXTS.noGame);
  }

  async #makeKeyCode(): Promise<string[]> {
    const done = await this.#visit.command({ kind: 'make-key-code' });
    if (!done.ok) return refuse(hallRefusalText(done.fault));
    return [keyCodeText(done.value.code ?? '', this.#options.publicAddress)];
  }

  #entryText({ replica }: RoomStay): string {
    const { record } = replica.match;
    const named = (color: Color) => ({ id: '', name: playerName(record, color) });
    const { seat } = replica;
    if (seat) return begunText(named(opposite(seat)), seat);
    return watchedText({ black: named('black'), white: named('white') });
  }

  /** Goes into a game that was offered or sought, unless another one is on. */
  #hearBegun({ game: { began }, isAccepted }: OwnGame): void {
    if (isAccepted) return;
    if (this.#room) {
      const { black, white } = began;
      const other = black.id === this.#visit.person?.id ? white : black;
      this.#tellAlone([begunElsewhereText(other)]);
      return;
    }
    this.enter(began.game, 'play').then(
      (lines) => this.#tellAlone(lines),
      (error) => this.#tellAlone(refuse(systemErrorText(error))),
    );
  }
}
