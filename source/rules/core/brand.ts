declare const brand: unique symbol;

/** A number that only its makers give out. At run time it is a plain number. */
export type Branded<Name extends string> = number & { readonly [brand]: Name };

/**
 * A typed array whose elements are of a branded type. Loops that compute the elements write them
 * through the plain type of the array.
 */
export type ArrayOf<Element extends number, Memory extends Int32Array | Uint8Array> = {
  [index: number]: Element;
  [Symbol.iterator](): ArrayIterator<Element>;
  subarray(start?: number, end?: number): ArrayOf<Element, Memory>;
} & Memory;
