import { QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { Match } from '../../../match/match.ts';
import { playerName } from '../../../match/participants/side.ts';
import type { Color } from '../../../rules/core/color.ts';
import type { Ending } from '../../../rules/core/game.ts';
import { playerShown } from '../../../text/player-shown.ts';
import { saveErrorText } from '../../../text/save-fault.ts';
import { positionTitle, statusTexts } from '../../../text/status.ts';
import type { Teller } from '../../../text/teller.ts';
import type { Texts } from '../../../text/texts.ts';
import { hintLine, type KeyHint, moreHint, wordHint } from '../../app/keymap.ts';
import { useServices } from '../../app/services-context.ts';
import { clockFaces } from '../../board/clock-faces.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import { type GameResult, showsMoves } from '../../board/game-board.tsx';
import type { Layout } from '../../board/layout.ts';
import type { Legend } from '../../board/legend.ts';
import { boardNotices, PromptBoard, type StandingText } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

/** What is shown of a room in which a game is. */
export interface RoomShown {
  /** The players, with a sign for whether they are here. */
  readonly names: Readonly<Record<Color, string>>;
  /** What has to be known before everything else; '' for nothing. */
  readonly alarm: string;
  /** What is offered, who watches, how long the line takes. */
  readonly texts: readonly string[];
}

interface Props {
  readonly prompt: PromptView;
  readonly match: Match;
  /** The side to move, if an engine has it. */
  readonly thinking: Color | undefined;
  /** The side that is played here, if the other is not. */
  readonly person: Color | undefined;
  /** Sides whose engines are being started. */
  readonly starting: readonly Color[];
  /** A typed move that waits for its turn. */
  readonly preMove: string | undefined;
  /** The place to which Esc leads, in a word. */
  readonly backTo: (texts: Texts) => string;
  readonly legend: Legend | undefined;
  readonly room: RoomShown | undefined;
}

/** The board, the hands and moves beside it, the status line and the prompt. */
export function PlayView(props: Props) {
  const { prompt, match, room } = props;
  const { texts, teller, theme, charset } = useServices();
  const { variant, record } = match;
  const { game } = prompt;
  return (
    <FittedBoard variant={variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={
            room?.names ?? {
              black: playerShown(texts, playerName(record, 'black')),
              white: playerShown(texts, playerName(record, 'white')),
            }
          }
          clocks={clockFaces(texts, match.clock, theme)}
          result={match.ending && resultOf(texts, match.ending)}
          legend={props.legend}
          title={positionTitle(texts, variant, record.start.placement, charset)}
          place={
            match.ending
              ? texts.screen.plyText(game.ply)
              : texts.status.turnText(game.ply, game.turn)
          }
          news={room?.alarm || prompt.news}
          standing={() => standingText(teller, props, layout)}
          label={labelOf(texts, props)}
          help={(columns) =>
            match.ending ? wordsAfterEnd(texts, room !== undefined) : keysOf(texts, props, columns)
          }
        />
      )}
    </FittedBoard>
  );
}

function keysOf(texts: Texts, { backTo }: Props, columns: number): readonly KeyHint[] {
  const rows = PROMPT_KEYS.play.rows.map((row) =>
    row.keys.includes('escape')
      ? { ...row, told: (texts: Texts) => ({ ...row.told(texts), short: backTo(texts) }) }
      : row,
  );
  return hintLine(texts, rows, columns);
}

/** The words that work after the end of a game. */
function wordsAfterEnd(texts: Texts, isInRoom: boolean): readonly KeyHint[] {
  const names = isInRoom
    ? ['rematch', 'replay', 'menu', QUIT_ROW.name]
    : ['rematch', 'replay', UNDO_ROW.name, 'menu', QUIT_ROW.name];
  const words = names.map((word) => wordHint(texts, word));
  return [...words, moreHint(texts)];
}

/** The label of the prompt: the side whose moves are typed there, or why none are. */
function labelOf(texts: Texts, { match, prompt, thinking, person }: Props): string {
  if (match.ending) return texts.screen.PROMPT_LABELS.gameOver;
  if (person) return texts.sideName.sideName(person);
  return thinking ? texts.hint.thinkingLabel(thinking) : texts.sideName.sideName(prompt.game.turn);
}

function resultOf(texts: Texts, ending: Ending): GameResult {
  return { text: texts.ending.endingText(ending), winner: ending.winner };
}

/** The result, where the panel does not show it. */
function endingTexts(texts: Texts, ending: Ending, layout: Layout): string[] {
  return showsMoves(layout) ? [] : [texts.phrases.asSentences(texts.ending.endingText(ending))];
}

/** The state of the game, and its last move. */
function standingText(teller: Teller, props: Props, layout: Layout): StandingText {
  const { texts } = teller;
  const { match, prompt, starting, thinking, person, preMove, room } = props;
  const last = prompt.moves.at(-1);
  const { ending } = match;
  const sentences = ending ? endingTexts(texts, ending, layout) : statusTexts(prompt.game, teller);
  if (thinking && person && !room) {
    sentences.unshift(texts.phrases.asSentences(texts.hint.thinkingLabel(thinking)));
  }
  if (room) sentences.unshift(...room.texts);
  if (preMove !== undefined) sentences.unshift(texts.preMove.preMoveText(preMove));
  if (match.saveError !== undefined) sentences.unshift(saveErrorText(texts, match.saveError));
  for (const color of starting)
    sentences.push(
      texts.engineFault.engineStartsText(playerShown(texts, playerName(match.record, color))),
    );
  sentences.push(...boardNotices(texts, prompt, layout));
  // A high panel shows it among the moves.
  const isListed = layout.airy && showsMoves(layout);
  const isTold = !isListed && (!ending || showsMoves(layout));
  const more =
    last && isTold ? texts.screen.lastMoveText(texts.outcome.playedText(last)) : undefined;
  return { text: sentences.join('  '), more };
}
