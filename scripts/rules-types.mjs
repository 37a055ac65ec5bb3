// Writes dist/rules/index.d.ts: the types of the entry komadai/rules. `npm pack` runs it.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { join as joinPosix } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = './index.ts';

/** The beginning of a statement, with the comment right before it, its kind and its name. */
const START =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export |(?=declare |interface |type ))(?:declare )?(?:(const|function|class|interface|type) (\w+))?/gm;

/**
 * The declarations of the entry `komadai/rules` in one file: what its names need, and nothing else
 * of the files in which they stand. They are written by the compiler, a statement beginning at the
 * first column, and only gathered here.
 */
async function rulesTypes() {
  const folder = await mkdtemp(join(tmpdir(), 'komadai-types-'));
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const project = join(root, 'source/rules/tsconfig.types.json');
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--outDir', folder]);
    return await gather(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await mkdir(join(root, 'dist/rules'), { recursive: true });
await writeFile(join(root, 'dist/rules/index.d.ts'), await rulesTypes());

async function gather(folder) {
  const files = new Map();
  const read = async (path) => {
    if (!files.has(path)) {
      const text = await readFile(join(folder, path.replace(/\.ts$/, '.d.ts')), 'utf8');
      // The compiler indents by four spaces, a twentieth of the file.
      const narrow = text.replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
      files.set(path, parseDeclarations(path, narrow));
    }
    return files.get(path);
  };
  const { exported } = await read(ENTRY);
  const reached = new Map();
  const waiting = exported.map(({ name, from }) => [from, name]);
  for (const [path, name] of waiting) {
    const { statements, imported } = await read(path);
    const statement = statements.get(name);
    if (statement === undefined) {
      if (imported.has(name)) waiting.push(imported.get(name));
      continue;
    }
    if (reached.get(name) === statement) continue;
    if (reached.has(name)) throw new Error(`the types of komadai/rules: two things named ${name}`);
    reached.set(name, statement);
    for (const word of wordsOf(statement.code)) {
      if (word !== name) waiting.push([path, word]);
    }
  }
  const outside = new Map(exported.map((one) => [one.name, one]));
  const isTypeOfClass = ({ name, isType }) => isType && reached.get(name).isClass;
  const texts = Array.from(reached, ([name, { comment, code }]) => {
    const one = outside.get(name);
    return `${comment}${one && !isTypeOfClass(one) ? 'export ' : ''}${code}`;
  });
  const classes = exported.filter(isTypeOfClass).map(({ name }) => name);
  return `${texts.join('\n')}\nexport type { ${classes.join(', ')} };\n`;
}

function wordsOf(code) {
  return new Set(code.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[A-Za-z_]\w*/g));
}

/** The statements of a file of declarations by name, and where its other names come from. */
function parseDeclarations(path, text) {
  const imported = new Map();
  const exported = [];
  const importLines = /^(import|export)( type)? \{([^}]*)\} from '(.*)';$/gm;
  const body = text.replaceAll(importLines, (_, keyword, allTypes, names, target) => {
    const from = `./${joinPosix(path, '..', target)}`;
    for (const entry of names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)) {
      const [, type, name, alias = name] = /^(type )?(\w+)(?: as (\w+))?$/.exec(entry);
      imported.set(alias, [from, name]);
      const isType = Boolean(allTypes ?? type);
      if (keyword === 'export') exported.push({ name, from, isType });
    }
    return '';
  });
  const statements = new Map();
  const starts = [...`${body}\nexport end`.matchAll(START)];
  for (const [index, { 1: comment = '', 2: kind, 3: name, index: at }] of starts.entries()) {
    if (kind === undefined) continue;
    const end = starts[index + 1].index;
    const code = body.slice(at + comment.length, end).replace(/^export /, '');
    statements.set(name, { comment, code: code.trimEnd(), isClass: kind === 'class' });
  }
  return { statements, imported, exported };
}
