import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PROJECT } from '../helpers/komadai.ts';

export const TOOLS = join(PROJECT, 'tools');

/** Whether `npm ci` was run in `tools`; without it the tests of what is made there are skipped. */
export const hasTools = existsSync(join(TOOLS, 'node_modules'));

/** Loads a package of `tools`. */
export const requireTool = createRequire(join(TOOLS, 'package.json'));
