import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { importCSA, importKI2, importKIF } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../source/records/formats/text/decode-text.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { onlyItem } from '../../helpers/items.ts';
import { importForeign } from '../bridge/foreign.ts';
import { foreignMoves, movesOf } from '../bridge/foreign-moves.ts';

const FOLDER = new URL('../../../../shared/records/', import.meta.url);

const READERS = { kif: importKIF, ki2: importKI2, csa: importCSA };

/** Old records lie beside the project; a bare clone has none. */
describe.runIf(existsSync(FOLDER))('records of the world', () => {
  const files = existsSync(FOLDER)
    ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.(kifu?|ki2u?|csa)$/.test(file))
    : [];

  test('are there', () => {
    expect(files.length).toBeGreaterThan(8);
  });

  test.each(files)('%s is read as tsshogi reads it', (file) => {
    const text = decodeText(readFileSync(new URL(file, FOLDER)))?.text ?? '';
    const format = /\.(kif|ki2|csa)/.exec(file)?.[1] as keyof typeof READERS;
    const game = onlyItem(importForeign(text, format));
    expect(game.fault).toBeUndefined();
    const record = game.record as GameRecord;
    expect(movesOf(record.root)).toEqual(foreignMoves(READERS[format](text)));
  });
});
