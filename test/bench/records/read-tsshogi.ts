import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importKIF } from 'tsshogi';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { serveTasks } from '../tasks.ts';

const kif: string[] = JSON.parse(readFileSync(join(itemAt(process.argv, 2), 'kif.json'), 'utf8'));
const moves = readAll();

// It plays the moves as they are written, without a look at the rules.
serveTasks({
  'read KIF': () => {
    readAll();
    return moves;
  },
});

/** How many moves the games have. */
function readAll(): number {
  let count = 0;
  for (const text of kif) {
    const record = importKIF(text);
    if (record instanceof Error) throw record;
    // Without the start and the resignation.
    count += record.moves.length - 2;
  }
  return count;
}
