import type { GameStore } from '../records/store/store.ts';
import { noteOf } from '../records/tree/notes.ts';
import { type GameRecord, isUnfinished, type RecordNode } from '../records/tree/record.ts';
import type { RecordWalk, WalkedMove } from '../records/tree/record-walk.ts';
import { asked, refused, told } from './answer.ts';
import type { ReplayAnalyst } from './replay-analyst.ts';
import { type Changed, cleanNote, type ReplayEdits } from './replay-edits.ts';
import { exportFault, exportGame } from './replay-export.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';
import { REDO_ROW, UNDO_ROW } from './shared-words.ts';
import type { WordRow } from './word-row.ts';

/** The replay whose record is changed. */
interface Edited {
  readonly walk: RecordWalk;
  readonly edits: ReplayEdits;
  readonly record: GameRecord;
  readonly options: { readonly store: GameStore | undefined };
  readonly analyst: ReplayAnalyst;
}

/** The replay that its words change. */
export interface ChangedReplay {
  readonly changes: ReplayChanges;
  readonly edits: ReplayEdits;
  readonly options: Pick<Edited['options'], 'store'> & {
    readonly publicAddress?: string | undefined;
  };
}

type Row = WordRow<ChangedReplay, ReplayTold>;

/** The words that change the record. */
export const CHANGE_ROWS = [
  {
    name: 'note',
    short: 'n',
    argument: 'optional',
    effect: 'changes',
    refusal: ({ edits }) => edits.fault && { code: edits.fault },
    run: ({ changes }, text) => changes.note(text),
  },
  {
    name: 'promote',
    short: 'P',
    effect: 'changes',
    refusal: ({ edits }) => edits.promoteFault && { code: edits.promoteFault },
    run: ({ changes }) => changes.promote(),
  },
  {
    name: 'remove',
    short: 'D',
    effect: 'changes',
    refusal: ({ edits }) => edits.removeFault && { code: edits.removeFault },
    run: ({ changes }) => changes.remove(),
  },
] as const satisfies readonly Row[];

/** Writes the game into a file. */
export const EXPORT_ROW = {
  name: 'export',
  short: 'e',
  argument: 'optional',
  effect: 'changes',
  refusal: ({ options: { store, publicAddress: address } }) =>
    store ? undefined : { code: 'exported-by-server', address },
  run: ({ changes }, name) => changes.export(name),
} as const satisfies Row;

/** Answers the words that write: comments, variations, and files. */
export class ReplayChanges {
  readonly #of: Edited;

  constructor(of: Edited) {
    this.#of = of;
  }

  /** Tells the comment, or replaces it: `-` by none. */
  note(argument: string): ReplayAnswer {
    const old = noteOf(this.#of.walk.node);
    const what = { code: 'note', text: old } as const;
    if (argument === '') return { kind: 'told', what, line: `note ${old}` };
    const text = argument === '-' ? '' : cleanNote(argument);
    if (text === old) return told(what);
    const yes = () => this.#changed(this.#of.edits.note(text));
    if (old === '') return yes();
    return asked({ code: 'changes-note', old, text }, yes);
  }

  promote(): ReplayAnswer {
    const first = this.#of.edits.variation as WalkedMove;
    const what = { code: 'promotes', first, isFinished: !isUnfinished(this.#of.record) } as const;
    return asked(what, () => this.#changed(this.#of.edits.promote()));
  }

  remove(): ReplayAnswer {
    const first = this.#of.edits.variation as WalkedMove;
    const what = { code: 'removes', first, count: countMoves(first.node) } as const;
    return asked(what, () => this.#changed(this.#of.edits.remove()));
  }

  whyNot(word: string): ReplayTold | undefined {
    const { fault, canUndo, canRedo } = this.#of.edits;
    if (fault) return { code: fault };
    if (word === UNDO_ROW.name) return canUndo ? undefined : { code: 'no-undo' };
    return word !== REDO_ROW.name || canRedo ? undefined : { code: 'no-redo' };
  }

  undo(): ReplayAnswer {
    return this.#changed(this.#of.edits.undo(), 'undone');
  }

  redo(): ReplayAnswer {
    return this.#changed(this.#of.edits.redo(), 'redone');
  }

  /** Writes the game into a file of a name; without one, tells where it would be. */
  export(name: string): ReplayAnswer {
    const store = this.#of.options.store as GameStore;
    if (name === '') {
      const free = store.freeName(this.#of.record.variant);
      const what = { code: 'export-name', name: free, folder: store.folder } as const;
      return { kind: 'told', what, line: `export ${free}` };
    }
    const fault = exportFault(store, name);
    if (fault?.code === 'name-taken') {
      const what = { code: 'replaces', name: fault.name } as const;
      return asked(what, () => this.#export(name, true));
    }
    if (fault) return refused({ code: 'not-exported', fault: { code: 'name', fault } });
    return this.#export(name, false);
  }

  #changed(changed: Changed, code: 'changed' | 'undone' | 'redone' = 'changed'): ReplayAnswer {
    this.#of.analyst.analysis.follow(this.#of.walk);
    return { kind: 'done', what: { code, changed } };
  }

  #export(name: string, replaces: boolean): ReplayAnswer {
    const { record } = this.#of;
    const written = exportGame(this.#of.options.store as GameStore, record, name, replaces);
    const answer = written.then((exported): ReplayAnswer => {
      if (exported.kind === 'refused') {
        return refused({ code: 'not-exported', fault: exported.fault });
      }
      if (exported.losses.length === 0 && record === this.#of.record)
        this.#of.edits.isUnsaved = false;
      return told({ code: 'exported', exported });
    });
    return { kind: 'later', answer };
  }
}

/** How many moves a part of a record has, its first one included. */
function countMoves(first: RecordNode): number {
  let count = 0;
  const waiting = [first];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    count++;
    waiting.push(...node.children);
  }
  return count;
}
