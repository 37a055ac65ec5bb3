import { type ReplayActivity, TAKE_WORD } from '../activity/replay.ts';
import type { Mistake } from '../activity/replay-analysis.ts';
import type { Change, Changed } from '../activity/replay-edits.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import type { Evaluation } from '../match/analysis/analysis-score.ts';
import type { PlayedMove } from '../match/outcome.ts';
import { formatNags, noteOf } from '../records/tree/notes.ts';
import { type GameRecord, type RecordNode, siblingsOf } from '../records/tree/record.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { namesAt, namesOfRecord } from '../study/names/name-position.ts';
import { expectedMoves, markText } from './analysis.ts';
import { tellBoard } from './board-told.ts';
import { evaluationCourseTexts } from './evaluation-course.ts';
import { hintText } from './hint.ts';
import { bothPlayText, newNamesText } from './names-told.ts';
import { fileFaultText } from './record-fault.ts';
import { annotationTexts, unsavedChangeText } from './replay.ts';
import { resultText } from './result.ts';
import { isSaidIn, SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import { announcedText } from './speech.ts';
import { positionTitle, statusTexts } from './status.ts';
import { listMoves, type Teller } from './teller.ts';
import { watchingText } from './watching.ts';

/** Tells what a word in a replay or a move has come to. */
export function tellReplay(replay: ReplayActivity, what: ReplayTold, telling: Telling): Said {
  const { face, teller } = telling;
  const { texts } = teller;
  switch (what.code) {
    case 'gone':
      return face === 'screen' ? SAID_NOTHING : said(placeTexts(replay, telling).join('  '));
    case 'changed':
    case 'undone':
    case 'redone':
      return tellChange(replay, what, telling);
    case 'analysing':
      return SAID_NOTHING;
    case 'evaluated': {
      const text = texts.replay.evaluationText(what.evaluation, 'short');
      const line = listMoves(expectedTexts(replay, replay.ply, teller), teller);
      return said(line === '' ? text : `${text}  ${line}`);
    }
    case 'lines':
      return {
        lines: [
          ...lineTexts(replay, what.lines, teller),
          ...(what.lacking ? [texts.replay.noMoreLinesText(what.lacking, what.lines.length)] : []),
        ],
        title: texts.replay.LINES_TITLE,
      };
    case 'no-line':
      return warned(texts.replay.noLineText(what.count));
    case 'mistakes':
      return what.mistakes.length === 0
        ? said(texts.replay.NO_MISTAKES)
        : { lines: what.mistakes.map((mistake) => mistakeText(replay, mistake, telling)) };
    case 'analysis-kept': {
      const { ANALYSIS_KEPT } = texts.replay;
      const canExport = replay.options.store !== undefined;
      return what.unsaved
        ? warned(unsavedChangeText(texts, what.unsaved, canExport))
        : said(ANALYSIS_KEPT);
    }
    case 'mistakes-kept':
      return said(texts.study.mistakesKeptText(what.count));
    case 'mistakes-not-kept': {
      const why = texts.words.systemErrorText(what.error);
      return warned(texts.study.newMistakesNotKept(why));
    }
    case 'graph':
      return { lines: graphTexts(replay, telling) };
    case 'no-mistake': {
      const nearest = what.other && markedMove(replay, what.other, telling);
      return said(texts.replay.noMistakeText(what.step, what.isDone, nearest));
    }
    case 'hint-comes':
      return said(texts.board.HINT_IS_COMING);
    case 'hint':
      return said(hintText(replay.game.position, what.report, teller));
    case 'engine-failed': {
      const text = texts.commands.engineFaultText(
        what.error.engine ?? texts.replay.ANALYST,
        what.error,
      );
      return warned(what.isOff ? texts.replay.analysisOffText(text) : text);
    }
    case 'note':
      return said(what.text === '' ? texts.replay.REPLAY_ANSWERS['no-comment'] : what.text);
    case 'no-ply':
      return warned(texts.replay.thereArePlies(what.count));
    case 'export-name':
      return said(texts.replay.exportNameText(what.name, what.folder));
    case 'exported':
      return said(texts.replay.exportedText(what.exported));
    case 'not-exported':
      return warned(texts.replay.exportFaultText(what.fault));
    case 'exported-by-server':
      return warned(texts.lobby.exportText(what.address));
    case 'odd-position':
      return warned(texts.replay.cannotPlayOnText(replay.record.variant, what.fault));
    case 'changes-note':
      return said(texts.replay.noteQuestion(what.old, what.text));
    case 'promotes':
      return said(texts.replay.promoteQuestion(what.first, what.isFinished));
    case 'removes':
      return said(texts.replay.removeQuestion(what.first, what.count));
    case 'replaces':
      return said(texts.replay.replaceQuestion(what.name));
    case 'plays-on':
      return said(texts.replay.newGameQuestion(what.ply));
    case 'not-analysed':
    case 'leaves-unsaved':
    case 'leaves-mistakes':
      return said(texts.replay.REPLAY_ANSWERS[what.code]);
    case 'takes':
      return said(texts.room.takeQuestion(what.game.owner));
    case 'watching':
      return warned(watchingText(texts, what.game, TAKE_WORD));
    case 'not-pasted': {
      const { NO_GAME_PASTED, PASTED } = texts.records;
      return warned(what.fault ? fileFaultText(texts, PASTED, what.fault) : NO_GAME_PASTED);
    }
    case 'index-fault':
      return warned(texts.study.indexFaultText(what.fault));
    case 'looking-for-lines':
    case 'looking-through':
    case 'looking-through-keeps':
    case 'explores':
      return said(texts.replay.REPLAY_ANSWERS[what.code]);
    default: {
      const { REPLAY_ANSWERS } = texts.replay;
      if (isSaidIn(REPLAY_ANSWERS, what)) return warned(REPLAY_ANSWERS[what.code]);
      return tellBoard(
        what,
        {
          ...boardTexts(replay, telling),
          unsavedText: (unsaved) =>
            unsavedChangeText(texts, unsaved, replay.options.store !== undefined),
        },
        telling,
      );
    }
  }
}

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
 * moves: lines tell those in its place, a screen those that may follow. Lines tell
 * names of openings and castles when they come about.
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
      : announced(replay, played, telling) + formatNags(played.node.nags));
  const choices = moves[ply]?.choices ?? [];
  const names = hasAllNames
    ? bothPlayText(texts, namesAt(game.position, ply))
    : newNamesText(texts, game, played);
  return [
    ...(move ? [move + mark] : isScreen ? [] : [texts.replay.REPLAY_ANSWERS.start]),
    ...(mistake ? [judgement(replay, mistake, telling.teller)] : []),
    ...annotationTexts(texts, walk.node),
    ...(isScreen && choices.length > 1 ? [texts.replay.nextMovesText(choices)] : []),
    ...(isScreen ? [] : variationTexts(replay, telling)),
    ...(names === '' ? [] : [names]),
  ];
}

/**
 * `1. +0.52  depth 9  P-2f P-8d ..`, a line each.
 * @param length `value` leaves out the depth
 */
export function lineTexts(
  { record, moves, ply }: ReplayActivity,
  lines: readonly Evaluation[],
  teller: Teller,
  length: 'whole' | 'value' = 'whole',
): string[] {
  const { evaluationText, gameScoreText } = teller.texts.replay;
  const before = moves.slice(0, ply).map(({ move }) => move);
  const position = positionAfter(record, before);
  return lines.map((evaluation, at) => {
    const told = expectedMoves(position, evaluation.line, teller, before.at(-1));
    const value =
      length === 'value' ? gameScoreText(evaluation.score) : evaluationText(evaluation, 'short');
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

function tellChange(
  replay: ReplayActivity,
  { code, changed }: Extract<ReplayTold, { changed: Changed }>,
  telling: Telling,
): Said {
  const { change, unsaved } = changed;
  const { texts } = telling.teller;
  const done = texts.replay.changeDoneText(code, changeText(replay, change, telling));
  if (!unsaved) return said(done);
  const why = unsavedChangeText(texts, unsaved, replay.options.store !== undefined);
  return warned(texts.words.joinSentences([done, why]));
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

function positionAfter({ variant, start }: GameRecord, moves: readonly Move[]): Position {
  const position = new Position(variant, start.placement);
  for (const move of moves) position.play(move);
  return position;
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

/** A move of the line that is shown, as the settings say. */
function announced(replay: ReplayActivity, { ply }: PlayedMove, telling: Telling): string {
  const node = replay.moves[ply - 1]?.node;
  return node ? moveText(replay, node, telling) : '';
}

function variationTexts(replay: ReplayActivity, telling: Telling): string[] {
  const { node } = replay.walk;
  const others = siblingsOf(node).filter((other) => other !== node && other.parent);
  if (others.length === 0) return [];
  const sentences = others.map((other) => moveText(replay, other, telling));
  return [telling.teller.texts.replay.variationsText(sentences)];
}

/** The graph that stands beside the board on a screen. */
function graphTexts(replay: ReplayActivity, telling: Telling): string[] {
  const { chances } = replay.analyst.analysis.at(replay.walk);
  const tellMove = (ply: number) => {
    const played = replay.moves[ply - 1];
    return played ? announced(replay, played, telling) : '';
  };
  return evaluationCourseTexts(telling.teller.texts, { chances, tellMove });
}

/** `2. White P-3d??  Blunder, 0.00 to +9.00: better P-8d.` */
function mistakeText(replay: ReplayActivity, mistake: Mistake, telling: Telling): string {
  const move = markedMove(replay, mistake, telling);
  return `${move}  ${judgement(replay, mistake, telling.teller)}`;
}

/** `2. White P-3d??` */
function markedMove(replay: ReplayActivity, { ply, mark }: Mistake, telling: Telling): string {
  const played = replay.moves[ply - 1];
  return `${played ? announced(replay, played, telling) : ''}${mark}`;
}

function judgement(
  replay: ReplayActivity,
  { ply, mark, before, after }: Mistake,
  teller: Teller,
): string {
  return markText(mark, before, after, expectedTexts(replay, ply - 1, teller), teller);
}

function boardTexts(replay: ReplayActivity, telling: Telling) {
  const { texts } = telling.teller;
  const { game, moves, ply } = replay;
  const last = moves[ply - 1];
  return {
    game,
    status: () => [
      texts.replay.turnOfText(texts.board.turnText(ply, game.turn), moves.length),
      ...placeTexts(replay, telling, true),
      ...statusTexts(game, telling.teller),
    ],
    last: () => last && announced(replay, last, telling),
  };
}
