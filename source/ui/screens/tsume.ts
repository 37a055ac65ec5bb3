import type { Game } from '../../core/game.ts';
import type { Move } from '../../core/move.ts';
import { EngineError } from '../../engine/engine.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { Tsume } from '../../match/tsume.ts';
import type { TsumeSet } from '../../match/tsume-set.ts';
import { parseTsumeWord, TSUME_WORDS, type TsumeWord } from '../../match/words.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { engineFaultText } from '../../text/engine-fault.ts';
import { refusalText } from '../../text/refusal.ts';
import {
  noCheckText,
  notRememberedText,
  progressText,
  TSUME_ANSWERS,
  TSUME_NAMES,
  tryText,
  tsumeHintText,
} from '../../text/tsume.ts';
import type { App } from '../app.ts';
import { MoveTexts } from '../move-texts.ts';
import type { Services } from '../services.ts';
import { Suggestions } from '../suggestions.ts';
import { tsumeHelpPage } from './pages.ts';
import { PromptScreen } from './prompt-screen.ts';
import { doTsumeWord } from './tsume-words.ts';

/** A mating problem on the board and the prompt below it. */
export class TsumeScreen extends PromptScreen {
  readonly kind = 'tsume';
  readonly services: Services;
  readonly set: TsumeSet;
  suggestions!: Suggestions;
  #texts!: MoveTexts;
  /** The move of the last hint, until the next key. */
  #hinted: Move | undefined;
  #isTurned = false;

  /** @param note what should be known of the file, said until the first key */
  constructor(services: Services, set: TsumeSet, note = '') {
    super();
    this.services = services;
    this.set = set;
    this.#begin();
    if (note) this.warn(note);
  }

  get tsume(): Tsume {
    return this.set.tsume;
  }

  get game(): Game {
    return this.tsume.game;
  }

  get isOver(): boolean {
    return this.tsume.state === 'solved';
  }

  /** The moves tried, in the notation that is shown. */
  get moves(): readonly PlayedMove[] {
    return this.#texts.of(this.tsume.moves, this.services.notation);
  }

  /** Who mates sits at the bottom, unless the board is turned. */
  get flipped(): boolean {
    return (this.tsume.problem.start.placement.turn === 'white') !== this.#isTurned;
  }

  protected override get pointedOut(): readonly Move[] {
    return this.#hinted === undefined ? this.meantMoves : [this.#hinted];
  }

  shown(app: App): void {
    this.#verify(app);
  }

  override press(event: KeyEvent, app: App): void {
    this.#hinted = undefined;
    super.press(event, app);
  }

  /** Does what a line says. */
  submit(text: string, app: App): void {
    const word = parseTsumeWord(text);
    const { state } = this.tsume;
    if (word) this.#doWord(word.word, word.argument, text, app);
    else if (state === 'solved' || state === 'thinking') this.refuse(text, TSUME_ANSWERS[state]);
    else this.#enterMove(text, app);
  }

  #enterMove(text: string, app: App): void {
    const { tsume } = this;
    this.retract();
    const typed = tsume.read(text);
    switch (typed.kind) {
      case 'empty':
        return;
      case 'move':
        this.#try(typed.move, app);
        return;
      case 'no-check':
        this.refuse(text, noCheckText(typed.text));
        return;
      case 'refused': {
        const { reading } = typed;
        if (reading.kind === 'choice') this.askChoice(text, reading.moves);
        else this.refuse(text, refusalText(tsume.game.position, text, reading));
        return;
      }
      default:
        typed satisfies never;
    }
  }

  #begin(): void {
    const { tsume, services } = this;
    this.#texts = new MoveTexts(tsume.problem.variant, tsume.problem.start.placement);
    this.suggestions = new Suggestions(tsume, () => services.notation, wordsNow);
    this.hand.clear();
    this.line.set('');
    this.choice = undefined;
    this.message = undefined;
  }

  /** Looks in the background whether there is a mate. */
  #verify(app: App): void {
    const { tsume } = this;
    if (tsume.finding === undefined) this.#wait(tsume.verify(), app, () => {});
  }

  /** Shows what the engine answers when it comes, unless another problem is on the board by then. */
  #wait<Answer>(answer: Promise<Answer>, app: App, show: (answer: Answer) => void): void {
    const { tsume } = this;
    answer.then(
      (value) => {
        if (tsume !== this.tsume) return;
        show(value);
        this.suggestions.follow(this.line, app);
        app.changed();
      },
      (error) => {
        if (!(error instanceof EngineError)) throw error;
        if (tsume !== this.tsume) return;
        this.suggestions.reset();
        this.warn(engineFaultText(TSUME_NAMES.defender, error));
        app.changed();
      },
    );
  }

  protected paste(text: string): void {
    this.dropChoice();
    this.type(text.trim().replace(/\s+/g, ' '));
  }

  protected openHelp(app: App): void {
    app.open(tsumeHelpPage(this.tsume.problem.variant));
  }

  /** Takes back a try that failed. */
  override retract(): void {
    if (this.tsume.state !== 'failed') return;
    this.tsume.retract();
    this.suggestions.reset();
  }

  protected override enterNothing(app: App): boolean {
    const { state } = this.tsume;
    if (state !== 'solved' && state !== 'failed') return false;
    this.#doWord(state === 'solved' ? 'next' : 'undo', '', '', app);
    return true;
  }

  protected choose(move: Move, app: App): void {
    this.#try(move, app);
  }

  /** Plays a move; the answer to it comes later. */
  #try(move: Move, app: App): void {
    this.suggestions.reset();
    this.hand.clear();
    this.message = undefined;
    const { tsume, set } = this;
    this.#wait(tsume.try(move), app, (outcome) => {
      if (outcome.kind === 'forgotten') return;
      this.suggestions.reset();
      const { text, isRight } = tryText(outcome, tsume);
      if (!isRight) this.warn(text);
      else if (outcome.kind !== 'solved') this.say(text);
      else {
        const error = set.markSolved();
        if (error === undefined) this.say(`${text} ${progressText(set)}`.trimEnd());
        else this.warn(`${text} ${notRememberedText(error)}`);
      }
      this.#verify(app);
    });
  }

  /** Does a word; what is refused stays in the prompt. */
  #doWord(word: TsumeWord, argument: string, typed: string, app: App): void {
    this.message = undefined;
    const refusal = doTsumeWord(this, word, argument, app);
    if (refusal !== undefined) this.refuse(typed, refusal);
  }

  /** Takes the last try back. @returns whether there is one */
  undo(): boolean {
    const isUndone = this.tsume.undo();
    this.suggestions.reset();
    return isUndone;
  }

  turn(): void {
    this.#isTurned = !this.#isTurned;
  }

  /** Puts another problem on the board. @returns whether there is one of this index */
  goTo(index: number, app: App): boolean {
    if (!this.set.go(index)) return false;
    this.#begin();
    this.#verify(app);
    return true;
  }

  /** Says and marks the next move of the mate. */
  hint(app: App): void {
    const { tsume } = this;
    this.say(TSUME_ANSWERS.looking);
    const hint = tsume.hint();
    this.suggestions.reset();
    const { ply } = tsume.game;
    this.#wait(hint, app, (finding) => {
      if (tsume.game.ply !== ply) return;
      this.#hinted = finding.kind === 'mate' ? finding.line[0] : undefined;
      this.say(tsumeHintText(tsume.game.position, finding));
      this.#verify(app);
    });
  }

  /** What is said of a problem that is solved stays. */
  protected override escape(app: App): void {
    const { message } = this;
    super.escape(app);
    if (this.isOver) this.message = message;
  }

  protected leaveBoard(): void {
    this.retract();
  }
}

/** The words that do something while moves can be tried, and after it. */
function wordsNow(isOver: boolean): string[] {
  const notNow: readonly TsumeWord[] = isOver ? ['board', 'hint', 'moves'] : ['board'];
  return TSUME_WORDS.map(({ name }) => name).filter((name) => !notNow.includes(name));
}
