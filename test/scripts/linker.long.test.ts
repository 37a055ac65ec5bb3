import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Linker } from '../../scripts/bundle/linker.mjs';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Links sources, the first of which exports `answer`. @returns what that gives, and what has run */
async function answerOf(sources: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(sources)) {
    writeFileSync(join(folder, name), `globalThis.ran.push('${name}');\n${text}`);
  }
  const names = Object.keys(sources);
  const shared = {
    absWorkingDir: folder,
    outdir: folder,
    platform: 'node',
    target: 'node20',
  } as const;
  const linker = await Linker.cut(shared, { entryPoints: names });
  const [first = ''] = names;
  const script = await linker.link('require', `return ${linker.entry(first)}.answer();`);
  const ran: string[] = [];
  Object.assign(globalThis, { ran });
  const run = new Function(`return ${script}`)();
  const answer = await run(createRequire(import.meta.url));
  return { answer, ran };
}

test('a module runs when its first export is needed', async () => {
  const sources = {
    'a.ts':
      "import { b } from './b.ts'; import { c } from './c.ts'; export const answer = () => b() || c();",
    'b.ts': 'export const b = () => 1;',
    'c.ts': 'export const c = () => 2;',
  };
  expect(await answerOf(sources)).toEqual({ answer: 1, ran: ['a.ts', 'b.ts'] });
});

test('an export that gets another value is seen with it', async () => {
  const sources = {
    'a.ts': `import { count, last, next, pair } from './b.ts';
      export const answer = () => { next(); next(); return [count, last, pair]; };`,
    'b.ts': `export let count = 0; export let last = 0; export let pair = 0;
      export const next = () => { last = count++; [pair] = [count * 2]; };`,
  };
  expect(await answerOf(sources)).toMatchObject({ answer: [2, 1, 4] });
});

test('classes, defaults, and modules that are loaded later', async () => {
  const sources = {
    'a.ts': `import { Base, type Kind } from './b.ts'; import twice, { same as again } from './c.ts';
      class Own extends Base { kind: Kind = 'own'; }
      export const answer = async () => {
        const { late } = await import('./d.ts');
        return [new Base().name(), new Own().kind, twice(2), again(3), late];
      };`,
    'b.ts': "export type Kind = 'own'; export class Base { name() { return 'base'; } }",
    'c.ts': 'export default (n: number) => 2 * n; export function same<T>(n: T) { return n; }',
    'd.ts': "export * from './e.ts';",
    'e.ts': "export const late = 'late';",
  };
  const { answer } = await answerOf(sources);
  expect(answer).toEqual(['base', 'own', 4, 3, 'late']);
});

test('parts of Node by name, whole and as defaults', async () => {
  const sources = {
    'a.ts': `import { basename } from 'node:path'; import * as path from 'node:path';
      import process, { cwd } from 'node:process';
      export const answer = async () => {
        const { dirname } = await import('node:path');
        return [basename('/b/c'), path.dirname('/b/c'), dirname('/d/e'), process.cwd() === cwd()];
      };`,
  };
  expect(await answerOf(sources)).toMatchObject({ answer: ['c', '/b', '/d', true] });
});
