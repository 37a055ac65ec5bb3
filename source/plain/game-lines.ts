import { moveTo } from '../core/move.ts';
import { Position } from '../core/position.ts';
import type { Match } from '../match/match.ts';
import type { PlayedMove } from '../match/outcome.ts';
import { PLAIN_WORDS, type PlainWord, WORDS } from '../match/words.ts';
import { formatHodgesList } from '../notation/hodges.ts';
import type { Settings } from '../settings/settings.ts';
import { clocksText } from '../text/clock.ts';
import { endingText } from '../text/ending.ts';
import { PLAIN_WORD_HELP, WORD_HELP } from '../text/outcome.ts';
import { announcedText } from '../text/speech.ts';
import { statusTexts, turnText } from '../text/status.ts';
import { answerWhere, refuseLast } from './answers.ts';

/** How the moves of a game are told. */
export type Telling = Pick<Settings, 'speech' | 'notation'>;

/** How a game has ended; no line where it has not. */
export function endLines({ ending }: Match): string[] {
  return ending ? [`= ${endingText(ending)}`] : [];
}

/** A move of the game, told as the settings say. */
export function announce(match: Match, played: PlayedMove, telling: Telling): string {
  const { variant, record, game } = match;
  const before = game.moves.slice(0, played.ply - 1);
  const position = new Position(variant, record.start.placement);
  for (const move of before) position.play(move);
  const last = before.at(-1);
  const lastTo = last === undefined ? undefined : moveTo(last);
  return announcedText(position, played, lastTo, telling.speech, telling.notation);
}

/** What the words of the line mode tell of a game. */
export function tellGame(
  match: Match,
  word: Exclude<PlainWord, 'speech'>,
  argument: string,
  telling: Telling,
): string[] {
  switch (word) {
    case 'last': {
      const last = match.moves.at(-1);
      return last ? [announce(match, last, telling)] : refuseLast();
    }
    case 'status':
      return match.ending ? endLines(match) : statusLines(match);
    default:
      return answerWhere(match.game.position, word, argument);
  }
}

function statusLines({ game, clock }: Match): string[] {
  const timed = clock ? [clocksText(clock)] : [];
  return [turnText(game.ply, game.turn), ...statusTexts(game), ...timed];
}

/** The legal moves, in one line. */
export function movesLine({ game }: Match): string {
  const moves = formatHodgesList(game.position).map(({ text }) => text);
  return moves.length > 0 ? moves.join(' ') : 'There is no legal move.';
}

/** The words at a game without a screen. */
export function helpLines(): string[] {
  const words = WORDS.filter(({ name }) => name !== 'menu' && name !== 'replay');
  return [
    'Moves in Hodges notation: P-7f, Bx3c+, P*5e, G6i-5h. One line in, one answer out.',
    ...words.map(({ name }) => `${name}: ${WORD_HELP[name]}`),
    ...PLAIN_WORDS.map(({ name }) => `${name}: ${PLAIN_WORD_HELP[name]}`),
  ];
}
