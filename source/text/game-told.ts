import type { GameActivity, GameTold } from '../activity/game.ts';
import { UNDO_ROW } from '../activity/shared-words.ts';
import { spelledIn } from '../activity/word-spellings.ts';
import { impossible, type Outcome, undone } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board-told.ts';
import { engineFailedText, engineStartedText } from './engine-told.ts';
import { announce, endLines, statusLines } from './game-lines.ts';
import { hintText } from './hint.ts';
import { gameOverText } from './not-understood.ts';
import { resumeFaultText } from './record-fault.ts';
import { refusalText } from './refusal.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import { saveErrorText, saveFaultText } from './save-fault.ts';
import { type Entries, tell } from './tell.ts';
import type { Texts } from './texts.ts';
import { handoverText, watchingText } from './watching.ts';

/** Words that lines know and do not offer: they lead to what only a screen has. */
export const SCREEN_WORDS: readonly string[] = ['menu'];

interface GameAt extends BoardAt {
  readonly activity: GameActivity;
  readonly texts: Texts;
}

/** What a word or a move in a game comes to, and what others do there, where a sentence is not all. */
const GAME_ENTRIES = {
  ...BOARD_ENTRIES,
  outcome: ({ outcome, typed }, at) => tellOutcome(at, outcome, typed),
  event: ({ event }, at) => tellEvent(at, event),
  over: ({ typed }, at) => gameOverText(at.texts, typed, wordsNow(at)),
  waits: ({ lines }, { texts, telling: { face } }) =>
    face === 'screen'
      ? SAID_NOTHING
      : texts.game.queuedText(lines, spelledIn(texts.language, UNDO_ROW.name)),
  'has-waited'({ line, outcome }, at) {
    if (at.telling.face === 'lines') return tellOutcome(at, outcome, line);
    // The board and what is left of the queue show the others.
    return at.activity.preMoves.length > 0 ? SAID_NOTHING : at.texts.game.preMovePlayedText(line);
  },
  note: ({ text }) => text,
  leaves: (_, { texts, telling: { settings } }) =>
    texts.settings.leaveQuestion(settings['away-time'] === 'counts'),
  'hint-comes': (_, { texts }) => texts.board.HINT_IS_COMING,
  hint: ({ report }, { game, telling: { teller } }) => hintText(game.position, report, teller),
  'engine-failed': ({ name, error }, { texts }) =>
    warned(texts.commands.engineFaultText(name || texts.replay.ANALYST, error)),
  analysed: ({ count }, { texts }) => analysedText(texts, count),
  'not-analysed': ({ error }, { texts: { game, words } }) =>
    warned(game.analysisNotKept(words.systemErrorText(error))),
  'handed-over'({ handover }, { texts }) {
    const text = texts.game.takesBackText(handoverText(texts, handover));
    return handover.isSaved ? text : warned(text);
  },
  elsewhere: ({ game }, { texts }) => watchingText(texts, game, 'take'),
  'moved-elsewhere'({ before, now, undone: back, played }, { texts, telling: { settings } }) {
    const lines = [
      ...back.map((move) =>
        texts.game.changeText(undone([move]), () => announce(texts, before, move, settings)),
      ),
      ...played.map((move) => announce(texts, now, move, settings)),
      ...(before.ending ? [] : endLines(texts, now)),
    ];
    return { lines };
  },
  gone: (_, { texts }) => warned(texts.room.WATCH_ANSWERS.gone),
  'not-resumed': ({ name, fault }, { texts }) => resumeFaultText(texts, name, fault),
  'store-failed': ({ error }, { texts }) => texts.words.storeErrorText(error),
  'engines-stay-out': (_, { texts }) => texts.room.ENGINES_STAY_OUT,
  // A room tells these itself.
  room: () => SAID_NOTHING,
  line: () => SAID_NOTHING,
  idle: () => SAID_NOTHING,
  muted: () => SAID_NOTHING,
} as const satisfies Entries<GameTold, GameAt>;

/** Tells what a word or a move in a game has come to, and what others do there. */
export function tellGame(activity: GameActivity, what: GameTold, telling: Telling): Said {
  const { match, game } = activity;
  const { settings, teller } = telling;
  const { texts } = teller;
  const last = activity.moves.at(-1);
  const at: GameAt = {
    activity,
    telling,
    texts,
    game,
    status: () => statusLines(texts, match, game, settings),
    last: () => last && announce(texts, match, last, settings),
  };
  const sentences = {
    ...boardSentences(texts),
    ...texts.room.WATCH_ANSWERS,
    ...texts.game.GAME_ANSWERS,
  };
  return tell(what, at, GAME_ENTRIES, sentences);
}

/** Says that a game is analysed. @param count how many mistakes of the player are new */
export function analysedText({ game, study, words }: Texts, count: number): string {
  const kept = count > 0 ? [study.mistakesKeptText(count)] : [];
  return words.joinSentences([game.GAME_ANALYSED, ...kept]);
}

/**
 * What has come of a line; a screen shows moves and the end on the board.
 * @param typed undefined where others have done it, after whom no warning is repeated
 */
function tellOutcome(
  { activity: { match }, texts, telling }: GameAt,
  outcome: Outcome,
  typed?: string,
): Said {
  const { settings, teller } = telling;
  const isScreen = telling.face === 'screen';
  const done = (lines: readonly string[]): Said =>
    typed === undefined || match.saveError === undefined
      ? { lines }
      : { lines, warning: saveErrorText(texts, match.saveError) };
  switch (outcome.kind) {
    case 'played':
      if (isScreen) return SAID_NOTHING;
      return done([announce(texts, match, outcome, settings), ...endLines(texts, match)]);
    case 'ended': {
      if (isScreen) return SAID_NOTHING;
      const { reading } = outcome;
      if (!reading) return done(endLines(texts, match));
      const refusal = refusalText(texts, match.game.position, typed ?? '', reading, { teller });
      return { ...done([refusal, ...endLines(texts, match)]), isWarning: true };
    }
    case 'undone':
    case 'noted':
    case 'saved': {
      // A screen shows moves as they are printed, whatever the line mode speaks.
      const shown = isScreen ? ({ ...settings, speech: 'hodges' } as const) : settings;
      return done([texts.game.changeText(outcome, (move) => announce(texts, match, move, shown))]);
    }
    case 'offered':
      return said(texts.game.offerText(outcome.offer));
    case 'not-saved':
      return said(saveFaultText(texts, outcome.fault));
    case 'impossible': {
      const text = texts.game.IMPOSSIBLE[outcome.why];
      return !isScreen && outcome.why === 'declined' ? warned(text) : said(text);
    }
    case 'empty':
    case 'refused':
      return SAID_NOTHING;
    default:
      return outcome satisfies never;
  }
}

/** What others have done. */
function tellEvent(at: GameAt, event: MatchEvent): Said {
  const { texts } = at;
  switch (event.kind) {
    case 'moved':
      return tellOutcome(at, { kind: 'played', ...event.played });
    case 'taken-back':
      return tellOutcome(at, undone(event.moves));
    case 'declined':
      return tellOutcome(at, impossible('declined'));
    case 'ended':
    case 'offered':
      return tellOutcome(at, event);
    case 'failed':
      return warned(engineFailedText(texts, event));
    case 'started':
      return { ...said(engineStartedText(texts, event)), isWarning: event.optionFaults.length > 0 };
    case 'clock':
      return SAID_NOTHING;
    default:
      return event satisfies never;
  }
}

/** The words that do something now and are offered. */
function wordsNow({ activity: { words }, telling: { face } }: GameAt): string[] {
  const isHere = (word: (typeof words)[number]) =>
    (word.face ?? face) === face &&
    (face === 'lines' ? !SCREEN_WORDS.includes(word.name) : !word.isSeen);
  return words.filter((word) => isHere(word) && word.isOffered()).map(({ name }) => name);
}
