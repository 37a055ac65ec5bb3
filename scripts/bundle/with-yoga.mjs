import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const IN_YOGA = /[\\/]yoga-layout[\\/]dist[\\/]/.source;
/** The WebAssembly of yoga, where its own code has it. */
const BYTES = /(?<=data:application\/octet-stream;base64,)[\w+/]+=*/;

/** The entry of yoga, which calls back with its WebAssembly at once instead of some time later. */
const ENTRY = `
import loadYoga from '../binaries/yoga-wasm-base64-esm.js';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import file from 'yoga.wasm';
import wrapAssembly from './wrapAssembly.js';

// Here, since yoga's own code lets an error end the program with all of its stack.
const bytes = readFileSync(new URL(file, import.meta.url));
const yoga = {
  instantiateWasm(imports, take) {
    setFlagsFromString('--wasm-lazy-validation');
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
    setFlagsFromString('--no-wasm-lazy-validation');
    take(instance);
    return instance.exports;
  },
};
loadYoga(yoga);
export default wrapAssembly(yoga);
export * from './generated/YGEnums.js';
`;

/**
 * Sets yoga up while it is loaded: a script cannot wait. Its WebAssembly is decoded by Node, which
 * takes 0.2 ms where its own loop takes 2.
 */
export const withYoga = {
  name: 'yoga',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: new RegExp(`${IN_YOGA}src[\\\\/]index\\.js$`) }, () => ({ contents: ENTRY }));
    onLoad({ filter: new RegExp(`${IN_YOGA}binaries[\\\\/]`) }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: text.replace(BYTES, '') };
    });
    onResolve({ filter: /^yoga\.wasm$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'yoga',
      pluginData: join(resolveDir, '../binaries/yoga-wasm-base64-esm.js'),
    }));
    onLoad({ filter: /.*/, namespace: 'yoga' }, async ({ pluginData: path }) => {
      const [bytes] = BYTES.exec(await readFile(path, 'utf8')) ?? [];
      if (bytes === undefined) throw new Error('yoga has no WebAssembly in base64 any more');
      return { contents: Buffer.from(bytes, 'base64'), loader: 'file' };
    });
  },
};
