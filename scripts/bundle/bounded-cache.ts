/** Texts longer than this, in UTF-16 units, do not come back. */
const LONGEST = 8192;
/** The most UTF-16 units of all texts together that are kept. */
const MOST_UNITS = 1_000_000;

/**
 * Keeps the results of a pure function of a text.
 * @param most results that are kept; one more, and all are forgotten
 */
export function cached<Value>(
  compute: (text: string) => Value,
  most = 4096,
): (text: string) => Value {
  const known = new Map<string, Value>();
  let units = 0;
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const value = compute(text);
    if (text.length > LONGEST) return value;
    if (known.size >= most || units > MOST_UNITS) {
      known.clear();
      units = 0;
    }
    known.set(text, value);
    units += text.length;
    return value;
  };
}
