import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT, programEnvironment, run } from '../helpers/komadai.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { turnedText } from '../helpers/turned-texts.ts';

const INDEX = 'source/text/en/index.ts';
const LANGUAGES = 'source/settings/language.ts';
const LOADER = 'source/text/load-texts.ts';

/** A project with a folder more, of English in other letters, and its lines where languages are. */
async function projectWithOneMore(): Promise<string> {
  const root = temporaryFolder();
  for (const name of ['source', 'scripts', 'bin', 'pieces', 'package.json', 'LICENSE']) {
    cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  const folder = join(root, 'source/text/xx');
  mkdirSync(folder);
  cpSync(join(PROJECT, 'test/helpers/turned-texts.ts'), join(folder, 'turned.ts'));
  const turned = readFileSync(join(folder, 'turned.ts'), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/^export const TURNED.*$/m, '')
    .replace('function turned<', 'export function turned<');
  writeFileSync(join(folder, 'turned.ts'), turned);
  const index = readFileSync(join(PROJECT, INDEX), 'utf8');
  for (const [, area, file = ''] of index.matchAll(/^import \{ (\w+) \} from '\.\/(.*)';$/gm)) {
    const head = `import * as en from '../en/${file}';\nimport { turned } from './turned.ts';\n`;
    writeFileSync(join(folder, file), `${head}export const ${area} = turned(en.${area});\n`);
  }
  writeFileSync(join(folder, 'index.ts'), index.replace(/(?<=language: '|const )en/g, 'xx'));
  const add = (file: string, after: string, text: string) => {
    const source = readFileSync(join(PROJECT, file), 'utf8');
    expect(source).toContain(after);
    writeFileSync(join(root, file), source.replace(after, after + text));
  };
  add(LANGUAGES, "th: 'ไทย'", `, xx: '${turnedText('turned')}'`);
  add(
    LOADER,
    "th: async () => (await import('./th/index.ts')).th,",
    "\n  xx: async () => (await import('./xx/index.ts')).xx,",
  );
  const built = await run([process.execPath, 'scripts/build.mjs'], { cwd: root, env: {} });
  expect(built).toMatchObject({ status: 0 });
  return root;
}

test('a language more is a folder and two lines', async () => {
  const root = await projectWithOneMore();
  const env = programEnvironment(temporaryFolder());
  const program = join(root, 'bin/komadai.js');
  const komadai = async (...args: string[]) => {
    const { stdout, stderr } = await run([process.execPath, program, ...args], { cwd: root, env });
    return stdout + stderr;
  };
  expect(await komadai('--language', 'xx', 'play', 'shogi', '--plain')).toMatch(/^[^A-Za-z]+$/);
  expect(await komadai('--language', 'xx', 'rules', 'yari')).toContain(turnedText('Yari shogi'));
  expect(await komadai('--language', 'xx', '--help')).toContain(turnedText('the rules of a'));
  expect(await komadai('--language', 'yy')).toContain('xx');
  await komadai('settings', 'language', 'xx');
  expect(await komadai('rules', 'yari')).toContain(turnedText('Yari shogi'));
  expect(await komadai('--language', 'en', 'rules', 'yari')).toContain('Yari shogi');
  const report = await run([process.execPath, 'scripts/languages.mjs'], { cwd: root, env });
  expect(report.stdout).toMatch(/\nxx {2}\d+ messages, /);
  expect(report.stdout).not.toContain('missing');
  expect(report.status).toBe(0);
});
