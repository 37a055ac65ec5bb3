import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const CACHE = join(root, 'node_modules/.cache/komadai-kernels');
const OPTIONS = ['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert'];

/** An import of `./x.wasm` is `x.as.ts` beside it, compiled from AssemblyScript. */
const FILTER = /^\.{1,2}\/.*\.wasm$/;

/**
 * Lets sources import WebAssembly that is compiled from AssemblyScript: `./x.wasm` exports the
 * `bytes` of the module whose source is `x.as.ts` beside it. For esbuild.
 */
export const withKernels = {
  name: 'kernels',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: FILTER }, ({ path, resolveDir }) => {
      return { path: sourceOf(resolve(resolveDir, path)), namespace: 'kernel' };
    });
    onLoad({ filter: /.*/, namespace: 'kernel' }, async ({ path }) => ({
      contents: await moduleOf(path),
      watchFiles: [path],
    }));
  },
};

/** The same for Vite, so that tests run the sources. */
export const kernelsForVite = {
  name: 'kernels',
  enforce: 'pre',
  resolveId(path, importer) {
    if (importer === undefined || !FILTER.test(path)) return undefined;
    return `\0kernel:${sourceOf(resolve(dirname(importer), path))}`;
  },
  load(id) {
    if (!id.startsWith('\0kernel:')) return undefined;
    const path = id.slice('\0kernel:'.length);
    this.addWatchFile(path);
    return moduleOf(path);
  },
};

function sourceOf(path) {
  return path.replace(/\.wasm$/, '.as.ts');
}

/** A module that exports the bytes of a compiled source. */
async function moduleOf(path) {
  const base64 = (await compiled(path)).toString('base64');
  return `export const bytes = Uint8Array.from(atob('${base64}'), (char) => char.charCodeAt(0));`;
}

/** The compiled source, from the cache where it is known. */
async function compiled(path) {
  const source = await readFile(path, 'utf8');
  const compiler = await readFile(join(root, 'node_modules/assemblyscript/package.json'), 'utf8');
  const { version } = JSON.parse(compiler);
  const key = JSON.stringify([version, OPTIONS, source]);
  const file = join(CACHE, `${createHash('sha256').update(key).digest('hex')}.wasm`);
  try {
    return await readFile(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const bytes = await compile(path, source);
  await mkdir(CACHE, { recursive: true });
  // Others may compile the same at this moment.
  const own = `${file}.${process.pid}`;
  await writeFile(own, bytes);
  await rename(own, file);
  return bytes;
}

async function compile(path, source) {
  // It takes a second to load, and is needed only after a change.
  const { default: asc } = await import('assemblyscript/asc');
  let bytes;
  const { error, stderr } = await asc.main(['kernel.ts', '-o', 'kernel.wasm', ...OPTIONS], {
    readFile: (name) => (name === 'kernel.ts' ? source : null),
    writeFile: (_, contents) => {
      bytes = Buffer.from(contents);
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${path}: ${stderr}`, { cause: error });
  return bytes;
}
