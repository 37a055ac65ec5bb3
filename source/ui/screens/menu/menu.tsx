import { Box } from 'ink';
import type { Match } from '../../../match/match.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import type { Charset } from '../../../text/charset.ts';
import type { KeyReason } from '../../../text/en/settings.ts';
import { playerOfSide } from '../../../text/records.ts';
import { programTitle, type ResumableGame, resumeText } from '../../../text/settings.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Wording } from '../../../text/tongue.ts';
import { bindKeys, type KeyTable } from '../../app/keymap.ts';
import { openPasted } from '../../app/open-pasted.ts';
import type { LeftGame, Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import type { Theme } from '../../app/theme.ts';
import { outlineRows, type Tile, type TileCell, tileRows } from '../../board/piece-tile.ts';
import { startPreview } from '../../board/preview.ts';
import { Line, type Row, Rows } from '../../ink/rows.tsx';
import { Sheet, sheetSize } from '../../ink/sheet.tsx';
import { useWindow } from '../../ink/window.ts';
import { editListScreen } from '../edit/edit.ts';
import { openSavedGame } from '../games/games.ts';
import { gamesScreen } from '../games/games-list.ts';
import { savedPreviews } from '../games/saved-previews.ts';
import { learnScreen } from '../learn/learn.ts';
import { ListScreen } from '../list/list.tsx';
import { LIST_KEYS } from '../list/list-keys.ts';
import type { ListItem } from '../list/list-state.ts';
import { ListView, type ListViewProps } from '../list/list-view.tsx';
import { hallEars } from '../lobby/hall-ears.ts';
import { openMistakes } from '../mistakes/mistakes.ts';
import { twoPlayersScreen } from '../new-game/new-game.ts';
import { playComputerScreen } from '../new-game/play-computer.ts';
import { rulesListScreen } from '../page/pages.ts';
import { playSomeoneScreen } from '../rooms/room-doors.ts';
import { settingsScreen } from '../settings/settings.ts';
import { openStatistics } from '../statistics/statistics.ts';
import { problemsScreen } from '../tsume/problems.ts';

/** The letters of all lines that the menu may have. */
const MENU_LETTERS = ['r', 'c', 'o', 't', 'l', 'p', 'm', 'g', 'a', 'e', 'u', 's', 'q'] as const;

/** Why the line of a letter is missing. */
const MISSING: Readonly<Record<string, KeyReason>> = {
  r: 'noResume',
  o: 'noSomeone',
  m: 'noSaved',
  g: 'noSaved',
  a: 'noSaved',
};

const indexOf = ({ screen }: HasMenu, key: string) =>
  screen.state.items.findIndex(({ letter }) => letter === key);

interface HasMenu {
  readonly screen: ListScreen;
}

/** The keys of the menu, beside those of every list. */
export const MENU_KEYS: KeyTable<HasMenu> = {
  told: (texts) => texts.settings.SCREEN_KEYS.menu,
  rows: [
    {
      keys: MENU_LETTERS,
      told: (texts) => texts.settings.HOME_LIST_KEY_TEXTS.menuLetter,
      run: (menu, app, key) => menu.screen.click(indexOf(menu, key), app),
      refusal: (menu, key) => (indexOf(menu, key) < 0 ? MISSING[key] : undefined),
    },
  ],
};

/** In narrower windows the lines need the room of the tip, and the title that of the games. */
const TIP_COLUMNS = 50;
const PROGRAM = 'komadai';

/** How many games are looked at before the menu is shown, and then between two keys. */
const AT_A_TIME = 200;

/**
 * The menu: only what works now.
 * @param current the game that was left for the menu, if any
 * @param warning what is said until the next key
 */
export function menuScreen(services: Services, current?: LeftGame, warning?: Wording): ListScreen {
  const { texts, charset, ownName, store } = services;
  const entries = store.list();
  const detail = (columns: number) =>
    columns < TIP_COLUMNS ? '' : `\n${texts.settings.tipText(entries.length)}`;
  const quit: MenuItem = {
    letter: 'q',
    text: texts.settings.MENU_TEXTS.quit,
    choose: (app) => leave(menu, app, current),
  };
  const warn = (sentence: Wording) => menu.warn(sentence);
  const items = [...itemsOf(services, entries.length > 0, warn), quit];
  const saved = savedPreviews(services);
  const variant = findVariant(services.settings.all.variant) ?? VARIANTS[0];
  /** The board beside every line: that of the game to resume, else a start. */
  let preview = () => startPreview(variant);
  const isPlaying = current && !current.isOver;
  /** Games that were not looked at yet. */
  let unknown = isPlaying ? [] : entries;
  let cancel = () => {};
  const menu: ListScreen = new ListScreen({
    title: programTitle(texts, VARIANTS, charset),
    items: items.map((item) => ({ ...item, detail, preview: () => preview() })),
    columns: NAME_COLUMNS + MARGIN,
    keys: () => [MENU_KEYS, LIST_KEYS].map((keys) => bindKeys(keys, { screen: menu })),
    draw: (props) => <MenuView {...props} />,
    shown: (app) => {
      lookOn(app);
      if (services.mistakes?.isThere) countMistakes(app);
    },
    hidden: () => cancel(),
    translated: () => menuScreen(services, current),
    openPasted: (text, app) => openPasted(services, text, app),
  });
  const countMistakes = (app: Navigator) => {
    void services.mistakes?.open().then((heap) => {
      const at = menu.state.items.findIndex(({ letter }) => letter === 'm');
      const item = menu.state.items[at];
      if (!item || heap.cards.length === 0 || app.hasQuit) return;
      const text = texts.study.mistakesItemText(heap.count());
      const chosen = menu.state.items[menu.state.index];
      const items = menu.state.items.with(at, { ...item, text });
      menu.show(items, chosen === item ? items[at] : chosen);
      if (app.screen === menu) app.changed();
    });
  };
  const lookOn = (app: Navigator) => {
    if (unknown.length === 0) return;
    cancel = app.schedule(() => {
      findUnfinished();
      lookOn(app);
    }, 0);
  };
  /** Looks at some of the games, the latest first, for one that can be resumed. */
  const findUnfinished = () => {
    const found = unknown.slice(0, AT_A_TIME).find(({ isUnfinished }) => isUnfinished);
    unknown = found ? [] : unknown.slice(AT_A_TIME);
    if (!found) return;
    const { summary } = found;
    const { path } = found;
    preview = () => saved(path) ?? startPreview(variant);
    addResume({ ...summary, variant: findVariant(summary.variant) }, (app) => {
      menu.warn(openSavedGame(services, path, app));
    });
  };
  /** The chosen line stays chosen, unless it was the first. */
  const addResume = (game: ResumableGame, choose: ListItem['choose']) => {
    const { items: before, index } = menu.state;
    const resume = {
      letter: 'r',
      text: (columns: number) => resumeText(texts, game, ownName, charset, columns),
      choose,
      detail,
      preview: () => preview(),
    };
    menu.show([resume, ...before], index > 0 ? before[index] : resume);
  };
  if (isPlaying) {
    const { match } = current;
    preview = () => ({ variant: match.variant, placement: match.game.position, hasHands: true });
    addResume(gameOf(texts, match), (app) => app.back());
  } else findUnfinished();
  menu.warn(warning);
  return menu;
}

/** Leaves the program; asks before where the clock of a game runs. */
function leave(menu: ListScreen, app: Navigator, current: LeftGame | undefined): void {
  const text = current?.leaveQuestion;
  if (text === undefined) app.quit();
  else menu.ask({ text, yes: () => app.quit() });
}

function gameOf(texts: Texts, { variant, record, moves }: Match): ResumableGame {
  const black = playerOfSide(texts, record, 'black');
  const white = playerOfSide(texts, record, 'white');
  return { variant, black, white, plies: moves.length };
}

/** Goes back to the lobby, or opens it where it is not open. */
function openLobby(services: Services, app: Navigator): void {
  const { lobby } = hallEars(services);
  if (lobby && app.screens.includes(lobby)) app.backTo(lobby);
  else app.open(app.routes.lobby(services));
}

/** A line with a letter of its own. */
type MenuItem = ListItem & { readonly letter: (typeof MENU_LETTERS)[number] };

function itemsOf(
  services: Services,
  hasGames: boolean,
  warn: (sentence: Wording) => void,
): MenuItem[] {
  const item = (
    letter: MenuItem['letter'],
    text: string,
    open: (services: Services) => Screen,
  ): MenuItem => ({ letter, text, choose: (app) => app.open(open(services)) });
  const { texts, rooms, visit } = services;
  const lobby: MenuItem = {
    letter: 'o',
    text: texts.settings.MENU_TEXTS.playSomeone,
    choose: (app) => openLobby(services, app),
  };
  const mistakes: MenuItem = {
    letter: 'm',
    text: texts.study.mistakesItemText(undefined),
    choose: (app) => openMistakes(services, app),
  };
  const statistics: MenuItem = {
    letter: 'a',
    text: texts.settings.MENU_TEXTS.statistics,
    choose: (app) => openStatistics(services, app, warn),
  };
  const someone = rooms
    ? [item('o', texts.settings.MENU_TEXTS.playSomeone, (one) => playSomeoneScreen(one, rooms))]
    : [];
  return [
    item('c', texts.settings.MENU_TEXTS.playComputer, playComputerScreen),
    ...(visit ? [lobby] : someone),
    item('t', texts.settings.MENU_TEXTS.twoPlayers, twoPlayersScreen),
    item('l', texts.settings.MENU_TEXTS.learn, learnScreen),
    item('p', texts.settings.MENU_TEXTS.problems, (one) => problemsScreen(one)),
    ...(hasGames && services.mistakes ? [mistakes] : []),
    ...(hasGames ? [item('g', texts.settings.MENU_TEXTS.savedGames, gamesScreen), statistics] : []),
    item('e', texts.board.EDIT_TITLE, editListScreen),
    item('u', texts.settings.MENU_TEXTS.rules, rulesListScreen),
    item('s', texts.settings.MENU_TEXTS.settings, settingsScreen),
  ];
}

/** Rows of a list around its lines, an empty row and two of words below them included. */
const AROUND = 8;
/** Rows of the drawn name; an empty one follows where there is room. */
const NAME_ROWS = 3;
const MARGIN = 4;

/** The menu under the drawn name, in the middle of the window. */
function MenuView(props: ListViewProps) {
  const { charset, theme } = useServices();
  const window = useWindow();
  const rows = props.state.items.length + AROUND;
  const hasName = window.rows >= rows + NAME_ROWS && window.columns >= NAME_COLUMNS + MARGIN;
  if (!hasName) {
    return (
      <Sheet {...sheetSize(window)}>
        <ListView {...props} title={window.columns < TIP_COLUMNS ? PROGRAM : props.title} />
      </Sheet>
    );
  }
  return (
    <Box flexDirection="column">
      <Rows rows={drawnName(charset, theme)} />
      {window.rows > rows + NAME_ROWS && <Line text="" />}
      <Sheet columns={NAME_COLUMNS + MARGIN} rows={rows}>
        <ListView {...props} />
      </Sheet>
    </Box>
  );
}

/** The letters of the name, a row of dots each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  k: ['#..#', '#.#.', '##..', '#.#.', '#..#'],
  o: ['.##.', '#..#', '#..#', '#..#', '.##.'],
  m: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  a: ['.##.', '#..#', '####', '#..#', '#..#'],
  d: ['###.', '#..#', '#..#', '#..#', '###.'],
  i: ['#', '#', '#', '#', '#'],
};
const NAME = [...'komadai'];
/** Rows of text, of two dots each. */
const ROWS = 3;
/** Characters for two dots, the upper one counting 2 and the lower one 1. */
const DOTS = { blocks: ' ▄▀█', ascii: " .'#" } as const;

const TILE_COLUMNS = 8;
const GAP = '   ';

/** The columns that the name takes with both of its pieces. */
export const NAME_COLUMNS = 2 * TILE_COLUMNS + GAP.length + 32;

/** The name of the program: 駒台 on two pieces, and its letters. */
function drawnName(charset: Charset, theme: Theme): readonly Row[] {
  const pieces = (charset === 'ascii' ? ['K', 'D'] : ['駒', '台']).map((kanji) =>
    pieceRows({ label: [kanji], isUp: true }, charset, theme),
  );
  return Array.from({ length: ROWS }, (_, row): Row => {
    return [
      ...pieces.flatMap((rows) => rows[row] ?? []),
      { text: GAP },
      { text: letterRow(row, charset), style: theme.title },
    ];
  });
}

function pieceRows(tile: Tile, charset: Charset, theme: Theme): readonly Row[] {
  const cell: TileCell = { columns: TILE_COLUMNS, rows: ROWS, charset };
  const rows = theme.hasTiles ? tileRows : outlineRows;
  return rows(tile, cell, theme.square({ owner: 'own' }));
}

function letterRow(row: number, charset: Charset): string {
  const characters = charset === 'box' ? DOTS.blocks : DOTS.ascii;
  const dots = (letter: string, at: number) => [...(LETTERS[letter]?.[at] ?? '')];
  return NAME.map((letter) => {
    const lower = dots(letter, 2 * row + 1);
    return dots(letter, 2 * row)
      .map((dot, column) => (dot === '#' ? 2 : 0) + (lower[column] === '#' ? 1 : 0))
      .map((count) => characters.charAt(count))
      .join('');
  }).join(' ');
}
