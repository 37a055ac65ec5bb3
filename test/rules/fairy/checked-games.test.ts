import fc from 'fast-check';
import { expect } from 'vitest';
import { FAIRY_BASES } from '../../../source/rules/fairy/bases.ts';
import { readVariants } from '../../../source/rules/fairy/read-variants.ts';
import { checkVariant } from '../../../source/rules/library/check-variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomBetza } from '../../helpers/random-betza.ts';
import { partOf, sharedTest } from '../../helpers/run-size.ts';

/* What the reader of files accepts, the library accepts as data: there is one idea of a game. */

const number = (max: number) => fc.integer({ min: 0, max }).map(String);
const truth = fc.constantFrom('true', 'false');
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const betza = fc.integer().map((seed) => randomBetza(randomNumbers(seed)));
const region = fc.constantFrom(
  '-',
  '*1',
  '*5',
  '*4 *5',
  '*2 *1',
  '*6',
  'a5 b5 c5 d5 e5',
  '*3 *2 *1',
);
const text = fc.constantFrom('A', 'x y', 'Ōgi', '棋', '—', '0');
const names = fc.constantFrom('camel', 'camel, 駱', 'camel, 駱, 駱駝, rakuda, Rak', 'c, , , , ');

/** A line of a file; most of them are right in most games. */
const line = fc.oneof(
  fc.tuple(fc.constantFrom('maxFile', 'maxRank', 'promotionRank'), number(9)),
  fc.tuple(fc.constantFrom('nFoldRule', 'dropNoDoubledCount'), number(120)),
  fc.tuple(
    fc.constantFrom(
      'pieceDrops',
      'capturesToHand',
      'immobilityIllegal',
      'mandatoryPiecePromotion',
      'shogiPawnDropMateIllegal',
      'perpetualCheckIllegal',
      'nFoldValueAbsolute',
    ),
    truth,
  ),
  fc.tuple(fc.constantFrom('stalemateValue', 'nFoldValue'), fc.constantFrom('win', 'loss', 'draw')),
  fc.tuple(
    fc.constantFrom(
      'promotionRegionWhite',
      'promotionRegionBlack',
      'flagRegion',
      'whiteDropRegion',
    ),
    region,
  ),
  fc.tuple(fc.constantFrom('silver', 'lance', 'queen', 'knight', 'shogiPawn', 'fers'), letter),
  fc.tuple(fc.constant('dropNoDoubled'), fc.constantFrom('p', 's', '-', '*')),
  fc.tuple(fc.constant('flagPiece'), fc.constant('k')),
  fc
    .tuple(fc.constantFrom('king', 'customPiece1', 'customPiece2'), fc.tuple(letter, betza))
    .map(([key, [sign, moves]]): [string, string] => [
      key,
      `${key === 'king' ? 'k' : sign}:${moves}`,
    ]),
  fc.tuple(
    fc.constant('promotedPieceType'),
    fc.tuple(letter, letter).map((pair) => pair.join(':')),
  ),
  fc.tuple(
    fc
      .constantFrom('name', 'noun', 'kanji', 'about', 'legend', 'source')
      .map((key) => `# komadai: ${key}`),
    text,
  ),
  fc.tuple(
    letter.map((sign) => `# komadai: piece ${sign}`),
    names,
  ),
  fc.tuple(
    letter.map((sign) => `# komadai: hodges ${sign}`),
    fc.constantFrom('A', 'QX', 'K'),
  ),
  fc.tuple(
    letter.map((sign) => `# komadai: points ${sign}`),
    number(99),
  ),
  fc.tuple(
    letter.map((sign) => `# komadai: captive ${sign}`),
    letter,
  ),
  fc.tuple(fc.constant('# komadai: reverts'), letter),
  fc.tuple(fc.constant('# komadai: impasse'), number(999)),
  fc.tuple(fc.constant('# komadai: declaration'), fc.constantFrom('10 28 27', 'none', '0 0 0')),
);

const base = fc.constantFrom(...Object.keys(FAIRY_BASES), ...VARIANTS.map(({ id }) => id));
const name = fc.constantFrom('x', '5x5', 'a_b', 'X-1', 'q'.repeat(40));

sharedTest('the reader makes no game that checkVariant refuses', () => {
  let games = 0;
  fc.assert(
    fc.property(name, base, fc.array(line, { maxLength: 5 }), (section, from, lines) => {
      const keys = lines.map(([key, value]) => `${key} = ${value}`);
      for (const { game } of readVariants([`[${section}:${from}]`, ...keys].join('\n')).games) {
        games++;
        const checked = checkVariant(game.rules);
        expect(checked.ok || checked.fault).toBe(true);
      }
    }),
    { numRuns: partOf(320) },
  );
  // A third of the texts make a game: none of 32 comes in one run of half a million.
  expect(games).toBeGreaterThan(0);
});
