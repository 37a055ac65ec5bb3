import type { GameActivity, GameTold } from '../activity/game.ts';
import type { Outcome } from '../match/outcome.ts';
import { undone } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import { tellBoard } from './board-told.ts';
import { engineFailedText, engineFaultText, engineStartedText } from './engine-fault.ts';
import { announce, endLines, statusLines } from './game-lines.ts';
import { NOT_TAKEN, notOverText, takesBackText } from './game-told-texts.ts';
import { hintText } from './hint.ts';
import { HINT_IS_COMING } from './hint-texts.ts';
import { gameOverText } from './not-understood.ts';
import { changeText, impossibleText, offerText } from './outcome.ts';
import { preMoveLine, preMovePlayedText, WAIT_TEXT } from './pre-move.ts';
import { leaveQuestion, RESIGN_QUESTION } from './question.ts';
import { resumeFaultText } from './record-fault.ts';
import { refusalText } from './refusal.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import { saveErrorText, saveFaultText } from './save-fault.ts';
import { storeErrorText } from './store-fault.ts';
import { handoverText, watchingText } from './watching.ts';
import { WATCH_ANSWERS } from './watching-texts.ts';

/** Words that lines know and do not offer: they lead to what only a screen has. */
export const SCREEN_WORDS: readonly string[] = ['analyse', 'menu', 'replay'];

/** Tells what a word or a move in a game has come to, and what others do there. */
export function tellGame(activity: GameActivity, what: GameTold, telling: Telling): Said {
  const { match, game } = activity;
  const { teller, settings, face } = telling;
  switch (what.code) {
    case 'outcome':
      return tellOutcome(activity, what.outcome, what.typed, telling);
    case 'event':
      return tellEvent(activity, what.event, telling);
    case 'over':
      return warned(gameOverText(what.typed, wordsNow(activity, telling)));
    case 'not-over':
      return warned(notOverText(what.word));
    case 'waits':
      return face === 'screen' ? SAID_NOTHING : said(preMoveLine(what.line));
    case 'has-waited':
      return face === 'screen' ? said(preMovePlayedText(what.line)) : SAID_NOTHING;
    case 'not-your-turn':
      return warned(WAIT_TEXT);
    case 'resigns':
      return said(RESIGN_QUESTION);
    case 'note':
      return said(what.text);
    case 'leaves':
      return said(leaveQuestion(settings['away-time'] === 'counts'));
    case 'hint-comes':
      return said(HINT_IS_COMING);
    case 'hint':
      return said(hintText(game.position, what.report, teller));
    case 'engine-failed':
      return warned(engineFaultText(what.name, what.error));
    case 'handed-over': {
      const text = takesBackText(handoverText(what.handover));
      return what.handover.isSaved ? said(text) : warned(text);
    }
    case 'elsewhere':
      return said(watchingText(what.game, 'take'));
    case 'moved-elsewhere': {
      const { before, now } = what;
      const lines = [
        ...what.undone.map((move) =>
          changeText(undone([move]), () => announce(before, move, settings)),
        ),
        ...what.played.map((move) => announce(now, move, settings)),
        ...(before.ending ? [] : endLines(now)),
      ];
      return { lines };
    }
    case 'taken':
      return said(WATCH_ANSWERS.taken);
    case 'gone':
      return warned(WATCH_ANSWERS.gone);
    case 'not-taken':
      return warned(NOT_TAKEN);
    case 'not-resumed':
      return warned(resumeFaultText(what.name, what.fault));
    case 'store-failed':
      return warned(storeErrorText(what.error));
    case 'room':
    case 'line':
    case 'idle':
    case 'muted':
    case 'watching':
    case 'engines-stay-out':
      return SAID_NOTHING;
    default: {
      const last = activity.moves.at(-1);
      const texts = {
        game,
        status: () => statusLines(match, game, settings),
        last: () => last && announce(match, last, settings),
      };
      return tellBoard(what, texts, telling);
    }
  }
}

/** What has come of a line; a screen shows moves and the end on the board. */
function tellOutcome(
  { match }: GameActivity,
  outcome: Outcome,
  typed: string,
  { face, settings, teller }: Telling,
): Said {
  const isScreen = face === 'screen';
  const unsaved = match.saveError === undefined ? undefined : saveErrorText(match.saveError);
  const done = (...lines: string[]): Said => ({ lines, warning: unsaved });
  switch (outcome.kind) {
    case 'played':
      if (isScreen) return SAID_NOTHING;
      return done(announce(match, outcome, settings), ...endLines(match));
    case 'ended': {
      if (isScreen) return SAID_NOTHING;
      const { reading } = outcome;
      if (!reading) return done(...endLines(match));
      const refusal = refusalText(match.game.position, typed, reading, { teller });
      return { ...done(refusal, ...endLines(match)), isWarning: true };
    }
    case 'undone':
    case 'noted':
    case 'saved':
      return done(
        changeText(outcome, isScreen ? undefined : (move) => announce(match, move, settings)),
      );
    case 'offered':
      return said(offerText(outcome.offer));
    case 'not-saved':
      return warned(saveFaultText(outcome.fault));
    case 'impossible': {
      const text = impossibleText(outcome.why);
      return isScreen && outcome.why === 'declined' ? said(text) : warned(text);
    }
    case 'empty':
    case 'refused':
      return SAID_NOTHING;
    default:
      return outcome satisfies never;
  }
}

/** What others have done. */
function tellEvent({ match }: GameActivity, event: MatchEvent, { face, settings }: Telling): Said {
  const isScreen = face === 'screen';
  switch (event.kind) {
    case 'moved':
      if (isScreen) return SAID_NOTHING;
      return { lines: [announce(match, event.played, settings), ...endLines(match)] };
    case 'ended':
      return isScreen ? SAID_NOTHING : { lines: endLines(match) };
    case 'taken-back': {
      const tell = isScreen
        ? undefined
        : (move: Parameters<typeof announce>[1]) => announce(match, move, settings);
      return said(changeText(undone(event.moves), tell));
    }
    case 'offered':
      return said(offerText(event.offer));
    case 'declined': {
      const text = impossibleText('declined');
      return isScreen ? said(text) : warned(text);
    }
    case 'failed':
      return warned(engineFailedText(event));
    case 'started':
      return { lines: [engineStartedText(event)], isWarning: event.optionFaults.length > 0 };
    case 'clock':
      return SAID_NOTHING;
    default:
      return event satisfies never;
  }
}

/** The words that do something now and are offered. */
function wordsNow({ words }: GameActivity, { face }: Telling): string[] {
  const isHere = (word: (typeof words)[number]) =>
    (word.face ?? face) === face &&
    (face === 'lines' ? !SCREEN_WORDS.includes(word.name) : !word.isSeen);
  return words.filter((word) => isHere(word) && word.isOffered()).map(({ name }) => name);
}
