import type { ReactNode } from 'react';
import { EngineError } from '../../../engine/engine.ts';
import type { PlayedMove } from '../../../match/outcome.ts';
import type { Tsume } from '../../../match/problems/tsume.ts';
import type { TsumeSet } from '../../../match/problems/tsume-set.ts';
import { harmlessFirst, parseWord, TSUME_WORDS, type TsumeWord } from '../../../match/words.ts';
import { appendMove, createRecord } from '../../../records/tree/record.ts';
import type { Game } from '../../../rules/core/game.ts';
import type { Move } from '../../../rules/core/move.ts';
import { engineFaultText } from '../../../text/engine-fault.ts';
import { goFaultText } from '../../../text/phrases.ts';
import { refusalText } from '../../../text/refusal.ts';
import {
  type HelpWord,
  helpQuestion,
  lengthText,
  noCheckText,
  notedText,
  pliesFaultText,
  problemTitle,
  progressText,
  ratingsText,
  repeatText,
  solutionText,
  TSUME_ANSWERS,
  TSUME_NAMES,
  tryText,
  tsumeHintText,
} from '../../../text/tsume.ts';
import type { Message } from '../../app/message.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { MoveTexts } from '../../board/move-texts.ts';
import { PromptScreen } from '../../prompt/prompt-screen.ts';
import { Suggestions } from '../../prompt/suggestions.ts';
import { lookUp } from '../page/look-up.ts';
import { tsumeHelpPage } from '../page/pages.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { TsumeView } from './tsume-view.tsx';

interface TsumeOptions {
  /** A remark on the file, shown until the first key. Default: none. */
  readonly note?: string;
  /** Goes back to the list of problems. Missing where there is none. */
  readonly back?: ((app: Navigator) => void) | undefined;
}

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
  readonly #back: ((app: Navigator) => void) | undefined;

  constructor(services: Services, set: TsumeSet, { note, back }: TsumeOptions = {}) {
    super();
    this.#back = back;
    this.services = services;
    this.set = set;
    this.#begin();
    if (note) this.warn(note);
  }

  render(): ReactNode {
    return <TsumeView prompt={this.promptView} set={this.set} hasList={this.#back !== undefined} />;
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

  /** The attacker sits at the bottom, unless the board is turned. */
  get flipped(): boolean {
    return (this.tsume.problem.start.placement.turn === 'white') !== this.#isTurned;
  }

  protected override get pointedOut(): readonly Move[] {
    return this.#hinted === undefined ? this.meantMoves : [this.#hinted];
  }

  shown(app: Navigator): void {
    this.#verify(app);
  }

  protected override beforeEntry(): void {
    this.#hinted = undefined;
  }

  /** Does what a line says. */
  submit(text: string, app: Navigator): void {
    const word = parseWord(TSUME_WORDS, text);
    const { state } = this.tsume;
    if (word) this.#doWord(word.word, word.argument, text, app);
    else if (state === 'solved' || state === 'thinking') this.refuse(text, TSUME_ANSWERS[state]);
    else this.#enterMove(text, app);
  }

  #enterMove(text: string, app: Navigator): void {
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
        this.refuse(text, noCheckText(typed.tried.text));
        return;
      case 'refused': {
        const { reading } = typed;
        if (reading.kind === 'choice') this.askPromotion(text, reading.moves, app);
        else {
          const help = { words: wordsNow(this.isOver), hasTab: true };
          this.refuse(text, refusalText(tsume.game.position, text, reading, help));
        }
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
    this.dispatch({ kind: 'let-go' });
    this.dispatch({ kind: 'forget-answer' });
    this.line.set('');
  }

  /** Looks in the background whether there is a mate. */
  #verify(app: Navigator): void {
    const { tsume } = this;
    if (tsume.finding === undefined) this.#wait(tsume.verify(), app, () => {});
  }

  /** Shows the engine's answer when it comes, unless the problem has changed meanwhile. */
  #wait<Answer>(answer: Promise<Answer>, app: Navigator, show: (answer: Answer) => void): void {
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

  protected openHelp(app: Navigator): void {
    app.open(tsumeHelpPage(this.tsume.problem.variant));
  }

  /** Takes back a try that failed. */
  override retract(): void {
    if (this.tsume.state !== 'failed') return;
    this.tsume.retract();
    this.suggestions.reset();
  }

  protected override enterNothing(app: Navigator): boolean {
    const { state } = this.tsume;
    if (state !== 'solved' && state !== 'failed') return false;
    this.#doWord(state === 'solved' ? 'next' : 'undo', '', '', app);
    return true;
  }

  protected choose(move: Move, app: Navigator): void {
    this.#try(move, app);
  }

  /** Plays a move; the answer to it comes later. */
  #try(move: Move, app: Navigator): void {
    this.suggestions.reset();
    this.dispatch({ kind: 'let-go' });
    this.dispatch({ kind: 'say', message: undefined });
    const { tsume, set } = this;
    this.#wait(tsume.try(move), app, (outcome) => {
      if (outcome.kind === 'forgotten') return;
      this.suggestions.reset();
      set.note(outcome);
      const { text, isRight } = tryText(outcome, tsume);
      if (!isRight) this.#tell(text, 'warning');
      else if (outcome.kind !== 'solved') this.say(text);
      else {
        const said = `${text} ${progressText(set)}`.trimEnd();
        if (set.noted.error === undefined) this.say(said);
        else this.warn(said);
      }
      this.#verify(app);
    });
  }

  /** Says something, and what it has changed. */
  #tell(text: string, tone: Message['tone'] = 'plain'): void {
    const more = notedText(this.set.noted) || undefined;
    this.dispatch({ kind: 'say', message: { text, tone, more } });
  }

  #doWord(word: TsumeWord, argument: string, typed: string, app: Navigator): void {
    this.orRefuse(typed, () => this.#refusalOf(word, argument, app));
  }

  /** Does what a word says. @returns why it is refused */
  #refusalOf(word: TsumeWord, argument: string, app: Navigator): string | undefined {
    const { services, set, tsume } = this;
    const { variant } = tsume.problem;
    switch (word) {
      case 'undo':
        if (!this.#undo()) return TSUME_ANSWERS.noUndo;
        this.say(TSUME_ANSWERS.undone);
        return undefined;
      case 'hint':
        if (tsume.state === 'solved') return TSUME_ANSWERS.solved;
        return this.#help(word, () => this.#hint(app));
      case 'solution':
        if (tsume.finding === undefined) return TSUME_ANSWERS.looking;
        if (tsume.solution === undefined) return solutionText(tsume);
        return this.#help(word, () => this.#showSolution(app));
      case 'next':
      case 'skip':
        return this.#goOn(app);
      case 'previous':
      case 'back':
        if (!set.previous()) return TSUME_ANSWERS.noPrevious;
        this.#present(app);
        return undefined;
      case 'go': {
        const index = /^\d{1,6}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
        if (!set.go(index)) return goFaultText(argument, set.problems.length);
        this.#present(app);
        return undefined;
      }
      case 'plies': {
        const length = set.findLength(argument);
        if (length === undefined) return pliesFaultText(set, argument);
        set.plies = length;
        if (!set.among().includes(set.index)) return this.#goOn(app);
        this.say(lengthText(length));
        return undefined;
      }
      case 'list':
        if (!this.#back) return TSUME_ANSWERS.noList;
        this.#leave(this.#back, app);
        return undefined;
      case 'rating':
        if (!set.isRated) return TSUME_ANSWERS.notRated;
        this.say(ratingsText(set, services.charset));
        return undefined;
      case 'moves':
        return lookUp(this, tsume.game, word, argument, app);
      case 'flip':
        this.#isTurned = !this.#isTurned;
        return undefined;
      case 'show':
      case 'labels':
      case 'theme':
      case 'rules':
        return lookUp(this, tsume.game, word, argument, app);
      case 'help':
        app.open(tsumeHelpPage(variant));
        return undefined;
      case 'board':
        return undefined;
      case 'quit':
        app.quit();
        return undefined;
    }
  }

  /** Helps, after a question if that counts. */
  #help(word: HelpWord, help: () => void): undefined {
    if (this.set.countsHelp) this.ask(word, { text: helpQuestion(word), yes: help });
    else help();
  }

  /** Opens the whole line as a replay. */
  #showSolution(app: Navigator): void {
    const { services, tsume, flipped } = this;
    const { solution = [], problem } = tsume;
    this.retract();
    this.set.noteHelp();
    const record = createRecord(problem);
    let node = record.root;
    for (const move of solution) node = appendMove(node, move);
    const replay = new ReplayScreen(services, record, 0, {
      isAside: true,
      cannotEdit: TSUME_ANSWERS.isSolution,
      title: problemTitle(this.set, services.charset),
    });
    replay.turn(flipped);
    replay.say(solutionText(tsume));
    app.open(replay);
  }

  /** Takes the last try back. @returns whether there is one */
  #undo(): boolean {
    const isUndone = this.tsume.undo();
    this.suggestions.reset();
    return isUndone;
  }

  /** Goes to the next problem. @returns why it cannot */
  #goOn(app: Navigator): string | undefined {
    const { set } = this;
    const step = set.next();
    if (step === 'none') return set.isRated ? TSUME_ANSWERS.noOther : TSUME_ANSWERS.noNext;
    this.#present(app, step === 'repeat' ? repeatText(set) : '');
    return undefined;
  }

  /** Shows the problem that was gone to. */
  #present(app: Navigator, text = ''): void {
    this.#begin();
    this.#tell(text);
    if (!this.message?.text && !this.message?.more) this.dispatch({ kind: 'forget-answer' });
    this.#verify(app);
  }

  #leave(back: (app: Navigator) => void, app: Navigator): void {
    this.set.leave();
    back(app);
  }

  /** Says and marks the next move of the mate. */
  #hint(app: Navigator): void {
    const { tsume } = this;
    this.say(TSUME_ANSWERS.looking);
    const hint = tsume.hint();
    this.suggestions.reset();
    const { ply } = tsume.game;
    this.#wait(hint, app, (finding) => {
      if (tsume.game.ply !== ply) return;
      this.#hinted = finding.kind === 'mate' ? finding.line[0] : undefined;
      if (this.#hinted !== undefined) this.set.noteHelp();
      this.#tell(tsumeHintText(tsume.game.position, finding));
      this.#verify(app);
    });
  }

  /** The message of a solved problem stays. */
  protected override escape(app: Navigator): void {
    const { message } = this;
    super.escape(app);
    if (this.isOver) this.dispatch({ kind: 'say', message });
  }

  protected leaveBoard(app: Navigator): void {
    if (this.tsume.state === 'failed') this.retract();
    else if (this.#back) this.#leave(this.#back, app);
  }
}

/** The words that do something: those of an open problem, or those of a solved one. */
function wordsNow(isOver: boolean): string[] {
  const notNow: readonly TsumeWord[] = isOver ? ['board', 'hint', 'moves'] : ['board'];
  return harmlessFirst(TSUME_WORDS)
    .map(({ name }) => name)
    .filter((name) => !notNow.includes(name));
}
