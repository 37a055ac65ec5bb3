import { type ReplayActivity, TAKE_WORD } from '../activity/replay.ts';
import type { Mistake } from '../activity/replay-analysis.ts';
import type { Change, Changed, Unsaved } from '../activity/replay-edits.ts';
import type { ExportFault } from '../activity/replay-export.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import type { Evaluation } from '../match/analysis/analysis-score.ts';
import { isAnalysisLine } from '../records/tree/analysis-lines.ts';
import { formatTime, moveTimes, withoutTimes } from '../records/tree/move-times.ts';
import { formatNags, noteOf } from '../records/tree/notes.ts';
import { type GameRecord, type RecordNode, siblingsOf } from '../records/tree/record.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { namesAt, namesOfRecord } from '../study/names/name-position.ts';
import {
  evaluationCourseTexts,
  evaluationText,
  expectedMoves,
  hintText,
  markText,
} from './analysis.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board.ts';
import { watchingText } from './game.ts';
import { fileFaultText, resultText, unsavedText } from './records.ts';
import { announcedText, bothPlayText, newNamesText } from './speech.ts';
import { positionTitle, statusTexts } from './status.ts';
import { type Entries, SAID_NOTHING, type Said, said, type Telling, tell, warned } from './tell.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

interface ReplayAt extends BoardAt {
  readonly replay: ReplayActivity;
  readonly texts: Texts;
  readonly unsavedText: (unsaved: Unsaved) => string;
}

/** What a word in a replay or a move comes to, where a sentence is not all. */
const REPLAY_ENTRIES = {
  ...BOARD_ENTRIES,
  gone: (_, { replay, telling }) =>
    telling.face === 'screen' ? SAID_NOTHING : placeTexts(replay, telling).join('  '),
  changed: tellChange,
  undone: tellChange,
  redone: tellChange,
  analysing: () => SAID_NOTHING,
  evaluated({ evaluation }, { replay, texts, telling: { teller } }) {
    const line = listMoves(expectedTexts(replay, replay.ply, teller), teller);
    return [evaluationText(texts, evaluation, 'short'), line].filter(Boolean).join('  ');
  },
  lines({ lines, lacking }, { replay, texts, telling: { teller } }) {
    const { LINES_TITLE, noMoreLinesText } = texts.replay;
    const most = lacking ? [noMoreLinesText(lacking, lines.length)] : [];
    return { lines: [...lineTexts(replay, lines, teller), ...most], title: LINES_TITLE };
  },
  mistakes({ mistakes }, { replay, texts, telling }) {
    if (mistakes.length === 0) return texts.replay.NO_MISTAKES;
    const told = (one: Mistake) =>
      `${markedMove(replay, one, telling)}  ${judgement(replay, one, telling.teller)}`;
    return { lines: mistakes.map(told) };
  },
  'no-mistake'({ step, isDone, other }, { replay, texts, telling }) {
    const nearest = other && markedMove(replay, other, telling);
    return texts.replay.noMistakeText(step, isDone, nearest);
  },
  graph(_, { replay, texts, telling }) {
    const { chances } = replay.analyst.analysis.at(replay.walk);
    const tellMove = (ply: number) => announced(replay, ply, telling);
    return { lines: evaluationCourseTexts(texts, { chances, tellMove }) };
  },
  'analysis-kept': ({ unsaved }, { texts, unsavedText }) =>
    unsaved ? warned(unsavedText(unsaved)) : texts.replay.ANALYSIS_KEPT,
  'mistakes-kept': ({ count }, { texts }) => texts.study.mistakesKeptText(count),
  'mistakes-not-kept': ({ error }, { texts: { study, words } }) =>
    warned(study.newMistakesNotKept(words.systemErrorText(error))),
  'hint-comes': (_, { texts }) => texts.board.HINT_IS_COMING,
  hint: ({ report }, { game, telling: { teller } }) => hintText(game.position, report, teller),
  'engine-failed'({ error, isOff }, { texts: { commands, replay } }) {
    const text = commands.engineFaultText(error.engine ?? replay.ANALYST, error);
    return warned(isOff ? replay.analysisOffText(text) : text);
  },
  note: ({ text }, { texts }) => text || texts.replay.REPLAY_ANSWERS['no-comment'],
  'not-exported': ({ fault }, { texts }) =>
    texts.replay.notExportedText(exportFaultText(texts, fault)),
  'exported-by-server': ({ address }, { texts }) => texts.lobby.exportText(address),
  'odd-position': ({ fault }, { game, texts }) =>
    texts.replay.cannotPlayOnText(game.variant, fault),
  watching: (what, { texts }) => watchingText(texts, what.game, TAKE_WORD),
  'not-pasted': ({ fault }, { texts }) =>
    fault ? fileFaultText(texts, texts.records.PASTED, fault) : texts.records.NO_GAME_PASTED,
  'index-fault': ({ fault }, { texts }) => texts.study.indexFaultText(fault),
} as const satisfies Entries<ReplayTold, ReplayAt>;

/** Tells what a word in a replay or a move has come to. */
export function tellReplay(replay: ReplayActivity, what: ReplayTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const { game, moves, ply, options } = replay;
  const at: ReplayAt = {
    replay,
    telling,
    texts,
    game,
    status: () => [
      texts.replay.turnOfText(texts.board.turnText(ply, game.turn), moves.length),
      ...placeTexts(replay, telling, true),
      ...statusTexts(game, telling.teller),
    ],
    last: () => announced(replay, ply, telling) || undefined,
    unsavedText(unsaved) {
      const { notOnDiskText, unsavedHereText } = texts.replay;
      const why =
        unsaved.code === 'failed' ? unsavedText(texts, unsaved.error) : unsavedHereText(unsaved);
      return notOnDiskText(why, options.store !== undefined);
    },
  };
  const sentences = { ...boardSentences(texts), ...texts.replay.REPLAY_ANSWERS };
  return tell(what, at, REPLAY_ENTRIES, sentences);
}

function tellChange(
  { code, changed }: Extract<ReplayTold, { changed: Changed }>,
  { replay, telling, texts, unsavedText }: ReplayAt,
): Said {
  const done = texts.replay.changeDoneText(code, changeText(replay, changed.change, telling));
  if (!changed.unsaved) return said(done);
  return warned(texts.words.joinSentences([done, unsavedText(changed.unsaved)]));
}

/** `A new variation: 2. White P-9d.`, `Comment on 2. White P-3d: "good".` */
function changeText(replay: ReplayActivity, change: Change, telling: Telling): string {
  const { CHANGES } = telling.teller.texts.replay;
  if (change.kind !== 'note') return CHANGES[change.kind](moveText(replay, change.first, telling));
  const { node, after } = change;
  const where = node.parent ? moveText(replay, node, telling) : undefined;
  return after.length === 0
    ? CHANGES.noteRemoved(where)
    : CHANGES.noted(where, noteOf({ ...node, comments: [...after] }));
}

function exportFaultText({ records, words }: Texts, what: ExportFault): string {
  if (what.code === 'failed') return words.storeErrorText(what.error);
  return what.code === 'name'
    ? words.renameFaultText(what.fault)
    : records.writeFaultText(what.fault);
}

// What is told of a place

/** What is replayed, how long it is, how it ended, and what both sides have played. */
export function replayHeading(
  { record, moves }: ReplayActivity,
  { teller, charset }: Telling,
): string[] {
  const { texts } = teller;
  const title = positionTitle(texts, record.variant, record.start.placement, charset);
  return [
    texts.replay.replayTitle(title, moves.length, resultText(texts, record)),
    bothPlayText(texts, namesOfRecord(record)),
  ].filter(Boolean);
}

/**
 * The move that led here, what it gave away if that was looked for, the comments on it, and other
 * moves: lines tell those in its place, a screen those that may follow. Lines tell the names of
 * openings and castles when they come about.
 * @param hasAllNames whether names that came about earlier are told too. Default: on a screen
 */
export function placeTexts(
  replay: ReplayActivity,
  telling: Telling,
  hasAllNames = telling.face === 'screen',
): readonly string[] {
  const { game, walk, moves, ply } = replay;
  const played = moves[ply - 1];
  const isScreen = telling.face === 'screen';
  const { mistake } = replay.analyst;
  const { texts } = telling.teller;
  const mark = mistake && played?.node.nags.length === 0 ? mistake.mark : '';
  const move =
    played &&
    (isScreen
      ? texts.game.playedText(played)
      : announced(replay, ply, telling) + formatNags(played.node.nags));
  const choices = moves[ply]?.choices ?? [];
  const names = hasAllNames
    ? bothPlayText(texts, namesAt(game.position, ply))
    : newNamesText(texts, game, played);
  return [
    ...(move ? [move + mark] : isScreen ? [] : [texts.replay.START]),
    ...(mistake ? [judgement(replay, mistake, telling.teller)] : []),
    ...annotationTexts(texts, walk.node),
    ...(isScreen && choices.length > 1 ? [texts.replay.nextMovesText(choices)] : []),
    ...(isScreen ? [] : variationTexts(replay, telling)),
    ...(names === '' ? [] : [names]),
  ];
}

/** The times of a move and the comments before and after it, but no analysis: a text each. */
export function annotationTexts(texts: Texts, node: RecordNode): string[] {
  const all = [...node.before, ...node.comments];
  const comments = all.filter((comment) => !isAnalysisLine(comment)).map(withoutTimes);
  const { spentMs, leftMs } = moveTimes(node);
  const times = [
    ...(spentMs === undefined ? [] : [texts.replay.spentText(wholeSeconds(spentMs))]),
    ...(leftMs === undefined ? [] : [texts.replay.leftText(wholeSeconds(leftMs))]),
  ];
  const sentences = comments.map((comment) => comment.replace(/\s+/g, ' ').trim());
  // A stop keeps them apart from the comment.
  const timed = times.length > 0 ? [texts.words.asSentences(times.join(', '))] : [];
  return [...timed, ...sentences.filter((text) => text !== '')];
}

/** `0:09:41`: a second that has begun counts, as on the clocks. */
function wholeSeconds(timeMs: number): string {
  return formatTime(Math.ceil(timeMs / 1000) * 1000);
}

function variationTexts(replay: ReplayActivity, telling: Telling): string[] {
  const { node } = replay.walk;
  const others = siblingsOf(node).filter((other) => other !== node && other.parent);
  if (others.length === 0) return [];
  const sentences = others.map((other) => moveText(replay, other, telling));
  return [telling.teller.texts.replay.variationsText(sentences)];
}

/** `2. White P-3d??` */
function markedMove(replay: ReplayActivity, { ply, mark }: Mistake, telling: Telling): string {
  return `${announced(replay, ply, telling)}${mark}`;
}

function judgement(
  replay: ReplayActivity,
  { ply, mark, before, after }: Mistake,
  teller: Teller,
): string {
  return markText(mark, before, after, expectedTexts(replay, ply - 1, teller), teller);
}

/** `1. +0.52  depth 9  P-2f P-8d ..`, a line each. @param length `value` leaves out the depth */
export function lineTexts(
  { game, moves, ply }: ReplayActivity,
  lines: readonly Evaluation[],
  teller: Teller,
  length: 'whole' | 'value' = 'whole',
): string[] {
  const { texts } = teller;
  const last = moves[ply - 1]?.move;
  return lines.map((evaluation, at) => {
    const told = expectedMoves(game.position, evaluation.line, teller, last);
    const value =
      length === 'value'
        ? texts.replay.gameScoreText(evaluation.score)
        : evaluationText(texts, evaluation, 'short');
    return `${at + 1}. ${value}  ${listMoves(told, teller)}`;
  });
}

/** The moves that are expected after a ply, as far as they are known. */
export function expectedTexts(replay: ReplayActivity, ply: number, teller: Teller): string[] {
  const line = replay.analyst.analysis.expected(replay.walk, ply);
  if (line.length === 0) return [];
  const moves = replay.moves.map(({ move }) => move);
  const position = positionAfter(replay.record, moves.slice(0, ply));
  return expectedMoves(position, line, teller, moves[ply - 1]);
}

// Moves of the record

/** The move of the line that is shown to a ply, as the settings say; '' at the start. */
function announced(replay: ReplayActivity, ply: number, telling: Telling): string {
  const node = replay.moves[ply - 1]?.node;
  return node ? moveText(replay, node, telling) : '';
}

/** A move of the record, wherever it stands. */
function moveText({ record }: ReplayActivity, node: RecordNode, telling: Telling): string {
  const line: RecordNode[] = [];
  for (let at = node; at.parent; at = at.parent) line.unshift(at);
  const before = line.slice(0, -1).map(({ move }) => move);
  const position = positionAfter(record, before);
  const last = before.at(-1);
  const lastTo = last === undefined ? undefined : moveTo(last);
  const { speech, notation } = telling.settings;
  const played = { ply: node.ply, color: position.turn, move: node.move, text: '' };
  const { texts } = telling.teller;
  const form = telling.face === 'screen' ? 'hodges' : speech;
  return announcedText(texts, position, played, lastTo, form, notation);
}

function positionAfter({ variant, start }: GameRecord, moves: readonly Move[]): Position {
  const position = new Position(variant, start.placement);
  for (const move of moves) position.play(move);
  return position;
}
