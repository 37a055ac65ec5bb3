import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { netFolder, openNet, readNet } from '../../../source/engine/net/open-net.ts';
import { addGame, VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { formatNet } from '../../../tools/train/format-net.ts';
import { PROJECT } from '../../helpers/komadai.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { randomNet } from './random-net.ts';

const net = randomNet(shogi, 1, 16);

/** A folder with a file for shogi. */
function folderWith(bytes?: Uint8Array): URL {
  const folder = temporaryFolder();
  if (bytes) writeFileSync(join(folder, 'shogi.net'), bytes);
  return pathToFileURL(`${folder}/`);
}

describe('a folder', () => {
  test('gives the net of a game', () => {
    const read = readNet(shogi, folderWith(formatNet(net)));
    expect(read.ok && read.value && Buffer.compare(formatNet(read.value), formatNet(net))).toBe(0);
  });

  test('gives a net that the build has packed', () => {
    const packed = gzipSync(formatNet(net));
    expect(readNet(shogi, folderWith(packed))).toEqual({ ok: true, value: net });
  });

  test('with a packed net that is cut off is a fault', () => {
    const packed = gzipSync(formatNet(net)).subarray(0, 500);
    expect(readNet(shogi, folderWith(packed))).toEqual({ ok: false, fault: { code: 'damaged' } });
  });

  test('without a file is no fault for a game that does not come with the program', () => {
    expect(readNet({ ...shogi, id: 'other' }, folderWith())).toEqual({
      ok: true,
      value: undefined,
    });
  });

  test('without the file of a game that comes with the program is a fault', () => {
    const fault = { code: 'missing' };
    expect(readNet(shogi, folderWith())).toEqual({ ok: false, fault });
  });

  test('with the net of another game under the name is a fault', () => {
    const fault = { code: 'other-variant', variantId: 'yari' };
    const bytes = formatNet(randomNet(yari, 1, 16));
    expect(readNet(shogi, folderWith(bytes))).toEqual({ ok: false, fault });
  });

  test('with something that cannot be read is a fault', () => {
    const folder = folderWith();
    mkdirSync(new URL('shogi.net', folder));
    const fault = { code: 'unreadable', detail: 'EISDIR' };
    expect(readNet(shogi, folder)).toEqual({ ok: false, fault });
  });
});

test('nets lie beside the built program, and in a folder of their own among the sources', () => {
  expect(netFolder('file:///a/dist/engine-worker.js').href).toBe('file:///a/dist/nets/');
  expect(netFolder('file:///a/source/engine/net/open-net.ts').href).toBe(
    'file:///a/source/engine/net/weights/',
  );
});

test('the net of a game from a file lies beside the file', () => {
  const folder = temporaryFolder();
  const rules = { ...shogi, id: 'from-a-file' };
  onTestFinished(addGame({ rules, file: join(folder, 'games.ini') }));
  const own = randomNet(rules, 1, 16);
  writeFileSync(join(folder, 'from-a-file.net'), formatNet(own));
  expect(openNet(rules)).toEqual({ ok: true, value: own });
});

test('a net is opened once for a game and its copies', () => {
  const [variant] = VARIANTS;
  expect(openNet(structuredClone(variant))).toBe(openNet(variant));
});

test('each game that comes with the program has a net among the sources, which can be read', () => {
  const files = readdirSync(join(PROJECT, 'source/engine/net/weights'));
  const ids = files.filter((name) => name.endsWith('.net')).map((name) => name.slice(0, -4));
  expect(ids.sort()).toEqual(VARIANTS.map(({ id }) => id).sort());
  for (const variant of VARIANTS) {
    expect(openNet(variant)).toMatchObject({ ok: true });
  }
});
