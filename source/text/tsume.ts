import type { Move } from '../core/move.ts';
import { Position } from '../core/position.ts';
import { SEARCHED_PLIES, type TryFailure, type TryOutcome, type Tsume } from '../match/tsume.ts';
import type { MateFinding } from '../match/tsume-judge.ts';
import type { TsumeSet } from '../match/tsume-set.ts';
import type { TsumeWord } from '../match/words.ts';
import { formatHodges } from '../notation/hodges.ts';
import { pieceName } from '../notation/labels.ts';
import type { FileFault } from '../records/game-file.ts';
import type { Problem, ProblemFault } from '../records/problem.ts';
import { type Charset, latin } from './charset.ts';
import { quoted } from './quoted.ts';
import { fileFaultText, systemErrorText } from './record-fault.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { sideName } from './side-name.ts';

/** What each word at a mating problem does. */
export const TSUME_WORD_HELP = {
  undo: 'take the last try back',
  hint: 'the next move of the mate',
  solution: 'the whole line, to step through',
  next: 'the next problem',
  skip: 'the same: leave this one unsolved',
  previous: 'the problem before',
  back: 'the same as previous',
  go: 'go 12 goes to problem 12',
  moves: 'list all legal moves',
  show: 'show S tells how a piece moves',
  flip: 'turn the board',
  labels: 'labels romaji changes the labels of the pieces',
  board: 'draw the board',
  rules: 'the rules of this game',
  help: 'this help',
  quit: 'leave; what is solved is remembered',
} as const satisfies Readonly<Record<TsumeWord, string>>;

/** What is asked of the player, for the help. */
export const TSUME_TASK =
  'Mate the other side. Every move must give check; the defence answers with what resists longest. ' +
  'Drops in between that are only taken do not count. Any mate of the right length is a solution.';

/** Who sits where. */
export const TSUME_NAMES = { attacker: 'you', defender: 'defence' } as const;

/** `Shogi problem 3 of 60, mate in 5`. */
export function problemTitle(
  { tsume, index, problems, isSolved }: TsumeSet,
  charset: Charset,
): string {
  const name = latin(tsume.problem.variant.name, charset);
  const place = problems.length > 1 ? ` ${index + 1} of ${problems.length}` : '';
  const length = tsume.wanted === undefined ? '' : `, mate in ${tsume.wanted}`;
  const solved = isSolved && tsume.state !== 'solved' ? ' (solved)' : '';
  return `${name} problem${place}${length}${solved}`;
}

/** What the engine says of a problem that a player should know at its start; '' for nothing. */
export function findingText({ finding, problem, wanted }: Tsume): string {
  const texts: string[] = [];
  const { plies = 0, oddity, variant } = problem;
  if (finding === undefined) texts.push('Looking for the mate ..');
  else if (finding.kind === 'none') {
    const most = Math.max(plies, SEARCHED_PLIES);
    texts.push(`There is no mate by checks within ${most} plies.`);
  } else if (finding.kind === 'unknown') {
    texts.push('No mate was found in the time for it; there may be one.');
  } else if (plies !== 0 && finding.line.length !== plies) {
    const found = finding.line.length;
    texts.push(
      found < plies
        ? `There is a mate in ${found}; the file says ${plies}.`
        : `The file says mate in ${plies}; against the best defence it is ${wanted}.`,
    );
  }
  if (oddity) {
    // What would be allowed is no news here.
    const [what] = sfenFaultText(variant, oddity).split(';');
    texts.push(`Not of a game: ${what}.`);
  }
  return texts.join(' ');
}

/** What came of a try: the text, and whether it succeeded. */
export function tryText(
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  tsume: Tsume,
): { readonly text: string; readonly isRight: boolean } {
  switch (outcome.kind) {
    case 'no-check':
      return { text: noCheckText(outcome.text), isRight: false };
    case 'answered': {
      const { answer, tried } = outcome;
      return {
        text: `${tried.text}: right. ${sideName(answer.color)} plays ${answer.text}.`,
        isRight: true,
      };
    }
    case 'solved':
      return { text: solvedText(tsume), isRight: true };
    case 'failed':
      return {
        text: `${outcome.tried.text} fails: ${failureText(outcome.failure, tsume)}`,
        isRight: false,
      };
  }
}

/** Why a move that is legal is none here. */
export function noCheckText(text: string): string {
  return `${text} gives no check: every move of a mating problem must.`;
}

/** `Solved: mate in 5.` */
function solvedText({ game, finding, moves, problem }: Tsume): string {
  const { ply } = game;
  const { line } = problem;
  const found = finding?.kind === 'mate' ? finding.line.length : ply;
  const isOwn = moves.every(({ move }, at) => move === line[at]);
  let note = '';
  if (ply > found) note = ` There is a mate in ${found}, too.`;
  else if (line.length > 0 && !isOwn) note = ' The file has another line.';
  return `Solved: mate in ${ply}.${note}`;
}

function failureText(failure: TryFailure, { problem }: Tsume): string {
  switch (failure.code) {
    case 'unjudged':
      return 'no answer to it was found in the time, but no mate either.';
    case 'too-long': {
      const { answer, plies, wanted } = failure;
      return `it mates, but in ${plies}, not ${wanted}, after ${answer.text}.`;
    }
    case 'refuted': {
      const { by, answer, plies } = failure;
      const more =
        plies >= SEARCHED_PLIES - 1 ? 'no mate any more' : `no mate within ${plies} plies`;
      switch (by.kind) {
        case 'capture':
          return `${answer.text} captures the ${pieceName(problem.variant, by.piece)}: ${more}.`;
        case 'king-move':
          return `the ${royalName(problem)} escapes by ${answer.text}: ${more}.`;
        case 'drop':
        case 'block':
          return `${answer.text} stops the check: ${more}.`;
      }
    }
  }
}

function royalName({ variant }: Pick<Problem, 'variant'>): string {
  return variant.pieces.find(({ role }) => role === 'royal')?.front.english ?? 'king';
}

/** The next move, or why there is none. @param position in which it is asked for */
export function tsumeHintText(position: Position, finding: MateFinding): string {
  if (finding.kind === 'mate') return `Hint: ${formatHodges(position, finding.line[0])}`;
  return finding.kind === 'none'
    ? 'Hint: there is no mate from here.'
    : 'Hint: no mate was found in the time for it.';
}

/** `Solution: G*4a Kx4a R-5a+`, or that there is none. */
export function solutionText({ problem, solution, finding }: Tsume): string {
  if (solution) return `Solution: ${lineTexts(problem, solution).join(' ')}`;
  return finding?.kind === 'none'
    ? 'Solution: there is none, no mate by checks was found.'
    : 'Solution: none is known.';
}

/** The moves of a line from the start of the problem, in Hodges notation. */
export function lineTexts({ variant, start }: Problem, line: readonly Move[]): string[] {
  const position = new Position(variant, start.placement);
  return line.map((move) => {
    const text = formatHodges(position, move);
    position.play(move);
    return text;
  });
}

/** Why a word does nothing at a problem. */
export const TSUME_ANSWERS = {
  thinking: 'The defence is thinking.',
  solved: 'The problem is solved: next, or undo.',
  noUndo: 'There is no move to take back.',
  undone: 'Taken back.',
  noNext: 'This is the last problem.',
  noPrevious: 'This is the first problem.',
  looking: 'Looking for the mate ..',
  isSolution: 'This is the solution of a problem: q goes back to it.',
} as const;

/** Why there is no problem of a number. */
export function goFaultText(argument: string, count: number): string {
  return `go: ${quoted(argument)} is not a number from 1 to ${count}.`;
}

/** That what is solved is not remembered, and why. */
export function notRememberedText(error: unknown): string {
  return `NOT SAVED that it is solved: ${systemErrorText(error)}.`;
}

/** `All 60 problems are solved.`, `41 of 60 solved.`, '' where there is but one. */
export function progressText({ solvedCount, problems }: TsumeSet): string {
  if (problems.length === 1) return '';
  return solvedCount === problems.length
    ? `All ${problems.length} problems are solved.`
    : `${solvedCount} of ${problems.length} solved.`;
}

/** What in a file could not be read, in a few words. */
export function leftOutText(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return `Not read: ${faults[0]}${more}.`;
}

/** How many problems there are, where a later one was asked for. */
export function problemCountText(count: number): string {
  return count === 1 ? 'there is 1 problem' : `there are ${count} problems`;
}

/** What is wrong with a problem of a file, in one line: `mates.jsonl:12:10: ..`. */
export function problemFaultText(file: string, fault: ProblemFault | FileFault): string {
  const place = 'line' in fault ? `${file}:${fault.line}:${fault.column}` : file;
  switch (fault.code) {
    case 'json':
      return `${place}: this line is no object of JSON; one reads like {"sfen": "..", "plies": 3}`;
    case 'no-sfen':
      return `${place}: the problem has no "sfen"`;
    case 'plies':
      return `${place}: plies is an odd number, not ${quoted(fault.found)}; the problem is read without it`;
    case 'no-target':
      return `${place}: ${noTargetText(fault)}`;
    case 'game-start':
      return `${place}: game ${fault.game} begins as games do: its start is no mating problem`;
    default:
      return fileFaultText(file, fault);
  }
}

/** That nobody can be mated in a position. */
export function noTargetText(problem: Pick<Problem, 'variant'>): string {
  return `no mating problem: the side that is not to move has no ${royalName(problem)}`;
}
