import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { annotationTexts } from '../../../../source/text/replay.ts';
import { gamesScreen } from '../../../../source/ui/screens/games/games-list.ts';
import type { ReplayScreen } from '../../../../source/ui/screens/replay/replay.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

const TAGS = '[Variant "shogi"]\n[Date "2026.11.20"]\n[Black "Anna"]\n[White "Ben"]\n';
const MOVES = '1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-2f (2. P-5f P-5d) (2. P-6f) 2... P-4d';
const GAME = `${TAGS}[Result "0-1"]\n[Termination "resignation"]\n\n{Opening.}\n${MOVES}\n0-1\n`;

/** A saved game that is opened from the list. */
class Saved {
  readonly desk = new Desk();
  readonly player: Player;
  readonly file: string;

  constructor(text = GAME) {
    const games = join(this.desk.folder, 'games');
    mkdirSync(games);
    this.file = join(games, 'evening.psn');
    writeFileSync(this.file, text);
    this.player = this.desk.sit(gamesScreen(this.desk.services)).press('enter');
  }

  get screen(): ReplayScreen {
    return this.player.on('replay');
  }

  /** The line shown, and the ply. */
  get line(): string {
    const texts = this.screen.view.moves.map(({ text }) => text);
    return `${this.screen.activity.ply}: ${texts.join(' ')}`;
  }

  /** What stands in the file below the tags. */
  get text(): string {
    return itemAt(readFileSync(this.file, 'utf8').split('\n\n'), 1).replace(/\s+/g, ' ').trim();
  }

  get comments(): string[] {
    return annotationTexts(ENGLISH, this.screen.activity.walk.node);
  }

  get question(): string | undefined {
    return this.screen.prompt.question?.text;
  }

  get message(): string | undefined {
    return this.screen.prompt.message?.text;
  }
}

describe('variations', () => {
  test.each([
    [['right', 'right', ']'], '2: P-7f P-8d P-2f', '2/2'],
    [['right', 'right', '['], '2: P-7f P-8d P-2f', '2/2'],
    [['right', 'right', ']', ']'], '2: P-7f P-3d P-2f P-4d', '1/2'],
    [['right', 'right', 'right', ']'], '3: P-7f P-3d P-5f P-5d', '2/3'],
    [['right', 'right', 'right', '['], '3: P-7f P-3d P-6f', '3/3'],
    [['end', ']'], '4: P-7f P-3d P-2f P-4d', '1/1'],
    [['right', 'right', ']', 'left', 'right'], '2: P-7f P-8d P-2f', '2/2'],
    [['right', 'right', ']', 'end'], '3: P-7f P-8d P-2f', '1/1'],
    [[']'], '0: P-7f P-3d P-2f P-4d', '1/1'],
    [['right', ']'], '2: P-7f P-8d P-2f', '2/2'],
    [['right', '['], '2: P-7f P-8d P-2f', '2/2'],
    [['right', 'P-1d', 'enter', 'left', ']'], '2: P-7f P-3d P-2f P-4d', '1/3'],
  ])('%j leads to %s', (keys, line, place) => {
    const saved = new Saved();
    saved.player.press(...keys);
    const { number, total } = saved.screen.activity.walk.variation;
    expect([saved.line, `${number}/${total}`]).toEqual([line, place]);
  });

  test.each([
    ['a new move', ['right', 'P-9d', 'enter'], '2: P-7f P-9d', '3/3'],
    ['the next move', ['right', 'p3d', 'enter'], '2: P-7f P-3d P-2f P-4d', '1/2'],
    ['a known variation', ['right', '8c8d', 'enter'], '2: P-7f P-8d P-2f', '2/2'],
    ['after v', ['right', 'v P-9d', 'enter'], '2: P-7f P-9d', '3/3'],
  ])('%s is typed', (_, keys, line, place) => {
    const saved = new Saved();
    saved.player.press(...keys);
    const { number, total } = saved.screen.activity.walk.variation;
    expect([saved.line, `${number}/${total}`]).toEqual([line, place]);
    expect(saved.screen.prompt.line.text).toBe('');
  });

  test('a variation is written into the file, and can go on', () => {
    const saved = new Saved();
    saved.player.press('right').enter('P-9d', 'P-2f');
    expect(saved.line).toBe('3: P-7f P-9d P-2f');
    expect(saved.text).toBe(
      '{Opening.} 1. P-7f P-3d (1... P-8d 2. P-2f) (1... P-9d 2. P-2f) ' +
        '2. P-2f (2. P-5f P-5d) (2. P-6f) 2... P-4d 0-1',
    );
  });

  test('stepping into known moves writes nothing', () => {
    const saved = new Saved(GAME.replace('{Opening.}\n', '{Opening.}   '));
    const before = readFileSync(saved.file, 'utf8');
    saved.player.enter('P-7f', 'P-8d').press('[', ']');
    expect(readFileSync(saved.file, 'utf8')).toBe(before);
  });

  test.each([
    ['P-7e', /^P-7e: no black pawn reaches 7e\. /],
    ['v flop', /not understood/],
    ['G-5h', /^G-5h is ambiguous: G6i-5h or G4i-5h\?$/],
    ['K-5f', /^K-5f: /],
  ])('%s is refused and stays to be typed over', (typed, sentence) => {
    const saved = new Saved();
    saved.player.enter(typed);
    expect(saved.message).toMatch(sentence);
    expect([saved.screen.prompt.line.text, saved.screen.prompt.line.isSelected]).toEqual([
      typed,
      true,
    ]);
    expect(saved.screen.activity.ply).toBe(0);
    saved.player.enter('P-7f');
    expect(saved.screen.activity.ply).toBe(1);
  });

  test('a move that may promote is asked about', () => {
    const saved = new Saved(`${TAGS}\n1. P-7f P-3d *\n`);
    saved.player.enter('last', 'back', 'P-4d', 'Bx4d', 'R-4b', 'Bx5c');
    expect(saved.question).toBe('Bx5c: promote?');
    saved.player.press('y');
    expect(saved.line).toBe('5: P-7f P-4d Bx4d R-4b Bx5c+');
  });

  test('the main line of a game is not made longer', () => {
    const saved = new Saved();
    saved.player.press('end').enter('P-1f');
    expect(saved.screen.prompt.line.text).toBe('P-1f');
    expect(saved.message).toMatch(/^The game ends here: a variation begins at an earlier move/);
    saved.player.press('escape', 'left', ']', 'end').enter('P-1f');
    expect(saved.line).toBe('5: P-7f P-3d P-5f P-5d P-1f');
  });
});

test('the first move of a game can have variations', () => {
  const saved = new Saved();
  saved.player.enter('P-2f', 'P').press('y');
  expect(saved.text).toMatch(/^\{Opening\.\} 1\. P-2f \(1\. P-7f P-3d .*\) 0-1$/);
  saved.player.press(']').enter('D').press('y');
  expect([saved.line, saved.text]).toEqual(['0: P-2f', '{Opening.} 1. P-2f 0-1']);
});

describe('promoting', () => {
  test('makes a variation the main line, and stays on its move', () => {
    const saved = new Saved();
    saved.player.press('right', 'right', 'right', ']', 'right').enter('promote');
    expect(saved.question).toBe('Make 3. Black P-5f the main line? The result stays as it is.');
    saved.player.press('y');
    expect(saved.line).toBe('4: P-7f P-3d P-5f P-5d');
    expect(saved.message).toMatch(/^The new main line: \d/);
    expect(saved.text).toBe(
      '{Opening.} 1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-5f (2. P-2f P-4d) (2. P-6f) 2... P-5d 0-1',
    );
  });

  test.each(['n', 'escape'])('%s is no', (key) => {
    const saved = new Saved();
    saved.player.press('right', 'right', ']').enter('P').press(key);
    expect([saved.line, saved.screen.prompt.question]).toEqual(['2: P-7f P-8d P-2f', undefined]);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });

  test('of an unfinished game nothing is said of a result', () => {
    const saved = new Saved(`${TAGS}\n${MOVES} *\n`);
    saved.player.press('right', 'right', ']').enter('P');
    expect(saved.question).toBe('Make 2. White P-8d the main line?');
  });
});

describe('removing', () => {
  test('takes a variation out, and stands before it', () => {
    const saved = new Saved();
    saved.player.press('right', 'right', 'right', ']', 'right').enter('remove');
    expect(saved.question).toBe('Remove the variation 3. Black P-5f, 2 moves?');
    saved.player.press('Y');
    expect(saved.line).toBe('2: P-7f P-3d P-2f P-4d');
    expect(saved.text).toBe(
      '{Opening.} 1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-2f (2. P-6f) 2... P-4d 0-1',
    );
  });

  test('a question about one move does not count', () => {
    const saved = new Saved();
    saved.player.press('end', 'left', '[').enter('D');
    expect(saved.question).toBe('Remove the variation 3. Black P-6f?');
    saved.player.press('n');
    expect(saved.line).toBe('3: P-7f P-3d P-6f');
  });

  test('the main line cannot be removed', () => {
    const saved = new Saved();
    saved.player.press('end').enter('D').press('y');
    expect(saved.screen.prompt.question).toBeUndefined();
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });
});

describe('the comment', () => {
  test.each([
    ['a first one', ['right', 'note good', 'enter'], '1. P-7f {good} 1... P-3d'],
    ['another one', ['n Evening.', 'enter', 'y'], '{Evening.} 1. P-7f'],
    ['its end', ['note', 'enter', 'end', ' Or not.', 'enter', 'y'], '{Opening. Or not.} 1. P-7f'],
  ])('%s', (_, keys, text) => {
    const saved = new Saved();
    saved.player.press(...keys);
    expect(saved.text).toContain(text);
    expect(saved.screen.prompt.line.text).toBe('');
  });

  test('note alone shows it, to be changed', () => {
    const saved = new Saved();
    saved.player.enter('note');
    expect([saved.message, saved.screen.prompt.line.text]).toEqual(['Opening.', 'note Opening.']);
    saved.player.press('escape', 'right').enter('n');
    expect([saved.message, saved.screen.prompt.line.text]).toEqual([
      'There is no comment here.',
      'note ',
    ]);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });

  test('note - removes it', () => {
    const saved = new Saved();
    saved.player.enter('note -').press('y');
    expect(saved.text).not.toContain('{');
    expect([saved.comments, saved.message]).toEqual([[], 'The comment on the start is removed.']);
  });

  test.each([
    ['Esc', ['n x', 'escape']],
    ['Enter on an unchanged text', ['n', 'enter', 'enter']],
  ])('%s leaves it', (_, keys) => {
    const saved = new Saved();
    saved.player.press(...keys);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
    expect(saved.screen.prompt.line.text).toBe('');
  });

  test('several comments are one text to edit, and stay several where it is not changed', () => {
    const saved = new Saved(GAME.replace('{Opening.}', '{One.} {Two.}'));
    saved.player.enter('n');
    expect(saved.screen.prompt.line.text).toBe('note One. Two.');
    saved.player.press('enter');
    expect(saved.comments).toEqual(['One.', 'Two.']);
  });

  test.each([
    ['another one', 'n ext', 'Replace the comment "Opening."?'],
    ['none', 'note -', 'Remove the comment "Opening."?'],
  ])('%s is written after a question alone', (_, line, question) => {
    const saved = new Saved();
    saved.player.enter(line);
    expect(saved.question).toBe(question);
    saved.player.press('n');
    expect([saved.screen.prompt.line.text, saved.question]).toEqual(['', undefined]);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });

  test('a paste is one line of it', () => {
    const saved = new Saved();
    saved.player.press('right', 'note ').paste('two\nlines\t!\n').press('enter');
    expect(saved.comments).toEqual(['two lines !']);
  });
});

describe('undo', () => {
  sharedTest.each(
    shareOf([
      ['a comment', ['note New.', 'y']],
      ['a comment that is removed', ['note -', 'y']],
      ['a variation', ['1', 'P-9d']],
      ['a promotion', ['2', 'variation', 'promote', 'y']],
      ['a removal', ['2', 'variation', 'remove', 'y']],
      ['all of them', ['2', 'v', 'P', 'y', 'next', 'note x', '0', 'P-9f', 'D', 'y']],
    ]),
  )('takes back %s, and redo makes it again', (_, lines) => {
    const saved = new Saved();
    const before = { text: saved.text, line: saved.line };
    for (const line of lines) saved.player.press(line, ...(line === 'y' ? [] : ['enter']));
    const after = { text: saved.text, line: saved.line };
    expect(after.text).not.toBe(before.text);
    const changes = lines.length > 5 ? 4 : 1;
    for (let count = 0; count < changes; count++) saved.player.enter('undo');
    expect(saved.message).toMatch(/^Taken back: /);
    expect(saved.text).toBe(before.text);
    saved.player.enter('undo');
    expect(saved.message).toBe('There is no change to take back.');
    saved.player.press('escape');
    for (let count = 0; count < changes; count++) saved.player.enter('redo');
    expect({ text: saved.text, line: saved.line }).toEqual(after);
    saved.player.enter('redo');
    expect(saved.message).toBe('No change was taken back.');
  });

  test('goes back to where the change was made', () => {
    const saved = new Saved();
    saved.player.press('right').enter('P-9d', 'P-2f').press('home').enter('undo');
    expect(saved.line).toBe('2: P-7f P-9d');
  });
});

describe('what cannot be saved', () => {
  test.each([
    ['several games', `${GAME}\n${GAME}`, 'NOT SAVED: evening holds several games.'],
    [
      'a damaged file',
      GAME.replace('P-4d', 'P-9a'),
      'NOT SAVED: evening could not be read to its end.',
    ],
  ])('%s: the file stays as it is', (_, text, sentence) => {
    const saved = new Saved(text);
    saved.player.enter('note Opening. More.').press('y');
    expect(saved.message).toContain(sentence);
    expect(saved.message).toContain('"export" writes the game to another file.');
    expect(saved.comments).toEqual(['Opening. More.']);
    saved.player.press('right').enter('P-9d');
    expect(saved.message).toContain(sentence);
    saved.player.enter('P').press('y');
    expect(saved.message).toMatch(/^The new main line: .* NOT SAVED: /);
    expect(readFileSync(saved.file, 'utf8')).toBe(text);
  });

  test('leaving without it is asked about, until it is exported', async () => {
    const saved = new Saved(`${GAME}\n${GAME}`);
    saved.player.enter('note Opening. More.').press('y').enter('q');
    expect(saved.question).toBe('The changes are not saved. Leave all the same?');
    saved.player.press('n', 'escape', 'n');
    expect([saved.player.screen.kind, saved.player.app.hasQuit]).toEqual(['replay', false]);
    saved.player.enter('export mine.psn');
    await eventually(() => expect(saved.message).toMatch(/^Written to /));
    expect(saved.player.enter('q').screen.kind).toBe('list');
    const copy = readFileSync(join(saved.desk.folder, 'games', 'mine.psn'), 'utf8');
    expect(copy).toContain('{Opening. More.}');
  });

  test('leaving all the same', () => {
    const saved = new Saved(`${GAME}\n${GAME}`);
    saved.player.enter('note Opening. More.').press('y', 'escape', 'y');
    expect(saved.player.screen.kind).toBe('list');
  });

  test('a system that refuses is told, and the next change tries again', () => {
    const saved = new Saved();
    const folder = join(saved.desk.folder, 'games');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    saved.player.enter('note Opening. More.').press('y');
    expect(saved.message).toMatch(/NOT SAVED: cannot write .*evening\.psn: a part of the path /);
    expect(saved.screen.prompt.message?.tone).toBe('warning');
    rmSync(folder);
    saved.player.press('right').enter('note good');
    expect(saved.text).toContain('{Opening. More.} 1. P-7f {good}');
    expect(saved.player.enter('q').screen.kind).toBe('list');
  });
});

describe('the game that is on the board', () => {
  test('saves its comments and variations in its own file, also after its end', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f', 'P-3d').resign().enter('replay');
    player.enter('note sad').press('left').enter('P-8d', 'q');
    const entry = itemAt(desk.services.store.list(), 0);
    expect(readFileSync(entry.path, 'utf8')).toContain('1. P-7f P-3d {sad} (1... P-8d)');
    player.enter('undo', 'P-2f');
    expect(readFileSync(entry.path, 'utf8')).toContain('1. P-7f P-3d {sad} (1... P-8d) 2. P-2f');
  });

  test('is not overwritten from its saved state: opened from the list, it is the same game', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f', 'P-3d');
    player.app.open(gamesScreen(desk.services));
    player.press('enter', 'right').enter('note good', 'q').press('q').enter('P-2f');
    const entry = itemAt(desk.services.store.list(), 0);
    expect(readFileSync(entry.path, 'utf8')).toContain('1. P-7f {good} 1... P-3d 2. P-2f');
  });

  test('an illegal move that lost it stays in its comment', () => {
    const desk = new Desk({ settings: { illegal: 'lose' } });
    const player = desk.play('shogi').enter('P-7f', 'K-5b', 'B-5d', 'replay');
    const screen = player.on('replay');
    const comments = () => annotationTexts(ENGLISH, screen.activity.walk.node);
    const [illegal] = comments();
    expect(illegal).toMatch(/^illegal move: B-5d/);
    player.enter('note oh');
    expect(comments()).toEqual(['oh', illegal]);
  });
});
