import type { MistakesActivity, MistakesTold } from '../activity/mistakes.ts';
import { positionBefore } from '../match/outcome.ts';
import { Position } from '../rules/core/position.ts';
import type { MistakeHeap } from '../study/mistakes/mistake-heap.ts';
import type { MistakeSession } from '../study/mistakes/mistake-session.ts';
import { expectedMoves } from './analysis.ts';
import { tellBoard } from './board-told.ts';
import type { Charset } from './charset.ts';
import { announceIn } from './game-lines.ts';
import { movesHintText } from './learn.ts';
import { isSaidIn, type Said, said, type Telling, warned } from './said.ts';
import { shownName } from './shown-name.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** Tells what a word at one's own mistakes or an answer has come to. */
export function tellMistakes(
  activity: MistakesActivity,
  what: MistakesTold,
  telling: Telling,
): Said {
  const { session, task } = activity;
  const { teller } = telling;
  const { texts } = teller;
  const { study } = texts;
  switch (what.code) {
    case 'tried':
      return tellTry(activity, what.outcome, telling);
    case 'hint': {
      const { position } = task.game;
      return said(
        what.isWhole
          ? study.MISTAKE_HINTS.move(teller.move(position, what.move))
          : movesHintText(position, what.move, teller),
      );
    }
    case 'solution':
      return {
        ...said(study.mistakeSolutionText(betterLine(activity, teller))),
        more: noted(texts, session),
      };
    case 'gone':
      return { lines: [], more: noted(texts, session) };
    case 'all-done': {
      const { answered, right } = session.done;
      const next = what.nextMs === undefined ? undefined : inTime(texts, session.heap, what.nextMs);
      return { ...said(study.allDoneText(answered, right, next)), more: noted(texts, session) };
    }
    case 'removes':
      return said(study.MISTAKES_ANSWERS.removes);
    case 'removed':
      return { ...said(study.MISTAKES_ANSWERS.removed), more: noted(texts, session) };
    case 'engine-failed':
      return warned(texts.commands.engineFaultText(texts.replay.ANALYST, what.error));
    case 'undone':
    case 'looking':
    case 'thinking':
      return said(study.MISTAKES_ANSWERS[what.code]);
    default:
      if (isSaidIn(study.MISTAKES_ANSWERS, what)) {
        return warned(study.MISTAKES_ANSWERS[what.code]);
      }
      return tellBoard(what, boardTexts(activity, telling), telling);
  }
}

/** `Minishogi, move 23 of evening-game; 5 left today`. */
export function mistakeTitle(
  { session, mistake }: MistakesActivity,
  texts: Texts,
  charset: Charset,
): string {
  const { variant, ply, game, kind } = mistake;
  const name = texts.words.variantName(variant, charset);
  if (kind === 'problem') return texts.study.problemAgainHeading(name, session.left);
  return texts.study.mistakeHeading(name, ply, shownGame(game), session.left);
}

/** What was played, and what is asked. */
export function questionText({ mistake, task }: MistakesActivity, teller: Teller): string {
  const { kind, played, lostPercent } = mistake;
  if (kind === 'problem') return teller.texts.study.WHICH_MATES;
  const position = new Position(mistake.variant, task.start.placement);
  return teller.texts.study.mistakeQuestion(kind, teller.move(position, played), lostPercent);
}

/** Says that none is due, when one is, and where new ones come from. */
export function noneDueTexts(texts: Texts, heap: MistakeHeap): string[] {
  const { study } = texts;
  if (heap.cards.length === 0) return [study.NO_MISTAKES_KEPT, study.NEW_MISTAKES];
  const { nextMs, fresh } = heap.due();
  const waiting = heap.cards.filter(({ firstMs }) => firstMs === undefined).length - fresh.length;
  return [
    study.noneDueText(nextMs === undefined ? undefined : inTime(texts, heap, nextMs)),
    ...(waiting > 0 ? [study.newOnesWaitText(waiting)] : []),
    study.NEW_MISTAKES,
  ];
}

/** The name of a game without its folders. */
function shownGame(name: string): string {
  return shownName(name.replace(/^.*[/\\]/, '').replace(/\.psn(?=$|#)/, ''));
}

/** The better moves, as they are told. */
function betterLine({ mistake, task }: MistakesActivity, teller: Teller): string {
  const position = new Position(mistake.variant, task.start.placement);
  return listMoves(expectedMoves(position, mistake.line, teller), teller);
}

function tellTry(
  activity: MistakesActivity,
  outcome: Extract<MistakesTold, { readonly code: 'tried' }>['outcome'],
  telling: Telling,
): Said {
  const { session, task } = activity;
  const { teller } = telling;
  const { MISTAKE_TRIES } = teller.texts.study;
  const { position } = positionBefore(task.game, outcome.tried);
  if (outcome.kind === 'solved') {
    const text = MISTAKE_TRIES[outcome.judgement](betterLine(activity, teller));
    const more = noted(teller.texts, session);
    return { ...said(text), more, isWarning: session.noted.error !== undefined };
  }
  const after = new Position(position.variant, position.snapshot());
  after.play(outcome.tried.move);
  const reply = listMoves(expectedMoves(after, outcome.line, teller, outcome.tried.move), teller);
  return warned(
    outcome.judgement === 'same'
      ? MISTAKE_TRIES.same(reply)
      : MISTAKE_TRIES.wrong(teller.move(position, outcome.tried.move), reply),
  );
}

/** When the mistake comes back, or why that is not remembered. */
function noted(
  texts: Texts,
  { noted: { dueMs, error }, heap }: MistakeSession,
): string | undefined {
  if (error !== undefined) return texts.study.mistakeNotKept(texts.words.systemErrorText(error));
  return dueMs === undefined ? undefined : texts.study.comesBackText(inTime(texts, heap, dueMs));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `in 3 days`. */
function inTime(texts: Texts, { nowMs }: MistakeHeap, dueMs: number): string {
  const ms = dueMs - nowMs;
  const count = (unitMs: number) => Math.max(1, Math.round(ms / unitMs));
  const { inTimeText } = texts.study;
  if (ms < HOUR_MS) return inTimeText(count(MINUTE_MS), 'minute');
  return ms < DAY_MS ? inTimeText(count(HOUR_MS), 'hour') : inTimeText(count(DAY_MS), 'day');
}

function boardTexts(activity: MistakesActivity, telling: Telling) {
  const last = activity.moves.at(-1);
  return {
    game: activity.game,
    status: () => [
      mistakeTitle(activity, telling.teller.texts, telling.charset),
      questionText(activity, telling.teller),
    ],
    last: () => last && announceIn(activity.game, last, telling),
  };
}
