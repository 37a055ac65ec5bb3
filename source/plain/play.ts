import type { GameTold } from '../activity/game.ts';
import { PlayActivity, type PlayMeans } from '../activity/play.ts';
import type { Match } from '../match/match.ts';
import { bySystem } from '../match/match-table.ts';
import { type Opponents, seatOpponents } from '../match/participants/opponents.ts';
import { nameOf } from '../records/store/game-folder.ts';
import { endLines, gameHeading } from '../text/game-lines.ts';
import { SCREEN_WORDS, tellGame } from '../text/game-told.ts';
import { screenPlaceText } from '../text/screen-places.ts';
import { clockLines } from './clock-lines.ts';
import { LineSession } from './line-session.ts';
import { type InnerReplay, matchInside } from './replay.ts';
import { refuse } from './run-lines.ts';

/** What a game without a screen is played with. */
export type MatchMeans = InnerReplay & Omit<PlayMeans, 'seat'>;

/** A game without a screen. */
export function matchLines({
  match,
  table,
  afterGames,
  ...means
}: MatchMeans & { readonly match: Match }): LineSession<GameTold> {
  const { tongue, charset, looks, settings, engines } = means;
  let seated: Opponents | undefined;
  const seat = (match: Match) => {
    seated?.close();
    seated = seatOpponents(match, engines, () => settings.all.resigns === 'on');
    return seated;
  };
  const activity = new PlayActivity({ settings, table, engines, seat, afterGames }, match);
  const endListening = table.onHandover((handover) => activity.handOver(handover));
  const clock = clockLines(tongue, activity, match.options.time?.schedule ?? bySystem);
  return new LineSession({
    tongue,
    activity,
    charset,
    looks,
    tell: (what, telling) => tellGame(activity, what, telling),
    heading: () => [
      ...gameHeading(tongue.texts, activity.match, charset),
      ...endLines(tongue.texts, activity.match),
      ...activity.players.unseated.flatMap((engine) =>
        refuse(tongue.texts.commands.unseatedText(engine, nameOf(table.latestPath ?? ''))),
      ),
    ],
    standing: () => [],
    task: (texts) =>
      texts.words.joinSentences([
        texts.game.MOVES_HELP[settings.all.speech],
        texts.settings.ONE_LINE_ONE_ANSWER,
      ]),
    wordHelp: (texts) => texts.words.WORD_HELP,
    screenWords: SCREEN_WORDS,
    go: (to, argument) =>
      to === 'replay'
        ? matchInside(activity.match, argument, means)
        : screenPlaceText(tongue.texts, to, settings.all),
    changed: (tell) => clock.look(tell),
    close: () => {
      clock.end();
      endListening();
      engines.close();
    },
  });
}
