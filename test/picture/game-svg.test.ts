import { describe, expect } from 'vitest';
import { boardSvg } from '../../source/picture/board-svg.ts';
import { type GameSvgStyle, gameSvg } from '../../source/picture/game-svg.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  mainLine,
  setTag,
} from '../../source/records/tree/record.ts';
import { RecordWalk } from '../../source/records/tree/record-walk.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { makeMove } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { squareOf } from '../helpers/play.ts';
import { randomNumbers } from '../helpers/random.ts';
import { partOf, sharedTest, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { drawn, piecesOf, readSvg, type SvgElement, textsOf, within } from './svg-reader.ts';

const KANJI: GameSvgStyle = { labels: 'kanji' };
const GAME = `[Variant "shogi"]
[Black "A & B"]
[White "<C>"]
[Result "1-0"]
[Termination "resignation"]

1. P-7f P-3d (1... P-8d 2. P-2f) 2. Bx2b+ Sx2b 3. B*4e 1-0
`;

function read(psn: string): GameRecord {
  const { record } = itemAt(parsePsn(Buffer.from(psn)), 0);
  if (!record) throw new Error('the record cannot be read');
  return record;
}

/** A game of random moves, `plies` long if it does not end before. */
function randomGame(variant: Variant, seed: number, plies: number): GameRecord {
  const record = createRecord({ variant, start: startPosition(variant) });
  const position = new Position(variant, record.start.placement);
  const random = randomNumbers(seed);
  let node = record.root;
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    node = appendMove(node, itemAt(moves, Math.floor(random() * moves.length)));
    position.play(node.move);
  }
  return record;
}

/** A moving picture as a browser plays it. */
class Player {
  readonly svg: SvgElement;
  readonly seconds: number;
  readonly #changes = new Map<string, readonly { percent: number; isSeen: boolean }[]>();

  constructor(source: string) {
    this.svg = readSvg(source);
    const sheet = within(this.svg).find(({ name }) => name === 'style')?.text ?? '';
    const timing = /^\n\.(f[\d-]+)>g\{visibility:hidden;animation:([\d.]+)s step-end infinite\}/;
    this.seconds = Number(timing.exec(sheet)?.[2] ?? 0);
    for (const [, name = '', rule = ''] of sheet.matchAll(/@keyframes ([\w-]+)\{(.*)\}\n/g)) {
      const steps = Array.from(rule.matchAll(/([\d.]+)%\{visibility:(\w+)\}/g));
      const changes = steps.map(([, percent, value]) => ({
        percent: Number(percent),
        isSeen: value === 'visible',
      }));
      this.#changes.set(name, changes);
    }
  }

  /** What is seen at a moment. */
  at(seconds: number): SvgElement[] {
    const percent = (100 * seconds) / this.seconds;
    const seen = (element: SvgElement): SvgElement[] => {
      const style = element.attributes.get('style');
      if (style !== undefined && !this.#isSeen(style, percent)) return [];
      return [element, ...element.children.flatMap(seen)];
    };
    return this.svg.children.filter(({ name }) => name !== 'defs').flatMap(seen);
  }

  #isSeen(style: string, percent: number): boolean {
    const [, visible, name = ''] =
      /^(visibility:visible;)?animation-name:([\w-]+)$/.exec(style) ?? [];
    const changes = this.#changes.get(name);
    if (changes === undefined) throw new Error(`no keyframes ${name}`);
    const past = changes.filter((change) => change.percent <= percent);
    return past.at(-1)?.isSeen ?? visible !== undefined;
  }
}

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest('a piece that stays is one shot, and no two shots could be one', () => {
    const svg = gameSvg(ENGLISH, randomGame(variant, 5, 120), KANJI);
    const shot = /^<g style="[^"]*animation-name:f\d+-\d+-(\d+)-(\d+)">(.*)<\/g>$/gm;
    const shots = Array.from(svg.matchAll(shot), ([, from, to, drawn]) => ({ from, to, drawn }));
    expect(shots.length).toBeGreaterThan(120);
    const ends = new Set(shots.map(({ to, drawn }) => `${to} ${drawn}`));
    for (const { from, drawn } of shots) expect(ends).not.toContain(`${from} ${drawn}`);
  });

  sharedTest('what is seen after each move is the picture of that position', () => {
    const record = randomGame(variant, 6, partOf(160));
    const style: GameSvgStyle = { ...KANJI, flipped: true };
    const player = new Player(gameSvg(ENGLISH, record, style));
    const walk = new RecordWalk(record);
    for (let ply = 0; ply <= walk.moves.length; ply++) {
      walk.go(ply);
      const names = { black: 'Black', white: 'White' };
      const still = readSvg(
        boardSvg(variant, walk.game.position.snapshot(), { ...style, ...names }),
      );
      const seen = player.at(ply + 0.5);
      expect(piecesOf(player.svg, seen)).toEqual(piecesOf(still, drawn(still)));
      const numbers = (elements: SvgElement[]) =>
        textsOf(elements).filter((text) => /^\d+$/.test(text));
      expect(numbers(seen).sort()).toEqual(numbers(drawn(still)).sort());
      if (ply > 0)
        expect(textsOf(seen).join('\n')).toContain(`${itemAt(walk.moves, ply - 1).text}`);
    }
  });

  sharedTest('150 moves are less than 150 kB', () => {
    const games = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => randomGame(variant, seed, 150));
    const record = games.find((game) => mainLine(game).length === 150);
    if (record === undefined) throw new Error('all games are too short');
    for (const labels of ['kanji2', 'romaji'] as const) {
      expect(Buffer.byteLength(gameSvg(ENGLISH, record, { labels }))).toBeLessThan(150_000);
    }
  });
});

test('the line below tells the move, and in the end the result', () => {
  const player = new Player(gameSvg(ENGLISH, read(GAME), KANJI));
  const lines = [0.01, 0.99, 1.01, 2.01, 3.01, 4.01, 5.01, 8.99].map((seconds) =>
    textsOf(player.at(seconds)).find((text) => /^\d+\. |game/.test(text)),
  );
  expect(lines).toEqual([
    'Shogi, even game',
    'Shogi, even game',
    '1. Black P-7f',
    '2. White P-3d',
    '3. Black Bx2b+',
    '4. White Sx2b',
    '5. Black B*4e · Black wins by resignation',
    '5. Black B*4e · Black wins by resignation',
  ]);
});

test.each([
  [undefined, 9],
  [0.5, 6.5],
  [0.3, 5.5],
  [10, 60],
])('%s s a move: the film lasts %d s, the last position the longest', (secondsPerMove, seconds) => {
  const style = { ...KANJI, ...(secondsPerMove && { secondsPerMove }) };
  const player = new Player(gameSvg(ENGLISH, read(GAME), style));
  expect(player.seconds).toBe(seconds);
  const step = secondsPerMove ?? 1;
  const tints = (at: number) =>
    player.at(at).filter(({ attributes }) => attributes.get('width') === '50').length;
  const moments = [0, 1, 2, 3, 4, 5].map((ply) => (ply + 0.5) * step);
  expect(moments.map(tints)).toEqual([0, 2, 2, 2, 2, 1]);
  expect(tints(5 * step - 0.01)).toBe(2);
  expect(tints(5 * step + 0.01)).toBe(1);
  expect(tints(seconds - 0.01)).toBe(1);
});

test('names are those of the record, then those of the style, then the sides', () => {
  const record = read(GAME);
  const textsIn = (style: GameSvgStyle) => textsOf(drawn(readSvg(gameSvg(ENGLISH, record, style))));
  expect(textsIn(KANJI)).toEqual(expect.arrayContaining(['A & B', '<C>']));
  expect(textsIn({ ...KANJI, white: 'D' })).toEqual(expect.arrayContaining(['A & B', 'D']));
  setTag(record, 'White', undefined);
  expect(textsIn(KANJI)).toEqual(expect.arrayContaining(['A & B', 'White']));
});

test('a game without moves is a still picture', () => {
  const record = createRecord({ variant: shogi, start: startPosition(shogi) });
  const svg = readSvg(gameSvg(ENGLISH, record, KANJI));
  const { placement } = record.start;
  const still = readSvg(boardSvg(shogi, placement, { ...KANJI, black: 'Black', white: 'White' }));
  expect(within(svg).some(({ name }) => name === 'style')).toBe(false);
  expect(drawn(svg).some(({ attributes }) => attributes.has('style'))).toBe(false);
  expect(piecesOf(svg, drawn(svg))).toEqual(piecesOf(still, drawn(still)));
  expect(textsOf(drawn(svg))).toContain('Shogi, even game');
});

test('500 moves, each at its own moment', () => {
  const square = (text: string) => squareOf(shogi, text);
  const there = [makeMove(square('4i'), square('5h')), makeMove(square('4a'), square('5b'))];
  const back = [makeMove(square('5h'), square('4i')), makeMove(square('5b'), square('4a'))];
  const record = createRecord({ variant: shogi, start: startPosition(shogi) });
  let node = record.root;
  for (let ply = 0; ply < 500; ply++) node = appendMove(node, itemAt([...there, ...back], ply % 4));
  expect(mainLine(record)).toHaveLength(500);
  const player = new Player(gameSvg(ENGLISH, record, KANJI));
  expect(player.seconds).toBe(504);
  for (const ply of [1, 250, 499, 500]) {
    for (const moment of [ply + 0.01, ply + 0.99]) {
      const captions = textsOf(player.at(moment)).filter((text) => /^\d+\. /.test(text));
      expect(captions.map((text) => Number.parseInt(text, 10))).toEqual([ply]);
    }
  }
});

test('the same file each time, nothing from elsewhere, no scripts', () => {
  const svg = gameSvg(ENGLISH, randomGame(shogi, 8, 80), KANJI);
  expect(gameSvg(ENGLISH, randomGame(shogi, 8, 80), KANJI)).toBe(svg);
  const elements = new Set(within(readSvg(svg)).map(({ name }) => name));
  const plain = ['circle', 'defs', 'g', 'path', 'rect', 'style', 'svg', 'text', 'use'];
  expect([...elements].sort()).toEqual(plain);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|url\(|data:|@import|NaN/,
  );
});

test('films in one page do not disturb one another', () => {
  const rulesOfFilm = (record: GameRecord, secondsPerMove: number) => {
    const svg = gameSvg(ENGLISH, record, { ...KANJI, secondsPerMove });
    return Array.from(svg.matchAll(/^(@keyframes \S+|\.f\S+>g)\{(.*)\}$/gm));
  };
  const seen = new Map<string, string>();
  for (const plies of [20, 30]) {
    for (const speed of [1, 2, 3]) {
      for (const [, name = '', rule = ''] of rulesOfFilm(randomGame(shogi, 9, plies), speed)) {
        expect(seen.get(name) ?? rule).toBe(rule);
        seen.set(name, rule);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});
