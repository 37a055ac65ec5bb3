import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './komadai.ts';

/** The entry `komadai/rules`. */
export const LIBRARY_ENTRY = join(PROJECT, 'source/rules/index.ts');

/** A name that the entry exports, with the example of its doc comment. */
export interface LibraryExport {
  readonly name: string;
  readonly isType: boolean;
  /** Undefined where the doc comment has none. */
  readonly example: string | undefined;
}

/** All that an entry exports by `export { a, type B } from './file.ts'`. */
export function exportsOfEntry(entry: string): LibraryExport[] {
  const text = readFileSync(entry, 'utf8');
  const lists = text.matchAll(/^export (type )?\{([^}]*)\} from '(.+)';$/gm);
  return Array.from(lists).flatMap(([, allTypes, names = '', path = '']) => {
    const source = readFileSync(join(dirname(entry), path), 'utf8');
    const entries = names.split(',').map((name) => name.trim());
    return entries.filter(Boolean).map((entry) => {
      const name = entry.replace(/^type /, '');
      const isType = allTypes !== undefined || entry !== name;
      return { name, isType, example: exampleOf(source, name) };
    });
  });
}

/** The example in the doc comment right before the declaration of a name. */
export function exampleOf(source: string, name: string): string | undefined {
  const declaration = new RegExp(`^export (?:type|interface|class|function|const) ${name}\\b`, 'm');
  const at = source.search(declaration);
  if (at < 0) throw new Error(`no declaration of ${name}`);
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(source.slice(0, at))?.[0] ?? '';
  const code = /@example\s*\n \* ```ts\n([\s\S]*?)\n \* ```/.exec(comment)?.[1];
  return code?.replaceAll(/^ \* ?/gm, '');
}

/** A text with lines such as `1 + 1; // => 2`. */
export interface Example {
  readonly name: string;
  readonly example: string | undefined;
}

/** The blocks of TypeScript in a document, without their imports. */
export function examplesOfDocument(path: string): Example[] {
  const blocks = readFileSync(join(PROJECT, path), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, code = ''], index) => {
    return { name: `${path} ${index + 1}`, example: code.replaceAll(/^import .*\n/gm, '') };
  });
}

/**
 * A module in TypeScript that runs examples: `export function run(check)` calls `check(name,
 * actual, expected)` for each line such as `1 + 1; // => 2`.
 */
export function moduleOfExamples(
  exports: readonly LibraryExport[],
  specifier: string,
  examples: readonly Example[] = exports,
): string {
  const names = exports.map(({ name, isType }) => (isType ? `type ${name}` : name));
  const blocks = examples.flatMap(({ name, example }) =>
    example === undefined ? [] : [`{\n${withChecks(name, example)}\n}`],
  );
  return [
    `import { ${names.join(', ')} } from '${specifier}';`,
    'type Check = (name: string, actual: unknown, expected: unknown) => void;',
    'export function run(check: Check): void {',
    ...blocks,
    '}',
  ].join('\n');
}

function withChecks(name: string, example: string): string {
  return example.replaceAll(
    /^(.*); \/\/ => (.*)$/gm,
    (_, expression, value) => `check('${name}', ${expression}, ${value});`,
  );
}
