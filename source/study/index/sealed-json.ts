import { checksum } from '../../engine/checksum.ts';

/** An object as JSON on one line, with a check as its last property. */
export function sealedJson(value: object): string {
  return JSON.stringify({ ...value, check: checkOf(value) });
}

/**
 * The object of a text of `sealedJson`; undefined where the text is not as it was written.
 * @typeParam Value what was given to `sealedJson`
 */
export function parseSealed<Value extends object>(text: string): Value | undefined {
  try {
    const { check, ...value } = JSON.parse(text);
    return check === checkOf(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function checkOf(value: object): number {
  return checksum(Buffer.from(JSON.stringify(value)));
}
