import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { type GameRecord, mainLine } from '../../../source/records/tree/record.ts';

const FOLDER = new URL('../../../../shared/records/hodges/', import.meta.url);

/** Old records lie beside the project; a bare clone has none. */
describe.runIf(existsSync(FOLDER))('Hodges records of the world', () => {
  test.each([
    ['introductory-game.txt', [71], ['1-0']],
    ['magazine-1984.txt', [40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 30], Array(11).fill('*')],
    ['meijin-1990.txt', [143, 105, 113, 89, 83, 146], ['1-0', '1-0', '1-0', '1-0', '1-0', '0-1']],
  ])('%s', (name, plies, scores) => {
    const games = parsePsn(readFileSync(new URL(name, FOLDER)));
    expect(games.map(({ fault }) => fault)).toEqual(plies.map(() => undefined));
    const records = games.map(({ record }) => record as GameRecord);
    expect(records.map((record) => mainLine(record).length)).toEqual(plies);
    expect(records.map(({ score }) => score)).toEqual(scores);
    const again = parsePsn(records.map(formatPsn).join('\n')).map(({ record }) => record);
    expect(again.map((record) => formatPsn(record as GameRecord))).toEqual(records.map(formatPsn));
  });
});
