import { checksum } from '../../engine/checksum.ts';

/** An object with at least one property as JSON on one line, with a check as its last property. */
export function sealedJson(value: object): string {
  const text = JSON.stringify(value);
  return `${text.slice(0, -1)},"check":${checkOf(text)}}`;
}

/**
 * The object of a text of `sealedJson`; undefined where the text is not as it was written.
 * @typeParam Value what was given to `sealedJson`
 */
export function parseSealed<Value extends object>(text: string): Value | undefined {
  const [, start, check] = /^(.*),"check":(\d+)\}\n?$/s.exec(text) ?? [];
  const json = `${start}}`;
  return check === String(checkOf(json)) ? JSON.parse(json) : undefined;
}

function checkOf(text: string): number {
  return checksum(Buffer.from(text));
}
