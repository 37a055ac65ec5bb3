import type { Game } from '../../core/game.ts';
import type { Square } from '../../core/square.ts';
import { clockAfter } from '../../match/clock.ts';
import { type MatchClock, timeControlOf } from '../../match/match-clock.ts';
import { noteOf } from '../../records/notes.ts';
import { type GameRecord, likeNode, standingNode } from '../../records/record.ts';
import { RecordWalk, type WalkedMove } from '../../records/record-walk.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { annotationTexts, newGameText, REPLAY_ANSWERS, speedText } from '../../text/replay.ts';
import { type App, keyOf } from '../app.ts';
import { Autoplay } from '../autoplay.ts';
import { lastMoveMarks } from '../board-marks.ts';
import { actionOf } from '../keymap.ts';
import type { Message } from '../message.ts';
import type { Services } from '../services.ts';
import type { Mark } from '../theme.ts';
import { PlayScreen } from './play.ts';
import { ReplayAnalysis } from './replay-analysis.ts';
import { type Question, ReplayDialog } from './replay-dialog.ts';
import { type EditOptions, ReplayEdits } from './replay-edits.ts';
import { keyWorks, type ReplayAction } from './replay-keys.ts';
import type { TypedLine } from './replay-line.ts';
import { changeVariation, deleteShown, promoteShown } from './replay-variations.ts';
import type { KeyHandler } from './screen.ts';

export interface ReplayOptions extends EditOptions {
  /** Something about the file that the player should know. */
  readonly note?: string | undefined;
  /** Whether it is shown on top of something to go back to, so that no game begins from it. */
  readonly isAside?: boolean;
  /** Tells of the record as it is saved anew elsewhere; the returned function ends that. */
  readonly watch?: (onRecord: (record: GameRecord) => void) => () => void;
}

/** A record to walk through, with its comments and variations. */
export class ReplayScreen implements KeyHandler {
  readonly kind = 'replay';
  readonly services: Services;
  walk: RecordWalk;
  edits: ReplayEdits;
  readonly note: string | undefined;
  readonly isAside: boolean;
  flipped: boolean;
  message: Message | undefined;
  readonly autoplay = new Autoplay(() => this.#playNext());
  readonly analysis = new ReplayAnalysis(this);
  readonly dialog = new ReplayDialog(this);
  readonly #options: ReplayOptions;
  #endWatch = () => {};

  /** @param ply where to begin; the start if it is not given */
  constructor(services: Services, record: GameRecord, ply = 0, options: ReplayOptions = {}) {
    this.services = services;
    this.#options = options;
    this.note = options.note;
    this.isAside = options.isAside ?? false;
    this.flipped = services.settings.all.flip === 'white';
    this.walk = new RecordWalk(record, services.settings.all.notation);
    this.edits = new ReplayEdits(this.walk, options);
    this.walk.go(ply);
  }

  shown(app: App): void {
    this.analysis.resume(app);
    const { watch } = this.#options;
    if (!watch) return;
    this.#endWatch = watch((record) => {
      this.#follow(record);
      this.analysis.follow();
      app.changed();
    });
  }

  hidden(): void {
    this.#endWatch();
    this.analysis.pause();
  }

  /** Shows a newer form of the record: the last move to who has seen that, else the same place. */
  #follow(record: GameRecord): void {
    const { walk } = this;
    const wasThere = walk.node === standingNode(walk.record);
    this.walk = new RecordWalk(record, this.services.settings.all.notation);
    this.edits = new ReplayEdits(this.walk, this.#options);
    this.walk.enter(wasThere ? standingNode(record) : likeNode(record, walk.node));
  }

  get record(): GameRecord {
    return this.walk.record;
  }

  get game(): Game {
    return this.walk.game;
  }

  /** The line that is shown: the game itself or a variation. */
  get moves(): readonly WalkedMove[] {
    return this.walk.moves;
  }

  get ply(): number {
    return this.walk.ply;
  }

  /** What waits for y or n. */
  get question(): Question | undefined {
    return this.dialog.question;
  }

  /** The line that is being typed. */
  get typed(): TypedLine | undefined {
    return this.dialog.typed;
  }

  /** What is written about the position shown. */
  get comments(): readonly string[] {
    return annotationTexts(this.walk.node);
  }

  /** What the clocks said after the move shown; undefined in a game without. */
  get clock(): Pick<MatchClock, 'reading'> | undefined {
    const { record, walk } = this;
    const control = timeControlOf(record);
    if (control === undefined) return undefined;
    const clock = clockAfter(control, record, walk.node);
    return { reading: (color) => clock.reading(color, 0) };
  }

  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    return lastMoveMarks(this.game);
  }

  press(event: KeyEvent, app: App): void {
    if (!this.dialog.press(event, app)) {
      const action = actionOf('replay', keyOf(event));
      if (action) this.#act(action, app);
    }
    this.analysis.follow();
  }

  #act(action: ReplayAction, app: App): void {
    const { walk, autoplay, dialog } = this;
    this.message = undefined;
    if (autoplay.isPlaying && !KEEPS_PLAYING.includes(action)) autoplay.stop();
    switch (action) {
      case 'next':
        walk.go(walk.ply + 1);
        return;
      case 'back-one':
        walk.go(walk.ply - 1);
        return;
      case 'ten-on':
        walk.go(walk.ply + 10);
        return;
      case 'ten-back':
        walk.go(walk.ply - 10);
        return;
      case 'first':
        walk.go(0);
        return;
      case 'last':
        walk.go(walk.moves.length);
        return;
      case 'autoplay':
        this.#toggleAutoplay(app);
        return;
      case 'faster':
        this.#changeSpeed(1, app);
        return;
      case 'slower':
        this.#changeSpeed(-1, app);
        return;
      case 'variation-before':
        changeVariation(this, -1);
        return;
      case 'variation-after':
        changeVariation(this, 1);
        return;
      case 'play-on':
        this.#playOn(app);
        return;
      case 'analyse':
        this.analysis.toggle(app);
        return;
      case 'next-mistake':
        this.#goToMistake(1);
        return;
      case 'mistake-before':
        this.#goToMistake(-1);
        return;
      case 'vary':
        if (this.edits.varyFault) this.say(this.edits.varyFault);
        else dialog.ask('vary');
        return;
      case 'note':
        if (this.edits.fault) this.say(this.edits.fault);
        else dialog.ask('note', noteOf(walk.node));
        return;
      case 'promote':
        promoteShown(this);
        return;
      case 'delete':
        deleteShown(this);
        return;
      case 'export':
        dialog.ask('export');
        return;
      case 'go':
        dialog.ask('go');
        return;
      case 'prompt':
        dialog.openPrompt();
        return;
      case 'flip':
        this.flipped = !this.flipped;
        return;
      case 'leave':
        this.leaveBy(() => app.back());
        return;
      default:
        action satisfies never;
    }
  }

  #toggleAutoplay(app: App): void {
    if (this.autoplay.isPlaying) this.autoplay.stop();
    else if (keyWorks(this, 'autoplay')) this.autoplay.start(app);
    else this.say(REPLAY_ANSWERS.atEnd);
  }

  /** A step by itself. @returns whether there is another one */
  #playNext(): boolean {
    this.message = undefined;
    this.walk.go(this.walk.ply + 1);
    this.analysis.follow();
    return keyWorks(this, 'autoplay');
  }

  #goToMistake(step: 1 | -1): void {
    const ply = this.analysis.mistakeFrom(this.ply, step);
    if (ply === undefined) this.say(this.analysis.noMistakeText(step));
    else this.walk.go(ply);
  }

  #changeSpeed(by: 1 | -1, app: App): void {
    this.autoplay.change(by, app);
    this.say(speedText(this.autoplay.pauseMs));
  }

  #playOn(app: App): void {
    const { services, record, game, ply } = this;
    if (!keyWorks(this, 'play-on')) {
      this.say(this.isAside ? REPLAY_ANSWERS.aside : REPLAY_ANSWERS.noMoves);
      return;
    }
    const match = services.table.start({
      variant: record.variant,
      start: { placement: game.position.snapshot(), moveNumber: 1 },
      names: { black: 'Guest', white: 'Guest' },
    });
    app.reset(new PlayScreen(services, match, newGameText(ply)));
  }

  /** Leaves, after a question where changes are not saved. */
  leaveBy(leave: () => void): void {
    const { dialog, edits } = this;
    if (edits.isUnsaved) dialog.question = { text: REPLAY_ANSWERS.leaveUnsaved, yes: leave };
    else leave();
  }

  /** Shows a text until the next key. */
  say(text: string): void {
    this.message = { text, tone: 'plain' };
  }

  /** Shows what went wrong, if something did. */
  warn(text: string | undefined): void {
    if (text !== undefined) this.message = { text, tone: 'warning' };
  }
}

/** What can be done while the moves go on by themselves; everything else stops them. */
const KEEPS_PLAYING: readonly ReplayAction[] = ['autoplay', 'faster', 'slower', 'flip'];
