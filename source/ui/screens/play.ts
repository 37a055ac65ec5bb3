import {
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
  PROMOTION_FLAG,
} from '../../core/move.ts';
import type { Square } from '../../core/square.ts';
import { bottomSide } from '../../match/bottom-side.ts';
import type { Match } from '../../match/match.ts';
import type { Opponents } from '../../match/opponents.ts';
import type { Outcome, PlayedMove } from '../../match/outcome.ts';
import { nameOf } from '../../records/game-folder.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { endingText } from '../../text/ending.ts';
import { unseatedText } from '../../text/engine-fault.ts';
import { changeText, impossibleText, offerText, saveFaultText } from '../../text/outcome.ts';
import { refusalText } from '../../text/refusal.ts';
import { type App, keyOf } from '../app.ts';
import type { Arrow } from '../board-cursor.ts';
import { BoardHand } from '../board-hand.ts';
import { addMark, lastMoveMarks } from '../board-marks.ts';
import { actionOf } from '../keymap.ts';
import { LabelNotice } from '../label-notice.ts';
import { MoveTexts } from '../move-texts.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import { Suggestions } from '../suggestions.ts';
import type { Mark } from '../theme.ts';
import { menuScreen } from './menu.ts';
import { helpPage } from './pages.ts';
import { PlayClock } from './play-clock.ts';
import { PlayOpponents } from './play-opponents.ts';
import { pasteMoves } from './play-paste.ts';
import { doViewWord } from './play-words.ts';
import type { KeyHandler } from './screen.ts';

/** What stands in the status row until the next key that enters something. */
export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

/** The game on the board and the prompt below it. */
export class PlayScreen implements KeyHandler {
  readonly kind = 'play';
  readonly services: Services;
  readonly line = new PromptLine();
  readonly match: Match;
  readonly hand = new BoardHand();
  readonly suggestions: Suggestions;
  readonly labelNotice = new LabelNotice();
  message: Message | undefined;
  /** The move that waits for the answer whether it promotes: the two moves it may be. */
  choice: readonly [declined: Move, promoted: Move] | undefined;
  readonly opponents: Opponents;
  readonly #computers: PlayOpponents;
  readonly clock = new PlayClock(this);
  #turned = false;
  readonly #texts: MoveTexts;

  constructor(services: Services, match: Match, message?: string) {
    this.services = services;
    this.match = match;
    this.opponents = services.seat(match);
    this.#computers = new PlayOpponents(this);
    this.#texts = new MoveTexts(match.variant, match.record.start.placement);
    this.suggestions = new Suggestions(match, () => services.notation);
    if (message) this.message = { text: message, tone: 'plain' };
    const [unseated] = this.opponents.unseated;
    if (unseated) this.warn(unseatedText(unseated, nameOf(services.table.latestPath ?? '')));
  }

  /** The moves played, in the notation that is shown. */
  get moves(): readonly PlayedMove[] {
    return this.#texts.of(this.match.moves, this.services.notation);
  }

  /** Whether White is at the bottom. */
  get flipped(): boolean {
    const { flip } = this.services.settings.all;
    const bottom = bottomSide(flip, this.match.game.turn, this.opponents.person);
    return (bottom === 'white') !== this.#turned;
  }

  /** Whether a move that is meant has the choice to promote. */
  get mayPromote(): boolean {
    const meant = this.#meantMoves();
    const declined = new Set(meant.filter((move) => !isPromotion(move)));
    return meant.some((move) => isPromotion(move) && declined.has(move & ~PROMOTION_FLAG));
  }

  /** Squares to point out. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.match.game);
    for (const move of [...this.#meantMoves(), ...this.#computers.hinted]) {
      addMark(marks, moveTo(move), 'target');
      if (!isDrop(move)) addMark(marks, moveFrom(move), 'picked');
    }
    const { cursor } = this.hand;
    if (cursor?.kind === 'square') addMark(marks, cursor.square, 'cursor');
    return marks;
  }

  press(event: KeyEvent, app: App): void {
    this.#computers.forgetHint();
    this.#handle(event, app);
    this.suggestions.follow(this.line, app);
    this.#computers.letPlay(app);
    this.clock.follow(app);
  }

  shown(app: App): void {
    this.clock.shown(app);
    this.#computers.greet(app);
    this.#computers.letPlay(app);
  }

  hidden(): void {
    this.clock.hidden();
    this.opponents.rest();
  }

  /** Something happens that the player has not done. */
  ring(app: App): void {
    if (this.services.settings.all.bell === 'on') app.bell();
  }

  /** Thinks about a good move, which is said and marked when it is there. */
  hint(app: App): void {
    this.#computers.hint(app);
  }

  #handle(event: KeyEvent, app: App): void {
    if (event.kind === 'paste') {
      pasteMoves(this, event.text, app);
      return;
    }
    if (this.choice && this.#answerChoice(event, app)) return;
    const key = keyOf(event);
    const action =
      event.kind === 'key' || (key === '?' && this.line.isEmpty)
        ? actionOf('play', key)
        : undefined;
    if (action !== 'complete' && action !== 'complete-back') this.suggestions.leaveTab();
    switch (action) {
      case 'enter':
        this.#enter(app);
        return;
      case 'complete':
        this.suggestions.complete(1, this.line);
        return;
      case 'complete-back':
        this.suggestions.complete(-1, this.line);
        return;
      case 'help':
        app.open(helpPage(this.match.variant));
        return;
      case 'escape':
        this.#escape(app);
        return;
      case 'leave':
        if (this.line.isEmpty) app.quit();
        return;
      case 'arrow':
        if (!this.line.isEmpty) this.line.edit(key);
        else if (!this.match.ending) {
          this.hand.move(key as Arrow, this.match.game.position, this.flipped);
        }
        return;
      default:
        if (event.kind === 'key') this.line.edit(key);
        else this.type(event.text);
    }
  }

  /** Does what a line says, and shows what came of it. */
  submit(text: string, app: App): Outcome {
    const outcome = this.opponents.enter(text);
    this.show(outcome, text, app);
    return outcome;
  }

  /** Puts a text into the prompt, at the caret. */
  type(text: string): void {
    this.hand.clear();
    this.line.insert(text);
  }

  #enter(app: App): void {
    if (!this.line.isEmpty) {
      this.submit(this.line.enter(), app);
      return;
    }
    const text = this.hand.act(this.match.game.position);
    if (this.hand.picked) this.message = undefined;
    if (text === undefined) return;
    this.submit(text, app);
    if (!this.choice) this.line.set('');
  }

  /** Shows what came of what was typed, which stays in the prompt where it is refused. */
  show(outcome: Outcome, typed: string, app: App): void {
    this.suggestions.reset();
    this.message = undefined;
    this.choice = undefined;
    switch (outcome.kind) {
      case 'empty':
        return;
      case 'played':
        this.hand.clear();
        return;
      case 'ended':
        this.say(`${endingText(outcome.ending)}.`);
        return;
      case 'refused':
        if (outcome.reading.kind === 'choice') {
          this.line.set(typed);
          this.choice = outcome.reading.moves;
          this.say(`${typed.trim()}: promote? + yes, = no, Esc takes it back.`);
        } else {
          this.refuse(typed, refusalText(this.match.game.position, typed, outcome.reading));
        }
        return;
      case 'impossible':
        if (outcome.why === 'declined') this.say(impossibleText(outcome.why));
        else this.refuse(typed, impossibleText(outcome.why, outcome.word));
        return;
      case 'offered':
        this.say(offerText(outcome.offer));
        return;
      case 'not-saved':
        this.refuse(typed, saveFaultText(outcome.fault));
        return;
      case 'undone':
      case 'noted':
      case 'saved':
        this.say(changeText(outcome));
        return;
      case 'view':
        doViewWord(this, outcome, typed, app);
        return;
      default:
        outcome satisfies never;
    }
  }

  /** + and = answer; Esc takes the move back; anything else goes on with the text. */
  #answerChoice(event: KeyEvent, app: App): boolean {
    const choice = this.choice;
    const answer = ['=', '+'].indexOf(keyOf(event));
    this.dropChoice();
    if (choice === undefined || answer < 0) return false;
    this.line.set('');
    this.show(this.match.play(choice[answer]), '', app);
    return true;
  }

  /** Whether a move promotes is not asked any more. */
  dropChoice(): void {
    if (this.choice) this.message = undefined;
    this.choice = undefined;
  }

  #escape(app: App): void {
    if (!this.line.isEmpty) this.line.set('');
    else if (this.hand.picked) this.hand.picked = undefined;
    else if (this.hand.cursor) this.hand.cursor = undefined;
    else app.open(menuScreen(this.services, this));
    this.message = undefined;
  }

  /** The legal moves that are meant by what is picked up or typed. */
  #meantMoves(): readonly Move[] {
    if (this.hand.picked) return this.hand.moves(this.match.game.position);
    return this.suggestions.shown.flatMap(({ move }) => (move === undefined ? [] : [move]));
  }

  /** Puts a text into the status row. */
  say(text: string): void {
    this.message = { text, tone: 'plain' };
  }

  /** Says why what was typed is not done, and leaves it to be corrected. */
  refuse(typed: string, text: string): void {
    this.line.set(typed);
    this.warn(text);
  }

  /** Puts a text that something is wrong into the status row. */
  warn(text: string): void {
    this.message = { text, tone: 'warning' };
  }

  turnBoard(): void {
    this.#turned = !this.#turned;
  }

  /** The same game once more, in the place of this one. */
  rematch(app: App): void {
    const { services, match } = this;
    app.replace(new PlayScreen(services, services.table.rematch(match)));
  }
}
