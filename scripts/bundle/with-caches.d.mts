import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vitest/config';

export declare const USERS_OF_CACHES: RegExp;
export declare const withCaches: EsbuildPlugin;
export declare const cachesForVite: VitePlugin;
