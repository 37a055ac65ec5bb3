import { basename } from 'node:path';
import { build, transform } from 'esbuild';

/** Stands first in a module, after what esbuild puts before it. */
const START = 'START;';
const EXPORTS = /^export \{([^}]*)\};\s*$/m;
const REQUIRED = /^var (\w+) = .*\brequire\("([^"]+)"\).*;$/gm;
/** esbuild's own modules of what several sources share. Nothing imports one whole. */
const SHARED = 'shared-';

/**
 * Links modules to one script, in which each is a function that runs when one of its exports is
 * needed first. What a start does not need is not run, and not kept with its compiled code.
 */
export class Linker {
  /** What esbuild has made of the sources. */
  metafile;
  /** Files beside the script. */
  assets;
  #options;
  /** The modules by name, with what each exports. */
  #modules = new Map();
  /** The numbers of linked modules by name. */
  #linked = new Map();
  /** The numbers of the parts of Node that they need. */
  #builtins = new Map();

  /**
   * Cuts sources into modules.
   * @param shared options of esbuild
   * @param options more of them: each entry stays a module of its own
   */
  static async cut(shared, options) {
    const linker = new Linker();
    const { outputFiles, metafile } = await build({
      ...shared,
      ...options,
      bundle: true,
      write: false,
      metafile: true,
      entryNames: '[name]-[hash]',
      chunkNames: `${SHARED}[hash]`,
      minify: false,
      charset: 'utf8',
      format: 'esm',
      splitting: true,
    });
    const isScript = ({ path }) => path.endsWith('.js');
    linker.metafile = metafile;
    linker.assets = outputFiles.filter((file) => !isScript(file));
    linker.#options = { target: shared.target, charset: 'utf8' };
    for (const { path, text } of outputFiles.filter(isScript)) {
      const exports = parseExports(text);
      linker.#modules.set(basename(path), { text: text.replace(EXPORTS, ''), exports });
    }
    return linker;
  }

  /** An expression for the module of an entry, which runs it the first time. */
  entry(source) {
    const [path] = Object.entries(this.metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint === source,
    );
    return this.#module(basename(path));
  }

  /**
   * A function of these parameters, `require` among them, that runs statements.
   * @param statements may use what `entry` has returned
   */
  async link(parameters, statements) {
    const modules = [];
    while (modules.length < this.#linked.size) {
      const names = [...this.#linked.keys()].slice(modules.length);
      const scripts = await Promise.all(names.map((name) => this.#scriptOf(name)));
      for (const script of scripts) modules.push(this.#linkModule(script));
    }
    const script = `linked = function (${parameters}) {
      'use strict';
      const made = [], parts = [], names = ${JSON.stringify([...this.#builtins.keys()])};
      const module$ = (n) => made[n] ??= modules[n]();
      const builtin$ = (n) => parts[n] ??= partOf(require(names[n]));
      const partOf = (part) => Object.create(part, { default: { value: part } });
      const modules = [${modules}];
      ${statements}
    };`;
    const { code } = await transform(script, { ...this.#options, minify: true });
    return `(${code.slice('linked='.length).replace(/;\s*$/, '')})`;
  }

  #module(name) {
    return `module$(${numberIn(this.#linked, name)})`;
  }

  /** A module as a script, in which `EXPORTED` gets what it exports. */
  async #scriptOf(name) {
    const { text, exports } = this.#modules.get(name);
    const assigned = assignedIn(text);
    const fields = [...exports].map(([field, local]) => {
      const shown = this.#field(name, field);
      return assigned.has(local) ? `get ${shown}() { return ${local}; }` : `${shown}: ${local}`;
    });
    const { code } = await transform(`${START}\n${text}\nEXPORTED = {${fields}};`, {
      ...this.#options,
      format: 'cjs',
      platform: 'node',
    });
    return code;
  }

  #linkModule(code) {
    const start = code.indexOf(START);
    const imports = new Map();
    for (const [, local, path] of code.slice(0, start).matchAll(REQUIRED)) imports.set(local, path);
    const body = code
      .slice(start + START.length)
      .replace(/\b(import_\w+)(?:\.(\w+))?/g, (found, local, field) => {
        const path = imports.get(local);
        return path === undefined ? found : this.#use(path, field);
      })
      .replace(
        /\bimport\("([^"]+)"\)/g,
        (_, path) => `Promise.resolve().then(() => ${this.#use(path)})`,
      )
      .replace('EXPORTED = {', 'return {');
    const spaces = [...imports].filter(([local]) => !local.startsWith('import_'));
    const head = spaces.map(([local, path]) => `const ${local} = ${this.#use(path)};`);
    return `() => {${head.join('')}${body}}`;
  }

  /** An expression for what is imported from a path. */
  #use(path, field) {
    const name = basename(path);
    const isOurs = path.startsWith('.');
    const from = isOurs ? this.#module(name) : `builtin$(${numberIn(this.#builtins, path)})`;
    if (field === undefined && name.startsWith(SHARED)) throw new Error(`no source is ${path}`);
    if (field === undefined) return `(${from})`;
    return `(${from}).${isOurs ? this.#field(name, field) : field}`;
  }

  /** What an export is called in the script. */
  #field(name, field) {
    if (!name.startsWith(SHARED)) return field;
    const index = [...this.#modules.get(name).exports.keys()].indexOf(field);
    return `_${index.toString(36)}`;
  }
}

/** What a module exports, by the names that others import it by. */
function parseExports(text) {
  const list = EXPORTS.exec(text)?.[1] ?? '';
  return new Map(
    list
      .split(',')
      .map((one) => one.trim().split(' as '))
      .filter(([local]) => local)
      .map(([local, field = local]) => [field, local]),
  );
}

/** The variables that may get another value after their first, and some that are only compared. */
function assignedIn(text) {
  const names = new Set();
  const alone =
    /(?<!var |let |[\w$.])([\w$]+) [-+*/%&|^?<>]{0,3}= |(?:\+\+|--)([\w$]+)|([\w$]+)(?:\+\+|--)/g;
  for (const [, ...found] of text.matchAll(alone)) names.add(found.find(Boolean));
  for (const [unpacked] of text.matchAll(/^\s*[[({].*[\]}] = /gm)) {
    for (const [name] of unpacked.matchAll(/[\w$]+/g)) names.add(name);
  }
  return names;
}

/** The number of an item, which gets the next one the first time. */
function numberIn(numbers, item) {
  if (!numbers.has(item)) numbers.set(item, numbers.size);
  return numbers.get(item);
}

/**
 * Escapes the characters of a script that are not of ASCII. One of them makes Node keep all of a
 * script in two bytes a character, and read it more slowly.
 */
export function inAscii(script) {
  return script.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
