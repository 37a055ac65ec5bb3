import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { GoBackFault, HostFault, ReachFault, Unsafety } from '../../rooms/rooms.ts';
import type { Color } from '../../rules/core/color.ts';
import { joinLine, watchLine } from '../door-lines.ts';
import { shellWord } from '../shell-word.ts';
import { sshLine } from '../ssh-line.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { openElsewhereText, systemCodeText } from './store-fault.ts';

/** What is offered, a sentence each. */
export const OFFERS = {
  game: (title: string) => `${title}.`,
  side: (side: Color) => `You play ${sideName(side)}.`,
  /** @param clock in the form of `timeControlText` */
  clock: (clock: string) => `Clock: ${clock}.`,
  watched: 'Others may watch.',
  unwatched: 'Nobody may watch.',
} as const;

/** What stands above the line that the host sends. */
export const SEND_THIS = 'The other player types this line:';

/** The list of ways into a room, and a form that leads into one. */
export const DOOR_TEXTS = {
  title: 'Play someone',
  about: 'Somebody at another terminal of this machine.',
  opening: 'One moment..',
} as const;

/** What a host who waits reads. */
export const WAITING_TEXTS = {
  title: 'Waiting for the other player',
  code: 'Code',
  closed: 'The room is closed.',
} as const;

/** Tells the host that the other player has come. @param side of the host */
export function arrivalText(name: string, side: Color): string {
  return `${name} is here. You play ${sideName(side)}.`;
}

/** The place of somebody who comes into a room. */
export interface Entry {
  readonly key: RoomKey;
  /** The account of the host, to a guest. */
  readonly host: string | undefined;
  /** Missing for a watcher. */
  readonly seat: Color | undefined;
}

/** Tells somebody who comes into a room where they are; a host, how the other comes back. */
export function roomEntryText({ key, host, seat }: Entry): string {
  if (seat === undefined) return `${roomText(host)}. You are watching.`;
  if (host !== undefined) return `${roomText(host)}. You play ${sideName(seat)}.`;
  return `The room is open again: ${joinLine(key)} brings the other player back.`;
}

function roomText(host: string | undefined): string {
  return host === undefined ? 'You are in the room' : `This is the room of ${quoted(host)}`;
}

/** The form of a code, for whoever has typed something else. */
const CODE_FORM = 'A code has 6 letters and digits, such as K7M2QX.';

const UNSAFE = {
  link: 'it is a link',
  writable: 'others can write to it',
  'another-owner': 'it belongs to another account',
  'not-a-folder': 'it is no folder',
  'not-a-socket': 'it is no socket',
} as const satisfies Readonly<Record<Unsafety, string>>;

function unsafeText(path: string, why: Unsafety): string {
  return `${path} is not safe: ${UNSAFE[why]}`;
}

/** Why a room was not opened, and what would be right. */
export function hostFaultText(fault: HostFault): string {
  switch (fault.code) {
    case 'not-writable':
      return `cannot open a room in ${fault.folder}: ${systemCodeText(fault.detail)}. --at DIR takes another folder.`;
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)}. No room was opened: remove it, or take another folder with --at DIR.`;
    case 'path-too-long':
      return `the path ${fault.path} is too long for a socket. --at DIR takes a folder with a shorter one.`;
    case 'not-saved':
      return `NOT SAVED: ${systemCodeText(fault.detail)}. No room was opened.`;
    case 'no-game':
      return noGameText(fault.name);
    case 'in-use':
      return 'the code of this room is in use by another room of yours. Close that one, and try again.';
    case 'damaged':
      return `what happened in ${quoted(fault.name)} cannot be read to its end. komadai replay ${shellWord(fault.name)} shows what was kept.`;
    case 'open-elsewhere':
      return `${openElsewhereText('the room', fault)}. Where that komadai is gone for certain, delete ${fault.lockFile}`;
    default:
      return fault satisfies never;
  }
}

function noGameText(name: string | undefined): string {
  const found =
    name === undefined
      ? 'there is no game of a room that goes on'
      : `there is no game ${quoted(name)} of a room that goes on`;
  return `${found}. komadai host opens a new room.`;
}

/** Why somebody did not get into a room, and what would be right. */
export function reachFaultText(fault: ReachFault, key: RoomKey): string {
  switch (fault.code) {
    case 'no-code':
      return `${quoted(fault.found)} is not a code. ${CODE_FORM}`;
    case 'no-room':
    case 'wrong-code': {
      const folder = key.at === undefined ? ' Give --at DIR if the host did.' : '';
      return `there is no room with this code here. ${CODE_FORM}${folder}`;
    }
    case 'too-many-tries': {
      const seconds = countText(Math.max(1, Math.ceil(fault.waitMs / 1000)), 'second');
      return `too many wrong codes were tried here. Try again in ${seconds}.`;
    }
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)}. Nothing was connected: ask the host to open another room.`;
    case 'other-version': {
      const { ours, theirs } = fault;
      const who = ours < theirs ? 'Update komadai here.' : 'The host should update komadai.';
      return `this komadai speaks version ${ours} of rooms, that of the host version ${theirs}. ${who}`;
    }
    case 'no-proof':
      return 'the host could not see which account you have. Try again, or ask the host to open another room.';
    case 'no-answer':
      return 'the room does not answer. Ask the host whether their komadai still runs, and try again.';
    case 'refused':
      return `the system does not let you in: ${systemCodeText(fault.detail)}. Ask the host to open another room.`;
    case 'full':
      return `both sides are taken. ${watchLine(key)} watches the game.`;
    case 'no-watchers':
      return 'the host lets nobody watch this game.';
    case 'not-saved':
      return 'the host could not save that you have come, so the game did not begin. Try again.';
    default:
      return fault satisfies never;
  }
}

/** Why somebody does not get back into the room of a saved game, and what can be done with it. */
export function goBackFaultText(failed: GoBackFault, game: string, room: RoomKey): string {
  if (failed.as === 'host') return hostFaultText(failed.fault);
  const { fault } = failed;
  if (fault.code === 'no-room' || fault.code === 'wrong-code') {
    return `${game} goes on in the room ${room.code}, which its host has closed. ${joinLine(room)} tries it again; komadai replay ${shellWord(game)} shows the game.`;
  }
  return reachFaultText(fault, room);
}

/** Said where a game of a room is left that goes on. @param isHost whether the own room is left */
export function leftRoomText(key: RoomKey, isHost: boolean): string {
  const folder = key.at === undefined ? '' : ` --at ${shellWord(key.at)}`;
  const line = isHost ? `komadai host --resume${folder}` : joinLine(key);
  return `The game is kept; go on with: ${line}`;
}

/** Said where a game that goes on is left together with its server. */
export function leftServerGameText(code: string, address: string | undefined): string {
  return `Your game goes on; come back to it with: ${sshLine(code, address)}`;
}
