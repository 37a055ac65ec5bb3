import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { readMove } from '../../source/rules/notation/read-move.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { hintText } from '../../source/text/analysis.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { tellerFor } from '../../source/text/speech.ts';
import { printed } from '../../source/text/teller.ts';
import { runCommand } from '../helpers/command.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { PlainDesk } from './desk.ts';
import { replayed } from './replayed.ts';

const EXCHANGE = ['P-7f', 'P-3d', 'Bx2b+', 'Sx2b', 'B*5e'];

describe('how moves are told', () => {
  test.each<[speech: 'hodges' | 'words' | 'romaji', answers: string[]]>([
    [
      'hodges',
      ['1. Black P-7f', '2. White P-3d', '3. Black Bx2b+', '4. White Sx2b', '5. Black B*5e'],
    ],
    [
      'words',
      [
        '1. Black pawn seven f',
        '2. White pawn three d',
        '3. Black bishop takes two b, promotes',
        '4. White silver takes two b',
        '5. Black bishop drop five e',
      ],
    ],
    [
      'romaji',
      [
        '1. Black nana roku fu',
        '2. White san yon fu',
        '3. Black ni ni kaku nari',
        '4. White dou gin',
        '5. Black go go kaku utsu',
      ],
    ],
  ])('in %s: as echo, as last move, taken back and played again', async (speech, answers) => {
    const desk = new PlainDesk('shogi', { settings: { speech } });
    expect(await desk.say(...EXCHANGE)).toEqual(answers);
    expect(await desk.last('last')).toBe(answers[4]);
    expect(await desk.last('undo')).toBe(`Taken back: ${answers[4]}`);
    expect(await desk.last('last')).toBe(answers[3]);
    expect(await desk.last('undo')).toBe(`Taken back: ${answers[3]}`);
    expect(await desk.say('redo', 'redo')).toEqual(answers.slice(3));
  });

  test('where White begins, and behind a check the end', async () => {
    const settings = { speech: 'words' } as const;
    const handicap = new PlainDesk('ogi', { handicap: 'two-piece', settings });
    expect(await handicap.say('P-3d', 'P-6e')).toEqual([
      '1. White pawn three d',
      '2. Black pawn six e',
    ]);
    const mate = new PlainDesk('yari', { sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1', settings });
    expect(await mate.last('P*1b')).toBe(
      '1. Black pawn drop one b, check | = Black wins by checkmate',
    );
    expect(await mate.last('last')).toBe('1. Black pawn drop one b, check');
  });

  test('speech changes it at once, and for the next time', async () => {
    const desk = new PlainDesk('shogi');
    expect(await desk.say('P-7f', 'speech words', 'last', 'speech romaji', 'last')).toEqual([
      '1. Black P-7f',
      'The setting speech is now words, in every game.',
      '1. Black pawn seven f',
      'The setting speech is now romaji, in every game.',
      '1. Black nana roku fu',
    ]);
    const kept = JSON.parse(readFileSync(join(desk.folder, 'config.json'), 'utf8'));
    expect(kept).toEqual({ speech: 'romaji' });
    expect(await desk.last('settings')).toContain('| speech romaji |');
  });

  longTest('komadai settings keeps it for the line mode, in play and in replay', async () => {
    const home = temporaryFolder();
    const run = (stdin: string, ...argv: string[]) =>
      runCommand([...argv, '--home', home], { stdin }).then(({ stdout }) => stdout.split('\n'));
    expect((await run('', 'settings', 'speech'))[0]).toBe('hodges');
    await run('', 'settings', 'speech', 'words');
    const game = 'P-7f\nlast\nsave spoken\nquit\n';
    expect((await run(game, 'play', 'yari', '--plain')).slice(1, 3)).toEqual([
      '1. Black pawn seven f',
      '1. Black pawn seven f',
    ]);
    expect((await run('next\n', 'replay', 'spoken', '--plain'))[1]).toBe('1. Black pawn seven f');
  });
});

test('the moves of a replay', async () => {
  const psn = '[Variant "shogi"]\n\n1. P-7f P-3d 2. Bx2b+ {out} Sx2b *\n';
  const answers = async (speech: 'words' | 'romaji') => {
    return replayed(psn, { overrides: { speech } }).say('next', 'last', '3', 'first');
  };
  expect(await answers('words')).toEqual([
    '1. Black pawn seven f',
    '4. White silver takes two b  White: Kaku-gawari',
    '3. Black bishop takes two b, promotes  out',
    'The start.',
  ]);
  expect(await answers('romaji')).toEqual([
    '1. Black nana roku fu',
    '4. White dou gin  White: Kaku-gawari',
    '3. Black ni ni kaku nari  out',
    'The start.',
  ]);
});

describe('nothing is told in Hodges notation where it is spoken', () => {
  const AMBIGUOUS = '4k4/9/9/9/9/9/9/9/3GKG3 b - 1';
  const PROMOTION = '4k4/9/9/4P4/9/9/9/9/4K4 b - 1';
  const CHECK = '4k4/9/9/9/4r4/9/9/9/4K3G b - 1';
  const NIFU = '4k4/9/9/9/9/9/4P4/9/4K4 b P 1';

  test.each<[line: string, words: string, romaji: string, sfen?: string]>([
    [
      'P-7d',
      '? P-7d: no pawn of yours reaches seven d. Pawns: nine g, eight g, seven g, six g, five g, four g, three g, two g, one g.',
      '? P-7d: no pawn of yours reaches nana yon. Pawns: kyuu nana, hachi nana, nana nana, roku nana, go nana, yon nana, san nana, ni nana, ichi nana.',
    ],
    [
      'Bx3c',
      '? Bx3c: the way is blocked by your pawn on seven g.',
      '? Bx3c: the way is blocked by your pawn on nana nana.',
    ],
    [
      'P*5i',
      '? P*5i: five i is occupied by your king.',
      '? P*5i: go kyuu is occupied by your king.',
      NIFU,
    ],
    [
      'P-7ff',
      '? P-7ff: not understood. Did you mean pawn seven f?',
      '? P-7ff: not understood. Did you mean nana roku fu?',
    ],
    [
      'G-5h',
      '? G-5h is ambiguous: gold from six i to five h or gold from four i to five h?',
      '? G-5h is ambiguous: go hachi kin, roku kyuu kara or go hachi kin, yon kyuu kara?',
      AMBIGUOUS,
    ],
    [
      'P-5c',
      '? P-5c: pawn five c, promotes or pawn five c, does not promote',
      '? P-5c: go san fu nari or go san fu narazu',
      PROMOTION,
    ],
    [
      'G-2i',
      '? You are in check from the rook on five e: move the king, capture the rook, or block on five f to five h.',
      '? You are in check from the rook on go go: move the king, capture the rook, or block on go roku to go hachi.',
      CHECK,
    ],
    [
      'status',
      'ply 0 - Black to play | Check! Your king on five i is attacked by the rook on five e.',
      'ply 0 - Black to play | Check! Your king on go kyuu is attacked by the rook on go go.',
      CHECK,
    ],
    [
      'P*5c',
      '? P*5c: nifu. You already have a pawn on file 5 (five g).',
      '? P*5c: nifu. You already have a pawn on file 5 (go nana).',
      NIFU,
    ],
    [
      'P-4f',
      '? P-4f: your pawn on five g does not reach four f.',
      '? P-4f: your pawn on go nana does not reach yon roku.',
      NIFU.replace(' P ', ' - '),
    ],
    [
      'where s',
      "Silvers: seven i, three i, none in hand | White's silvers: seven a, three a, none in hand",
      "Silvers: nana kyuu, san kyuu, none in hand | White's silvers: nana ichi, san ichi, none in hand",
    ],
    [
      'file 5',
      'File 5: White king on five a, Black king on five i',
      'File 5: White king on go ichi, Black king on go kyuu',
      '4k4/9/9/9/9/9/9/9/4K4 b - 1',
    ],
    [
      'rank a',
      'Rank a: White king on five a',
      'Rank a: White king on go ichi',
      '4k4/9/9/9/9/9/9/9/4K4 b - 1',
    ],
    [
      'moves',
      'king two h; king one h; king two i',
      'ni hachi gyoku; ichi hachi gyoku; ni kyuu gyoku',
      '9/9/9/9/9/9/9/9/1k6K b - 1',
    ],
  ])('%s', async (line, words, romaji, sfen) => {
    const told = (speech: 'words' | 'romaji') =>
      new PlainDesk('shogi', { settings: { speech }, ...(sfen && { sfen }) }).last(line);
    expect(await told('words')).toBe(words);
    expect(await told('romaji')).toBe(romaji);
  });
});

test('a hint is spoken', async () => {
  const hint = async (speech: 'words' | 'romaji') => {
    const engines = stubEngineRoom([], ['P-7f']);
    return new PlainDesk('shogi', { settings: { speech }, engines }).last('hint');
  };
  expect(await hint('words')).toBe('Hint: pawn seven f (0.0)');
  expect(await hint('romaji')).toBe('Hint: nana roku fu (0.0)');
});

test('the moves of a hint are told apart', () => {
  const { position } = openGame(variantOf('shogi'), startPosition(variantOf('shogi')).placement);
  const line = ['P-7f', 'P-3d', 'Bx2b+', 'Sx2b'].map((text) => {
    const reading = readMove(position, text);
    if (reading.kind !== 'move') throw new Error(text);
    position.play(reading.move);
    return reading.move;
  });
  for (const _ of line) position.undo();
  const score = { kind: 'value', centipawns: 30 } as const;
  const report = { depth: 3, nodes: 1, timeMs: 1, score, line };
  expect(hintText(position, report, tellerFor(ENGLISH, 'words'))).toBe(
    'Hint: pawn seven f, then pawn three d; bishop takes two b, promotes; silver takes two b (+0.3 for Black)',
  );
  expect(hintText(position, report, printed(ENGLISH))).toBe(
    'Hint: P-7f, then P-3d Bx2b+ Sx2b (+0.3 for Black)',
  );
  expect(hintText(position, report, printed(JAPANESE))).toContain('２二角成 同銀');
});

test('help tells how spoken moves are typed', async () => {
  const help = (speech: 'hodges' | 'words' | 'romaji') =>
    new PlainDesk('shogi', { settings: { speech } }).last('help');
  expect(await help('hodges')).toMatch(/^Write moves in Hodges notation: P-7f/);
  expect(await help('words')).toMatch(/^Write moves as you speak them: pawn seven f; /);
  expect(await help('romaji')).toMatch(/^Write moves as they are read in Japanese: nana roku fu; /);
});

test('what the analysis of a replay expects is spoken', async () => {
  const psn = '[Variant "shogi"]\n\n1. P-7f P-3d *\n';
  const [line] = await replayed(psn, { overrides: { speech: 'words' } }).say('analyse');
  expect(line).toMatch(/ {2}(?:[a-z]+ )+(?:one|two|three|four|five|six|seven|eight|nine) [a-i]$/);
});

describe('words that tell the position', () => {
  test.each<[line: string, answer: string]>([
    ['hand', 'Black in hand: bishop. White in hand: nothing.'],
    ['HAND ', 'Black in hand: bishop. White in hand: nothing.'],
    ['where s', "Silvers: 7a, 3a, none in hand | Black's silvers: 7i, 3i, none in hand"],
    [
      'file 8',
      'File 8: White knight on 8a, White rook on 8b, White pawn on 8c, Black pawn on 8g, Black knight on 8i',
    ],
    ['rank b', 'Rank b: White rook on 8b, Black horse on 2b'],
    ['status', 'ply 3 - White to play'],
    ['last', '3. Black Bx2b+'],
    ['where', '? where: say a square or one of K R +R B +B G S +S N +N L +L P +P.'],
    ['file', '? file: say a file from 1 to 9, as in "file 5".'],
    ['rank x', '? rank: say a rank from a to i, as in "rank e".'],
    ['speech', '? speech: say hodges, words, romaji.'],
    ['speech loud', '? speech: say hodges, words, romaji.'],
    ['hand 5', '? hand 5: did you mean hand?'],
    ['last move', '? last move: did you mean last?'],
  ])('%j', async (line, answer) => {
    const desk = new PlainDesk('shogi');
    expect(await desk.last(...EXCHANGE.slice(0, 3), line)).toBe(answer);
  });

  test('before the first move there is no last one', async () => {
    expect(await new PlainDesk('yari').last('last')).toBe('? last: no move has been played.');
  });

  test('none of them changes or saves the game', async () => {
    const desk = new PlainDesk('yari');
    await desk.say('hand', 'where P', 'file 5', 'rank e', 'last', 'status', 'speech words');
    expect(existsSync(desk.gamesFolder)).toBe(false);
  });

  test('status tells of a check and of a repetition before it counts', async () => {
    const check = new PlainDesk('shogi', { sfen: '4k4/9/9/9/9/9/9/9/4K3R b - 1' });
    expect(await check.last('R-1a=', 'status')).toBe(
      'ply 1 - White to play | Check! Your king on 5a is attacked by the rook on 1a.',
    );
    const moves = ['G-4h', 'G-4b', 'G-4i', 'G-4a'];
    expect(await new PlainDesk('yari').last(...moves, 'status')).toBe(
      'ply 4 - Black to play | This position stands for the 2nd time of 3: at the 3rd the game is drawn.',
    );
  });

  test('when the game is over they work', async () => {
    const desk = new PlainDesk('yari');
    await desk.say('P-7f', 'resign');
    expect(await desk.say('hand', 'where G', 'rank e', 'last', 'status', 'speech words')).toEqual([
      'Black in hand: nothing. White in hand: nothing.',
      "General: 4a | Black's general: 4i",
      'Rank e: empty',
      '1. Black P-7f',
      '= Black wins by resignation',
      'The setting speech is now words, in every game.',
    ]);
  });

  test('help lists them', async () => {
    const help = await new PlainDesk('yari').mode.answer('help');
    const words = help.slice(1).map((line) => line.split(':')[0]);
    expect(words).toEqual(
      expect.arrayContaining([
        'board',
        'hand',
        'where',
        'file',
        'rank',
        'last',
        'status',
        'speech',
      ]),
    );
  });
});
