export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where the value is no list. */
export function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

const PLAIN = '[^"\\\\\\u0000-\\u001f]*';
const STRING = `"${PLAIN}(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})${PLAIN})*"`;
const NUMBER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';
const TOKEN = new RegExp(`\\s*(?:([{}[\\],:])|(${STRING})|(?:${NUMBER}|true|false|null))`, 'y');

/** What can come next. `first` stands after a bracket that may be closed at once. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'more' | 'end';

/**
 * The index at which a text stops being JSON: that of the first token that cannot stand there.
 * Versions of Node.js tell it in different words, or not at all.
 */
export function jsonFaultAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  TOKEN.lastIndex = 0;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    const start = at + text.slice(at).search(/\S|$/);
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const next: Expected | null | undefined =
      match && after(expected, match[1] ?? (match[2] ? 'string' : 'other'), open);
    if (!next) return start;
    expected = next;
  }
}

/** What can come after a token; undefined where the token cannot come. Updates what is open. */
function after(expected: Expected, token: string, open: ('{' | '[')[]): Expected | undefined {
  const behindValue = () => (open.length > 0 ? 'more' : 'end');
  const closes = token === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
  switch (expected) {
    case 'value':
    case 'first value':
      if (token === '{' || token === '[') {
        open.push(token);
        return token === '{' ? 'first key' : 'first value';
      }
      if (token === 'string' || token === 'other') return behindValue();
      break;
    case 'key':
    case 'first key':
      if (token === 'string') return 'colon';
      break;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'more':
      if (token === ',') return open.at(-1) === '{' ? 'key' : 'value';
      break;
    case 'end':
      return undefined;
    default:
      return expected satisfies never;
  }
  if (!closes || expected === 'value' || expected === 'key') return undefined;
  open.pop();
  return behindValue();
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
