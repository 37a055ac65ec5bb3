/**
 * A copy of plain data, frozen with all that is in it.
 * @internal
 */
export function frozenCopy<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return Object.freeze(data.map(frozenCopy)) as Data;
  const entries = Object.entries(data).map(([name, value]) => [name, frozenCopy(value)]);
  return Object.freeze(Object.fromEntries(entries)) as Data;
}
