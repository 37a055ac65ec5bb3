import { checksum } from '../../engine/checksum.ts';

/** An object with at least one property as JSON on one line, with a check as its last property. */
export function sealedJson(value: object): string {
  const start = JSON.stringify(value).slice(0, -1);
  return start + sealOf(Buffer.from(start));
}

/**
 * The object of the bytes of a `sealedJson`; undefined where they are not as they were written.
 * @typeParam Value what was given to `sealedJson`
 */
export function parseSealed<Value extends object>(bytes: Buffer): Value | undefined {
  const end = Math.max(0, bytes.length - SEAL_BYTES);
  if (bytes.toString('latin1', end) !== sealOf(bytes.subarray(0, end))) return undefined;
  return JSON.parse(`${bytes.toString('utf8', 0, end)}}`);
}

/** How the text of an object ends after some bytes. */
function sealOf(start: Uint8Array): string {
  return `,"check":"${checksum(start).toString(16).padStart(8, '0')}"}`;
}

const SEAL_BYTES = sealOf(new Uint8Array()).length;
