import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { rulesFingerprint } from '../../../source/rules/core/fingerprint.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { type ReadVariants, readVariants } from '../../../source/rules/fairy/read-variants.ts';
import { expectLinear } from '../../helpers/linear.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** A game without a base, small and complete. */
const PLAIN = [
  '[plain]',
  'maxFile = 5',
  'maxRank = 5',
  'king = k',
  'gold = g',
  'rook = r',
  'customPiece1 = a:BN',
  'startFen = kgar1/5/5/5/1RAGK[-] w 0 1',
  'nMoveRule = 0',
].join('\n');

function only(text: string): Variant {
  const { games, faults } = readVariants(text);
  expect(faults).toEqual([]);
  expect(games).toHaveLength(1);
  return games[0]?.game.rules as Variant;
}

/** Faults as `line code`, with a key or a letter where there is one. */
function brief({ faults }: ReadVariants): string[] {
  return faults.map((fault) => {
    const what = 'key' in fault ? fault.key : 'letter' in fault ? fault.letter : '';
    return `${fault.line} ${fault.code} ${what}`.trim();
  });
}

describe('a section without a base', () => {
  test('has the rules that hold where no line says otherwise', () => {
    expect(only(PLAIN)).toMatchObject({
      id: 'plain',
      name: 'Plain',
      files: 5,
      ranks: 5,
      start: 'kgar1/5/5/5/1RAGK b - 1',
      zone: 0,
      promotion: 'optional',
      drops: 'illegal',
      pawnDropMate: 'legal',
      deadSquares: 'legal',
      repetition: { times: 3, result: 'draw', perpetualCheckLoses: false },
      noMoves: 'draws',
      wideKanji: false,
      handicaps: [],
    });
  });

  test('has pieces by name and by Betza notation, the strong ones first', () => {
    const { pieces } = only(PLAIN);
    expect(pieces.map(({ sfen, front }) => `${sfen} ${front.betza}`)).toEqual([
      'K K',
      'A BN',
      'R R',
      'G WfF',
    ]);
    expect(pieces.map(({ role }) => role)).toEqual(['royal', undefined, undefined, undefined]);
  });

  test('calls pieces of shogi by their names and others by their letters', () => {
    const { pieces } = only(PLAIN);
    expect(pieces.map(({ front }) => front.kanji)).toEqual(['王', 'Ａ', '飛', '金']);
    expect(pieces.map(({ front }) => front.english)).toEqual([
      'king',
      'piece A',
      'rook',
      'gold general',
    ]);
    expect(pieces.map(({ front }) => front.label)).toEqual(['Ou', 'A', 'Hi', 'Kin']);
    expect(pieces[0]?.jewel?.kanji).toBe('玉');
  });
});

/** Lines after a base of minishogi, and what becomes of the game. */
sharedTest.each(
  shareOf<[name: string, lines: string, expected: Partial<Variant>]>(
    [
      [
        'maxFile as a letter',
        'maxFile = f\nstartFen = rbsg1k/5p/6/P5/K1GSBR[-] w 0 1',
        { files: 6 },
      ],
      [
        'maxRank',
        'maxRank = 6\nstartFen = rbsgk/4p/5/5/P4/KGSBR[-] w 0 1\npromotionRank = 6',
        { ranks: 6, zone: 1 },
      ],
      ['promotionRank', 'promotionRank = 4', { zone: 2 }],
      [
        'regions of promotion',
        'promotionRegionWhite = *3 *4 *5\npromotionRegionBlack = *3 *2 *1',
        { zone: 3 },
      ],
      [
        'a region square by square',
        'promotionRegionWhite = a5 b5 c5 d5 e5\npromotionRegionBlack = a1 b1 c1 d1 e1',
        { zone: 1 },
      ],
      ['no region', 'promotionRegionWhite = -\npromotionRegionBlack = -', { zone: 0 }],
      ['mandatory promotion', 'mandatoryPiecePromotion = true', { promotion: 'mandatory' }],
      ['no drops', 'pieceDrops = false\ncapturesToHand = false', { drops: 'illegal' }],
      ['captures without drops', 'pieceDrops = false', { drops: 'illegal' }],
      ['two pawns a file', 'dropNoDoubledCount = 2', { pawnsPerFile: 2 }],
      ['dead squares', 'immobilityIllegal = false', { deadSquares: 'legal' }],
      ['mate by a pawn drop', 'shogiPawnDropMateIllegal = false', { pawnDropMate: 'legal' }],
      ['no legal move draws', 'stalemateValue = draw', { noMoves: 'draws' }],
      [
        'the repeater wins',
        'nFoldValue = loss\nnFoldValueAbsolute = false\nnFoldRule = 3',
        { repetition: { times: 3, result: 'repeater-wins', perpetualCheckLoses: true } },
      ],
      [
        'the repeater loses',
        'nFoldValue = win\nnFoldValueAbsolute = false',
        { repetition: { times: 4, result: 'repeater-loses', perpetualCheckLoses: true } },
      ],
      [
        'repetition is lost by White',
        'nFoldValue = win',
        { repetition: { times: 4, result: 'white-loses', perpetualCheckLoses: true } },
      ],
      [
        'repetition draws',
        'nFoldValue = draw',
        { repetition: { times: 4, result: 'draw', perpetualCheckLoses: true } },
      ],
      [
        'perpetual check',
        'perpetualCheckIllegal = false',
        { repetition: { times: 4, result: 'black-loses', perpetualCheckLoses: false } },
      ],
      ['a goal', 'flagPiece = k\nflagRegionWhite = *5\nflagRegionBlack = *1', { goalRanks: 1 }],
      [
        'a goal by the old keys',
        'flagPieceWhite = k\nflagPieceBlack = k\nwhiteFlag = *4 *5\nblackFlag = *1 *2',
        { goalRanks: 2 },
      ],
      [
        'hands at the start',
        'startFen = rbsgk/4p/5/P4/KGSBR[GGss] w 0 1',
        { start: 'rbsgk/4p/5/P4/KGSBR b 2G2s 1' },
      ],
      [
        'promoted pieces at the start',
        'startFen = rbsgk/4p/5/+P4/KGSBR[] w - - 0 1',
        { start: 'rbsgk/4p/5/+P4/KGSBR b - 1' },
      ],
      ['rights to castle without castling', 'startFen = rbsgk/4p/5/P4/KGSBR[-] w KQkq - 0 1', {}],
      ['a drop region of all squares', 'whiteDropRegion = *1 *2 *3 *4 *5', {}],
      [
        'rules that are off',
        'gating = false\nchecking = true\ncountingRule = none\nconnectN = 0',
        {},
      ],
      [
        'rules of pieces that are not there',
        'doubleStep = true\nfirstRankPawnDrops = true\nenPassantRegion = *3',
        {},
      ],
      [
        'looks',
        'pieceToCharTable = PNBR\npocketSize = 3\npieceValueMg = r:1000\nnnueAlias = x',
        {},
      ],
    ],
    4,
  ),
)('understands %s', (_, lines, expected) => {
  expect(only(`[x:minishogi]\n${lines}`)).toMatchObject(expected);
});

sharedTest.each(
  shareOf<readonly [name: string, lines: string, line: string]>(
    [
      ['an unknown key', 'maxFlie = 5', '2 unknown-key maxFlie'],
      ['a key of nobody', 'constructor = 5', '2 unknown-key constructor'],
      ['a piece that changes', 'pieceDemotion = true', '2 not-playable pieceDemotion'],
      [
        'promotion by captures',
        'piecePromotionOnCapture = true',
        '2 not-playable piecePromotionOnCapture',
      ],
      ['promoted drops', 'dropPromoted = true', '2 not-playable dropPromoted'],
      ['gating', 'gating = true', '2 not-playable gating'],
      ['no checks', 'checking = false', '2 not-playable checking'],
      ['counted checks', 'checkCounting = true', '2 not-playable checkCounting'],
      [
        'a bad word for a rule that is off',
        'blastOnCapture = maybe',
        '2 not-playable blastOnCapture',
      ],
      ['a rule of n moves', 'nMoveRule = 50', '2 not-playable nMoveRule'],
      ['a stalemate that wins', 'stalemateValue = win', '2 not-playable stalemateValue'],
      ['a result that is none', 'stalemateValue = none', '2 bad-value stalemateValue'],
      ['no repetition', 'nFoldRule = 0', '2 bad-value nFoldRule'],
      ['repetition after more than 99 times', 'nFoldRule = 100', '2 bad-value nFoldRule'],
      ['a repetition that is none', 'nFoldValue = none', '2 bad-value nFoldValue'],
      ['a board of ten files', 'maxFile = 10', '2 size maxFile'],
      ['a board of ten files, by letter', 'maxFile = j', '2 size maxFile'],
      ['a board of two ranks', 'maxRank = 2', '2 size maxRank'],
      ['a size that is no number', 'maxRank = many', '2 bad-value maxRank'],
      ['a word for a truth', 'pieceDrops = yes', '2 bad-value pieceDrops'],
      ['drops without captures', 'capturesToHand = false', '2 drops'],
      ['a hopper', 'cannon = c', '2 betza cannon'],
      ['a chess pawn', 'pawn = p', '2 betza pawn'],
      ['a custom hopper', 'customPiece1 = c:pR', '2 betza customPiece1'],
      ...['DD', 'AA', 'D2', 'A1', 'D0', 'WfDD', 'fbrAA', 'NDDD', 'RA3'].map(
        (betza) =>
          [`the rider ${betza}`, `customPiece1 = a:${betza}`, '2 betza customPiece1'] as const,
      ),
      ['a king that is a rider', 'king = k:KDD', '2 betza king'],
      ['a custom piece without moves', 'customPiece1 = c', '2 bad-value customPiece1'],
      ['moves of a piece that has some', 'silver = s:W', '2 bad-value silver'],
      ['a letter that is none', 'silver = 3', '2 bad-value silver'],
      ['one letter for two', 'silver = s\nlance = s', '3 letter-taken lance'],
      ['a king without a letter', 'king = -', '1 no-king'],
      ['a slot that does not exist', 'customPiece26 = c:W', '2 unknown-key customPiece26'],
      ['a king that promotes', 'promotedPieceType = k:g', '2 promotion k'],
      ['promotion to a king', 'promotedPieceType = s:k', '2 promotion s'],
      ['promotion in two steps', 'promotedPieceType = p:s', '2 promotion p'],
      ['promotion to a piece that is gone', 'dragonHorse = -', '1 promotion b'],
      [
        'promotion of an unknown piece',
        'promotedPieceType = z:g',
        '2 unknown-piece promotedPieceType',
      ],
      ['promotion that cannot be read', 'promotedPieceType = pg', '2 bad-value promotedPieceType'],
      ['a region in the middle', 'promotionRegionWhite = *4', '2 region promotionRegionWhite'],
      ['a region that is no rank', 'promotionRegionWhite = a5 b5', '2 region promotionRegionWhite'],
      ['regions of two depths', 'promotionRegionBlack = *1 *2', '2 region promotionRegionBlack'],
      [
        'a region that cannot be read',
        'promotionRegionWhite = top',
        '2 bad-value promotionRegionWhite',
      ],
      [
        'a region partly off the board',
        'promotionRegionWhite = *5 *6',
        '2 region promotionRegionWhite',
      ],
      ['a file off the board', 'promotionRegionBlack = *1 f1', '2 region promotionRegionBlack'],
      ['a rank that is none', 'flagRegionBlack = *0', '2 region flagRegionBlack'],
      [
        'a region off the board of a game in which nothing promotes',
        'promotionRegionWhite = *9\npromotedPieceType = p:- s:- b:- r:-',
        '2 region promotionRegionWhite',
      ],
      [
        'a region that the base has for a larger board',
        'maxRank = 4\nstartFen = rbsgk/4p/P4/KGSBR[-] w 0 1',
        '1 region promotionRegionWhite',
      ],
      [
        'a region of which a part cannot be read',
        'promotionRegionWhite = *5 - *4',
        '2 bad-value promotionRegionWhite',
      ],
      ['a rank of promotion off the board', 'promotionRank = 6', '2 region promotionRank'],
      [
        'a region for drops off the board',
        'whiteDropRegion = *1 *2 *3 *4 *5 *6',
        '2 region whiteDropRegion',
      ],
      ['a region for drops', 'whiteDropRegion = *1 *2', '2 not-playable whiteDropRegion'],
      [
        'a region for moves',
        'mobilityRegionWhiteKing = *1',
        '2 not-playable mobilityRegionWhiteKing',
      ],
      ['a flag of all pieces', 'flagRegion = *5', '2 flag-piece flagPiece'],
      ['pieces that promote as chess pawns', 'pawnTypes = p', '2 not-playable pawnTypes'],
      ['two pieces that may not double', 'dropNoDoubled = ps', '2 bad-value dropNoDoubled'],
      [
        'a piece that may not double and another that may not mate',
        'dropNoDoubled = s',
        '2 two-pawns',
      ],
      ['pawns that may not be dropped', 'dropNoDoubledCount = 0', '2 bad-value dropNoDoubledCount'],
      [
        'more pawns than a file has squares',
        'dropNoDoubledCount = 10',
        '2 bad-value dropNoDoubledCount',
      ],
      ['a wall', 'startFen = rb*gk/4p/5/P4/KGSBR[-] w 0 1', '2 fen-sign'],
      ['a promoted chess pawn', 'startFen = rb~sgk/4p/5/P4/KGSBR[-] w 0 1', '2 fen-sign'],
      ['Black to move', 'startFen = rbsgk/4p/5/P4/KGSBR[-] b 0 1', '2 fen-sign'],
      ['castling', 'startFen = rbsgk/4p/5/P4/KGSBR[-] w KQ - 0 1\ncastling = true', '2 fen-sign'],
      ['checks left', 'startFen = rbsgk/4p/5/P4/KGSBR[-] w - 3+3 0 1', '2 fen-sign'],
      [
        'an unknown piece at the start',
        'startFen = rbsgk/4z/5/P4/KGSBR[-] w 0 1',
        '2 unknown-piece startFen',
      ],
      ['a start of other size', 'startFen = rbsgk/4p/P4/KGSBR[-] w 0 1', '2 start'],
      ['a start without a king', 'startFen = rbsg1/4p/5/P4/KGSBR[-] w 0 1', '2 fen-king'],
      ['a key twice', 'maxFile = 5\nmaxFile = 5', '3 repeated-key maxFile'],
      ['a line that is none', 'hello', '2 not-ini'],
    ],
    4,
  ),
)('refuses %s', (_, lines, line) => {
  const read = readVariants(`[x:minishogi]\n${lines}`);
  expect(brief(read)).toContain(line);
  expect(read.games).toEqual([]);
});

describe('faults', () => {
  test('are all told, with the header as the line of what no line says', () => {
    expect(brief(readVariants('[a]\nmaxFile = 12\nmaxRank = 9\nking = k\ncannon = c'))).toEqual([
      '1 not-playable nMoveRule',
      '1 no-start',
      '2 size maxFile',
      '5 betza cannon',
    ]);
  });

  test('of one line about both sides are told once', () => {
    const flags = 'flagRegionWhite = *5\nflagRegionBlack = *1\nflagPiece = p\npawnTypes = p';
    expect(brief(readVariants(`[a:minishogi]\n${flags}`))).toEqual([
      '4 flag-piece flagPiece',
      '5 not-playable pawnTypes',
    ]);
  });

  test('say from which game a value is', () => {
    const { faults } = readVariants('[a:minishogi]\ngating = true\n[b:a]\n[c]\nking = k');
    expect(faults.map(({ line, section, from }) => [line, section, from])).toEqual([
      [2, 'a', undefined],
      [3, 'b', 'a'],
      [4, 'c', ''],
      [4, 'c', undefined],
    ]);
  });

  test.each([
    ['[yari:shogi]', '1 name-taken'],
    ['[a:shogi]\n[A:shogi]', '2 name-taken'],
    ['[a b:shogi]', '1 bad-name'],
    ['[..:shogi]', '1 bad-name'],
    ['[:shogi]', '1 bad-name'],
    ['[a:chess]', '1 unknown-base'],
    ['[a:toString]', '1 unknown-base'],
    ['x = 1\n[a:shogi]', '1 no-section x'],
  ])('of sections: %j', (text, fault) => {
    expect(brief(readVariants(text))).toEqual([fault]);
  });

  test('do not keep other sections from being read', () => {
    const { games } = readVariants('[a:minishogi]\ngating = true\n[b:minishogi]');
    expect(games.map(({ section, line }) => [section, line])).toEqual([['b', 3]]);
  });
});

describe('inheritance', () => {
  test.each([
    'minishogi',
    'mini',
    'gorogoro',
    'judkins',
    'euro',
    'euroshogi',
    'tori',
    'whale',
    'ogi',
    'yari',
  ])('from %s alone is the same game', (base) => {
    const id = { mini: 'minishogi', euroshogi: 'euro' }[base] ?? base;
    expect(rulesFingerprint(only(`[x:${base}]`))).toBe(rulesFingerprint(variantOf(id)));
  });

  test.each([
    ['shogi', { ranks: 9, repetition: { times: 4 } }],
    ['gorogoroplus', { ranks: 6, start: 'sgkgs/5/1ppp1/1PPP1/5/SGKGS b LNln 1' }],
    ['torishogi', { repetition: { times: 4, result: 'repeater-loses' } }],
    ['dobutsu', { repetition: { times: 4 }, goalRanks: 1 }],
    ['yarishogi', { repetition: { times: 3 } }],
  ] as const)('from %s is that of Fairy-Stockfish', (base, expected) => {
    const variant = only(`[x:${base}]`);
    expect(variant).toMatchObject(expected);
    expect(variant.impasseThreshold).toBeUndefined();
  });

  test('from an earlier section, and from one that was refused for what is mended', () => {
    const text = '[a:minishogi]\nnFoldRule = 3\n[b:a]\nstalemateValue = draw';
    const [, b] = readVariants(text).games;
    expect(b?.game.rules).toMatchObject({ repetition: { times: 3 }, noMoves: 'draws' });
    expect(readVariants('[a:mini]\ngating = true\n[b:a]\ngating = false').games).toHaveLength(1);
  });

  test('keeps promotions of the base, and loses those of a letter that is given away', () => {
    const start = 'startFen = rbsgk/4p/5/P4/KGSBR[-] w 0 1';
    const { pieces } = only(`[x:minishogi]\ncustomPiece1 = p:fFfW\n${start}`);
    expect(pieces.find(({ sfen }) => sfen === 'P')?.back).toBeUndefined();
    expect(pieces.find(({ sfen }) => sfen === 'S')?.back?.betza).toBe('WfF');
  });

  test('promotes several pieces to one that is also a piece of its own', () => {
    const { pieces } = only('[x:minishogi]');
    expect(pieces.filter(({ back }) => back?.betza === 'WfF').map(({ sfen }) => sfen)).toEqual([
      'S',
      'P',
    ]);
    expect(pieces.some(({ sfen }) => sfen === 'G')).toBe(true);
  });
});

describe('labels', () => {
  const CHESSLIKE = [
    '[x:minishogi]',
    'queen = q',
    'customPiece1 = a:D',
    'customPiece2 = i:A',
    'archbishop = c',
    'promotedPieceType = a:c i:c',
    'startFen = qaigk/4p/5/P4/KGIAQ[-] w 0 1',
  ].join('\n');

  test('no two faces are alike', () => {
    const faces = only(CHESSLIKE).pieces.flatMap(({ front, back }) =>
      back ? [front, back] : [front],
    );
    for (const name of ['kanji', 'label', 'english'] as const) {
      expect(new Set(faces.map((face) => face[name])).size).toBe(faces.length);
    }
    expect(faces.map(({ kanji }) => kanji).join('')).toBe('王ＱＡａＩｉ金歩と');
    expect(faces.map(({ label }) => label).join(' ')).toBe('Ou Quee A Arch I NI Kin Fu To');
  });

  test('are those of shogi where a piece promotes as there', () => {
    const start = 'startFen = rbsgk/4p/5/P4/KGSBR[-] w 0 1';
    const { pieces } = only(`[x:minishogi]\nqueen = q\npromotedPieceType = p:q\n${start}`);
    const pawn = pieces.find(({ sfen }) => sfen === 'P');
    expect([pawn?.front.kanji, pawn?.back?.kanji, pawn?.back?.english]).toEqual([
      '歩',
      'ｐ',
      'queen',
    ]);
  });
});

describe('keys of komadai', () => {
  const OWN = `[x:minishogi]
# komadai: name = My game
# komadai: noun = my game
# komadai: kanji = 我棋
# komadai: about = One.
# komadai: about = Two = 2.
# komadai: hint = Think.
# komadai: legend = Long ago.
# komadai: source = Me
# komadai: piece S = tin, 錫, 錫将, suzu, Suz
# komadai: piece +S = lead, 鉛
# komadai: hodges S = TI
# komadai: points S = 3
; komadai: impasse = 12
#komadai: handicap rook = 1bsgk/4p/5/P4/KGSBR[-] b 0 1
# komadai: declaration = 4 10 9
`;

  test('give names, prose and handicaps', () => {
    const { games, faults } = readVariants(OWN);
    expect(faults).toEqual([]);
    const { rules, prose } = games[0]?.game ?? {};
    expect(rules).toMatchObject({
      name: 'My game',
      noun: 'my game',
      kanji: '我棋',
      sources: ['Me'],
      impasseThreshold: 12,
      declaration: { pieces: 4, points: { black: 10, white: 9 } },
      handicaps: [{ name: 'rook', sfen: '1bsgk/4p/5/P4/KGSBR w - 1' }],
    });
    expect(prose).toEqual({ about: ['One.', 'Two = 2.'], legend: 'Long ago.', hints: ['Think.'] });
    const silver = rules?.pieces.find(({ sfen }) => sfen === 'S');
    expect(silver).toMatchObject({ hodges: 'TI', points: 3 });
    expect(silver?.front).toMatchObject({
      english: 'tin',
      kanji: '錫',
      kanji2: '錫将',
      romaji: 'suzu',
      label: 'Suz',
    });
    expect(silver?.back).toMatchObject({
      english: 'lead',
      kanji: '鉛',
      kanji2: '鉛',
      romaji: 'lead',
    });
  });

  test('of rules change the rules', () => {
    const lines = ['# komadai: captive S = G', '# komadai: reverts = B R'];
    const { pieces } = only(`[x:minishogi]\n${lines.join('\n')}`);
    expect(pieces.find(({ sfen }) => sfen === 'S')?.captive).toBe('G');
    expect(pieces.filter(({ reverts }) => reverts).map(({ sfen }) => sfen)).toEqual(['R', 'B']);
  });

  test('of rules and labels pass to other sections; those of a game do not', () => {
    const { games } = readVariants(`${OWN}[y:x]`);
    expect(games[1]?.game.rules).toMatchObject({
      name: 'Y',
      kanji: '',
      handicaps: [],
      impasseThreshold: 12,
    });
    expect(games[1]?.game.rules.pieces.find(({ sfen }) => sfen === 'S')?.front.kanji).toBe('錫');
    expect(only('[x:yari]\n# komadai: impasse = none').impasseThreshold).toBeUndefined();
  });

  test.each([
    ['nmae = X', '2 unknown-own-key nmae'],
    ['piece = gold', '2 unknown-own-key piece'],
    ['piece Z = x', '2 unknown-piece komadai: piece Z'],
    ['hodges +S = X', '2 unknown-own-key hodges +S'],
    ['constructor S = X', '2 unknown-own-key constructor S'],
    ['piece S = 錫', '2 bad-value komadai: piece S'],
    ['piece S = tin, 金', '2 same-label'],
    ['piece S = tin, xx', '2 bad-value komadai: piece S'],
    ['hodges S = silver', '2 bad-value komadai: hodges S'],
    ['hodges S = R', '2 bad-value komadai: hodges S'],
    ['points S = many', '2 bad-value komadai: points S'],
    ['impasse = all', '2 bad-value komadai: impasse'],
    ['name =', '2 bad-value komadai: name'],
    ['captive S = Z', '2 unknown-piece komadai: captive S'],
    ['captive S = K', '2 unknown-piece komadai: captive S'],
    ['reverts = Z', '2 unknown-piece komadai: reverts'],
    ['handicap even = 4k/5/5/5/K3R[-] b', '2 handicap'],
    ['handicap rook = 1bsgk/4p/5/P4/KGSBR[-] w', '2 fen-sign'],
    ['handicap more = rbsgk/rrr1p/5/P4/KGSBR[-] b', '2 handicap'],
    ['handicap none = rbsgk/4p/5/P4/KGSBR[-] b', '2 handicap'],
    ['handicap bad = rbsgk/4p/P4/KGSBR[-] b', '2 start'],
    ['name', '2 not-ini'],
  ])('that are wrong are told: %s', (line, fault) => {
    const read = readVariants(`[x:minishogi]\n# komadai: ${line}`);
    expect(brief(read)).toContain(fault);
    expect(read.games).toEqual([]);
  });

  test('of the base are told where a piece that comes in has the letters of another', () => {
    const read = readVariants('[x:yarishogi]\n# komadai: captive n = g');
    expect(brief(read)).toEqual([expect.stringContaining('bad-value komadai: hodges')]);
    expect(read.games).toEqual([]);
  });

  test('that stand twice are told', () => {
    const text = '[x:mini]\n# komadai: name = A\n# komadai: name = B';
    expect(brief(readVariants(text))).toEqual(['3 repeated-key komadai: name']);
  });
});

test('the example of the documentation is a game', () => {
  const page = readFileSync(new URL('../../../docs/variants.md', import.meta.url), 'utf8');
  const [, example = ''] = /```ini\n(\[[\s\S]*?)```/.exec(page) ?? [];
  const variant = only(example);
  expect(variant).toMatchObject({ id: 'lantern', goalRanks: 1, impasseThreshold: 10 });
  expect(variant.handicaps.map(({ name }) => name)).toEqual(['rook']);
});

describe('hostile texts', () => {
  sharedTest.each(
    shareOf([
      ['nothing', ''],
      ['a byte order mark and CRLF', '\ufeff[x:minishogi]\r\nnFoldRule = 3\r\n'],
      ['tabs and blanks', '\t[ x : minishogi ]\t\n\tnFoldRule\t=\t3\t\n\n'],
      ['comments', '# a\n; b\n[x:minishogi] # c\n#komadai is a program\nnFoldRule = 3\n'],
    ]),
  )('%s', (name, text) => {
    const { games, faults } = readVariants(text);
    expect(faults).toEqual([]);
    expect(games.map(({ game }) => game.rules.repetition.times)).toEqual(
      name === 'nothing' ? [] : [3],
    );
  });

  test('bytes of another kind of file are refused', () => {
    const bytes = Array.from({ length: 5000 }, (_, at) => String.fromCharCode((at * 7919) % 256));
    const { games, faults } = readVariants(bytes.join(''));
    expect(games).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  });

  longTest('a hundred thousand lines are read', () => {
    const keys = Array.from({ length: 1e4 }, (_, at) => `k${at} = 1`);
    expect(readVariants(`[x:minishogi]\n${keys.join('\n')}`).faults).toHaveLength(1e4);
    expect(readVariants('nonsense\n'.repeat(1e5)).faults).toHaveLength(1e5);
  });

  longTest('of many sections the first 500 are read', () => {
    const { games, faults } = readVariants('[x:minishogi]\n[y\n'.repeat(2000));
    expect(games).toHaveLength(0);
    expect(faults.filter(({ code }) => code === 'name-taken')).toHaveLength(499);
    expect(faults.find(({ code }) => code === 'too-many-games')?.line).toBe(1001);
  });

  sharedTest.each(
    shareOf(
      [
        ['lines', (size: number) => `[x:minishogi]\n${'nonsense\n'.repeat(size)}`],
        [
          'keys',
          (size: number) =>
            `[x:minishogi]\n${Array.from({ length: size }, (_, at) => `key${at} = 1`).join('\n')}`,
        ],
        ['one key', (size: number) => `[x:minishogi]\n${'maxFile = 5\n'.repeat(size)}`],
        ['a long start', (size: number) => `[x:minishogi]\nstartFen = ${'k'.repeat(size * 10)}`],
        [
          'long promotions',
          (size: number) => `[x:minishogi]\npromotedPieceType = ${'p:g '.repeat(size)}`,
        ],
        [
          'a long region',
          (size: number) => `[x:minishogi]\npromotionRegionWhite = ${'*5 '.repeat(size)}`,
        ],
        [
          'long letters',
          (size: number) => `[x:minishogi]\ndropNoDoubled = ${'p'.repeat(size * 4)}`,
        ],
        ['long moves', (size: number) => `[x:minishogi]\ncustomPiece1 = a:${'W'.repeat(size)}`],
        [
          'long names',
          (size: number) => `[x:minishogi]\n# komadai: piece S = ${'a,'.repeat(size)}`,
        ],
        [
          'many paragraphs',
          (size: number) => `[x:minishogi]\n${'# komadai: about = A.\n'.repeat(size)}`,
        ],
        [
          'many handicaps',
          (size: number) =>
            `[x:minishogi]\n${Array.from({ length: size / 8 }, (_, at) => `# komadai: handicap h${at} = 4k b`).join('\n')}`,
        ],
        ['a long header', (size: number) => `[${'x'.repeat(size)}`],
      ],
      4,
    ),
  )('time grows with the length: %s', async (_, text) => {
    await expectLinear((size) => {
      const long = text(size);
      return () => readVariants(long);
    });
  });
});
