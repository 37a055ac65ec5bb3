import { expect } from 'vitest';
import { TsumeJudge } from '../../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../../source/match/problems/tsume-set.ts';
import type { Problem } from '../../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../../source/records/formats/problems/problem-lines.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { courseScreen } from '../../../source/ui/screens/learn/learn.ts';
import { menuScreen } from '../../../source/ui/screens/menu/menu.tsx';
import { twoPlayersScreen } from '../../../source/ui/screens/new-game/new-game.ts';
import { replayOf } from '../../../source/ui/screens/replay/replay.ts';
import { tsumeScreen } from '../../../source/ui/screens/tsume/tsume.ts';
import { eventually } from '../../helpers/eventually.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ThinkingEngine } from '../../match/thinking-engine.ts';
import { Desk, type Player } from '../desk.ts';

const KIF = '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n';
const CSA = 'V2.2\nPI\n+\n+7776FU\n-3334FU\n';
const SFEN = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';

const said = (player: Player) => player.on('replay').prompt.message?.text;

sharedTest.each(
  shareOf([
    ['a KIF', KIF, 2],
    ['a KI2 in one line', '▲７六歩 △３四歩 ▲２六歩', 3],
    ['a CSA', CSA, 2],
    ['a position of USI', 'position startpos moves 7g7f 3c3d', 2],
    ['an SFEN', SFEN, 0],
    ['an SFEN with its word', `sfen ${SFEN}`, 0],
    ['moves in two lines', '1. P-7f P-3d\n2. P-2f', 3],
    ['lines that end as on Windows have become', `${CSA}%TORYO\n`, 2],
    [
      'an address with a board',
      `https://lishogi.org/editor/standard/${SFEN.replaceAll(' ', '_')}`,
      0,
    ],
    ['an address that is escaped', `http://a.example/?sfen=${encodeURIComponent(SFEN)}&x=1`, 0],
    ['an address with plus signs', `http://a.example/?sfen=${SFEN.replaceAll(' ', '+')}`, 0],
  ]),
)('%s opens in a replay from the menu', async (_, text, plies) => {
  const desk = new Desk();
  const player = desk.sit(menuScreen(desk.services));
  player.paste(text);
  await eventually(() => expect(player.screen.kind).toBe('replay'));
  expect(player.on('replay').activity.moves).toHaveLength(plies);
  expect(said(player)).toContain('Pasted as');
  expect(player.press('escape').screen.kind).toBe('list');
});

test('a new game and a replay open it, too, with the game that is meant there', async () => {
  const desk = new Desk();
  const player = desk.sit(twoPlayersScreen(desk.services)).paste(CSA);
  await eventually(() => expect(player.screen.kind).toBe('replay'));
  const mini = replayOf(desk.services, desk.match('minishogi').record);
  const other = desk.sit(mini).paste('position startpos moves 5d5c');
  await eventually(() => expect(other.screen).not.toBe(mini));
  expect(other.on('replay').activity.record.variant.id).toBe('minishogi');
  other.paste(CSA);
  await eventually(() => expect(other.on('replay').activity.record.variant.id).toBe('shogi'));
});

const PSN = '[Event "club"]\n\n1. P-7f P-3d\n';
const asked = ({ screen }: Player) =>
  'prompt' in screen ? screen.prompt.question?.text : undefined;

sharedTest.each(
  shareOf([
    ['a KIF', KIF, 'This is a KIF game. Open it?'],
    ['a CSA', CSA, 'This is a CSA game. Open it?'],
    ['a PSN', PSN, 'This is a PSN game. Open it?'],
    ['a position of USI', 'position startpos moves 7g7f 3c3d', 'This is a USI game. Open it?'],
    ['an SFEN', `sfen ${SFEN}`, 'This is a USI position. Open it?'],
    [
      'an address',
      `https://a.example/${SFEN.replaceAll(' ', '_')}`,
      'This is a USI position. Open it?',
    ],
  ]),
)('%s that is pasted into a game is opened after a question', async (_, text, question) => {
  const desk = new Desk();
  const game = desk.playScreen('shogi', { moves: 'P-2f' });
  const player = desk.sit(game).paste(text);
  await eventually(() => expect(asked(player)).toBe(question));
  player.press('n');
  expect(player.screen).toBe(game);
  expect(game.prompt.line.text).toBe('');
  player.paste(text);
  await eventually(() => expect(asked(player)).toBe(question));
  player.press('y');
  expect(said(player)).toContain('Pasted as');
  player.press('escape');
  expect(player.screen).toBe(game);
  expect(game.activity.match.game.ply).toBe(1);
});

test('one that is typed into a game, a problem or a course, too', async () => {
  const desk = new Desk();
  const { problems } = parseProblemLines(`{"sfen":"${SFEN}","plies":1}`);
  const [problem] = problems as [Problem];
  const judge = new TsumeJudge(new ThinkingEngine());
  const set = new TsumeSet({ problems: [problem], judge, solved: new Set() });
  for (const screen of [
    desk.playScreen('shogi'),
    tsumeScreen(desk.services, set),
    courseScreen(desk.services, variantOf('shogi')),
  ]) {
    const player = desk.sit(screen).enter('position startpos moves 7g7f');
    await eventually(() => expect(asked(player)).toContain('USI game. Open it?'));
    expect(player.press('y').screen.kind).toBe('replay');
  }
});

test('what is a list of moves here is played, and what begins with a word waits', async () => {
  const desk = new Desk();
  const game = desk.playScreen('shogi');
  const player = desk.sit(game).paste('1. P-7f P-3d\n2. P-2f\n');
  expect(game.activity.match.game.ply).toBe(3);
  player.paste('▲２五歩 △３三角');
  player.press('ctrl-u').paste('resign\nP-8d');
  expect(game.prompt.line.text).toBe('resign P-8d');
  player.press('ctrl-u').paste('hello\nworld');
  await eventually(() => expect(game.prompt.message?.text).toContain('neither a game nor'));
  expect(game.prompt.line.text).toBe('hello world');
  expect(player.screen).toBe(game);
});

test('what is no game is typed, or refused where it must be one', async () => {
  const desk = new Desk();
  const player = desk.sit(replayOf(desk.services, desk.match('shogi').record)).paste('P-7f');
  expect(player.on('replay').prompt.line.text).toBe('P-7f');
  player.paste(KIF);
  expect(player.on('replay').prompt.line.text).toContain('P-7f手合割');
  player.press('ctrl-u').paste('4k4/9/4P4/9/9/9/9/9/9/9 b G 1');
  await eventually(() => expect(said(player)).toContain('the pasted text'));
  expect(said(player)).toMatchInlineSnapshot(
    `"the pasted text:1:1: ply 0: not a position of shogi: the board of shogi has 9 ranks, not 10"`,
  );
  player.paste('two\nlines');
  await eventually(() => expect(said(player)).toContain('neither a game nor'));
  expect(said(player)).toMatchInlineSnapshot(`"The pasted text is neither a game nor a position."`);
});

test('a paste that is too long is refused in words', () => {
  const desk = new Desk();
  const player = desk.sit(menuScreen(desk.services));
  player.app.press({ kind: 'paste', text: '', isTooLong: true });
  expect(player.app.news).toBe(ENGLISH.records.PASTE_TOO_LONG);
});
