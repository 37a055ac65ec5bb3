import type { GameActivity, GameTold } from '../activity/game.ts';
import { PlayActivity, type PlayMeans } from '../activity/play.ts';
import type { Match } from '../match/match.ts';
import { ClockCalls, type ShownClock, type TimeSource } from '../match/match-clock.ts';
import { bySystem } from '../match/match-table.ts';
import { type Opponents, seatOpponents } from '../match/participants/opponents.ts';
import { nameOf } from '../records/store/game-folder.ts';
import { tellsLittleTime } from '../settings/settings.ts';
import { endLines, gameHeading, SCREEN_WORDS, tellGame } from '../text/game.ts';
import { screenPlaceText } from '../text/settings.ts';
import type { Tongue } from '../text/tongue.ts';
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
        refuse(tongue.texts.game.unseatedText(engine, nameOf(table.latestPath ?? ''))),
      ),
    ],
    standing: () => [],
    task: (texts) =>
      texts.words.joinSentences([
        texts.game.MOVES_HELP[settings.all.speech],
        texts.settings.ONE_LINE_ONE_ANSWER,
      ]),
    helped: 'play',
    screenWords: SCREEN_WORDS,
    go: (to, argument) =>
      to === 'replay'
        ? matchInside(activity, argument, means)
        : screenPlaceText(tongue.texts, to, settings.all),
    changed: (tell) => clock.look(tell),
    close: () => {
      clock.end();
      endListening();
      engines.close();
    },
  });
}

/**
 * Tells little time in the lines of a game, where the settings want that.
 * @returns what looks at the clock, whenever it may run otherwise than before; and what ends it
 */
export function clockLines(
  tongue: Tongue,
  activity: GameActivity,
  schedule: NonNullable<TimeSource['schedule']>,
) {
  let clock: ShownClock | undefined;
  let calls: ClockCalls | undefined;
  const look = (tell: (lines: readonly string[]) => void) => {
    const { match, settings } = activity;
    if (match.clock !== clock) {
      calls?.end();
      clock = match.clock;
      calls =
        clock &&
        new ClockCalls(clock, schedule, (call) => {
          if (tellsLittleTime(settings.all)) tell([tongue.texts.game.clockCallText(call)]);
        });
    }
    calls?.look();
  };
  return { look, end: () => calls?.end() };
}
