import type { GameActivity, GameTold } from '../activity/game.ts';
import { UNDO_ROW } from '../activity/shared-words.ts';
import { spelledIn } from '../activity/word-spellings.ts';
import type { Outcome } from '../match/outcome.ts';
import { undone } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import { tellBoard } from './board-told.ts';
import { engineFailedText, engineStartedText } from './engine-told.ts';
import { announce, endLines, statusLines } from './game-lines.ts';
import { hintText } from './hint.ts';
import { gameOverText } from './not-understood.ts';
import { resumeFaultText } from './record-fault.ts';
import { refusalText } from './refusal.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import { saveErrorText, saveFaultText } from './save-fault.ts';
import type { Texts } from './texts.ts';
import { handoverText, watchingText } from './watching.ts';

/** Words that lines know and do not offer: they lead to what only a screen has. */
export const SCREEN_WORDS: readonly string[] = ['menu'];

/** Tells what a word or a move in a game has come to, and what others do there. */
export function tellGame(activity: GameActivity, what: GameTold, telling: Telling): Said {
  const { match, game } = activity;
  const { teller, settings, face } = telling;
  const { texts } = teller;
  switch (what.code) {
    case 'outcome':
      return tellOutcome(activity, what.outcome, what.typed, telling);
    case 'event':
      return tellEvent(activity, what.event, telling);
    case 'over':
      return warned(gameOverText(texts, what.typed, wordsNow(activity, telling)));
    case 'not-over':
      return warned(texts.game.notOverText(what.word));
    case 'waits': {
      if (face === 'screen') return SAID_NOTHING;
      const undo = spelledIn(texts.language, UNDO_ROW.name);
      return said(texts.game.queuedText(what.lines, undo));
    }
    case 'dropped':
      return said(texts.game.unqueuedText(what.lines));
    case 'has-waited':
      if (face === 'lines') return tellOutcome(activity, what.outcome, what.line, telling);
      // The board and what is left of the queue show the others.
      return activity.preMoves.length > 0
        ? SAID_NOTHING
        : said(texts.game.preMovePlayedText(what.line));
    case 'not-your-turn':
      return warned(texts.game.WAIT_TEXT);
    case 'resigns':
      return said(texts.settings.RESIGN_QUESTION);
    case 'note':
      return said(what.text);
    case 'leaves':
      return said(texts.settings.leaveQuestion(settings['away-time'] === 'counts'));
    case 'hint-comes':
      return said(texts.board.HINT_IS_COMING);
    case 'hint':
      return said(hintText(game.position, what.report, teller));
    case 'engine-failed':
      return warned(texts.commands.engineFaultText(what.name || texts.replay.ANALYST, what.error));
    case 'analyse-question':
      return said(texts.game.ANALYSE_QUESTION);
    case 'is-analysed':
      return said(texts.game.IS_ANALYSED);
    case 'is-not-analysed':
      return said(texts.game.IS_NOT_ANALYSED);
    case 'level-advice': {
      const { from, to } = what.advice;
      return said(texts.game.levelAdviceText(from, to));
    }
    case 'no-level':
    case 'no-computer':
      return warned(texts.game.REMATCH_FAULTS[what.code]);
    case 'analysed':
      return said(analysedText(texts, what.count));
    case 'not-analysed': {
      const why = texts.words.systemErrorText(what.error);
      return warned(texts.game.analysisNotKept(why));
    }
    case 'handed-over': {
      const text = texts.game.takesBackText(handoverText(texts, what.handover));
      return what.handover.isSaved ? said(text) : warned(text);
    }
    case 'elsewhere':
      return said(watchingText(texts, what.game, 'take'));
    case 'moved-elsewhere': {
      const { before, now } = what;
      const lines = [
        ...what.undone.map((move) =>
          texts.game.changeText(undone([move]), () => announce(texts, before, move, settings)),
        ),
        ...what.played.map((move) => announce(texts, now, move, settings)),
        ...(before.ending ? [] : endLines(texts, now)),
      ];
      return { lines };
    }
    case 'taken':
      return said(texts.room.WATCH_ANSWERS.taken);
    case 'gone':
      return warned(texts.room.WATCH_ANSWERS.gone);
    case 'not-taken':
      return warned(texts.game.NOT_TAKEN);
    case 'not-resumed':
      return warned(resumeFaultText(texts, what.name, what.fault));
    case 'store-failed':
      return warned(texts.words.storeErrorText(what.error));
    case 'room':
    case 'line':
    case 'idle':
    case 'muted':
    case 'engines-stay-out':
      return SAID_NOTHING;
    default: {
      const last = activity.moves.at(-1);
      const sentences = {
        game,
        status: () => statusLines(texts, match, game, settings),
        last: () => last && announce(texts, match, last, settings),
      };
      return tellBoard(what, sentences, telling);
    }
  }
}

/** Says that a game is analysed. @param count how many mistakes of the player are new */
export function analysedText({ game, study, words }: Texts, count: number): string {
  const kept = count > 0 ? [study.mistakesKeptText(count)] : [];
  return words.joinSentences([game.GAME_ANALYSED, ...kept]);
}

/** What has come of a line; a screen shows moves and the end on the board. */
function tellOutcome(
  { match }: GameActivity,
  outcome: Outcome,
  typed: string,
  { face, settings, teller }: Telling,
): Said {
  const isScreen = face === 'screen';
  const unsaved =
    match.saveError === undefined ? undefined : saveErrorText(teller.texts, match.saveError);
  const done = (...lines: string[]): Said => ({ lines, warning: unsaved });
  const shown = settingsOn(face, settings);
  switch (outcome.kind) {
    case 'played':
      if (isScreen) return SAID_NOTHING;
      return done(
        announce(teller.texts, match, outcome, settings),
        ...endLines(teller.texts, match),
      );
    case 'ended': {
      if (isScreen) return SAID_NOTHING;
      const { reading } = outcome;
      if (!reading) return done(...endLines(teller.texts, match));
      const refusal = refusalText(teller.texts, match.game.position, typed, reading, { teller });
      return { ...done(refusal, ...endLines(teller.texts, match)), isWarning: true };
    }
    case 'undone':
    case 'noted':
    case 'saved':
      return done(
        teller.texts.game.changeText(outcome, (move) => announce(teller.texts, match, move, shown)),
      );
    case 'offered':
      return said(teller.texts.game.offerText(outcome.offer));
    case 'not-saved':
      return warned(saveFaultText(teller.texts, outcome.fault));
    case 'impossible': {
      const text = teller.texts.game.impossibleText(outcome.why);
      return isScreen && outcome.why === 'declined' ? said(text) : warned(text);
    }
    case 'empty':
    case 'refused':
      return SAID_NOTHING;
    default:
      return outcome satisfies never;
  }
}

/** A screen shows moves as they are printed, whatever the line mode speaks. */
function settingsOn(face: Telling['face'], settings: Telling['settings']): Telling['settings'] {
  return face === 'screen' ? { ...settings, speech: 'hodges' } : settings;
}

/** What others have done. */
function tellEvent(
  { match }: GameActivity,
  event: MatchEvent,
  { teller, face, settings }: Telling,
): Said {
  const isScreen = face === 'screen';
  switch (event.kind) {
    case 'moved':
      if (isScreen) return SAID_NOTHING;
      return {
        lines: [
          announce(teller.texts, match, event.played, settings),
          ...endLines(teller.texts, match),
        ],
      };
    case 'ended':
      return isScreen ? SAID_NOTHING : { lines: endLines(teller.texts, match) };
    case 'taken-back': {
      const shown = settingsOn(face, settings);
      const text = teller.texts.game.changeText(undone(event.moves), (move) =>
        announce(teller.texts, match, move, shown),
      );
      return said(text);
    }
    case 'offered':
      return said(teller.texts.game.offerText(event.offer));
    case 'declined': {
      const text = teller.texts.game.impossibleText('declined');
      return isScreen ? said(text) : warned(text);
    }
    case 'failed':
      return warned(engineFailedText(teller.texts, event));
    case 'started':
      return {
        lines: [engineStartedText(teller.texts, event)],
        isWarning: event.optionFaults.length > 0,
      };
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
