import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { gamesScreen } from '../../../../source/ui/screens/games/games.ts';
import type { ReplayScreen } from '../../../../source/ui/screens/replay/replay.tsx';
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
    const texts = this.screen.moves.map(({ text }) => text);
    return `${this.screen.ply}: ${texts.join(' ')}`;
  }

  /** What stands in the file below the tags. */
  get text(): string {
    return itemAt(readFileSync(this.file, 'utf8').split('\n\n'), 1).replace(/\s+/g, ' ').trim();
  }

  get message(): string | undefined {
    return this.screen.state.message?.text;
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
    [['right', 'v', 'P-1d', 'enter', 'left', ']'], '2: P-7f P-3d P-2f P-4d', '1/3'],
  ])('%j leads to %s', (keys, line, place) => {
    const saved = new Saved();
    saved.player.press(...keys);
    const { number, total } = saved.screen.walk.variation;
    expect([saved.line, `${number}/${total}`]).toEqual([line, place]);
  });

  test.each([
    ['a new move', ['right', 'v', 'P-9d', 'enter'], '2: P-7f P-9d', '3/3'],
    ['the next move', ['right', 'v', 'p3d', 'enter'], '2: P-7f P-3d P-2f P-4d', '1/2'],
    ['a known variation', ['right', 'v', '8c8d', 'enter'], '2: P-7f P-8d P-2f', '2/2'],
    ['at the prompt', ['right', ':', 'P-9d', 'enter'], '2: P-7f P-9d', '3/3'],
  ])('%s is typed', (_, keys, line, place) => {
    const saved = new Saved();
    saved.player.press(...keys);
    const { number, total } = saved.screen.walk.variation;
    expect([saved.line, `${number}/${total}`]).toEqual([line, place]);
    expect(saved.screen.state.typed).toBeUndefined();
  });

  test('a variation is written into the file, and can go on', () => {
    const saved = new Saved();
    saved.player.press('right', 'v').enter('P-9d').press('v').enter('P-2f');
    expect(saved.line).toBe('3: P-7f P-9d P-2f');
    expect(saved.text).toBe(
      '{Opening.} 1. P-7f P-3d (1... P-8d 2. P-2f) (1... P-9d 2. P-2f) ' +
        '2. P-2f (2. P-5f P-5d) (2. P-6f) 2... P-4d 0-1',
    );
  });

  test('stepping into known moves writes nothing', () => {
    const saved = new Saved(GAME.replace('{Opening.}\n', '{Opening.}   '));
    const before = readFileSync(saved.file, 'utf8');
    saved.player.press('v').enter('P-7f').press('v').enter('P-8d').press('[', ']');
    expect(readFileSync(saved.file, 'utf8')).toBe(before);
  });

  test.each([
    ['v', 'P-7e', /^P-7e: /],
    ['v', 'flip', /not understood|flip/],
    ['v', 'G-5h', /^G-5h is ambiguous: G6i-5h or G4i-5h\?$/],
    [':', 'K-5f', /^K-5f: /],
  ])('%s %s is refused and stays to be typed over', (key, typed, sentence) => {
    const saved = new Saved();
    saved.player.press(key).enter(typed);
    expect(saved.message).toMatch(sentence);
    expect(saved.screen.state.typed?.line.text).toBe(typed);
    expect(saved.screen.ply).toBe(0);
    saved.player.enter('P-7f');
    expect([saved.screen.ply, saved.message]).toEqual([1, undefined]);
  });

  test('the main line of a game is not made longer', () => {
    const saved = new Saved();
    saved.player.press('end', 'v');
    expect(saved.screen.state.typed).toBeUndefined();
    expect(saved.message).toMatch(/^The game ends here: a variation begins at an earlier move/);
    saved.player.press(':').enter('P-1f');
    expect(saved.message).toMatch(/^The game ends here/);
    saved.player.press('escape', 'left', ']', 'end', 'v').enter('P-1f');
    expect(saved.line).toBe('5: P-7f P-3d P-5f P-5d P-1f');
  });
});

test('the first move of a game can have variations', () => {
  const saved = new Saved();
  saved.player.press('v').enter('P-2f').press('P', 'y');
  expect(saved.text).toMatch(/^\{Opening\.\} 1\. P-2f \(1\. P-7f P-3d .*\) 0-1$/);
  saved.player.press(']', 'D', 'y');
  expect([saved.line, saved.text]).toEqual(['0: P-2f', '{Opening.} 1. P-2f 0-1']);
});

describe('promoting', () => {
  test('makes a variation the main line, and stays on its move', () => {
    const saved = new Saved();
    saved.player.press('right', 'right', 'right', ']', 'right', 'P');
    expect(saved.screen.state.question?.text).toBe(
      'Make 3. Black P-5f the main line? The result stays as it is.',
    );
    saved.player.press('y');
    expect(saved.line).toBe('4: P-7f P-3d P-5f P-5d');
    expect(saved.message).toBe('This is the main line now.');
    expect(saved.text).toBe(
      '{Opening.} 1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-5f (2. P-2f P-4d) (2. P-6f) 2... P-5d 0-1',
    );
  });

  test.each(['n', 'escape', 'q', ' '])('%s is no', (key) => {
    const saved = new Saved();
    saved.player.press('right', 'right', ']', 'P', key);
    expect([saved.line, saved.screen.state.question]).toEqual(['2: P-7f P-8d P-2f', undefined]);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });

  test('of an unfinished game nothing is said of a result', () => {
    const saved = new Saved(`${TAGS}\n${MOVES} *\n`);
    saved.player.press('right', 'right', ']', 'P');
    expect(saved.screen.state.question?.text).toBe('Make 2. White P-8d the main line?');
  });
});

describe('deleting', () => {
  test('takes a variation out, and stands before it', () => {
    const saved = new Saved();
    saved.player.press('right', 'right', 'right', ']', 'right', 'D');
    expect(saved.screen.state.question?.text).toBe('Delete the variation 3. Black P-5f, 2 moves?');
    saved.player.press('Y');
    expect(saved.line).toBe('2: P-7f P-3d P-2f P-4d');
    expect(saved.text).toBe(
      '{Opening.} 1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-2f (2. P-6f) 2... P-4d 0-1',
    );
  });

  test('a question about one move does not count', () => {
    const saved = new Saved();
    saved.player.press('end', 'left', '[', 'D');
    expect(saved.screen.state.question?.text).toBe('Delete the variation 3. Black P-6f?');
    saved.player.press('n');
    expect(saved.line).toBe('3: P-7f P-3d P-6f');
  });

  test('the main line cannot be deleted', () => {
    const saved = new Saved();
    saved.player.press('end', 'D', 'y');
    expect(saved.screen.state.question).toBeUndefined();
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });
});

describe('the comment', () => {
  test.each([
    ['a first one', ['right', 'n', 'good', 'enter', 'y'], '1. P-7f {good} 1... P-3d'],
    ['the one there is', ['n', 'Evening.', 'enter', 'y'], '{Evening.} 1. P-7f'],
    ['its end', ['n', 'end', ' Or not.', 'enter', 'y'], '{Opening. Or not.} 1. P-7f'],
    ['at the prompt', [':', 'note New.', 'enter', 'y'], '{New.} 1. P-7f'],
  ])('%s', (_, keys, text) => {
    const saved = new Saved();
    saved.player.press(...keys);
    expect(saved.text).toContain(text);
    expect(saved.screen.state.typed).toBeUndefined();
  });

  test.each([
    ['n emptied', ['n', 'ctrl-u', 'enter', 'y']],
    ['note alone', [':', 'note', 'enter', 'y']],
  ])('%s removes it', (_, keys) => {
    const saved = new Saved();
    saved.player.press(...keys);
    expect(saved.text).not.toContain('{');
    expect(saved.screen.comments).toEqual([]);
  });

  test.each([
    ['Esc', ['n', 'x', 'escape']],
    ['Enter on an unchanged text', ['n', 'enter']],
  ])('%s leaves it', (_, keys) => {
    const saved = new Saved();
    saved.player.press(...keys);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
    expect(saved.screen.state.typed).toBeUndefined();
  });

  test('several comments are one text to edit, and stay several where it is not changed', () => {
    const saved = new Saved(GAME.replace('{Opening.}', '{One.} {Two.}'));
    saved.player.press('n');
    expect(saved.screen.state.typed?.line.text).toBe('One. Two.');
    saved.player.press('enter');
    expect(saved.screen.comments).toEqual(['One.', 'Two.']);
  });

  test.each([
    ['a first one', ['right', 'n', 'good'], 'Add the comment "good"?'],
    ['another one', ['n', 'ext'], 'Replace the comment "Opening."?'],
    ['none', ['n', 'ctrl-u'], 'Remove the comment "Opening."?'],
    ['another one at the prompt', [':', 'note New.'], 'Replace the comment "Opening."?'],
  ])('%s is written after a question alone', (_, keys, question) => {
    const saved = new Saved();
    saved.player.press(...keys, 'enter');
    expect(saved.screen.state.question?.text).toBe(question);
    saved.player.press('n');
    expect([saved.screen.state.typed, saved.screen.state.question]).toEqual([undefined, undefined]);
    expect(readFileSync(saved.file, 'utf8')).toBe(GAME);
  });

  test('a question that is withdrawn leads back to what was typed', () => {
    const saved = new Saved();
    saved.player.press('n', 'New.', 'enter', 'escape');
    expect(saved.screen.state.typed?.line.text).toBe('New.');
    saved.player.press(' More.', 'enter', 'y');
    expect(saved.screen.comments).toEqual(['New. More.']);
  });

  test('a paste is one line of it', () => {
    const saved = new Saved();
    saved.player.press('right', 'n').paste('two\nlines\t!\n').press('enter', 'y');
    expect(saved.screen.comments).toEqual(['two lines !']);
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
    saved.player.press('n', 'end').enter(' More.').press('y');
    expect(saved.message).toContain(sentence);
    expect(saved.message).toContain('e writes the game to another file.');
    expect(saved.screen.comments).toEqual(['Opening. More.']);
    saved.player.press('right', 'v').enter('P-9d');
    expect(saved.message).toContain(sentence);
    saved.player.press('P', 'y');
    expect(saved.message).toMatch(/^This is the main line now\. NOT SAVED: /);
    expect(readFileSync(saved.file, 'utf8')).toBe(text);
  });

  test('leaving without it is asked about, until it is exported', () => {
    const saved = new Saved(`${GAME}\n${GAME}`);
    saved.player.press('n', 'end').enter(' More.').press('y', 'q');
    expect(saved.screen.state.question?.text).toBe(
      'The changes are not saved. Leave all the same?',
    );
    saved.player.press('n', ':').enter('quit').press('n');
    expect([saved.player.screen.kind, saved.player.app.hasQuit]).toEqual(['replay', false]);
    saved.player.press('e').enter('mine.psn').press('y', 'q');
    expect(saved.player.screen.kind).toBe('list');
    const copy = readFileSync(join(saved.desk.folder, 'games', 'mine.psn'), 'utf8');
    expect(copy).toContain('{Opening. More.}');
  });

  test('leaving all the same', () => {
    const saved = new Saved(`${GAME}\n${GAME}`);
    saved.player.press('n', 'end').enter(' More.').press('y', 'q', 'y');
    expect(saved.player.screen.kind).toBe('list');
  });

  test('a system that refuses is told, and the next change tries again', () => {
    const saved = new Saved();
    const folder = join(saved.desk.folder, 'games');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    saved.player.press('n', 'end').enter(' More.').press('y');
    expect(saved.message).toMatch(/^NOT SAVED: cannot write .*evening\.psn: a part of the path /);
    expect(saved.screen.state.message?.tone).toBe('warning');
    rmSync(folder);
    saved.player.press('right', 'n').enter('good').press('y');
    expect(saved.text).toContain('{Opening. More.} 1. P-7f {good}');
    expect(saved.player.press('q').screen.kind).toBe('list');
  });
});

describe('the game that is on the board', () => {
  test('saves its comments and variations in its own file, also after its end', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f', 'P-3d').resign().enter('replay');
    player.press('n').enter('sad').press('y', 'left', 'v').enter('P-8d').press('q');
    const entry = itemAt(desk.services.store.list(), 0);
    expect(readFileSync(entry.path, 'utf8')).toContain('1. P-7f P-3d {sad} (1... P-8d)');
    player.enter('undo', 'P-2f');
    expect(readFileSync(entry.path, 'utf8')).toContain('1. P-7f P-3d {sad} (1... P-8d) 2. P-2f');
  });

  test('is not overwritten from its saved state: opened from the list, it is the same game', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f', 'P-3d');
    player.app.open(gamesScreen(desk.services));
    player.press('enter', 'right', 'n').enter('good').press('y', 'q', 'q').enter('P-2f');
    const entry = itemAt(desk.services.store.list(), 0);
    expect(readFileSync(entry.path, 'utf8')).toContain('1. P-7f {good} 1... P-3d 2. P-2f');
  });

  test('an illegal move that lost it stays in its comment', () => {
    const desk = new Desk({ settings: { illegal: 'lose' } });
    const player = desk.play('shogi').enter('P-7f', 'K-5b', 'B-5d', 'replay');
    const screen = player.on('replay');
    const [illegal] = screen.comments;
    expect(illegal).toMatch(/^illegal move: B-5d/);
    player.press('n').enter('oh').press('y');
    expect(screen.comments).toEqual(['oh', illegal]);
  });
});
