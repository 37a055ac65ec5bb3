import type { Engine } from '../../source/engine/engine.ts';
import type { EngineRoom } from '../../source/match/participants/engine-room.ts';
import { AnalystStub } from '../match/analyst-stub.ts';
import { ToldEngine } from '../match/told-engine.ts';
import { mateHere } from './mate-here.ts';

/** A room whose engines say what they are told; each level has the answers of its own. */
export function stubEngineRoom(
  answers: readonly string[] = [],
  hints: readonly string[] = [],
  analyst: () => Engine = () => new AnalystStub(),
): EngineRoom & { readonly opened: ToldEngine[] } {
  const opened: ToldEngine[] = [];
  const open = (texts: readonly string[]) => {
    const engine = new ToldEngine(...texts);
    opened.push(engine);
    return { engine, limits: { nodes: 1 } };
  };
  return {
    isShared: false,
    opened,
    open: () => open(answers),
    adviser: () => open(hints),
    analyst,
    judge: analyst,
    findMate: mateHere,
    close: () => {
      for (const engine of opened) engine.close();
    },
  };
}
