import type { Lack } from '../engine/search/worker-messages.ts';
import type { EngineFailed, EngineStarted } from '../match/participants/participant.ts';
import type { Texts } from './texts.ts';

// What an engine does in a game is told in each language, why it does so in English.

/** What happened to an engine in a game, and what can be done. */
export function engineFailedText({ commands, game }: Texts, failed: EngineFailed): string {
  return game.engineFailedText(failed, commands.engineFaultText(failed.name, failed.error));
}

/** `White is Fairy-Stockfish 14.`, and the options that it was not told. */
export function engineStartedText(texts: Texts, started: EngineStarted): string {
  const faults = started.optionFaults.map(texts.commands.optionFaultText);
  return texts.words.joinSentences([texts.game.engineStartedText(started), ...faults]);
}

/** Says which file of the computer cannot be used for a game, and what that means. */
export function lackText({ commands, game }: Texts, lack: Lack): string {
  return game.lackText(lack, commands.fileFaultText(lack.fault));
}
