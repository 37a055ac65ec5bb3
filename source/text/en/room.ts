import { printable } from '../../clean/clean-text.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { IdleState } from '../../rooms/idleness.ts';
import type { FixedWord, RoomOffer } from '../../rooms/room-event.ts';
import type { Closing, Presence, Refusal } from '../../rooms/room-news.ts';
import type { HostFault, ReachFault, RoomStay, Unsafety } from '../../rooms/rooms.ts';
import type { Color } from '../../rules/core/color.ts';
import { byCode } from '../by-code.ts';
import { backLine, joinLine, shellWord, sshLine } from '../door-lines.ts';
import { countText, otherText, quoted, sideName, systemCodeText, wordOrKey } from './words.ts';

/** Said where an engine is asked for while two people play. */
export const ENGINES_STAY_OUT = 'Engines stay out of games between people until the end.';

/** Says who keeps the game of a room. */
export type Keeper = 'host' | 'server';

/** How a line that was refused is tried again: it stands in the prompt, or is typed anew. */
const TRY_AGAIN = { screen: 'Enter tries it again.', lines: 'Type it again.' } as const;

const OFFERS = {
  draw: 'a draw',
  impasse: 'to count the impasse',
  'take-back': 'a move back',
  adjournment: 'to go on another time',
  rematch: 'a rematch',
} as const satisfies Readonly<Record<RoomOffer, string>>;

const ADJOURNED = 'The game is adjourned: it goes on when both have left and are back.';

/** How a refused line is answered; `longest`: how many characters are said at most. */
type RefusedAt = { readonly face: keyof typeof TRY_AGAIN; readonly longest: number };

/** `90 s`. */
const waitText = (waitMs: number) => `${Math.ceil(waitMs / 1000)} s`;

const CLAIM = ' Type "claim win" or "claim draw".';

/** Who has come into a room. */
type Entered = Pick<RoomStay, 'code' | 'at' | 'host'> & { readonly seat: Pick<RoomStay['seat'], 'side'> };

/** The form of a code, for whoever has typed something else. */
const CODE_FORM = 'A code has 6 letters and digits, such as K7M2QX.';

const UNSAFE = {
  link: 'it is a link',
  writable: 'others can write to it',
  'another-owner': 'it belongs to another account',
  'not-a-folder': 'it is no folder',
  'not-a-socket': 'it is no socket',
} as const satisfies Readonly<Record<Unsafety, string>>;

const unsafeText = (path: string, why: Unsafety) => `${path} is not safe: ${UNSAFE[why]}`;

const noRoomText = ({ at }: RoomKey) =>
  `there is no room with this code here. ${CODE_FORM}${at === undefined ? ' Give --at DIR if the host did.' : ''}`;

/** A player, and whether they are there. */
type WatchedPlayer = { readonly name: string; readonly presence: Presence };

const whoText = (by: LockFault | undefined) => (by ? otherText(by) : 'another komadai');

export const room = {
  // Room
  ENGINES_STAY_OUT,
  mutedText: (isMuted: boolean) =>
    isMuted ? 'What the other side says is hidden; "mute" shows it again.' : 'What the other side says is shown.',
  OPEN_ELSEWHERE: 'The room is open at another terminal of yours.',
  ON_ITS_WAY: 'On its way ..',
  leaveRoomQuestion(isOnServer: boolean, hasClock: boolean): string {
    const what = isOnServer ? 'server' : 'room';
    return `Leave the ${what}? The other side waits${hasClock ? ', and the clock runs on' : ''}.`;
  },
  FIXED_WORD_TEXTS: {
    greet: 'Have a good game!',
    thanks: 'Thank you for the game!',
    'well played': 'Well played!',
  } as const satisfies Readonly<Record<FixedWord, string>>,
  ownOfferText(what: RoomOffer): string {
    const verb = what === 'take-back' ? 'ask for' : 'offer';
    const until = what === 'rematch' ? 'until one of you leaves' : 'until your next move';
    return `You ${verb} ${OFFERS[what]}, ${until}.`;
  },
  // isAnswered: whether the player here answers
  otherOfferText(by: Color, what: RoomOffer, isAnswered: boolean): string {
    const verb = what === 'take-back' ? 'asks for' : 'offers';
    const answer = isAnswered ? ': type "accept" or "decline"' : '';
    return `${sideName(by)} ${verb} ${OFFERS[what]}${answer}.`;
  },
  seatedText: (name: string, color: Color) => `${name} is here, and plays ${sideName(color)}.`,
  // by: undefined for the player here
  declinedText: (by: Color | undefined): string => (by === undefined ? 'You decline.' : `${sideName(by)} declines.`),
  // name: undefined for the player here
  saidText: (name: string | undefined, text: string) => `${name ?? 'You'}: ${text}`,
  ROOM_EVENT_TEXTS: {
    lapsed: 'One of the two has left: the offer of a rematch has lapsed.',
    adjourned: 'Adjourned. The game goes on when both have left and are back.',
    continued: 'Both are back: the game goes on.',
  } as const,
  watchedRematchText: (black: string, white: string) => `Rematch: ${black} - ${white}.`,
  ownRematchText: (color: Color, opponent: string) => `Rematch: you play ${sideName(color)} against ${opponent}.`,
  ADJOURNED,
  roomRefusalText: byCode<Refusal, [more: RefusedAt]>({
    'moved-on': (_, { face }) => `The game has moved on. ${TRY_AGAIN[face]}`,
    watching: 'You are watching: only the players can do that.',
    'not-begun': 'The other side is not here yet.',
    'game-over': 'the game is over',
    adjourned: ADJOURNED,
    'not-your-turn': 'It is not your turn.',
    illegal: 'The room does not take this move.',
    'no-offer': 'There is no offer. "draw" offers a draw, and "undo" asks for a move back.',
    'offered-already': 'You have offered that already: it stands until your next move.',
    'no-impasse': "impasse: both royal pieces must stand in the enemy's promotion zone, and the game must have this rule.",
    'nothing-to-undo': 'undo: you have not moved yet.',
    'no-more-take-backs': 'undo: you have asked three times, and a game allows no more.',
    'not-over': 'rematch: the game is not over.',
    'not-away': 'claim: the other side is here.',
    wait: ({ waitMs = 0 }) => `claim: the other side may still come back or move. Wait ${waitText(waitMs)}.`,
    'nothing-said': 'say: a text is missing, as in "say good luck".',
    'too-long': (_, { longest }) => `say: a text has ${longest} characters at most.`,
    'fixed-words-only': 'say: to strangers you can say only "greet", "thanks" and "well played".',
    'too-fast': 'Too fast: wait a moment.',
    'not-sure': ({ detail = '' }) => `Not sure whether it is saved: ${systemCodeText(printable(detail))}. Wait.`,
    'not-saved': ({ detail = '' }, { face }) => `NOT SAVED: ${systemCodeText(printable(detail))}. ${TRY_AGAIN[face]}`,
  }),
  awayText: (color: Color) => `${sideName(color)} is away.`,
  // mayClaim: whether the player here may claim the game
  hasLeftText: (color: Color, mayClaim: boolean) => `${sideName(color)} has left.${mayClaim ? CLAIM : ''}`,
  // mayClaim: as in `hasLeftText`
  unmovedText: (color: Color, mayClaim: boolean) => `${sideName(color)} has not moved for a long time.${mayClaim ? CLAIM : ''}`,
  OWN_IDLE_TEXTS: {
    overdue: 'You have not moved for long: until you do, the other side may claim the game.',
    warned: 'You have not moved for long: in a minute the other side may claim the game.',
  } as const satisfies Readonly<Record<IdleState, string>>,
  longTripText: (ms: number) => `The line takes ${Math.round(ms)} ms.`,

  // Room door
  OFFERS: {
    /** @param clock in the form of `timeControlText` */
    clock: (clock: string) => `Clock: ${clock}.`,
    watched: 'Others may watch.',
    unwatched: 'Nobody may watch.',
  } as const,
  SEND_THIS: 'The other player types this line:',
  DOOR_TEXTS: {
    title: 'Play someone',
    about: 'You play somebody at another terminal of this machine.',
    opening: 'One moment..',
  } as const,
  WAITING_TEXTS: { title: 'Waiting for the other player', code: 'Code', closed: 'The room is closed.' } as const,
  // side: of the host
  arrivalText: (name: string, side: Color) => `${name} is here. You play ${sideName(side)}.`,
  roomEntryText({ host, seat: { side }, ...key }: Entered) {
    const where = host === undefined ? 'You are in the room' : `You are in the room of ${quoted(host)}`;
    if (side === undefined) return `${where}. You are watching.`;
    return host === undefined
      ? `The room is open again: ${joinLine(key)} brings the other player back.`
      : `${where}. You play ${sideName(side)}.`;
  },
  hostFaultText: byCode<HostFault>({
    'not-writable': ({ folder, detail }) => `cannot open a room in ${folder}: ${systemCodeText(detail)}. --at DIR takes another folder.`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)}. No room was opened: remove it, or take another folder with --at DIR.`,
    'path-too-long': ({ path }) => `the path ${path} is too long for a socket. --at DIR takes a folder with a shorter one.`,
    'not-saved': ({ detail }) => `NOT SAVED: ${systemCodeText(detail)}. No room was opened.`,
    'no-game'({ name }) {
      const found = name === undefined ? 'no game of a room goes on' : `no game ${quoted(name)} of a room goes on`;
      return `${found}. komadai host opens a new room.`;
    },
    'in-use': 'the code of this room is in use by another room of yours. Close that one, and try again.',
  }),
  reachFaultText: byCode<ReachFault, [key: RoomKey]>({
    'no-code': ({ found }) => `${quoted(found)} is not a code. ${CODE_FORM}`,
    'no-room': (_, key) => noRoomText(key),
    'wrong-code': (_, key) => noRoomText(key),
    'too-many-tries': ({ waitMs }) =>
      `too many wrong codes were tried here. Try again in ${countText(Math.max(1, Math.ceil(waitMs / 1000)), 'second')}.`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)}. Nothing was connected: ask the host to open another room.`,
    'other-version': 'this komadai and that of the host are of different versions. Update both, and try again.',
    'no-answer': 'the room does not answer. Ask the host whether their komadai still runs, and try again.',
    refused: ({ detail }) => `the system does not let you in: ${systemCodeText(detail)}. Ask the host to open another room.`,
    full: (_, key) => `both sides are taken. ${joinLine(key, 'watch')} watches the game.`,
    'no-watchers': 'the host lets nobody watch this game.',
  }),
  goBackFaultText(fault: ReachFault, game: string, key: RoomKey): string {
    if (fault.code !== 'no-room' && fault.code !== 'wrong-code') return room.reachFaultText(fault, key);
    return `${game} goes on in the room ${key.code}, which its host has closed. ${joinLine(key)} tries it again; komadai replay ${shellWord(game)} shows the game.`;
  },
  // isHost: whether the own room is left
  leftRoomText: (key: RoomKey, isHost: boolean) => `The game is kept; go on with: ${backLine(key, isHost)}`,
  leftServerGameText: (code: string, address: string | undefined) => `Your game goes on; come back to it with: ${sshLine(code, address)}`,

  // Room watching
  // line: what leads back into the room; it is given, whatever the reason
  closedText: (why: Closing | 'over', line: string): string =>
    ({
      over: 'The host has left.',
      left: `The host has left. When they are back, this leads to the game: ${line}`,
      'handed-over': `The host goes on at another terminal. This leads there: ${line}`,
      withdrawn: 'The host has taken the game back.',
    })[why],
  lineLostText: (line: string) => `the line to the host is lost. When they are back, this leads to the game: ${line}`,
  KEEP_QUESTION: 'Keep this game in your saved games? (y/n)',
  keptText: (name: string) => `Kept: ${name}`,
  WATCHED_TEXTS: {
    follow: 'End follows the game.',
    empty: 'The second player has not come yet.',
    adjourned: 'The game is adjourned.',
  } as const,
  watchedPlayersText: (players: readonly WatchedPlayer[]) => `${players.map(({ name, presence }) => `${name} (${presence})`).join(' - ')}.`,
  watchingCountText: (watchers: number) => `${watchers} watching`,

  // Watching
  WATCH_ANSWERS: {
    asking: 'Asking the other komadai..',
    taken: 'The game is yours.',
    gone: 'The game was renamed or deleted by another komadai.',
  } as const,
  // result: `Black wins by checkmate`
  watchedResultText: (result: string, hasOwner: boolean) => `The game is over: ${result}.${hasOwner ? '' : ' The other komadai has left.'}`,
  // take: what takes it: `take`
  watchedGameText: (owner: LockFault | undefined, take: string): string =>
    owner
      ? `This game is played in another komadai. ${wordOrKey(take)} takes it over.`
      : `The other komadai has left. ${wordOrKey(take)} takes the game.`,
  givenText: (by: LockFault | undefined) => `Saved, and handed to ${whoText(by)}.`,
  // unsaved: the moves that it does not have
  takenOverText(by: LockFault | undefined, unsaved?: readonly string[]): string {
    const taken = `Taken over by ${whoText(by)}.`;
    if (unsaved === undefined) return taken;
    return `NOT SAVED: ${unsaved.join(', ') || 'what was done last'}. ${taken}`;
  },
  watchingHelp(owner: LockFault | undefined): string[] {
    const follows = 'The moves appear as they are saved. A move that you type here is not played: it stays typed when you take the game.';
    if (!owner) return [follows, 'Nobody has the game open.'];
    return [
      `This game is open in ${otherText(owner)}. ${follows}`,
      'That komadai saves and watches when you take the game over. If it does not answer within two seconds, the game is taken from it; what it has saved is not lost.',
      `Its lock is ${owner.lockFile}. Delete it only if you know that the process is gone.`,
    ];
  },

  // Server
  // address: as they reach it, which is known when the server listens
  doorTexts: (address: () => string) => ({
    registers: 'This key is not known here: it registers a new player.\n',
    get severalKeys() {
      return [
        'None of your keys is known here.',
        `${sshLine('new', address())} registers a new player with the first of them;`,
        'ssh -o IdentitiesOnly=yes -i FILE chooses another one.\n',
      ].join('\n');
    },
    needsKey: ['A key is needed here, and you have sent none.', 'ssh-keygen -t ed25519 makes one.\n'].join('\n'),
    invitedOnly: 'This server is for people who were invited: it does not know your key.\n',
    banned: 'You were sent away from this server.\n',
    nameNeedsKey: 'A name and a rating need a key: ssh-keygen -t ed25519 makes one.\n',
    guestFirst: 'Enter lets you in as a guest.\n',
    guestPrompt: 'Press Enter: ',
  }),
};
