import type { Handover } from '../../../match/saved-match.ts';
import type { WatchedChange, WatchedGame } from '../../../match/watched-game.ts';
import type { FileFault } from '../../../records/store/game-file.ts';
import { nameOf } from '../../../records/store/game-folder.ts';
import { StoreError } from '../../../records/store/store.ts';
import { standingNode } from '../../../records/tree/record.ts';
import { type Result, success } from '../../../rules/core/result.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { resumeFaultText, storeErrorText } from '../../../text/record-fault.ts';
import { REPLAY_ANSWERS } from '../../../text/replay.ts';
import { handoverText, takeQuestion, WATCH_ANSWERS, watchingText } from '../../../text/watching.ts';
import { type Action, actionOf, type KeyHint, keyLine, keyOf } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { plainRow } from '../../ink/rows.tsx';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { watchHelpPage } from '../page/pages.ts';
import { isPlayScreen, type PlayScreen, playScreen } from '../play/play.tsx';
import { ReplayScreen } from './replay.tsx';
import type { InputLine } from './replay-view.tsx';

/** A game that another process has open. @param kept text for the prompt, should it be taken */
export function watchGame(
  services: Services,
  file: string,
  kept = '',
): Result<WatchScreen, FileFault> {
  const game = services.table.watch(file);
  return game.ok ? success(new WatchScreen(services, game.value, kept)) : game;
}

/** Watches a game that was played here until another process has taken it. */
export function watchTaken(app: Navigator, services: Services, handover: Handover): void {
  const { match, path, unsaved } = handover;
  const played = app.screens.find(
    (screen): screen is PlayScreen => isPlayScreen(screen) && screen.activity.match === match,
  );
  if (!played) return;
  const own = unsaved.filter(({ color }) => color === (played.activity.person ?? color));
  const kept = app.screen.typedText || played.typedText || own.at(-1)?.text;
  const watched = watchGame(services, path, kept);
  services.unseat();
  if (watched.ok) {
    const screen = watched.value;
    screen.turn(played.flipped);
    screen.say(`${handoverText(handover)} ${screen.takeKey} takes it back.`);
    app.reset(screen);
  } else {
    app.reset(
      app.routes.menu(services, undefined, `${handoverText(handover)} ${WATCH_ANSWERS.gone}`),
    );
  }
  played.ring(app);
  app.changed();
}

/**
 * A game that another process has open. It follows the moves as they are saved there, changes
 * nothing, and takes the game over on request.
 */
class WatchScreen extends ReplayScreen {
  readonly #game: WatchedGame;
  /** Text that is typed meanwhile; it goes into the prompt of the game that is taken. */
  readonly #line = new PromptLine();
  #isTaking = false;
  /** Whether the game could be played on when the player was told of it last. */
  #toldUnfinished = true;

  constructor(services: Services, game: WatchedGame, kept: string) {
    const { record } = game;
    const options = { cannotEdit: REPLAY_ANSWERS.watched, isAside: true };
    super(services, record, standingNode(record).ply, options);
    this.#game = game;
    this.#line.set(kept);
    this.#tellOwner();
  }

  override shown(app: Navigator): void {
    this.#game.follow((change) => {
      this.#follow(change);
      app.changed();
    });
    super.shown(app);
  }

  override hidden(): void {
    this.#game.end();
    super.hidden();
  }

  /** The key that begins to take the game over. */
  get takeKey(): string {
    return this.input ? 'Enter' : 't';
  }

  override get input(): InputLine | undefined {
    if (this.#line.isEmpty) return undefined;
    return { label: 'watching: ', line: this.#line, help: () => plainRow('Esc clears the text') };
  }

  /** `standing` tells it. */
  protected override get result(): undefined {
    return undefined;
  }

  protected override get standing(): string {
    return watchingText(this.#game, this.takeKey);
  }

  protected override keyHelp(columns: number): readonly KeyHint[] {
    return keyLine('watch', columns, (key) => {
      if (key === 'take' || key === 'ask') return this.#canTake;
      return key === 'help' || this.keyWorks(key);
    });
  }

  protected override pressKey(event: KeyEvent, app: Navigator): void {
    if (this.#isTaking) return;
    const key = actionOf('watch', keyOf(event));
    if (event.kind === 'paste') this.#type(event.text.trim().replace(/\s+/g, ' '));
    else if (this.#line.isEmpty && key) this.#act(key, app);
    else if (event.kind === 'text') this.#type(event.text);
    else if (key === 'ask') this.#ask(app);
    else if (keyOf(event) === 'escape') this.#clear();
    else this.#line.edit(keyOf(event));
  }

  #act(key: Action<'watch'>, app: Navigator): void {
    switch (key) {
      case 'take':
        this.#sayNothing();
        this.#take(app);
        return;
      case 'ask':
        this.#sayNothing();
        this.#ask(app);
        return;
      case 'help':
        this.#sayNothing();
        app.open(watchHelpPage(this.#game.owner));
        return;
      default:
        this.act(key, app);
    }
  }

  #sayNothing(): void {
    this.dispatch({ kind: 'say', message: undefined });
  }

  #clear(): void {
    this.#line.set('');
    this.#sayNothing();
  }

  /** Says that a move typed here is not played, and keeps it. */
  #type(text: string): void {
    this.#line.insert(text);
    this.#tellOwner();
  }

  #ask(app: Navigator): void {
    if (!this.#canTake) {
      this.#tellOwner();
      return;
    }
    const text = takeQuestion(this.#game.owner);
    this.dispatch({ kind: 'ask', question: { text, yes: () => this.#take(app) } });
  }

  #take(app: Navigator): void {
    if (!this.#canTake) {
      this.#tellOwner();
      return;
    }
    const { services } = this;
    const { path } = this.#game;
    this.#isTaking = true;
    if (this.#game.owner) this.say(WATCH_ANSWERS.asking);
    services.table
      .takeOver(path)
      .then((match) => {
        if (!match.ok) this.warn(resumeFaultText(nameOf(path), match.fault));
        else if (app.hasQuit) services.table.close();
        else {
          const play = playScreen(services, match.value, WATCH_ANSWERS.taken);
          play.line.set(this.#line.text);
          app.reset(play);
        }
      })
      .catch((error) => {
        if (!(error instanceof StoreError)) throw error;
        this.warn(storeErrorText(error));
      })
      .finally(() => {
        this.#isTaking = false;
        app.changed();
      });
  }

  get #canTake(): boolean {
    return this.#game.isUnfinished && !this.#game.isGone;
  }

  #follow(change: WatchedChange): void {
    switch (change) {
      case 'file':
        if (!this.#game.isGone) this.showRecord(this.#game.record);
        if (this.#game.isGone || this.#game.isUnfinished !== this.#toldUnfinished) {
          this.#tellOwner();
        }
        return;
      case 'owner':
        // The news of the handover stays while the other process is there.
        if (!this.#game.owner || this.state.message === undefined) this.#tellOwner();
        return;
      default:
        change satisfies never;
    }
  }

  #tellOwner(): void {
    this.#toldUnfinished = this.#game.isUnfinished;
    this.say(this.standing);
  }
}
