import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { eventually } from '../helpers/eventually.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { ToldEngine } from '../match/told-engine.ts';
import { PlainDesk } from './desk.ts';

/** Said in a new game of shogi of what is no move. */
const EXAMPLE = ' Write piece and square, as in P-2f; "help" tells more.';

describe('a session', () => {
  test('echoes moves and refuses with reasons', async () => {
    const desk = new PlainDesk('yari');
    expect(await desk.mode.heading()).toEqual(['Yari shogi, even game. ply 0 - Black to play']);
    expect(
      await desk.say('P-7f', 'p3d', '  P 2f ', 'YB-3b', 'YB3a-3b', 'P*5e', '', 'hello'),
    ).toEqual([
      '1. Black P-7f',
      '2. White P-3d',
      '3. Black P-2f',
      '? YB-3b is ambiguous: YB3a-3b or YB2a-3b?',
      '4. White YB3a-3b',
      '? P*5e: you have no pawn in hand.',
      '',
      '? hello: not understood. Write piece and square, as in P-2e; "help" tells more.',
    ]);
  });

  test('names the choices where it is open whether a piece promotes', async () => {
    const desk = new PlainDesk('shogi');
    expect(await desk.say('P-7f', 'P-3d', 'B-2b', '22角', 'Bx2b+')).toEqual([
      '1. Black P-7f',
      '2. White P-3d',
      '? B-2b: B-2b+ or B-2b=',
      '? 22角: Bx2b+ or Bx2b=',
      '3. Black Bx2b+',
    ]);
  });

  test.each(['8h2b', '8822KA'])('%s of a pipe promotes nothing, which is told', async (line) => {
    expect(await new PlainDesk('shogi').last('P-7f', 'P-3d', line)).toBe('3. Black Bx2b=');
  });

  describe('at a terminal', () => {
    const promotes = (typed: string) => `${typed}: promote? Press y or +, n or =.`;

    test.each(['8h2b', 'Bx2b', '22角', 'bishop takes 2b'])(
      '%s asks whether it promotes',
      async (typed) => {
        const desk = new PlainDesk('shogi', { answers: true });
        expect(await desk.last('P-7f', 'P-3d', typed)).toBe(promotes(typed));
        for (const yes of ['y', '+', 'Y ', '＋']) {
          expect(await desk.say(yes, 'undo', typed)).toEqual([
            '3. Black Bx2b+',
            'Taken back: 3. Black Bx2b+',
            promotes(typed),
          ]);
        }
        expect(await desk.say('P-9f')).toEqual(['3. Black P-9f']);
        await desk.say('undo', typed);
        expect(await desk.say('=', '+')).toEqual(['3. Black Bx2b=', expect.stringMatching(/^\? /)]);
      },
    );

    test('resign asks first, and another line leaves the game as it is', async () => {
      const desk = new PlainDesk('shogi', { answers: true });
      expect(await desk.say('resign', 'n', 'resign', 'P-7f', 'resign', 'y')).toEqual([
        'Resign? Press y or n.',
        '',
        'Resign? Press y or n.',
        '1. Black P-7f',
        'Resign? Press y or n.',
        '= Black wins by resignation',
      ]);
    });

    test('Enter alone asks once more, and leaves the answer open', async () => {
      const desk = new PlainDesk('shogi', { answers: true });
      const asked = 'Resign? Press y or n.';
      expect(await desk.say('resign', '', ' ', 'n')).toEqual([asked, asked, asked, '']);
      expect((await desk.say('resign', '', 'y')).at(-1)).toBe('= White wins by resignation');
    });

    test('quit asks as long as a clock runs', async () => {
      const desk = new PlainDesk('shogi', { answers: true, clock: '600' });
      expect(await desk.last('quit')).toMatch(/^Leave the game\? .* Press y or n\.$/);
      await desk.say('y');
      expect(desk.mode.hasQuit).toBe(true);
    });

    test('moves that are typed ahead queue, and undo empties the queue', async () => {
      const engines = stubEngineRoom(['P-3d', 'P-8d', 'P-8e']);
      const desk = new PlainDesk('shogi', { answers: true, white: 'Computer, level 3', engines });
      const opened = itemAt(engines.opened, 0);
      opened.holds = true;
      expect(await desk.say('P-7f', 'P-2f', 'P-2e', 'undo', 'P-9f', 'G-5e', 'P-1f')).toEqual([
        '1. Black P-7f',
        'Queued: P-2f. undo empties the queue.',
        'Queued: P-2f, P-2e. undo empties the queue.',
        'No longer queued: P-2f, P-2e.',
        'Queued: P-9f. undo empties the queue.',
        'Queued: P-9f, G-5e. undo empties the queue.',
        'Queued: P-9f, G-5e, P-1f. undo empties the queue.',
      ]);
      opened.holds = false;
      opened.release();
      await eventually(() => expect(desk.told).toHaveLength(5));
      expect(desk.told).toEqual([
        '2. White P-3d',
        '3. Black P-9f',
        '4. White P-8d',
        'No longer queued: P-1f.',
        expect.stringMatching(/^\? G-5e: no gold of yours/),
      ]);
    });

    test('what a text may become is offered, words as moves', () => {
      const { mode } = new PlainDesk('shogi', { answers: true });
      expect(mode.complete('p7')).toEqual(['P-7f']);
      expect(mode.complete('res')).toEqual(['resign']);
      expect(mode.complete('labels ro')).toEqual(['labels romaji']);
      expect(mode.complete('zz')).toEqual([]);
    });
  });

  test('lists the moves in the order of the board', async () => {
    const sfen = '4k4/9/9/9/9/9/4P1P2/1B7/4KG3 b S 1';
    const moves = (await new PlainDesk('shogi', { sfen }).last('moves')).split(' ');
    const origins = moves.filter((text) => !text.includes('*'));
    expect(origins.map(([letter]) => letter).join('')).toMatch(/^PPB+K+G+$/);
    expect(origins.slice(0, 4)).toEqual(['P-5f', 'P-3f', 'B-1a+', 'B-1a=']);
    expect(moves.slice(origins.length, origins.length + 2)).toEqual(['S*9a', 'S*8a']);
  });

  test('a word of other programs has a suggestion or an answer', async () => {
    const desk = new PlainDesk('shogi');
    expect(await desk.say('new', 'back', 'offer draw', 'time', 'copy', 'sfen')).toEqual([
      '? new: "quit" keeps this game; komadai play begins another.',
      '? back: did you mean undo?',
      '? offer draw: did you mean draw?',
      '? time: did you mean status?',
      '? copy: there is no clipboard here. The position is lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    ]);
  });

  test('numbers plies where White begins, too', async () => {
    const desk = new PlainDesk('shogi', { handicap: 'two-piece' });
    expect(await desk.mode.heading()).toEqual(['Shogi, two-piece handicap. ply 0 - White to play']);
    expect(await desk.say('P-3d', 'P-7f')).toEqual(['1. White P-3d', '2. Black P-7f']);
  });

  test('quit answers nothing', async () => {
    const desk = new PlainDesk('yari');
    expect(desk.mode.hasQuit).toBe(false);
    expect(await desk.say('quit')).toEqual(['']);
    expect(desk.mode.hasQuit).toBe(true);
  });
});

describe('the end of the game is one line', () => {
  const entered = (hands: string) => `3K3/7/7/7/7/7/7/7/3k3 b ${hands} 1`;
  const shuffle = 'G-4h G-4b G-4i G-4a G-4h G-4b G-4i G-4a'.split(' ');

  sharedTest.each(
    shareOf(
      [
        [
          'checkmate',
          { sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1' },
          ['P*1b'],
          '1. Black P*1b | = Black wins by checkmate',
        ],
        [
          'no legal move',
          { sfen: '6k/7/6+B/5R1/7/7/7/7/K6 b - 1' },
          ['YR-2c='],
          '1. Black YR-2c= | = Black wins: White has no legal move',
        ],
        ['resignation', {}, ['P-7f', 'P-3d', 'resign'], '= White wins by resignation'],
        [
          'illegal move',
          { settings: { illegal: 'lose' as const } },
          ['P-7f', '3c3e'],
          '? 3c3e: your pawn on 3c does not reach 3e. | = Black wins: illegal move by White',
        ],
        ['repetition', {}, shuffle, '8. White G-4a | = Draw by repetition'],
        ['agreement', {}, ['draw', 'accept'], '= Draw by agreement'],
        [
          'impasse, drawn',
          { sfen: entered('5R2P5r2p') },
          ['impasse', 'accept'],
          '= Draw by impasse, 27 points to 27',
        ],
        [
          'impasse, won',
          { sfen: entered('6RP4r3p') },
          ['impasse', 'accept'],
          '= Black wins by impasse, 31 points to 23',
        ],
        [
          'impasse, won by White',
          { sfen: entered('4R3P6rp') },
          ['impasse', 'accept'],
          '= White wins by impasse, 31 points to 23',
        ],
      ],
      4,
    ),
  )('%s', async (_name, options, lines, answer) => {
    expect(await new PlainDesk('yari', options).last(...lines)).toBe(answer);
  });

  test.each([
    ['shogi', '2h2b', undefined],
    ['shogi', 'P*5e', '4k4/9/9/9/9/9/4P4/9/4K4 b P 1'],
    ['shogi', 'P*1b', '8k/9/8G/9/9/9/9/9/K6R1 b P 1'],
    ['shogi', 'G-6h', '4k4/9/9/9/9/4r4/9/4G4/4K4 b - 1'],
    ['yari', 'YN-6a=', '6k/1N5/7/7/7/7/7/7/6K b - 1'],
    ['ogi', 'S-5b=', '7k/8/2S5/8/8/8/8/K7 b - 1'],
  ])('an illegal move names its rule as a refusal does: %s %s', async (id, move, sfen) => {
    const refused = new PlainDesk(id, { ...(sfen && { sfen }) });
    const strict = new PlainDesk(id, {
      settings: { illegal: 'lose' },
      ...(sfen && { sfen }),
    });
    const [refusal = ''] = await refused.say(move);
    expect(refusal).toMatch(/^\? /);
    expect(await strict.say(move)).toEqual([`${refusal} | = White wins: illegal move by Black`]);
  });

  test('perpetual check', async () => {
    const moves =
      '5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d 5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f';
    expect(await new PlainDesk('shogi').last(...moves.split(' '))).toBe(
      '21. Black R-6f | = White wins: perpetual check by Black',
    );
  });

  test('also at the start, where nothing can be played from it', async () => {
    const desk = new PlainDesk('yari', { sfen: '6k/7/5R+B/7/7/7/7/7/K6 w - 1' });
    expect(await desk.mode.heading()).toEqual([
      'Yari shogi, from a given position. ply 0 - White to play',
      '= Black wins: White has no legal move',
    ]);
  });
});

describe('after the end', () => {
  const over =
    /^\? .*: (the game is over. "analyse", "rematch" and "replay" work; "help" lists more\.|did you mean undo\?)$/;

  sharedTest.each(
    shareOf(
      ['P-3d', 'resign', 'draw', 'impasse', 'accept', 'redo', 'hint', 'hello', 'undo 2', '\x1b['],
      4,
    ),
  )('%j does not work', async (line) => {
    expect(await new PlainDesk('yari').last('P-7f', 'resign', line)).toMatch(over);
  });

  test.each([
    ['help', 'Write moves in Hodges no'],
    ['rules', 'Yari shogi'],
    ['show YR', 'YR yari rook'],
    ['settings', 'variant yari'],
    ['flip', 'White is at the bottom.'],
    ['labels kanji', 'The setting labels is now'],
    ['theme slate', 'The setting theme is now'],
    ['learn', '? learn: type "quit". Then komada'],
    ['menu', '? menu: "quit" keeps this ga'],
    ['replay', 'Yari shogi, even game. 1 ply'],
  ])('%j tells', async (line, start) => {
    const told = await new PlainDesk('yari').last('P-7f', 'resign', line);
    expect(told.slice(0, start.length)).toBe(start);
  });

  test('board, moves, save, note, undo, rematch and quit work', async () => {
    const desk = new PlainDesk('yari');
    await desk.say('P-7f', 'resign');
    expect(await desk.last('board')).toMatch(/^☖ in hand - \| /);
    expect(await desk.last('moves')).toMatch(/\bP-3d\b/);
    expect(await desk.last('save won')).toBe('Saved as won.');
    expect(await desk.last('note why')).toBe('Noted: why');
    expect(await desk.last('')).toBe('');
    expect(await desk.last('undo')).toBe('The result is taken back; the game goes on.');
    expect(await desk.last('P-3d')).toBe('2. White P-3d');
    expect(await desk.last('undo')).toBe('Taken back: 2. White P-3d');
    expect(await desk.last('redo')).toBe('2. White P-3d');
    await desk.say('resign');
    expect(await desk.last('rematch')).toBe('Yari shogi, even game. ply 0 - Black to play');
    expect(await desk.last('P-2f')).toBe('1. Black P-2f');
    expect(gameFiles(desk.gamesFolder)).toHaveLength(2);
    await desk.say('resign', 'quit');
    expect(desk.mode.hasQuit).toBe(true);
  });

  test('after rematch the computer has the first move', async () => {
    const engines = stubEngineRoom(['P-3f']);
    const desk = new PlainDesk('yari', { white: 'Computer, level 1', engines });
    expect(await desk.last('resign', 'rematch')).toBe(
      'Yari shogi, even game. ply 0 - Black to play | 1. Black P-3f',
    );
  });

  test('replay and analyse lead to the replay, and quit leads back', async () => {
    const desk = new PlainDesk('yari');
    await desk.say('P-7f', 'P-3d');
    expect(await desk.last('analyse')).toBe('? analyse: the game is not over.');
    expect(await desk.last('replay')).toMatch(/^Yari shogi, even game\. 2 plies/);
    expect(await desk.say('status', 'first', 'next', 'note so far')).toEqual([
      'ply 2 - Black to play, of 2 | 2. White P-3d',
      expect.anything(),
      '1. Black P-7f',
      'Comment on 1. Black P-7f: so far',
    ]);
    expect(await desk.last('quit')).toBe('You are at the game again.');
    await desk.say('resign');
    const analysed = await desk.last('analyse');
    expect(analysed).toMatch(/^Yari shogi, even game\. 2 plies.* \| \S/);
    expect(await desk.say('last', 'quit')).toEqual(['2. White P-3d', 'You are at the game again.']);
    expect(await desk.last('undo')).toBe('The result is taken back; the game goes on.');
    expect(desk.mode.hasQuit).toBe(false);
  });

  test('there may be no move to list', async () => {
    const desk = new PlainDesk('yari', { sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1' });
    expect(await desk.last('P*1b', 'moves')).toBe('There is no legal move.');
  });
});

describe('words', () => {
  sharedTest.each(
    shareOf(
      [
        ['draw', 'Black offers a draw: White may accept; any move declines.'],
        ['accept', '? accept: there is no offer. "draw" offers a draw.'],
        ['impasse', "? impasse: both royal pieces must stand in the enemy's promotion zone."],
        ['undo', '? undo: no move has been played.'],
        ['redo', '? redo: no move was taken back.'],
        ['rematch', '? rematch: the game is not over.'],
        ['save', '? save: a name is missing, as in "save evening-game".'],
        ['save .x', '? save: the name of a game does not begin with a dot'],
        ['save a/b', '? save: the name of a game has no / or \\ in it'],
        ['save a\x1bb', '? save: the name of a game has no control characters in it'],
        ['show', '? show: say one of G YR +YR YB +YB YN +YN P +P.'],
        ['show queen', '? show: say one of G YR +YR YB +YB YN +YN P +P.'],
        ['labels', '? labels: say kanji, kanji2, romaji, letters.'],
        ['labels \x1b', '? labels: say kanji, kanji2, romaji, letters.'],
        ['labels romaji', 'The setting labels is now romaji, in every game.'],
        ['flip', 'White is at the bottom.'],
        ['note \x1b[2J', 'Noted: [2J'],
        ['note -', '? note: there is no comment here. "note TEXT" writes one.'],
        ['note', '? note: there is no comment here. "note TEXT" writes one.'],
        [
          'moves',
          'G-4h G-5h G-3h P-2f P-3f P-4f P-5f P-6f P-7f YR-1h YN-2h YN-3h P-1f YB5i-6h YB-4h YB5i-5h YB-7h YB6i-5h YB6i-6h YR-7h',
        ],
      ],
      4,
    ),
  )('%j', async (line, answer) => {
    expect((await new PlainDesk('yari').last(line)).split(' ').sort()).toEqual(
      answer.split(' ').sort(),
    );
  });

  test('settings shows what holds, and labels changes it', async () => {
    const desk = new PlainDesk('yari', { settings: { labels: 'letters', flip: 'white' } });
    expect(await desk.last('settings')).toContain('| labels letters |');
    expect(await desk.last('labels kanji2', 'settings')).toContain('| labels kanji2 |');
  });

  test('a word of another place is told so', async () => {
    expect(await new PlainDesk('yari').last('castling 2')).toMatch(/not understood/);
    expect(await new PlainDesk('yari').last('edit')).toBe(
      '? "edit" does not work here; "help" lists what does.',
    );
  });

  test('help names every word that works here', async () => {
    const help = await new PlainDesk('yari').mode.answer('help');
    const words = help.slice(1).map((line) => itemAt(line.split(':'), 0));
    expect(words).toContain('rematch');
    for (const word of words) {
      const answer = await new PlainDesk('yari').last(word);
      expect(answer).not.toMatch(/not understood|not without a screen/);
    }
  });

  test.each<[variant: string, isThere: boolean]>([
    ['shogi', true],
    ['minishogi', false],
  ])('help of %s names impasse: %s', async (variant, isThere) => {
    const help = await new PlainDesk(variant).mode.answer('help');
    expect(help.some((line) => line.startsWith('impasse:'))).toBe(isThere);
    const answer = await new PlainDesk(variant).last('impase');
    expect(answer.includes('impasse')).toBe(isThere);
  });

  test('rules and show describe this game, no wider than 80 columns', async () => {
    const desk = new PlainDesk('ogi', { charset: 'ascii' });
    const rules = await desk.mode.answer('rules');
    const show = await desk.mode.answer('show I');
    expect(rules[0]).toMatch(/Ogi/);
    expect(show[0]).toMatch(/princess/);
    for (const line of [...rules, ...show]) expect(line).toMatch(/^[ -~]{0,80}$/);
  });
});

describe('the board', () => {
  test('has the hands of both, and letters where they are chosen', async () => {
    const desk = new PlainDesk('yari', { sfen: '6k/7/7/7/7/7/7/7/K6 b R2Pn 1', charset: 'ascii' });
    expect(await desk.mode.answer('board')).toEqual([
      'W: in hand YN',
      '    7   6   5   4   3   2   1',
      ' +----------------------------+',
      ' | .   .   .   .   .   .  vG  | a',
      ...[...'bcdefgh'].map((rank) => ` | .   .   .   .   .   .   .  | ${rank}`),
      ' | G   .   .   .   .   .   .  | i',
      ' +----------------------------+',
      'B: in hand YR P2',
    ]);
  });

  test('turns with the side to play, with flip, or stands', async () => {
    const bottom = async (lines: string[], flip: 'never' | 'turn' | 'white') => {
      const desk = new PlainDesk('yari', { settings: { flip }, charset: 'ascii' });
      return (await desk.last(...lines, 'board')).split(' | ').at(-1)?.slice(0, 2);
    };
    expect(await bottom(['P-7f'], 'never')).toBe('B:');
    expect(await bottom(['P-7f', 'flip'], 'never')).toBe('W:');
    expect(await bottom(['P-7f', 'flip', 'flip'], 'never')).toBe('B:');
    expect(await bottom([], 'turn')).toBe('B:');
    expect(await bottom(['P-7f'], 'turn')).toBe('W:');
    expect(await bottom(['P-7f', 'flip'], 'turn')).toBe('B:');
    expect(await bottom([], 'white')).toBe('W:');
  });
});

describe('a game that cannot be saved', () => {
  test('goes on, says so at every change, and is saved when it can be', async () => {
    const desk = new PlainDesk('yari');
    writeFileSync(desk.gamesFolder, 'in the way');
    const warning =
      /^\? NOT SAVED: cannot write \S+games\/\S+\.psn: .+\. The game goes on, and is saved as soon as that is possible\.$/;
    for (const [line, answer] of [
      ['P-7f', '1. Black P-7f'],
      ['note x', 'Noted: x'],
      ['resign', '= Black wins by resignation'],
      ['undo', 'The result is taken back; the game goes on.'],
    ] as const) {
      const [first, second, ...more] = await desk.mode.answer(line);
      expect([first, more]).toEqual([answer, []]);
      expect(second).toMatch(warning);
    }
    expect(await desk.last('P-5e')).not.toContain('NOT SAVED');
    expect(await desk.last('save x')).toMatch(warning);
    expect(desk.table.saveError).toBeInstanceOf(Error);
    rmSync(desk.gamesFolder);
    expect(await desk.say('P-3d', 'save x')).toEqual(['2. White P-3d', 'Saved as x.']);
    expect(desk.table.saveError).toBeUndefined();
  });
});

describe('bad input is refused, and the game stays', () => {
  test.each([
    [
      '10,000 characters',
      'P-7f'.repeat(2500),
      `? P-7fP-7fP-7fP-7fP-7fP-7f..: not understood.${EXAMPLE}`,
    ],
    ['10,000 spaces in a word', `note${' '.repeat(10_000)}a`, 'Noted: a'],
    ['control characters', 'P-\x077f\x00', '? P-?7f?: not understood. Did you mean P-7f?'],
    ['half an escape sequence', '\x1b[', `? ?[: not understood.${EXAMPLE}`],
    ['what an arrow key sends', '\x1b[A', `? ?[A: not understood.${EXAMPLE}`],
    [
      'bytes that are not UTF-8',
      Buffer.from([0xff, 0xfe, 0x50]).toString(),
      `? \ufffd\ufffdP: not understood.${EXAMPLE}`,
    ],
    ['only spaces', ' \t\u3000 ', ''],
    [
      'another game',
      'position startpos moves 7g7f',
      '? This is a USI game: komadai replay FILE opens one from a file.',
    ],
    [
      'the first line of one',
      '手合割：平手',
      '? This is a KIF position: komadai replay FILE opens one from a file.',
    ],
  ])('%s', async (_name, line, answer) => {
    const desk = new PlainDesk('yari');
    expect(await desk.last('P-7f', 'undo', line)).toBe(answer);
    expect(await desk.last('redo')).toBe('1. Black P-7f');
  });
});

describe('against the computer', () => {
  test('each answer has its move as well', async () => {
    const engines = stubEngineRoom(['P-3d', 'resign']);
    const desk = new PlainDesk('yari', { white: 'Computer, level 1', engines });
    expect(await desk.say('P-7f', 'P-2f')).toEqual([
      '1. Black P-7f | 2. White P-3d',
      '3. Black P-2f | = Black wins by resignation',
    ]);
  });

  test('undo takes both moves back; draw is answered', async () => {
    const engines = stubEngineRoom(['P-3d']);
    const desk = new PlainDesk('yari', { white: 'Computer, level 1', engines });
    expect(await desk.say('P-7f', 'undo', 'draw')).toEqual([
      '1. Black P-7f | 2. White P-3d',
      'Taken back: 1. Black P-7f and 2. White P-3d',
      '? The computer declines and plays on.',
    ]);
  });

  test('between two computers each move is told when it is played, and lines are answered', async () => {
    const answers = [['P-4f', 'resign'], ['P-4d']];
    const open = () => {
      const engine = new ToldEngine(...(answers.shift() ?? []));
      return { engine, limits: { nodes: 1 } };
    };
    const sides = { black: 'Computer, level 1', white: 'Computer, level 2' };
    const desk = new PlainDesk('yari', { ...sides, engines: { ...stubEngineRoom(), open } });
    expect(await desk.mode.heading()).toEqual(['Yari shogi, even game. ply 0 - Black to play']);
    expect(await desk.last('flip')).toBe('White is at the bottom.');
    await desk.mode.playOut();
    expect(desk.told).toEqual(['1. Black P-4f', '2. White P-4d', '= White wins by resignation']);
  });

  test('hint tells a move and what may follow', async () => {
    const desk = new PlainDesk('yari', { engines: stubEngineRoom([], ['P-7f']) });
    expect(await desk.last('hint')).toBe('Hint: P-7f (0.0)');
  });
});
