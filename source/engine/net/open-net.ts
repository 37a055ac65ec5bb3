import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { SHIPPED } from '../shipped.ts';
import { layoutOf } from './layout.ts';
import { type Net, type NetFault, parseNet } from './net-file.ts';

/** Why the net of a variant is not used, though the program comes with one. */
export type OpenNetFault =
  | NetFault
  | { readonly code: 'missing' }
  /** `detail` is the code of the system's error. */
  | { readonly code: 'unreadable'; readonly detail: string };

/** The first bytes of a file that the build has packed. */
const PACKED = [0x1f, 0x8b];

const opened = new Map<string, Result<Net | undefined, OpenNetFault>>();

/** The net of a variant, read on first use; undefined for a game that has none. */
export function openNet(variant: Variant): Result<Net | undefined, OpenNetFault> {
  // A thread gets copies of a variant.
  const key = `${variant.id} ${layoutOf(variant).hash}`;
  let result = opened.get(key);
  if (result === undefined) {
    result = readNet(variant, netFolder());
    opened.set(key, result);
  }
  return result;
}

/** The folder of the nets, beside the program or among the sources. */
export function netFolder(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? 'weights/' : 'nets/', here);
}

/** Reads the net of a variant from a folder. @param shipped the games that must have one */
export function readNet(
  variant: Variant,
  folder: URL,
  shipped: readonly string[] = SHIPPED,
): Result<Net | undefined, OpenNetFault> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(new URL(`${variant.id}.net`, folder));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') return failure({ code: 'unreadable', detail: code });
    return shipped.includes(variant.id) ? failure({ code: 'missing' }) : success(undefined);
  }
  if (PACKED.some((byte, at) => bytes[at] !== byte)) return parseNet(bytes, variant);
  try {
    bytes = gunzipSync(bytes);
  } catch {
    return failure({ code: 'damaged' });
  }
  return parseNet(bytes, variant);
}
