import type { MistakesActivity, MistakesTold } from '../activity/mistakes.ts';
import { positionBefore } from '../match/outcome.ts';
import { Position } from '../rules/core/position.ts';
import type { MistakeHeap } from '../study/mistakes/mistake-heap.ts';
import { expectedMoves } from './analysis.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board-told.ts';
import type { Charset } from './charset.ts';
import { announceIn } from './game-lines.ts';
import { moveHintText } from './learn.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { shownName } from './shown-name.ts';
import { type Entries, tell } from './tell.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

interface MistakesAt extends BoardAt {
  readonly activity: MistakesActivity;
  readonly texts: Texts;
}

/** What a word at one's own mistakes or an answer comes to, where a sentence is not all. */
const MISTAKES_ENTRIES = {
  ...BOARD_ENTRIES,
  tried: ({ outcome }, at) => tellTry(outcome, at),
  hint: ({ move, isWhole }, { game, telling: { teller } }) =>
    moveHintText(game.position, move, isWhole, teller),
  solution: (_, at) => ({
    ...said(at.texts.problems.solutionLine(betterLine(at))),
    more: noted(at),
  }),
  gone: (_, at) => ({ lines: [], more: noted(at) }),
  'all-done'({ nextMs }, at) {
    const { texts } = at;
    const { done, heap } = at.activity.session;
    const next = nextMs === undefined ? undefined : inTime(texts, heap, nextMs);
    const text = texts.study.allDoneText(done.answered, done.right, next);
    return { ...said(text), more: noted(at) };
  },
  removed: (_, at) => ({
    ...said(at.texts.study.MISTAKES_ANSWERS.removed),
    more: noted(at),
  }),
  'engine-failed': ({ error }, { texts }) =>
    texts.commands.engineFaultText(texts.replay.ANALYST, error),
} as const satisfies Entries<MistakesTold, MistakesAt>;

/** Tells what a word at one's own mistakes or an answer has come to. */
export function tellMistakes(
  activity: MistakesActivity,
  what: MistakesTold,
  telling: Telling,
): Said {
  const { teller, charset } = telling;
  const { texts } = teller;
  const last = activity.moves.at(-1);
  const at: MistakesAt = {
    activity,
    telling,
    texts,
    game: activity.game,
    status: () => [mistakeTitle(activity, texts, charset), questionText(activity, teller)],
    last: () => last && announceIn(activity.game, last, telling),
  };
  const sentences = { ...boardSentences(texts), ...texts.study.MISTAKES_ANSWERS };
  return tell(what, at, MISTAKES_ENTRIES, sentences);
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
function betterLine({ activity: { mistake, task }, telling: { teller } }: MistakesAt): string {
  const position = new Position(mistake.variant, task.start.placement);
  return listMoves(expectedMoves(position, mistake.line, teller), teller);
}

function tellTry(
  outcome: Extract<MistakesTold, { readonly code: 'tried' }>['outcome'],
  at: MistakesAt,
): Said {
  const { activity, game, texts } = at;
  const { teller } = at.telling;
  const { MISTAKE_TRIES } = texts.study;
  if (outcome.kind === 'solved') {
    const text = MISTAKE_TRIES[outcome.judgement](betterLine(at));
    const isWarning = activity.session.noted.error !== undefined;
    return { ...said(text), more: noted(at), isWarning };
  }
  const { position } = positionBefore(game, outcome.tried);
  const { move } = outcome.tried;
  const after = new Position(position.variant, position.snapshot());
  after.play(move);
  const reply = listMoves(expectedMoves(after, outcome.line, teller, move), teller);
  return warned(
    outcome.judgement === 'same'
      ? MISTAKE_TRIES.same(reply)
      : MISTAKE_TRIES.wrong(teller.move(position, move), reply),
  );
}

/** When the mistake comes back, or why that is not remembered. */
function noted({ activity: { session }, texts }: MistakesAt): string | undefined {
  const { study, words } = texts;
  const { dueMs, error } = session.noted;
  if (error !== undefined) return study.mistakeNotKept(words.systemErrorText(error));
  return dueMs === undefined ? undefined : study.comesBackText(inTime(texts, session.heap, dueMs));
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
