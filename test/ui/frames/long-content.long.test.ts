import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Match } from '../../../source/match/match.ts';
import { createRecord } from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { LABEL_STYLES } from '../../../source/rules/notation/labels.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { handPieces } from '../../../source/text/board-lines.ts';
import { shownLabels } from '../../../source/text/charset.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { chooseLayout, type Layout } from '../../../source/ui/board/layout.ts';
import { gamesScreen } from '../../../source/ui/screens/games/games-list.ts';
import { playScreen } from '../../../source/ui/screens/play/play.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import {
  type Frame,
  frameHeight,
  frameWidth,
  renderScreen,
  withoutStyle,
} from '../../helpers/frames.tsx';
import { fullHands } from '../../helpers/full-hands.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk, type Player } from '../desk.ts';

const SIZES = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

/** Smaller than what has room for all names and moves, and in between. */
const OTHER_SIZES = [
  { columns: 40, rows: 16 },
  { columns: 40, rows: 20 },
  { columns: 45, rows: 18 },
  { columns: 45, rows: 20 },
  { columns: 59, rows: 19 },
  { columns: 69, rows: 24 },
  { columns: 99, rows: 35 },
  { columns: 100, rows: 36 },
];

function expectToFit(frame: Frame, { columns, rows }: (typeof SIZES)[number]): void {
  const shown = frame.lines.join('\n');
  expect(frameWidth(frame), shown).toBeLessThanOrEqual(columns);
  expect(frameHeight(frame), shown).toBeLessThanOrEqual(rows - 1);
}

/** What is drawn of the upper hand and of the lower one. */
function handTexts({ lines }: Frame, layout: Layout): readonly [string, string] {
  const title = layout.title ? 1 : 0;
  const first = title + (lines[title] === '' ? 1 : 0);
  if (layout.hands === 'rows')
    return [itemAt(lines, first), itemAt(lines, first + layout.boardRows + 1)];
  const half = first + Math.floor(layout.boardRows / 2);
  const upper = lines.slice(first, half).join('\n');
  return [upper, lines.slice(half, first + layout.boardRows).join('\n')];
}

describe('full hands', () => {
  test.each(
    partOfDay(VARIANTS, 10).flatMap(({ id }) =>
      LABEL_STYLES.map((labels) => [id, labels] as const),
    ),
  )('%s with %s are shown whole', (id, labels) => {
    const variant = variantOf(id);
    const hands = [
      fullHands(variant, 'black'),
      fullHands(variant, 'black', 'black'),
      fullHands(variant, 'white', 'white'),
    ];
    for (const sfen of hands) {
      const desk = new Desk({ settings: { labels } });
      const screen = desk.playScreen(id, { sfen });
      const { position } = screen.activity.match.game;
      for (const size of [...SIZES, ...OTHER_SIZES]) {
        const frame = renderScreen(screen, desk.services, size);
        expectToFit(frame, size);
        const wished = shownLabels(labels, 'box');
        const layout = chooseLayout(
          ENGLISH,
          { variant: variant, labels: wished, hasTiles: false },
          size.columns,
          size.rows,
        ) as Layout;
        const text = frame.lines.join('\n');
        const [upper, lower] = handTexts(frame, layout);
        for (const [color, shown] of [
          ['white', upper],
          ['black', lower],
        ] as const) {
          for (const piece of handPieces(variant, position, color, layout.labels)) {
            // Beside high squares a piece is an outline, its kanji one above the other.
            const isOutline = layout.cellRows >= 3 && /[╱╲]─+[╱╲]/u.test(shown ?? '');
            const parts = isOutline ? [...piece.text] : [`(?<= )${piece.text}(?!\\S)`];
            for (const part of parts) expect(shown, text).toMatch(new RegExp(part, 'm'));
          }
        }
        expect(text.match(/☖/gu), text).toHaveLength(1);
        expect(text.match(/☗/gu), text).toHaveLength(1);
      }
    }
  });
});

/** Random moves; the seed is one with which the game does not end before. */
function longMatch(plies: number): Match {
  const variant = variantOf('shogi');
  const random = randomNumbers(1);
  const record = createRecord({ variant, start: startPosition(variant) });
  const rename = () => {
    throw new Error('is not renamed');
  };
  const match = new Match(record, { illegal: 'refuse', save() {}, rename });
  while (match.game.ply < plies) {
    const moves = legalMoves(match.game.position);
    const move = itemAt(moves, Math.floor(random() * moves.length));
    match.seat(match.game.turn).send({ kind: 'play', move });
  }
  return match;
}

describe('a game of 300 plies', () => {
  test('shows its latest moves, and in the replay those around the one on the board', () => {
    const desk = new Desk();
    const match = longMatch(300);
    expect(match.ending).toBeUndefined();
    const player = desk.sit(playScreen(desk.services, match));
    for (const size of SIZES) {
      const frame = renderScreen(player.screen, desk.services, size);
      expectToFit(frame, size);
      const text = frame.lines.join('\n');
      expect(text).toContain('150.');
      for (const move of match.moves.slice(-2)) expect(text).toContain(` ${move.text}`);
      expect(text).not.toContain(' 1. ');
    }
    player.enter('replay').press('home');
    for (const [ply, keys] of [
      [0, []],
      [149, ['149', 'enter']],
      [300, ['end']],
    ] as const) {
      player.press(...keys);
      for (const size of SIZES) {
        const text = renderScreen(player.screen, desk.services, size).lines.join('\n');
        expect(text).toContain(`${Math.max(Math.ceil(ply / 2), 1)}.`);
        expect(text).toContain(itemAt(match.moves, Math.max(ply - 1, 0)).text);
      }
    }
  });
});

describe('long texts', () => {
  test('names and comments are cut', () => {
    const desk = new Desk();
    const black = 'Bartholomew '.repeat(20).trim();
    const white = '将棋'.repeat(100);
    const player = desk.play('shogi', { black, white, moves: 'P-7f' });
    player.enter(`note ${'a long comment, '.repeat(40)}`);
    for (const size of SIZES) {
      const frame = renderScreen(player.screen, desk.services, size);
      expectToFit(frame, size);
      expect(frame.lines.join('\n')).toContain('☗ Barth');
      expect(frame.lines.join('\n')).toContain('☖ 将棋');
    }
    player.enter('replay');
    for (const size of SIZES) expectToFit(renderScreen(player.screen, desk.services, size), size);
    const list = desk.sit(gamesScreen(desk.services));
    for (const size of SIZES) expectToFit(renderScreen(list.screen, desk.services, size), size);
  });

  test.each(['x', '歩', 'e\u0301', '\u{1F600}'])(
    'a line of 10,000 %s is shown where its caret is',
    (character) => {
      const desk = new Desk();
      const player = desk.play('shogi').press(`${character.repeat(10_000)}end`);
      for (const size of SIZES) {
        for (const key of ['end', 'home', 'right'] as const) {
          player.press(key);
          const frame = renderScreen(player.screen, desk.services, size);
          expectToFit(frame, size);
          expect(frame.cursor?.row).toBe(frame.lines.length - 1);
          expect(frame.cursor?.column).toBeLessThan(size.columns);
        }
      }
      const end = renderScreen(player.press('end').screen, desk.services, itemAt(SIZES, 1));
      expect(end.lines.at(-1)).toMatch(/end$/);
      player.press('enter');
      for (const size of SIZES) expectToFit(renderScreen(player.screen, desk.services, size), size);
    },
  );

  /** A text of 90 characters and more, with words that stand nowhere else. */
  const LONG = `${'zyx wvut '.repeat(10)}qzq.`;

  test('a refusal that is longer than the status row stands in the panel, and nowhere else', () => {
    const desk = new Desk({ settings: { charset: 'ascii' } });
    const sfen = '4k4/4r4/9/9/9/9/P8/9/4K4 b - 1';
    const player = desk.play('shogi', { sfen }).enter('P-9f');
    const { lines } = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    expect(lines.at(-2)).toBe('');
    const panel = lines.slice(1, 22).map((line) => line.slice(51).trim());
    expect(panel.join(' ')).toContain(player.message);
    expect(lines.join('\n').match(/You are in check/g)).toHaveLength(1);
  });

  test('a check that leaves no room for the last move stands below the board, once', () => {
    const desk = new Desk();
    const sfen = '3k3/7/7/7/7/4B2/7/7/3K3 b - 1';
    const player = desk.play('yari', { sfen }).enter('YB-4e');
    const { lines } = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    const text = lines.join('\n');
    expect(text).toMatch(/\n Check! Your general on 4a is attacked by the yari bishop on 4e\.\n/);
    expect(text.match(/Check!/g)).toHaveLength(1);
    expect(text).not.toContain('Last:');
  });

  test.each([
    ['few moves', 6],
    ['more moves than the panel has room for', 60],
  ])('a message in the panel moves nothing there: %s', (_, plies) => {
    const desk = new Desk();
    const screen = playScreen(desk.services, longMatch(plies));
    const draw = () => renderScreen(screen, desk.services, { columns: 80, rows: 24 }).lines;
    const before = draw().slice(1, -2);
    screen.warn(LONG);
    const after = draw().slice(1, -2);
    const changed = after.filter((line, row) => line !== before[row]);
    const panel = changed.map((line) => line.slice(-29).trim());
    expect(
      panel.every((text) => !/\d\./.test(text)),
      after.join('\n'),
    ).toBe(true);
    expect(panel.join(' ')).toContain('zyx wvut');
    expect(after.filter((line) => / \d+\. /.test(line)).length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['an empty board', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
    ['full hands', '4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1'],
  ])('a refusal of 90 characters can be read whole in every window: %s', (_, sfen) => {
    for (const labels of LABEL_STYLES) {
      const desk = new Desk({ settings: { labels } });
      const player = desk.play('shogi', { sfen });
      player.on('play').warn(LONG);
      for (const columns of [40, 45, 50, 59, 60, 65, 69, 75, 80, 99]) {
        for (const rows of [16, 19, 20, 23, 24, 33, 36]) {
          const frame = renderScreen(player.screen, desk.services, { columns, rows });
          expectToFit(frame, { columns, rows });
          const words = frame.lines
            .join(' ')
            .match(/zyx|wvut|qzq\./g)
            ?.join(' ');
          expect(words, `${labels}\n${frame.lines.join('\n')}`).toContain(LONG);
        }
      }
    }
  });
});

describe('control characters', () => {
  /** Escape codes, bells, line ends, a C1 code and a turn of the writing direction. */
  const NASTY = 'A\x1b[31mB\x07C\x9b2JD\u202eE\x00F';

  function expectClean(frame: Frame): void {
    expect(withoutStyle(frame.raw).replace(/\n/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(frame.raw).not.toContain('\x1b[31m');
  }

  function showAll(player: Player, desk: Desk): void {
    expectClean(renderScreen(player.screen, desk.services, itemAt(SIZES, 1)));
  }

  test('in names and comments of a file do not reach the terminal', () => {
    const desk = new Desk();
    const games = join(desk.folder, 'games');
    mkdirSync(games);
    const tags = `[Variant "shogi"]\n[Date "${NASTY}"]\n[Black "${NASTY}"]\n[White "${NASTY}"]\n`;
    writeFileSync(join(games, 'nasty.psn'), `${tags}\n{${NASTY}}\n1. P-7f {${NASTY}} P-3d\n*\n`);
    const list = desk.sit(gamesScreen(desk.services));
    showAll(list, desk);
    list.press('enter');
    expect(list.on('replay').view.moves).toHaveLength(2);
    for (const key of ['home', 'right', 'end']) showAll(list.press(key), desk);
    const played = desk.sit(gamesScreen(desk.services)).press('r');
    expect(played.moves).toBe('P-7f P-3d');
    showAll(played, desk);
    showAll(played.enter('undo'), desk);
  });

  test('in the name of a file do not reach it either', () => {
    const desk = new Desk();
    const games = join(desk.folder, 'games');
    mkdirSync(games);
    writeFileSync(join(games, 'a\x1b[31mb\x07.psn'), 'nothing');
    const list = desk.sit(gamesScreen(desk.services));
    showAll(list, desk);
    showAll(list.press('enter'), desk);
    showAll(list.press('r'), desk);
  });

  test('that are typed or pasted do not either', () => {
    const desk = new Desk();
    const player = desk.play('shogi').paste(NASTY);
    showAll(player, desk);
    showAll(player.press('enter'), desk);
    player.press('ctrl-u').paste(`note ${NASTY}`).press('enter');
    showAll(player, desk);
  });
});
