import { printable } from '../clean/clean-text.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { NameFault } from '../records/store/game-name.ts';
import type { RenameFault } from '../records/store/store.ts';
import { formatTime, moveTimes, withoutTimes } from '../records/tree/move-times.ts';
import type { RecordNode } from '../records/tree/record.ts';
import type { PlacementFault } from '../rules/core/placement.ts';
import type { Variant } from '../rules/core/variant.ts';
import { playedText, unsavedText } from './outcome.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { renameFaultText } from './record-fault.ts';
import { sfenFaultText } from './sfen-fault.ts';

/** The comments before and after a move, and its times: a text each. */
export function annotationTexts(node: RecordNode): string[] {
  const comments = [...node.before, ...node.comments].map(withoutTimes);
  const { spentMs, leftMs } = moveTimes(node);
  const times = [
    ...(spentMs === undefined ? [] : [`${wholeSeconds(spentMs)} spent`]),
    ...(leftMs === undefined ? [] : [`${wholeSeconds(leftMs)} left`]),
  ];
  const texts = comments.map((comment) => comment.replace(/\s+/g, ' ').trim());
  return [...times, ...texts.filter((text) => text !== '')];
}

/** `0:09:41`: a second that has begun counts, as on the clocks. */
function wholeSeconds(timeMs: number): string {
  return formatTime(Math.ceil(timeMs / 1000) * 1000);
}

/** Answers to keys that can do nothing now. */
export const REPLAY_ANSWERS = {
  start: 'The start.',
  atEnd: 'This is the end.',
  noComment: 'There is no comment here.',
  noVariations: 'There is no other move here. v adds one.',
  noVariationHere: 'This is the main line: P and D are for variations.',
  mainLineStays: 'The game can still be played on: its own moves stay the main line.',
  notANumber: 'Say the number of a ply.',
  noMoves: 'There is no legal move here.',
  aside: 'No game begins from here: q goes back.',
  endOfGame:
    'The game ends here: a variation begins at an earlier move. Enter plays on as a new game.',
  promoted: 'This is the main line now.',
  deleted: 'The variation is deleted.',
  noFile: 'this game has no file',
  watched: 'The game is played in another komadai: here it can only be watched.',
  leaveUnsaved: 'The changes are not saved. Leave all the same?',
} as const;

/** Why no game can begin from the shown position. */
export function cannotPlayOnText(variant: Variant, fault: PlacementFault): string {
  return `No game can go on from here: ${sfenFaultText(variant, fault)}.`;
}

/**
 * Asks whether a variation is to become the main line.
 * @param first its first move
 */
export function promoteQuestion(first: PlayedMove, isFinished: boolean): string {
  const result = isFinished ? ' The result stays as it is.' : '';
  return `Make ${playedText(first)} the main line?${result}`;
}

/** @param count moves that would be deleted, the first of them included */
export function deleteQuestion(first: PlayedMove, count: number): string {
  const what = count === 1 ? '' : `, ${count} moves`;
  return `Delete the variation ${playedText(first)}${what}?`;
}

/** The moves that the record has from here, if there are several. */
export function nextMovesText(texts: readonly string[]): string {
  return `Next: ${orList(texts)}.`;
}

/** Why a file with several games is not written again. */
export function severalGamesText(file: string): string {
  return `${file} holds several games`;
}

/** Why nothing is replayed where no game is named. */
export const NO_GAME_TO_REPLAY =
  'there is no saved game yet: komadai replay FILE takes a file of games, or - the standard input';

/** Why a file of another format is not written again. */
export function notPsnText(file: string): string {
  return `${file} is not a file of ours`;
}

/** Why a file that has a fault is not written again. */
export function damagedText(file: string): string {
  return `${file} could not be read to its end`;
}

/**
 * Says that changes are not on the disk.
 * @param why a reason in words, or what the system threw
 */
export function changeUnsavedText(why: unknown): string {
  const text = typeof why === 'string' ? `NOT SAVED: ${why}` : unsavedText(why);
  return `${text}. e writes the game to another file.`;
}

/** Asks before a file is written. */
export function exportQuestion(typed: string): string {
  const isPath = typed.includes('/');
  return `Write ${shownName(typed)}${isPath ? '' : ' among the saved games'}?`;
}

/** A name or path with its end, which matters most. */
function shownName(typed: string): string {
  const clean = printable(typed.trim());
  return clean.length > 40 ? `..${clean.slice(-38)}` : clean;
}

/** Why a name without an end that is known is not written. @param formats by their names */
export function exportEndText(formats: readonly string[]): string {
  return `export: the name must end with ${orList(formats.map((name) => `.${name}`))}`;
}

/**
 * Asks before the comment on a move becomes another one.
 * @param old '' for none
 * @param typed '' removes it
 */
export function noteQuestion(old: string, typed: string): string {
  if (old === '') return `Add the comment ${quoted(typed)}?`;
  return `${typed === '' ? 'Remove' : 'Replace'} the comment ${quoted(old)}?`;
}

export function exportedText(path: string): string {
  return `Written to ${path}.`;
}

/** Why a game was not written to a file. */
export function exportFaultText(fault: RenameFault | NameFault): string {
  if (fault.code !== 'name-taken') return `export: ${renameFaultText(fault)}`;
  return `export: there is a file ${quoted(fault.name)} already. Choose another name.`;
}

/** Asks whether to begin a new game from a replay. */
export function newGameQuestion(ply: number): string {
  return `Begin a new game from ply ${ply}?`;
}

/** Says from which ply of a replay a new game begins. */
export function newGameText(ply: number): string {
  return `A new game from ply ${ply}.`;
}

/** How fast the moves go on by themselves. */
export function speedText(pauseMs: number): string {
  return `${pauseMs / 1000} s a move`;
}
