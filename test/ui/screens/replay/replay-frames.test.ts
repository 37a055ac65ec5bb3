import { describe, expect } from 'vitest';
import { parsePsn } from '../../../../source/records/formats/psn/psn-read.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import {
  type Frame,
  frameHeight,
  frameWidth,
  renderScreen,
  statusLine,
} from '../../../helpers/frames.tsx';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

const COMMENT =
  'A quiet answer, which opens the diagonal of the bishop and asks Black what he means to do ' +
  'about it; there are two ways, and it is worth the time to look at both of them, since what ' +
  'follows is the whole plan of the game.';
const GAME = `[Variant "shogi"]
[Black "Anna"]
[White "Ben"]
[Result "0-1"]
[Termination "resignation"]

{Opening.} 1. P-7f P-3d {${COMMENT}} (1... P-8d {short} 2. P-2f) 2. P-2f (2. P-5f P-5d) P-4d 0-1
`;

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
] as const;

describe.each(SIZES)('in $columns x $rows', (size) => {
  let services: Desk['services'];

  function open(...keys: readonly string[]): Player {
    const { record } = itemAt(parsePsn(Buffer.from(GAME)), 0);
    if (!record) throw new Error('the record cannot be read');
    const own = new Desk();
    services = own.services;
    return own.sit(replayOf(services, record), size).press(...keys);
  }

  function show(player: Player): Frame {
    const frame = renderScreen(player.screen, services, size);
    const picture = frame.lines.join('\n');
    expect(frameWidth(frame), picture).toBeLessThanOrEqual(size.columns);
    expect(frameHeight(frame), picture).toBeLessThanOrEqual(size.rows - 1);
    return frame;
  }

  /** The row of the comments, and the last one. */
  function bottom({ lines }: Frame): readonly string[] {
    return [statusLine(lines), lines.at(-1)].map((line = '') => line.trim());
  }

  sharedTest.each(
    shareOf([
      [[], 'ply 0 of 4'],
      [['right', 'right'], 'ply 2 of 4, var 1/2'],
      [['right', 'right', ']'], 'ply 2 of 3, var 2/2'],
      [['right', 'right', ']', 'right'], 'ply 3 of 3, in a variation'],
      [['end'], 'ply 4 of 4'],
    ]),
  )('after %j the place is %s', (keys, place) => {
    expect(show(open(...keys)).lines[0]).toMatch(new RegExp(` ${place}$`));
  });

  test('the key line has a key for the comment, which opens it whole', () => {
    const player = open('right', 'right');
    expect(bottom(show(player))[1]).toContain('" comment');
    player.press('"');
    const page = show(player).lines.join(' ').replace(/\s+/g, ' ');
    expect(page).toContain('A quiet answer, which opens the diagonal');
    expect(page).toContain('the whole plan of the game.');
    expect(bottom(show(open('right')))[1]).not.toContain('comment');
  });

  test('a comment has the rows of the stands that lie empty', () => {
    const shown = show(open('right', 'right')).lines.join(' ');
    if (size.columns === 80) expect(shown).toContain('whole plan of the game.');
  });

  sharedTest.each(
    shareOf([
      [[], 'Opening.'],
      [['right'], '1. Black P-7f  Next: P-3d or P-8d.'],
      [['right', 'right', ']'], '2. White P-8d  short'],
      [['end'], '4. White P-4d'],
      [['end', 'left', ']', 'end'], '4. White P-5d'],
      [['end', 'right'], 'This is the end.'],
      [['end', ' '], 'This is the end.'],
    ]),
  )('after %j it says under the board: %s', (keys, text) => {
    expect(bottom(show(open(...keys)))[0]).toBe(text);
  });

  test('the result stands in the panel', () => {
    const lines = show(open('end')).lines.filter((line) => line.includes('White wins'));
    expect(lines).toEqual([expect.stringMatching(/[│ ] [a-i]? +White wins by/)]);
    expect(show(open('end', 'left')).lines.join('\n')).not.toContain('wins');
  });

  test('a long comment can be read whole, under the board or beside it', () => {
    const { lines } = show(open('right', 'right'));
    const edge = lines.findLastIndex((line) => line.startsWith(' └'));
    const under = lines.slice(edge + 1, -1);
    const beside = lines.slice(2, edge + 1).map((line) => line.replace(/^.*[│┤┘┐](?: [a-i])?/, ''));
    const texts = [under, beside].map((part) => part.map((line) => line.trim()).join(' '));
    expect(texts.some((text) => text.replace(/ +/g, ' ').includes(COMMENT))).toBe(true);
  });

  test('the list shows how many other moves there are', () => {
    const picture = show(open()).lines.join('\n');
    expect(picture).toMatch(/ P-3d \(1\)/);
    expect(picture).toMatch(/ P-2f \(1\)/);
    expect(picture).not.toMatch(/P-(?:7f|4d) \(/);
    expect(show(open('right', 'right')).lines.join('\n')).toContain('2. White P-3d  ');
  });

  test('comment opens the comment, however long, and goes back', () => {
    const long = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');
    const player = open(`note ${long}`, 'enter', 'y', 'right', 'left');
    expect(show(player).lines.join('\n')).not.toContain('word199');
    const page = player.enter('comment').on('page');
    expect(page.visibleLines(ENGLISH, size).slice(0, 2)).toEqual(['The start.', '----------']);
    player.press('end');
    expect(page.visibleLines(ENGLISH, size).join(' ')).toMatch(/word199$/);
    player.press('q', 'right');
    expect(player.on('replay').activity.ply).toBe(1);
    expect(player.enter('c').on('replay').prompt.message?.text).toBe('There is no comment here.');
  });

  test('the moves of the variation stand in the list, the one shown set off', () => {
    const main = show(open('end', 'left')).lines.join('\n');
    expect([main.includes('P-4d'), main.includes('P-5d')]).toEqual([true, false]);
    const frame = show(open('end', 'left', ']'));
    const picture = frame.lines.join('\n');
    expect([picture.includes('P-4d'), picture.includes('P-5d')]).toEqual([false, true]);
    expect(frame.raw).toMatch(/\x1b\[1m *P-5f/);
  });

  test('the keys are those that do something now', () => {
    const keys = (...pressed: string[]) => bottom(show(open(...pressed)))[1];
    expect(keys()).toMatch(/^Replay> +Right next {2}" comment {2}Tab complete/);
    expect(keys()).not.toMatch(/variation|Left/);
    expect(keys('right', 'right')).toMatch(/Right next {2}Left back/);
    expect(keys('end')).not.toMatch(/next|Space|variation/);
  });

  test('the prompt is ready, with the cursor in it', () => {
    const player = open();
    const row = show(player).lines.length - 1;
    expect(show(player).cursor).toEqual({ row, column: ' Replay> '.length });
    player.press('note x', 'left', 'left');
    expect(show(player).cursor).toEqual({ row, column: ' Replay> note'.length });
  });

  test('a line longer than the window is shown where its caret is', () => {
    const player = open('right').paste(`note ${'歩 and more '.repeat(50)}end`);
    const frame = show(player);
    expect(frame.lines.at(-1)).toMatch(/^ Replay> .* end$/);
    expect(frame.cursor?.column).toBeLessThan(size.columns - 1);
    expect(show(player.press('home')).cursor?.column).toBe(' Replay> '.length);
    expect(show(player).lines.at(-1)).toMatch(/^ Replay> note 歩 and more .*\.\.$/);
  });

  test('a refusal stands above the line', () => {
    const { lines } = show(open('P-7e', 'enter'));
    expect(lines.slice(-4, -1).join('\n')).toMatch(/^ P-7e: /m);
    expect(lines.at(-1)).toBe(' Replay> P-7e');
  });

  test('a question stands above its answers', () => {
    const [question, keys] = bottom(show(open('right', 'right', ']', 'D', 'enter')));
    expect(question).toBe('Remove the variation 2. White P-8d, 2 moves?');
    expect(keys).toMatch(/^Replay> D +y yes {2}n no {2}Esc back$/);
  });
});

test('labels for which there is no room are told once', () => {
  const desk = new Desk({ settings: { labels: 'kanji2' } });
  const { record } = itemAt(parsePsn(Buffer.from(GAME)), 0);
  if (!record) throw new Error('the record cannot be read');
  const player = desk.sit(replayOf(desk.services, record));
  const show = () => renderScreen(player.screen, desk.services, SIZES[1]).lines.join('\n');
  expect(show()).toContain('There is room only for the labels kanji.');
  player.press('right');
  expect(show()).not.toContain('Labels:');
});
