import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BytesRun, type RunOptions, runForBytes } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A game with all that a record can hold. */
export const WHOLE_GAME = `[Variant "shogi"]
[Event "Evening game"]
[Black "a"]
[White "b"]
[Result "1-0"]
[Termination "resignation"]

{Opening words}
1. P-7f {[%emt 0:00:05]} 1... P-3d {[%emt 0:00:07]} {good} (1... P-8d 2. P-2f)
2. Bx2b+ $1 {[%emt 0:00:09]}
1-0
`;

/** A folder with files, and commands that run in it: `HOME/` in a word is the folder. */
export class FileDesk {
  readonly home = temporaryFolder();

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    mkdirSync(join(this.home, 'games'));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(this.home, name), content);
    }
  }

  path(name: string): string {
    return join(this.home, name);
  }

  run(argv: readonly string[], options: RunOptions = {}): Promise<BytesRun> {
    const words = argv.map((word) => word.replace('HOME/', `${this.home}/`));
    return runForBytes([...words, '--home', this.home], options);
  }
}
