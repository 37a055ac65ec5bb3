import type { FileFault, ResumeFault } from '../../records/store/game-file.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type {
  DiagramFaultReason,
  RecordFault,
  RecordFaultPlace,
  RecordRemark,
} from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatName } from '../format-name.ts';
import type { TextsByCode } from '../texts-by-code.ts';
import { countText } from './count-text.ts';
import { endingText } from './ending.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { heldText } from './record-losses.ts';
import { noPositionText, sfenFaultText } from './sfen-fault.ts';
import { openElsewhereText, systemErrorText } from './store-fault.ts';

/**
 * Why nothing of a file was read.
 * @param most megabytes of a file
 */
export function unreadFileText(
  file: string,
  fault: Exclude<FileFault, RecordFault>,
  most: number,
): string {
  switch (fault.code) {
    case 'no-file':
      return `${quoted(fault.name)} is neither a file nor a saved game`;
    case 'is-folder':
      return `${quoted(fault.name)} is a folder, not a game`;
    case 'no-game':
      return `${file}: there is no game in it`;
    case 'too-large':
      return `${file}: more than ${most} MB; files as large as that are not read`;
    case 'unreadable':
      return `cannot read ${file}: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

/** What is wrong or odd at a place of a file: `game.psn:12:5: ply 3: ..`. */
export function placedText(
  file: string,
  { line, column, ply }: RecordFaultPlace,
  reason: string,
): string {
  return `${file}:${line}:${column}: ply ${ply}: ${reason}`;
}

/**
 * What is odd about a game, without the place; and the file that the rules are from now, undefined if
 * komadai has them.
 */
export const REMARKS: TextsByCode<RecordRemark, [from: string | undefined]> = {
  'goes-on': (remark) => `the game was over before: ${endingText(remark.ending)}`,
  'second-end': (remark) => `the game had ended before; ${quoted(remark.found)} does not count`,
  lost: (remark) =>
    `the last move, ${quoted(remark.found)}, is illegal: it is left out, and its side has lost`,
  'odd-start': (remark) =>
    `not the start of a game: ${sfenFaultText(remark.variant, remark.fault)}`,
  'other-rules': (remark, from) => otherRulesText(remark.variant, from),
  'left-out': (remark) => leftOutText(remark),
};

/** How much of a text is not understood, and the first of it. */
function leftOutText({ what, found, count }: RecordRemark & { readonly code: 'left-out' }): string {
  const said = `${countText(count, what)} not understood and left out`;
  return count === 1 ? `${said}: ${quoted(found)}` : `${said}, the first: ${quoted(found)}`;
}

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? 'those that komadai has' : `those in ${from}`;
  return `this game of ${variant.id} was played by other rules than ${now}`;
}

/** Why a record could not be read on, without the place; with all games that are known. */
export const READING_FAULTS: TextsByCode<
  Exclude<RecordFault, { code: 'move' }>,
  [games: readonly Variant[]]
> = {
  variant: (fault, games) =>
    `unknown variant ${quoted(fault.found)}. Valid: ${games.map(({ id }) => id).join(', ')}; --variants FILE adds those of a file`,
  sfen: (fault) => noPositionText(fault.variant, fault.fault),
  handicap: (fault) => {
    const names = fault.variant.handicaps.map(({ name }) => name);
    return `unknown handicap ${quoted(fault.found)} without an SFEN. Valid in ${fault.variant.id}: even, ${names.join(', ')}`;
  },
  tag: (fault) => `${quoted(fault.found)} is no tag; one reads like [Black "Name"]`,
  'game-over': (fault) => `${quoted(fault.found)}: the game is over: ${endingText(fault.ending)}`,
  line: (fault) => `${quoted(fault.found)} is not understood here`,
  'not-the-format': (fault) => `this is not ${formatName(fault.format)}`,
  diagram: (fault, games) => diagramFaultText(fault.fault, games),
  'variant-of-format': (fault) => heldText(fault),
  unexpected: (fault) => `${quoted(fault.found)} cannot stand here`,
  'unclosed-comment': () => 'the comment that begins here is not closed',
  'unclosed-variation': () => 'the variation that begins here is not closed',
  'too-deep': () => 'there are too many variations within one another',
  'not-utf8': () => 'the text is not UTF-8 from here on',
  encoding: () => 'this is no text in UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP or Latin-1',
};

/** Why a game that could be read cannot be played on. */
export function notResumedText(
  file: string,
  fault: LockFault | Exclude<ResumeFault, { code: 'damaged' | 'other-rules' }>,
): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return `${openElsewhereText(file, fault)}. --take takes it over. Where that komadai is gone for certain, delete ${fault.lockFile}`;
    case 'finished':
      return `${file}: the game is over (${fault.score})`;
    case 'in-room':
      return `${file} is played in the room ${quoted(fault.room.code)}. Who opened it goes on with komadai host --resume ${file}, the other with komadai join ${fault.room.code}`;
    case 'several-games':
      return `${file} holds several games; only a file with one game can be resumed`;
    case 'foreign-format':
      return `${file} is a file of ${formatName(fault.format)}; only PSN can be resumed. komadai convert ${file} -o game.psn makes one`;
    case 'odd-start':
      return `${file}: no game can begin like this: ${sfenFaultText(fault.variant, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

/** Says that the rules of a saved game have changed. @param from as in `remarkReasonText` */
export function replayOnlyText(file: string, variant: Variant, from: string | undefined): string {
  return `${file}: ${otherRulesText(variant, from)}. It can be replayed, not played on`;
}

/** Says that a saved game has a fault. @param fault where, and why */
export function damagedText(fault: string): string {
  return `only a game that can be read to its end can be resumed: ${fault}`;
}

/** Why a text is no diagram of a position. */
function diagramFaultText(fault: DiagramFaultReason, games: readonly Variant[]): string {
  switch (fault.code) {
    case 'no-board':
      return 'there is no board in it; its rows would stand between bars: | ・v香|';
    case 'row-count':
      return `the board has ${fault.found} rows; it may have ${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}`;
    case 'row-length':
      return `the row has ${fault.found} squares instead of ${fault.expected}`;
    case 'unknown-piece': {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `there is no piece ${quoted(fault.found)} in ${fault.variant.id}. Pieces: ${names}`;
    }
    case 'count':
      return `${quoted(fault.found)} is not a number of pieces`;
    case 'position':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
