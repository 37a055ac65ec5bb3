import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/core/generate.ts';
import { VARIANTS } from '../../../source/core/variants/index.ts';
import { Match } from '../../../source/match/match.ts';
import { LABEL_STYLES } from '../../../source/notation/labels.ts';
import { startPosition } from '../../../source/notation/start.ts';
import { createRecord } from '../../../source/records/record.ts';
import { handPieces } from '../../../source/text/board-lines.ts';
import { shownLabels } from '../../../source/text/charset.ts';
import { chooseLayout, type Layout } from '../../../source/ui/layout.ts';
import { gamesScreen } from '../../../source/ui/screens/games.ts';
import { PlayScreen } from '../../../source/ui/screens/play.ts';
import { type Frame, frameWidth, renderScreen, withoutStyle } from '../../helpers/frames.tsx';
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
  expect(frame.lines.length, shown).toBeLessThanOrEqual(rows - 1);
}

/** What is drawn of the upper hand and of the lower one. */
function handTexts({ lines }: Frame, layout: Layout): readonly [string, string] {
  const first = layout.title ? 1 : 0;
  if (layout.hands === 'rows') return [lines[first], lines[first + layout.boardRows + 1]];
  const half = first + Math.floor(layout.boardRows / 2);
  const upper = lines.slice(first, half).join('\n');
  return [upper, lines.slice(half, first + layout.boardRows).join('\n')];
}

describe('full hands', () => {
  const HANDS: Readonly<Record<string, readonly string[]>> = {
    yari: ['3k3/7/7/7/7/7/7/7/3K3 b 2R2B2N7P2r2b2n7p 1'],
    shogi: [
      '4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1',
      '4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1',
      '4k4/9/9/9/9/9/9/9/4K4 w 2r2b4g4s4n4l18p 1',
    ],
    ogi: ['4k3/8/8/8/8/8/8/3K4 b RBI2S2N2L8Prbi2s2n2l8p 1'],
  };

  test.each(VARIANTS.flatMap(({ id }) => LABEL_STYLES.map((labels) => [id, labels] as const)))(
    '%s with %s are shown whole',
    (id, labels) => {
      const variant = variantOf(id);
      for (const sfen of HANDS[id]) {
        const desk = new Desk({ settings: { labels } });
        const screen = desk.playScreen(id, { sfen });
        const { position } = screen.match.game;
        for (const size of [...SIZES, ...OTHER_SIZES]) {
          const frame = renderScreen(screen, desk.services, size);
          expectToFit(frame, size);
          const wished = shownLabels(labels, 'box');
          const layout = chooseLayout(variant, wished, size.columns, size.rows) as Layout;
          const text = frame.lines.join('\n');
          const [upper, lower] = handTexts(frame, layout);
          for (const [color, shown] of [
            ['white', upper],
            ['black', lower],
          ] as const) {
            for (const piece of handPieces(variant, position, color, layout.labels)) {
              expect(shown, text).toMatch(new RegExp(`(?<= )${piece.text}(?!\\S)`, 'm'));
            }
          }
          expect(text.match(/☖/gu), text).toHaveLength(1);
          expect(text.match(/☗/gu), text).toHaveLength(1);
        }
      }
    },
  );
});

describe('a game of 300 plies', () => {
  /** Random moves; the seed is one with which the game does not end before. */
  function longMatch(): Match {
    const variant = variantOf('shogi');
    const random = randomNumbers(1);
    const record = createRecord({ variant, start: startPosition(variant) });
    const rename = () => {
      throw new Error('is not renamed');
    };
    const match = new Match(record, { illegal: 'refuse', save() {}, rename });
    while (match.game.ply < 300) {
      const moves = legalMoves(match.game.position);
      match.play(moves[Math.floor(random() * moves.length)]);
    }
    return match;
  }

  test('shows its latest moves, and in the replay those around the one on the board', () => {
    const desk = new Desk();
    const match = longMatch();
    expect(match.ending).toBeUndefined();
    const player = desk.sit(new PlayScreen(desk.services, match));
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
      [149, ['g149', 'enter']],
      [300, ['end']],
    ] as const) {
      player.press(...keys);
      for (const size of SIZES) {
        const text = renderScreen(player.screen, desk.services, size).lines.join('\n');
        expect(text).toContain(`${Math.max(Math.ceil(ply / 2), 1)}.`);
        expect(text).toContain(match.moves[Math.max(ply - 1, 0)].text);
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
      expect(frame.lines.join('\n')).toContain('☗ Black: Barth');
      expect(frame.lines.join('\n')).toContain('☖ White: 将棋');
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
      const end = renderScreen(player.press('end').screen, desk.services, SIZES[1]);
      expect(end.lines.at(-1)).toMatch(/end$/);
      player.press('enter');
      for (const size of SIZES) expectToFit(renderScreen(player.screen, desk.services, size), size);
    },
  );

  test('a refusal that is longer than the status row stands in the panel', () => {
    const desk = new Desk({ settings: { charset: 'ascii' } });
    const sfen = '4k4/4r4/9/9/9/9/P8/9/4K4 b - 1';
    const player = desk.play('shogi', { sfen }).enter('P-9f');
    const { lines } = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    expect(lines.at(-2)).toMatch(/^ You are in check from the rook on 5b: .*\.\.$/);
    const panel = lines.slice(1, 22).map((line) => line.slice(51).trim());
    expect(panel.join(' ')).toContain(player.message);
  });

  /** Of 90 characters and more, with words that stand nowhere else. */
  const LONG = `${'zyx wvut '.repeat(10)}qzq.`;

  test.each([
    ['an empty board', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
    ['full hands', '4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1'],
  ])('a refusal of 90 characters can be read whole in every window: %s', (_, sfen) => {
    for (const labels of LABEL_STYLES) {
      const desk = new Desk({ settings: { labels } });
      const player = desk.play('shogi', { sfen });
      player.on('play').message = { text: LONG, tone: 'warning' };
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
    expectClean(renderScreen(player.screen, desk.services, SIZES[1]));
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
    expect(list.on('replay').moves).toHaveLength(2);
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
