import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vitest/config';

export declare const withKernels: EsbuildPlugin;
export declare const kernelsForVite: VitePlugin;
