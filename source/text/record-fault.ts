import { OWN_END, OWN_FORMAT } from '../records/formats/formats.ts';
import { type FileFault, MOST_BYTES, type ResumeFault } from '../records/store/game-file.ts';
import type { LockFault } from '../records/store/game-lock.ts';
import type { NameFault } from '../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../records/store/store.ts';
import type {
  DiagramFaultReason,
  RecordFault,
  RecordFaultPlace,
  RecordRemark,
} from '../records/tree/read-game.ts';
import { Position } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import { VARIANTS, variantFileOf } from '../rules/variants/index.ts';
import { countText } from './count-text.ts';
import { endingText } from './ending.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { formatName, heldText } from './record-losses.ts';
import { refusalText } from './refusal.ts';
import { sfenFaultText } from './sfen-fault.ts';

/** What is wrong with a file of games, in one line: `game.psn:12:5: ply 3: ..`. */
export function fileFaultText(file: string, fault: FileFault): string {
  switch (fault.code) {
    case 'no-file':
      return `there is no file ${quoted(fault.name)}, neither as a path nor among the saved games`;
    case 'is-folder':
      return `${quoted(fault.name)} is a folder, not a game`;
    case 'no-game':
      return `${file}: there is no game in it`;
    case 'too-large':
      return `${file}: more than ${MOST_BYTES / 1024 / 1024} MB; files as large as that are not read`;
    case 'unreadable':
      return `cannot read ${file}: ${systemErrorText(fault.cause)}`;
    default:
      return `${placeText(file, fault)}: ${recordFaultText(fault)}`;
  }
}

/** What is odd about a game that was read nonetheless, in the same form. */
export function remarkText(file: string, remark: RecordRemark): string {
  return `${placeText(file, remark)}: ${remarkReasonText(remark)}`;
}

function remarkReasonText(remark: RecordRemark): string {
  switch (remark.code) {
    case 'goes-on':
      return `the game was over before: ${endingText(remark.ending)}`;
    case 'second-end':
      return `the game had ended before; ${quoted(remark.found)} does not count`;
    case 'odd-start':
      return `not the start of a game: ${sfenFaultText(remark.variant, remark.fault)}`;
    case 'other-rules':
      return otherRulesText(remark.variant);
    case 'left-out':
      return leftOutText(remark);
    default:
      return remark satisfies never;
  }
}

/** How much of a text is not understood, and the first of it. */
function leftOutText({ what, found, count }: RecordRemark & { readonly code: 'left-out' }): string {
  const said = `${countText(count, what)} not understood and left out`;
  return count === 1 ? `${said}: ${quoted(found)}` : `${said}, the first: ${quoted(found)}`;
}

/** That the file of a game has changed since. */
function otherRulesText(variant: Variant): string {
  const file = variantFileOf(variant);
  const now = file === undefined ? 'those that komadai has' : `those in ${file}`;
  return `this game of ${variant.id} was played by other rules than ${now}`;
}

function placeText(file: string, { line, column, ply }: RecordFaultPlace): string {
  return `${file}:${line}:${column}: ply ${ply}`;
}

/** Why a record could not be read on, without the place. */
function recordFaultText(fault: RecordFault): string {
  switch (fault.code) {
    case 'variant':
      return `unknown variant ${quoted(fault.found)}. Valid: ${VARIANTS.map(({ id }) => id).join(', ')}; --variants FILE adds those of a file`;
    case 'sfen':
      return `not a position of ${fault.variant.id}: ${sfenFaultText(fault.variant, fault.fault)}`;
    case 'handicap': {
      const names = fault.variant.handicaps.map(({ name }) => name);
      return `unknown handicap ${quoted(fault.found)} without an SFEN. Valid in ${fault.variant.id}: even, ${names.join(', ')}`;
    }
    case 'tag':
      return `${quoted(fault.found)} is no tag; one reads like [Black "Name"]`;
    case 'move':
      return refusalText(new Position(fault.variant, fault.before), fault.found, fault.reading);
    case 'game-over':
      return `${quoted(fault.found)}: the game is over: ${endingText(fault.ending)}`;
    case 'line':
      return `${quoted(fault.found)} is not understood here`;
    case 'not-the-format':
      return `this is not ${formatName(fault.format)}`;
    case 'diagram':
      return diagramFaultText(fault.fault);
    case 'variant-of-format':
      return heldText(fault);
    case 'unexpected':
      return `${quoted(fault.found)} cannot stand here`;
    case 'unclosed-comment':
      return 'the comment that begins here is not closed';
    case 'unclosed-variation':
      return 'the variation that begins here is not closed';
    case 'too-deep':
      return 'there are too many variations within one another';
    case 'not-utf8':
      return 'the text is not UTF-8 from here on';
    case 'encoding':
      return 'this is no text in UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP or Latin-1';
    default:
      return fault satisfies never;
  }
}

/** Why a saved game cannot be played on. */
export function resumeFaultText(file: string, fault: ResumeFault | FileFault | LockFault): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return `${openElsewhereText(file, fault)}. ${lockHelpText(fault)}`;
    case 'finished':
      return `${file}: the game is over (${fault.score})`;
    case 'in-room':
      return `${file} is played in the room ${quoted(fault.room.code)}. Who opened it goes on with komadai host --resume ${file}, the other with komadai join ${fault.room.code}`;
    case 'several-games':
      return `${file} holds several games; only a file with one game can be resumed`;
    case 'foreign-format':
      return `${file} is a file of ${formatName(fault.format)}; only ${formatName(OWN_FORMAT)} can be resumed. komadai convert ${file} -o game${OWN_END} makes one`;
    case 'odd-start':
      return `${file}: no game can begin like this: ${sfenFaultText(fault.variant, fault.fault)}`;
    case 'other-rules':
      return `${file}: ${otherRulesText(fault.variant)}. It can be replayed, not played on`;
    case 'damaged':
      return `only a game that can be read to its end can be resumed: ${fileFaultText(file, fault.fault)}`;
    default:
      return fileFaultText(file, fault);
  }
}

/** Says who has a game open, so that it cannot be played on or deleted here. */
export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: this game is open in ${otherText(fault)}`;
}

/** `another komadai (process 12)` */
export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `process ${pid}` : `process ${pid} on ${quoted(host)}`;
  return `another komadai (${where})`;
}

/** What can be done about a lock. */
function lockHelpText({ lockFile }: LockFault): string {
  return `--take takes it over. Where that komadai is gone for certain, delete ${lockFile}`;
}

/** Why a game cannot have a name. */
export function renameFaultText(fault: RenameFault | NameFault): string {
  switch (fault.code) {
    case 'name-empty':
      return 'a game needs a name';
    case 'name-has-slash':
      return 'the name of a game has no / or \\ in it';
    case 'name-has-control':
      return 'the name of a game has no control characters in it';
    case 'name-starts-with-dot':
      return 'the name of a game does not begin with a dot';
    case 'name-too-long':
      return `the name of a game has ${fault.longest} bytes at most`;
    case 'name-taken':
      return `there is a game ${quoted(fault.name)} already`;
    default:
      return fault satisfies never;
  }
}

/** What the system did not let the store do. */
export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  return `cannot ${action} ${path}: ${reason}`;
}

/** Why the system did not let a file be written. If something does not exist, it is the folder. */
export function writeErrorText(file: string, error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isMissing) return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? 'the folder does not exist' : `the folder ${folder} does not exist`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'a part of the path is no folder'],
  ['EISDIR', 'it is a folder'],
  ['EEXIST', 'a file is in the place of the folder'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['EIO', 'the disk does not answer'],
  ['ECONNREFUSED', 'the database is away'],
  ['ECONNRESET', 'the database is away'],
  ['ETIMEDOUT', 'the database does not answer'],
  ['57P01', 'the database ends'],
  ['57P02', 'the database ends'],
  ['57P03', 'the database starts'],
  ['open-elsewhere', 'the game is open in another komadai'],
  ['changed-elsewhere', 'another program has changed the file'],
]);

/** A system error in a few words. */
export function systemErrorText(error: unknown): string {
  return systemCodeText(error instanceof Error && 'code' in error ? String(error.code) : '');
}

/** A code of the system in a few words. */
export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || 'unknown error');
}

/** Why a text is no diagram of a position. */
function diagramFaultText(fault: DiagramFaultReason): string {
  switch (fault.code) {
    case 'no-board':
      return 'there is no board in it; its rows would stand between bars: | ・v香|';
    case 'row-count':
      return `the board has ${fault.found} rows; it may have ${boardSizes()}`;
    case 'row-length':
      return `the row has ${fault.found} squares instead of ${fault.expected}`;
    case 'unknown-piece': {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `there is no piece ${quoted(fault.found)} in ${fault.variant.id}. Pieces: ${names}`;
    }
    case 'count':
      return `${quoted(fault.found)} is not a number of pieces`;
    case 'position':
      return `not a position of ${fault.variant.id}: ${sfenFaultText(fault.variant, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

function boardSizes(): string {
  return orList(VARIANTS.map(({ id, ranks }) => `${ranks} (${id})`));
}
