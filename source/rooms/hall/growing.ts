/** A typed array that numbers are written into. */
type Numbers = Uint32Array | Float64Array;

/** The array, or a copy with twice the room where an index lies outside. New numbers are 0. */
export function roomFor<Array extends Numbers>(array: Array, index: number): Array {
  if (index < array.length) return array;
  const length = Math.max(2 * array.length, index + 1);
  const larger = new (array.constructor as new (length: number) => Array)(length);
  larger.set(array);
  return larger;
}
