import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { inAscii, Linker } from './linker.mjs';

/** From here escapes make a text longer than letters of two bytes make it slow. */
const MOST_ESCAPED = 1.1;

/**
 * Bundles the sentences of each language in a part, `ja-HASH.cjs`, in which an area of sentences
 * runs when the first of them is needed.
 * @param shared options of esbuild
 * @param folder of the languages, each in a folder of its own, below the root
 * @returns what to write, the inputs, and the file of each language as it is asked for
 */
export async function bundleLanguages(shared, folder) {
  const entries = await readdir(join(shared.absWorkingDir, folder), { withFileTypes: true });
  const outputFiles = [];
  const inputs = new Set();
  const files = {};
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const index = await readFile(join(shared.absWorkingDir, folder, name, 'index.ts'), 'utf8');
    const areas = Array.from(
      index.matchAll(/^import \{ (\w+) \} from '(.*)';$/gm),
      ([, area, file]) => ({ area, source: posix.join(folder, name, file) }),
    );
    const linker = await Linker.cut(shared, { entryPoints: areas.map(({ source }) => source) });
    const fields = areas.map(
      ({ area, source }) => `get ${area}() { return ${linker.entry(source)}.${area}; }`,
    );
    const texts = `{ language: ${JSON.stringify(name)}, ${fields} }`;
    const text = await linker.link('part, require', `part.exports = ${texts};`);
    const escaped = inAscii(text);
    const contents = escaped.length < MOST_ESCAPED * text.length ? escaped : text;
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
    files[name] = `./parts/${name}-${hash}.cjs`;
    outputFiles.push({ path: join(shared.outdir, files[name]), contents });
    for (const input of Object.keys(linker.metafile.inputs)) inputs.add(input);
  }
  return { outputFiles, inputs: [...inputs], files };
}
