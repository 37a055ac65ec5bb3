// Compiles the kernels from AssemblyScript and writes each as a module that exports its bytes:
//   npm run kernels
// With --check it compares instead, and fails where a module is not what its source gives.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const OPTIONS = ['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert'];

/** The module of each kernel in the project, by the name of its source. */
const MODULES = {
  'simd-kernel': 'source/engine/net/simd-kernel-bytes.ts',
  'train-kernel': 'tools/train/train-kernel-bytes.ts',
};

for (const [name, path] of Object.entries(MODULES)) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const text = moduleOf(name, await compile(name));
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is not what tools/kernels/${name}.as.ts gives: npm run kernels`);
    process.exitCode = 1;
  }
}

async function compile(name) {
  const source = readFileSync(new URL(`${name}.as.ts`, import.meta.url), 'utf8');
  let bytes;
  const { error, stderr } = await asc.main(['kernel.ts', '-o', 'kernel.wasm', ...OPTIONS], {
    readFile: (file) => (file === 'kernel.ts' ? source : null),
    writeFile: (_, contents) => {
      bytes = Buffer.from(contents);
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${name}.as.ts: ${stderr}`, { cause: error });
  return bytes;
}

function moduleOf(name, bytes) {
  return `/** The module that \`npm run kernels\` in tools/ compiles from \`kernels/${name}.as.ts\`. */
export const bytes = Uint8Array.from(
  atob(
    '${bytes.toString('base64')}',
  ),
  (char) => char.charCodeAt(0),
);
`;
}
