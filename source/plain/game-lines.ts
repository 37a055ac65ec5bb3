import type { Match } from '../match/match.ts';
import type { PlayedMove } from '../match/outcome.ts';
import { PLAIN_WORDS, type PlainWord, WORDS, type WordData, wordsFor } from '../match/words.ts';
import { mainLine } from '../records/tree/record.ts';
import { moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { Settings } from '../settings/settings.ts';
import { clocksText } from '../text/clock.ts';
import { endingText } from '../text/ending.ts';
import { PLAIN_WORD_HELP, WORD_HELP } from '../text/outcome.ts';
import { announcedText, type Speech, tellerFor } from '../text/speech.ts';
import { statusTexts, turnText } from '../text/status.ts';
import type { Teller } from '../text/teller.ts';
import { answerWhere, refuseLast } from './answers.ts';

/** Settings for telling moves. */
export type Telling = Pick<Settings, 'speech' | 'notation'>;

/** Tells how a game has ended; no line if it has not. */
export function endLines({ ending }: Match): string[] {
  return ending ? [`= ${endingText(ending)}`] : [];
}

/** Tells a move of the game as the settings say. */
export function announce(match: Match, played: PlayedMove, telling: Telling): string {
  const { variant, record } = match;
  // The main line of the record still holds a move that was taken back.
  const before = mainLine(record)
    .slice(0, played.ply - 1)
    .map(({ move }) => move);
  const position = new Position(variant, record.start.placement);
  for (const move of before) position.play(move);
  const last = before.at(-1);
  const lastTo = last === undefined ? undefined : moveTo(last);
  return announcedText(position, played, lastTo, telling.speech, telling.notation);
}

/** Answers a word that tells something of a game. */
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
      return match.ending ? endLines(match) : statusLines(match, telling);
    default:
      return answerWhere(match.game.position, word, argument, tellerOf(telling));
  }
}

function statusLines({ game, clock }: Match, telling: Telling): string[] {
  const timed = clock ? [clocksText(clock)] : [];
  return [turnText(game.ply, game.turn), ...statusTexts(game, tellerOf(telling)), ...timed];
}

/** Tells moves and squares in the sentences of the line mode. */
export function tellerOf({ speech, notation }: Telling): Teller {
  return tellerFor(speech, notation);
}

/** Help on typing moves, in the form in which they are told. */
export const MOVES_HELP: Readonly<Record<Speech, string>> = {
  hodges: 'Moves in Hodges notation: P-7f, Bx3c+, P*5e, G6i-5h.',
  words:
    'Moves as they are spoken: pawn seven f; bishop takes three c, promotes; pawn drop five e; gold from six i to five h; or in Hodges notation.',
  romaji:
    'Moves as they are read: nana roku fu; san san kaku nari; go go fu utsu; go hachi kin, roku kyuu kara; or in Hodges notation.',
};

/** The words of a list that do something in a variant without a screen. */
export function lineWords<W extends WordData>(words: readonly W[], variant: Variant): W[] {
  return wordsFor(words, variant).filter(({ name }) => name !== 'menu' && name !== 'replay');
}

/** The help at a game without a screen. */
export function helpLines(variant: Variant, { speech }: Telling): string[] {
  return [
    `${MOVES_HELP[speech]} One line in, one answer out.`,
    ...lineWords(WORDS, variant).map(({ name }) => `${name}: ${WORD_HELP[name]}`),
    ...PLAIN_WORDS.map(({ name }) => `${name}: ${PLAIN_WORD_HELP[name]}`),
  ];
}
