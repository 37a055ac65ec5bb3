import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const SCRIPTS = ['react', 'react/jsx-runtime'];

/**
 * Puts a module with named exports before scripts that many modules import: at each import of a
 * script, esbuild copies all that it exports, 3,000 getters until the menu stands.
 */
export const withFacades = {
  name: 'facades',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${SCRIPTS.join('|')})$`);
    onResolve({ filter }, ({ path, kind, namespace }) =>
      kind === 'import-statement' && namespace !== 'facade'
        ? { path, namespace: 'facade' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'facade' }, async ({ path }) => ({
      contents: `
import exported from '${path}';
export default exported;
export const { ${await namesOf(path)} } = exported;
`,
      resolveDir: root,
    }));
  },
};

async function namesOf(path) {
  return Object.keys(await import(path)).filter((name) => /^\w+$/.test(name) && name !== 'default');
}
