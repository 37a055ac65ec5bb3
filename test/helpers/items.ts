interface Tuples<Item> {
  readonly 2: [Item, Item];
  readonly 3: [Item, Item, Item];
  readonly 4: [Item, Item, Item, Item];
}

/** The first items of a list. Throws `RangeError` where it has fewer. */
export function firstItems<Item, Count extends 2 | 3 | 4>(
  items: readonly Item[],
  count: Count,
): Tuples<Item>[Count] {
  if (items.length < count) throw new RangeError(`${items.length} items, not ${count}`);
  return items.slice(0, count) as Tuples<Item>[Count];
}

/** The item of a list that has one. Throws `RangeError` where it has none or several. */
export function onlyItem<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || items.length > 1)
    throw new RangeError(`${items.length} items, not one`);
  return item;
}
