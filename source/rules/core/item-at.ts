/** The item at an index. Throws `RangeError` where there is none. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined && !Object.hasOwn(items, index)) {
    throw new RangeError(`no item ${index} of ${items.length}`);
  }
  return item;
}
