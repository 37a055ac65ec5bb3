import { openBook } from '../engine/book/open-book.ts';
import { OwnEngine } from '../engine/search/own-engine.ts';
import type { NoNet } from '../engine/search/worker-messages.ts';
import { MAX_LEVEL } from '../engine/usi/usi-options.ts';
import { type EngineFactory, UsiServer } from '../engine/usi/usi-server.ts';
import type { Variant } from '../rules/core/variant.ts';
import { bookFaultText, noNetText } from '../text/engine-fault.ts';
import { type Command, STATUS_DONE } from './command.ts';
import { readLines } from './output.ts';
import { VERSION } from './version.ts';

/** `komadai usi`: our engine for other programs, until `quit` or the end of the input. */
export const usiCommand: Command = {
  operands: [],
  flags: {},
  examples: ['komadai usi'],
  async run({ stdin, stdout, random }) {
    const writeLine = (line: string) => stdout.write(`${line}\n`);
    const badBooks = new Set<string>();
    /** Says once that there is no book where one is wanted. */
    const checkBook = (variant: Variant) => {
      const book = openBook(variant);
      if (book.ok || badBooks.has(variant.id)) return;
      badBooks.add(variant.id);
      writeLine(`info string ${bookFaultText(variant.id, book.fault)}`);
    };
    // The highest level has no limit of its own here: it thinks as long as it is told to.
    const createEngine: EngineFactory = ({ variant, level, hashMb, ownBook }, say) => {
      if (ownBook) checkBook(variant);
      const seed = Math.floor(random() * 2 ** 31);
      const style = { seed, usesBook: ownBook, ...(level < MAX_LEVEL && { level }) };
      const onNoNet = (missing: NoNet) => say(noNetText(missing));
      return new OwnEngine({ hashMb, ...style, onNoNet });
    };
    const server = new UsiServer(createEngine, writeLine, `komadai ${VERSION}`);
    for await (const line of readLines(stdin)) {
      server.receive(line);
      if (server.hasEnded) break;
    }
    await server.finish();
    return STATUS_DONE;
  },
};
