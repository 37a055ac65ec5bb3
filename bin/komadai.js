#!/usr/bin/env node
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

try {
  module.enableCompileCache?.(join(cacheFolder(), 'komadai'));
} catch {
  // Without a home there is no cache, and the program starts as well.
}
module.createRequire(import.meta.url)('../dist/komadai.cjs');

function cacheFolder() {
  const { env, platform } = process;
  if (platform === 'win32') return env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return env.XDG_CACHE_HOME || join(homedir(), '.cache');
}
