export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a text is in JSON; undefined where it is none. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The objects of a list; none where the value is no list. */
export function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/**
 * The indices of the objects that are values of a name. The text and the parsed value have them in
 * the same order.
 */
export function placesOf(text: string, value: unknown, name: string): Map<JsonObject, number> {
  const objects = objectsOf(value, name);
  const starts: number[] = [];
  for (const match of text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:\s*(?=\{))?/g)) {
    if (match[1] === name && match[2]) starts.push(match.index + match[0].length);
  }
  return new Map(objects.map((object, index) => [object, starts[index] ?? 0]));
}

function objectsOf(value: unknown, name: string): JsonObject[] {
  const objects: JsonObject[] = [];
  const open: [key: string, value: unknown][] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [key, part] = next;
    if (typeof part !== 'object' || part === null) continue;
    if (key === name && isObject(part)) objects.push(part);
    for (const entry of Object.entries(part).reverse()) open.push(entry);
  }
  return objects;
}
