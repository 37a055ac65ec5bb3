import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { inAscii } from './in-ascii.mjs';

/**
 * What no first picture of a screen needs, in parts of its own, each of which is loaded for the
 * first of its sentences: what is read in pages, and what commands and files have to tell.
 */
const LATER = {
  pages: [
    ...['boardWordHelp', 'changes', 'edit', 'evaluationCourse', 'explorer', 'learn'],
    ...['lobbyWordHelp', 'pageTitles', 'piecePage', 'piecePlaces', 'rulesPage', 'variantProse'],
    ...['openingNames', 'statistics', 'whereabouts'],
  ],
  commands: [
    ...['admin', 'analyse', 'argumentFault', 'backup', 'clipboard', 'command', 'engineFault'],
    ...['guestWords', 'hallRefusal', 'kept', 'limit', 'noScreen', 'option', 'outputFault'],
    ...['recordFault', 'recordLosses', 'serve', 'server', 'settingsFault', 'sfenFault', 'solve'],
    ...['storeFault', 'tournament', 'variantFault', 'variantList', 'gameIndex'],
    ...['engineList', 'keyFault', 'themeFault'],
  ],
};

/** From here escapes make a text longer than letters of two bytes make it slow. */
const MOST_ESCAPED = 1.1;

/**
 * Bundles the sentences of each language in parts: `ja-HASH.cjs`, which loads `ja-pages-HASH.cjs`
 * and `ja-commands-HASH.cjs`. Each is a function that bin/komadai.js calls.
 * @param shared options of esbuild
 * @param folder of the languages, each in a folder of its own
 * @returns what to write, the inputs, and the file of each language as it is asked for
 */
export async function bundleLanguages(shared, folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const outputFiles = [];
  const inputs = new Set();
  const files = {};
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const index = await readFile(join(folder, name, 'index.ts'), 'utf8');
    const modules = Array.from(
      index.matchAll(/^import \* as (\w+) from '(.*)';$/gm),
      ([, module, path]) => ({ module, path }),
    );
    const add = async (partName, contents) => {
      const { file, metafile } = await bundlePart(shared, join(folder, name), partName, contents);
      outputFiles.push(file);
      for (const input of Object.keys(metafile.inputs)) inputs.add(input);
      return `./parts/${basename(file.path)}`;
    };
    const fields = [`language: ${JSON.stringify(name)}`];
    const first = new Set(modules);
    for (const [part, names] of Object.entries(LATER)) {
      const later = modules.filter(({ module }) => names.includes(module));
      const file = await add(`${name}-${part}`, textsOf(later, []));
      for (const one of later) {
        first.delete(one);
        fields.push(`get ${one.module}() { return require('${file}').TEXTS.${one.module}; }`);
      }
    }
    files[name] = await add(name, textsOf([...first], fields));
  }
  return { outputFiles, inputs: [...inputs], files };
}

/** A source that exports modules as the fields of `TEXTS`. */
function textsOf(modules, more) {
  const imports = modules.map(({ module, path }) => `import * as ${module} from '${path}';`);
  const fields = [...more, ...modules.map(({ module }) => module)];
  return `${imports.join('\n')}\nexport const TEXTS = { ${fields.join(', ')} };`;
}

async function bundlePart(shared, folder, name, contents) {
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: folder, sourcefile: join(folder, 'texts.ts'), loader: 'ts' },
    entryNames: `parts/${name}-[hash]`,
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    // Escapes would double the size of most of them.
    charset: 'utf8',
    external: ['./parts/*'],
    banner: { js: '(function(module,require){' },
    footer: { js: '})' },
  });
  const [{ path, text }] = outputFiles;
  const escaped = inAscii(text);
  const isShort = escaped.length < MOST_ESCAPED * text.length;
  return {
    file: { path: path.replace('stdin', name), contents: isShort ? escaped : text },
    metafile,
  };
}
