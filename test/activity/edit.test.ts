import { describe, expect } from 'vitest';
import { EditActivity } from '../../source/activity/edit.ts';
import { readPlace } from '../../source/activity/edit-changes.ts';
import { findWord } from '../../source/activity/word-row.ts';
import { COLORS } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { countInHand, type Placement, pieceOn } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import { pieceData, type Variant } from '../../source/rules/core/variant.ts';
import { formatSfen, parseAnySfen, readSfen } from '../../source/rules/notation/sfen.ts';
import { formatSquare } from '../../source/rules/notation/square.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { statusOf, tellEdit } from '../../source/text/edit.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { tellerFor } from '../../source/text/speech.ts';
import { randomNumbers } from '../helpers/random.ts';
import { randomGame } from '../helpers/random-game.ts';
import { isLong, sharedTest, test } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { Desk } from '../ui/desk.ts';

const SHOGI = variantOf('shogi');
const TELLING = {
  face: 'lines',
  teller: tellerFor(ENGLISH, 'hodges', 'hodges'),
  charset: 'ascii',
} as const;

function edited(variant: Variant = SHOGI, placement = startPosition(variant).placement) {
  const { settings, store, engines } = new Desk().services;
  const activity = new EditActivity({ settings, variant, placement, store, engines });
  const telling = { ...TELLING, settings: settings.all };
  /** Says lines. @returns what the last one was told, or where it leads */
  const say = (...lines: readonly string[]): string => {
    let told = '';
    for (const line of lines) {
      const found = findWord(activity.words, line, 'lines');
      const answer = found ? found.word.run(found.argument) : activity.enterMove(line);
      if (answer.kind === 'told' || answer.kind === 'done' || answer.kind === 'asked') {
        told = answer.what ? tellEdit(activity, answer.what, telling).lines.join(' ') : '';
      } else if (answer.kind === 'refused') {
        told = `? ${tellEdit(activity, answer.why, telling).lines.join(' ')}`;
      } else told = answer.kind === 'go' ? `${answer.to} ${answer.argument}`.trim() : answer.kind;
    }
    return told;
  };
  const sfen = () => formatSfen(variant, { placement: activity.setup.placement, moveNumber: 1 });
  return { activity, say, sfen };
}

const position = (sfen: string): Placement => {
  const read = parseAnySfen(SHOGI, sfen);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value.placement;
};

describe('a line', () => {
  test.each([
    ['S 5e', '9/9/9/9/4S4/9/9/9/9 b - 1'],
    ['put S 5e white', '9/9/9/9/4s4/9/9/9/9 b - 1'],
    ['white 5e silver', '9/9/9/9/4s4/9/9/9/9 b - 1'],
    ['+R5e', '9/9/9/9/4+R4/9/9/9/9 b - 1'],
    ['５五銀', '9/9/9/9/4S4/9/9/9/9 b - 1'],
    ['+飛 ５五', '9/9/9/9/4+R4/9/9/9/9 b - 1'],
    ['置く 龍 5e 後手', '9/9/9/9/4+r4/9/9/9/9 b - 1'],
    ['놓기 승격한은 5e', ''],
    ['hand black P 3', '9/9/9/9/9/9/9/9/9 b 3P 1'],
    ['持駒 後手 歩 12', '9/9/9/9/9/9/9/9/9 b 12p 1'],
    ['turn', '9/9/9/9/9/9/9/9/9 w - 1'],
    ['start two-piece', 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['rest', '9/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1'],
    ['rest black', '9/9/9/9/9/9/9/9/9 b 2R2B4G4S4N4L18P 1'],
  ])('%s makes %s', (line, made) => {
    const { say, sfen } = edited();
    const told = say('clear', line);
    if (made === '') expect(told).toMatch(/^\? "승격한은 5e" names no piece/);
    else expect(sfen()).toBe(made);
  });

  test('a side that cannot move since it has no king is told so', () => {
    const { say } = edited();
    expect(say('clear', 'K 5a', 'turn', 'mate')).not.toContain('king');
    expect(say('play')).toBe(
      '? White has no king. The side to move has no legal move: no game can begin here.',
    );
  });

  test('the side that was named goes on, and undo leads back to what stood there', () => {
    const { activity, say, sfen } = edited();
    const before = sfen();
    expect(say('S 5e white')).toBe('White silver on 5e.');
    expect(say('P 5d')).toBe('White pawn on 5d.');
    expect(say('face 5d')).toBe('White tokin on 5d.');
    expect(say('swap 5d')).toBe('Black tokin on 5d.');
    expect(say('5d 4d')).toBe('Black tokin on 4d.');
    expect(say('4d')).toBe('4d: Black tokin.');
    expect(say('remove 4d')).toBe('Removed: Black tokin on 4d.');
    expect(say('hand P')).toBe('Black in hand: pawn.');
    expect(say('hand P')).toBe('Black in hand: 2 pawns.');
    expect(activity.isUnsaved).toBe(true);
    while (activity.setup.canUndo) say('undo');
    expect([sfen(), activity.isUnsaved]).toEqual([before, false]);
    expect(say('undo')).toBe('? There is no change to take back.');
    expect(say('redo')).toBe('Made again.');
  });

  test.each([
    ['put', '? Which square? Type it after the word, such as 5e, or go there with the arrows.'],
    ['S', '? Which square? Type it after the word, such as 5e, or go there with the arrows.'],
    ['put 5e', 'list 5e'],
    ['hand', 'hands'],
    [
      'put S 5k',
      '? "S 5k" names no piece and no square. Type "+P 5e", "+P 5e white" or a word. "help" lists the words.',
    ],
    ['remove 5e', '? There is no piece on that square.'],
    ['5e 5d', '? There is no piece on that square.'],
    ['face 4i', '? This piece does not promote.'],
    ['hand K', '? This piece cannot be in hand.'],
    ['hand black', '? Say the side, the piece and how many, as in "hand black P 3".'],
    ['hand P 100', '? A hand holds 99 of a kind at most.'],
    ['rest me', '? Say the side, the piece and how many, as in "hand black P 3".'],
    ['start six', '? start: this game has no such handicap.'],
    ['play 11', '? play: say a level from 1 to 10, or nothing for two players.'],
    ['play 5', 'game 5'],
    ['analyse', 'replay analyse'],
    ['save', '? save: say the name of a file of problems.'],
    ['quit', 'quit'],
  ])('%s is told %s', (line, told) => {
    expect(edited().say(line)).toBe(told);
  });

  test('no name of a piece hides a side: a white whale', () => {
    const whale = variantOf('whale');
    const kind = whale.pieces.findIndex(({ front }) => front.english === 'white whale');
    const piece = { kind, promoted: false };
    const square = readPlace(whale, '3a')?.square;
    expect(readPlace(whale, 'white whale 3a')).toEqual({ piece, square });
    expect(readPlace(whale, 'white whale 3a white')).toEqual({ piece, square, color: 'white' });
  });
});

describe('each thing that is wrong has its sentence', () => {
  test.each([
    ['9/9/9/9/9/9/9/9/9 b - 1', 'Neither side has a king; one side at least needs one.'],
    ['4k4/9/9/9/9/9/9/9/9 b - 1', 'Black has no king.'],
    ['4k4/9/9/9/9/9/9/9/K7K b - 1', 'Black has a second king on 9i; a side has one at most.'],
    [
      '4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1',
      'Black has 2 unpromoted pawns on file 5; at most 1 may stand there.',
    ],
    [
      '4k3N/9/9/9/9/9/9/9/4K4 b - 1',
      'The unpromoted knight on 1a could never move; there it must be promoted.',
    ],
    [
      '4k4/4R4/9/9/9/9/9/9/4K4 b - 1',
      "White has just moved and stands in check; it would have to be White's turn.",
    ],
    ['4k4/9/9/9/9/9/9/9/4K4 b 19P 1', 'There are 19 pawns; a set has 18.'],
    ['4k4/9/9/9/9/9/9/9/4K4 b 18P2R2B4G4S4N4L 1', 'Nothing is wrong.'],
  ])('%s: %s', (sfen, told) => {
    expect(statusOf(edited(SHOGI, position(sfen)).activity, ENGLISH)).toContain(told);
  });

  test('all of it at once, and no game begins', () => {
    const { activity, say } = edited(SHOGI, position('k3k3N/9/9/9/4p4/4p4/9/9/4K4 w - 1'));
    expect(statusOf(activity, ENGLISH)).toHaveLength(6);
    expect(say('play')).toMatch(
      /^\? The unpromoted knight .* White has a second king .* White has 2 un/,
    );
    for (const word of ['analyse', 'replay', 'mate', 'save x']) {
      expect(say(word)).toMatch(/^\? The unpromoted knight/);
    }
  });

  test('what is missing is counted', () => {
    const { activity, say } = edited();
    say('remove 5i', 'remove 7g', 'remove 6g');
    expect(statusOf(activity, ENGLISH).at(-1)).toBe('Missing from a set: king, 2 pawns.');
  });
});

test('the cursor picks up, puts down, and opens the list of a square', () => {
  const { activity, say, sfen } = edited();
  const at = (text: string) => readPlace(SHOGI, text)?.square ?? (0 as never);
  const point = (text: string) => {
    activity.lookAt(at(text), true);
    return activity.point(at(text));
  };
  say('clear', 'S 5e', 'hand P 2');
  expect(point('4d')).toEqual({ kind: 'go', to: 'list', argument: '4d' });
  expect(point('5e').kind).toBe('told');
  expect(activity.marked).toEqual([{ square: at('5e'), mark: 'target' }]);
  expect(point('5e')).toEqual({ kind: 'go', to: 'list', argument: '5e' });
  point('5e');
  point('5d');
  activity.pointHand(
    SHOGI.pieces.findIndex(({ hodges }) => hodges === 'P'),
    'black',
  );
  point('1d');
  expect(sfen()).toBe('9/9/9/4S3P/9/9/9/9/9 b P 1');
  // Without a cursor nothing stays picked up.
  point('1d');
  activity.lookAt(undefined, false);
  point('5d');
  point('5c');
  expect(say('G')).toBe('Black gold on 5c.');
  expect(sfen()).toBe('9/9/4G4/8P/9/9/9/9/9 b P 1');
});

/** The lines that make a position from nothing. */
function linesFor(variant: Variant, placement: Placement): string[] {
  const { squares } = rulesOf(variant);
  const letters = (kind: number) => pieceData(variant, kind).hodges;
  const put = [...squares].flatMap((square) => {
    const piece = pieceOn(placement, square);
    if (!piece) return [];
    const name = (piece.promoted ? '+' : '') + letters(piece.kind);
    return [`put ${name} ${formatSquare(square)} ${piece.color}`];
  });
  const hands = COLORS.flatMap((color) =>
    [...variant.pieces.keys()].flatMap((kind) => {
      const count = countInHand(placement, color, kind);
      return count > 0 ? [`hand ${color} ${letters(kind)} ${count}`] : [];
    }),
  );
  return ['clear', ...put, ...hands, ...(placement.turn === 'white' ? ['turn'] : [])];
}

sharedTest.each(VARIANTS)('words make each position of random games of $id', (variant) => {
  const seeds = isLong ? [1, 2, 3, 4, 5] : [1];
  for (const seed of seeds) {
    const plies = randomGame(variant, [variant.start], seed, 120);
    for (const { sfen } of plies.filter((_, at) => at % (isLong ? 5 : 40) === 7)) {
      const { placement } = readSfen(variant, sfen);
      const { say, sfen: made } = edited(variant);
      say(...linesFor(variant, placement));
      expect(made().replace(/\d+$/, '')).toBe(sfen.replace(/\d+$/, ''));
    }
  }
});

/** A line that somebody may say who does not care what is wrong. */
function randomLine(variant: Variant, random: () => number): string {
  const one = <Item>(items: readonly Item[]) => itemAt(items, Math.floor(random() * items.length));
  const { files, ranks, pieces } = variant;
  const square = `${1 + Math.floor(random() * (files + 1))}${'abcdefghij'[Math.floor(random() * (ranks + 1))]}`;
  const piece = (random() < 0.2 ? '+' : '') + one(pieces).hodges;
  const side = one(['', '', 'white', 'black']);
  return one([
    `${piece} ${square} ${side}`,
    `${piece} ${square} ${side}`,
    `${square} ${square.replace(/^./, '3')}`,
    `put ${piece} ${side}`,
    `remove ${square}`,
    `face ${square}`,
    `swap ${square}`,
    `hand ${side} ${piece} ${Math.floor(random() * 120)}`,
    `hand ${piece}`,
    'turn',
    `rest ${side}`,
    one(['undo', 'redo', 'undo', 'start', 'clear', 'play', 'analyse', 'replay', 'mate', 'quit']),
    one(['status', 'sfen', 'pieces', `where ${square}`, 'board', 'copy', 'copy kif', 'copy bod']),
    `${square}${piece}${random()}`,
  ]);
}

sharedTest.each(VARIANTS)(
  'random edits of $id never fail, and all of them are taken back',
  (variant) => {
    const random = randomNumbers(variant.id.length * 7 + variant.pieces.length);
    const { activity, say, sfen } = edited(variant);
    const before = sfen();
    const { squares } = rulesOf(variant);
    // 10,000 in the long run, 300 in the short one, over all games.
    const edits = isLong ? Math.ceil(10_000 / VARIANTS.length) : 30;
    for (let count = 0; count < edits; count++) {
      const square = itemAt([...squares], Math.floor(random() * squares.length));
      if (random() < 0.3) {
        activity.lookAt(square, random() < 0.9);
        activity.point(square);
      } else say(randomLine(variant, random));
      statusOf(activity, ENGLISH);
      expect(activity.game.position.turn).toBe(activity.setup.placement.turn);
    }
    while (activity.setup.canUndo) activity.setup.undo();
    expect(sfen()).toBe(before);
  },
);
