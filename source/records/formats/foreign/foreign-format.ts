import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { GameFormat, HeldGames } from '../format.ts';
import type { ForeignForm } from './write-foreign.ts';

interface ForeignFormat<Id extends string> extends Omit<GameFormat<Id>, 'holds' | 'write'> {
  readonly holds: Omit<HeldGames, 'variants' | 'encodings'>;
  /** Loads how it writes. */
  readonly form: () => Promise<ForeignForm>;
}

/** A format in which other programs exchange games of shogi. */
export function foreignFormat<Id extends string>({
  form,
  ...format
}: ForeignFormat<Id>): GameFormat<Id> {
  const holds: HeldGames = {
    ...format.holds,
    variants: [shogi],
    encodings: ['utf-8', 'shift_jis'],
  };
  return {
    ...format,
    holds,
    async write(record, encoding) {
      const [{ writeForeign }, loaded] = await Promise.all([import('./write-foreign.ts'), form()]);
      return writeForeign(record, loaded, holds, encoding);
    },
  };
}
