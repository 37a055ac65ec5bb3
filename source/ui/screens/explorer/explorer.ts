import type { Answer } from '../../../activity/answer.ts';
import type { ExplorerActivity, ExplorerTold, ExplorerWord } from '../../../activity/explorer.ts';
import type { ReplayActivity } from '../../../activity/replay.ts';
import type { ReplayTold } from '../../../activity/replay-told.ts';
import { visibleText } from '../../../clean/clean-text.ts';
import { tellReplay } from '../../../text/replay.ts';
import {
  emptyText,
  explorerHeading,
  explorerTable,
  itemText,
  tellExplorer,
} from '../../../text/study.ts';
import type { Said } from '../../../text/tell.ts';
import { bindKeys, type KeyRow, type KeyTable, toldIn } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { cutText } from '../../ink/columns.ts';
import { textOf } from '../../prompt/shown-answers.ts';
import { ListScreen } from '../list/list.tsx';
import { withListRows } from '../list/list-keys.ts';

const told = toldIn('EXPLORER_KEY_TEXTS');

/** What others played in the positions of a replay, as a list. */
export function explorerScreen(
  services: Services,
  replay: ReplayActivity,
  activity: ExplorerActivity,
): ListScreen {
  return new ExplorerList(services, replay, activity).screen;
}

/** A key that says a word. */
function wordRow(
  keys: readonly string[],
  word: ExplorerWord,
  told: KeyRow<ExplorerList>['told'],
): KeyRow<ExplorerList> {
  return { keys, told, rank: 1, run: (list, app) => list.say(word, app) };
}

/** The keys of what others played. */
export const EXPLORER_KEYS: KeyTable<ExplorerList> = {
  told: (texts) => texts.settings.SCREEN_KEYS.explorer,
  rows: withListRows<ExplorerList>([
    wordRow(['right'], 'next', told('next')),
    wordRow(['left', 'backspace'], 'back', told('back')),
    { ...wordRow(['m'], 'more', told('more')), isShown: ({ activity }) => activity.hasMore },
    wordRow(['x'], 'mirrored', told('mirrored')),
  ]),
};

/** The moves that were played, and the games: chosen, they are played and opened. */
class ExplorerList {
  readonly screen: ListScreen;
  readonly #services: Services;
  readonly #replay: ReplayActivity;
  readonly activity: ExplorerActivity;
  #header = '';

  constructor(services: Services, replay: ReplayActivity, activity: ExplorerActivity) {
    this.#services = services;
    this.#replay = replay;
    this.activity = activity;
    this.screen = new ListScreen({
      needsTwoClicks: true,
      keys: () => [bindKeys(EXPLORER_KEYS, this)],
      view: () => ({
        title: services.texts.replay.EXPLORER_TITLE,
        note: explorerHeading(activity, services.telling),
        header: (columns) =>
          activity.items.length > 0 ? cutText(this.#header, columns) : undefined,
        emptyText: emptyText(activity, services.texts),
      }),
      typed: (event, app) => {
        app.back();
        app.screen.press(event, app);
      },
      translated: () => explorerScreen(services, replay, activity),
    });
    this.#list();
  }

  say(name: ExplorerWord, app: Navigator): void {
    const word = this.activity.words.find((one) => one.name === name);
    if (word) this.#show(word.run(''), app);
  }

  /** Shows the lines of the position. @param from the one to choose. Default: the first */
  #list(from = 0): void {
    const [header = '', ...lines] = explorerTable(this.activity, this.#services.teller);
    this.#header = header;
    const items = this.activity.items.map((item, at) => ({
      text: lines[at] ?? '',
      detail: () =>
        item.kind === 'game'
          ? visibleText(item.game.path)
          : itemText(this.activity, item, this.#services),
      choose: (app: Navigator) => this.#show(this.activity.choose(item), app),
    }));
    this.screen.show(items, items[from]);
  }

  #show(answer: Answer<ExplorerTold>, app: Navigator): void {
    const { opened } = this.activity;
    if (answer.kind === 'later') {
      void answer.answer.then((found) => {
        if (app.screen === this.screen) this.#show(found, app);
        app.changed();
      });
    } else if (answer.kind === 'go' && opened) {
      app.open(app.routes.found(this.#services, opened));
    } else if (answer.kind === 'refused') {
      const { activity } = this;
      this.#warn(() => tellExplorer(activity, answer.why, this.#services.telling, this.#replayed));
    } else if (answer.kind === 'done' || answer.kind === 'told') {
      const { what } = answer;
      if (what?.code !== 'listed') return;
      const { changed } = what;
      this.#list(what.from);
      if (changed) this.#warn(() => this.#replayed(changed));
    }
  }

  readonly #replayed = (what: ReplayTold): Said =>
    tellReplay(this.#replay, what, this.#services.telling);

  #warn(said: () => Said): void {
    this.screen.warn((texts) => textOf(texts, said()));
  }
}
