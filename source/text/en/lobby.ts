import type { LobbyTold } from '../../activity/lobby-answer.ts';
import { ENGLISH_FORMS } from '../../activity/words/en.ts';
import { cleanName, printable } from '../../clean/clean-text.ts';
import type { HallRefusal, Person } from '../../hall/hall-command.ts';
import type { Challenge } from '../../hall/hall-now.ts';
import type { GameFault } from '../../hall/house.ts';
import type { Doing } from '../../hall/lobby-list.ts';
import type { DoorFault } from '../../rooms/room.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { byCode, type Sentences } from '../by-code.ts';
import type { Charset } from '../charset.ts';
import { sshLine } from '../door-lines.ts';
import { playersText, shownInput, shownName } from '../foreign-text.ts';
import { waitOf } from '../units.ts';
import { countText, didYouMeanText, joinWords, quoted, sideName, systemCodeText, variantName } from './words.ts';

const NAME_RULE = 'A name has 1 to 16 columns: Latin letters, digits and -, or kana and kanji, or hangul, or Thai letters.';

const GUEST_TEXT = 'As a guest you have no rating; come with a key to keep a name.';

/** Why the server does not do what was asked, and what would help. */
export const hallRefusalText = byCode<HallRefusal>({
  'bad-name': `This cannot be a name. ${NAME_RULE}`,
  'name-taken': 'Somebody has this name, or one that looks like it. Choose another one.',
  'key-taken': 'This key belongs to somebody already.',
  'key-deleted': 'The name of this key was deleted, and the key gets no other. Make another key: ssh-keygen.',
  'network-held': ({ waitMs = 0 }) =>
    `Somebody from your address was sent away. Nobody new can register from there for ${waitText(waitMs)}.`,
  'wrong-key-code': 'This one-time code is wrong, used, or too old. Make another one on the screen Me.',
  'too-many-keys': 'You cannot have more keys. Remove one first.',
  'last-key': 'This is your only key: add another one first.',
  'no-such-key': 'This is no key of yours.',
  guest: GUEST_TEXT,
  'no-such-name': 'Nobody has this name here.',
  yourself: 'You cannot play against yourself here.',
  'too-many-challenges': 'You have such a challenge already, or cannot have more. Take one back first.',
  'challenge-gone': 'This challenge was taken back, declined, or taken by somebody else.',
  'game-begun': 'Your game with this player has begun already, by another challenge.',
  'not-for-you': 'This challenge is for somebody else.',
  'too-fast': ({ waitMs = 0 }) => `Too fast: try again in ${waitText(waitMs)}.`,
  'bad-terms': 'This cannot be played: choose another game, handicap or clock.',
  'too-many-games': 'You cannot play more games at once. Finish one first.',
  'not-sure': ({ detail = '' }) => `Not sure whether it is saved: ${systemCodeText(printable(detail))}. Look before you try again.`,
  'not-saved': ({ detail = '' }) => `NOT SAVED: ${systemCodeText(printable(detail))}. Try again.`,
});

function waitText(waitMs: number): string {
  const { count, unit } = waitOf(waitMs);
  return countText(count, unit);
}

const whomText = (to: Challenge['to']) =>
  to.kind === 'person' ? `to ${shownName(to.name)}` : { anyone: 'to anyone', invitation: 'by invitation' }[to.kind];

type Named = Pick<Person, 'name'>;

const playersOf = ({ black, white }: Readonly<Record<Color, Named>>) =>
  playersText({ black: shownName(black.name), white: shownName(white.name) });

const ratedGamesText = (games: number) => countText(games, 'game');

export const lobby = {
  // Lobby
  LOBBY_TEXTS: {
    title: 'Lobby',
    noneFound: 'Nothing here has these words.',
    challenged: 'Your challenge stands: the game begins as soon as somebody takes it.',
    draining: 'The server ends soon and begins no games. What is played is kept.',
    waits: 'The server cannot write now: moves wait, and so do the clocks.',
    back: 'The server can write again.',
    ends: 'The server ends in a moment. What is played is kept: come again.',
    opening: 'One moment..',
  } as const,
  LOBBY_TITLES: { what: 'what', who: 'who', rating: 'rating', game: 'game', clock: 'clock', state: 'state' } as const,
  RATING_TEXTS: { guest: 'guest', unrated: 'unrated' } as const,
  DOING_TEXTS: { lobby: 'lobby', playing: 'playing', watching: 'watching' } as const satisfies Readonly<Record<Doing, string>>,
  WHAT_TEXTS: {
    challenge: { for: '! for you', own: 'your offer', other: 'offer' },
    ownGame: 'your game',
    game: 'game',
    person: { own: 'you', other: 'player' },
  } as const,
  CELL_TEXTS: { noClock: 'none', rated: 'rated', unrated: 'not rated' } as const,
  // isOwnTurn: undefined where that is not known
  ownGameState(isOwnTurn: boolean | undefined, isOtherHere: boolean): string {
    const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? 'your turn' : 'their turn'];
    return [...turn, isOtherHere ? 'here' : 'away'].join(', ');
  },
  whomText,
  playersOf,
  RATED_TERMS: { rated: 'Rated.', unrated: 'Not rated.', withoutClock: 'Not rated: there is no clock.' } as const,
  offeredSideText: ({ side }: Pick<Challenge, 'side'>): string =>
    side === 'lot' ? 'The sides are drawn by lot.' : `You play ${sideName(side)}.`,
  DETAILS: {
    ownOffer: 'Enter takes it back.',
    /** @param side that of the other */
    offer: (side: Challenge['side'], isFor: boolean) => {
      const yours = side === 'lot' ? 'the sides are drawn by lot' : `you play ${sideName(opposite(side))}`;
      return `Enter accepts: ${yours}.${isFor ? ' d declines.' : ''}`;
    },
    ownGame: (seat: Color) => `You play ${sideName(seat)}. Enter goes on.`,
    game: 'Enter watches.',
    me: 'Enter shows your ratings, keys and games.',
    person: (name: string) => `Enter challenges ${name}.`,
  } as const,
  // detail: a code of the system
  cannotWriteText: (detail: string) =>
    `The server cannot write now: ${systemCodeText(cleanName(detail))}. Nothing is lost; it tries again.`,
  ALONE_TEXT: 'Nobody else is here. c makes a challenge, or an invitation to send to somebody. Esc leads to the computer.',
  hereCountText: (count: number) => `${count} here`,
  // clock: undefined without one
  offeredGame: (game: string, clock: string | undefined) => `${game}, ${clock ?? 'no clock'}`,
  // offered: as `offeredGame` tells it
  quickText: (offered: string) => `You offer a game of ${offered}: it begins as soon as somebody takes it.`,
  challengesYou: (name: string, offered: string) => `${name} challenges you: ${offered}.`,
  challengesYouOn: (name: string, terms: readonly string[], code: string) =>
    `${name} challenges you. ${terms.join(' ')} Type "accept ${code}" or "decline ${code}".`,
  // theirs: as it is told
  crossedText: (theirs: string) => `Your challenge stands, on other terms. ${theirs}`,
  // seat: the own side
  begunText: (other: Named, seat: Color) => `You play ${sideName(seat)} against ${shownName(other.name)}.`,
  watchedText: (players: Readonly<Record<Color, Named>>) => `${playersOf(players)}. You are watching.`,
  withdrawnText: (why: 'taken-back' | 'declined' | 'away', { to }: Challenge): string =>
    ({
      'taken-back': 'Your challenge is taken back.',
      declined: to.kind === 'person' ? `${shownName(to.name)} declines your challenge.` : 'Your challenge was declined.',
      away: 'Your challenge has lapsed: you were away too long.',
    })[why],
  invitesYou: (name: string, terms: readonly string[]) => `${name} invites you. ${terms.join(' ')} Play?`,
  CHALLENGE_TEXTS: {
    title: 'Challenge',
    for: 'For',
    anyone: 'anyone',
    name: 'a name',
    invitation: 'by invitation',
    nameLabel: '  the name',
    rated: 'Rated',
    notRated: 'no: only with a clock',
    start: 'Challenge',
  } as const,
  INVITATION_GONE: 'Your invitation no longer stands.',
  NAME_TEXTS: {
    title: 'Welcome',
    about: `Choose the name that others see. It cannot be changed. ${NAME_RULE} If you have a name here already, make a one-time code there, on the screen Me, and type it here.`,
    language: 'Language',
    name: 'Name',
    code: 'One-time code',
    take: 'Take this name',
  } as const,
  ME_TEXTS: { title: 'Me', rating: 'rating', key: 'key', game: 'game', unrated: 'No rating yet: rated games make one.' } as const,
  gameFileText: (code: string, address: string | undefined) => `As a file: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`,
  GOES_ON: { sentence: 'The game goes on.', cell: 'goes on' } as const,
  exportText: (address: string | undefined) => `All your games as a file: ${sshLine(undefined, address)} export all > komadai-games.psn`,
  keyCodeText: (code: string, address: string | undefined) =>
    `One-time code: ${cleanName(code)}. With the other key: ${sshLine('new', address)}, then type this code.`,
  ratedGamesText,
  NO_RATINGS: 'Nobody has a rating in this game yet.',
  ratingsTitle: (variant: Variant, charset: Charset) => `Ratings: ${variantName(variant, charset)}`,
  notRankedText: (rating: string, games: number) =>
    `You: ${rating} after ${ratedGamesText(games)}. More games with more people lead into the list.`,
  ownPlaceText: ([place, _name, rating, games]: readonly [string, string, string, string]) => `You: ${place}.  ${rating}  ${games}`,
  pageOfText: (page: number, pages: number) => `Page ${page} of ${pages}.`,

  // Lobby told
  LOBBY_ANSWERS: {
    'no-name': 'What is your name? With a one-time code, type "code CODE". "help" lists the words.',
    guest: GUEST_TEXT,
    'no-challenge': 'There is no such challenge. "challenges" lists them.',
    'no-game': 'There is no such game. "games" and "mine" list them.',
    'no-code': 'There is no challenge and no game with this code any more.',
    'not-yours': 'You do not play this game: "watch" shows it.',
    'not-droppable': 'Only a challenge can be declined or taken back.',
    'not-over': 'This game is not over: "join" goes on with your own, "watch" shows those of others.',
    declined: 'Declined.',
    'key-removed': 'The key is removed.',
    'no-number': ({ line }) => `${shownInput(line)}: the last list has no such number.`,
    'no-page': ({ line }) => `${shownInput(line)} is no page. Say a number from 1.`,
    'name-or-word': ({ name, word }) => `${shownInput(name)}: did you mean ${word}? "name ${shownInput(name)}" takes it as your name.`,
    named: ({ person }) => `You have a name already: ${shownName(person.name)}.`,
    which({ word, codes }) {
      const lines = codes.map((code) => `"${word} ${code}"`);
      return `${word}: which one? Say ${joinWords(lines, 'or')}.`;
    },
    'takes-back': ({ challenge: { to } }) => `Take your challenge ${whomText(to)} back?`,
    'removes-key'({ key, isOwn }) {
      const own = isOwn ? ' You came in with this key.' : '';
      return `Remove the key ${cleanName(key)}?${own}`;
    },
    'begun-elsewhere': ({ other }) => `Your game with ${shownName(other.name)} has begun: you find it in the lobby.`,
  } as const satisfies Sentences<LobbyTold>,
  IN_LOBBY: 'You are in the lobby. "help" lists the words.',
  IN_GAME_HELP: 'lobby: go to the lobby; the game goes on',
  // rating: in a game; undefined for a guest
  lobbyWelcome(name: string, rating: { readonly rating: string; readonly game: string } | undefined): string {
    const what = rating ? `${rating.rating} in ${rating.game}` : 'a guest';
    return `Lobby. You are ${name}, ${what}. "help" lists the words.`;
  },
  backToGameText: (code: string) => `Your game goes on: "join ${code}" leads back to it.`,
  challengeByName: (name: string) => `"challenge to ${shownName(name)}" challenges this player. A game and a clock may follow.`,
  standsText: (code: string) => `Your challenge stands: "withdraw ${code}" takes it back.`,
  otherTypesText: (code: string, address: string | undefined) => `The other player types: ${sshLine(code, address)}`,
  noVariantText: (found: string, ids: readonly string[]) =>
    `ratings: ${quoted(found)} is no game.${didYouMeanText(found, ids)} Say ${joinWords(ids, 'or')}.`,
  challengePartText: (word: 'challenge' | 'quick', found: string, parts: readonly string[]) =>
    `${word}: ${quoted(found)} is not understood.${didYouMeanText(found, parts)} Say ${ENGLISH_FORMS[word]}.`,
  NO_CHALLENGED: 'challenge: say a name after "to".',

  // Lobby lists
  EMPTY_LISTS: {
    challenges: 'No challenge stands.',
    mine: 'You have no challenge and no game. "challenge" makes a challenge.',
    who: 'Nobody is here.',
    games: 'There is no game to watch now.',
    played: 'You have played no game yet.',
    laterPlayed: 'There are no more games.',
  } as const,
  LIST_TITLES: {
    who: (game: string) => ['name', `rating in ${game}`, 'where'],
    played: ['code', 'day', 'against', 'game', 'result'],
    ratings: ['name', 'rating', 'rated'],
    games: ['code', 'players', 'game', 'clock', 'rated'],
    mine: ['code', 'against', 'game', 'clock', 'state'],
    challenges: ['code', 'from', 'rating', 'game', 'clock', 'rated', 'for'],
  } as const,
  LIST_CELLS: { yes: 'yes', no: 'no', you: 'you', anyone: 'anyone', invitation: 'invitation' } as const,
  morePlayedText: (page: number) => `"played ${page}" lists more.`,
  lastPageText: (page: number) => `The last page is ${page}.`,
  youAreText: (name: string) => `You are ${name}.`,
  // games: in the form of `ratedGamesText`
  ratingInText: (game: string, rating: string, games: string) => `${game}: ${rating}, ${games}.`,
  numberedKeyText: (number: number, key: string) => `Key ${number}: ${key}.`,

  // Hall refusal
  hallRefusalText,
  GAME_DOOR_TEXTS: {
    full: 'Both sides of this game are taken.',
    'no-watchers': 'Nobody may watch this game.',
    'not-saved': 'The server cannot write now, so nobody can enter the game. Try again.',
    'no-room': 'This game is over, or no game has this name.',
  } as const satisfies Readonly<Record<DoorFault | 'no-room', string>>,
  GAME_FAULT_TEXTS: {
    'no-game': 'This game cannot be read.',
    away: 'The server cannot read its games now. Try again.',
  } as const satisfies Readonly<Record<GameFault, string>>,

  // Guest words
  // formats: of files
  guestSummaries: (formats: readonly string[]) => ({
    games: 'the games that go on',
    who: 'the players who are here',
    ratings: 'the ratings of a game',
    join: 'take a challenge, or go on with a game of yours',
    watch: 'watch a game',
    export: `a game, or all of yours, as a file: ${formats.join(', ')}`,
    help: 'this help',
  }),
  GUEST_HELP: ['ssh HOST leads to the lobby, ssh CODE@HOST to whoever has sent you the code.', 'ssh -T HOST plays line by line.'] as const,
  GUEST_TEXTS: {
    ended: 'The server has ended. What was played is kept: come again in a moment.',
    broken: 'An error in the program ended this session. What was played is kept: come again.',
    wait: 'You come in as soon as that is possible. Ctrl-C leaves.',
    banned: 'You were sent away from this server.',
    deleted: 'Your name was deleted here, with your settings. Your games stay without it.',
    noName: 'Your key has no name here yet. Come without a command, and choose one.',
    guest: 'You have come without a key, so the server keeps nothing for you.',
  } as const,
  noGuestWordText: (found: string, words: readonly string[]) =>
    `${quoted(found)} is no command here.${didYouMeanText(found, words)} Commands: ${words.join(', ')}.`,
  // line: of a shell
  guestUsage: (line: string) => `Usage: ${line}`,
  noGameOfCodeText: (code: string) => `There is no game ${quoted(code)} here that you may see. ssh HOST games lists those that go on.`,
  nothingOfCodeText: (code: string) => `There is no challenge and no game ${quoted(code)} here. Ask for the code again.`,

  // News
  VISIT_TEXTS: {
    'keys-dropped': 'Too many keys at once: some of them were dropped.',
    idle: 'Nothing happens here. In five minutes this session ends: any key keeps it.',
  } as const,
  elsewhereText: (text: string) => `In your game: ${text}`,
};
