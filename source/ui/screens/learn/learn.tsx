import type { ReactNode } from 'react';
import { courseOf } from '../../../match/lessons/course.ts';
import { CourseWalk } from '../../../match/lessons/course-walk.ts';
import { asksForSquare } from '../../../match/lessons/goal.ts';
import { startSmallGame } from '../../../match/lessons/small-game.ts';
import type { TaskHint, TaskOutcome, TaskRun } from '../../../match/lessons/task-run.ts';
import type { PlayedMove } from '../../../match/outcome.ts';
import { harmlessFirst, LEARN_WORDS, type LearnWord, parseWord } from '../../../match/words.ts';
import type { Game } from '../../../rules/core/game.ts';
import type { Move } from '../../../rules/core/move.ts';
import { pieceOn } from '../../../rules/core/position.ts';
import { rulesOf } from '../../../rules/core/rules.ts';
import type { Square } from '../../../rules/core/square.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { latin } from '../../../text/charset.ts';
import { squareText } from '../../../text/cursor.ts';
import {
  chapterLines,
  courseProgressText,
  doneText,
  LEARN_ANSWERS,
  LEARN_TITLE,
  learnHintText,
  notKeptText,
  outcomeText,
} from '../../../text/learn.ts';
import { goFaultText } from '../../../text/phrases.ts';
import { refusalText } from '../../../text/refusal.ts';
import type { Pointer } from '../../app/keymap.ts';
import type { Mark } from '../../app/palettes.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { addMark } from '../../board/board-marks.ts';
import { padText } from '../../ink/columns.ts';
import { PromptScreen } from '../../prompt/prompt-screen.ts';
import { Suggestions } from '../../prompt/suggestions.ts';
import { ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';
import { lookUp } from '../page/look-up.ts';
import { learnHelpPage } from '../page/pages.ts';
import type { PlayScreen } from '../play/play.tsx';
import { LearnView } from './learn-view.tsx';
import { smallGameScreen } from './small-game.ts';

/** A task of a course on the board and the prompt below it. */
export class LearnScreen extends PromptScreen {
  readonly kind = 'learn';
  readonly services: Services;
  readonly walk: CourseWalk;
  suggestions!: Suggestions;
  /** What was told last as a hint, until the next key. */
  #hinted: TaskHint | undefined;
  #isTurned = false;
  /** The game of the task on the board, once it was begun. */
  #played: PlayScreen | undefined;

  constructor(services: Services, walk: CourseWalk) {
    super();
    this.services = services;
    this.walk = walk;
    this.#begin();
  }

  render(): ReactNode {
    return <LearnView prompt={this.promptView} walk={this.walk} />;
  }

  get run(): TaskRun {
    return this.walk.run;
  }

  get game(): Game {
    return this.run.game;
  }

  get isOver(): boolean {
    return this.run.state === 'done';
  }

  /** The panel shows the task instead. */
  get moves(): readonly PlayedMove[] {
    return [];
  }

  get flipped(): boolean {
    return this.#isTurned;
  }

  protected override get pointedOut(): readonly Move[] {
    return this.#hinted?.kind === 'move' ? [this.#hinted.move] : this.meantMoves;
  }

  /** The squares that the task names are marked too. */
  override get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = new Map(Array.from(super.marks, ([square, set]) => [square, new Set(set)]));
    if (this.run.state === 'done') return marks;
    const { goal } = this.run.task;
    if (goal.kind === 'reach' || goal.kind === 'drop') addMark(marks, goal.to, 'target');
    if (goal.kind === 'point-out') addMark(marks, goal.square, 'target');
    for (const square of this.#victims) addMark(marks, square, 'capture');
    return marks;
  }

  /** The pieces of White's that the task is about and that still stand there. */
  get #victims(): readonly Square[] {
    const { goal, variant } = this.run.task;
    const { position } = this.game;
    const isWhite = (square: Square) => pieceOn(position, square)?.color === 'white';
    switch (goal.kind) {
      case 'capture':
        return goal.squares.filter(isWhite);
      case 'fork':
        return goal.targets;
      case 'drop':
        return [...rulesOf(variant).squares].filter(
          (square) => isWhite(square) && pieceOn(position, square)?.kind === goal.piece,
        );
      default:
        return [];
    }
  }

  protected override beforeEntry(): void {
    this.#hinted = undefined;
  }

  /** In a task that asks for a square, Enter does not pick up what stands there. */
  protected override get pointed(): string | undefined {
    const { cursor } = this.hand;
    if (!asksForSquare(this.run.task.goal) || cursor?.kind !== 'square') return super.pointed;
    return this.isOver ? undefined : squareText(this.game.position, cursor.square, 'black');
  }

  protected override get pointer(): Pointer | undefined {
    return asksForSquare(this.run.task.goal) ? undefined : super.pointer;
  }

  /** Does what a line says. */
  submit(text: string, app: Navigator): void {
    const word = parseWord(LEARN_WORDS, text);
    if (word) this.#doWord(word.word, word.argument, text, app);
    else if (this.isOver) this.refuse(text, LEARN_ANSWERS.done);
    else if (this.run.task.goal.kind === 'win') this.refuse(text, LEARN_ANSWERS.beginsGame);
    else this.#show(this.run.enter(text), text, app);
  }

  protected choose(move: Move, app: Navigator): void {
    this.#show(this.run.play(move), '', app);
  }

  /** Shows what has come of a try; a refused text stays in the prompt. */
  #show(outcome: TaskOutcome, typed: string, app: Navigator): void {
    this.suggestions.reset();
    const { task } = this.run;
    switch (outcome.kind) {
      case 'empty':
        return;
      case 'refused': {
        const { reading } = outcome;
        if (reading.kind === 'choice') this.askPromotion(typed, reading.moves, app);
        else {
          const help = { words: wordsNow(this.isOver), hasTab: true };
          this.refuse(typed, refusalText(this.game.position, typed, reading, help));
        }
        return;
      }
      case 'wrong':
        this.dispatch({ kind: 'let-go' });
        if (outcome.played) {
          this.warn(`${outcome.played.text}: ${outcomeText(task, outcome)}`);
        } else this.refuse(typed, outcomeText(task, outcome));
        return;
      case 'step':
        this.dispatch({ kind: 'let-go' });
        this.say(outcomeText(task, outcome));
        return;
      case 'done':
        this.dispatch({ kind: 'let-go' });
        this.#done(outcomeText(task, outcome));
        return;
      default:
        outcome satisfies never;
    }
  }

  #done(text: string): void {
    const error = this.walk.markDone();
    if (error === undefined) this.say(`${text} ${courseProgressText(this.walk)}`);
    else this.warn(`${text} ${notKeptText(error)}`);
  }

  #begin(): void {
    const { run, services } = this;
    this.suggestions = new Suggestions(run, () => services.notation, wordsNow);
    this.#played = undefined;
    this.dispatch({ kind: 'let-go' });
    this.dispatch({ kind: 'forget-answer' });
    this.line.set('');
  }

  protected openHelp(app: Navigator): void {
    app.open(learnHelpPage(this.run.task.variant));
  }

  /** Takes back a move that is wrong. */
  override retract(): void {
    if (this.run.state !== 'wrong') return;
    this.run.retract();
    this.suggestions.reset();
  }

  protected override enterNothing(app: Navigator): boolean {
    const { run, hand } = this;
    if (run.state === 'done') {
      this.#doWord(this.walk.isComplete ? 'chapters' : 'next', '', '', app);
      return true;
    }
    if (run.state === 'wrong') {
      this.#doWord('undo', '', '', app);
      return true;
    }
    if (run.task.goal.kind === 'win') {
      this.#doWord('begin', '', '', app);
      return true;
    }
    if (!asksForSquare(run.task.goal) || hand.cursor?.kind !== 'square') return false;
    this.#show(run.point(hand.cursor.square), '', app);
    return true;
  }

  #doWord(word: LearnWord, argument: string, typed: string, app: Navigator): void {
    this.orRefuse(typed, () => this.#refusalOf(word, argument, app));
  }

  /** Does what a word says. @returns why it is refused */
  #refusalOf(word: LearnWord, argument: string, app: Navigator): string | undefined {
    const { walk, run } = this;
    const { goal } = run.task;
    switch (word) {
      case 'hint':
        return this.#hint();
      case 'undo':
        if (!run.undo()) return LEARN_ANSWERS.noUndo;
        this.suggestions.reset();
        this.say(LEARN_ANSWERS.undone);
        return undefined;
      case 'retry':
        run.restart();
        this.suggestions.reset();
        this.say(LEARN_ANSWERS.again);
        return undefined;
      case 'next':
      case 'skip':
        if (this.goTo(walk.index + 1)) return undefined;
        return this.#goToOpen() ? undefined : LEARN_ANSWERS.noNext;
      case 'previous':
      case 'back':
        return this.goTo(walk.index - 1) ? undefined : LEARN_ANSWERS.noPrevious;
      case 'go': {
        const index = /^\d{1,4}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
        return this.goTo(index) ? undefined : goFaultText(argument, walk.course.lessons.length);
      }
      case 'begin':
        if (goal.kind !== 'win') return LEARN_ANSWERS.noGame;
        this.#openGame(app);
        return undefined;
      case 'chapters':
        app.open(chaptersScreen(this));
        return undefined;
      case 'moves':
        if (run.isWaiting) return LEARN_ANSWERS.noMoves;
        return lookUp(this, run.game, word, argument, app);
      case 'flip':
        this.#isTurned = !this.#isTurned;
        return undefined;
      case 'show':
      case 'labels':
      case 'theme':
      case 'rules':
        return lookUp(this, run.game, word, argument, app);
      case 'help':
        this.openHelp(app);
        return undefined;
      case 'task':
      case 'board':
        return undefined;
      case 'quit':
        app.quit();
        return undefined;
      default:
        return word satisfies never;
    }
  }

  /** Puts another task on the board. @returns whether there is one */
  goTo(index: number): boolean {
    if (!this.walk.go(index)) return false;
    this.#begin();
    return true;
  }

  #goToOpen(): boolean {
    if (!this.walk.goToOpen()) return false;
    this.#begin();
    return true;
  }

  /** Says and marks what to do next. @returns why it cannot */
  #hint(): string | undefined {
    const { run } = this;
    if (run.state === 'done') return LEARN_ANSWERS.done;
    if (run.task.goal.kind === 'win') {
      this.say(LEARN_ANSWERS.gameHint);
      return undefined;
    }
    this.#hinted = run.hint();
    this.suggestions.reset();
    this.say(learnHintText(this.game.position, this.#hinted));
    return undefined;
  }

  /** Opens the game of the last task, or goes on with it. */
  #openGame(app: Navigator): void {
    const { services, walk, run } = this;
    const onWin = () => {
      run.win();
      if (walk.run === run) this.#done(outcomeText(run.task, { kind: 'done' }));
    };
    if (this.#played === undefined || this.#played.isOver) {
      const match = startSmallGame(services.table, run.task, services.ownName);
      this.#played = smallGameScreen(services, match, onWin);
    }
    // A game that was left for the menu has its engines no more.
    if (app.screens.some(({ kind }) => kind === 'play')) {
      app.reset(app.routes.menu(services));
      app.open(learnScreen(services));
      app.open(this);
    }
    app.open(this.#played);
  }

  /** The message of a task that is done stays. */
  protected override escape(app: Navigator): void {
    const { message } = this;
    super.escape(app);
    if (this.isOver) this.dispatch({ kind: 'say', message });
  }

  protected leaveBoard(app: Navigator): void {
    if (this.run.state === 'wrong') this.retract();
    else if (app.screens.length > 1) app.back();
    else app.replace(learnScreen(this.services));
  }
}

/** The words that do something: those of an open task, or those of one that is done. */
function wordsNow(isOver: boolean): string[] {
  const notNow: readonly LearnWord[] = isOver ? ['hint', 'moves', 'begin'] : [];
  return harmlessFirst(LEARN_WORDS)
    .map(({ name }) => name)
    .filter((name) => name !== 'board' && name !== 'task' && !notNow.includes(name));
}

/** The courses, and how much of each is done. */
export function learnScreen(services: Services): ListScreen {
  const { charset, progress } = services;
  const items = VARIANTS.map((variant): ListItem => {
    const name = latin(variant.name, charset);
    return {
      text: (columns) => lineOf(name, doneText(courseOf(variant), progress), columns),
      choose: (app) => app.open(courseScreen(services, variant)),
    };
  });
  return new ListScreen({ title: LEARN_TITLE, items });
}

/** A course at its first task that is not done. */
export function courseScreen(services: Services, variant: Variant): LearnScreen {
  return new LearnScreen(services, new CourseWalk(courseOf(variant), services.progress));
}

/** The chapters of the course that is taken. */
function chaptersScreen(screen: LearnScreen): ListScreen {
  const { walk, services } = screen;
  const { course, progress } = walk;
  const items = chapterLines(course, progress).map(({ title, count, first }): ListItem => {
    return {
      text: (columns) => lineOf(title, count, columns),
      choose: (app) => {
        app.back();
        screen.goTo(first);
      },
    };
  });
  const name = latin(course.variant.name, services.charset);
  return new ListScreen({ title: `${LEARN_TITLE}: ${name}`, items });
}

/** Columns for the first part of a line of a list, where there is room. */
const NAME_COLUMNS = 24;

function lineOf(name: string, count: string, columns: number): string {
  return `${padText(name, Math.min(NAME_COLUMNS, columns - count.length - 1))} ${count}`;
}
