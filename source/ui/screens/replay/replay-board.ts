import type { ReplayActivity } from '../../../activity/replay.ts';
import { clockReading, timeLeft } from '../../../match/clock.ts';
import { timeControlOf } from '../../../match/match-clock.ts';
import type { WalkedMove } from '../../../records/tree/record-walk.ts';
import type { Color } from '../../../rules/core/color.ts';
import { resultText, winnerOf } from '../../../text/records.ts';
import { expectedTexts, lineTexts, placeTexts } from '../../../text/replay.ts';
import { positionTitle } from '../../../text/status.ts';
import type { Telling } from '../../../text/tell.ts';
import type { Texts } from '../../../text/texts.ts';
import { type BoundKeys, hintLine } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { clockFaces, type FacedClock } from '../../board/clock-faces.ts';
import { type GameResult, showsMoves } from '../../board/game-view.ts';
import { WIDE_PANEL } from '../../board/hand-lines.ts';
import type { Layout } from '../../board/layout.ts';
import { cutText } from '../../ink/columns.ts';
import { plainRow } from '../../ink/rows.tsx';
import { type BoardAround, boardNotices } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';
import { playerNames } from '../play/play-board.ts';
import { headText, placeAnalysis, rowsBelow, rowsBeside } from './analysis-rows.ts';
import type { Autoplay } from './autoplay.ts';

/** What is said and shown of a replay in its own way. */
export interface ReplayAround {
  /** What is replayed. Default: the game, and the handicap. */
  readonly title?: string | undefined;
  /** What both sides are called. Default: as the record names them. */
  readonly names?: Readonly<Record<Color, string>> | undefined;
  /** Something about the file that the player should know, said at the end. */
  readonly note?: string | undefined;
  /** What is said of the game as a whole; at its end, the result by default. */
  readonly standing?: () => string | undefined;
  /** What stands before all that is said. Default: nothing. */
  readonly alarm?: () => string | undefined;
  /** The clocks as they run. Default, or if it gives none: as they stood after the move. */
  readonly clock?: () => FacedClock | undefined;
  /** Before the prompt. Default: that it is a replay. */
  readonly label?: string | undefined;
}

/** A replay with what goes with it. */
interface Shown {
  readonly replay: ReplayActivity;
  readonly autoplay: Autoplay;
  /** Its keys before those of the prompt. */
  readonly keys: BoundKeys;
  readonly around: ReplayAround;
  /** Goes to a move of the list. */
  readonly clickMove: (ply: number, app: Navigator) => void;
}

/** What stands around a position of a recorded game, with the move that led to it in the list. */
export function replayBoard(
  { texts, theme, charset, teller, telling }: Services,
  { replay, autoplay, keys, around, clickMove }: Shown,
  prompt: PromptView,
  layout: Layout,
): BoardAround {
  const { record, ply } = replay;
  const look = { theme, charset };
  const place = placeAnalysis(layout);
  const analysed =
    replay.analyst.isAnalysing || replay.analyst.isKept
      ? { ...replay.analyst.analysis.at(replay.walk), expected: expectedTexts(replay, ply, teller) }
      : undefined;
  const lines = lineTexts(replay, replay.lines.known, teller, 'value');
  const isFree = prompt.line.text === '' || prompt.question !== undefined;
  const head = analysed && place.kind === 'nowhere' ? headText(texts, analysed) : undefined;
  return {
    ply,
    moves: listedMoves(replay),
    click: () => {},
    names: around.names ?? playerNames(texts, record),
    clocks: clockFaces(texts, around.clock?.() ?? clockOf(replay), theme),
    result: resultOf(texts, replay, around),
    onMove: (to, app) => isFree && clickMove(to, app),
    aside: (columns, space) => {
      const room = columns < WIDE_PANEL ? 0 : space;
      const found = lines.slice(0, room).map((line) => plainRow(cutText(line, columns)));
      return analysed && place.kind === 'beside'
        ? [...found, ...rowsBeside(texts, analysed, look, columns, space - found.length)]
        : found;
    },
    below:
      analysed && place.kind === 'below'
        ? rowsBelow(texts, analysed, look, layout.columns, place.rows)
        : [],
    title: around.title ?? positionTitle(texts, record.variant, record.start.placement, charset),
    place: placeText(texts, replay, autoplay),
    news: around.alarm?.(),
    standing: () => ({ text: standingText(replay, around, telling, prompt, layout, head) }),
    label: around.label ?? texts.settings.PROMPT_LABELS.replay,
    help: (columns) => {
      const shown = keys.rows.filter(({ isShown }) => isShown());
      return hintLine(texts, [...shown, ...PROMPT_KEYS.replay.rows], columns);
    },
  };
}

/** The moves with what is known of them: marks, and the number of others from the same position. */
function listedMoves({ moves, analyst }: ReplayActivity): WalkedMove[] {
  const marks = new Map(analyst.mistakes.map(({ ply, mark }) => [ply, mark]));
  return moves.map((move) => {
    const mark = move.node.nags.length === 0 ? (marks.get(move.ply) ?? '') : '';
    const others = move.choices.length - 1;
    const count = others > 0 ? ` (${others})` : '';
    return { ...move, text: `${move.text}${mark}${count}` };
  });
}

/** What the clocks showed after the move; undefined in a game without clocks. */
function clockOf({ record, walk }: ReplayActivity): FacedClock | undefined {
  const control = timeControlOf(record);
  if (control === undefined) return undefined;
  const left = timeLeft(control, record, walk.node);
  return { reading: (color) => clockReading(control, left[color], 0) };
}

/** The result, at the end of a game that has one. */
function resultOf(
  texts: Texts,
  { record, isEnd }: ReplayActivity,
  { note, standing }: ReplayAround,
): GameResult | undefined {
  const { score } = record;
  if (!isEnd || note !== undefined || score === '*' || standing?.() !== undefined) return undefined;
  return { text: resultText(texts, record), winner: winnerOf(score) };
}

/** `ply 5 of 30, var 2/3`, and how fast the moves go on by themselves. */
function placeText(texts: Texts, { walk, edits }: ReplayActivity, autoplay: Autoplay): string {
  const { ply, moves, variation } = walk;
  const { number, total } = variation;
  return texts.settings.replayPlaceText({
    ply,
    plies: moves.length,
    number,
    total,
    isInVariation: edits.variation !== undefined,
    speed: autoplay.isPlaying ? texts.replay.speedText(autoplay.pauseMs) : undefined,
  });
}

/** @param evaluation in words, if it has no other place */
function standingText(
  replay: ReplayActivity,
  around: ReplayAround,
  telling: Telling,
  prompt: PromptView,
  layout: Layout,
  evaluation: string | undefined,
): string {
  const { texts } = telling.teller;
  const { record, isEnd } = replay;
  const result = resultOf(texts, replay, around);
  const ending = result && !showsMoves(layout) ? result.text : undefined;
  const end = isEnd && !result ? (around.note ?? resultText(texts, record)) : undefined;
  const sentences = [
    ...boardNotices(texts, prompt, layout),
    evaluation,
    ...placeTexts(replay, telling),
    around.standing ? around.standing() : end,
    ending,
  ];
  const said = sentences.filter((text) => text !== undefined).join('  ');
  return said || texts.replay.START;
}
