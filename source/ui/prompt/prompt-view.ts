import { type BoardActivity, bottomOf } from '../../activity/board-activity.ts';
import type { Game } from '../../rules/core/game.ts';
import { isPromotion, type Move, makeMove, moveFrom, moveTo } from '../../rules/core/move.ts';
import type { Square } from '../../rules/core/square.ts';
import type { Teller } from '../../text/teller.ts';
import { squareText } from '../../text/typed.ts';
import type { Pointer } from '../app/keymap.ts';
import type { Message } from '../app/message.ts';
import type { Mark } from '../app/palettes.ts';
import type { Question } from '../app/question.ts';
import type { Navigator } from '../app/screen.ts';
import type { CursorPlace } from '../board/board-cursor.ts';
import { cursorText, movesOfHand } from '../board/board-hand.ts';
import { addMark, addMoves, lastMoveMarks } from '../board/board-marks.ts';
import type { GameView } from '../board/game-view.ts';
import type { Layout } from '../board/layout.ts';
import type { Prompt } from './prompt.ts';
import type { TypedText } from './prompt-line.ts';

/** What is shown of a board that is played on and of the prompt below it. */
export interface PromptView extends Pick<GameView, 'flipped' | 'marks' | 'moves' | 'handMark'> {
  readonly game: Game;
  readonly question: Question | undefined;
  readonly message: Message | undefined;
  /** Stands before every message. */
  readonly news?: string | undefined;
  readonly line: TypedText;
  /** The completions of the typed text, and the index of the chosen one, or -1. */
  readonly candidates: { readonly texts: readonly string[]; readonly chosen: number } | undefined;
  /** What the cursor is on, if there is one. */
  readonly pointed?: string | undefined;
  readonly pointer?: Pointer | undefined;
  /** Whether the typed or picked-up move may promote or not. */
  readonly mayPromote: boolean;
  /** A sentence that the labels of a layout gave way; undefined if it is no news. */
  readonly labelNotice: (layout: Layout) => string | undefined;
  /** Does what a click on a square, or on a piece in the mover's hand, means. */
  readonly click: (place: CursorPlace, app: Navigator) => void;
}

type Activity = BoardActivity<unknown>;

/** The data of a view. */
export function promptView(
  teller: Teller,
  prompt: Prompt,
  activity: Activity,
  shown: Pick<PromptView, 'moves' | 'labelNotice'>,
): PromptView {
  const { question, message, news, line, suggestions } = prompt;
  const { game, hinted } = activity;
  const meant = meantMoves(prompt, activity);
  return {
    ...shown,
    game,
    question,
    message,
    news,
    line,
    pointed: pointedText(teller, prompt, activity),
    pointer: pointerOf(prompt, activity),
    flipped: bottomOf(activity) === 'white',
    marks: marksOf(prompt, activity, hinted.length > 0 ? hinted : meant),
    handMark: handMarkOf(prompt, game),
    candidates: suggestions.areShown
      ? { texts: suggestions.shown.map(({ text }) => text), chosen: suggestions.chosen }
      : undefined,
    mayPromote: mayPromote(meant),
    click: (place, app) => prompt.click(place, app),
  };
}

/** The side whose pieces are picked up here. */
function personOf({ person, game }: Activity) {
  return person ?? game.turn;
}

/** What the cursor is on, and what Enter does there: nothing with a piece where a square is asked for. */
function pointedText(teller: Teller, { hand }: Prompt, activity: Activity): string | undefined {
  const { cursor } = hand;
  const { isOver, point, game } = activity;
  if (isOver) return undefined;
  return point && cursor?.kind === 'square'
    ? squareText(teller, game.position, cursor.square, personOf(activity))
    : cursorText(teller, hand, game.position, personOf(activity));
}

/** What Enter would do with the cursor; undefined without one, or where it is not one's turn. */
function pointerOf({ hand }: Prompt, activity: Activity): Pointer | undefined {
  const { isOver, point, game } = activity;
  const isOn = hand.cursor && !isOver && !point && personOf(activity) === game.turn;
  return isOn ? (hand.picked ? 'holding' : 'pointing') : undefined;
}

/** The moves in question, those of the picked-up piece, or those that the text may become. */
function meantMoves({ question, hand, suggestions }: Prompt, { game }: Activity): readonly Move[] {
  if (question?.moves) return question.moves;
  if (hand.picked) return movesOfHand(hand, game.position);
  const { shown, chosen } = suggestions;
  const meant = chosen < 0 ? shown : shown.slice(chosen, chosen + 1);
  return meant.flatMap(({ move }) => (move === undefined ? [] : [move]));
}

/** Whether the typed or picked-up move may promote or not. */
function mayPromote(meant: readonly Move[]): boolean {
  const declined = new Set(meant.filter((move) => !isPromotion(move)));
  return meant.some(
    (move) => isPromotion(move) && declined.has(makeMove(moveFrom(move), moveTo(move))),
  );
}

/** The marked squares: of the last move, the moves pointed out, the cursor and the task. */
function marksOf(
  { hand }: Prompt,
  { game, marked = [] }: Activity,
  pointedOut: readonly Move[],
): ReadonlyMap<Square, ReadonlySet<Mark>> {
  const marks = lastMoveMarks(game);
  addMoves(marks, pointedOut, game.position);
  if (hand.cursor?.kind === 'square') addMark(marks, hand.cursor.square, 'cursor');
  for (const { square, mark } of marked) addMark(marks, square, mark);
  return marks;
}

/** The piece in the mover's hand that has the cursor or is picked up. */
function handMarkOf({ hand: { cursor, picked } }: Prompt, { turn }: Game): GameView['handMark'] {
  const place = picked?.kind === 'hand' ? picked : cursor;
  return place?.kind === 'hand' ? { color: turn, kind: place.piece } : undefined;
}
