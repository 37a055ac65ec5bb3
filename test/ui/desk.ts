import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Visit } from '../../source/hall/visit.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import type { EngineRoom } from '../../source/match/participants/engine-room.ts';
import { playerOfName } from '../../source/match/participants/side.ts';
import type { ProblemShelf } from '../../source/match/problems/problem-shelf.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { parseTypedTimeControl } from '../../source/records/tree/time-control.ts';
import type { Rooms } from '../../source/rooms/rooms.ts';
import type { Handicap, Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { findHandicap } from '../../source/rules/notation/start.ts';
import { SessionSettings, type SettingOverrides } from '../../source/settings/session-settings.ts';
import type { SettingName } from '../../source/settings/settings.ts';
import { openSettings, type SettingsStore } from '../../source/settings/store.ts';
import { GameIndex } from '../../source/study/index/game-index.ts';
import { MistakeShelf } from '../../source/study/mistakes/mistake-shelf.ts';
import type { Environment } from '../../source/terminal/capabilities.ts';
import { type KeyName, key, NAMED_KEYS } from '../../source/terminal/key-event.ts';
import type { Schedule } from '../../source/terminal/keys.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Texts } from '../../source/text/texts.ts';
import { App } from '../../source/ui/app/app.ts';
import { followVisit } from '../../source/ui/app/follow-visit.ts';
import type { Screen } from '../../source/ui/app/screen.ts';
import { Services } from '../../source/ui/app/services.ts';
import type { WindowSize } from '../../source/ui/ink/window.ts';
import type { EditScreen } from '../../source/ui/screens/edit/edit.ts';
import type { FormScreen } from '../../source/ui/screens/form/form.tsx';
import type { LearnScreen } from '../../source/ui/screens/learn/learn.ts';
import type { ListScreen } from '../../source/ui/screens/list/list.tsx';
import type { MistakesScreen } from '../../source/ui/screens/mistakes/mistakes.ts';
import type { PageScreen } from '../../source/ui/screens/page/page.tsx';
import { type PlayScreen, playScreen } from '../../source/ui/screens/play/play.ts';
import type { ReplayScreen } from '../../source/ui/screens/replay/replay.ts';
import type { CodeScreen } from '../../source/ui/screens/rooms/code-screen.tsx';
import { ROUTES } from '../../source/ui/screens/routes.ts';
import type { TsumeScreen } from '../../source/ui/screens/tsume/tsume.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { atOnce } from '../helpers/manual-timers.ts';
import { ownProblems } from '../helpers/own-problems.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';

/** The kinds of screens, told apart by `kind`. */
export type AnyScreen =
  | CodeScreen
  | EditScreen
  | FormScreen
  | LearnScreen
  | MistakesScreen
  | ListScreen
  | PageScreen
  | PlayScreen
  | ReplayScreen
  | TsumeScreen;

export interface DeskOptions {
  readonly settings?: SettingOverrides;
  readonly env?: Environment;
  readonly random?: () => number;
  readonly folder?: string;
  readonly engines?: EngineRoom;
  /** What the clocks go by; the time stands still by default. */
  readonly nowMs?: () => number;
  /** Sets the timers of the clocks. Default: none is ever due. */
  readonly schedule?: Schedule;
  /** What the player is called in a new game. Default: Guest. */
  readonly ownName?: string;
  /** Default: those that come with the program, and an engine that knows no answer. */
  readonly problems?: ProblemShelf;
  /** Default: nobody is at another terminal. */
  readonly rooms?: Rooms;
  /** Default: nobody is on a server. */
  readonly visit?: Visit;
  readonly publicAddress?: string;
  /** Default: English. */
  readonly texts?: Texts;
}

/** Settings, games and matches in a folder of the running test, as the program has them. */
export class Desk {
  readonly folder: string;
  readonly services: Services;
  readonly settingsStore: SettingsStore;
  readonly #settings: WatchedSettings;

  constructor({
    settings = {},
    env = {},
    random = () => 0,
    folder,
    engines = stubEngineRoom(),
    nowMs = () => 0,
    schedule = () => () => {},
    ownName = 'Guest',
    problems,
    rooms,
    visit,
    publicAddress,
    texts = ENGLISH,
  }: DeskOptions = {}) {
    this.folder = folder ?? temporaryFolder();
    this.settingsStore = openSettings(join(this.folder, 'config.json'));
    this.#settings = new WatchedSettings(this.settingsStore, settings);
    const now = () => new Date(2026, 10, 20, 19, 30);
    const store = new GameStore({ folder: join(this.folder, 'games'), now });
    const illegal = () => this.#settings.all.illegal;
    const table = new MatchTable({ store, now, nowMs, schedule, illegal });
    this.services = new Services({
      texts,
      settings: this.#settings,
      store,
      table,
      engines,
      problems: problems ?? ownProblems(this.folder),
      env: { LANG: 'C.UTF-8', TERM: 'xterm', NO_COLOR: '1', ...env },
      random,
      gameIndex: new GameIndex(join(this.folder, 'index'), store.folder),
      mistakes: new MistakeShelf(join(this.folder, 'mistakes.txt'), () => now().getTime()),
      ownName: () => ownName,
      rooms,
      visit,
      publicAddress,
    });
    // A folder must not be removed while a setting is still being written into it.
    onTestFinished(() => this.settled());
  }

  /** When all changes of settings are on the disk. */
  async settled(): Promise<void> {
    await Promise.all(this.#settings.pending);
  }

  /** The play screen of a new game. */
  playScreen(variant: string, options: GameOptions = {}): PlayScreen {
    return playScreen(this.services, this.match(variant, options));
  }

  match(
    id: string,
    { sfen, handicap, black = 'Guest', white = 'Guest', moves = '', clock }: GameOptions = {},
  ) {
    const variant = variantOf(id);
    const from = sfen ?? handicapSfen(variant, handicap) ?? variant.start;
    const start = readSfen(variant, from);
    const control = clock === undefined ? undefined : parseTypedTimeControl(clock);
    const match = this.services.table.start({
      variant,
      start,
      players: { black: playerOfName(black), white: playerOfName(white) },
      clock: control?.ok ? control.value : undefined,
    });
    for (const move of moves.split(' ').filter(Boolean)) {
      const outcome = enterLine(match, move);
      if (outcome.kind !== 'played') throw new Error(`${move}: ${outcome.kind}`);
    }
    return match;
  }

  /** Somebody at the keyboard, with a screen before them. */
  sit(screen: Screen, size: WindowSize = { columns: 80, rows: 24 }, schedule?: Schedule): Player {
    const player = new Player(screen, size, schedule, this.services);
    followVisit(player.app, this.services);
    return player;
  }

  /** Somebody who plays a game. */
  play(variant: string, options: GameOptions = {}): Player {
    return this.sit(this.playScreen(variant, options));
  }
}

export interface GameOptions {
  readonly sfen?: string;
  readonly handicap?: string;
  readonly black?: string;
  readonly white?: string;
  /** Played before, in any notation, with spaces between. */
  readonly moves?: string;
  /** As it is typed: `600+30`. Whoever sits down then needs timers. */
  readonly clock?: string;
}

/** Somebody who types. */
export class Player {
  readonly app: App;
  repaints = 0;
  suspends = 0;
  bells = 0;
  readonly notified: string[] = [];

  constructor(
    screen: Screen,
    size: WindowSize,
    schedule: Schedule = atOnce,
    language: { readonly texts: Texts } = { texts: ENGLISH },
  ) {
    const host = {
      get texts() {
        return language.texts;
      },
      size,
      repaint: () => {
        this.repaints++;
      },
      suspend: () => {
        this.suspends++;
      },
      bell: () => {
        this.bells++;
      },
      notify: (text: string) => {
        this.notified.push(text);
      },
      schedule,
    };
    this.app = new App(screen, host, ROUTES);
  }

  /** Presses keys: names such as `enter`, everything else is typed character by character. */
  press(...keys: readonly string[]): this {
    for (const name of keys) {
      if (isKeyName(name)) this.app.press(key(name));
      else for (const text of name) this.app.press({ kind: 'text', text });
    }
    return this;
  }

  /** Types lines, each with Enter. */
  enter(...lines: readonly string[]): this {
    for (const line of lines) this.press(line, 'enter');
    return this;
  }

  /** Gives the game up, as far as that is asked. */
  resign(): this {
    return this.enter('resign').press('y');
  }

  paste(text: string): this {
    this.app.press({ kind: 'paste', text });
    return this;
  }

  get screen(): AnyScreen {
    return this.app.screen as AnyScreen;
  }

  /** The screen on top, which must be of this kind. */
  on<Kind extends AnyScreen['kind']>(kind: Kind): Extract<AnyScreen, { kind: Kind }> {
    const { screen } = this;
    if (screen.kind !== kind) throw new Error(`on ${screen.kind}, not on ${kind}`);
    return screen as Extract<AnyScreen, { kind: Kind }>;
  }

  /** What stands in the prompt. */
  get text(): string {
    return this.on('play').prompt.line.text;
  }

  /** What is asked, or else said. */
  get message(): string | undefined {
    const { question, message } = this.on('play').prompt;
    return question?.text ?? message?.text;
  }

  /** The moves of the game, in Hodges notation. */
  get moves(): string {
    return this.on('play')
      .activity.match.moves.map(({ text }) => text)
      .join(' ');
  }
}

function isKeyName(name: string): name is KeyName {
  return (NAMED_KEYS as readonly string[]).includes(name) || name.startsWith('ctrl-');
}

function handicapSfen(variant: Variant, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const handicap: Handicap | undefined = findHandicap(variant, name);
  if (handicap === undefined) throw new RangeError(`no handicap ${name}`);
  return handicap.sfen;
}

class WatchedSettings extends SessionSettings {
  readonly pending: Promise<unknown>[] = [];

  override set(name: SettingName, value: string) {
    const done = super.set(name, value);
    this.pending.push(done);
    return done;
  }

  override rememberEngine(command: string) {
    const done = super.rememberEngine(command);
    this.pending.push(done);
    return done;
  }
}
