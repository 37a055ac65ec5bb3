import { playerName } from '../match/participants/side.ts';
import { eloDifference, gamesOf, type Tally, winRate } from '../match/tally.ts';
import type { TournamentGame } from '../match/tournament.ts';
import { mainLine } from '../records/tree/record.ts';
import { playerShown } from './player-shown.ts';
import type { Texts } from './texts.ts';

/** A game that has ended: `3. a Black, b White: 0-1 by checkmate, 87 moves`. */
export function tournamentGameText(texts: Texts, game: TournamentGame): string {
  const { record, failure } = game;
  const fault =
    failure && texts.engineFault.engineFaultText(playerName(record, failure.color), failure.error);
  return texts.tournament.endedGameText(
    { ...game, result: record, moves: mainLine(record).length },
    fault,
  );
}

/** The results of games in lines: counts, score and Elo difference, from the view of a. */
export function tallyLines(
  texts: Texts,
  tally: Tally,
  names: Readonly<Record<'a' | 'b', string>>,
): string[] {
  const rate = winRate(tally);
  return [
    `a: ${playerShown(texts, names.a)}`,
    `b: ${playerShown(texts, names.b)}`,
    texts.tournament.countsText(tally, gamesOf(tally)),
    ...(rate
      ? [texts.tournament.shareText(rate), texts.tournament.eloText(eloDifference(rate))]
      : []),
  ];
}
