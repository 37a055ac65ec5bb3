import { OwnEngine } from '../engine/search/own-engine.ts';
import type { NoNet } from '../engine/search/worker-messages.ts';
import { MAX_LEVEL } from '../engine/usi/usi-options.ts';
import { type EngineFactory, UsiServer } from '../engine/usi/usi-server.ts';
import { noNetText } from '../text/engine-fault.ts';
import { type Command, STATUS_DONE } from './command.ts';
import { readLines } from './output.ts';
import { VERSION } from './version.ts';

/** `komadai usi`: our engine for other programs, until `quit` or the end of the input. */
export const usiCommand: Command = {
  operands: [],
  flags: {},
  examples: ['komadai usi'],
  async run({ stdin, stdout, random }) {
    const seed = Math.floor(random() * 2 ** 31);
    // The highest level has no limit of its own here: it thinks as long as it is told to.
    const createEngine: EngineFactory = ({ level, hashMb }, say) => {
      const onNoNet = (missing: NoNet) => say(noNetText(missing));
      return new OwnEngine({ hashMb, seed, onNoNet, ...(level < MAX_LEVEL && { level }) });
    };
    const server = new UsiServer(
      createEngine,
      (line) => stdout.write(`${line}\n`),
      `komadai ${VERSION}`,
    );
    for await (const line of readLines(stdin)) {
      server.receive(line);
      if (server.hasEnded) break;
    }
    await server.finish();
    return STATUS_DONE;
  },
};
