import type { ReactNode } from 'react';
import { EngineError } from '../../../engine/engine.ts';
import { bottomSide } from '../../../match/bottom-side.ts';
import type { Match } from '../../../match/match.ts';
import { type Outcome, type PlayedMove, undone } from '../../../match/outcome.ts';
import type { MatchEvent } from '../../../match/participants/participant.ts';
import type { Players } from '../../../match/participants/players.ts';
import { parseWord, WORDS } from '../../../match/words.ts';
import { nameOf } from '../../../records/store/game-folder.ts';
import { StoreError } from '../../../records/store/store.ts';
import { roomOf } from '../../../records/tree/room-tag.ts';
import type { Color } from '../../../rules/core/color.ts';
import type { Ending, Game } from '../../../rules/core/game.ts';
import type { Move } from '../../../rules/core/move.ts';
import { readMove } from '../../../rules/notation/read-move.ts';
import {
  engineFailedText,
  engineFaultText,
  engineStartedText,
  unseatedText,
} from '../../../text/engine-fault.ts';
import { howToMove } from '../../../text/first-game.ts';
import { HINT_IS_COMING, hintText } from '../../../text/hint.ts';
import { elsewhereText, matchEventText } from '../../../text/news.ts';
import { exampleMove, gameOverText, type PromptHelp } from '../../../text/not-understood.ts';
import { changeText, impossibleText, offerText, saveFaultText } from '../../../text/outcome.ts';
import { preMovePlayedText, WAIT_TEXT } from '../../../text/pre-move.ts';
import { leaveQuestion, RESIGN_QUESTION } from '../../../text/question.ts';
import { refusalText } from '../../../text/refusal.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { layoutFor } from '../../board/fitted-board.tsx';
import { showsMoves } from '../../board/game-board.tsx';
import type { Legend } from '../../board/legend.ts';
import { MoveTexts } from '../../board/move-texts.ts';
import { wordsNow } from '../../prompt/completion.ts';
import { PromptScreen } from '../../prompt/prompt-screen.ts';
import { Suggestions } from '../../prompt/suggestions.ts';
import { lookUp } from '../page/look-up.ts';
import { helpPage } from '../page/pages.ts';
import { settingsScreen } from '../settings/settings.ts';
import { pastedTokens } from './pasted-tokens.ts';
import { PlayView, type RoomShown } from './play-view.tsx';

/** An outcome that has changed the game. */
type Done = Extract<Outcome, { kind: 'played' | 'ended' | 'undone' | 'noted' | 'saved' }>;

/** Outcomes of lines that do nothing. */
const REFUSED: readonly Outcome['kind'][] = ['empty', 'refused', 'impossible', 'not-saved'];

/** As many saved games are looked at for one of the variant. */
const LOOKED_AT = 200;

/** Whether a saved game tells that somebody here has played the variant. */
function isFamiliar({ store }: Services, { variant, record }: Match): boolean {
  try {
    const games = store.list().slice(0, LOOKED_AT);
    const room = roomOf(record)?.code ?? '';
    // The game of a room has a file before its first move.
    const isOther = (code: string) => code === '' || code !== room;
    return games.some(({ head }) => head.variant === variant.id && isOther(head.room));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return true;
  }
}

/** The game on the board and the prompt below it. */
export class PlayScreen extends PromptScreen {
  readonly kind = 'play';
  /** The place to which Esc leads, in a word. */
  protected readonly backTo: string = 'menu';
  readonly services: Services;
  readonly suggestions: Suggestions;
  readonly opponents: Players;
  /** The move of the last hint, until the next key. */
  #hinted: readonly Move[] = [];
  /** A text that stays while an engine moves, until a person enters something. */
  news: string | undefined;
  #turned = false;
  /** A move that is played as soon as it is one's turn. */
  #preMove: string | undefined;
  /** What was said when the last such move was played. */
  #preMoveNote: string | undefined;
  /** Whether the player has played this variant before. */
  readonly #isFamiliar: boolean;
  /** A move as it is written. It stays the same, or each move would draw the legend anew. */
  readonly #example: string | undefined;
  /** Whether the player has asked for the legend, which goes with the next move. */
  #asksLegend = false;
  /** The app that has shown it last. */
  protected app: Navigator | undefined;
  readonly #texts: MoveTexts;

  /** @param players who play the match. Default: as its record tells */
  constructor(
    services: Services,
    match: Match,
    message?: string,
    players: Players = services.seat(match),
  ) {
    super();
    this.services = services;
    this.opponents = players;
    this.opponents.keyboard.follow((event) => this.#hear(event));
    this.#texts = new MoveTexts(match.variant, match.record.start.placement);
    this.suggestions = new Suggestions(
      this,
      () => services.notation,
      (isOver) => this.wordsNow(isOver),
    );
    this.news = message;
    this.#isFamiliar = isFamiliar(services, match);
    this.#example = exampleMove(match.game.position);
    const [unseated] = this.opponents.unseated;
    if (unseated) this.warn(unseatedText(unseated, nameOf(services.table.latestPath ?? '')));
  }

  render(): ReactNode {
    const { match, opponents, news, legend } = this;
    return (
      <PlayView
        prompt={this.promptView}
        match={match}
        thinking={opponents.toMove}
        person={opponents.person}
        starting={opponents.starting}
        news={news}
        preMove={this.#preMove}
        backTo={this.backTo}
        legend={legend}
        room={this.roomShown}
      />
    );
  }

  get match(): Match {
    return this.opponents.match;
  }

  /** What is shown of the room in which the game is; undefined where it is in none. */
  protected get roomShown(): RoomShown | undefined {
    return undefined;
  }

  /** The words that can be typed. */
  protected wordsNow(isOver: boolean): readonly string[] {
    return wordsNow(this.match.variant, isOver);
  }

  /** How to move, and the pieces: in the first game of a variant, or when it was asked for. */
  get legend(): Legend | undefined {
    if (this.isOver || (this.#isFamiliar && !this.#asksLegend)) return undefined;
    const hasMouse = this.services.settings.all.mouse === 'on';
    return { hints: howToMove(this.#example, hasMouse), isAsked: this.#asksLegend };
  }

  /** The game as it is shown, with a move that is on its way. */
  get game(): Game {
    return (this.opponents.tentative ?? this.match).game;
  }

  protected override get person(): Color {
    return this.opponents.person ?? this.game.turn;
  }

  get ending(): Ending | undefined {
    return this.match.ending;
  }

  /** Whether an engine is to move. */
  get isWaiting(): boolean {
    return this.opponents.toMove !== undefined;
  }

  get isOver(): boolean {
    return this.match.ending !== undefined;
  }

  /** The moves played, in the notation that is shown. */
  get moves(): readonly PlayedMove[] {
    const { match, opponents } = this;
    const { tentative } = opponents;
    const moves = tentative ? [...match.moves, tentative.played] : match.moves;
    return this.#texts.of(moves, this.services.notation);
  }

  /** Whether White is at the bottom. */
  get flipped(): boolean {
    const { flip } = this.services.settings.all;
    const bottom = bottomSide(flip, this.game.turn, this.opponents.person);
    return (bottom === 'white') !== this.#turned;
  }

  protected override get pointedOut(): readonly Move[] {
    return [...this.meantMoves, ...this.#hinted];
  }

  protected override beforeEntry(): void {
    this.#hinted = [];
  }

  /** The players see the board: the game goes on. */
  shown(app: Navigator): void {
    this.app = app;
    this.opponents.begin();
  }

  hidden(): void {
    this.opponents.rest();
  }

  /** Rings the bell, if the player wants it: somebody else has done something. */
  ring(app: Navigator): void {
    if (this.services.settings.all.bell === 'on') app.bell();
  }

  /** Does what a line says; asks before the game is given up. */
  submit(text: string, app: Navigator): void {
    const word = parseWord(WORDS, text)?.word;
    if (!word && this.isWaiting && this.opponents.person) this.waitWith(text);
    else if (word !== 'resign' || this.isOver) this.enterLine(text, app);
    else this.ask(text, { text: RESIGN_QUESTION, yes: () => this.enterLine(text, app) });
  }

  /** Keeps a move until it is one's turn; a text that is no move is refused at once. */
  protected waitWith(text: string): void {
    const { position, lastTo } = this.game;
    const reading = readMove(position, text, lastTo);
    if (reading.kind === 'not-understood') {
      this.refuse(text, refusalText(position, text, reading, this.#help));
    } else this.#preMove = text.trim();
  }

  /** Plays the move that waits. A text that is being typed stays. */
  #playPreMove(app: Navigator): void {
    const text = this.#preMove;
    if (text === undefined || this.isWaiting || this.isOver) return;
    this.#preMove = undefined;
    this.besideText(() => {
      const outcome = this.enterLine(text, app);
      if (outcome.kind !== 'played' || this.isOver) return;
      this.#preMoveNote = preMovePlayedText(text);
      this.say(this.#preMoveNote);
    });
    this.suggestions.follow(this.line, app);
  }

  /** Nothing waits any more, and what has waited is no news. */
  #forgetPreMove(): void {
    this.#preMove = undefined;
    if (this.news === this.#preMoveNote) this.news = undefined;
  }

  /** Does what a line says, and shows what came of it. */
  protected enterLine(text: string, app: Navigator): Outcome {
    const outcome = this.opponents.keyboard.enter(text);
    if (!REFUSED.includes(outcome.kind)) this.news = undefined;
    if (outcome.kind === 'undone' || outcome.kind === 'ended') this.#preMove = undefined;
    this.#show(outcome, text, app);
    return outcome;
  }

  protected choose(move: Move, app: Navigator): void {
    this.news = undefined;
    this.#show(this.opponents.keyboard.play(move), '', app);
  }

  /** Follows what others do, also while another screen is shown. */
  #hear(event: MatchEvent): void {
    const { app } = this;
    this.#showEvent(event);
    if (event.kind === 'failed' || event.kind === 'taken-back') this.#preMove = undefined;
    if (this.isOver) this.#forgetPreMove();
    if (!app) return;
    // Whoever else hears of the move hears of it first.
    if (event.kind === 'moved' && this.#preMove) app.schedule(() => this.#playPreMove(app), 0);
    this.suggestions.follow(this.line, app);
    if (this.#isHeard(event)) this.ring(app);
    this.tellBelow(matchEventText(event, this.ending));
    app.changed();
  }

  /** Tells what others do while another screen is shown. @param text undefined for nothing */
  protected tellBelow(text: string | undefined): void {
    const { app } = this;
    if (text === undefined || !app || app.hasQuit || app.screen === this) return;
    if (app.screens.includes(this)) app.tell(elsewhereText(text));
  }

  #showEvent(event: MatchEvent): void {
    switch (event.kind) {
      case 'moved':
        this.#showOther({ kind: 'played', ...event.played });
        return;
      case 'ended':
        if (event.ending.reason === 'time') this.#clearPrompt();
        // An engine that moved illegally has failed, which stays to be read.
        if (event.ending.reason !== 'illegal move') this.#showOther(event);
        return;
      case 'taken-back':
        this.#showOther(undone(event.moves));
        return;
      case 'offered':
        this.say(offerText(event.offer));
        return;
      case 'declined':
        this.say(impossibleText('declined'));
        return;
      case 'failed':
        this.warn(engineFailedText(event));
        return;
      case 'started':
        if (event.optionFaults.length > 0 || !this.message) this.say(engineStartedText(event));
        return;
      case 'clock':
        return;
      default:
        event satisfies never;
    }
  }

  /** Whether the bell rings for an event: a flag, or what an engine does to a person. */
  #isHeard(event: MatchEvent): boolean {
    if (event.kind === 'ended' && event.ending.reason === 'time') return true;
    const isDone = event.kind === 'moved' || event.kind === 'ended' || event.kind === 'failed';
    return isDone && this.opponents.person !== undefined;
  }

  /** Shows what others did; the cursor and a question stay. */
  #showOther(outcome: Done): void {
    const { question, message, hand } = this;
    if (message?.tone === 'plain') this.news = message.text;
    this.#showDone(outcome);
    if (this.isOver) return;
    this.dispatch({ kind: 'ask', question });
    this.dispatch({ kind: 'point', cursor: hand.cursor });
  }

  /** Drops what is typed and picked up. */
  #clearPrompt(): void {
    this.line.set('');
    this.dispatch({ kind: 'let-go' });
    this.suggestions.leaveTab();
  }

  /** Pieces are picked up in one's own turn only. */
  protected override enterNothing(): boolean {
    const { person } = this.opponents;
    if (this.isOver) this.warn(gameOverText('', this.wordsNow(true)));
    else if (this.isWaiting) this.warn(person ? WAIT_TEXT : impossibleText('not-your-turn'));
    return this.isOver || this.isWaiting;
  }

  protected override paste(text: string, app: Navigator): void {
    const { position } = this.game;
    const tokens = pastedTokens(text, position);
    // Words act by Enter only, and a paste adds to a text that was begun.
    if (typeof tokens === 'string' || !(this.line.isEmpty || this.line.isSelected)) {
      this.type(typeof tokens === 'string' ? tokens : text.trim().replace(/\s+/g, ' '));
    } else this.#playAll(tokens, app);
  }

  /** Plays the moves of a pasted list; what cannot be played stays in the prompt. */
  #playAll(tokens: readonly string[], app: Navigator): void {
    let left = tokens;
    let isRefused = false;
    for (
      let [next] = left;
      next !== undefined && !isRefused && !parseWord(WORDS, next);
      [next] = left
    ) {
      const outcome = this.enterLine(this.#asListed(next), app);
      if (this.question && outcome.kind === 'refused' && left.length > 1) {
        // An answer would concern the first move alone.
        this.dispatch({ kind: 'ask', question: undefined });
        this.refuse('', refusalText(this.game.position, next, outcome.reading, this.#help));
      }
      isRefused = outcome.kind !== 'played';
      if (!isRefused) left = left.slice(1);
    }
    this.line.set(left.join(' '));
    if (isRefused) this.line.select();
  }

  /** A move of a list as it is typed: USI declines a promotion by not mentioning it. */
  #asListed(text: string): string {
    const isUsi = /^\d[a-i]\d[a-i]$/.test(text);
    return isUsi && readMove(this.game.position, text).kind === 'choice' ? `${text}=` : text;
  }

  protected openHelp(app: Navigator): void {
    app.open(helpPage(this.match.variant));
  }

  protected leaveBoard(app: Navigator): void {
    if (this.#preMove !== undefined) this.#preMove = undefined;
    else if (this.#asksLegend) this.#asksLegend = false;
    else this.openMenu(app);
  }

  /** Leads to where other games are begun. */
  protected openMenu(app: Navigator): void {
    app.open(app.routes.menu(this.services, this));
  }

  /** Shows the outcome of a typed line, which stays in the prompt if it is refused. */
  #show(outcome: Outcome, typed: string, app: Navigator): void {
    this.forgetAnswer();
    switch (outcome.kind) {
      case 'empty':
        return;
      case 'played':
      case 'ended':
      case 'undone':
      case 'noted':
      case 'saved':
        this.#showDone(outcome);
        return;
      case 'refused':
        if (outcome.reading.kind === 'choice') this.askPromotion(typed, outcome.reading.moves, app);
        else {
          const { position } = this.game;
          this.refuse(typed, refusalText(position, typed, outcome.reading, this.#help));
        }
        return;
      case 'impossible':
        if (outcome.why === 'declined') this.say(impossibleText(outcome.why));
        else if (outcome.why === 'game-over') this.#refuseAfterEnd(typed);
        else this.refuse(typed, impossibleText(outcome.why, outcome.word));
        return;
      case 'offered':
        this.say(offerText(outcome.offer));
        return;
      case 'not-saved':
        this.refuse(typed, saveFaultText(outcome.fault));
        return;
      case 'view':
        this.#doViewWord(outcome, typed, app);
        return;
      default:
        outcome satisfies never;
    }
  }

  #showDone(outcome: Done): void {
    this.forgetAnswer();
    if (outcome.kind === 'played') {
      this.#asksLegend = false;
      this.dispatch({ kind: 'let-go' });
    } else if (outcome.kind !== 'ended') this.say(changeText(outcome));
  }

  /** The position has become another, or something else is said. */
  protected forgetAnswer(): void {
    this.suggestions.reset();
    this.dispatch({ kind: 'forget-answer' });
  }

  /** Handles the words that leave the game as it is. @param typed the whole line */
  #doViewWord(
    { word, argument }: Extract<Outcome, { kind: 'view' }>,
    typed: string,
    app: Navigator,
  ): void {
    const { services, match } = this;
    switch (word) {
      case 'hint':
        this.#hint(typed, app);
        return;
      case 'flip':
        this.#turned = !this.#turned;
        return;
      case 'moves':
      case 'show':
      case 'labels':
      case 'theme':
      case 'rules': {
        const fault = lookUp(this, this.game, word, argument, app);
        if (fault !== undefined) this.refuse(typed, fault);
        return;
      }
      case 'rematch':
        app.replace(new PlayScreen(services, services.table.rematch(match)));
        return;
      case 'replay':
        // The board stays as it is turned.
        app.open(app.routes.replay(services, match, this.flipped));
        return;
      case 'settings':
        app.open(settingsScreen(services));
        return;
      case 'learn':
        app.open(app.routes.learn(services, match.variant));
        return;
      case 'help':
        if (this.hasLegendRoom(app) && !this.isOver) this.#asksLegend = true;
        else this.openHelp(app);
        return;
      case 'menu':
        this.openMenu(app);
        return;
      case 'board':
        return;
      case 'quit':
        this.#leave(typed, app);
        return;
      default:
        word satisfies never;
    }
  }

  protected hasLegendRoom({ size }: Navigator): boolean {
    const layout = layoutFor(this.match.variant, this.services, size);
    return layout !== undefined && showsMoves(layout);
  }

  /** Says and marks a good move, if the game has not gone on. @param typed the whole line */
  #hint(typed: string, app: Navigator): void {
    const { match, services, opponents } = this;
    if (match.ending) {
      this.#refuseAfterEnd(typed);
      return;
    }
    if (opponents.toMove) {
      this.refuse(typed, impossibleText('not-your-turn'));
      return;
    }
    const { ply } = match.game;
    const adviser = services.engines.adviser();
    this.say(HINT_IS_COMING);
    opponents.hint(adviser).then(
      (report) => {
        if (report === undefined || match.game.ply !== ply) return;
        this.#hinted = report.line.slice(0, 1);
        this.say(hintText(match.game.position, report));
        app.changed();
      },
      (error) => {
        if (!(error instanceof EngineError)) throw error;
        this.warn(engineFaultText(adviser.engine.name, error));
        app.changed();
      },
    );
  }

  /** Leaves the program, after a question if a clock runs. @param typed the whole line */
  #leave(typed: string, app: Navigator): void {
    const question = this.leaveQuestion;
    if (question === undefined) app.quit();
    else this.ask(typed, { text: question, yes: () => app.quit() });
  }

  /** The question before the game is left; undefined if it is left at once. */
  get leaveQuestion(): string | undefined {
    if (this.match.clock === undefined || this.isOver) return undefined;
    return leaveQuestion(this.services.settings.all['away-time'] === 'counts');
  }

  /** Says that a line does nothing after the end, and which words do. */
  #refuseAfterEnd(typed: string): void {
    this.refuse(typed, gameOverText(typed, this.wordsNow(true)));
  }

  /** The words that can be typed now. */
  get #help(): PromptHelp {
    return { words: this.wordsNow(this.isOver), hasTab: true };
  }
}
