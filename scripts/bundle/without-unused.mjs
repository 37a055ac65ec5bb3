import { readFile } from 'node:fs/promises';

/**
 * Calls in meow that set up the reading of a package.json from the disk. The program gives meow its
 * package. These calls and their code took 13 ms, a fifth of the start of bare Node.
 */
const SET_UP_IN_MEOW = [
  'var normalizeExports = requireNormalize();',
  'var libExports = requireLib$1();',
];

/**
 * Leaves out code that packages load and the program never calls: Ink's developer tools, conf's
 * schemas and migrations, meow's search for a package.json. Imports of it are undefined.
 */
export const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    const filter = /^(\.\/devtools\.js|ajv\/dist\/2020\.js|ajv-formats|semver)$/;
    onResolve({ filter }, ({ path, importer }) =>
      /node_modules\/(ink|conf)\//.test(importer.replaceAll('\\', '/'))
        ? { path, namespace: 'unused' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default undefined; export const Ajv2020 = undefined;',
    }));
    onLoad({ filter: /[\\/]meow[\\/]build[\\/]dependencies\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const call of SET_UP_IN_MEOW) {
        if (!contents.includes(call)) throw new Error(`meow has no ${call} any more`);
        contents = contents.replace(call, `${call.slice(0, call.indexOf(' ='))};`);
      }
      return { contents };
    });
  },
};
