import { describe, expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { renderScreen } from '../../helpers/frames.tsx';
import { Desk } from '../desk.ts';

/** Golds on 6i and 4i meet on 5h; a pawn and a knight in hand; a bishop can take on 2b. */
const MIDDLE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b NP 1';

describe('typing', () => {
  test('plays a move with Enter', () => {
    const player = new Desk().play('shogi').enter('P-7f', '3c3d');
    expect(player.moves).toBe('P-7f P-3d');
    expect(player.text).toBe('');
  });

  test('every letter is text, also those that are keys elsewhere', () => {
    const player = new Desk().play('shogi').press('qgfjkr?: +-');
    expect(player.text).toBe('qgfjkr?: +-');
  });

  test('a refused text stays, with the reason, and can be mended', () => {
    const player = new Desk().play('shogi').enter('P-7e');
    expect(player.text).toBe('P-7e');
    expect(player.message).toBe(
      'P-7e: no pawn of yours reaches 7e. Pawns: 9g, 8g, 7g, 6g, 5g, 4g, 3g, 2g, 1g.',
    );
    expect(player.on('play').prompt.message?.tone).toBe('warning');
    player.press('backspace', 'f', 'enter');
    expect(player.moves).toBe('P-7f');
    expect(player.message).toBeUndefined();
  });

  test('a refused text is typed over by the first character', () => {
    const player = new Desk().play('shogi').enter('P-7e').press('P');
    expect(player.text).toBe('P');
    expect(player.press('-7f', 'enter').moves).toBe('P-7f');
  });

  test.each([
    ['home', 'x', 'xP-7e'],
    ['left', 'x', 'P-7xe'],
    ['ctrl-w', 'x', 'x'],
    ['end', 'x', 'P-7ex'],
  ])('a refused text is edited behind %s', (key, text, edited) => {
    expect(new Desk().play('shogi').enter('P-7e').press(key, text).text).toBe(edited);
  });

  test('a refused text is pasted over, also by a list', () => {
    const player = new Desk().play('shogi').enter('P-7e').paste('P-7f');
    expect(player.text).toBe('P-7f');
    expect(new Desk().play('shogi').enter('P-7e').paste('P-7f P-3d').moves).toBe('P-7f P-3d');
  });

  test('a refused text that is entered again is refused again', () => {
    const player = new Desk().play('shogi').enter('P-7e').press('enter');
    expect([player.text, player.message]).toEqual([
      'P-7e',
      expect.stringMatching(/^P-7e: no pawn/),
    ]);
  });

  test('the keys of the line work on it', () => {
    const player = new Desk().play('shogi').press('x-7f', 'home', 'delete', 'P', 'enter');
    expect(player.moves).toBe('P-7f');
    player.press('rubbish', 'ctrl-u');
    expect(player.text).toBe('');
    player.press('P-3d!', 'left', 'ctrl-k', 'enter');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test.each([
    ['ctrl-p', 'ctrl-n'],
    ['up', 'down'],
  ])('%s recalls, %s comes back', (back, on) => {
    const player = new Desk().play('shogi').enter('P-7f', 'P-3d').press('P', back);
    expect(player.text).toBe('P-3d');
    player.press(back);
    expect(player.text).toBe('P-7f');
    player.press(on, on);
    expect(player.text).toBe('P');
  });

  test('Ctrl-P recalls on an empty prompt too', () => {
    const player = new Desk().play('shogi').enter('P-7f').press('ctrl-p');
    expect(player.text).toBe('P-7f');
  });

  test('an empty line does nothing', () => {
    const player = new Desk().play('shogi').press('enter', '   ', 'enter');
    expect(player.moves).toBe('');
    expect(player.message).toBeUndefined();
  });

  test('very long lines and odd characters are refused like any other', () => {
    const player = new Desk().play('shogi').enter('x'.repeat(2000));
    expect(player.message).toMatch(/^x{24}\.\.: not understood\. /);
    player.press('ctrl-u').enter('\u{1F600}龘‮');
    expect(player.on('play').prompt.message?.tone).toBe('warning');
    expect(player.moves).toBe('');
  });
});

describe('keys that arrive together', () => {
  test('each find the screen that the one before has left', () => {
    const player = new Desk().play('shogi');
    player.press(
      'P-7f',
      'enter',
      'rules',
      'enter',
      'q',
      'P-3d',
      'enter',
      '?',
      'q',
      'P-2f',
      'enter',
    );
    expect(player.moves).toBe('P-7f P-3d P-2f');
  });

  test('a completion after undo and another move is not that of the old position', () => {
    const player = new Desk().play('shogi').enter('P-7f', 'P-3d').press('Bx', 'tab');
    expect(player.text).toBe('Bx2b');
    player.press('ctrl-u').enter('undo', 'P-1d').press('Bx', 'tab');
    expect(player.text).toBe('Bx3c');
  });
});

describe('Tab', () => {
  test.each([['shogi'], ['yari'], ['tori']])('first offers the example of the panel: %s', (id) => {
    const desk = new Desk();
    const player = desk.play(id);
    const { lines } = renderScreen(player.screen, desk.services, { columns: 100, rows: 40 });
    expect(lines.join(' ')).toContain(`Type ${player.press('tab').text}, then Enter.`);
  });

  test('goes through the values of a setting', () => {
    const player = new Desk().play('shogi').press('theme ', 'tab', 'tab');
    expect(player.text).toBe('theme wood');
    expect(player.press('ctrl-u', 'labels l', 'tab').text).toBe('labels letters');
  });

  test('completes the only candidate', () => {
    expect(new Desk().play('shogi').press('p-7', 'tab').text).toBe('P-7f');
  });

  test('completes as far as all candidates agree, then goes through them and around', () => {
    const sfen = '4k4/9/9/9/9/9/9/9/RB2K4 b - 1';
    const player = new Desk().play('shogi', { sfen }).press('8i3', 'tab');
    const seen = [1, 2, 3, 4].map(() => {
      const { text } = player;
      player.press('tab');
      return text;
    });
    expect(seen).toEqual(['B-3d', 'B-3d', 'B-3d', 'B-3d']);
    player.press('ctrl-u', 'B-', 'tab');
    const all = [
      'B-7h',
      'B-6g',
      'B-5f',
      'B-4e',
      'B-3d',
      'B-2c+',
      'B-2c=',
      'B-1b+',
      'B-1b=',
      'B-9h',
    ];
    const round = all.map(() => {
      const { text } = player;
      player.press('tab');
      return text;
    });
    expect(round).toEqual([...all].sort());
    expect(player.text).toBe('B-1b+');
  });

  test('stops where the candidates part', () => {
    const player = new Desk().play('shogi', { sfen: MIDDLE }).press('B2', 'tab');
    expect(player.text).toBe('Bx2b');
    const seen = [1, 2, 3].map(() => player.press('tab').text);
    expect(seen).toEqual(['Bx2b+', 'Bx2b=', 'Bx2b+']);
  });

  test('an ambiguous text becomes each of its moves in turn', () => {
    const player = new Desk().play('shogi', { sfen: MIDDLE }).enter('G-5h');
    expect(player.message).toBe('G-5h is ambiguous: G6i-5h or G4i-5h?');
    expect(player.text).toBe('G-5h');
    const seen = [1, 2, 3].map(() => player.press('tab').text);
    expect(seen).toEqual(['G4i-5h', 'G6i-5h', 'G4i-5h']);
    expect(player.press('enter').moves).toBe('G4i-5h');
  });

  test('Shift-Tab goes through them the other way', () => {
    const player = new Desk().play('shogi', { sfen: MIDDLE }).press('G5h');
    const seen = [1, 2, 3].map(() => player.press('shift-tab').text);
    expect(seen).toEqual(['G6i-5h', 'G4i-5h', 'G6i-5h']);
  });

  test('shows the candidates while it goes through them', () => {
    const player = new Desk().play('shogi', { sfen: MIDDLE }).press('G-5h', 'tab');
    const { shown } = player.on('play').prompt.suggestions;
    expect(shown.map(({ text }) => text)).toEqual(['G4i-5h', 'G6i-5h']);
    player.press('backspace');
    expect(player.on('play').prompt.suggestions.shown.map(({ text }) => text)).toEqual(['G4i-5h']);
  });

  test('completes words', () => {
    expect(new Desk().play('shogi').press('resi', 'tab').text).toBe('resign');
    expect(new Desk().play('shogi').press('QU', 'tab').text).toBe('quit');
  });

  test('on an empty prompt goes through the moves, then the words', () => {
    const sfen = '4k4/9/9/9/9/9/9/4P4/4K4 b - 1';
    const player = new Desk().play('shogi', { sfen });
    const seen = Array.from({ length: 8 }, () => player.press('tab').text);
    expect(seen).toEqual(['P-5g', 'K-4h', 'K-4i', 'K-6h', 'K-6i', 'hint', 'mate', 'moves']);
  });

  test('Shift-Tab on an empty prompt begins with the first, too', () => {
    expect(new Desk().play('shogi').press('shift-tab').text).toBe('P-2f');
  });

  test('marks the one that stands in the prompt', () => {
    const player = new Desk().play('shogi').press('tab');
    const marks = [...player.on('play').view.marks.values()].flatMap((set) => [...set]).sort();
    expect(marks).toEqual(['picked', 'target']);
  });

  test('leaves alone what nothing begins with', () => {
    expect(new Desk().play('shogi').press('zz', 'tab').text).toBe('zz');
  });
});

describe('the question whether to promote', () => {
  const asked = () => {
    const player = new Desk().play('shogi').enter('P-7f', 'P-3d', 'B-2b');
    expect(player.message).toBe('B-2b: promote?');
    expect(player.on('play').prompt.question).toBeDefined();
    expect(player.moves).toBe('P-7f P-3d');
    return player;
  };

  test.each([
    ['+', 'Bx2b+'],
    ['y', 'Bx2b+'],
    ['Y', 'Bx2b+'],
    ['=', 'Bx2b='],
    ['n', 'Bx2b='],
  ])('%s answers %s', (answer, move) => {
    const player = asked().press(answer);
    expect(player.moves).toBe(`P-7f P-3d ${move}`);
    expect([player.text, player.message]).toEqual(['', undefined]);
  });

  test('Esc takes the move back', () => {
    const player = asked().press('escape');
    expect(player.moves).toBe('P-7f P-3d');
    expect([player.text, player.message]).toEqual(['', undefined]);
    expect(player.press('+').text).toBe('+');
  });

  test('an editing key goes on with the text, and the question is gone', () => {
    const player = asked().press('backspace');
    expect([player.text, player.message]).toEqual(['B-2', undefined]);
    expect(player.press('+').text).toBe('B-2+');
  });

  test('a character that is no answer begins another text', () => {
    const player = asked().press('P');
    expect([player.text, player.message]).toEqual(['P', undefined]);
    expect(player.press('-1f', 'enter').moves).toBe('P-7f P-3d P-1f');
  });

  test('is asked of USI too', () => {
    const player = new Desk().play('shogi', { moves: 'P-7f P-3d' }).enter('8h2b');
    expect(player.message).toBe('8h2b: promote?');
    expect(player.press('y').moves).toBe('P-7f P-3d Bx2b+');
  });

  test('a pasted text is no answer and ends the question', () => {
    const player = asked().paste('x');
    expect(player.text).toBe('x');
    expect(player.press('+').text).toBe('x+');
  });

  test('Enter says what is waited for', () => {
    const player = asked().press('enter');
    expect(player.message).toBe('B-2b: promote? Press y or +, n or =.');
    expect(player.press('enter').message).toBe('B-2b: promote? Press y or +, n or =.');
    expect(player.press('=').moves).toBe('P-7f P-3d Bx2b=');
  });

  test.each(['+', '='])('is not asked when %s was typed', (suffix) => {
    const player = new Desk().play('shogi').enter('P-7f', 'P-3d', `B-2b${suffix}`);
    expect(player.moves).toBe(`P-7f P-3d Bx2b${suffix}`);
  });

  test('is not asked in Ogi, where promotion is mandatory', () => {
    const sfen = '3k4/8/8/8/8/8/1R6/3K4 b - 1';
    const player = new Desk().play('ogi', { sfen }).enter('R-7a');
    expect(player.on('play').prompt.question).toBeUndefined();
    expect(player.moves).toBe('R-7a+');
  });
});

describe('what the text means on the board', () => {
  function marked(player: ReturnType<Desk['play']>, mark: 'target' | 'picked'): number {
    return [...player.on('play').view.marks.values()].filter((marks) => marks.has(mark)).length;
  }

  test('marks pieces and targets of all moves that begin with it', () => {
    const player = new Desk().play('shogi').press('P-');
    expect([marked(player, 'picked'), marked(player, 'target')]).toEqual([9, 9]);
    player.press('7');
    expect([marked(player, 'picked'), marked(player, 'target')]).toEqual([1, 1]);
    player.press('ctrl-u');
    expect([marked(player, 'picked'), marked(player, 'target')]).toEqual([0, 0]);
  });

  test('marks nothing for a word', () => {
    const player = new Desk().play('shogi').press('quit');
    expect([marked(player, 'picked'), marked(player, 'target')]).toEqual([0, 0]);
  });

  test('marks the last move and the king in check', () => {
    const player = new Desk().play('shogi', { sfen: '4k4/9/9/9/9/9/9/3R5/4K4 b - 1' });
    player.enter('R-5h');
    const marks = [...player.on('play').view.marks.values()].flatMap((set) => [...set]).sort();
    expect(marks).toEqual(['check', 'last-move', 'last-move']);
  });
});

describe('Esc', () => {
  test('clears the text, then what is picked up, then the cursor, then opens the menu', () => {
    const player = new Desk().play('shogi').press('up', 'down', 'down', 'enter');
    expect(player.on('play').prompt.hand.picked).toBeDefined();
    player.on('play').prompt.line.insert('P');
    player.press('escape');
    expect(player.text).toBe('');
    expect(player.on('play').prompt.hand.picked).toBeDefined();
    player.press('escape');
    expect(player.on('play').prompt.hand.picked).toBeUndefined();
    expect(player.on('play').prompt.hand.cursor).toBeDefined();
    player.press('escape');
    expect(player.on('play').prompt.hand.cursor).toBeUndefined();
    player.press('escape');
    expect(player.on('list').title).toMatch(/^komadai/);
  });

  test('clears a refusal with its text', () => {
    const player = new Desk().play('shogi').enter('zz').press('escape');
    expect([player.text, player.message]).toEqual(['', undefined]);
  });
});

describe('? and the keys that leave', () => {
  test('? is help on an empty prompt only', () => {
    const player = new Desk().play('shogi').press('x?');
    expect(player.text).toBe('x?');
    player.press('ctrl-u', '?');
    expect(player.on('page').in(ENGLISH).title).toBe('Help');
    expect(player.press('escape').text).toBe('');
  });

  test('? typed over a refused text is help by Enter', () => {
    const player = new Desk().play('shogi').enter('show Q').press('?');
    expect(player.text).toBe('?');
    expect(player.press('enter').on('page').in(ENGLISH).title).toBe('Help');
    expect(player.press('escape').text).toBe('');
  });

  test('Ctrl-D leaves on an empty prompt only', () => {
    const player = new Desk().play('shogi').press('P', 'ctrl-d');
    expect(player.app.hasQuit).toBe(false);
    expect(player.press('backspace', 'ctrl-d').app.hasQuit).toBe(true);
  });

  test('Ctrl-C leaves whatever is typed', () => {
    expect(new Desk().play('shogi').press('P-', 'ctrl-c').app.hasQuit).toBe(true);
  });
});

describe('a paste', () => {
  const LIST = '1. P-7f P-3d\n2. P-2f P-4d\n3. P-2e\tB-3c\n';

  test('of a move list plays it', () => {
    const player = new Desk().play('shogi').paste(LIST);
    expect(player.moves).toBe('P-7f P-3d P-2f P-4d P-2e B-3c');
    expect(player.text).toBe('');
  });

  test('plays until the first that is refused, which stays with what follows', () => {
    const player = new Desk().play('shogi').paste('1. P-7f P-3d 2. P-2d P-4d');
    expect(player.moves).toBe('P-7f P-3d');
    expect(player.text).toBe('P-2d P-4d');
    expect(player.message).toMatch(/^P-2d: /);
  });

  test('stops at a promotion that was not decided', () => {
    const player = new Desk().play('shogi').paste('P-7f P-3d Bx2b Sx2b');
    expect(player.moves).toBe('P-7f P-3d');
    expect(player.text).toBe('Bx2b Sx2b');
    expect(player.message).toBe('Bx2b: Bx2b+ or Bx2b=');
    expect(player.press('+').text).toBe('+');
  });

  test('of one move is typed, and waits for Enter', () => {
    const player = new Desk().play('shogi').paste('P-7f\n');
    expect([player.moves, player.text]).toEqual(['', 'P-7f']);
    expect(player.press('enter').moves).toBe('P-7f');
  });

  test.each(['pawn 7f', '( P-7f )', 'pawn seven f\n'])('of one move in words: %s', (text) => {
    const player = new Desk().play('shogi').paste(text);
    expect([player.moves, player.text]).toEqual(['', text.trim()]);
    expect(player.press('enter').moves).toBe('P-7f');
  });

  test('stops at a word behind moves', () => {
    const player = new Desk().play('shogi').paste('P-7f resign P-3d');
    expect([player.moves, player.text]).toEqual(['P-7f', 'resign P-3d']);
  });

  test('of USI declines a promotion by not mentioning it', () => {
    const player = new Desk().play('shogi').paste('7g7f 3c3d 8h2b 3a2b');
    expect(player.moves).toBe('P-7f P-3d Bx2b= Sx2b');
  });

  test('of one undecided promotion after a list is asked', () => {
    const player = new Desk().play('shogi').paste('P-7f P-3d Bx2b');
    expect(player.press('+').moves).toBe('P-7f P-3d Bx2b+');
  });

  test('of nothing is nothing', () => {
    const player = new Desk().play('shogi').paste(' \n\t ');
    expect([player.moves, player.text]).toEqual(['', '']);
  });

  test.each(['resign now', 'note a good idea', 'quit game', 'undo undo'])(
    'of words is text, and does nothing by itself: %s',
    (text) => {
      const player = new Desk().play('shogi', { moves: 'P-7f' }).enter('note kept');
      player.paste(text);
      expect(player.app.hasQuit).toBe(false);
      expect(player.text).toBe(text);
      expect(player.moves).toBe('P-7f');
      expect(player.on('play').activity.match.lastNode.comments).toEqual(['kept']);
    },
  );

  test('behind a text goes on with it', () => {
    const player = new Desk()
      .play('shogi', { moves: 'P-7f' })
      .press('note ')
      .paste('P-2f or\nP-5f?');
    expect(player.text).toBe('note P-2f or P-5f?');
  });

  test('a completion after it is one of the new text', () => {
    const player = new Desk().play('shogi').press('P-7', 'tab', 'ctrl-u', 'P', 'tab').paste('x');
    expect(player.on('play').prompt.suggestions.shown).toEqual([]);
  });
});
