import type { EditActivity } from '../../source/activity/edit.ts';
import { ExplorerActivity } from '../../source/activity/explorer.ts';
import type { Person } from '../../source/hall/hall-command.ts';
import { TsumeJudge } from '../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../source/match/problems/tsume-set.ts';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { success } from '../../source/rules/core/result.ts';
import { makeSquare } from '../../source/rules/core/square.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import type { GameAtPly } from '../../source/study/index/position-index.ts';
import type { KeyHelp } from '../../source/ui/app/keymap.ts';
import type { Services } from '../../source/ui/app/services.ts';
import { PROMPT_KEYS } from '../../source/ui/prompt/prompt-keys.ts';
import { editListScreen, editScreen } from '../../source/ui/screens/edit/edit.ts';
import { handsForm, squareList } from '../../source/ui/screens/edit/square-list.ts';
import { explorerScreen } from '../../source/ui/screens/explorer/explorer.ts';
import { foundScreen } from '../../source/ui/screens/explorer/found.ts';
import { replayMatch } from '../../source/ui/screens/games/games.ts';
import { gamesScreen } from '../../source/ui/screens/games/games-list.ts';
import { courseScreen, learnScreen } from '../../source/ui/screens/learn/learn.ts';
import { smallGameScreen } from '../../source/ui/screens/learn/small-game.ts';
import { LIST_KEYS } from '../../source/ui/screens/list/list-keys.ts';
import { challengeScreen } from '../../source/ui/screens/lobby/challenge-form.ts';
import { invitationScreen } from '../../source/ui/screens/lobby/invitation.ts';
import { lobbyScreen } from '../../source/ui/screens/lobby/lobby.tsx';
import { meScreen } from '../../source/ui/screens/lobby/me.ts';
import { nameScreen } from '../../source/ui/screens/lobby/name-form.ts';
import { ratingsScreen } from '../../source/ui/screens/lobby/ratings.ts';
import { menuScreen } from '../../source/ui/screens/menu/menu.tsx';
import { mistakesScreen } from '../../source/ui/screens/mistakes/mistakes.ts';
import { newGameScreen, twoPlayersScreen } from '../../source/ui/screens/new-game/new-game.ts';
import { playComputerScreen } from '../../source/ui/screens/new-game/play-computer.ts';
import { keysPage } from '../../source/ui/screens/page/page.tsx';
import {
  commentPage,
  editHelpPage,
  helpPage,
  learnHelpPage,
  mistakesHelpPage,
  movesPage,
  pieceScreen,
  replayHelpPage,
  roomHelpPage,
  rulesListScreen,
  rulesScreen,
  textPage,
  tsumeHelpPage,
  watchHelpPage,
} from '../../source/ui/screens/page/pages.ts';
import { roomPlayScreen } from '../../source/ui/screens/play/room-play.ts';
import { replayActivity, replayScreen } from '../../source/ui/screens/replay/replay.ts';
import { REPLAY_KEYS } from '../../source/ui/screens/replay/replay-keys.ts';
import { watchGame } from '../../source/ui/screens/replay/watch.ts';
import { playSomeoneScreen } from '../../source/ui/screens/rooms/room-doors.ts';
import { roomScreen } from '../../source/ui/screens/rooms/room-screen.ts';
import { roomWatchScreen } from '../../source/ui/screens/rooms/room-watch.ts';
import { waitingScreen } from '../../source/ui/screens/rooms/waiting.ts';
import { settingsScreen } from '../../source/ui/screens/settings/settings.ts';
import { problemsScreen } from '../../source/ui/screens/tsume/problems.ts';
import { tsumeScreen } from '../../source/ui/screens/tsume/tsume.ts';
import { FakeHouse } from '../helpers/fake-house.ts';
import { BOTH_COME, FakeRooms, toldStay } from '../helpers/fake-rooms.ts';
import { AKI, BEN, BOTH_REGISTERED, begun, challenged } from '../helpers/hall-events.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { ownMistakes } from '../helpers/own-mistakes.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { ToldEngine } from '../match/told-engine.ts';
import { type AnyScreen, Desk } from './desk.ts';

const MOVES = 'P-7f P-3d Bx2b+ Sx2b';

const SHOGI = variantOf('shogi');

function edited(services: Services): EditActivity {
  return editScreen(services, SHOGI, startPosition(SHOGI).placement).activity;
}

/** One of each screen, by name. */
export const SCREENS: readonly (readonly [name: string, make: (desk: Desk) => AnyScreen])[] = [
  ['yari', (desk) => desk.playScreen('yari')],
  ['shogi', (desk) => desk.playScreen('shogi', { moves: MOVES })],
  ['ogi', (desk) => desk.playScreen('ogi')],
  ['menu', ({ services }) => menuScreen(services)],
  ['new game', ({ services }) => newGameScreen(services)],
  ['settings', ({ services }) => settingsScreen(services)],
  ['replay', (desk) => replayMatch(desk.services, desk.match('shogi', { moves: MOVES }))],
  [
    'saved games',
    (desk) => {
      desk.match('shogi', { moves: MOVES });
      return gamesScreen(desk.services);
    },
  ],
  ['edit', ({ services }) => editScreen(services, SHOGI, startPosition(SHOGI).placement)],
  ['rules', ({ services }) => rulesScreen(services, variantOf('ogi'))],
  ['problems', ({ services }) => tsumeScreen(services, problems())],
  ['mistakes', ({ services }) => mistakesScreen(services, ownMistakes().session)],
  ['problem list', ({ services }) => problemsScreen(services) as AnyScreen],
  ['learn', ({ services }) => courseScreen(services, variantOf('yari'))],
  ['play someone', ({ services }) => playSomeoneScreen(services, new FakeRooms())],
  ['waiting', ({ services }) => waitingScreen(services, toldStay('black', [BOTH_COME[0]]))],
  ['a room', ({ services }) => roomWatchScreen(services, toldStay(undefined, BOTH_COME))],
  ['lobby', (desk) => lobbyScreen(onServer(desk)) as AnyScreen],
  ['challenge', (desk) => challengeScreen(onServer(desk))],
  ['invitation', (desk) => invitationScreen(onServer(desk), 'CCCCCC', OFFERED)],
  ['name', (desk) => lobbyScreen(onServer(desk, undefined)) as AnyScreen],
  ['me', (desk) => meScreen(onServer(desk), AKI) as AnyScreen],
  ['ratings', (desk) => ratingsScreen(onServer(desk)) as AnyScreen],
  ['moves', (desk) => movesPage(desk.services, desk.match('shogi', { moves: MOVES }).game)],
];

/** More screens, which differ from those in what stands on them. */
export const MORE_SCREENS: typeof SCREENS = [
  ['two players', ({ services }) => twoPlayersScreen(services)],
  ['the computer', ({ services }) => playComputerScreen(services)],
  ['courses', ({ services }) => learnScreen(services)],
  ['name alone', (desk) => nameScreen(onServer(desk), () => {})],
  ['a game of a room', (desk) => roomPlayScreen(desk.services, toldStay('black', BOTH_COME))],
  ['in a room', ({ services }) => roomScreen(services, toldStay('white', BOTH_COME)) as AnyScreen],
  ['the game of a course', smallGame],
  ['a game of another process', watchedGame],
  ['the rules of all', ({ services }) => rulesListScreen(services)],
  ['games to edit', ({ services }) => editListScreen(services)],
  [
    'a square',
    ({ services }) => squareList(services, edited(services), makeSquare(7, 7), () => {}),
  ],
  ['hands', ({ services }) => handsForm(services, edited(services))],
  ['help on a position', () => editHelpPage(SHOGI)],
  ['a piece', ({ services }) => pieceScreen(services, variantOf('yari'), 1)],
  ['what others played', explored],
  ['found games', ({ services }) => foundScreen(services, [FOUND]) as AnyScreen],
  ['keys', () => keysPage(LIST_KEYS)],
  ['help', () => helpPage(variantOf('yari'))],
  ['help in a room', () => roomHelpPage(variantOf('yari'), true)],
  ['help at a problem', () => tsumeHelpPage(variantOf('yari'))],
  ['help at a mistake', () => mistakesHelpPage(variantOf('yari'))],
  ['help in a replay', () => replayHelpPage(variantOf('yari'))],
  ['help in a course', () => learnHelpPage(variantOf('yari'))],
  ['help of a replay', () => replayHelpPage(variantOf('yari'))],
  ['help of a watched game', () => watchHelpPage(undefined)],
  [
    'a record',
    (desk) => {
      const { record } = desk.match('yari');
      return replayScreen(desk.services, replayActivity(desk.services, record, 0, {}));
    },
  ],
  [
    'a text',
    () => textPage({ code: 'text', read: () => ({ title: 'pieces', lines: ['one', 'two'] }) }),
  ],
  ['a comment', () => commentPage(() => ({ title: 'Comment', comments: ['text'] }))],
];

/** All keys of a screen. */
export function keysOf(screen: AnyScreen): readonly KeyHelp[] {
  switch (screen.kind) {
    case 'replay':
      return [REPLAY_KEYS];
    case 'play':
    case 'tsume':
    case 'mistakes':
    case 'learn':
    case 'edit':
      return [PROMPT_KEYS[screen.kind]];
    default:
      return screen.keys;
  }
}

/** A game of an index. */
const FOUND: GameAtPly = {
  path: '/棋譜/1',
  number: 0,
  variant: 'shogi',
  date: '2026.11.20',
  black: '羽生善治',
  white: 'Aoi',
  plies: 120,
  score: '1-0',
  ply: 4,
};

const NAMED = {
  black: { opening: 'kaku-gawari-koshikake-gin', castle: undefined },
  white: { opening: 'yagura', castle: 'kata-mino' },
} as const;

/** What an index and a book have for the position after four moves. */
function explored(desk: Desk): AnyScreen {
  const { services } = desk;
  const { record } = desk.match('shogi', { moves: MOVES });
  const replay = replayActivity(services, record, 4, {});
  const tally = { games: 1200, black: 640, white: 540, draws: 20 };
  const [first, second] = legalMoves(replay.game.position) as [Move, Move];
  const played = { ...tally, move: first, value: -35, last: FOUND };
  const booked = { book: '/books/user_book1.db', move: second, value: 40, depth: 20, count: 9 };
  const explorer = {
    lookUp: () => success({ ...tally, moves: [played] }),
    gamesAt: () => success([FOUND]),
    booked: () => [booked],
    bookFaults: new Map([['/books/other.db', { code: 'not-a-book' }]] as const),
    close: () => {},
  };
  const activity = new ExplorerActivity({ replay, explorer, store: services.store });
  activity.names = NAMED;
  return explorerScreen(services, replay, activity) as AnyScreen;
}

function smallGame(desk: Desk): AnyScreen {
  return smallGameScreen(desk.services, desk.match('yari'), () => {});
}

/** A game that is open at another desk. */
function watchedGame({ services, folder }: Desk): AnyScreen {
  new Desk({ folder }).match('yari', { moves: 'P-7f' });
  const [entry] = services.store.list();
  const watched = watchGame(services, entry?.path ?? '');
  if (!watched.ok) throw new Error(watched.fault.code);
  return watched.value;
}

const OFFERED = { ...TERMS, to: { kind: 'invitation' }, side: 'lot' } as const;

/** Aki, or somebody without a name, on a server with challenges and a game. */
function onServer({ services }: Desk, ...named: readonly (Person | undefined)[]): Services {
  const [person] = named.length > 0 ? named : [AKI];
  const house = new FakeHouse(
    ...BOTH_REGISTERED,
    challenged('AAAAAA', { by: BEN }),
    challenged('CCCCCC', { to: OFFERED.to }),
    challenged('DDDDDD', { by: BEN }),
    begun('DDDDDD'),
  );
  house.visit(BEN);
  return Object.assign(services, { visit: house.visit(person), publicAddress: 'example.org' });
}

/** Two problems, to which nobody knows an answer. */
function problems(): TsumeSet {
  const sfens = ['1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1', '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1'];
  const lines = sfens.map((sfen) => JSON.stringify({ sfen })).join('\n');
  const [first, ...others] = parseProblemLines(lines).problems;
  if (first === undefined) throw new RangeError('no problem');
  return new TsumeSet({
    problems: [first, ...others],
    judge: new TsumeJudge(new ToldEngine()),
    solved: new Set(),
  });
}
