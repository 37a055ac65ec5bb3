import { OwnEngine } from '../engine/search/own-engine.ts';
import type { Lack } from '../engine/search/worker-messages.ts';
import { MAX_LEVEL } from '../engine/usi/usi-options.ts';
import { type EngineFactory, UsiServer } from '../engine/usi/usi-server.ts';
import { lackText } from '../text/game.ts';
import { type Command, STATUS_DONE } from './command.ts';
import { readLines } from './output.ts';
import { VERSION } from './version.ts';

/** `komadai usi`: our engine for other programs, until `quit` or the end of the input. */
export const usiCommand: Command = {
  operands: [],
  flags: {},
  examples: ['komadai usi'],
  async run({ texts, stdin, stdout, random }) {
    const lacks = new Set<string>();
    // The highest level has no limit of its own here: it thinks as long as it is told to.
    const createEngine: EngineFactory = ({ level, hashMb, threads, ownBook }, say) => {
      const seed = Math.floor(random() * 2 ** 31);
      const style = { seed, usesBook: ownBook, ...(level < MAX_LEVEL && { level }) };
      const onLack = (lack: Lack) => {
        const text = lackText(texts, lack);
        if (!lacks.has(text)) say(text);
        lacks.add(text);
      };
      return new OwnEngine({ hashMb, threads, ...style, onLack });
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
