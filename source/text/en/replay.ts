import type { ExplorerTold } from '../../activity/explorer.ts';
import type { Unsaved } from '../../activity/replay-edits.ts';
import type { ReplayTold } from '../../activity/replay-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import type { SideSummary } from '../../match/analysis/analysis-summary.ts';
import type { Color } from '../../rules/core/color.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';
import { byCode, byKind, type Sentences } from '../by-code.ts';
import { endOfPath } from '../foreign-text.ts';
import { pawnsText } from '../units.ts';
import { playedText } from './game.ts';
import { lossesText, sfenFaultText } from './records.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { countText, orList, otherText, quoted, sideName } from './words.ts';

const pliesText = (count: number) => (count === 1 ? '1 ply' : `${count} plies`);

const gameScoreText = byKind<GameScore>({
  value: ({ centipawns }) => pawnsText(centipawns),
  mate: ({ plies, winner }) => `mate in ${plies} for ${sideName(winner)}`,
  over: ({ winner }) => (winner ? `${sideName(winner)} has won` : 'drawn'),
});

/** Says who stands better. */
export type Advantage = 'even' | `${Color}-${'better' | 'winning'}`;

const STANDING_TEXTS = {
  even: 'even',
  'black-better': 'Black is better',
  'black-winning': 'Black is winning',
  'white-better': 'White is better',
  'white-winning': 'White is winning',
} as const satisfies Readonly<Record<Advantage, string>>;

const tallyText = ({ games, black, white, draws }: GamesTally) =>
  `${countText(games, 'game')}: Black won ${black}, White ${white}, drawn ${draws}`;

export const replay = {
  // Replay
  spentText: (time: string) => `${time} spent`,
  leftText: (time: string) => `${time} left`,
  REPLAY_TASK: 'A move that you type is followed, or becomes a variation. An empty line repeats the last step.',
  START: 'The start.',
  REPLAY_ANSWERS: {
    'at-start': 'This is the start.',
    'at-end': 'This is the end.',
    'no-comment': 'There is no comment here.',
    'no-variations': 'There is no other move here. A move that you type becomes one.',
    'no-variation-here': 'This is the main line: "promote" and "remove" are for variations.',
    'main-line-stays': 'The game can still be played on: its own moves stay the main line.',
    'not-a-number': 'Say the number of a ply, as in "go 30".',
    'no-moves': 'There is no legal move here.',
    aside: 'No game begins from here: "quit" goes back.',
    'end-of-game': 'The game ends here: a variation begins at an earlier move. "play" begins a new game.',
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
    'leaves-mistakes': 'The analysis goes on, and no mistake is kept yet. Leave all the same?',
    'is-solution': 'This is the solution of a problem: "quit" goes back to it.',
    watched: 'The game is played in another komadai: here it can only be watched.',
    'room-watched': 'This game is only watched here: "export" writes it to a file.',
    'no-ply': ({ count }) => `There ${count === 1 ? 'is' : 'are'} ${pliesText(count)}.`,
    'no-line': ({ count }) =>
      count === 0 ? 'There are no lines here yet: "lines" looks for them.' : `There are ${countText(count, 'line')} here.`,
    'plays-on': ({ ply }) => `Begin a new game from ply ${ply}?`,
    'changes-note': ({ old, text }) => `${text === '' ? 'Remove' : 'Replace'} the comment ${quoted(old)}?`,
    promotes({ first, isFinished }) {
      const result = isFinished ? ' The result stays as it is.' : '';
      return `Make ${playedText(first)} the main line?${result}`;
    },
    removes({ first, count }) {
      const what = count === 1 ? '' : `, ${count} moves`;
      return `Remove the variation ${playedText(first)}${what}?`;
    },
    replaces: ({ name }) => `There is a file ${endOfPath(name)} already. Replace it?`,
    takes: ({ game: { owner } }) => (owner ? `Take the game over from ${otherText(owner)}?` : 'Take the game, and play on?'),
    'export-name': ({ name, folder }) => `"export ${name}" writes the game into ${printable(folder)}.`,
    exported({ exported: { path, format, losses } }) {
      const lost = losses.length > 0 ? ` ${lossesText(format, losses)}.` : '';
      return `Written to ${printable(path)}.${lost}`;
    },
  } as const satisfies Sentences<ReplayTold>,
  cannotPlayOnText: (variant: Variant, fault: PlacementFault) => `No game can go on from here: ${sfenFaultText(fault, variant)}.`,
  nextMovesText: (sentences: readonly string[]) => `Next: ${orList(sentences)}.`,
  NO_GAME_TO_REPLAY: 'there is no saved game yet: komadai replay FILE takes a file of games, or - the standard input',
  // why: without a full stop; canExport: whether games can be written here
  notOnDiskText: (why: string, canExport: boolean) => (canExport ? `${why}. "export" writes the game to another file.` : `${why}.`),
  unsavedHereText: byCode<Exclude<Unsaved, { code: 'failed' }>>({
    'no-file': 'NOT SAVED: this game has no file',
    'several-games': ({ name }) => `NOT SAVED: ${name} holds several games`,
    damaged: ({ name }) => `NOT SAVED: ${name} could not be read to its end`,
    'not-psn': ({ name }) => `NOT SAVED: ${name} is not a file in PSN`,
  }),
  notExportedText: (why: string) => `export: ${why}`,
  newGameText: (ply: number) => `A new game from ply ${ply}.`,
  speedText: (pauseMs: number) => `${pauseMs / 1000} s a move`,
  // fault: without a full stop
  analysisOffText: (fault: string) => `${fault}. The analysis is off.`,
  replayTitle: (title: string, count: number, result: string) => `${title}. ${pliesText(count)}. ${result}`,
  // change: a sentence of `CHANGES`
  changeDoneText: (how: 'changed' | 'undone' | 'redone', change: string) =>
    ({ changed: change, undone: `Taken back: ${change}`, redone: `Again: ${change}` })[how],
  CHANGES: {
    noted: (move: string | undefined, note: string) => `Comment on ${move ?? 'the start'}: ${note}`,
    noteRemoved: (move: string | undefined) => `The comment on ${move ?? 'the start'} is removed.`,
    variation: (first: string) => `A new variation: ${first}.`,
    promotion: (first: string) => `The new main line: ${first}.`,
    removal: (first: string) => `The variation ${first} is removed.`,
  } as const,
  variationsText: (moves: readonly string[]) => `${moves.length === 1 ? 'Variation' : 'Variations'}: ${moves.join('; ')}`,
  // turn: in the form of `turnText`
  turnOfText: (turn: string, moves: number) => `${turn}, of ${moves}`,
  LINES_TITLE: 'Best lines',
  // count: how many the engine tells
  noMoreLinesText: (engine: string, count: number) =>
    count === 1
      ? `${quoted(engine)} tells one line: it has no option MultiPV.`
      : `${quoted(engine)} tells no more than ${countText(count, 'line')}.`,

  // Analysis
  ANALYST: 'Computer',
  NO_MISTAKES: 'No mistake was found.',
  // Said until something is known of a position.
  EVALUATING: 'evaluating ..',
  gameScoreText,
  depthText: (depth: number) => `depth ${depth}`,
  // thousands: positions a second
  searchSpeedText: (thousands: number) => `${thousands}k/s`,
  knownMovesText: (known: number, size: number) => `${known} of ${size}`,
  // better: the moves that were expected before it, as they are told; '' for none
  markLine(mark: MoveMark, before: GameScore, after: GameScore, better: string) {
    const scores = `${gameScoreText(before)} to ${gameScoreText(after)}`;
    return `${{ '?': 'Mistake', '??': 'Blunder' }[mark]}, ${scores}${better && `: better ${better}`}.`;
  },
  // step: 1 towards the end; nearest: the one on the other side. Default: none is there
  noMistakeText(step: 1 | -1, isDone: boolean, nearest?: string) {
    const [where, back] = step === 1 ? ['after', 'mistake back'] : ['before', 'mistake'];
    const none = isDone ? `No mistake ${where} this move` : `No mistake found ${where} this move yet`;
    return nearest ? `${none}; "${back}" goes to ${nearest}` : `${none}.`;
  },

  // Analyse
  analyseProgressText: (game: number, games: number, done: number, positions: number) =>
    `Game ${game} of ${games}, ${done} of ${positions} positions`,
  analysedGameTitle: (file: string, number: number, games: number) => (games === 1 ? file : `${file}, game ${number}`),
  sideSummaryText(color: Color, name: string, { accuracy, marks }: SideSummary) {
    const counts = [countText(marks['?!'], 'dubious move'), countText(marks['?'], 'mistake'), countText(marks['??'], 'blunder')];
    const share = accuracy === undefined ? '' : `accuracy ${Math.round(accuracy)} %; `;
    return `${sideName(color)}, ${name}: ${share}${counts.join(', ')}`;
  },
  // moves: each as `costlyMoveText`
  costliestText: (moves: readonly string[]) => `Costliest: ${moves.join(', ')}`,
  costlyMoveText: (move: string, percent: number) => `${move} (${percent} %)`,
  ANALYSIS_KEPT: 'The analysis is kept in the game.',
  analysisKeptText: (path: string) => `The analysis is kept in ${path}.`,
  // inPart: games of which some positions are done: they are kept, and done again; output: the file that goes on, undefined for all
  analysisStoppedText(done: number, inPart: number, games: number, output?: string) {
    const how = output === undefined ? 'The same command goes on.' : `komadai analyse ${output} goes on.`;
    const part = inPart === 0 ? '' : `, and ${inPart} in part. What was found is kept; a game in part begins anew`;
    return `Stopped: ${done} of ${games} games are done${part}. ${how}`;
  },
  cannotKeepText: (file: string) => `${file} cannot keep the analysis without losing something; name another file with --output`,
  stillPlayedText: (game: string) => `${game}: people still play it, so the computer stays out`,
  noGamesInText: (folder: string) => `${folder}: there is no file of games in it`,

  // Evaluation course
  NOTHING_EVALUATED: 'No position is evaluated yet.',
  evaluatedText: (known: number, all: number) => `${known} of ${countText(all, 'position')} are evaluated.`,
  sinceText: (ply: number, standing: Advantage) => `${ply === 0 ? 'From the start' : `From ply ${ply}`}: ${STANDING_TEXTS[standing]}.`,
  peakText: (color: Color, percent: number, ply: number) =>
    `Best for ${sideName(color)}: ${percent} percent ${ply === 0 ? 'at the start' : `after ply ${ply}`}.`,
  swingText: (move: string, before: number, after: number) => `Swing: ${move}, Black from ${before} to ${after} percent.`,

  // Explorer
  EXPLORER_TITLE: 'What others played',
  // The move, games, won by Black, drawn, won by White, value, in a book, played last.
  EXPLORER_COLUMNS: ['Move', 'Games', 'Black', 'Draw', 'White', 'Value', 'Book', 'Last played'] as const,
  tallyText,
  // move: undefined at the start
  positionMetText(move: string | undefined, tally: GamesTally) {
    const place = move === undefined ? 'The start' : `After ${move}`;
    return tally.games === 0 ? `${place}: no game has this position.` : `${place}: ${tallyText(tally)}.`;
  },
  IN_NO_GAME: 'in no game',
  averageText: (value: string) => `value ${value}`,
  lastPlayedText: (game: string) => `last ${game}`,
  bookedText(book: string, value: string, depth: string, count: string) {
    const told = [value && `value ${value}`, depth && `depth ${depth}`, count && `${count} times`];
    const text = told.filter(Boolean).join(', ');
    return text ? `${book}: ${text}` : `in ${book}`;
  },
  // told: what is known of the move
  itemText: (move: string, told: readonly string[]) => `${move}: ${told.join('; ')}`,
  moveOfText: (ply: number, plies: number) => `move ${ply} of ${plies}`,
  EXPLORER_ANSWERS: {
    'no-number': ({ count }) => (count === 0 ? 'There is no line to choose.' : `The lines have the numbers 1 to ${count}.`),
    'no-more': 'No other game has this position.',
  } as const satisfies Sentences<ExplorerTold>,
  WHERE_GAMES_COME_FROM: 'Your saved games are always searched; komadai index FOLDER adds others.',
  MIRRORED_COUNT: 'Mirrored positions are counted as well.',
  MORE_GAMES: '"more" tells further games.',
  BACK_IN_REPLAY: 'You are back in the replay.',
};
