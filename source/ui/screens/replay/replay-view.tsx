import type { ReplayActivity } from '../../../activity/replay.ts';
import { clockReading, timeLeft } from '../../../match/clock.ts';
import { timeControlOf } from '../../../match/match-clock.ts';
import { playerName } from '../../../match/participants/side.ts';
import type { WalkedMove } from '../../../records/tree/record-walk.ts';
import { playerShown } from '../../../text/player-shown.ts';
import { expectedTexts, lineTexts, placeTexts } from '../../../text/replay-told.ts';
import { resultText, winnerOf } from '../../../text/result.ts';
import type { Telling } from '../../../text/said.ts';
import { tellerFor } from '../../../text/speech.ts';
import { positionTitle } from '../../../text/status.ts';
import type { Texts } from '../../../text/texts.ts';
import { useAct } from '../../app/act-context.ts';
import { type BoundKeys, hintLine } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import { useServices } from '../../app/services-context.ts';
import { clockFaces, type FacedClock } from '../../board/clock-faces.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import { type GameResult, showsMoves } from '../../board/game-board.tsx';
import { WIDE_PANEL } from '../../board/hand-lines.ts';
import type { Layout } from '../../board/layout.ts';
import { cutText } from '../../ink/columns.ts';
import { plainRow } from '../../ink/rows.tsx';
import { boardNotices, PromptBoard } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';
import { headText, placeAnalysis, rowsBelow, rowsBeside } from './analysis-rows.ts';
import type { Autoplay } from './autoplay.ts';

/** What is said and shown of a replay in its own way. */
export interface ReplayAround {
  /** What is replayed. Default: the game, and the handicap. */
  readonly title?: string | undefined;
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

interface Props {
  readonly prompt: PromptView;
  readonly replay: ReplayActivity;
  readonly autoplay: Autoplay;
  /** Its keys before those of the prompt. */
  readonly keys: BoundKeys;
  readonly around: ReplayAround;
  /** Goes to a move of the list. */
  readonly clickMove: (ply: number, app: Navigator) => void;
}

/** A position of a recorded game, with the move that led to it in the list. */
export function ReplayView(props: Props) {
  return (
    <FittedBoard variant={props.replay.record.variant}>
      {(layout) => <ReplayBoard {...props} layout={layout} />}
    </FittedBoard>
  );
}

function ReplayBoard(props: Props & { readonly layout: Layout }) {
  const { prompt, replay, autoplay, keys, around, clickMove, layout } = props;
  const { texts, theme, charset, notation, settings } = useServices();
  const act = useAct();
  const { record, ply } = replay;
  const teller = tellerFor(texts, 'hodges', notation);
  const telling = { face: 'screen', teller, settings: settings.all, charset } as const;
  const look = { theme, charset };
  const place = placeAnalysis(layout);
  const analysed =
    replay.analyst.isAnalysing || replay.analyst.isKept
      ? { ...replay.analyst.analysis.at(replay.walk), expected: expectedTexts(replay, ply, teller) }
      : undefined;
  const lines = lineTexts(replay, replay.lines.known, teller, 'value');
  const isFree = prompt.line.text === '' || prompt.question !== undefined;
  return (
    <PromptBoard
      view={{ ...prompt, moves: listedMoves(replay), click: () => {} }}
      layout={layout}
      ply={ply}
      names={{
        black: playerShown(texts, playerName(record, 'black')),
        white: playerShown(texts, playerName(record, 'white')),
      }}
      clocks={clockFaces(texts, around.clock?.() ?? clockOf(replay), theme)}
      result={resultOf(texts, replay, around)}
      onMove={(to) => act((app) => isFree && clickMove(to, app))}
      aside={(columns, space) => {
        const room = columns < WIDE_PANEL ? 0 : space;
        const found = lines.slice(0, room).map((line) => plainRow(cutText(line, columns)));
        return analysed && place.kind === 'beside'
          ? [...found, ...rowsBeside(texts, analysed, look, columns, space - found.length)]
          : found;
      }}
      below={
        analysed && place.kind === 'below'
          ? rowsBelow(texts, analysed, look, layout.columns, place.rows)
          : []
      }
      title={around.title ?? positionTitle(texts, record.variant, record.start.placement, charset)}
      place={placeText(texts, replay, autoplay)}
      news={around.alarm?.()}
      standing={() => ({
        text: standingText(
          props,
          telling,
          analysed && place.kind === 'nowhere' ? headText(texts, analysed) : undefined,
        ),
      })}
      label={around.label ?? texts.screen.PROMPT_LABELS.replay}
      help={(columns) =>
        hintLine(
          texts,
          [...keys.rows.filter(({ isShown }) => isShown()), ...PROMPT_KEYS.replay.rows],
          columns,
        )
      }
    />
  );
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
  return texts.screen.replayPlaceText({
    ...{ ply, plies: moves.length, number, total },
    isInVariation: edits.variation !== undefined,
    speed: autoplay.isPlaying ? texts.replay.speedText(autoplay.pauseMs) : undefined,
  });
}

/** @param evaluation in words, if it has no other place */
function standingText(
  { prompt, replay, around, layout }: Props & { readonly layout: Layout },
  telling: Telling,
  evaluation: string | undefined,
): string {
  const { record, isEnd } = replay;
  const result = resultOf(telling.teller.texts, replay, around);
  const ending = result && !showsMoves(layout) ? result.text : undefined;
  const end =
    isEnd && !result ? (around.note ?? resultText(telling.teller.texts, record)) : undefined;
  const sentences = [
    ...boardNotices(telling.teller.texts, prompt, layout),
    evaluation,
    ...placeTexts(replay, telling),
    around.standing ? around.standing() : end,
    ending,
  ];
  return (
    sentences.filter((text) => text !== undefined).join('  ') ||
    telling.teller.texts.replay.REPLAY_ANSWERS.start
  );
}
