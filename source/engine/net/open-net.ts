import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { variantFileOf } from '../../rules/variants/index.ts';
import { type EngineFileFault, readEngineFile } from '../engine-file.ts';
import { layoutOf } from './layout.ts';
import { type Net, type NetFault, parseNet } from './net-file.ts';

/** Why the net of a variant is not used. */
export type OpenNetFault = NetFault | EngineFileFault;

/** The first bytes of a file that the build has packed. */
const PACKED = [0x1f, 0x8b];

const opened = new Map<string, Result<Net | undefined, OpenNetFault>>();

/**
 * The net of a variant, read on first use; undefined for a game that has none. That of a game from a
 * file lies beside the file.
 */
export function openNet(variant: Variant): Result<Net | undefined, OpenNetFault> {
  // A thread gets copies of a variant.
  const key = `${variant.id} ${layoutOf(variant).hash}`;
  let result = opened.get(key);
  if (result === undefined) {
    const file = variantFileOf(variant);
    const folder = file === undefined ? netFolder() : new URL('.', pathToFileURL(file));
    result = readNet(variant, folder);
    opened.set(key, result);
  }
  return result;
}

/** The folder of the nets, beside the program or among the sources. */
export function netFolder(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? 'weights/' : 'nets/', here);
}

/** Reads the net of a variant from a folder. */
export function readNet(variant: Variant, folder: URL): Result<Net | undefined, OpenNetFault> {
  const read = readEngineFile(variant, folder, 'net');
  if (!read.ok) return read;
  const bytes = read.value;
  if (bytes === undefined) return success(undefined);
  if (PACKED.some((byte, at) => bytes[at] !== byte)) return parseNet(bytes, variant);
  try {
    return parseNet(gunzipSync(bytes), variant);
  } catch {
    return failure({ code: 'damaged' });
  }
}
