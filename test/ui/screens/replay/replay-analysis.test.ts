import { describe, expect } from 'vitest';
import { EngineError } from '../../../../source/engine/engine.ts';
import { parsePsn } from '../../../../source/records/formats/psn/psn-read.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import type { Charset } from '../../../../source/text/charset.ts';
import { replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import {
  ambiguousCharacters,
  frameHeight,
  frameWidth,
  renderScreen,
} from '../../../helpers/frames.tsx';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { stubEngineRoom } from '../../../helpers/stub-engine-room.ts';
import { AnalystStub, type Opinion } from '../../../match/analyst-stub.ts';
import { Desk } from '../../desk.ts';

const GAME = `[Variant "shogi"]
[Result "*"]

1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-2f P-4d 3. P-2e!? P-5d *
`;

/** White's first move and Black's third one lose. */
const OPINION: Opinion = ({ moves: { length } }) => {
  const forBlack = length < 2 ? 0 : length < 5 ? 900 : -900;
  const centipawns = length % 2 === 0 ? forBlack : -forBlack;
  return { score: { kind: 'value', centipawns }, depth: 9 };
};

/** A replay with an engine that has this opinion. */
function open(
  opinion: Opinion = OPINION,
  psn = GAME,
  charset: Charset = 'box',
  { holds = false, ...options }: ReplayScreenOptions & { readonly holds?: boolean } = {},
) {
  const engines: AnalystStub[] = [];
  const analyst = () => {
    const engine = new AnalystStub(opinion);
    engine.holds = holds;
    engines.push(engine);
    return engine;
  };
  const desk = new Desk({ engines: stubEngineRoom([], [], analyst), settings: { charset } });
  const { record } = itemAt(parsePsn(Buffer.from(psn)), 0);
  if (!record) throw new Error('the record cannot be read');
  const player = desk.sit(replayOf(desk.services, record, 0, options));
  const screen = player.on('replay');
  const texts = () => {
    const { lines } = renderScreen(screen, desk.services, { columns: 120, rows: 40 });
    const list = lines
      .join('\n')
      .matchAll(/\d+\. +(?!White|Black)(\S+(?: \(\d\))?) +(\S+(?: \(\d\))?)/g);
    return [...list].flatMap(([, ...pair]) => pair).join(' ');
  };
  const show = (columns = 80, rows = 24) =>
    renderScreen(player.screen, desk.services, { columns, rows });
  return { desk, player, screen, engines, texts, show };
}

type ReplayScreenOptions = NonNullable<Parameters<typeof replayOf>[3]>;

/** When the stubs have answered all that is asked. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('until it is asked for no engine is opened', () => {
  const { player, engines } = open();
  player.press('right', 'right', 'left').enter('P-3d', 'variation').press('[');
  expect(engines).toEqual([]);
});

test('a marks the mistakes in the list and leaves the marks of the record', async () => {
  const { player, texts } = open();
  player.enter('a');
  await settled();
  expect(texts()).toBe('P-7f P-3d?? (1) P-2f P-4d P-2e!? P-5d');
  player.enter('a');
  expect(texts()).toBe('P-7f P-3d (1) P-2f P-4d P-2e!? P-5d');
});

test('an analysis that is in the record is shown without an engine', () => {
  const values = [0, 0, 900, 900, 900, -900, -900];
  const comments = values.map((value) => ` {#評価値=${value}} {#深さ=12}`);
  const moves = ['', ' 1. P-7f', ' P-3d', ' 2. P-2f', ' P-4d', ' 3. P-2e', ' P-5d'];
  const line = moves.map((move, ply) => move + comments[ply]).join('');
  const kept = `[Variant "shogi"]\n[Result "*"]\n\n${line} *\n`;
  const { player, engines, texts, show } = open(OPINION, kept);
  expect(texts()).toBe('P-7f P-3d?? P-2f P-4d P-2e?? P-5d');
  player.enter('b');
  const shown = show(120, 40).lines.join('\n');
  expect(shown).toContain('Blunder, 0.00 to +9.00');
  expect(shown).toContain('depth 12');
  expect(shown).not.toContain('評価値');
  expect(engines).toEqual([]);
});

test('b and B go to the mistakes, which are told with what was better', async () => {
  const { player, screen, show } = open();
  player.enter('a');
  await settled();
  player.enter('b');
  expect(screen.activity.ply).toBe(2);
  expect(show().lines.join(' ')).toMatch(/2\. White P-3d\?\? {2}Blunder, 0\.00 to \+9\.00: better/);
  player.enter('b');
  expect(screen.activity.ply).toBe(5);
  player.enter('b');
  expect([screen.activity.ply, screen.prompt.message?.text]).toEqual([
    5,
    'No mistake after this move; "mistake back" goes to 2. White P-3d??',
  ]);
  player.enter('B').press('enter');
  expect([screen.activity.ply, screen.prompt.message?.text]).toEqual([
    2,
    'No mistake before this move; "mistake" goes to 5. Black P-2e??',
  ]);
  player.press('right').enter('b', 'b', 'flip').press('home').enter('B');
  expect(screen.prompt.message?.text).toBe(
    'No mistake before this move; "mistake" goes to 2. White P-3d??',
  );
});

test('in a game that is not analysed mistake asks whether it is to be, and goes there', async () => {
  const { player, screen, engines } = open();
  player.press('right').enter('mistake');
  expect(screen.prompt.question?.text).toBe('This game is not analysed yet. Analyse it now?');
  player.press('escape');
  expect(engines).toEqual([]);
  player.enter('mistakes').press('y');
  await settled();
  expect(screen.prompt.message?.text).toMatch(/^2\. White P-3d\?\? .* 5\. Black P-2e\?\? /);
  player.press('home').enter('mistake');
  expect(screen.activity.ply).toBe(2);
});

test('a game in which an analysis finds no mistake is told to have none', async () => {
  const { player, screen } = open(() => ({ score: { kind: 'value', centipawns: 0 }, depth: 9 }));
  player.enter('b').press('y');
  await settled();
  expect(screen.prompt.message?.text).toBe('No mistake was found.');
});

test('mistakes that are asked for twice are looked for once at a time', async () => {
  const { player, screen, engines } = open(OPINION, GAME, 'box', { holds: true });
  player.enter('b').press('y').enter('b');
  await settled();
  const engine = itemAt(engines, 0);
  expect(engine.searches).toHaveLength(1);
  engine.holds = false;
  engine.last.report();
  engine.last.end();
  await settled();
  expect(screen.activity.ply).toBe(2);
});

test('mistakes are looked for again after a search that never ended was stopped', async () => {
  const { player, screen, engines } = open(OPINION, GAME, 'box', { holds: true });
  player.enter('b').press('y').enter('b');
  await settled();
  player.enter('a', 'a', 'b');
  await settled();
  const { last } = itemAt(engines, engines.length - 1);
  for (const engine of engines) engine.holds = false;
  last.report();
  last.end();
  await settled();
  expect(screen.activity.ply).toBe(2);
  expect(engines.slice(0, -1).map(({ closes }) => closes)).toEqual([1, 1]);
});

test('the search follows each step at once, and stops where it is no longer wanted', async () => {
  const { player, engines } = open();
  player.enter('a');
  const engine = itemAt(engines, 0);
  await settled();
  engine.holds = true;
  const count = engine.searches.length;
  player.press('right', 'right', 'right');
  await settled();
  const asked = engine.searches.slice(count).map(({ game }) => game.moves.length);
  expect(asked).toEqual([1, 3]);
});

test('what is known stays when a variation is shown, and comes back with the line', async () => {
  const { player, engines, texts } = open();
  player.enter('a');
  await settled();
  const count = itemAt(engines, 0).searches.length;
  player.press('right', 'right', ']');
  await settled();
  const asked = itemAt(engines, 0)
    .searches.slice(count)
    .map(({ game }) => game.moves.length);
  // A look at each place that is passed; in the variation what is new there.
  expect(asked).toEqual([1, 2, 3, 2]);
  const later = itemAt(engines, 0).searches.length;
  player.press('[');
  await settled();
  expect(texts()).toBe('P-7f P-3d?? (1) P-2f P-4d P-2e!? P-5d');
  const again = itemAt(engines, 0)
    .searches.slice(later)
    .map(({ limits }) => limits);
  expect(again.filter(({ nodes }) => nodes !== undefined)).toEqual([]);
});

test('a replay whose mistakes are still to be kept is left only after a question', async () => {
  let keep: (count: number) => void = () => {};
  const count = new Promise<number>((resolve) => {
    keep = resolve;
  });
  const { player, screen } = open(OPINION, GAME, 'box', {
    save: () => {},
    keepMistakes: () => ({ count, stop: () => {} }),
  });
  player.enter('a');
  await settled();
  player.press('escape');
  expect(screen.prompt.question?.text).toMatch(/no mistake is kept yet\. /);
  player.press('escape');
  keep(1);
  await settled();
  expect(screen.prompt.message?.text).toContain('1 new mistake kept');
  player.enter('quit');
  expect(player.app.hasQuit).toBe(true);
});

test('a game that was left before its mistakes were kept keeps them when it is analysed again', async () => {
  const { player, screen, desk } = open(OPINION, GAME, 'box', {
    save: () => {},
    keepMistakes: () => ({ count: new Promise(() => {}), stop: () => {} }),
  });
  player.enter('a');
  await settled();
  const { record } = screen.activity.walk;
  let asked = 0;
  const keepMistakes = () => {
    asked += 1;
    return { count: Promise.resolve(1), stop: () => {} };
  };
  const again = desk.sit(replayOf(desk.services, record, 0, { save: () => {}, keepMistakes }));
  await settled();
  expect(asked).toBe(0);
  again.enter('a');
  await settled();
  again.press('right', 'right');
  await settled();
  expect(asked).toBe(1);
  expect(again.on('replay').prompt.question).toBeUndefined();
  again.enter('quit');
  expect(again.app.hasQuit).toBe(true);
});

test('another screen on top closes the engine; back again it goes on with what is known', async () => {
  const { player, desk, engines, texts } = open();
  player.enter('a');
  await settled();
  player.app.open(desk.playScreen('yari'));
  expect(engines.map(({ closes }) => closes)).toEqual([1]);
  player.app.back();
  expect(engines.map(({ closes }) => closes)).toEqual([1, 0]);
  expect(texts()).toContain('P-3d??');
});

test.each([['q', 'enter'], ['ctrl-c'], ['a', 'enter']])('%s closes the engine', (...keys) => {
  const { player, engines } = open();
  player.enter('a').press(...keys);
  expect(engines.map(({ closes }) => closes)).toEqual([1]);
});

test('the word analyse does the same as a', () => {
  const { player, screen } = open();
  player.enter('analyse');
  expect(screen.activity.analyst.isAnalysing).toBe(true);
  player.enter('analyse');
  expect(screen.activity.analyst.isAnalysing).toBe(false);
});

test('an engine that fails is told, and turns the analysis off', async () => {
  const { player, screen, engines, show } = open();
  player.enter('a');
  await settled();
  itemAt(engines, 0).search = () => Promise.reject(new EngineError('ended', 'gone'));
  player.press('right');
  await settled();
  expect(screen.prompt.message).toEqual({
    text: 'the engine "Computer" has ended: gone. The analysis is off.',
    tone: 'warning',
  });
  expect(screen.activity.analyst.isAnalysing).toBe(false);
  expect(show().lines.join('\n')).not.toContain('depth');
  player.enter('a');
  expect(engines.length).toBe(2);
});

describe('on the screen', () => {
  const LONG = Array.from({ length: 60 }, (_, at) => (at % 2 ? 'K-5i K-5a' : 'K-5h K-5b'));
  const SHUFFLE = `[Variant "shogi"]\n\n${LONG.map((pair, at) => `${at + 1}. ${pair}`).join(' ')} *`;
  const SIZES = [
    [80, 24],
    [60, 20],
    [120, 40],
    [40, 16],
    [50, 22],
    [44, 30],
    [200, 60],
    [30, 8],
  ] as const;

  describe.each(['box', 'frame', 'ascii'] as const)('in %s', (charset) => {
    sharedTest.each(shareOf(SIZES, 4))('it has its place in %ix%i', async (columns, rows) => {
      const { player, show } = open(OPINION, SHUFFLE, charset);
      player.enter('a').press('end', 'left');
      await settled();
      const frame = show(columns, rows);
      const picture = frame.lines.join('\n');
      expect(frameWidth(frame), picture).toBeLessThanOrEqual(columns);
      expect(frameHeight(frame), picture).toBeLessThan(rows);
      if (rows > 8) expect(picture).toContain('-9.00');
      if (charset !== 'box') expect(ambiguousCharacters(picture)).toEqual([]);
    });
  });

  test('the words, the expected line, the graph with the ply shown and the mistakes', async () => {
    const { player, show } = open();
    player.enter('a').press('right', 'right', 'right');
    await settled();
    const { lines } = show(60, 22);
    const edge = lines.findIndex((line) => line.startsWith(' └'));
    expect(lines.slice(edge + 1, edge + 5)).toEqual([
      expect.stringMatching(/^ \+9\.00 {2}depth 9 {2}\S+$/),
      expect.stringMatching(/^ __[▁-█]{3}__$/),
      expect.stringMatching(/^ {6}\S{2}$/),
      '   ?^ ?',
    ]);
  });

  test('while positions are missing it says how far it is', () => {
    const { player, show } = open();
    player.enter('a');
    expect(show().lines.join('\n')).toMatch(/ 0\.00 {2}depth 9 {2}0 of 7$/m);
  });
});
