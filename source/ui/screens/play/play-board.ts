import type { GameActivity } from '../../../activity/game.ts';
import { QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { Match } from '../../../match/match.ts';
import type { Players } from '../../../match/participants/players.ts';
import type { GameRecord } from '../../../records/tree/record.ts';
import type { Color } from '../../../rules/core/color.ts';
import type { Ending } from '../../../rules/core/game.ts';
import { playerOfSide, saveErrorText } from '../../../text/records.ts';
import { positionTitle, statusTexts } from '../../../text/status.ts';
import type { Texts } from '../../../text/texts.ts';
import { hintLine, type KeyHint, wordHints } from '../../app/keymap.ts';
import type { Services } from '../../app/services.ts';
import { clockFaces } from '../../board/clock-faces.ts';
import { showsMoves } from '../../board/game-view.ts';
import type { Layout } from '../../board/layout.ts';
import type { Legend } from '../../board/legend.ts';
import { type BoardAround, boardNotices, type StandingText } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

/** What is shown of a room in which a game is. */
export interface RoomShown {
  /** The players, with a sign for whether they are here. */
  readonly names: Readonly<Record<Color, string>>;
  readonly title: string;
  /** What has to be known before everything else; '' for nothing. */
  readonly alarm: string;
  /** What stands before the news: it waits for an answer. */
  readonly offers: readonly string[];
  /** Who is away, how long the line takes. */
  readonly texts: readonly string[];
}

/** What goes with a game on the board beside the game itself. */
interface PlayAround {
  /** The place to which Esc leads, in a word. */
  readonly backTo: (texts: Texts) => string;
  readonly legend: Legend | undefined;
  readonly room: RoomShown | undefined;
}

/** What stands around a game: hands and moves beside the board, the state of the game below it. */
export function playBoard(
  services: Services,
  activity: GameActivity,
  { backTo, legend, room }: PlayAround,
  prompt: PromptView,
  layout: Layout,
): BoardAround {
  const { texts, theme, charset } = services;
  const { match, players } = activity;
  const { variant, record, ending } = match;
  const { game } = prompt;
  return {
    names: room?.names ?? playerNames(texts, record),
    clocks: clockFaces(texts, match.clock, theme),
    result: ending && { text: texts.game.endingText(ending), winner: ending.winner },
    legend,
    title: room?.title ?? positionTitle(texts, variant, record.start.placement, charset),
    place: ending ? texts.settings.plyText(game.ply) : texts.board.turnText(game.ply, game.turn),
    news: room?.alarm || [...(room?.offers ?? []), prompt.news].filter(Boolean).join('  '),
    standing: () => standingText(services, activity, room, prompt, layout),
    label: labelOf(texts, players, match, game.turn),
    help: (columns) =>
      ending ? wordsAfterEnd(texts, room !== undefined) : keysOf(texts, backTo, columns),
  };
}

/** The players of a game by their names. */
export function playerNames(texts: Texts, record: GameRecord): Readonly<Record<Color, string>> {
  const name = (color: Color) => playerOfSide(texts, record, color);
  return { black: name('black'), white: name('white') };
}

function keysOf(texts: Texts, backTo: PlayAround['backTo'], columns: number): readonly KeyHint[] {
  const rows = PROMPT_KEYS.play.rows.map((row) =>
    row.keys.includes('escape')
      ? { ...row, told: (texts: Texts) => ({ ...row.told(texts), short: backTo(texts) }) }
      : row,
  );
  return hintLine(texts, rows, columns);
}

/** The words that work after the end of a game. */
function wordsAfterEnd(texts: Texts, isInRoom: boolean): readonly KeyHint[] {
  const own = isInRoom ? [] : [UNDO_ROW.name];
  return wordHints(texts, 'analyse', 'rematch', 'replay', ...own, 'menu', QUIT_ROW.name);
}

/** The label of the prompt: the side whose moves are typed there, or why none are. */
function labelOf(texts: Texts, { person, toMove }: Players, match: Match, turn: Color): string {
  if (match.ending) return texts.settings.PROMPT_LABELS.gameOver;
  if (person) return texts.words.sideName(person);
  return toMove ? texts.board.thinkingLabel(toMove) : texts.words.sideName(turn);
}

/** The result, where the panel does not show it. */
function endingTexts(texts: Texts, ending: Ending, layout: Layout): string[] {
  return showsMoves(layout) ? [] : [texts.words.asSentences(texts.game.endingText(ending))];
}

/** The state of the game, and its last move. */
function standingText(
  { texts, teller }: Services,
  { match, players, preMoves }: GameActivity,
  room: RoomShown | undefined,
  prompt: PromptView,
  layout: Layout,
): StandingText {
  const { toMove: thinking, person, starting } = players;
  const last = prompt.moves.at(-1);
  const { ending } = match;
  const sentences = ending ? endingTexts(texts, ending, layout) : statusTexts(prompt.game, teller);
  if (thinking && person && !room) {
    sentences.unshift(texts.words.asSentences(texts.board.thinkingLabel(thinking)));
  }
  if (room) sentences.unshift(...room.texts);
  if (preMoves.length > 0) sentences.unshift(texts.game.queuedText(preMoves, 'Esc'));
  if (match.saveError !== undefined) sentences.unshift(saveErrorText(texts, match.saveError));
  const names = playerNames(texts, match.record);
  sentences.push(...starting.map((color) => texts.game.engineStartsText(names[color])));
  sentences.push(...boardNotices(texts, prompt, layout));
  // A high panel shows it among the moves.
  const isListed = layout.airy && showsMoves(layout);
  const isTold = last && !isListed && (!ending || showsMoves(layout));
  const more = isTold ? texts.settings.lastMoveText(texts.game.playedText(last)) : undefined;
  return { text: sentences.join('  '), more };
}
