import { Position } from '../core/position.ts';
import { VARIANTS } from '../core/variants/index.ts';
import type { FileFault, ResumeFault } from '../records/game-file.ts';
import type { LockFault } from '../records/game-lock.ts';
import type { NameFault } from '../records/game-name.ts';
import type { GoesOn, RecordFault, RecordFaultPlace } from '../records/record-fault.ts';
import type { RenameFault, StoreError } from '../records/store.ts';
import { diagramFaultText } from './diagram-fault.ts';
import { endingText } from './ending.ts';
import { quoted } from './quoted.ts';
import { onlyShogiText } from './record-losses.ts';
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
    case 'unreadable':
      return `cannot read ${file}: ${systemErrorText(fault.cause)}`;
    default:
      return `${placeText(file, fault)}: ${recordFaultText(fault)}`;
  }
}

/** That a record goes on after its end, in the same form. */
export function goesOnText(file: string, goesOn: GoesOn): string {
  return `${placeText(file, goesOn)}: the game was over before: ${endingText(goesOn.ending)}`;
}

function placeText(file: string, { line, column, ply }: RecordFaultPlace): string {
  return `${file}:${line}:${column}: ply ${ply}`;
}

/** Why a record could not be read on, without the place. */
export function recordFaultText(fault: RecordFault): string {
  switch (fault.code) {
    case 'variant':
      return `unknown variant ${quoted(fault.found)}. Valid: ${VARIANTS.map(({ id }) => id).join(', ')}`;
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
      return `this is not ${fault.format.toUpperCase()}`;
    case 'diagram':
      return diagramFaultText(fault.fault);
    case 'variant-of-format':
      return onlyShogiText(fault.format);
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
    default:
      return fault satisfies never;
  }
}

/** Why a saved game cannot be played on. */
export function resumeFaultText(file: string, fault: ResumeFault | FileFault | LockFault): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return openElsewhereText(file, fault);
    case 'finished':
      return `${file}: the game is over (${fault.score})`;
    case 'several-games':
      return `${file} holds several games; only a file with one game can be resumed`;
    case 'damaged':
      return `only a game that can be read to its end can be resumed: ${fileFaultText(file, fault.fault)}`;
    default:
      return fileFaultText(file, fault);
  }
}

/** Who has a game open, so that it cannot be played on or deleted here. */
export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: this game is open in ${otherText(fault)}`;
}

/** That a game is only watched here. */
export function watchingText(fault: LockFault): string {
  return `You are watching: this game is open in ${otherText(fault)}.`;
}

function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `process ${pid}` : `process ${pid} on ${quoted(host)}`;
  return `another komadai (${where})`;
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
  return `cannot ${error.action} ${error.path}: ${systemErrorText(error.cause)}`;
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
  ['open-elsewhere', 'the game is open in another komadai'],
  ['changed-elsewhere', 'another program has changed the file'],
]);

/** A system error in a few words. */
export function systemErrorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SYSTEM_ERRORS.get(code) ?? (code || 'unknown error');
}
