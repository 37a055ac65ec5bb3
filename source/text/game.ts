import type { GameActivity, GameTold } from '../activity/game.ts';
import { UNDO_ROW } from '../activity/shared-words.ts';
import { spelledIn } from '../activity/word-spellings.ts';
import type { Lack } from '../engine/search/worker-messages.ts';
import type { FurigomaToss } from '../match/furigoma.ts';
import type { Match } from '../match/match.ts';
import {
  impossible,
  type Outcome,
  type PlayedMove,
  positionBefore,
  undone,
} from '../match/outcome.ts';
import type { EngineFailed, EngineStarted, MatchEvent } from '../match/participants/participant.ts';
import type { Handover } from '../match/saved-match.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import type { Ending, Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { Settings } from '../settings/settings.ts';
import { hintText } from './analysis.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board.ts';
import { byKind } from './by-code.ts';
import type { Charset } from './charset.ts';
import { listedResult, resumeFaultText, saveErrorText, saveFaultText } from './records.ts';
import { announcedText, tellerFor } from './speech.ts';
import { positionTitle, statusTexts } from './status.ts';
import { type Entries, SAID_NOTHING, type Said, said, type Telling, tell, warned } from './tell.ts';
import type { Texts } from './texts.ts';
import { gameOverText, refusalText } from './typed.ts';

interface GameAt extends BoardAt {
  readonly activity: GameActivity;
  readonly texts: Texts;
}

/** What a word, a move or others in a game come to, where a sentence is not all. */
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

/** Words that lines know and do not offer: they lead to what only a screen has. */
export const SCREEN_WORDS: readonly string[] = ['menu'];

/** The words that do something now and are offered. */
function wordsNow({ activity: { words }, telling: { face } }: GameAt): string[] {
  const isHere = (word: (typeof words)[number]) =>
    (word.face ?? face) === face &&
    (face === 'lines' ? !SCREEN_WORDS.includes(word.name) : !word.isSeen);
  return words.filter((word) => isHere(word) && word.isOffered()).map(({ name }) => name);
}

// Moves, and how a game stands

/** The settings that say how moves are told. */
type MoveForm = Pick<Settings, 'speech' | 'notation'>;

/** Tells a move of the game as the settings say. */
export function announce(texts: Texts, match: Match, played: PlayedMove, form: MoveForm): string {
  const taken: Move[] = [];
  // The record still holds moves that were taken back.
  let [node] = match.lastNode.children;
  for (; node && node.ply < played.ply; [node] = node.children) taken.push(node.move);
  const { position, lastTo } = positionBefore(match.game, played, taken);
  return announcedText(texts, position, played, lastTo, form.speech, form.notation);
}

/** A move of a game that is on the board, told as the settings say. */
export function announceIn(game: Game, played: PlayedMove, { teller, settings }: Telling): string {
  const { position, lastTo } = positionBefore(game, played);
  return announcedText(teller.texts, position, played, lastTo, settings.speech, settings.notation);
}

/** Tells how a game has ended; no line if it has not. */
export function endLines(texts: Texts, { ending }: Match): string[] {
  return ending ? [`= ${texts.game.endingText(ending)}`] : [];
}

/** Tells how a game stands. @param game with a move that is on its way */
export function statusLines(texts: Texts, match: Match, game: Game, form: MoveForm): string[] {
  if (match.ending) return endLines(texts, match);
  const { clock } = match;
  const timed = clock ? [texts.game.clocksText(clock)] : [];
  const standing = statusTexts(game, tellerFor(texts, form.speech, form.notation));
  return [texts.board.turnText(game.ply, game.turn), ...standing, ...timed];
}

/** The variant, the side to play and the clocks of a game. */
export function gameHeading(texts: Texts, match: Match, charset: Charset): string[] {
  const { record, game, variant, clock } = match;
  const title = positionTitle(texts, variant, record.start.placement, charset);
  const { gameHeadingText, controlText, timeControlText, clocksText } = texts.game;
  const timed = clock ? [controlText(timeControlText(clock.control)), clocksText(clock)] : [];
  return [gameHeadingText(title, texts.board.turnText(game.ply, game.turn)), ...timed];
}

/**
 * What others have done in a game, in sentences; undefined where that is not worth telling.
 * @param ending of the game, if it is over
 */
export function matchEventText(
  texts: Texts,
  event: MatchEvent,
  ending: Ending | undefined,
): string | undefined {
  const { changeText, endingText, IMPOSSIBLE, offerText, playedText } = texts.game;
  const { asSentences } = texts.words;
  return byKind<MatchEvent, [], string | undefined>({
    moved: ({ played }) => asSentences(playedText(played), ...(ending ? [endingText(ending)] : [])),
    ended: ({ ending }) => asSentences(endingText(ending)),
    'taken-back': ({ moves }) => changeText(undone(moves)),
    offered: ({ offer }) => offerText(offer),
    declined: IMPOSSIBLE.declined,
    failed: (failed) => engineFailedText(texts, failed),
    started: undefined,
    clock: undefined,
  })(event);
}

/** The five pawns as they fell, and what follows: `Furigoma: と 歩 と 歩 歩. Guest plays Black.` */
export function furigomaText(
  { game }: Texts,
  { promoted, tosser }: FurigomaToss,
  tosserName: string,
  charset: Charset,
): string {
  const [pawn, tokin] = charset === 'ascii' ? ['P', '+P'] : ['歩', 'と'];
  return game.tossedText(promoted.map((up) => (up ? tokin : pawn)).join(' '), tosserName, tosser);
}

/** Says that a game is analysed. @param count how many mistakes of the player are new */
export function analysedText({ game, study, words }: Texts, count: number): string {
  const kept = count > 0 ? [study.mistakesKeptText(count)] : [];
  return words.joinSentences([game.GAME_ANALYSED, ...kept]);
}

// What an engine does in a game is told in each language, why it does so in English.

/** What happened to an engine in a game, and what can be done. */
export function engineFailedText({ commands, game }: Texts, failed: EngineFailed): string {
  return game.engineFailedText(failed, commands.engineFaultText(failed.name, failed.error));
}

/** `White is Fairy-Stockfish 14.`, and the options that it was not told. */
export function engineStartedText(texts: Texts, started: EngineStarted): string {
  const faults = started.optionFaults.map(texts.commands.optionFaultText);
  return texts.words.joinSentences([texts.game.engineStartedText(started), ...faults]);
}

/** Says which file of the computer cannot be used for a game, and what that means. */
export function lackText({ commands, game }: Texts, lack: Lack): string {
  return game.lackText(lack, commands.fileFaultText(lack.fault));
}

// Games elsewhere

/** The players of the watched game, and what the watcher can do. @param take the word: `take` */
export function watchingText(texts: Texts, game: WatchedGame, take: string): string {
  const { owner, isUnfinished, isGone, record } = game;
  if (isGone) return texts.room.WATCH_ANSWERS.gone;
  if (isUnfinished) return texts.room.watchedGameText(owner, take);
  return texts.room.watchedResultText(listedResult(texts, record), owner !== undefined);
}

/** Says that another komadai has taken over a game that was played here. */
export function handoverText(texts: Texts, { how, by, isSaved, unsaved }: Handover): string {
  if (how === 'given') return texts.room.givenText(by);
  return texts.room.takenOverText(by, isSaved ? undefined : unsaved.map(texts.game.playedText));
}
