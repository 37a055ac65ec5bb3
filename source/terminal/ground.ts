/** Asks a terminal for its background (OSC 11). */
export const BACKGROUND_QUESTION = '\x1b]11;?\x1b\\';

/** Whether a background such as `rgb:ffff/ffff/ffff` is light; undefined for another text. */
export function groundOf(colour: string): 'light' | 'dark' | undefined {
  const [, ...digits] = /^rgba?:([\da-f]+)\/([\da-f]+)\/([\da-f]+)/i.exec(colour) ?? [];
  if (digits.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map(
    (hex) => Number.parseInt(hex, 16) / (16 ** hex.length - 1),
  );
  // How bright it seems to the eye (ITU-R BT.601).
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? 'light' : 'dark';
}
