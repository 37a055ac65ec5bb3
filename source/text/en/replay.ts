import type { Unsaved } from '../../activity/replay-edits.ts';
import type { Exported, ExportFault } from '../../activity/replay-export.ts';
import type { ReplayCode } from '../../activity/replay-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { endOfPath } from '../foreign-text.ts';
import { countText } from './count-text.ts';
import { playedText } from './outcome.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { lossesText, writeFaultText } from './record-losses.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { renameFaultText, storeErrorText } from './store-fault.ts';

export type Written = Extract<Exported, { kind: 'written' }>;

/** The time that a move took. */
export function spentText(time: string): string {
  return `${time} spent`;
}

/** The time that was left after a move. */
export function leftText(time: string): string {
  return `${time} left`;
}

/** What there is to do, for the help. */
export const REPLAY_TASK =
  'A move that is typed is followed, or becomes a variation. An empty line goes on as the last step did.';

/** What is said in always the same words, and answers of a screen. */
export const REPLAY_ANSWERS = {
  start: 'The start.',
  'at-start': 'This is the start.',
  'at-end': 'This is the end.',
  'no-comment': 'There is no comment here.',
  'no-variations': 'There is no other move here. A move that is typed becomes one.',
  'no-variation-here': 'This is the main line: promote and remove are for variations.',
  'main-line-stays': 'The game can still be played on: its own moves stay the main line.',
  'not-a-number': 'Say the number of a ply.',
  'no-moves': 'There is no legal move here.',
  aside: 'No game begins from here: quit goes back.',
  'end-of-game':
    'The game ends here: a variation begins at an earlier move. play begins a new game.',
  'no-undo': 'There is no change to take back.',
  'no-redo': 'No change was taken back.',
  explores: 'Looking at your games ..',
  'explored-by-server': 'A server has no index of games: export the game and replay it at home.',
  'engines-stay-out': ENGINES_STAY_OUT,
  'looking-for-lines': 'Looking for the best lines ..',
  'lines-count': 'lines: say a number from 1 to 5.',
  'looking-through-keeps': 'Looking for mistakes; the game keeps what is found ..',
  'looking-through': 'Looking for mistakes ..',
  'not-analysed': 'This game is not analysed yet. Analyse it now?',
  'leaves-unsaved': 'The changes are not saved. Leave all the same?',
  'leaves-mistakes':
    'The mistakes of this game are not kept yet: the analysis goes on. Leave all the same?',
  'is-solution': 'This is the solution of a problem: quit goes back to it.',
  watched: 'The game is played in another komadai: here it can only be watched.',
  'room-watched': 'This game is only watched here: export writes it to a file.',
} as const satisfies Readonly<Record<ReplayCode | 'start', string>>;

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

/** @param count moves that would be removed, the first of them included */
export function removeQuestion(first: PlayedMove, count: number): string {
  const what = count === 1 ? '' : `, ${count} moves`;
  return `Remove the variation ${playedText(first)}${what}?`;
}

/** The moves that the record has from here, if there are several. */
export function nextMovesText(sentences: readonly string[]): string {
  return `Next: ${orList(sentences)}.`;
}

/** Why nothing is replayed where no game is named. */
export const NO_GAME_TO_REPLAY =
  'there is no saved game yet: komadai replay FILE takes a file of games, or - the standard input';

/**
 * Says that a change is not on the disk.
 * @param why without a full stop
 * @param canExport whether games can be written here
 */
export function notOnDiskText(why: string, canExport: boolean): string {
  return canExport ? `${why}. export writes the game to another file.` : `${why}.`;
}

/** Why a change is not on the disk that the system would take. */
export function unsavedHereText(unsaved: Exclude<Unsaved, { code: 'failed' }>): string {
  switch (unsaved.code) {
    case 'no-file':
      return 'NOT SAVED: this game has no file';
    case 'several-games':
      return `NOT SAVED: ${unsaved.name} holds several games`;
    case 'damaged':
      return `NOT SAVED: ${unsaved.name} could not be read to its end`;
    case 'not-psn':
      return `NOT SAVED: ${unsaved.name} is not a file of ours`;
    default:
      return unsaved satisfies never;
  }
}

/**
 * Asks before the comment on a move becomes another one.
 * @param text '' removes it
 */
export function noteQuestion(old: string, text: string): string {
  return `${text === '' ? 'Remove' : 'Replace'} the comment ${quoted(old)}?`;
}

/** Asks before a file becomes another one. @param name or a path */
export function replaceQuestion(name: string): string {
  return `There is a file ${endOfPath(name)} already. Replace it?`;
}

/** The file that a game would be written to. */
export function exportNameText(name: string, folder: string): string {
  return `export ${name} writes the game into ${printable(folder)}.`;
}

/** Says where a game was written, and what its format could not hold. */
export function exportedText({ path, format, losses }: Written): string {
  const lost = losses.length > 0 ? ` ${lossesText(format, losses)}.` : '';
  return `Written to ${printable(path)}.${lost}`;
}

/** Why a game was not written to a file. */
export function exportFaultText(fault: ExportFault): string {
  switch (fault.code) {
    case 'name':
      return `export: ${renameFaultText(fault.fault)}`;
    case 'format':
      return `export: ${writeFaultText(fault.fault)}`;
    case 'failed':
      return `export: ${storeErrorText(fault.error)}`;
    default:
      return fault satisfies never;
  }
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

/** Says that an engine has failed, and what follows. @param fault without a full stop */
export function analysisOffText(fault: string): string {
  return `${fault}. The analysis is off.`;
}

/** Said of a ply that there is not. */
export function thereArePlies(count: number): string {
  return `There ${count === 1 ? 'is' : 'are'} ${plies(count)}.`;
}

/** What is replayed, how long it is, and how it ended. */
export function replayTitle(title: string, count: number, result: string): string {
  return `${title}. ${plies(count)}. ${result}`;
}

function plies(count: number): string {
  return count === 1 ? '1 ply' : `${count} plies`;
}

/** Tells a change that was made, taken back or made again. @param change a sentence of `CHANGES` */
export function changeDoneText(how: 'changed' | 'undone' | 'redone', change: string): string {
  switch (how) {
    case 'changed':
      return change;
    case 'undone':
      return `Taken back: ${change}`;
    case 'redone':
      return `Again: ${change}`;
    default:
      return how satisfies never;
  }
}

/** What has changed in a record. A comment without a move is that on the start. */
export const CHANGES = {
  noted: (move: string | undefined, note: string) => `Comment on ${move ?? 'the start'}: ${note}`,
  noteRemoved: (move: string | undefined) => `The comment on ${move ?? 'the start'} is removed.`,
  variation: (first: string) => `A new variation: ${first}.`,
  promotion: (first: string) => `The new main line: ${first}.`,
  removal: (first: string) => `The variation ${first} is removed.`,
} as const;

/** The other moves in place of one. */
export function variationsText(moves: readonly string[]): string {
  return `${moves.length === 1 ? 'Variation' : 'Variations'}: ${moves.join('; ')}`;
}

/** Says whose turn it is, and how many moves the game has. @param turn in the form of `turnText` */
export function turnOfText(turn: string, moves: number): string {
  return `${turn}, of ${moves}`;
}

/** The title of the best lines from a position on. */
export const LINES_TITLE = 'Best lines';

/** Says that a line is not there. @param count how many there are */
export function noLineText(count: number): string {
  return count === 0
    ? 'There are no lines here yet: lines looks for them.'
    : `There are ${countText(count, 'line')} here.`;
}

/** Why there are not as many lines as were asked for. @param count how many the engine tells */
export function noMoreLinesText(engine: string, count: number): string {
  return count === 1
    ? `${quoted(engine)} tells one line: it has no option MultiPV.`
    : `${quoted(engine)} tells no more than ${countText(count, 'line')}.`;
}
