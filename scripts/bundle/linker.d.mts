import type { BuildOptions, Metafile, OutputFile } from 'esbuild';

export class Linker {
  readonly metafile: Metafile;
  readonly assets: readonly OutputFile[];
  static cut(shared: BuildOptions, options: BuildOptions): Promise<Linker>;
  entry(source: string): string;
  link(parameters: string, statements: string): Promise<string>;
}
