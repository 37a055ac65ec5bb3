import type { Game } from '../../core/game.ts';
import type { Move } from '../../core/move.ts';
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
import type { App } from '../app.ts';
import { MoveTexts } from '../move-texts.ts';
import type { Services } from '../services.ts';
import { Suggestions } from '../suggestions.ts';
import { menuScreen } from './menu.ts';
import { helpPage } from './pages.ts';
import { PlayClock } from './play-clock.ts';
import { PlayOpponents } from './play-opponents.ts';
import { pasteMoves } from './play-paste.ts';
import { doViewWord } from './play-words.ts';
import { PromptScreen } from './prompt-screen.ts';

/** The game on the board and the prompt below it. */
export class PlayScreen extends PromptScreen {
  readonly kind = 'play';
  readonly services: Services;
  readonly match: Match;
  readonly suggestions: Suggestions;
  readonly opponents: Opponents;
  readonly #computers: PlayOpponents;
  readonly clock = new PlayClock(this);
  #turned = false;
  readonly #texts: MoveTexts;

  constructor(services: Services, match: Match, message?: string) {
    super();
    this.services = services;
    this.match = match;
    this.opponents = services.seat(match);
    this.#computers = new PlayOpponents(this);
    this.#texts = new MoveTexts(match.variant, match.record.start.placement);
    this.suggestions = new Suggestions(match, () => services.notation);
    if (message) this.say(message);
    const [unseated] = this.opponents.unseated;
    if (unseated) this.warn(unseatedText(unseated, nameOf(services.table.latestPath ?? '')));
  }

  get game(): Game {
    return this.match.game;
  }

  get isOver(): boolean {
    return this.match.ending !== undefined;
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

  protected override get pointedOut(): readonly Move[] {
    return [...this.meantMoves, ...this.#computers.hinted];
  }

  override press(event: KeyEvent, app: App): void {
    this.#computers.forgetHint();
    super.press(event, app);
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

  /** Thinks about a good move, which is said and marked when it is there. @param typed the word */
  hint(typed: string, app: App): void {
    this.#computers.hint(typed, app);
  }

  /** Does what a line says, and shows what came of it. */
  submit(text: string, app: App): Outcome {
    const outcome = this.opponents.enter(text);
    this.show(outcome, text, app);
    return outcome;
  }

  protected choose(move: Move, app: App): void {
    this.show(this.match.play(move), '', app);
  }

  protected paste(text: string, app: App): void {
    pasteMoves(this, text, app);
  }

  protected openHelp(app: App): void {
    app.open(helpPage(this.match.variant));
  }

  protected leaveBoard(app: App): void {
    app.open(menuScreen(this.services, this));
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
        if (outcome.reading.kind === 'choice') this.askChoice(typed, outcome.reading.moves);
        else this.refuse(typed, refusalText(this.game.position, typed, outcome.reading));
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

  turnBoard(): void {
    this.#turned = !this.#turned;
  }

  /** The same game once more, in the place of this one. */
  rematch(app: App): void {
    const { services, match } = this;
    app.replace(new PlayScreen(services, services.table.rematch(match)));
  }
}
