import { seatPlayers, tossPawns } from '../../match/furigoma.ts';
import { formatTimeControl, parseTimeControl } from '../../records/tree/time-control.ts';
import { samePosition } from '../../rules/core/position.ts';
import { formatSfen, parseSfen } from '../../rules/notation/sfen.ts';
import { openGame, startPosition } from '../../rules/notation/start.ts';
import { findVariant } from '../../rules/variants/index.ts';
import { parseCode } from '../room-code.ts';
import { roomName } from '../room-name.ts';
import { agrees, challengesBetween, isSameOffer } from './crossed.ts';
import {
  type ChallengeTerms,
  type HallAnswer,
  type HallCommand,
  isGuest,
  type Person,
} from './hall-command.ts';
import {
  freeCode,
  type HallMeans,
  hallDeed,
  hasManyGames,
  type Judgement,
  MOST_GAMES,
  hallRefusal as refuse,
} from './hall-deed.ts';
import type { Challenge } from './hall-now.ts';
import type { HallState } from './hall-state.ts';
import { nameKey, parseMemberName } from './member-name.ts';
import { mayBeRated } from './rated-games.ts';

/** The most keys of a person. */
const MOST_KEYS = 10;

/** The most challenges of a person that stand at once. */
const MOST_CHALLENGES = 5;

/** How long nobody new registers from where somebody was who is banned. */
const HELD_MS = 86_400_000;

/** How long the code for another key works. */
const KEY_CODE_MS = 600_000;

/** What a command of somebody leads to, or why to nothing. Changes nothing. */
export function judgeHall(
  hall: HallState,
  by: Person,
  command: HallCommand,
  means: HallMeans,
): Judgement {
  if (command.kind === 'register') return judgeName(hall, command.key, command.name);
  if (command.kind === 'use-key-code') return judgeKeyCode(hall, command.key, command.code, means);
  // One may come with a code before one has a name.
  if (command.kind === 'look-up') return judgeCode(hall, command.code);
  if (command.kind === 'hold-network') return judgeNetwork(hall, command, means);
  const member = hall.member(by.id);
  if (!member?.keys.length && !isGuest(by)) return refuse('guest');
  switch (command.kind) {
    case 'challenge':
    case 'quick':
      return judgeChallenge(hall, by, command, means);
    case 'withdraw':
    case 'decline': {
      const challenge = challengeOf(hall, command.code);
      if (!challenge) return refuse('challenge-gone');
      const { code, to } = challenge;
      const isTakenBack = command.kind === 'withdraw';
      const isOwn = isTakenBack
        ? challenge.by.id === by.id
        : to.kind === 'person' && to.person === by.id;
      if (!isOwn) return refuse('not-for-you');
      const why = isTakenBack ? 'taken-back' : 'declined';
      return hallDeed({ kind: 'withdrawn', code, why }, { code });
    }
    case 'accept':
      return judgeAcceptance(hall, by, command.code, means);
    case 'make-key-code': {
      if (!member) return refuse('guest');
      if (member.keys.length >= MOST_KEYS) return refuse('too-many-keys');
      const code = means.newCode();
      const [digest, untilMs] = [means.digest(code), means.atMs + KEY_CODE_MS];
      return hallDeed({ kind: 'key-code-made', person: by.id, digest, untilMs }, { code });
    }
    case 'remove-key':
      if (!member) return refuse('guest');
      if (!member.keys.includes(command.key)) return refuse('no-such-key');
      if (member.keys.length === 1) return refuse('last-key');
      return hallDeed({ kind: 'key-removed', person: by.id, key: command.key });
    default:
      return command satisfies never;
  }
}

function judgeName(hall: HallState, key: string, typed: string): Judgement {
  if (key === '' || isGuest({ id: key, name: '' })) return refuse('guest');
  const name = parseMemberName(typed);
  if (name === undefined) return refuse('bad-name');
  const known = hall.memberOfKey(key);
  // It may be said again, where the first answer was lost.
  if (known && nameKey(known.name) === nameKey(name)) return hallDeed(undefined, personOf(known));
  if (known) return refuse('key-taken');
  const former = hall.member(key);
  if (former) return refuse(former.keys.length > 0 ? 'key-taken' : 'key-deleted');
  if (hall.memberOfName(name) || hall.hasLike(name)) return refuse('name-taken');
  return hallDeed({ kind: 'registered', person: key, name }, personOf({ id: key, name }));
}

/** A network is noted again when half of the time is over. */
function judgeNetwork(
  hall: HallState,
  { key, network }: Extract<HallCommand, { kind: 'hold-network' }>,
  { atMs }: HallMeans,
): Judgement {
  const isKnown = hall.networks.heldMs(network, atMs) > HELD_MS / 2;
  if (isKnown || !hall.isBanned(key)) return hallDeed(undefined);
  return hallDeed({ kind: 'network-held', network, untilMs: atMs + HELD_MS });
}

function judgeKeyCode(
  hall: HallState,
  key: string,
  typed: string,
  { atMs, digest }: HallMeans,
): Judgement {
  if (key === '' || isGuest({ id: key, name: '' })) return refuse('guest');
  if (hall.memberOfKey(key) || hall.member(key)) return refuse('key-taken');
  const code = hall.keyCode(digest(parseCode(typed) ?? ''));
  const member = code && hall.member(code.person);
  if (!code || !member || code.untilMs < atMs) return refuse('wrong-key-code');
  if (member.keys.length >= MOST_KEYS) return refuse('too-many-keys');
  return hallDeed({ kind: 'key-added', person: member.id, key }, personOf(member));
}

function judgeCode(hall: HallState, typed: string): Judgement {
  const code = parseCode(typed) ?? '';
  if (!hall.challenge(code) && !hall.game(code)) return refuse('challenge-gone');
  return hallDeed(undefined, { code });
}

/** Makes a challenge, or begins the game of one that stands and wants the same. */
function judgeChallenge(
  hall: HallState,
  by: Person,
  terms: Extract<HallCommand, { kind: 'challenge' | 'quick' }>,
  means: HallMeans,
): Judgement {
  const what = readTerms(terms);
  if (!what) return refuse('bad-terms');
  const { side, hasWatchers } = terms;
  const to = challenged(hall, terms.to);
  if (!to) return refuse('no-such-name');
  if (to.kind === 'person' && to.person === by.id) return refuse('yourself');
  const isAmongMembers = to.kind !== 'invitation' && hall.member(by.id) !== undefined;
  const { isEven, ...played } = what;
  const isRated = mayBeRated(terms) && isEven && isAmongMembers;
  const offer = { ...played, side, isRated, hasWatchers };
  const theirs = to.kind === 'person' ? challengesBetween(hall, to.person, by.id) : [];
  const open = terms.kind === 'quick' ? challengesToAnyone(hall, by, means) : [];
  const same = [...theirs, ...open].find((one) => agrees(one, offer));
  if (same) return judgeAcceptance(hall, by, same.code, means);
  const own = hall.challenges.filter((challenge) => challenge.by.id === by.id);
  const known = own.find((one) => one.to.kind === 'anyone' && isSameOffer(one, offer));
  if (terms.kind === 'quick' && known) return hallDeed(undefined, { code: known.code });
  const isLike = (challenge: Challenge) =>
    challenge.variant === what.variant &&
    challenge.to.kind === to.kind &&
    !(challenge.to.kind === 'person' && to.kind === 'person' && challenge.to.person !== to.person);
  if (own.length >= MOST_CHALLENGES || own.some(isLike)) return refuse('too-many-challenges');
  if (hasManyGames(hall, by, means)) return refuse('too-many-games');
  const code = freeCode(hall, means);
  const [crossed] = theirs;
  return hallDeed(
    { kind: 'challenged', by: { id: by.id, name: by.name }, code, to, ...offer },
    { code, ...(crossed && { crossed: crossed.code }) },
  );
}

/** The challenges of others that anyone may take, the oldest first. */
function challengesToAnyone(hall: HallState, by: Person, means: HallMeans): readonly Challenge[] {
  return hall.challenges.filter((one) => {
    return one.to.kind === 'anyone' && one.by.id !== by.id && !hasManyGames(hall, one.by, means);
  });
}

/** Whom a challenge is for; undefined where nobody has the name. */
function challenged(hall: HallState, to: ChallengeTerms['to']): Challenge['to'] | undefined {
  if (to.kind !== 'name') return to;
  const member = hall.memberOfName(to.name);
  return member && { kind: 'person', person: member.id, name: member.name };
}

/** What is to be played, as events have it, and whether no side has an advantage. */
function readTerms({ variant: id, sfen, timeControl }: ChallengeTerms) {
  const variant = findVariant(id);
  if (!variant) return undefined;
  const start = parseSfen(variant, sfen);
  if (!start.ok) return undefined;
  const control = timeControl === '' ? undefined : parseTimeControl(timeControl);
  if (control && !control.ok) return undefined;
  const { placement } = start.value;
  if (openGame(variant, placement).status().kind === 'ended') return undefined;
  return {
    variant: id,
    sfen: formatSfen(variant, start.value),
    timeControl: control ? formatTimeControl(control.value) : '',
    isEven: samePosition(placement, startPosition(variant).placement),
  };
}

function judgeAcceptance(hall: HallState, by: Person, typed: string, means: HallMeans): Judgement {
  const { atMs, random } = means;
  const begun = hall.game(parseCode(typed) ?? typed);
  // It may be said again, where the first answer was lost.
  if (begun && [begun.began.black.id, begun.began.white.id].includes(by.id)) {
    return hallDeed(undefined, { code: begun.began.code, game: begun.began.game });
  }
  const challenge = challengeOf(hall, typed);
  if (!challenge) {
    const instead = hall.gameInsteadOf(parseCode(typed) ?? typed)?.began;
    const isOwn = instead && [instead.black.id, instead.white.id].includes(by.id);
    return refuse(isOwn ? 'game-begun' : 'challenge-gone');
  }
  const { code, to, side, variant } = challenge;
  if (challenge.by.id === by.id) return refuse('yourself');
  if (to.kind === 'person' && to.person !== by.id) return refuse('not-for-you');
  const haveMany = [by, challenge.by].some((one) => hasManyGames(hall, one, means));
  if (haveMany) return refuse('too-many-games');
  const other = { id: by.id, name: by.name };
  const toss = side === 'lot' ? tossPawns(random) : undefined;
  const [first, second] = side === 'white' ? [other, challenge.by] : [challenge.by, other];
  const game = roomName({ at: atMs, variant, code });
  return hallDeed(
    { kind: 'began', code, game, ...seatPlayers(first, second, toss) },
    { code, game },
  );
}

function challengeOf(hall: HallState, typed: string): Challenge | undefined {
  return hall.challenge(parseCode(typed) ?? typed);
}

/**
 * The games, by their names, that keep a command from beginning another one, unless others are to move
 * in them: those of a person who has as many as one may have.
 */
export function gamesInTheWay(
  hall: HallState,
  by: Person,
  command: HallCommand,
): readonly string[] {
  if (command.kind !== 'challenge' && command.kind !== 'accept' && command.kind !== 'quick')
    return [];
  const other = command.kind === 'accept' ? challengeOf(hall, command.code)?.by : undefined;
  return [by, ...(other ? [other] : [])].flatMap(({ id }) => {
    const games = hall.runningOf(id);
    return games.length < MOST_GAMES ? [] : games.map(({ began }) => began.game);
  });
}

function personOf({ id, name }: Person): HallAnswer {
  return { person: { id, name } };
}
